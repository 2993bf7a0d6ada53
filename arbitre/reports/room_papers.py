"""Papers for the room and after: table plan, table cards, blank slips, diplomas, the summary for the press."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from arbitre.domain.base.names import folded
from arbitre.domain.base.ranges import ranges
from arbitre.domain.event.state import Game
from arbitre.domain.results.rankings import By, grouped
from arbitre.domain.results.standings import Line
from arbitre.reports.board_picture import star
from arbitre.reports.documents import (
    Block,
    Card,
    Cards,
    Column,
    Document,
    Kind,
    PageBreak,
    Picture,
    Row,
    Style,
    Table,
    Text,
)
from arbitre.reports.drawing import Anchor, Drawing, Ink, Lines, Rect, Shape, Words
from arbitre.reports.groups import group_title
from arbitre.reports.paper import Paper
from arbitre.reports.standing_papers import GENERAL, is_timed, result_cells, result_columns
from arbitre.reports.texts import Texts

# -- tables ----------------------------------------------------------------------------------------------------------


def _seats_columns(paper: Paper, name_first: bool, with_club: bool) -> tuple[Column, ...]:
    tr = paper.texts.tr
    table = Column("table", tr("Table"), Kind.INT, strong=True)
    name = Column("name", tr("Joueur"), weight=2)
    club = (Column("club", tr("Club"), weight=1),) if with_club else ()
    return (name, *club, table) if name_first else (table, name, *club)


def table_plan(paper: Paper, game: Game) -> Document:
    """The table plan, by table and by name, with each arbiter's tables."""
    texts, seats = paper.texts, paper.seated(game)
    with_club = any(paper.player(player).club for _, player in seats)
    across = 2 if with_club and len(seats) <= 120 else 3
    if across == 3:
        with_club = False

    def cells(table: int, player: str, name_first: bool) -> Row:
        name, club = paper.name(player), ([paper.player(player).club] if with_club else [])
        return [name, *club, table] if name_first else [table, name, *club]

    by_name = sorted(seats, key=lambda seat: folded(paper.name(seat[1])))
    alphabetical = Table(
        _seats_columns(paper, True, with_club),
        [cells(table, player, True) for table, player in by_name],
        title=texts.tr("Par nom"),
        across=across,
        size=10 if len(seats) <= 120 else 9,
    )
    numbered = Table(
        _seats_columns(paper, False, with_club),
        [cells(table, player, False) for table, player in seats],
        title=texts.tr("Par table"),
        across=across,
        size=10 if len(seats) <= 120 else 9,
    )
    blocks: list[Block] = [alphabetical, PageBreak(), numbered]
    arbiters: dict[str, list[int]] = {}
    for table, arbiter in sorted(game.arbiters.items()):
        arbiters.setdefault(arbiter, []).append(table)
    if arbiters:
        columns = (Column("arbiter", texts.tr("Arbitre"), weight=1), Column("tables", texts.tr("Tables"), weight=2))
        rows = [(name, ranges(tables, ", ")) for name, tables in arbiters.items()]
        blocks.append(Table(columns, rows, title=texts.tr("Tables par arbitre"), size=10))
    count = texts.tr("{count} {count:table|tables}", count=texts.count(len(seats)))
    title = texts.tr("Plan de tables")
    return Document("plan-de-tables", title, paper.header(game), tuple(blocks), texts, str(game.number), subtitle=count)


def table_cards(paper: Paper, game: Game) -> Document:
    """Cards to put on the tables: number, name, club."""
    texts, seats = paper.texts, paper.seated(game)
    cards = []
    for table, player in seats:
        known = paper.player(player)
        where = " · ".join(filter(None, (known.club, known.category, known.series)))
        words = [
            Text(texts.tr("Table {number}", number=table), Style.TITLE),
            Text(paper.name(player), Style.SCRIPT),
            Text(where or " ", Style.CENTRE),
        ]
        cards.append(Card(tuple(words), str(table)))
    data = Table(_seats_columns(paper, False, True), [(t, paper.name(p), paper.player(p).club) for t, p in seats])
    return Document(
        "cartons-de-table",
        texts.tr("Cartons de table"),
        paper.header(game),
        (Cards(cards, 2, 4),),
        texts,
        str(game.number),
        bare=True,
        data=(data,),
    )


