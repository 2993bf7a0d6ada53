"""The look in one place: colours of the three themes, typeface, sizes, and what they make of Qt's palette and style."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import StrEnum

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from arbitre.resources import data_path
from arbitre.ui.look.stylesheet import stylesheet

FAMILY = "Atkinson Hyperlegible"
FALLBACKS = [FAMILY, "DejaVu Sans", "Segoe UI", "Helvetica Neue", "Arial"]
BODY, ENTRY, CLOCK, TITLE, SMALL = 10.0, 16.0, 28.0, 14.0, 8.5
"""Sizes in points at a font scale of 100 %."""
GAP_TINY, GAP_SMALL, GAP, GAP_LARGE = 4, 8, 16, 24
"""The spacing grid, in logical pixels."""
SCALES = (0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0)
SETTLE_MS = 300
"""How long the revealed word takes to settle: the only motion of the program."""


class ThemeName(StrEnum):
    """The themes; ``SYSTEM`` follows the desktop's light, dark or high-contrast setting."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


@dataclass(frozen=True, slots=True)
class Colours:
    """The tokens of one theme, each ``#RRGGBB``."""

    ground: str
    card: str
    field: str
    text: str
    dim: str
    accent: str
    hair: str  # separators: decoration, never information
    edge: str  # outlines of fields and buttons
    stripe: str  # every second row of a table
    word3: str
    word2: str
    letter3: str
    letter2: str
    empty: str
    board_line: str
    board_edge: str
    tile: str
    tile_edge: str
    tile_text: str
    blank: str
    blank_text: str
    last: str  # tiles of the last move
    ring: str  # the ring that says so without colour
    exact: str
    top: str
    warning: str
    penalty: str
    zero: str
    live: str  # the turn in play
    live_tint: str
    marking: str  # the turn whose slips are entered
    marking_tint: str


LIGHT = Colours(
    ground="#F4F1EA", card="#FFFFFF", field="#FFFFFF", text="#1D2024", dim="#5C6370", accent="#0B6E4F",
    hair="#DDD7CA", edge="#7F7A70", stripe="#FAF8F3",
    word3="#C8373A", word2="#EFA7A7", letter3="#2C6FB7", letter2="#A9D0EC", empty="#E4DCC8", board_line="#FBF8F1",
    board_edge="#B9AE94", tile="#F6E3B4", tile_edge="#8C6B2E", tile_text="#23201A", blank="#FFFFFF",
    blank_text="#0B6E4F", last="#FFC94D", ring="#7A4A00",
    exact="#2A784A", top="#0B6E4F", warning="#8A5A00", penalty="#A8431A", zero="#B3261E",
    live="#0B6E4F", live_tint="#E0EFE8", marking="#4A4E9A", marking_tint="#E8E8F5",
)  # fmt: skip
DARK = Colours(
    ground="#17191C", card="#202327", field="#15171A", text="#ECE8DF", dim="#A5ABB5", accent="#4CC38A",
    hair="#33373D", edge="#7C838E", stripe="#24282C",
    word3="#A32C2F", word2="#7C4A4D", letter3="#245A95", letter2="#3F6278", empty="#2A2E33", board_line="#17191C",
    board_edge="#454B53", tile="#E2CB93", tile_edge="#8A6A2C", tile_text="#1B1812", blank="#F2F2F2",
    blank_text="#0B6E4F", last="#FFC94D", ring="#7A4A00",
    exact="#5FBF85", top="#4CC38A", warning="#E0A93B", penalty="#F08A4B", zero="#FF7A70",
    live="#4CC38A", live_tint="#1D3229", marking="#A9ADF0", marking_tint="#282A41",
)  # fmt: skip
CONTRAST = Colours(
    ground="#000000", card="#000000", field="#000000", text="#FFFFFF", dim="#D8D8D8", accent="#FFFF00",
    hair="#808080", edge="#FFFFFF", stripe="#141414",
    word3="#FF4040", word2="#FF9A9A", letter3="#3FA0FF", letter2="#A0D8FF", empty="#101010", board_line="#808080",
    board_edge="#FFFFFF", tile="#FFFFFF", tile_edge="#000000", tile_text="#000000", blank="#FFFF00",
    blank_text="#000000", last="#FFFFFF", ring="#B00000",
    exact="#5CFF9D", top="#FFFF00", warning="#FFD24A", penalty="#FFA757", zero="#FF8A8A",
    live="#FFFF00", live_tint="#2B2B00", marking="#7FD4FF", marking_tint="#00263A",
)  # fmt: skip
COLOURS = {ThemeName.LIGHT: LIGHT, ThemeName.DARK: DARK, ThemeName.CONTRAST: CONTRAST}


def luminance(colour: str | QColor) -> float:
    """Relative luminance of a colour, 0 to 1 (WCAG 2)."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    value = QColor(colour)
    return 0.2126 * linear(value.redF()) + 0.7152 * linear(value.greenF()) + 0.0722 * linear(value.blueF())


def contrast(one: str | QColor, other: str | QColor) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2).

    >>> round(contrast("#000000", "#FFFFFF"), 1)
    21.0
    """
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def ink(ground: str | QColor) -> str:
    """The text colour, near black or white, that reads best on a ground; black where near black isn't enough."""
    best = max(("#14161A", "#FFFFFF"), key=lambda colour: contrast(colour, ground))
    return best if contrast(best, ground) >= 4.5 else max(("#000000", "#FFFFFF"), key=lambda one: contrast(one, ground))


def mix(one: str, other: str, share: float) -> str:
    """The colour ``share`` of the way from one colour to another."""
    a, b = QColor(one), QColor(other)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    ).name()


