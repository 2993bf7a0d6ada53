"""``arbitre demo``, ``room``, ``export``, ``verify`` and ``standings``: whole tournaments."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

from arbitre.application.exchange.handout import seals
from arbitre.application.practice.demo import Sample, play_sample
from arbitre.application.session.safety import mark_of
from arbitre.application.session.session import Session, open_session
from arbitre.application.tools.reference_room import play_room
from arbitre.cli.messages import papers as texts_of
from arbitre.cli.messages import spoken, tr
from arbitre.cli.output import DISAGREES, DONE, Progress, UsageProblem, note, print_json, read_object, sentence
from arbitre.cli.world import catalogue, open_list, rule_sets
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.move import Move
from arbitre.domain.event.state import Tournament
from arbitre.domain.results.rankings import By
from arbitre.domain.results.standings import Line
from arbitre.domain.results.teams import teams
from arbitre.domain.rules.rule_set import with_variant
from arbitre.reports.documents import Sheet
from arbitre.reports.editions import Editions, out_of_date
from arbitre.reports.paper import Options
from arbitre.reports.seals import seals_text
from arbitre.storage.journal import Journal, JournalError

KINDS = ("pdf", "xlsx", "html", "csv")


def demo(options: argparse.Namespace) -> int:
    """Play a sample tournament and write its file and documents."""
    lists = catalogue()
    opened = open_list(lists, options.lexicon, options.language)
    rules = with_variant(rule_sets().load(options.rules), options.variant)
    sample = Sample(
        players=options.players,
        games=options.games,
        seed=options.seed,
        language=options.language,
        lexicon=opened.entry.name,
        turns=options.turns or 0,
    )
    path = _new_file(options.out, "demo.arbitre")
    with Progress("demo") as progress:
        played = play_sample(sample, rules, path, lists, progress=progress)
    files = _documents(played.session, options.out, papers=options.papers)
    seconds = played.summary.pop("seconds")
    print_json(played.summary | {"files": [str(one) for one in [path, *files]], "seconds": seconds})
    played.session.close()
    return DONE


def room(options: argparse.Namespace) -> int:
    """Play a reference room and write its file and documents."""
    content = read_object(options.room)
    path = _new_file(options.out, "room.arbitre")
    lists = catalogue()
    open_list(lists, None, str(content.get("language", "fr")))
    try:
        with Progress("room") as progress:
            played = play_room(content, path, lists, rule_sets(), progress=progress)
    except JournalError:
        raise
    except ArbitreError as error:
        cause = error.data.get("cause")
        where = f"{error.data['key']}: " if isinstance(cause, ArbitreError) else ""
        problem = cause if isinstance(cause, ArbitreError) else error
        raise UsageProblem(f"{options.room}: {where}{sentence(problem)}") from error
    _documents(played.session, options.out)
    print_json(played.summary)
    played.session.close()
    return DONE


def _new_file(folder: Path, name: str) -> Path:
    """The tournament's place in the folder; an older one of that name stays until the new one is whole."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageProblem(f"{folder}: {error.strerror or error}") from error
    return folder / name


# -- documents -------------------------------------------------------------------------------------------------------


def export(options: argparse.Namespace) -> int:
    """Write documents of a tournament, and note in it which editions went out."""
    kinds = [kind for kind in KINDS if getattr(options, kind)]
    only = _names(options.only) if options.only is not None else None
    session = opened(options.file)
    editions = Editions()
    files = _documents(
        session,
        options.out,
        kinds or (() if options.sigles else KINDS),
        federation=options.sigles or not (kinds or only),
        papers=options.papers,
        members=options.best or 0,
        only=only,
        sheet=Sheet(options.paper),
        editions=editions,
    )
    session.close()
    if text := out_of_date(editions.replaced, spoken()):
        note(text)
    _note_editions(session, options.file, editions)
    print_json({"files": list(map(str, files)), "replaces": {one.stem: when for one, when in editions.replaced}})
    return DONE


def _names(text: str) -> frozenset[str]:
    """The documents of a list of names. Raises ``UsageProblem``."""
    from arbitre.reports.catalogue import BY_NAME

    names = frozenset(filter(None, (one.strip() for one in text.split(","))))
    unknown = sorted(names - set(BY_NAME))
    if unknown or not names:
        wrong = ", ".join(unknown)[:60]
        raise UsageProblem(
            tr("--only : pas de document {name!r} (il y a : {known})", name=wrong, known=" ".join(BY_NAME))
        )
    return names


def _note_editions(session: Session, path: Path, editions: Editions) -> None:
    """Note what went out, where it can be: not in a marker's copy, nor where the window has the file open."""
    printed = session.state.printed
    noted = ((printed.get((name, game)), digest) for name, game, digest in editions.written)
    if all(before is not None and before.digest == digest for before, digest in noted) or session.state.marker:
        return
    if not path.stat().st_mode & 0o222:  # somebody wants it to stay as it is, though an administrator could write
        return
    if mark_of(path).exists():
        note(tr("{file} : ouvert dans la fenêtre, les éditions n’y sont pas notées", file=path))
        return
    try:
        with closing(open_session(path, catalogue())) as writing:
            writing.event.documents_printed(editions.written)
    except ArbitreError as error:
        note(f"{sentence(error)} ; {tr('les éditions n’y sont pas notées')}")


