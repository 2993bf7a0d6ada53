"""``arbitre players``, ``marker``, ``merge``, ``centres`` and ``send``: lists, laptops, centres."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any

from arbitre.application.exchange.centre_corrections import read_united
from arbitre.application.exchange.centres import merge_centres
from arbitre.application.exchange.handout import copy_for_others
from arbitre.application.exchange.merge import MergeError, make_marker_file, merge_marker
from arbitre.application.players.lists import apply_import, export_players, guess, read_players, read_sheet
from arbitre.application.session.session import open_session
from arbitre.cli.messages import spoken, tr
from arbitre.cli.output import DISAGREES, DONE, Progress, UsageProblem, note, print_json, sentence
from arbitre.cli.world import catalogue
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.base.players import season
from arbitre.domain.event.merging import MergeNote
from arbitre.settings import Settings

_TABLE = re.compile("[0-9]{1,4}")


def players(options: argparse.Namespace) -> int:
    """Read a list of players into a tournament, or write its players as one."""
    if options.read is None and options.write is None:
        raise UsageProblem(tr("players : il faut --read ou --write"))
    session = open_session(options.file, catalogue())
    told: dict[str, Any] = {}
    if options.read is not None:
        sheet = read_sheet(options.read)
        matching = guess(sheet.rows)
        if not matching.names_players:
            raise UsageProblem(f"{options.read}: {tr('aucune colonne de noms n’a été trouvée')}")
        table = season(Settings().get("season_table", dict[str, Any]()))
        found = read_players(sheet.rows, matching, table, session.state.players.values())
        told = {
            "encoding": sheet.encoding,
            "columns": [str(field) for field in matching.fields],
            "rows": {str(status): count for status, count in found.counts.items()},
            "odd": [[one.row, str(one.kind), one.text] for one in found.odd],
            "changes": [
                {"row": one.row, "name": one.player.name} | {name: [old, new] for name, old, new in one.changes}
                for one in found.candidates
                if one.changes
            ],
            "missing": [one.name for one in found.missing],
        }
        if not options.preview:
            before = len(session.state.players)
            apply_import(session, found)
            told["added"] = len(session.state.players) - before
    if options.write is not None:
        export_players(session.state.players.values(), options.write)
        told["written"] = str(options.write)
    print_json(told | {"players": len(session.state.players)})
    session.close()
    return DISAGREES if told.get("odd") else DONE


def marker(options: argparse.Namespace) -> int:
    """Write a marking arbiter's copy."""
    session = open_session(options.file, catalogue())
    try:
        make_marker_file(session, options.arbiter, options.out, _tables(options.tables), take_over=options.take_over)
    except MergeError as error:
        if error.kind != "tables_taken":
            raise
        raise UsageProblem(f"{options.file}: {sentence(error)} (--take-over)") from error
    tables = [table for table, one in session.game.arbiters.items() if one == options.arbiter]
    print_json({"file": str(options.out), "arbiter": options.arbiter, "tables": sorted(tables)})
    session.close()
    return DONE


def merge(options: argparse.Namespace) -> int:
    """Take the slips of marking arbiters' copies; a line for each copy."""
    session = open_session(options.file, catalogue())
    from arbitre.reports.merge_papers import note_place

    clean, texts = True, spoken()
    for path in options.copies:
        try:
            with session.because(options.reason):
                report = merge_marker(session, path)
        except ArbitreError as error:
            # The copies before it are in: each is an action of its own.
            hint = " (--reason)" if error.kind == "reason_needed" else ""
            text = sentence(error) + hint
            raise UsageProblem(text if "path" in error.data else f"{path}: {text}") from error
        clean &= report.clean
        print_json(
            {
                "file": str(path),
                "arbiter": report.source,
                "taken": report.taken,
                "changed": report.changed,
                "removed": report.removed,
                "same": report.same,
                "notes": _notes(report.notes),
            }
        )
        for one in report.notes:
            note(f"{path.name}: {note_place(one, texts)}")
    session.close()
    return DONE if clean else DISAGREES


def centres(options: argparse.Namespace) -> int:
    """Put centres' files together and write the whole event as a file of its own."""
    if options.out.exists():
        raise UsageProblem(f"{options.out}: {tr('existe déjà')}")
    previous = read_united(options.previous) if options.previous is not None else None

    def told(share: float) -> bool:
        progress(share)
        return True

    with Progress("centres") as progress:
        merged = merge_centres(
            options.files,
            name=options.name,
            solos_apart=options.solos_apart,
            accepted=options.accept,
            expected=options.expect,
            previous=previous,
            progress=told,
        )
        merged.save(options.out)
    if options.report is not None:
        from arbitre.reports.catalogue import write_document
        from arbitre.reports.merge_papers import centres_document
        from arbitre.reports.paper import Options, Paper

        paper = Paper(merged.state, Options(datetime.now()))
        write_document(centres_document(paper, merged.report), options.report)
    report = merged.report
    print_json(
        {
            "file": str(options.out),
            "players": len(merged.standing()),
            "centres": [{key: value for key, value in asdict(one).items() if key != "digest"} for one in report.files],
            "notes": _notes(report.notes),
        }
    )
    return DISAGREES if any(not one.counted for one in report.files) else DONE


def send(options: argparse.Namespace) -> int:
    """Make the archive of results."""
    from arbitre.reports.paper import Options
    from arbitre.reports.results_package import make_package

    session = open_session(options.file, catalogue())
    try:
        options.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageProblem(f"{options.out}: {error.strerror or error}") from error
    made = make_package(session.state, copy_for_others(session), options.out, Options(datetime.now()))
    print_json({"file": str(made.path), "files": list(made.files), "subject": made.subject, "mail": made.body})
    session.close()
    return DONE


def _notes(notes: Sequence[MergeNote]) -> list[dict[str, Any]]:
    return [{key: value for key, value in asdict(note).items() if value} for note in notes]


def _tables(text: str) -> list[int]:
    """Tables of ``1-15,20``. Raises ``UsageProblem``."""
    tables: list[int] = []
    for part in filter(None, text.replace(" ", "").split(",")):
        first, dash, last = part.partition("-")
        if not _TABLE.fullmatch(first) or (dash and not _TABLE.fullmatch(last)):
            raise UsageProblem(
                tr("--tables : {part!r} n’est pas une table (1-15,20 par exemple, 9999 au plus)", part=part[:40])
            )
        tables += range(int(first), int(last or first) + 1)
    return tables
