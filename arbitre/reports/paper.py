"""What every document starts from: the state, the caller's choices, and the words for what the state holds."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cached_property

from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.base.names import folded
from arbitre.domain.base.players import Player
from arbitre.domain.board.move import Move
from arbitre.domain.board.reference import BadReference, Reference
from arbitre.domain.board.tiles import TileSet, to_print, to_text
from arbitre.domain.draw.ending import EndReason
from arbitre.domain.event.publication import in_force, until_time
from arbitre.domain.event.state import Game, Marked, Published, Tournament, Turn
from arbitre.domain.facts import Publication
from arbitre.domain.results.standings import GameResult, Line, PlayerResult, TurnScore, game_result, standing
from arbitre.domain.rules.reasons import REASONS
from arbitre.domain.rules.slip import Entry, Ruling, Sanction
from arbitre.reports.documents import Document, Header, Mark, Sheet
from arbitre.reports.texts import Texts, mark

Solutions = Callable[[int, int], Sequence[Move]]
"""``(game, turn serial) -> legal moves, best first``; the caller's search, for reports know no lexicon."""

VARIANTS: dict[str, str] = {
    "normal": mark("partie normale"),
    "joker": mark("partie joker"),
    "7of8": mark("7 sur 8"),
    "7and8": mark("7 et 8"),
    "789": mark("7, 8 et 9"),
    "7of8joker": mark("7 sur 8 joker"),
    "7and8joker": mark("7 et 8 joker"),
    "789joker": mark("7, 8 et 9 joker"),
    "explosive": mark("partie détonante"),
}
SANCTIONS: dict[Sanction, str] = {
    Sanction.WARNING: mark("avertissement"),
    Sanction.PENALTY: mark("pénalité"),
    Sanction.ZERO: mark("zéro"),
    Sanction.AVERAGE: mark("moyenne"),
}
ENDS: dict[str, str] = {
    EndReason.ALL_PLACED: mark("toutes les lettres sont placées"),
    EndReason.ONE_LETTER: mark("il ne reste qu’une lettre"),
    EndReason.ONLY_VOWELS: mark("il ne reste que des voyelles"),
    EndReason.ONLY_CONSONANTS: mark("il ne reste que des consonnes"),
    EndReason.NO_MOVE: mark("plus aucun coup n’est jouable"),
    EndReason.NO_OTHER_RACK: mark("aucun autre tirage n’est possible"),
    EndReason.BELOW_RACK: mark("il reste moins de lettres qu’un tirage"),
    EndReason.INTERRUPTION: mark("interruption de plus de trente minutes"),
    EndReason.TURNS_REACHED: mark("le nombre de coups prévu est atteint"),
    EndReason.LAST_STANDING: mark("mort subite : il ne reste qu’un joueur"),
}
MARKS: dict[Sanction, Mark] = {
    Sanction.WARNING: Mark.WARNING,
    Sanction.PENALTY: Mark.PENALTY,
    Sanction.ZERO: Mark.ZERO,
    Sanction.AVERAGE: Mark.AVERAGE,
}


class ReportError(ArbitreError):
    """A document that can't be made or written (``no_such_game``, ``no_such_player``, ``cannot_write``: ``path``)."""


@dataclass(frozen=True, slots=True)
class Options:
    """The caller's choices. ``now`` is printed; ``public``: published names, for what leaves the room.

    ``announced``: solos of a game going on are left out (rule 3.5), as always from what is public. ``duplitop``: each
    solution on the line of the next rack; ``optional_notes``: also the correction notes that rule 5.9 leaves to the
    arbiter; ``solutions_shown``: how many of a turn's solutions are listed; ``members``: how many players of a team or
    club count for its total, 0 for all; ``sheet``: the paper in the printer.
    """

    now: datetime
    texts: Texts = field(default_factory=Texts)
    solutions: Solutions | None = None
    public: bool = False
    announced: bool = False
    duplitop: bool = False
    optional_notes: bool = False
    solutions_shown: int = 25
    members: int = 0
    sheet: Sheet = Sheet.A4


