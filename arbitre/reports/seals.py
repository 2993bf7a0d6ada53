"""Whether the seal of each game holds, in a sentence: the window and ``arbitre verify`` say the same."""

from __future__ import annotations

from collections.abc import Sequence

from arbitre.reports.texts import Texts


def seals_text(texts: Texts, holding: Sequence[int], broken: Sequence[int], unknown: Sequence[int]) -> str:
    """Tell of games by number: those whose seal holds, those whose is broken, those whose secrets are not here.

    >>> seals_text(Texts(), [1, 2], [], [3])
    'Parties 1, 2 : le sceau tient. Partie 3 : le sceau ne se contrôle pas, ses secrets ne sont pas dans ce fichier.'
    """
    sentences = (
        (broken, texts.tr("{count:Partie|Parties} {games} : le sceau est brisé, les tirages ne sont plus prouvés.")),
        (holding, texts.tr("{count:Partie|Parties} {games} : le sceau tient.")),
        (
            unknown,
            texts.tr(
                "{count:Partie|Parties} {games} : le sceau ne se contrôle pas, ses secrets ne sont pas dans ce fichier."
            ),
        ),
    )
    return " ".join(
        sentence.format(count=texts.count(len(games)), games=", ".join(map(str, games)))
        for games, sentence in sentences
        if games
    )
