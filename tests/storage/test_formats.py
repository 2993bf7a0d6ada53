"""Files of every format that was ever written open for ever."""

from __future__ import annotations

import shutil
from pathlib import Path

from arbitre.storage.journal import Draft, Journal

FILES = Path(__file__).parents[1] / "data" / "files"


def test_a_journal_of_format_1(tmp_path: Path) -> None:
    """The bytes in the repository were written by the first version; what it says may never change."""
    path = tmp_path / "copy.arbitre"
    shutil.copy(FILES / "journal-format-1.arbitre", path)
    with Journal.open(path) as journal:
        assert journal.chain == "e5527f7554c3f4f36a9e823491a628a9ae3afff964becd147c69ee4c65a864c6"
        records = journal.since(0)
        assert [(record.seq, record.kind) for record in records] == [(1, "game_opened"), (2, "rack_drawn"), (3, "note")]
        assert [record.action[-1] for record in records] == ["1", "2", "2"]
        assert records[1].body["new"] == list("ABCDEF?")
        assert records[2].body == {"texte": "été — L·L — 中"}
        assert (records[2].who, records[2].at) == ("Adjoint", "2026-11-30T14:05:01")
        assert journal.append([Draft("note", {}, "t")], after=3, action="new") == 4