def make_font(size: float, *, bold: bool = False, pixels: bool = False) -> QFont:
    """The typeface at a size in points (or pixels), with figures of equal width so that numbers never dance."""
    font = QFont()
    font.setFamilies(FALLBACKS)
    if pixels:
        font.setPixelSize(max(1, round(size)))
    else:
        font.setPointSizeF(size)
    font.setBold(bold)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def load_fonts() -> None:
    """Register the typeface that is shipped; without its files Qt takes the nearest the system has."""
    if FAMILY in QFontDatabase.families():
        return
    for file in sorted(data_path("fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(file))


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme and a font scale: what every widget of ours paints with."""

    name: ThemeName = ThemeName.LIGHT
    scale: float = 1.0

    @property
    def colours(self) -> Colours:
        """The tokens."""
        return COLOURS[self.name]

    def colour(self, token: str, alpha: float = 1.0) -> QColor:
        """A token as a colour, more or less opaque."""
        value = QColor(getattr(self.colours, token))
        value.setAlphaF(alpha)
        return value

    def font(self, points: float = BODY, *, bold: bool = False) -> QFont:
        """The typeface at so many points, times the font scale."""
        return make_font(points * self.scale, bold=bold)

    @property
    def is_dark(self) -> bool:
        """True when text is lighter than its ground."""
        return luminance(self.colours.ground) < luminance(self.colours.text)

    def scaled(self, scale: float) -> Theme:
        """The same theme at another font scale."""
        return replace(self, scale=scale)


def system_theme() -> ThemeName:
    """What the desktop asks for."""
    if _preference("contrastPreference").endswith("HighContrast"):
        return ThemeName.CONTRAST
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return ThemeName.DARK if dark else ThemeName.LIGHT


def reduced_motion() -> bool:
    """True when the desktop asks for no animation."""
    return _preference("motionPreference").endswith("ReducedMotion")


def _preference(name: str) -> str:
    """Read a wish of the desktop's accessibility settings: Qt 6.10 knows the contrast, 6.12 the motion."""
    style = QGuiApplication.styleHints()  # held: its hints live no longer than the Python object
    hints = getattr(style, "accessibility", lambda: None)()
    read = getattr(hints, name, None)
    return str(read()) if read is not None else ""


def qt_palette(theme: Theme) -> QPalette:
    """Qt's palette in our colours, disabled parts dimmed."""
    colours = theme.colours
    role = QPalette.ColorRole
    roles = {
        role.Window: colours.ground, role.WindowText: colours.text, role.Base: colours.field,
        role.AlternateBase: colours.stripe, role.Text: colours.text, role.PlaceholderText: colours.dim,
        role.Button: colours.card, role.ButtonText: colours.text, role.BrightText: colours.zero,
        role.Highlight: colours.accent, role.HighlightedText: ink(colours.accent), role.Link: colours.accent,
        role.LinkVisited: colours.accent, role.ToolTipBase: colours.card, role.ToolTipText: colours.text,
        role.Light: mix(colours.card, "#FFFFFF", 0.3), role.Midlight: colours.hair, role.Mid: colours.edge,
        role.Dark: mix(colours.edge, "#000000", 0.3), role.Shadow: "#000000", role.Accent: colours.accent,
    }  # fmt: skip
    palette = QPalette()
    for key, value in roles.items():
        palette.setColor(key, QColor(value))
    faint = QColor(mix(colours.text, colours.ground, 0.5))
    for key in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, key, faint)
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(colours.hair))
    palette.setColor(QPalette.ColorGroup.Disabled, role.HighlightedText, faint)
    return palette


class ThemeManager(QObject):
    """Holds the theme in use, gives it to the application, and tells the widgets that paint for themselves."""

    changed = Signal(object)  # Theme

    def __init__(self, app: QApplication, name: ThemeName = ThemeName.SYSTEM, scale: float = 1.0) -> None:
        super().__init__(app)
        self._app = app
        load_fonts()
        app.setStyle("Fusion")
        self.choice = name
        self.theme = Theme()
        self.set(name, scale)
        app.styleHints().colorSchemeChanged.connect(self._follow)

    def set(self, name: ThemeName | None = None, scale: float | None = None) -> None:
        """Take a theme, a font scale, or both; anything left out stays."""
        self.choice = name if name is not None else self.choice
        resolved = system_theme() if self.choice is ThemeName.SYSTEM else self.choice
        self.theme = Theme(resolved, self.theme.scale if scale is None else min(max(scale, SCALES[0]), SCALES[-1]))
        self._app.setPalette(qt_palette(self.theme))
        self._app.setFont(self.theme.font())
        values = {item.name: getattr(self.theme.colours, item.name) for item in fields(Colours)}
        values |= {"on_accent": ink(self.theme.colours.accent), "hover": mix(values["card"], values["accent"], 0.12)}
        values |= {"faint": mix(values["text"], values["ground"], 0.5)}
        tick = "white" if luminance(values["on_accent"]) > 0.5 else "black"
        values |= {"tick": (data_path("icons") / "marks" / f"tick-{tick}.svg").as_posix()}
        chevron = "white" if self.theme.is_dark else "black"
        values |= {"chevron": (data_path("icons") / "marks" / f"chevron-{chevron}.svg").as_posix()}
        self._app.setStyleSheet(stylesheet(values, self.theme.scale))
        self.changed.emit(self.theme)

    def step_scale(self, steps: int) -> None:
        """Make every text larger or smaller by so many steps of ``SCALES``."""
        nearest = min(range(len(SCALES)), key=lambda index: abs(SCALES[index] - self.theme.scale))
        self.set(scale=SCALES[min(max(nearest + steps, 0), len(SCALES) - 1)])

    def _follow(self) -> None:
        if self.choice is ThemeName.SYSTEM:
            self.set()