# -- slips -----------------------------------------------------------------------------------------------------------

_SLIP_WIDTH, _SLIP_HEIGHT, _SQUARE, _SIDE = 240.0, 172.0, 15.0, 66.0


@lru_cache(maxsize=8)
def _slip_form(texts: Texts) -> Drawing:
    """An empty slip: squares for the word and its joining letters, boxes at the right, the arbiter's strip below."""
    shapes: list[Shape] = []
    left = _SLIP_WIDTH - _SIDE
    columns, rows = int((left - 8) // _SQUARE), 9
    bottom = rows * _SQUARE
    for row in range(rows + 1):
        shapes.append(Lines(((0, row * _SQUARE), (columns * _SQUARE, row * _SQUARE)), Ink.DIM, 0.35))
    for column in range(columns + 1):
        shapes.append(Lines(((column * _SQUARE, 0), (column * _SQUARE, bottom)), Ink.DIM, 0.35))
    box = bottom / 3
    for index, name in enumerate((texts.tr("N° table"), texts.tr("Réf."), texts.tr("Score"))):
        shapes.append(Rect(left, index * box, _SIDE, box, None, Ink.TEXT, line=0.7))
        shapes.append(Words(left + 4, index * box + 9, name, 7, Ink.DIM))
    top = bottom + 5
    height = _SLIP_HEIGHT - top
    shapes.append(Rect(0, top, _SLIP_WIDTH, height, Ink.SQUARE, Ink.TEXT, line=0.7))
    names = (texts.tr("N° coup"), texts.tr("D.A."), texts.tr("Arbitre"), texts.tr("Score"))
    for index, name in enumerate(names):
        x = index * _SLIP_WIDTH / 4
        shapes.append(Words(x + 4, top + 9, name, 7, Ink.DIM))
        if index:
            shapes.append(Lines(((x, top), (x, _SLIP_HEIGHT)), Ink.TEXT, 0.5))
    return Drawing(_SLIP_WIDTH, _SLIP_HEIGHT, shapes, texts.tr("Bulletin"))


@lru_cache(maxsize=1024)
def slip_drawing(texts: Texts, table: int | None) -> Drawing:
    """A blank slip, with its table number when there is one (rule 2.1)."""
    number = (
        [] if table is None else [Words(_SLIP_WIDTH - _SIDE / 2, 36, str(table), 24, bold=True, anchor=Anchor.MIDDLE)]
    )
    return Drawing(_SLIP_WIDTH, _SLIP_HEIGHT, number, texts.tr("Bulletin"), _slip_form(texts))


def blank_slips(paper: Paper, game: Game | None, pages: int = 1) -> Document:
    """Blank slips, eight a page, ``pages`` for each table (25 turns are three); without a game, without a number."""
    texts = paper.texts
    seats = paper.seated(game) if game is not None else []
    tables: list[int | None] = [table for table, _ in seats] or [None]
    cards = []
    for table in tables:
        card = Card((Picture(slip_drawing(texts, table)),), str(table or ""))
        cards.extend([card] * (8 * pages))
    columns = (Column("table", texts.tr("Table"), Kind.INT), Column("name", texts.tr("Joueur"), weight=1))
    data = Table(columns, [(table, paper.name(player)) for table, player in seats])
    return Document(
        "bulletins",
        texts.tr("Bulletins"),
        paper.header(game),
        (Cards(cards, 2, 4),),
        texts,
        str(game.number) if game is not None else GENERAL,
        bare=True,
        data=(data,),
    )


# -- diplomas --------------------------------------------------------------------------------------------------------


def diplomas(paper: Paper, podium: int = 3) -> Document:
    """Diplomas of the first of the event and of the first of each category."""
    texts, lines = paper.texts, paper.lines()
    level = Counter(line.rank for line in lines)
    winners = [
        (line, texts.tr("{rank} du classement général", rank=texts.place(line.rank, level[line.rank])))
        for line in lines
        if line.rank <= podium
    ]
    for name, members in grouped(lines, paper.state.players, By.CATEGORY):
        title = group_title(By.CATEGORY, name, texts)
        first = [line for line in members if line.rank == members[0].rank]
        honour = texts.tr("{rank} de la catégorie {name}", rank=texts.place(1, len(first)), name=title)
        winners += [(line, honour) for line in first]
    blocks: list[Block] = []
    rows: list[Row] = []
    for line, honour in winners:
        if blocks:
            blocks.append(PageBreak())
        blocks.append(Picture(_diploma(paper, line, honour)))
        rows.append((paper.name(line.player), honour, *result_cells(line)))
    columns = (
        Column("name", texts.tr("Nom"), weight=1),
        Column("honour", texts.tr("Titre"), weight=1),
        *result_columns(paper, timed=is_timed(paper.lines())),
    )
    if not blocks:
        blocks.append(Text(texts.tr("Aucun joueur.")))
    return Document(
        "diplomes",
        texts.tr("Diplômes"),
        paper.header(),
        tuple(blocks),
        texts,
        GENERAL,
        landscape=True,
        bare=bool(rows),
        data=(Table(columns, rows),),
    )


def _diploma(paper: Paper, line: Line, honour: str) -> Drawing:
    texts = paper.texts
    width, height = 770.0, 520.0
    middle, room = width / 2, width - 140
    about = paper.state.about
    where = ", ".join(filter(None, (about.place, about.date or texts.date(paper.options.now))))
    result = texts.tr(
        "{total} {total:point|points} sur {top}  ·  {percent}",
        total=texts.count(line.total),
        top=texts.number(line.top),
        percent=texts.percent(line.percent),
    )
    if line.seconds is not None:
        result = _timed_text(texts, line)

    def centred(y: float, text: str, size: float, bold: bool = False, ink: Ink = Ink.TEXT) -> Words:
        return Words(middle, y, text, size, ink, bold, Anchor.MIDDLE, fit=room)

    shapes: list[Shape] = [
        Rect(4, 4, width - 8, height - 8, None, Ink.ACCENT, line=4),
        Rect(13, 13, width - 26, height - 26, None, Ink.ACCENT, line=1),
        star(middle, 66, 26, Ink.ACCENT),
        centred(146, texts.tr("Diplôme"), 50, True),
        centred(190, paper.title, 22, ink=Ink.DIM),
        centred(262, texts.tr("décerné à"), 15, ink=Ink.DIM),
        centred(318, paper.name(line.player), 42, True),
        centred(368, honour, 22, ink=Ink.ACCENT, bold=True),
        centred(400, result, 15),
        Words(80, 470, where, 12, Ink.DIM, fit=300),
        Lines(((width - 300, 455), (width - 80, 455)), Ink.DIM, 0.6),
        Words(width - 190, 470, texts.tr("Le juge-arbitre"), 12, Ink.DIM, anchor=Anchor.MIDDLE),
    ]
    return Drawing(width, height, shapes, f"{texts.tr('Diplôme')} – {paper.name(line.player)} – {honour}")


def _timed_text(texts: Texts, line: Line) -> str:
    time = texts.seconds(line.seconds or 0)
    return texts.tr("{tops} {tops:top|tops} en {time}", tops=texts.count(line.tops), time=time)


def _behind(texts: Texts, line: Line) -> str:
    return texts.signed(line.negative) if line.seconds is None else texts.seconds(line.seconds)


# -- the press -------------------------------------------------------------------------------------------------------


def press_summary(paper: Paper) -> Document:
    """A short text that a newspaper or the club's site can take as it is, with the first ten."""
    texts, lines = paper.texts, paper.lines()
    blocks: list[Block] = [Text(sentence) for sentence in _press(paper, lines)]
    columns = (
        Column("rank", texts.tr("Rg"), Kind.INT, strong=True),
        Column("name", texts.tr("Nom"), weight=2),
        Column("club", texts.tr("Club"), weight=1),
        *result_columns(paper, timed=is_timed(lines)),
        *(() if is_timed(lines) else (Column("percent", "%", Kind.PERCENT),)),
    )
    rows: list[Row] = [
        (
            line.rank,
            paper.name(line.player),
            paper.player(line.player).club,
            *result_cells(line),
            *(() if line.seconds is not None else (line.percent,)),
        )
        for line in lines
        if line.rank <= 10
    ]
    if rows:
        title = texts.tr("Les dix premiers") if len(rows) == 10 else texts.tr("Les premiers")
        blocks.append(Table(columns, rows, title=title, size=10.5))
    return Document("communique", texts.tr("Communiqué"), paper.header(), tuple(blocks), texts, GENERAL)


def _press(paper: Paper, lines: Sequence[Line]) -> Iterator[str]:
    texts, state = paper.texts, paper.state
    if not lines:
        yield texts.tr("Aucun joueur n’est inscrit.")
        return
    where = texts.tr(" à {place}", place=state.about.place) if state.about.place else ""
    count = len(paper.counting)
    games = (
        texts.tr("une partie") if count == 1 else texts.tr("{count} {count:partie|parties}", count=texts.count(count))
    )
    yield texts.tr(
        "« {title} » a réuni {players} {players:joueur|joueurs}{where} en {games} de Scrabble duplicate.",
        title=paper.title,
        players=texts.count(len(lines)),
        where=where,
        games=games,
    )
    winners = [line for line in lines if line.rank == 1]
    names = _joined(texts, [_with_club(paper, line) for line in winners])
    best = winners[0]
    figures = {
        "names": names,
        "total": texts.count(best.total),
        "top": texts.number(best.top),
        "percent": texts.percent(best.percent),
    }
    if best.seconds is not None:
        yield texts.tr("{names} : {result}.", names=names, result=_timed_text(texts, best))
    elif len(winners) == 1:
        yield texts.tr(
            "{names} l’emporte avec {total} {total:point|points} sur {top} possibles, soit {percent}.", **figures
        )
    else:
        yield texts.tr(
            "{names} l’emportent à égalité avec {total} {total:point|points} sur {top}, soit {percent}.", **figures
        )
    level = Counter(line.rank for line in lines)
    followers = [
        f"{_with_club(paper, line)} ({texts.place(line.rank, level[line.rank])}, {_behind(texts, line)})"
        for line in lines
        if 1 < line.rank <= 3
    ]
    if followers:
        yield texts.tr("Sur le podium : {names}.", names=_joined(texts, followers))
    for game in paper.counting:
        first = [line for line in paper.lines(game) if line.rank == 1]
        names = _joined(texts, [paper.name(line.player) for line in first])
        if first and count > 1 and best.seconds is None:
            yield texts.tr(
                "{game} : {names}, {total} sur {top}.",
                game=paper.game_name(game),
                names=names,
                total=texts.number(first[0].total),
                top=texts.number(game.top_total),
            )
    categories = [
        texts.tr(
            "{label} : {value}",
            label=group_title(By.CATEGORY, name, texts),
            value=_joined(texts, [paper.name(line.player) for line in members if line.rank == members[0].rank]),
        )
        for name, members in grouped(lines, state.players, By.CATEGORY)
    ]
    if len(categories) > 1:
        yield texts.tr("Premiers par catégorie – {list}.", list=" ; ".join(categories))
    solos = max(line.solos for line in lines)
    if solos:
        most = _joined(texts, [paper.name(line.player) for line in lines if line.solos == solos])
        yield texts.tr("Le plus de solos : {names} ({count}).", names=most, count=solos)


def _with_club(paper: Paper, line: Line) -> str:
    club = paper.player(line.player).club
    return f"{paper.name(line.player)} ({club})" if club else paper.name(line.player)


def _joined(texts: Texts, names: Sequence[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    if len(names) > 4:
        return texts.tr(
            "{first} et {count} {count:autre|autres}", first=", ".join(names[:3]), count=texts.count(len(names) - 3)
        )
    return texts.tr("{first} et {last}", first=", ".join(names[:-1]), last=names[-1])
