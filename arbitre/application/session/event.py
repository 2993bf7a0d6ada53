"""Commands about the event: its name, its games, ties, publication and documents."""

from __future__ import annotations

import json
import uuid
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from arbitre.application.session.core import Core, SessionError, open_claims
from arbitre.application.session.players import known
from arbitre.application.session.tables import Tables
from arbitre.domain import facts as f
from arbitre.domain.base.names import LONGEST, clean
from arbitre.domain.base.randomness import commitment, prepared_seal
from arbitre.domain.board.tiles import TileSet
from arbitre.domain.event.publication import FIRM, read_until
from arbitre.domain.event.state import Game
from arbitre.domain.results.standings import standing
from arbitre.domain.rules.rule_set import RuleSet


class Event:
    """What the arbiter does around the games."""

    def __init__(self, core: Core, tables: Tables) -> None:
        self._core = core
        self._tables = tables

    def create(self, name: str, *, language: str = "fr", **about: str) -> None:
        """Begin the event; the first command on a new file."""
        if self._core.state.about.uid:
            raise SessionError("already_created", name=self._core.state.about.name)
        told = {key: clean(value, LONGEST) for key, value in about.items()}
        self._core.commit([f.TournamentCreated(clean(name, LONGEST), uid=uuid.uuid4().hex, language=language, **told)])

    def edit(self, **values: str) -> None:
        """Change the event's name, date, place, club or centre."""
        self._core.commit([f.TournamentEdited(**{key: clean(value, LONGEST) for key, value in values.items()})])

    def open_game(
        self,
        rules: RuleSet,
        tile_set: TileSet,
        lexicon: f.LexiconId,
        *,
        seats: Mapping[int, str] | None = None,
        title: str = "",
        seed: str | None = None,
        imposed: Sequence[tuple[str, str]] = (),
        prepared_id: str = "",
        apart: bool = False,
    ) -> Game:
        """Open the next game; by default the players present sit where they sat last, the others behind them.

        ``seed``: of the draws, random when not given; ``apart``: its points count in no standing of the event.
        Raises ``SessionError("game_running")`` while one is on.
        """
        if self._core.state.games and self._core.state.games[-1].ended is None:
            raise SessionError("game_running", game=self._core.state.games[-1].number)
        number = len(self._core.state.games) + 1
        seed = seed if seed is not None else uuid.uuid4().hex
        secrets = {commitment(seed): seed}
        sealed = prepared_seal(seed, imposed) if imposed else ""
        if imposed:
            secrets[sealed] = json.dumps([seed, list(imposed)], ensure_ascii=False)
        if rules.row_label:  # the rule set writes its references its own way
            tile_set = replace(tile_set, row_label=rules.row_label)
        chosen = dict(seats) if seats is not None else self._tables.usual_seats()
        for player in chosen.values():
            known(self._core.state, player)
        if len(set(chosen.values())) != len(chosen):
            raise SessionError("seated_twice")
        self._core.commit(
            [
                f.GameOpened(
                    game=number,
                    rules=rules.to_mapping(),
                    tile_set=tile_set.to_mapping(),
                    lexicon=lexicon,
                    title=title,
                    prepared_id=prepared_id,
                    apart=apart,
                    commitment=commitment(seed),
                    sealed=sealed,
                ),
                f.TablesAssigned(number, tuple(sorted(chosen.items()))),
            ],
            secrets=secrets,
        )
        return self._core.game

    # -- results -------------------------------------------------------------------------------------------------------

    def adjust(self, player: str, points: int, reason: str, game: int | None = None) -> None:
        """Give or take points apart from any turn; the reason is printed."""
        known(self._core.state, player)
        if not reason.strip():
            raise SessionError("reason_needed")
        self._core.commit([f.Adjusted(game or self._core.game.number, player, points, reason)])

    def decide_tie(self, places: Sequence[Sequence[str]], reason: str, game: int = 0) -> None:
        """Note the result of a sudden death between level players: groups of ids, best first (rule 3.8.3).

        Raises ``SessionError``: ``not_level`` when they do not share a rank without it, ``reason_needed``.
        """
        named = [player for group in places for player in group]
        for player in named:
            known(self._core.state, player)
        if not reason.strip():
            raise SessionError("reason_needed")
        others = tuple(one for one in self._core.state.ties if one.game != game or not one.players & set(named))
        lines = standing(replace(self._core.state, ties=others), game or None)
        ranks = {line.player: line.rank for line in lines}
        if len(named) != len(set(named)) or len({ranks.get(player) for player in named}) != 1 or len(named) < 2:
            raise SessionError("not_level", players=named)
        self._core.commit([f.TieDecided(game, tuple(tuple(group) for group in places), reason.strip())])

    def publish(self, state: f.Publication, *, game: int = 0, until: str = "", reason: str = "") -> None:
        """Make standings provisional, official or locked; loosening an official or locked one needs a reason.

        ``until``: ``17:30``, ``+30`` minutes or an ISO time; once it is over a provisional standing is official.
        Raises ``SessionError`` (``reason_needed``, ``claims_open``) and ``PublicationError``.
        """
        order = list(f.Publication)
        before = self._core.in_force(game)
        if order.index(state) < order.index(before) and before is not f.Publication.PROVISIONAL and not reason.strip():
            raise SessionError("reason_needed")
        claims = self.open_claims(game)
        if state in FIRM and claims:
            raise SessionError("claims_open", claims=claims)
        moment = read_until(until, self._core.now().astimezone().replace(tzinfo=None))
        self._core.commit([f.StandingPublished(game, state, moment, reason)])

    def open_claims(self, game: int = 0) -> list[tuple[int, int, int]]:
        """Claims not decided yet: ``(game, turn serial, table)``."""
        return open_claims(self._core.state, game)

    def documents_printed(self, editions: Iterable[tuple[str, int, str]]) -> int:
        """Note that documents (name, game, digest) went out, as one action; how many say something else than before."""
        at = self._core.now().isoformat(timespec="minutes")
        printed = self._core.state.printed
        facts = [
            f.DocumentPrinted(document, game, digest, at)
            for document, game, digest in editions
            if (document, game) not in printed or printed[document, game].digest != digest
        ]
        self._core.commit(facts)
        return len(facts)
