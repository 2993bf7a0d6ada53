"""Commands about the event: players, tables, arbiters, words of the event, publication."""

from __future__ import annotations

import json
import uuid
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

from arbitre.application.session.core import SessionCore, SessionError, open_claims
from arbitre.application.session.seating import taken_by_plan, taken_by_seating
from arbitre.domain import facts as f
from arbitre.domain.base.names import LONGEST, clean, name_key
from arbitre.domain.base.players import Naming, Player, named_for_publication, tidied
from arbitre.domain.base.randomness import commitment, prepared_seal
from arbitre.domain.board.tiles import TileSet
from arbitre.domain.event.publication import FIRM, read_until
from arbitre.domain.event.state import Game
from arbitre.domain.results.standings import standing
from arbitre.domain.rules.rule_set import RuleSet


def new_player(name: str, **details: Any) -> Player:
    """A player with a new id."""
    return tidied(Player(id=uuid.uuid4().hex[:12], name=name, **details))


class EventCommands(SessionCore):
    """What the arbiter does around the games."""

    def create(self, name: str, *, language: str = "fr", **about: str) -> None:
        """Begin the event; the first command on a new file."""
        if self.state.about.uid:
            raise SessionError("already_created", name=self.state.about.name)
        told = {key: clean(value, LONGEST) for key, value in about.items()}
        self.commit([f.TournamentCreated(clean(name, LONGEST), uid=uuid.uuid4().hex, language=language, **told)])

    def edit(self, **values: str) -> None:
        """Change the event's name, date, place, club or centre."""
        self.commit([f.TournamentEdited(**{key: clean(value, LONGEST) for key, value in values.items()})])

    # -- players -----------------------------------------------------------------------------------------------------

    def register(self, players: Sequence[Player]) -> None:
        """Add players to the event (before or between games: seating is apart)."""
        self.commit([f.PlayerRegistered(self._fresh(player)) for player in players])

    def _fresh(self, player: Player) -> Player:
        """A player to register, as he may be kept."""
        player = tidied(player)
        if player.id in self.state.players:
            raise SessionError("player_known", name=player.name)
        if not player.name.strip():
            raise SessionError("no_name")
        return player

    def edit_player(self, player: Player) -> None:
        """Correct a player's particulars; his results follow him by id.

        Raises ``SessionError("name_of_another")`` when he would get another player's name or licence; ``agreed`` does
        it all the same.
        """
        self._known(player.id)
        player = tidied(player)
        if not player.name.strip():
            raise SessionError("no_name")
        before = self.state.players[player.id]
        if before == player:
            return
        self.refuse_to_take(_namesakes(before, player, self.state.players.values()))
        self.commit([f.PlayerEdited(player)])

    def set_present(self, ids: Mapping[str, bool]) -> None:
        """Roll call: who is there."""
        players = self.state.players
        self.commit(
            [
                f.PlayerEdited(replace(players[one], present=present))
                for one, present in ids.items()
                if players[one].present != present
            ]
        )

    def name_for_publication(self, naming: Naming, categories: Collection[str] = (), ids: Collection[str] = ()) -> int:
        """Publish names in full, as initials or not at all, of some categories or players only; how many changed."""
        players = self.state.players
        # Numbers are places in the whole list, whoever is chosen.
        changed = named_for_publication(players.values(), naming, categories)
        changed = [one for one in changed if not ids or one.id in ids]
        self.commit([f.PlayerEdited(one) for one in changed])
        return len(changed)

    def remove_player(self, player: str, reason: str = "") -> None:
        """Take out a player entered by mistake. Raises ``SessionError("player_has_slips")``."""
        self._known(player)
        for game in self.state.games:
            for turn in game.turns:
                if any(game.player_at(table, turn.serial) == player for table in turn.slips):
                    raise SessionError("player_has_slips", name=self.state.players[player].name)
        self.commit([f.PlayerRemoved(player, reason)])

    def merge_players(self, kept: str, gone: str) -> None:
        """Two entries are one person: ``kept`` gets the seats of ``gone`` and what only that one tells.

        Raises ``SessionError("both_seated")`` when both sit in one game.
        """
        self._known(kept)
        self._known(gone)
        facts: list[f.Fact] = []
        players = self.state.players
        whole = _completed(players[kept], players[gone])
        if whole != players[kept]:
            facts.append(f.PlayerEdited(whole))
        for game in self.state.games:
            mine = {table for table, seats in game.seats.items() if any(seat.player == kept for seat in seats)}
            theirs = {table for table, seats in game.seats.items() if any(seat.player == gone for seat in seats)}
            if mine and theirs:
                raise SessionError("both_seated", game=game.number)
            for table in theirs:
                facts += [
                    f.Seated(game.number, table, kept if seat.player == gone else seat.player, seat.from_turn)
                    for seat in game.seats[table]
                ]
        self.commit([*facts, f.PlayerRemoved(gone)])

    def _known(self, player: str) -> None:
        if player not in self.state.players:
            raise SessionError("no_such_player", player=player)

    # -- a new game and its tables -----------------------------------------------------------------------------------

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
        if self.state.games and self.state.games[-1].ended is None:
            raise SessionError("game_running", game=self.state.games[-1].number)
        number = len(self.state.games) + 1
        seed = seed if seed is not None else uuid.uuid4().hex
        secrets = {commitment(seed): seed}
        sealed = prepared_seal(seed, imposed) if imposed else ""
        if imposed:
            secrets[sealed] = json.dumps([seed, list(imposed)], ensure_ascii=False)
        if rules.row_label:  # the rule set writes its references its own way
            tile_set = replace(tile_set, row_label=rules.row_label)
        chosen = dict(seats) if seats is not None else self.usual_seats()
        for player in chosen.values():
            self._known(player)
        if len(set(chosen.values())) != len(chosen):
            raise SessionError("seated_twice")
        self.commit(
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
        return self.game

    def usual_seats(self) -> dict[int, str]:
        """Tables for the players present: as in the last game, newcomers at the first free tables."""
        present = [one.id for one in self.state.players.values() if one.present]
        seats: dict[int, str] = {}
        earlier = self.state.counted_games
        if earlier:
            last = earlier[-1]
            for table in last.seats:
                player = last.player_at(table, len(last.turns) + 1)
                if player in present and player is not None:
                    seats[table] = player
        seated = set(seats.values())
        free = (table for table in range(1, len(present) + len(seats) + 1) if table not in seats)
        seats.update({next(free): player for player in present if player not in seated})
        return seats

    def assign_tables(self, seats: Mapping[int, str]) -> None:
        """Seat everybody anew, while no table has a slip (afterwards ``seat`` and ``swap_tables``)."""
        game = self.game
        if not may_assign(game):
            raise SessionError("game_running", game=game.number)
        for player in seats.values():
            self._known(player)
        if len(set(seats.values())) != len(seats):
            raise SessionError("seated_twice")
        self.refuse_to_take(taken_by_plan(self.state, game, seats))
        self.commit([f.TablesAssigned(game.number, tuple(sorted(seats.items())))])

    def seat_present(self) -> tuple[int, ...]:
        """Seat the players present who have no table; gives their tables.

        When nobody is seated they play from the first turn, else from the next draw on, at the first free tables.
        """
        game = self.game
        self.check_firm(game, "")
        serial = game.next_serial
        seats = {
            table: player
            for table, player in sorted(self.usual_seats().items())
            if game.player_at(table, serial) != player
        }
        if not game.seats and may_assign(game):
            self.commit([f.TablesAssigned(game.number, tuple(seats.items()))] if seats else [])
        else:
            self.commit([f.Seated(game.number, table, player, serial, "") for table, player in seats.items()])
        return tuple(seats)

    def unseated(self) -> int:
        """How many players are present and sit nowhere in the running game."""
        game = self.game
        seated = {game.player_at(table, game.next_serial) for table in game.seats}
        return sum(one.present and one.id not in seated for one in self.state.players.values())

    def seat(self, table: int, player: str | Player | None, from_turn: int | None = None, reason: str = "") -> None:
        """From a turn on (the next draw's by default) a player sits here; a late arrival's earlier turns are 0.

        A ``Player`` is registered with it, as one action. Raises ``SessionError("seat_taken")`` or ``slips_left``,
        which name who would lose a seat or slips; ``agreed`` does it all the same.
        """
        game = self.game
        self.check_firm(game, reason)
        serial = from_turn or game.next_serial
        facts: list[f.Fact] = []
        if isinstance(player, Player):
            facts.append(f.PlayerRegistered(self._fresh(player)))
            player = player.id
        elif player is not None:
            self._known(player)
        self.refuse_to_take(taken_by_seating(self.state, game, table, player, serial))
        if player is not None:
            for other in game.seats:
                if other != table and game.player_at(other, serial) == player:
                    facts.append(f.Seated(game.number, other, None, serial, reason))
        self.commit([*facts, f.Seated(game.number, table, player, serial, reason)])

    def swap_tables(self, one: int, two: int, from_turn: int, reason: str = "") -> None:
        """Two tables took each other's slips since a turn: their slips change owner from there on."""
        game = self.game
        if one == two or one not in game.seats or two not in game.seats:
            raise SessionError("no_such_table", table=one if one not in game.seats else two)
        self.check_firm(game, reason)
        self.commit([f.TablesSwapped(game.number, (one, two), from_turn, reason)])

    def leave(self, table: int, from_turn: int | None = None, reason: str = "") -> None:
        """The player of a table goes; his turns from there on score nothing and are not waited for."""
        game = self.game
        self._seated(game, table)
        self.check_firm(game, reason)
        self.commit([f.PlayerLeft(game.number, table, from_turn or self._first_open(game, table), reason)])

    def come_back(self, table: int, reason: str = "") -> None:
        """The player of a table who had left plays again."""
        game = self.game
        if table not in game.left:
            raise SessionError("not_gone", table=table)
        self.commit([f.PlayerLeft(game.number, table, 0, reason, back=True)])

    def assign_arbiter(self, arbiter: str, tables: Sequence[int]) -> None:
        """A marking arbiter has these tables in the running game."""
        game = self.game
        for table in tables:
            self._seated(game, table)
        self.commit([f.ArbiterAssigned(game.number, arbiter, tuple(tables))])

    def assign_arbiters(self, blocks: Mapping[str, Sequence[int]]) -> None:
        """Share all tables of the running game out among its marking arbiters, as one action."""
        game = self.game
        for tables in blocks.values():
            for table in tables:
                self._seated(game, table)
        self.commit([f.ArbiterAssigned(game.number, arbiter, tuple(tables)) for arbiter, tables in blocks.items()])

    def adjust(self, player: str, points: int, reason: str, game: int | None = None) -> None:
        """Give or take points apart from any turn; the reason is printed."""
        self._known(player)
        if not reason.strip():
            raise SessionError("reason_needed")
        self.commit([f.Adjusted(game or self.game.number, player, points, reason)])

    @staticmethod
    def _seated(game: Game, table: int) -> None:
        if table not in game.seats:
            raise SessionError("no_such_table", table=table)

    @staticmethod
    def _first_open(game: Game, table: int) -> int:
        """The first turn from the end for which the table owes a slip that is not there."""
        serial = game.next_serial
        for turn in reversed(game.turns):
            if table in turn.slips or turn.closed:
                break
            serial = turn.serial
        return serial

    def decide_tie(self, places: Sequence[Sequence[str]], reason: str, game: int = 0) -> None:
        """Note the result of a sudden death between level players: groups of ids, best first (rule 3.8.3).

        Raises ``SessionError``: ``not_level`` when they do not share a rank without it, ``reason_needed``.
        """
        named = [player for group in places for player in group]
        for player in named:
            self._known(player)
        if not reason.strip():
            raise SessionError("reason_needed")
        others = tuple(one for one in self.state.ties if one.game != game or not one.players & set(named))
        lines = standing(replace(self.state, ties=others), game or None)
        ranks = {line.player: line.rank for line in lines}
        if len(named) != len(set(named)) or len({ranks.get(player) for player in named}) != 1 or len(named) < 2:
            raise SessionError("not_level", players=named)
        self.commit([f.TieDecided(game, tuple(tuple(group) for group in places), reason.strip())])

    # -- publication -------------------------------------------------------------------------------------------------

    def publish(self, state: f.Publication, *, game: int = 0, until: str = "", reason: str = "") -> None:
        """Make standings provisional, official or locked; loosening an official or locked one needs a reason.

        ``until``: ``17:30``, ``+30`` minutes or an ISO time; once it is over a provisional standing is official.
        Raises ``SessionError`` (``reason_needed``, ``claims_open``) and ``PublicationError``.
        """
        order = list(f.Publication)
        before = self.in_force(game)
        if order.index(state) < order.index(before) and before is not f.Publication.PROVISIONAL and not reason.strip():
            raise SessionError("reason_needed")
        claims = self.open_claims(game)
        if state in FIRM and claims:
            raise SessionError("claims_open", claims=claims)
        moment = read_until(until, self.now().astimezone().replace(tzinfo=None))
        self.commit([f.StandingPublished(game, state, moment, reason)])

    def open_claims(self, game: int = 0) -> list[tuple[int, int, int]]:
        """Claims not decided yet: ``(game, turn serial, table)``."""
        return open_claims(self.state, game)

    def show_message(self, text: str) -> None:
        """Put a message on the projector; empty clears it."""
        if text != self.state.message:
            self.commit([f.MessageShown(text)])

    def documents_printed(self, editions: Iterable[tuple[str, int, str]]) -> int:
        """Note that documents (name, game, digest) went out, as one action; how many say something else than before."""
        at = self.now().isoformat(timespec="minutes")
        printed = self.state.printed
        facts = [
            f.DocumentPrinted(document, game, digest, at)
            for document, game, digest in editions
            if (document, game) not in printed or printed[document, game].digest != digest
        ]
        if facts:
            self.commit(facts)
        return len(facts)


def _namesakes(before: Player, after: Player, players: Iterable[Player]) -> Iterator[SessionError]:
    """An error for everybody else who has the new name, or the new licence, already."""
    for other in players:
        if other.id == after.id:
            continue
        name = name_key(other.name) == name_key(after.name) != name_key(before.name)
        licence = bool(after.licence) and other.licence == after.licence != before.licence
        if name or licence:
            yield SessionError("name_of_another", name=other.name, licence=other.licence, takes_from=(other.id,))


def _completed(kept: Player, gone: Player) -> Player:
    """A player with what he does not tell himself and his other entry does."""
    told = {one.name: getattr(gone, one.name) for one in fields(kept) if not getattr(kept, one.name)}
    return replace(kept, **told)


def may_assign(game: Game) -> bool:
    """Whether everybody can be seated anew: nothing was recorded for a table yet."""
    return not any(turn.slips or turn.conduct or turn.seals or turn.topping for turn in game.turns)
