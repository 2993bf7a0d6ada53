"""Standings: of a game or the event, of everybody or a group, with charts and how firm they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from operator import attrgetter

from PySide6.QtCore import QLocale, QSignalBlocker, QTimer
from PySide6.QtWidgets import QComboBox, QWidget

from arbitre.application.session.session import Session
from arbitre.domain import facts as f
from arbitre.domain.base.players import Player
from arbitre.domain.event.publication import in_force, read_until, time_left, until_time
from arbitre.domain.event.state import Game
from arbitre.domain.results.rankings import By, grouped, ranks_within
from arbitre.domain.results.standings import GameResult, Line
from arbitre.domain.results.teams import Team, teams
from arbitre.reports.groups import CATEGORY_NAMES
from arbitre.reports.texts import Texts
from arbitre.ui.board.charts import BarChart, LineChart, Series
from arbitre.ui.forms.ui_standings_page import Ui_StandingsPage
from arbitre.ui.kit.boxes import fill_box, team_members
from arbitre.ui.kit.feedback import set_property
from arbitre.ui.kit.page import Page, Services
from arbitre.ui.kit.table import KeyedModel, TableColumn, plain
from arbitre.ui.look.theme import Theme
from arbitre.ui.results.player_sheet import PlayerSheet, losses
from arbitre.ui.words.history import publication_text
from arbitre.ui.words.texts import counted, join, number

_CHART_LINES = 5
_NOBODY = Player("", "")


@dataclass(frozen=True)
class Row:
    """A player's line, in his group when there are groups."""

    line: Line
    player: Player
    group: str = ""
    place: int = 0  # rank in the group


def percent(value: float) -> str:
    """A percentage as people write it."""
    return Texts(QLocale().name()[:2]).percent(value)