def _documents(
    session: Session,
    folder: Path,
    kinds: Sequence[str] = KINDS,
    *,
    federation: bool = True,
    papers: str | None = None,
    members: int = 0,
    only: Collection[str] | None = None,
    sheet: Sheet = Sheet.A4,
    editions: Editions | None = None,
) -> list[Path]:
    """Write the documents, progress shown; without the tournament's word list those that need it say less.

    ``papers``: their language, by default that of the event; ``editions`` is filled in.
    """
    from arbitre.reports.catalogue import Format, export_all

    def solutions(game: int, serial: int) -> Sequence[Move]:
        one = session.state.game(game)
        try:
            return session.searches.solutions(one.turn(serial), one)
        except ArbitreError as error:
            told.setdefault(sentence(error), None)
            return ()

    told: dict[str, None] = {}
    options = Options(
        datetime.now(), texts_of(papers or session.state.about.language), solutions, members=members, sheet=sheet
    )
    with Progress("documents") as progress:
        files = export_all(
            session.state,
            folder,
            [Format(kind) for kind in kinds],
            options,
            federation=federation,
            only=only,
            progress=lambda done, total, title: progress(done / total if total else 1.0, title),
            written=editions.add if editions is not None else None,
        )
    for text in told:
        note(text)
    return files


def opened(path: Path) -> Session:
    """The session of a file, only to be read."""
    return Session(_journal(path), catalogue())


def _journal(path: Path) -> Journal:
    """The journal of a file, which nothing here changes; one whose last action was cut off is put right first."""
    cut_off = path.with_name(f"{path.name}-journal").exists()
    return Journal.open(path, read_only=not cut_off)


# -- verify and standings --------------------------------------------------------------------------------------------


def verify(options: argparse.Namespace) -> int:
    """Replay the journal, check its chain, print facts and totals."""
    try:
        with _journal(options.file) as journal:
            verified = journal.verify()
        session = opened(options.file)
    except JournalError as error:
        if error.kind not in ("damaged", "chain_broken", "bad_record"):
            raise
        good = error.data.get("good", int(str(error.data.get("seq", 1))) - 1)
        found = {key: error.data[key] for key in ("seq", "record", "found", "size", "expected") if key in error.data}
        print_json({"facts": good, "chain": error.kind, **found})
        return DISAGREES
    state = session.state
    holding, broken, unknown = seals(session)
    print_json(
        {
            "facts": verified.records,
            "games": len(state.games),
            **_counts(state),
            "chain": "ok",
            "head": verified.head,
            "totals": totals(session),
            **({"seals_broken": broken} if broken else {}),
        }
    )
    if text := seals_text(spoken(), holding, broken, unknown):
        note(text)
    session.close()
    return DISAGREES if broken else DONE


def _counts(state: Tournament) -> dict[str, int]:
    turns = [turn for game in state.games for turn in game.turns if turn.counts]
    return {"turns": len(turns), "slips": sum(len(turn.slips) for turn in turns)}


def totals(session: Session) -> dict[str, int]:
    """Points by player's id over all games, in the order of registration."""
    found = {line.player: line.total for line in session.results.standing()} if session.state.games else {}
    return {player: found.get(player, 0) for player in session.state.players}


def standings(options: argparse.Namespace) -> int:
    """Print the standings of the event or of a game."""
    session = opened(options.file)
    if options.game is not None and options.game > len(session.state.games):
        raise UsageProblem(f"{options.file}: {tr('il n’y a pas de partie {number}', number=options.game)}")
    lines = session.results.standing(options.game) if session.state.games else []
    if options.by is not None:
        for team in teams(lines, session.state.players, By(options.by), options.best or 0):
            print_json(
                {
                    "rank": team.rank,
                    "name": team.name,
                    "total": team.total,
                    "players": [line.name for line in team.members],
                    "size": team.size,
                }
            )
    elif options.json:
        print_json([_line(line) for line in lines])
    else:
        _print_table(lines)
    session.close()
    return DONE


def _line(line: Line) -> dict[str, Any]:
    return {
        "rank": line.rank,
        "player": line.player,
        "name": line.name,
        "total": line.total,
        "top": line.top,
        "negative": line.negative,
        "percent": round(line.percent, 2),
        **({"seconds": line.seconds, "tops": line.tops} if line.seconds is not None else {}),
    }


def _print_table(lines: Sequence[Line]) -> None:
    width = max((len(line.name) for line in lines), default=0)
    for line in lines:
        if line.seconds is not None:
            print(f"{line.rank:>4}  {line.name:<{width}}  {line.seconds:>8.1f} s  {line.tops:>4}")
            continue
        print(f"{line.rank:>4}  {line.name:<{width}}  {line.total:>6}  {line.negative:>6}  {line.percent:6.2f} %")
