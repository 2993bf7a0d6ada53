"""The results to send, in one action: the event's file, the federation's files, the standings, and the mail's text."""

from __future__ import annotations

import zipfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from arbitre.domain.event.publication import in_force
from arbitre.domain.event.state import Game, Tournament
from arbitre.domain.event.turn_code import game_digest
from arbitre.domain.facts import Publication
from arbitre.reports.csv import csv_text
from arbitre.reports.federation import federation_text
from arbitre.reports.paper import Options, Paper, ReportError
from arbitre.reports.standing_papers import results_by_table, standing_document
from arbitre.reports.texts import slug
from arbitre.storage.files import folder_beside, put_in_place, touch_private

CopyTo = Callable[[Path], object]
"""Writes a whole copy of the event's file (``session.journal.copy_to``)."""


@dataclass(frozen=True, slots=True)
class Package:
    """The archive, the names of what is in it, and the mail that it goes with."""

    path: Path
    files: tuple[str, ...]
    subject: str
    body: str


def package_stem(state: Tournament) -> str:
    """The name of everything that is sent: event, date and centre, the same for the same event.

    >>> from arbitre.domain.facts import TournamentCreated
    >>> package_stem(Tournament(TournamentCreated("Simultané d’été", "u", date="2026-11-30", centre="07")))
    'simultane-d-ete-2026-11-30-centre-07'
    """
    about = state.about
    centre = f"centre {about.centre}" if about.centre else about.place or about.club
    return slug(" ".join(filter(None, (about.name or "tournoi", about.date, centre)))) or "tournoi"


def make_package(state: Tournament, copy_to: CopyTo, folder: Path, options: Options) -> Package:
    """Write ``<event>-<date>-<centre>.zip`` into a folder, whole or not at all; an older one is replaced.

    In it: the event's file, ``sigles-<game>.txt`` for each game, ``classement.csv`` and one for each game, and
    ``courriel.txt``, whose names are those for publication; the files are for the federation. No solo of a game going
    on is in them. Raises ``ReportError``
    (``no_results``, ``cannot_write``) and what ``copy_to`` raises.
    """
    if not any(True for game in state.counted_games for _ in game.revealed_turns):
        raise ReportError("no_results")
    paper, stem = Paper(state, replace(options, public=False, announced=True)), package_stem(state)
    texts: list[tuple[str, bytes]] = []
    for game in paper.counting:
        if not game.rules.time.topping:  # the federation's file is of points
            federation = federation_text(results_by_table(paper, game)).replace("\n", "\r\n")
            texts.append((f"sigles-{game.number}.txt", federation.encode("latin-1")))
        texts.append((f"classement-{game.number}.csv", _csv(paper, game)))
    texts.append(("classement.csv", _csv(paper, None)))
    files = (f"{stem}.arbitre", *(name for name, _ in texts), "courriel.txt")
    subject, body = mail(paper.public(), files)
    texts.append(("courriel.txt", f"{subject}\r\n\r\n{body}".encode()))
    path = folder / f"{stem}.zip"
    try:
        with folder_beside(path) as inside:
            event, archive = inside / files[0], inside / path.name
            touch_private(archive)  # it holds names
            copy_to(event)
            with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as made:
                made.write(event, event.name)
                for one, data in texts:
                    made.writestr(one, data)
            put_in_place(archive, path)
    except OSError as error:
        raise ReportError("cannot_write", path=str(path), reason=error.strerror or str(error)) from error
    return Package(path, files, subject, body)


def _csv(paper: Paper, game: Game | None) -> bytes:
    return b"\xef\xbb\xbf" + csv_text(standing_document(paper, game)).encode()


def mail(paper: Paper, files: tuple[str, ...]) -> tuple[str, str]:
    """Subject and text of the mail: centre, players, tops, the first three, and what shows that files are whole."""
    texts, state = paper.texts, paper.state
    about = state.about
    place = texts.tr("centre {number}", number=about.centre) if about.centre else about.place or about.club
    subject = texts.tr("Résultats – {name}", name=" – ".join(filter(None, (paper.title, place))))
    lines = [
        texts.tr("Bonjour,"),
        "",
        texts.tr("Voici les résultats de l’épreuve « {name} ».", name=paper.title),
        "",
    ]
    for label, value in (
        (texts.tr("Centre"), about.centre),
        (texts.tr("Lieu"), about.place),
        (texts.tr("Club"), about.club),
        (texts.tr("Date"), about.date),
        (texts.tr("Joueurs"), texts.number(len(paper.lines()))),
    ):
        if value:
            lines.append(texts.tr("{label} : {value}", label=label, value=value))
    for game in paper.counting:
        turns = sum(1 for _ in game.revealed_turns)
        lines.append(
            texts.tr(
                "{game} : {turns} {turns:coup|coups}, top {top}, contrôle {code}",
                game=paper.game_name(game),
                turns=texts.count(turns),
                top=texts.number(game.top_total),
                code=game_digest(game),
            )
        )
    lines += ["", texts.tr("Premiers :")]
    level = Counter(line.rank for line in paper.lines())
    for line in paper.lines():
        if line.rank > 3:
            break
        figures = f"{texts.number(line.total)} ({texts.signed(line.negative)})"
        if line.seconds is not None:
            figures = texts.seconds(line.seconds)
        place = f"{line.rank}." if level[line.rank] == 1 else texts.tr("{rank} ex æquo", rank=f"{line.rank}.")
        lines.append(f"{place} {line.published} – {figures}")
    if in_force(state.published, paper.options.now) not in (Publication.OFFICIAL, Publication.LOCKED):
        lines += ["", texts.tr("Ces résultats sont provisoires.")]
    missing = sum(len(game.pending(turn.serial)) for game in paper.counting for turn in game.revealed_turns)
    if missing:
        lines.append(
            texts.tr(
                "Attention : {count} {count:bulletin n’est pas encore saisi|bulletins ne sont pas encore saisis}.",
                count=texts.count(missing),
            )
        )
    lines += ["", texts.tr("Fichiers joints :"), *(f"- {name}" for name in files)]
    lines += ["", texts.tr("Cordialement,"), about.club or paper.title]
    return subject, "\r\n".join(lines) + "\r\n"
