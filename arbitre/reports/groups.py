"""What the parts of a standing are called: categories, series, clubs, pairs."""

from __future__ import annotations

from arbitre.domain.results.rankings import By
from arbitre.reports.texts import Texts, mark

TITLES: dict[By, str] = {
    By.CATEGORY: mark("Classement par catégorie"),
    By.SERIES: mark("Classement par série"),
    By.CLUB: mark("Classement par club"),
    By.COMMITTEE: mark("Classement par comité"),
    By.COUNTRY: mark("Classement par pays"),
    By.TEAM: mark("Classement par équipe"),
    By.PAIRS: mark("Classement des paires"),
}
CATEGORY_NAMES: dict[str, str] = {
    "P": mark("Poussins"),
    "B": mark("Benjamins"),
    "C": mark("Cadets"),
    "J": mark("Juniors"),
    "E": mark("Espoirs"),
    "S": mark("Seniors"),
    "V": mark("Vermeils"),
    "D": mark("Diamants"),
    "R": mark("Rubis"),
}


def group_title(by: By, name: str, texts: Texts) -> str:
    """What a group is called.

    >>> group_title(By.CATEGORY, "V", Texts()), group_title(By.SERIES, "N4A", Texts())
    ('Vermeils (V)', 'Série N4A')
    """
    match by:
        case By.CATEGORY if name in CATEGORY_NAMES:
            return f"{texts.tr(CATEGORY_NAMES[name])} ({name})"
        case By.SERIES:
            return texts.tr("Série {name}", name=name)
        case By.PAIRS:
            return texts.tr("Paires")
    return name