@dataclass(frozen=True)
class Paper:
    """The state to be printed and how."""

    state: Tournament
    options: Options

    @property
    def texts(self) -> Texts:
        """The words of the language asked for."""
        return self.options.texts

    def public(self, public: bool = True) -> Paper:
        """The same with published names."""
        if public == self.options.public:
            return self
        return Paper(self.state, replace(self.options, public=public))

    # -- the event ---------------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """Name of the event."""
        return self.state.about.name or self.texts.tr("Tournoi")

    @cached_property
    def counting(self) -> tuple[Game, ...]:
        """The games that the event's standing counts, in the order of its lines."""
        return self.state.counted_games

    def game(self, number: int) -> Game:
        """A game; ``ReportError`` when there is none of this number."""
        try:
            return self.state.game(number)
        except KeyError as error:
            raise ReportError("no_such_game", game=number, games=len(self.state.games)) from error

    def game_name(self, game: Game) -> str:
        """What people call a game."""
        return game.title or self.texts.tr("Partie {number}", number=game.number)

    def formula(self, game: Game) -> str:
        """Rule set, variant and time of a game."""
        texts, rules = self.texts, game.rules
        variant = texts.tr(VARIANTS[rules.variant]) if rules.variant in VARIANTS else rules.variant
        minutes, seconds = divmod(rules.time.seconds, 60)
        time = f"{minutes} min {seconds:02d}" if seconds else f"{minutes} min"
        return f"{rules.title} · {variant} · {time}"

    def word_list(self, games: Iterable[Game]) -> str:
        """The word list or lists of games, with their size and the changes for the event."""
        texts = self.texts
        names = dict.fromkeys(
            texts.tr("{name} ({count} {count:mot|mots})", name=game.lexicon.name, count=texts.count(game.lexicon.words))
            if game.lexicon.words
            else game.lexicon.name
            for game in games
        )
        changes = len(self.state.words)
        extra = (
            [texts.tr("{count} {count:mot modifié|mots modifiés} pour l’épreuve", count=texts.count(changes))]
            if changes
            else []
        )
        return ", ".join([*names, *extra])

    def header(self, game: Game | None = None) -> Header:
        """The head of a document about one game, or about the event."""
        texts = self.texts
        games = [game] if game is not None else self.counting
        published = game.published if game is not None else self.state.published
        what = self.game_name(game) if game is not None else ""
        if game is None and len(games) > 1:
            what = texts.tr("{count} {count:partie|parties}", count=texts.count(len(games)))
        return Header(self.title, self.options.now, what, self.word_list(games), self.version(published, games))

    def version(self, published: Published, games: Sequence[Game]) -> str:
        """How firm the figures are: in progress, provisional, official or locked."""
        texts = self.texts
        claims = any(
            marked.claim is not None for game in games for turn in game.turns for marked in turn.slips.values()
        )
        match in_force(published, self.options.now, claims=claims):
            case Publication.PROVISIONAL:
                time = until_time(published.until)
                return texts.tr("provisoire jusqu’à {time}", time=time) if time else texts.tr("provisoire")
            case Publication.OFFICIAL:
                return texts.tr("officiel")
            case Publication.LOCKED:
                return texts.tr("définitif")
        running = any(game.ended is None for game in games)
        return texts.tr("en cours") if running else texts.tr("provisoire")

    # -- people ------------------------------------------------------------------------------------------------------

    def player(self, key: str) -> Player:
        """A player by id; one that the file has forgotten is known by his id."""
        return self.state.players.get(key) or Player(key, key)

    def name(self, key: str) -> str:
        """A player's name, as this paper may tell it."""
        player = self.player(key)
        return player.published if self.options.public else player.name

    def seated(self, game: Game) -> list[tuple[int, str]]:
        """Tables with who sits there now (or sat there last), in order."""
        found = []
        for table, seats in sorted(game.seats.items()):
            players = [seat.player for seat in seats if seat.player is not None]
            if players:
                found.append((table, players[-1]))
        return found

    # -- results -----------------------------------------------------------------------------------------------------

    @property
    def announced(self) -> bool:
        """True when nothing is told that is announced at the end of a game only."""
        return self.options.public or self.options.announced

    def holds_back(self, game: Game | None = None) -> bool:
        """True when this paper leaves out the solos of a game, or of one of the event, that is going on."""
        games = [game] if game is not None else self.counting
        return self.announced and any(one.ended is None for one in games)

    def result(self, game: Game) -> GameResult:
        """The result of a game, as far as this paper may tell it."""
        return game_result(game, self.state.players, announced=self.announced)

    def by_table(self, game: Game) -> list[tuple[int, PlayerResult]]:
        """Players' results in the order of their tables."""
        players = self.result(game).players.values()
        return sorted(((one.table, one) for one in players), key=lambda pair: (pair[0], folded(pair[1].name)))

    def lines(self, game: Game | None = None) -> list[Line]:
        """The standing of a game or of the event."""
        return standing(self.state, game.number if game is not None else None, announced=self.announced)

    # -- turns -------------------------------------------------------------------------------------------------------

    def turns(self, game: Game) -> list[Turn]:
        """The turns that the room knows, in order, cancelled ones left out."""
        return [turn for turn in game.turns if turn.revealed and turn.retained is not None]

    def reference(self, move: Move, game: Game) -> str:
        """The place of a move as the game writes it."""
        return move.reference.text(game.row_label)

    def solution(self, move: Move, game: Game) -> str:
        """Word and place."""
        return f"{move.printed()} {self.reference(move, game)}"