class StandingsPage(Page):
    """Enter or a double click opens the player's sheet."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self.ui = Ui_StandingsPage()
        self.ui.setupUi(self)
        ui = self.ui
        theme = services.theme
        self._ranks = LineChart(theme, self, inverted=True)
        self._progress = LineChart(theme, self)
        self._spread = BarChart(theme, self)
        for layout, chart in (
            (ui.ranksLayout, self._ranks),
            (ui.progressLayout, self._progress),
            (ui.spreadLayout, self._spread),
        ):
            layout.addWidget(chart, 1)
        self._model = KeyedModel((), self._key, theme, self)
        ui.table.set_keyed(self._model)
        self._sheet: PlayerSheet | None = None
        self._until = QTimer(self)
        self._until.setSingleShot(True)
        self._until.timeout.connect(self.mark_stale)
        self._rank_cache: tuple[object, dict[str, list[int]]] | None = None
        ui.gameBox.currentIndexChanged.connect(self.mark_stale)
        ui.byBox.currentIndexChanged.connect(self._on_by)
        ui.groupBox.currentIndexChanged.connect(self.mark_stale)
        ui.completeBox.toggled.connect(self.mark_stale)
        ui.findEdit.textChanged.connect(self.mark_stale)
        ui.findEdit.returnPressed.connect(ui.table.setFocus)
        ui.table.current_changed.connect(self._show_charts)
        ui.table.opened.connect(self._open)
        ui.turnBox.currentIndexChanged.connect(self._show_spread)
        ui.charts.currentChanged.connect(self._show_charts)
        ui.provisionalButton.clicked.connect(lambda: self._publish(f.Publication.PROVISIONAL))
        ui.officialButton.clicked.connect(lambda: self._publish(f.Publication.OFFICIAL))
        ui.lockButton.clicked.connect(lambda: self._publish(f.Publication.LOCKED))
        ui.untilEdit.returnPressed.connect(lambda: self._publish(f.Publication.PROVISIONAL))
        ui.untilEdit.setMaximumWidth(90)
        ui.untilEdit.setPlaceholderText("17:30")
        ui.findEdit.setMinimumWidth(140)
        for box in (ui.gameBox, ui.byBox, ui.groupBox):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.retranslate()

    # -- texts -------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        ui = self.ui
        ui.retranslateUi(self)
        ui.table.setAccessibleName(self.tr("Classement"))
        ui.findEdit.setAccessibleName(self.tr("Chercher un nom ou un club"))
        ui.charts.setAccessibleName(self.tr("Courbes"))
        texts = {
            "": self.tr("tout le monde"),
            str(By.CATEGORY): self.tr("catégorie"),
            str(By.SERIES): self.tr("série"),
            str(By.CLUB): self.tr("club"),
            str(By.COMMITTEE): self.tr("comité"),
            str(By.COUNTRY): self.tr("pays"),
            str(By.TEAM): self.tr("équipe"),
            str(By.PAIRS): self.tr("paires"),
            f"+{By.CLUB}": self.tr("total des clubs"),
            f"+{By.TEAM}": self.tr("total des équipes"),
            f"+{By.COMMITTEE}": self.tr("total des comités"),
        }
        fill_box(ui.byBox, list(texts.items()))

    def apply_theme(self, theme: Theme) -> None:
        self._model.set_theme(theme)
        for chart in (self._ranks, self._progress, self._spread):
            chart.set_theme(theme)

    # -- what is wanted ----------------------------------------------------------------------------------------------

    def set_session(self, session: Session | None) -> None:
        if self._sheet is not None and session is not self.session:
            self._sheet.close()
        super().set_session(session)

    def activated(self) -> None:
        super().activated()
        self.ui.table.setFocus()

    def _on_by(self) -> None:
        with QSignalBlocker(self.ui.groupBox):
            self.ui.groupBox.clear()
        self.mark_stale()

    @property
    def game_number(self) -> int:
        """The game shown, 0 for the event."""
        return int(self.ui.gameBox.currentData() or 0)

    def _shown_game(self) -> Game | None:
        """The game that charts are about: of the event the last one that counts."""
        state = self.session.state if self.session is not None else None
        if state is None or not state.games:
            return None
        if self.game_number:
            return state.game(self.game_number)
        return state.counted_games[-1] if state.counted_games else None

    # -- the table ---------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        ui, session = self.ui, self.session
        games = session.state.games if session is not None else ()
        choices = [(one.number, one.title or self.tr("Partie {0}").format(one.number)) for one in games]
        if len(games) != 1:
            choices.insert(0, (0, self.tr("Ensemble")))
        fill_box(ui.gameBox, choices)
        wanted = str(ui.byBox.currentData() or "")
        is_sum, by = wanted.startswith("+"), wanted.lstrip("+")
        ui.groupBox.setEnabled(bool(by))
        ui.groupLabel.setEnabled(ui.groupBox.isEnabled())
        if session is None or not games:
            self._model.set_columns(self._columns(None, ()))
            self._model.set_rows(())
        else:
            lines = session.results.standing(self.game_number or None, complete_only=ui.completeBox.isChecked())
            if is_sum:
                self._show_teams(
                    teams(lines, session.state.players, By(by), team_members(ui.groupBox, self.services.settings))
                )
            else:
                self._show_lines(lines, By(by) if by else None)
        ui.table.search_column = (
            1 if is_sum else next((at for at, one in enumerate(self._model.columns) if one.wide), 0)
        )
        ui.table.fit()
        self._show_publication()
        self._fill_turns()
        self._show_charts()

    def _show_lines(self, lines: Sequence[Line], by: By | None) -> None:
        assert self.session is not None
        known = self.session.state.players
        find = plain(self.ui.findEdit.text()).split()
        if by is None:
            rows = [Row(line, known.get(line.player, _NOBODY)) for line in lines]
        else:
            groups = grouped(lines, known, by)
            names = {"P": CATEGORY_NAMES} if by is By.CATEGORY else {}
            texts = self.services.languages.texts()

            def title(code: str) -> str:
                name = CATEGORY_NAMES.get(code) if names else None
                return f"{code} · {texts.tr(name)}" if name else code

            choices = [("", self.tr("tous les groupes")), *((name, title(name)) for name, _ in groups)]
            fill_box(self.ui.groupBox, choices)
            chosen = self.ui.groupBox.currentData() or ""
            rows = [
                Row(line, known.get(line.player, _NOBODY), name, place)
                for name, members in groups
                if not chosen or name == chosen
                for line, place in zip(members, ranks_within(members), strict=True)
            ]
        shown = [row for row in rows if _matches(row, find)]
        timed = any(line.seconds is not None for line in lines)
        columns = self._columns(by, self._game_columns(), [row.player for row in rows], timed=timed)
        if [one.head for one in columns] != [one.head for one in self._model.columns]:
            self._model.set_columns(columns)
        self._model.set_rows(shown)
        text = self.tr("{0} {0:joueur|joueurs}").format(counted(len(rows)))
        if len(shown) != len(rows):
            text = self.tr("{0} {0:joueur|joueurs} sur {1}").format(counted(len(shown)), number(len(rows)))
        self.ui.countLabel.setText(text)

    def _show_teams(self, found: Sequence[Team]) -> None:
        columns = [
            TableColumn(self.tr("Rang"), lambda one: str(one.rank), True, sort=lambda one: one.rank),
            TableColumn(self.tr("Nom"), lambda one: one.name, wide=True),
            TableColumn(self.tr("Joueurs"), lambda one: str(one.size), True, sort=lambda one: one.size),
        ]
        for at, game in enumerate(self._game_columns()):
            columns.append(_figure(self.tr("P{0}").format(game), lambda one, at=at: one.games[at]))
        columns.append(_figure(self.tr("Total"), lambda one: one.total, bold=True))
        columns.append(_figure(self.tr("Indice"), lambda one: one.value))
        columns.append(TableColumn(self.tr("Division"), lambda one: one.division if one.value else ""))
        self._model.set_columns(columns)
        find = plain(self.ui.findEdit.text())
        self._model.set_rows([one for one in found if find in plain(one.name)])
        self.ui.countLabel.setText(self.tr("{0} {0:groupe|groupes}").format(counted(len(found))))

    def _game_columns(self) -> list[int]:
        """Numbers of the games that have a column each: those that a line of the event adds up, when several."""
        games = self.session.state.counted_games if self.session is not None and not self.game_number else ()
        return [game.number for game in games] if len(games) > 1 and not games[0].rules.time.topping else []

    def _columns(
        self, by: By | None, games: Sequence[int], players: Sequence[Player] = (), *, timed: bool = False
    ) -> list[TableColumn]:
        columns = [TableColumn(self.tr("Rang"), lambda row: str(row.line.rank), True, sort=lambda row: row.line.rank)]
        if by is not None:
            columns = [
                TableColumn(
                    self.tr("Groupe"), lambda row: row.group, sort=lambda row: (plain(row.group), row.line.rank)
                ),
                TableColumn(
                    self.tr("Rang"), lambda row: str(row.place), True, sort=lambda row: row.place, bold=lambda row: True
                ),
                TableColumn(self.tr("Général"), lambda row: str(row.line.rank), True, sort=lambda row: row.line.rank),
            ]
        heads = {By.CLUB: self.tr("Club"), By.CATEGORY: self.tr("Cat."), By.SERIES: self.tr("Série")}
        about = [  # after the figures, which stay in sight with three games on a small screen
            TableColumn(head, attrgetter(f"player.{kind.name.lower()}"))
            for kind, head in heads.items()
            if by is not kind and any(getattr(one, kind.name.lower()) for one in players)
        ]
        columns += [
            TableColumn(self.tr("Table"), lambda row: str(row.line.table or ""), True, sort=lambda row: row.line.table),
            TableColumn(self.tr("Nom"), lambda row: row.line.name, wide=True),
        ]
        for at, game in enumerate(games):
            columns.append(_figure(self.tr("P{0}").format(game), lambda row, at=at: row.line.games[at]))
        if timed:
            return [
                *columns,
                TableColumn(
                    self.tr("Temps"),
                    lambda row: self.services.languages.texts().seconds(row.line.seconds),
                    True,
                    sort=lambda row: row.line.seconds,
                    bold=lambda row: True,
                ),
                _figure(self.tr("Tops"), lambda row: row.line.tops),
                _figure(self.tr("Manqués"), lambda row: row.line.missed),
                *about,
            ]
        columns += [
            _figure(self.tr("Total"), lambda row: row.line.total, bold=True),
            _figure(self.tr("Négatif"), lambda row: row.line.negative),
            TableColumn("%", lambda row: percent(row.line.percent), True, sort=lambda row: row.line.percent),
            _figure(self.tr("Solos"), lambda row: row.line.solos, zero=False),
            _figure(self.tr("Tops"), lambda row: row.line.tops),
            _figure(self.tr("Avert."), lambda row: row.line.warnings, zero=False),
            *about,
        ]
        return columns

    @staticmethod
    def _key(row: object) -> str:
        return row.line.player if isinstance(row, Row) else getattr(row, "name", "")

    # -- how firm ----------------------------------------------------------------------------------------------------

    def _show_publication(self) -> None:
        ui, session = self.ui, self.session
        ui.publishCard.setEnabled(session is not None and bool(session.state.games))
        if session is None or not session.state.games:
            ui.stateLabel.setText("")
            return
        one = session.state.game(self.game_number) if self.game_number else None
        published = one.published if one is not None else session.state.published
        running = any(game.ended is None for game in ([one] if one is not None else session.state.counted_games))
        claims = session.event.open_claims(self.game_number)
        now = datetime.now()
        state = in_force(published, now, claims=bool(claims))
        text = publication_text(state, until_time(published.until))
        if state is f.Publication.OPEN:
            text = self.tr("en cours") if running else self.tr("provisoire, pas encore publié")
        if left := time_left(published, now):  # officiel by itself at that minute: look again then
            self._until.start(min(int(left.total_seconds() * 1000) + 500, 600_000))
        if claims:
            text = self.tr("{0} · {1} {1:contestation|contestations} à trancher").format(text, counted(len(claims)))
        ui.stateLabel.setText(text)
        firm = state in (f.Publication.OFFICIAL, f.Publication.LOCKED)
        set_property(ui.stateLabel, "status", "warning" if claims else "exact" if firm else "")
        ui.officialButton.setEnabled(published.state is not f.Publication.OFFICIAL)
        ui.lockButton.setEnabled(published.state is not f.Publication.LOCKED)

    def _publish(self, state: f.Publication) -> None:
        session = self.session
        if session is None or not session.state.games:
            return
        game = self.game_number
        published = session.state.game(game).published if game else session.state.published
        order = list(f.Publication)
        until = ""
        if state is f.Publication.PROVISIONAL:
            read = self.attempt(lambda: read_until(self.ui.untilEdit.text(), datetime.now()))
            if read is None:
                self.ui.untilEdit.setFocus()
                return
            until = read

        def publish(reason: str = "") -> None:
            said = self.tr("Classement {0}.").format(publication_text(state, until_time(until)))
            self.done(lambda: session.event.publish(state, game=game, until=until, reason=reason), said)

        if order.index(state) < order.index(published.state) and published.state is not f.Publication.PROVISIONAL:
            self.services.ask(self.tr("Motif pour rouvrir un classement publié"), publish)
        else:
            publish()

    # -- charts ------------------------------------------------------------------------------------------------------

    def _fill_turns(self) -> None:
        game = self._shown_game()
        turns = list(game.revealed_turns) if game is not None else []
        before = self.ui.turnBox.count()
        fill_box(self.ui.turnBox, [(turn.serial, str(turn.number)) for turn in turns])
        if turns and before != len(turns):  # the latest, unless somebody is looking at another one
            with QSignalBlocker(self.ui.turnBox):
                self.ui.turnBox.setCurrentIndex(len(turns) - 1)

    def _show_charts(self) -> None:
        shown = self.ui.charts.currentIndex()
        if shown == 0:
            self._show_ranks()
        elif shown == 1:
            self._show_progress()
        else:
            self._show_spread()

    def _current(self) -> Row | None:
        row = self.ui.table.row()
        return row if isinstance(row, Row) else None

    def _title(self, text: str, game: Game) -> str:
        state = self.session.state if self.session is not None else None
        if state is None or len(state.games) < 2:
            return text
        if game.apart and game.title:
            return join((text, game.title), ", ")
        return self.tr("{0}, partie {1}").format(text, game.number)

    def _result(self) -> tuple[Game, GameResult] | None:
        game = self._shown_game()
        if game is None or self.session is None or not any(True for _ in game.revealed_turns):
            return None
        if game.rules.time.topping:  # charts are of points
            return None
        return game, self.session.results.game_result(game)

    def _rank_lines(self, game: Game, result: GameResult) -> dict[str, list[int]]:
        from arbitre.reports.statistics_papers import ranks_over_time

        if self._rank_cache is None or self._rank_cache[0] is not result:
            serials = [turn.serial for turn in game.revealed_turns]
            self._rank_cache = (result, ranks_over_time(result.players, serials))
        return self._rank_cache[1]

    def _show_ranks(self) -> None:
        found = self._result()
        if found is None or self.session is None:
            self._ranks.set_title("")
            self._ranks.set_series(())
            return
        game, result = found
        ranks = self._rank_lines(game, result)
        current = self._current()
        own = current.line.player if current is not None else ""
        best = [line for line in self.session.results.standing(game.number) if line.player != own]
        series = [Series(line.name, tuple(map(float, ranks[line.player]))) for line in best[:_CHART_LINES]]
        if own in ranks and current is not None:
            series.append(Series(current.line.name, tuple(map(float, ranks[own])), main=True))
        self._ranks.set_title(self._title(self.tr("Rangs au fil des coups"), game))
        self._ranks.set_series(series)

    def _show_progress(self) -> None:
        found, session, current = self._result(), self.session, self._current()
        if found is None or session is None or current is None:
            self._progress.set_title("")
            self._progress.set_series(())
            return
        game, _ = found
        own = losses(game, session, current.line.player)
        best = session.results.standing(game.number)[0]
        series = [Series(current.line.name, own, main=True)]
        if best.player != current.line.player:
            series.append(Series(best.name, losses(game, session, best.player)))
        series.append(Series(self.tr("top"), tuple(0.0 for _ in own), dashed=True))
        self._progress.set_title(self._title(self.tr("Points perdus sur le top"), game))
        self._progress.set_series(series)

    def _show_spread(self) -> None:
        found = self._result()
        serial = self.ui.turnBox.currentData()
        if found is None or serial is None or serial > len(found[0].turns):
            self._spread.set_counts({})
            return
        game, result = found
        turn = game.turn(serial)
        counts = Counter(one.scores[serial].points for one in result.players.values() if serial in one.scores)
        title = self.tr("Scores du coup {0}").format(turn.number)
        self._spread.set_title(self._title(title, game))
        self._spread.set_counts(counts, turn.retained.score if turn.retained is not None else None)

    # -- the player's sheet ------------------------------------------------------------------------------------------

    def _open(self, row: object) -> None:
        game = self._shown_game()
        if not isinstance(row, Row) or game is None or self.session is None:
            return
        if self._sheet is None:
            self._sheet = PlayerSheet(self.services, self._print_sheet, self)
        order = [one.line.player for one in self._model.rows if isinstance(one, Row)]
        games = [game] if self.game_number else self.session.state.counted_games
        there = {player for one in games for player in self.session.results.game_result(one).players}
        if row.line.player in there:
            players = [player for player in order if player in there]
            self._sheet.show_player(self.session, self.game_number, players, row.line.player)

    @property
    def sheet(self) -> PlayerSheet | None:
        """The player's sheet, once it was opened."""
        return self._sheet

    def _print_sheet(self, game: int, player: str) -> None:
        from arbitre.reports.player_papers import player_event_sheet, player_sheet
        from arbitre.ui.kit.papers import paper_of
        from arbitre.ui.kit.printing import print_document

        if (session := self.session) is None:
            return
        paper = paper_of(session, self.services.languages.texts())
        shown = player_sheet(paper, session.state.game(game), player) if game else player_event_sheet(paper, player)
        print_document(shown, self)


def _matches(row: Row, find: Sequence[str]) -> bool:
    text = plain(" ".join((row.line.name, row.player.club, row.player.licence, str(row.line.table), row.group)))
    return all(part in text for part in find)


def _figure(head: str, value: Callable[..., int | None], *, bold: bool = False, zero: bool = True) -> TableColumn:
    def text(row: object) -> str:
        found = value(row)
        return "" if found is None or (not zero and not found) else number(found)

    def order(row: object) -> int:
        found = value(row)
        return -(10**9) if found is None else found

    return TableColumn(head, text, True, sort=order, bold=(lambda row: True) if bold else None)
