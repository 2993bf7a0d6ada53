"""The pages of the window beside the start page and the desk: their keys, icons, titles, and how each is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from arbitre.ui.kit.page import Page, Services


def _players(services: Services) -> Page:
    from arbitre.ui.players.players_page import PlayersPage

    return PlayersPage(services)


def _standings(services: Services) -> Page:
    from arbitre.ui.results.standings_page import StandingsPage

    return StandingsPage(services)


def _documents(services: Services) -> Page:
    from arbitre.ui.results.documents_page import DocumentsPage

    return DocumentsPage(services)


def _exchange(services: Services) -> Page:
    from arbitre.ui.exchange.exchange_page import ExchangePage

    return ExchangePage(services)


def _history(services: Services) -> Page:
    from arbitre.ui.corrections.journal_page import HistoryPage

    return HistoryPage(services)


def _settings(services: Services) -> Page:
    from arbitre.ui.settings.page import SettingsPage

    return SettingsPage(services)


@dataclass(frozen=True)
class PageSpec:
    """A page that is made when it is first shown."""

    key: str
    icon: str
    factory: Callable[[Services], Page]


PAGES = (
    PageSpec("players", "people", _players),
    PageSpec("standings", "podium", _standings),
    PageSpec("documents", "document", _documents),
    PageSpec("exchange", "swap", _exchange),
    PageSpec("history", "history", _history),
    PageSpec("settings", "settings", _settings),
)


def page_title(key: str) -> str:
    """The name of a page in the language of the moment."""
    return {
        "players": QCoreApplication.translate("pages", "Joueurs"),
        "standings": QCoreApplication.translate("pages", "Classements"),
        "documents": QCoreApplication.translate("pages", "Documents"),
        "exchange": QCoreApplication.translate("pages", "Échanges"),
        "history": QCoreApplication.translate("pages", "Historique"),
        "settings": QCoreApplication.translate("pages", "Réglages"),
    }[key]