def printed_word(word: str, tile_set: TileSet) -> str:
    """A word of a slip or ruling for people: blanks in brackets; what is no word of the tile set stays as written.

    >>> from arbitre.domain.board.tiles import Kind, Tile
    >>> letters = tuple(Tile(one, 1, 1, Kind.VOWEL) for one in "ACHT")
    >>> printed_word("cHAT", TileSet("fr", "fr", "letter", letters, 2))
    '(C)HAT'
    """
    try:
        return to_print(tile_set.parse_word(word))
    except ArbitreError:
        return word


def printed_reference(reference: str, game: Game) -> str:
    """A reference of a slip in the game's way; what is no reference stays as written."""
    try:
        return Reference.parse(reference, game.row_label).text(game.row_label)
    except BadReference:
        return reference


def entry_text(entry: Entry, game: Game) -> str:
    """What a player wrote."""
    word = printed_word(entry.word, game.tile_set)
    return f"{word} {printed_reference(entry.reference, game)}" if entry.reference else word


def rack_text(turn: Turn) -> str:
    """The rack as sheets write it."""
    return turn.draw.text()


def letters_text(letters: Iterable[str]) -> str:
    """Letters as files write them."""
    return to_text(letters)


def score_mark(score: TurnScore, solo: bool = False) -> Mark:
    """The mark of a turn's score in a table."""
    if score.missing:
        return Mark.MISSING
    if score.average:
        return Mark.AVERAGE
    found = MARKS.get(score.sanction)
    if found is not None:
        return found
    if solo:
        return Mark.SOLO
    return Mark.TOP if score.top else Mark.NONE


def reason_text(ruling: Ruling, marked: Marked | None, texts: Texts) -> str:
    """The sentences of a ruling, of everything that is wrong; the arbiter's own words where he decided otherwise."""
    if marked is not None and marked.override is not None and marked.override_reason:
        return marked.override_reason
    told = [texts.reason(REASONS[reason].sentence) for reason in dict.fromkeys((ruling.reason, *ruling.also))]
    if len(ruling.lacking) == 1:
        told.append(texts.tr("Lettre absente : {letters}.", letters=ruling.lacking[0]))
    elif ruling.lacking:
        told.append(texts.tr("Lettres absentes : {letters}.", letters=", ".join(ruling.lacking)))
    return " ".join(told)


def end_text(game: Game, texts: Texts) -> str:
    """Why a game ended, in words; empty while it is on."""
    if game.ended is None:
        return ""
    known = ENDS.get(game.ended)
    return texts.tr(known) if known else game.ended


def content(document: Document) -> bytes:
    """What a document says, its head aside: equal as long as a new print would be the same."""
    return repr((document.title, document.subtitle, document.blocks, document.data)).encode("utf-8")


def digest(document: Document) -> str:
    """The digest that the journal keeps of a print (``Event.documents_printed``)."""
    return hashlib.sha256(content(document)).hexdigest()[:16]


def edition_key(document: Document, game: int) -> tuple[str, int]:
    """What the journal has an edition under: the same paper in another language is another one."""
    language = document.texts.language
    return (document.name if language == Texts().language else f"{document.name}@{language}", game)


def replaced_edition(paper: Paper, document: Document, game: int) -> str:
    """When the print went out that a document makes out of date, in words; empty when it says the same.

    Empty too when none was printed. ``game`` is 0 for a document of the event.
    """
    earlier = paper.state.printed.get(edition_key(document, game))
    if earlier is None or earlier.digest == digest(document):
        return ""
    try:
        return paper.texts.time(datetime.fromisoformat(earlier.at).astimezone())
    except ValueError:
        return earlier.at


def with_version(paper: Paper, document: Document, game: int) -> Document:
    """Tell in the head which earlier print this one replaces, if what it says has changed since."""
    when = replaced_edition(paper, document, game)
    if not when:
        return document
    note = paper.texts.tr("remplace l’édition de {time}", time=when)
    version = " · ".join(filter(None, (document.header.version, note)))
    return replace(document, header=replace(document.header, version=version))
