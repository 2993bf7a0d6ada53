"""Standings of every kind, solos, tops and the list of prizes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from arbitre.domain.base.names import folded
from arbitre.domain.event.state import Game
from arbitre.domain.results.prizes import Prize, PrizeKind, PrizeRules, prizes
from arbitre.domain.results.rankings import By, grouped, ranks_within
from arbitre.domain.results.standings import Line, PlayerResult
from arbitre.domain.results.teams import Team, teams
from arbitre.domain.rules.rule_set import RankBy
from arbitre.reports.documents import (
    Block,
    Cell,
    Check,
    Column,
    Document,
    Kind,
    Mark,
    Row,
    Table,
    Text,
    Value,
)
from arbitre.reports.groups import TITLES, group_title
from arbitre.reports.paper import Paper, printed_reference, printed_word

GENERAL = "general"
_PERSONAL = ("licence", "category", "series", "club", "committee", "country", "team")
_ON_PAPER = ("category", "series", "club")


def standing_document(paper: Paper, game: Game | None = None) -> Document:
    """The standing of a game, or of the event without one."""
    texts, lines = paper.texts, paper.lines(game)
    title = texts.tr("Classement") if game is not None else texts.tr("Classement général")
    count = texts.tr("{count} {count:joueur|joueurs}", count=texts.count(len(lines)))
    best = texts.tr("top {top}", top=texts.number(lines[0].top)) if lines and not is_timed(lines) else ""
    table = _standing_table(paper, lines, game)
    blocks: tuple[Block, ...] = (table,) if lines else (Text(texts.tr("Aucun joueur n’est inscrit.")),)
    return Document(
        "classement",
        title,
        paper.header(game),
        blocks,
        texts,
        _part(game),
        subtitle=" · ".join(filter(None, (count, best))),
        data=(_standing_table(paper, lines, game, everything=True),),
    )


def _part(game: Game | None) -> str:
    return str(game.number) if game is not None else GENERAL


def is_timed(lines: Sequence[Line]) -> bool:
    """True for a standing of topping: times, no points."""
    return any(line.seconds is not None for line in lines)


def result_columns(paper: Paper, *, timed: bool) -> tuple[Column, Column]:
    """What a line of a list has won: points and negative, or in topping seconds and tops."""
    tr = paper.texts.tr
    if timed:
        return (
            Column("seconds", tr("Temps (s)"), Kind.DECIMAL, strong=True, decimals=1),
            Column("tops", tr("Tops"), Kind.INT),
        )
    return Column("total", tr("Total"), Kind.INT, strong=True), Column("negative", tr("Négatif"), Kind.SIGNED)


def result_cells(line: Line) -> tuple[float, int]:
    """The figures of ``result_columns``."""
    return (line.seconds, line.tops) if line.seconds is not None else (line.total, line.negative)


class _Lines:
    """Columns and rows of a standing; columns that would be empty are left out."""

    def __init__(self, paper: Paper, lines: Sequence[Line], game: Game | None, everything: bool = False) -> None:
        self._paper, self._game = paper, game
        self._players = {line.player: paper.player(line.player) for line in lines}
        self._results = paper.result(game).players if game is not None else {}
        games = paper.counting
        self._games = games if game is None and len(games) > 1 else []
        self._by = games[-1].rules.rank.by if games else RankBy.TOTAL
        people = self._players.values()
        names = _PERSONAL if everything else _ON_PAPER
        self._personal = [name for name in names if any(getattr(one, name) for one in people)]
        self._adjusted = any(one.adjusted or one.resumed for one in self._results.values())
        self._solos = any(line.solos for line in lines)
        self._timed = is_timed(lines)
        if self._timed:  # no points of slips, no columns of games
            self._games, self._results, self._adjusted = (), {}, False

    def columns(self) -> tuple[Column, ...]:
        """The columns, heads translated."""
        return tuple(self._columns())

    def _columns(self) -> Iterator[Column]:
        tr = self._paper.texts.tr
        heads = {
            "licence": tr("Licence"),
            "category": tr("Cat."),
            "series": tr("Série"),
            "club": tr("Club"),
            "committee": tr("Comité"),
            "country": tr("Pays"),
            "team": tr("Équipe"),
        }
        yield Column("rank", tr("Rg"), Kind.INT, strong=True)
        if self._game is not None:
            yield Column("table", tr("Table"), Kind.INT)
        yield Column("name", tr("Nom"), weight=3)
        for name in self._personal:
            centred = name in ("category", "series")
            yield Column(name, heads[name], weight=1 if name == "club" else 0, centred=centred, minor=True)
        if self._timed:
            yield from result_columns(self._paper, timed=True)
            yield Column("missed", tr("Manqués"), Kind.INT)
            return
        if self._game is not None:
            yield Column("base", tr("S/total"), Kind.INT, minor=True)
            yield Column("bonus", tr("S"), Kind.INT, minor=True)
            yield Column("deduction", tr("A"), Kind.INT, minor=True)
            yield Column("penalties", tr("P"), Kind.INT, minor=True)
            if self._adjusted:
                yield Column("other", tr("+/−"), Kind.SIGNED)
        for game in self._games:
            yield Column(f"g{game.number}", tr("P{number}", number=game.number), Kind.INT)
        yield Column("total", tr("Total"), Kind.INT, strong=True)
        yield Column("negative", tr("Négatif"), Kind.SIGNED)
        yield Column("percent", "%", Kind.PERCENT, strong=self._by is RankBy.PERCENT)
        if self._by is RankBy.MEAN_PERCENT and self._game is None:
            yield Column("mean", tr("Moyenne %"), Kind.PERCENT, strong=True)
        if self._by is RankBy.PLACE_POINTS:
            yield Column("points", tr("Points de place"), Kind.DECIMAL, strong=True, decimals=1)
        if self._game is None and self._solos:
            yield Column("solos", tr("Solos"), Kind.INT)
        yield Column("tops", tr("Tops"), Kind.INT)

    def row(self, line: Line, rank: int) -> Row:
        """One line."""
        return [*self._cells(line, rank)]

    def _cells(self, line: Line, rank: int) -> Iterator[Value | Cell]:
        yield rank
        if self._game is not None:
            yield line.table
        yield self._paper.name(line.player)
        player = self._players[line.player]
        yield from (getattr(player, name) or None for name in self._personal)
        if self._timed:
            yield from (*result_cells(line), line.missed)
            return
        if self._game is not None:
            one = self._results[line.player]
            yield one.base
            yield one.bonus or None
            yield one.deduction or None
            yield one.penalties or None
            if self._adjusted:
                yield one.adjusted + one.resumed or None
        for index in range(len(self._games)):
            total = line.games[index] if index < len(line.games) else None
            yield total if total is not None else Cell(self._paper.texts.tr("abs."), Mark.MISSING)
        yield line.total
        yield line.negative
        yield line.percent
        if self._by is RankBy.MEAN_PERCENT and self._game is None:
            yield line.mean_percent
        if self._by is RankBy.PLACE_POINTS:
            yield line.place_points
        if self._game is None and self._solos:
            yield line.solos
        yield line.tops

    def checks(self, lines: Sequence[Line]) -> tuple[Check, ...]:
        """Formulas that must give the totals; those from the top where it is the same for every line."""
        if self._timed:
            return ()
        tops = {line.top for line in lines}
        top = tops.pop() if len(tops) == 1 else 0
        checks = []
        if self._game is not None:
            other = "+{other}" if self._adjusted else ""
            checks.append(Check("total", "{base}+{bonus}-{deduction}-{penalties}" + other))
        elif self._games:
            checks.append(Check("total", f"SUM({','.join(f'{{g{game.number}}}' for game in self._games)})"))
        if top:
            checks.append(Check("negative", f"{{total}}-{top}"))
            checks.append(Check("percent", f"{{total}}/{top}"))
        return tuple(checks)


def _standing_table(paper: Paper, lines: Sequence[Line], game: Game | None, everything: bool = False) -> Table:
    made = _Lines(paper, lines, game, everything)
    rows = [made.row(line, line.rank) for line in lines]
    note = ""
    if is_timed(lines):
        note = paper.texts.tr("Topping (3.8) : au temps total, pénalités comprises.")
    elif game is not None and any(row for row in rows):
        note = paper.texts.tr("S : primes de solo · A : avertissements payants · P : pénalités")
    if paper.holds_back(game):
        later = paper.texts.tr("les solos et leurs primes sont annoncés à la fin de la partie")
        note = " · ".join(filter(None, (note, later)))
    # Pinned to a wall, up to 60 lines must be read from two metres.
    size = 11.0 if len(lines) <= 60 else 9.5
    return Table(made.columns(), rows, size=size, checks=made.checks(lines), note=note)


def grouped_standing(paper: Paper, by: By, game: Game | None = None) -> Document | None:
    """The standing of each category, series, club...; ``None`` when nobody has one."""
    texts, lines = paper.texts, paper.lines(game)
    groups = grouped(lines, paper.state.players, by)
    if not groups:
        return None
    made = _Lines(paper, lines, game)
    extra = Column("overall", texts.tr("Gén."), Kind.INT)
    columns = (*made.columns(), extra)
    blocks: list[Block] = []
    sums = by in (By.CLUB, By.TEAM, By.COMMITTEE, By.COUNTRY)
    team_lines = teams(lines, paper.state.players, by, paper.options.members) if sums else []
    if team_lines:
        blocks.append(_teams_table(paper, team_lines, by, game))
    for name, members in groups:
        title = group_title(by, name, texts)
        rows = [[*made.row(line, rank), line.rank] for line, rank in zip(members, ranks_within(members), strict=True)]
        blocks.append(Table(columns, rows, title=title, group=title, size=10, checks=made.checks(members)))
    return Document(
        f"classement-par-{by}",
        texts.tr(TITLES[by]),
        paper.header(game),
        tuple(blocks),
        texts,
        _part(game),
        group_head=texts.tr("Groupe"),
    )


def _teams_table(paper: Paper, found: Sequence[Team], by: By, game: Game | None) -> Table:
    tr = paper.texts.tr
    games = paper.counting if game is None and len(paper.counting) > 1 else []
    value = any(team.value for team in found) and by in (By.CLUB, By.TEAM)
    columns = [
        Column("rank", tr("Rg"), Kind.INT, strong=True),
        Column("name", tr("Équipe") if by is By.TEAM else tr("Nom"), weight=2),
        Column("count", tr("Joueurs"), Kind.INT),
        *(Column(f"g{one.number}", tr("P{number}", number=one.number), Kind.INT) for one in games),
        Column("total", tr("Total"), Kind.INT, strong=True),
        Column("mean", tr("Moyenne"), Kind.DECIMAL, decimals=1),
        Column("best", tr("Meilleur"), weight=1),
    ]
    if value:
        columns += [Column("value", tr("Indice de valeur"), Kind.INT), Column("division", tr("Division"), centred=True)]
    rows: list[Row] = []
    for team in found:
        own = list(team.games) if games else []
        best = paper.name(team.members[0].player)
        row: list[Value | Cell] = [team.rank, team.name, len(team.members), *own, team.total]
        row += [team.total / len(team.members), best, *((team.value, team.division) if value else ())]
        rows.append(row)
    sums = ",".join(f"{{g{one.number}}}" for one in games)
    checks = (Check("total", f"SUM({sums})"),) if games else ()
    members = paper.options.members
    title = tr("Totaux")
    if members:
        title = tr("Totaux ({count} {count:meilleur|meilleurs} de chacun)", count=paper.texts.count(members))
    return Table(tuple(columns), rows, title=title, size=10, checks=checks)


# -- solos and tops --------------------------------------------------------------------------------------------------


def solos_document(paper: Paper, game: Game) -> Document:
    """Every solo of a game in order, and who has how many."""
    texts, result = paper.texts, paper.result(game)
    columns = (
        Column("turn", texts.tr("Coup"), Kind.INT),
        Column("table", texts.tr("Table"), Kind.INT),
        Column("name", texts.tr("Joueur"), weight=1.5),
        Column("club", texts.tr("Club"), weight=1),
        Column("word", texts.tr("Solution"), Kind.WORD, weight=1),
        Column("points", texts.tr("Points"), Kind.INT),
        Column("top", texts.tr("Top"), Kind.INT),
        Column("bonus", texts.tr("Prime"), Kind.INT),
    )
    rows: list[Row] = []
    for serial, player, bonus in result.solos:
        turn, one = game.turn(serial), result.players[player]
        score = one.scores[serial]
        move = turn.retained
        word = paper.solution(move, game) if move is not None and score.base >= move.score else ""
        marked = turn.slips.get(score.table)
        if not word and marked is not None:
            ruling = marked.ruling
            word = f"{printed_word(ruling.word, game.tile_set)} {printed_reference(ruling.reference, game)}".strip()
        top = move.score if move is not None else turn.top
        rows.append(
            (turn.number, score.table, paper.name(player), paper.player(player).club, word, score.base, top, bonus)
        )
    threshold = game.rules.solo.players
    note = texts.tr(
        "Prime à partir de {count} {count:joueur|joueurs} ; présents : {active}.",
        count=texts.count(threshold),
        active=result.active,
    )
    blocks: list[Block] = [Table(columns, rows, size=10.5, note=note)] if rows else [Text(texts.tr("Aucun solo."))]
    if paper.holds_back(game):
        blocks = [Text(texts.tr("Les solos sont annoncés à la fin de la partie (article 3.5)."))]
    count = Counter(player for _, player, _ in result.solos)
    if rows:
        blocks.append(_count_table(paper, count, texts.tr("Solos par joueur"), texts.tr("Solos")))
    return Document("solos", texts.tr("Solos"), paper.header(game), tuple(blocks), texts, str(game.number))


def _count_table(paper: Paper, count: Counter[str], title: str, head: str) -> Table:
    columns = (
        Column("name", paper.texts.tr("Joueur"), weight=1),
        Column("club", paper.texts.tr("Club"), weight=1),
        Column("count", head, Kind.INT, strong=True),
    )
    ordered = sorted(count.items(), key=lambda item: (-item[1], folded(paper.name(item[0]))))
    rows = [(paper.name(player), paper.player(player).club, number) for player, number in ordered]
    return Table(columns, rows, title=title, size=10)


def tops_document(paper: Paper, game: Game) -> Document:
    """Players by the number of tops they found, with their longest run and what they lost elsewhere."""
    texts, result = paper.texts, paper.result(game)
    turns = paper.turns(game)
    columns = (
        Column("rank", texts.tr("Rg"), Kind.INT, strong=True),
        Column("name", texts.tr("Joueur"), weight=2),
        Column("club", texts.tr("Club"), weight=1),
        Column("tops", texts.tr("Tops"), Kind.INT, strong=True),
        Column("share", texts.tr("Part"), Kind.PERCENT, decimals=1),
        Column("run", texts.tr("Série"), Kind.INT),
        Column("missed", texts.tr("Tops manqués"), weight=1.5),
        Column("total", texts.tr("Total"), Kind.INT),
    )
    people = sorted(result.players.values(), key=lambda one: (-one.tops, -one.total, folded(one.name)))
    rows: list[Row] = []
    rank = 0
    for place, one in enumerate(people, start=1):
        if place == 1 or people[place - 2].tops != one.tops:
            rank = place
        tops = [bool((score := one.scores.get(turn.serial)) and score.top) for turn in turns]
        missed = [turn.number for turn, top in zip(turns, tops, strict=True) if not top]
        text = (
            ", ".join(map(str, missed))
            if len(missed) <= 6
            else texts.tr("{count} {count:coup|coups}", count=texts.count(len(missed)))
        )
        share = 100 * one.tops / len(turns) if turns else 0.0
        name, club = paper.name(one.player), paper.player(one.player).club
        rows.append((rank, name, club, one.tops, share, longest_run(tops), text, one.total))
    blocks: tuple[Block, ...] = (Table(columns, rows, size=10),) if rows else (Text(texts.tr("Aucun joueur.")),)
    return Document("tops", texts.tr("Tops"), paper.header(game), blocks, texts, str(game.number))


def longest_run(tops: Sequence[bool]) -> int:
    """Length of the longest run of tops.

    >>> longest_run([True, False, True, True])
    2
    """
    best = run = 0
    for top in tops:
        run = run + 1 if top else 0
        best = max(best, run)
    return best


# -- prizes ----------------------------------------------------------------------------------------------------------


def prizes_document(paper: Paper) -> Document:
    """The list of prizes, in the order in which they are called."""
    texts = paper.texts
    columns = (
        Column("prize", texts.tr("Prix"), weight=1.2),
        Column("name", texts.tr("Nom"), weight=2, strong=True),
        Column("club", texts.tr("Club"), weight=1),
        Column("rank", texts.tr("Rg"), Kind.INT),
        *result_columns(paper, timed=is_timed(paper.lines())),
    )
    rows: list[Row] = []
    called = prizes(paper.lines(), paper.state.players, PrizeRules(members=paper.options.members))
    teams_at = Counter((prize.kind, prize.place) for prize in called)
    for prize in called:
        of_teams = prize.kind in (PrizeKind.TEAM, PrizeKind.CLUB)
        title = _prize_title(paper, prize, teams_at[prize.kind, prize.place] if of_teams else len(prize.lines))
        if of_teams:
            rows.append((title, prize.group, None, prize.place, prize.value, None))
            continue
        for line in prize.lines:
            club = paper.player(line.player).club
            rows.append((title, paper.name(line.player), club, line.rank, *result_cells(line)))
    blocks: tuple[Block, ...] = (Table(columns, rows, size=11),) if rows else (Text(texts.tr("Aucun joueur.")),)
    return Document("palmares", texts.tr("Palmarès"), paper.header(), blocks, texts, GENERAL)


def _prize_title(paper: Paper, prize: Prize, level: int) -> str:
    """What a prize is for; ``level`` share it."""
    texts, place = paper.texts, paper.texts.place(prize.place, level)
    match prize.kind:
        case PrizeKind.OVERALL:
            return texts.tr("Général : {rank}", rank=place)
        case PrizeKind.CATEGORY | PrizeKind.SERIES:
            by = By.CATEGORY if prize.kind is PrizeKind.CATEGORY else By.SERIES
            title = group_title(by, prize.group, texts)
            return title if prize.place == 1 and level == 1 else texts.tr("{label} : {value}", label=title, value=place)
        case PrizeKind.TOPS:
            title = texts.tr("Le plus de tops ({count})", count=prize.value)
            return title if level == 1 else texts.tr("{rank} ex æquo", rank=title)
        case PrizeKind.SOLOS:
            title = texts.tr("Le plus de solos ({count})", count=prize.value)
            return title if level == 1 else texts.tr("{rank} ex æquo", rank=title)
        case PrizeKind.TEAM:
            return texts.tr("Équipe : {rank}", rank=place)
    return texts.tr("Club : {rank}", rank=place)


def results_by_table(paper: Paper, game: Game) -> dict[int, tuple[str, int]]:
    """Table -> name and total, for the federation's file."""
    found: dict[int, tuple[str, int]] = {}
    one: PlayerResult
    for table, one in paper.by_table(game):
        found[table] = (paper.name(one.player), one.total)
    return found
