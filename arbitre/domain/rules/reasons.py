"""The table of reasons: what each may cost, the articles it comes from, and one French sentence that explains it.

The program, the notes to the players and the guide's page on grading all read this one table. A sentence tells what is
wrong, never what is paid: that depends on the rule set, and stands beside it. The sentences are French source texts;
the window translates them in the context ``reasons``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from arbitre.domain.rules.questions import QuestionKind
from arbitre.domain.rules.slip import Reason, Sanction

_NONE, _WARNING, _PENALTY, _ZERO = Sanction.NONE, Sanction.WARNING, Sanction.PENALTY, Sanction.ZERO


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - the name that lupdate looks for
    """Mark a French text for translation in a context; it is translated where it is shown."""
    return text


@dataclass(frozen=True, slots=True)
class ReasonRow:
    """What a reason may cost by the book, its articles, and its sentence."""

    sanctions: tuple[Sanction, ...]
    articles: tuple[str, ...]
    sentence: str


REASONS: Mapping[Reason, ReasonRow] = {
    Reason.EXACT: ReasonRow(
        (_NONE,),
        ("5.3.1", "5.4.2.a", "5.4.2.b"),
        QT_TRANSLATE_NOOP("reasons", "La solution est payée sans sanction."),
    ),
    Reason.EXTENSION: ReasonRow(
        (_NONE,),
        ("5.3.1", "5.3.3"),
        QT_TRANSLATE_NOOP(
            "reasons",
            "Le mot prolonge un mot de la grille assez long pour le situer, quelle que soit la référence.",
        ),
    ),
    Reason.TWO_SOLUTIONS: ReasonRow(
        (_NONE, _WARNING),
        ("5.4.2.b",),
        QT_TRANSLATE_NOOP("reasons", "Deux solutions indépendantes, aucune n’est rayée."),
    ),
    Reason.SCORE_WRONG: ReasonRow(
        (_WARNING,),
        ("5.3.2", "5.4.2.a"),
        QT_TRANSLATE_NOOP("reasons", "Le score écrit est faux."),
    ),
    Reason.SCORE_MISSING: ReasonRow(
        (_WARNING, _ZERO),
        ("5.3.2", "5.4.2.a", "5.4.1.a"),
        QT_TRANSLATE_NOOP("reasons", "Le score manque."),
    ),
    Reason.CIRCLE_MISSING: ReasonRow(
        (_WARNING,),
        ("5.5", "5.3.1", "5.3.2", "5.4.2.a"),
        QT_TRANSLATE_NOOP("reasons", "La lettre du joker n’est pas encerclée."),
    ),
    Reason.CIRCLE_WRONG: ReasonRow(
        (_WARNING,),
        ("5.5", "5.3.1", "5.3.2", "5.4.2.a"),
        QT_TRANSLATE_NOOP("reasons", "La lettre encerclée ne peut pas être le joker."),
    ),
    Reason.CIRCLE_OTHER: ReasonRow(
        (_WARNING,),
        ("5.3.1", "5.4.2.a"),
        QT_TRANSLATE_NOOP("reasons", "Le score écrit est celui d’un autre encerclement possible du joker."),
    ),
    Reason.REFERENCE_INVERTED: ReasonRow(
        (_WARNING,), ("5.5",), QT_TRANSLATE_NOOP("reasons", "La lettre et le chiffre de la référence sont inversés.")
    ),
    Reason.DIRECTION_INVERTED: ReasonRow(
        (_WARNING,),
        ("5.5",),
        QT_TRANSLATE_NOOP("reasons", "Le mot est écrit dans le mauvais sens, sa référence est juste."),
    ),
    Reason.INVERSION_TWO_DIRECTIONS: ReasonRow(
        (_WARNING,),
        ("5.5",),
        QT_TRANSLATE_NOOP(
            "reasons",
            "Le sens du mot et la référence se contredisent et le mot est jouable dans les deux sens depuis cette "
            "case.",
        ),
    ),
    Reason.RACCORD_TWO_LETTERS: ReasonRow(
        (_WARNING,), ("5.5",), QT_TRANSLATE_NOOP("reasons", "Deux lettres de raccord seulement : il en faut davantage.")
    ),
    Reason.RACCORD_AMBIGUOUS: ReasonRow(
        (_WARNING,),
        ("5.4.2.b",),
        QT_TRANSLATE_NOOP(
            "reasons", "Les lettres de raccord conviennent à plusieurs places et le score n’est celui d’aucune."
        ),
    ),
    Reason.EXTENSION_TWO_LETTERS: ReasonRow(
        (_WARNING,),
        ("5.5",),
        QT_TRANSLATE_NOOP(
            "reasons", "Prolongement d’un mot de deux lettres, sans autre lettre de raccord ni référence juste."
        ),
    ),
    Reason.BOTH_MODES_ONE_WRONG: ReasonRow(
        (_WARNING,),
        ("5.5",),
        QT_TRANSLATE_NOOP("reasons", "Référence et lettres de raccord sont données, l’une des deux est fausse."),
    ),
    Reason.BOTH_MODES_BOTH_WRONG: ReasonRow(
        (_WARNING, _PENALTY),
        ("5.3.3",),
        QT_TRANSLATE_NOOP("reasons", "Référence et lettres de raccord sont données et fausses toutes deux."),
    ),
    Reason.HARD_TO_READ: ReasonRow(
        (_WARNING,), ("5.5",), QT_TRANSLATE_NOOP("reasons", "Le bulletin est difficile à lire.")
    ),
    Reason.SEVERAL_FAULTS: ReasonRow(
        (_WARNING,),
        ("5.8",),
        QT_TRANSLATE_NOOP("reasons", "Plusieurs fautes légères sur le bulletin."),
    ),
    Reason.REFERENCE_MISSING: ReasonRow(
        (_PENALTY,),
        ("5.3.3",),
        QT_TRANSLATE_NOOP("reasons", "Aucune place n’est indiquée."),
    ),
    Reason.REFERENCE_WRONG: ReasonRow(
        (_PENALTY,),
        ("5.3.3",),
        QT_TRANSLATE_NOOP("reasons", "La place indiquée est fausse."),
    ),
    Reason.LOCATION_INCOMPATIBLE: ReasonRow(
        (_PENALTY,),
        ("5.3.3",),
        QT_TRANSLATE_NOOP("reasons", "La place est jouable, mais le score écrit est celui d’une autre place."),
    ),
    Reason.RACCORD_ONE_LETTER: ReasonRow(
        (_PENALTY,),
        ("5.3.3",),
        QT_TRANSLATE_NOOP("reasons", "Une seule lettre de raccord ne situe rien."),
    ),
    Reason.BOTH_INVERTED: ReasonRow(
        (_PENALTY, _ZERO),
        ("5.3.3", "5.4.1.a"),
        QT_TRANSLATE_NOOP(
            "reasons", "Le sens du mot et la référence sont inversés tous deux : le mot n’est pas situé."
        ),
    ),
    Reason.NO_SLIP: ReasonRow((_ZERO,), ("5.7",), QT_TRANSLATE_NOOP("reasons", "Aucun bulletin remis.")),
    Reason.BLANK_SLIP: ReasonRow((_ZERO,), ("5.7",), QT_TRANSLATE_NOOP("reasons", "Bulletin blanc.")),
    Reason.LATE: ReasonRow(
        (_ZERO,), ("5.7",), QT_TRANSLATE_NOOP("reasons", "Bulletin écrit ou échangé après la fin du temps.")
    ),
    Reason.SEVERAL_SLIPS: ReasonRow(
        (_ZERO,), ("5.7",), QT_TRANSLATE_NOOP("reasons", "Plusieurs bulletins non blancs.")
    ),
    Reason.NO_SOLUTION: ReasonRow(
        (_ZERO,), ("5.4.1.a",), QT_TRANSLATE_NOOP("reasons", "Le bulletin ne porte aucun mot lisible.")
    ),
    Reason.WORD_NOT_ADMITTED: ReasonRow(
        (_ZERO,), ("5.4.1.a",), QT_TRANSLATE_NOOP("reasons", "Le mot n’est pas admis.")
    ),
    Reason.CROSS_WORD_NOT_ADMITTED: ReasonRow(
        (_ZERO,), ("5.4.1.a",), QT_TRANSLATE_NOOP("reasons", "Un mot formé en raccord n’est pas admis.")
    ),
    Reason.WORD_INCOMPLETE: ReasonRow(
        (_ZERO,),
        ("5.7",),
        QT_TRANSLATE_NOOP("reasons", "Le mot n’est pas écrit en entier, avec les lettres déjà sur la grille."),
    ),
    Reason.COPY_ERROR: ReasonRow(
        (_ZERO,), ("5.7",), QT_TRANSLATE_NOOP("reasons", "Le mot de la grille est mal recopié.")
    ),
    Reason.GRID_ERROR: ReasonRow(
        (_ZERO,), ("5.4.1.c",), QT_TRANSLATE_NOOP("reasons", "Le mot ne tient pas ainsi sur la grille.")
    ),
    Reason.LETTER_ERROR: ReasonRow(
        (_ZERO,), ("5.4.1.d",), QT_TRANSLATE_NOOP("reasons", "Le mot ne peut pas être posé avec les lettres du tirage.")
    ),
    Reason.TOO_MANY_LETTERS: ReasonRow(
        (_ZERO,),
        ("5.4.1.d",),
        QT_TRANSLATE_NOOP("reasons", "Le mot pose plus de lettres que la formule n’en permet en un coup."),
    ),
    Reason.FALLACIOUS: ReasonRow(
        (_ZERO,),
        ("5.3.3", "5.4.2.b"),
        QT_TRANSLATE_NOOP(
            "reasons", "Raccord fallacieux : le bulletin convient aussi à une place qui forme un mot non admis."
        ),
    ),
    Reason.SCORE_NOT_EXISTING: ReasonRow(
        (_ZERO,),
        ("5.4.1.a",),
        QT_TRANSLATE_NOOP("reasons", "Le mot n’est pas situé et le score écrit n’existe pas pour lui dans ce sens."),
    ),
    Reason.PENALTY_EXCEEDS_SCORE: ReasonRow(
        (_ZERO,),
        ("5.3.3",),
        QT_TRANSLATE_NOOP("reasons", "La pénalité dépasserait le score de la solution."),
    ),
    Reason.TWO_SOLUTIONS_INVALID: ReasonRow(
        (_ZERO,),
        ("5.4.1.b",),
        QT_TRANSLATE_NOOP("reasons", "Deux solutions, aucune n’est rayée, et l’une au moins n’est pas acceptable."),
    ),
    Reason.OVERRIDDEN: ReasonRow(
        (), (), QT_TRANSLATE_NOOP("reasons", "L’arbitre en a décidé autrement ; son motif est noté au journal.")
    ),
    Reason.POINTS_ONLY: ReasonRow(
        (), (), QT_TRANSLATE_NOOP("reasons", "Points recopiés d’une feuille déjà corrigée à la main.")
    ),
}

QUESTIONS: Mapping[QuestionKind, str] = {
    QuestionKind.PLAUSIBLE: QT_TRANSLATE_NOOP(
        "reasons", "Le mot formé en raccord n’est pas admis : est-il vraisemblable ?"
    ),
    QuestionKind.ONE_PLAUSIBLE: QT_TRANSLATE_NOOP(
        "reasons", "L’une de ces places ne forme-t-elle que des mots vraisemblables ?"
    ),
    QuestionKind.FALLACIOUS_ELSEWHERE: QT_TRANSLATE_NOOP(
        "reasons",
        "Le score existe, mais aussi dans l’autre sens à une place qui forme un mot non admis et vraisemblable : "
        "payer ou zéro ?",
    ),
    QuestionKind.PLACE_OR_FALLACIOUS: QT_TRANSLATE_NOOP(
        "reasons",
        "La place est juste, mais le score écrit est celui d’une autre place et d’un raccord fallacieux : payer la "
        "place ou zéro ?",
    ),
    QuestionKind.REFUSED_PLACE: QT_TRANSLATE_NOOP(
        "reasons",
        "La place indiquée forme un mot non admis et invraisemblable, et le score existe ailleurs : payer le score "
        "ou zéro ?",
    ),
    QuestionKind.TWO_PLACES: QT_TRANSLATE_NOOP(
        "reasons", "La référence et les lettres de raccord désignent deux places : laquelle compte ?"
    ),
    QuestionKind.JOINING_OR_SCORE: QT_TRANSLATE_NOOP(
        "reasons",
        "Les lettres de raccord conviennent à plusieurs places et le score existe ailleurs : la place ou le score ?",
    ),
    QuestionKind.JOINING_PLACE: QT_TRANSLATE_NOOP(
        "reasons", "À quelle place les lettres de raccord conviennent-elles ?"
    ),
    QuestionKind.FIRST_TURN_TWO: QT_TRANSLATE_NOOP(
        "reasons", "Deux solutions au premier coup : payer la moins chère ou la meilleure ?"
    ),
    QuestionKind.FALLACIOUS_EXTENSION: QT_TRANSLATE_NOOP(
        "reasons",
        "Le mot montre de lui-même deux places, dont l’une forme un mot non admis et vraisemblable : payer ou zéro ?",
    ),
    QuestionKind.SINGLE_LETTER: QT_TRANSLATE_NOOP(
        "reasons", "Un second mot, non valable, pose une seule lettre : zéro, ou ne pas en tenir compte ?"
    ),
}

ASKED: Mapping[QuestionKind, tuple[Reason, str]] = {
    QuestionKind.PLAUSIBLE: (Reason.FALLACIOUS, "5.3.3"),
    QuestionKind.ONE_PLAUSIBLE: (Reason.FALLACIOUS, "5.3.3"),
    QuestionKind.FALLACIOUS_ELSEWHERE: (Reason.FALLACIOUS, "5.3.3"),
    QuestionKind.PLACE_OR_FALLACIOUS: (Reason.FALLACIOUS, "5.4.2.b"),
    QuestionKind.REFUSED_PLACE: (Reason.CROSS_WORD_NOT_ADMITTED, "5.3.3"),
    QuestionKind.FALLACIOUS_EXTENSION: (Reason.FALLACIOUS, "5.4.2.b"),
    QuestionKind.TWO_PLACES: (Reason.BOTH_MODES_ONE_WRONG, "5.5"),
    QuestionKind.JOINING_OR_SCORE: (Reason.RACCORD_AMBIGUOUS, "5.4.2.b"),
    QuestionKind.JOINING_PLACE: (Reason.RACCORD_AMBIGUOUS, "4.3.2"),
    QuestionKind.FIRST_TURN_TWO: (Reason.TWO_SOLUTIONS, "5.4.2.a"),
    QuestionKind.SINGLE_LETTER: (Reason.TWO_SOLUTIONS_INVALID, "5.4.1.b"),
}
"""What a ruling that waits for an answer is about."""

AVERAGEABLE: frozenset[Reason] = frozenset(
    {Reason.WORD_NOT_ADMITTED, Reason.CROSS_WORD_NOT_ADMITTED, Reason.FALLACIOUS}
)
"""Zeros for a refused word, which an average may replace when it is played again before the notice (rule 5.9)."""
