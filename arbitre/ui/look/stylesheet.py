"""The one style sheet of the desk, written from the colours of a theme.

Widgets ask for a look by a dynamic property: ``role`` (title, heading, dim, entry, clock, total, preview, key) on
labels and fields, ``card`` on frames, ``band`` (live, marking) on the two bands, ``status`` (exact, top, warning,
penalty, zero) on labels, ``primary`` on the button of the next action, ``message`` (info, warning, error) on the bar.
"""

from __future__ import annotations

from collections.abc import Mapping

STATUSES = ("exact", "top", "warning", "penalty", "zero", "dim", "accent")

_SHEET = """
QToolTip { background: $card; color: $text; border: 1px solid $edge; padding: 4px; }
QFrame[card="true"] { background: $card; border: none; border-radius: 8px; }
QFrame[band="live"] { background: $live_tint; border: none; border-left: 6px solid $live; }
QFrame[band="marking"] { background: $marking_tint; border: none; border-left: 6px solid $marking; }
QFrame[band] QLabel { background: transparent; }
QFrame[message] { background: $card; border: none; border-top: 1px solid $hair; }
QFrame[message="warning"] { border-left: 6px solid $warning; }
QFrame[message="error"] { border-left: 6px solid $zero; }
QFrame[message="info"] { border-left: 6px solid $accent; }

QLabel[role="title"] { font-size: %title%; font-weight: bold; }
QLabel[role="heading"] { font-size: %small%; font-weight: bold; color: $dim; }
QLabel[role="dim"] { color: $dim; }
QLabel[role="announce"] { font-size: %announce%; }
QFrame[announced="true"] { background: $card; border: none; border-left: 6px solid $accent; border-radius: 0; }
QFrame[announced="false"] { border: none; border-left: 6px solid transparent; }
QLabel[role="preview"] { font-size: %entry%; }
QLabel[role="total"] { font-size: %title%; font-weight: bold; }
QLabel[role="clock"] { font-size: %clock%; font-weight: bold; }
QLabel[role="key"] { font-weight: bold; color: $text; background: $ground; border: 1px solid $edge;
                     border-radius: 4px; padding: 1px 5px; }

QLineEdit, QPlainTextEdit, QTextEdit {
    background: $field; color: $text; border: 1px solid $edge; border-radius: 4px; padding: 3px 6px;
    selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus { border: 2px solid $accent; padding: 2px 5px; }
QLineEdit:disabled, QPlainTextEdit:disabled { background: $ground; border-color: $hair; }
QLineEdit[role="entry"] { font-size: %entry%; font-weight: bold; padding: 6px 10px; border-width: 2px; }
QLineEdit[role="entry"]:focus { padding: 5px 9px; border: 3px solid $accent; }
QLineEdit[invalid="true"] { border: 2px solid $zero; padding: 2px 5px; }

QSpinBox { background: $field; color: $text; border: 1px solid $edge; border-radius: 4px; padding: 3px 6px; }
QSpinBox:focus { border: 2px solid $accent; padding: 2px 5px; }
QSpinBox:disabled { background: $ground; border-color: $hair; }
QSpinBox[invalid="true"] { border: 2px solid $zero; padding: 2px 5px; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }

QComboBox { background: $field; color: $text; border: 1px solid $edge; border-radius: 4px; padding: 3px 8px; }
QComboBox:focus { border: 2px solid $accent; padding: 2px 7px; }
QComboBox:disabled { background: $ground; border-color: $hair; color: $faint; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { image: url("$chevron"); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: $card; color: $text; border: 1px solid $edge;
    selection-background-color: $accent; selection-color: $on_accent; }

QPushButton { background: $card; color: $text; border: 1px solid $edge; border-radius: 4px; padding: 5px 14px; }
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $hair; }
QPushButton:checked { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton:focus { border: 2px solid $accent; padding: 4px 13px; }
QPushButton:default { border-color: $accent; }
QPushButton:disabled { border-color: $hair; color: $faint; }
QPushButton[primary="true"] { background: $accent; color: $on_accent; border-color: $accent; font-weight: bold; }
QPushButton[primary="true"]:focus { border: 2px solid $text; }
QPushButton[primary="true"]:disabled { background: $ground; color: $faint; border-color: $hair; }
QToolButton { border: 1px solid transparent; border-radius: 4px; padding: 4px; }
QToolButton:hover { background: $hover; }
QToolButton:checked { background: $hover; border-color: $accent; }
QToolButton:focus { border: 2px solid $accent; padding: 3px; }

QTableView, QListView, QTreeView { background: $card; alternate-background-color: $stripe; border: none;
    gridline-color: $hair; selection-background-color: $accent; selection-color: $on_accent; outline: 0; }
QTableView::item, QListView::item { padding: 2px 6px; }
QTreeView::item { padding: 3px 4px; }
QHeaderView { background: $card; }
QHeaderView::section { background: $card; color: $dim; border: none; border-bottom: 1px solid $edge; padding: 4px 6px;
    font-weight: bold; font-size: %small%; }
QTableCornerButton::section { background: $card; border: none; }

QCheckBox::indicator, QTableView::indicator, QTreeView::indicator, QListView::indicator {
    width: 13px; height: 13px; border: 1px solid $edge; border-radius: 3px; background: $field; }
QCheckBox::indicator:checked, QTableView::indicator:checked, QTreeView::indicator:checked,
QListView::indicator:checked { background: $accent; border-color: $on_accent; image: url("$tick"); }
QCheckBox::indicator:disabled { border-color: $hair; background: $ground; }
QCheckBox:focus { color: $accent; }

QMenuBar { background: $ground; }
QMenuBar::item { padding: 4px 10px; background: transparent; }
QMenuBar::item:selected, QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu { background: $card; border: 1px solid $edge; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 12px; border-radius: 4px; }
QMenu::item:disabled { color: $faint; }
QMenu::separator { height: 1px; background: $hair; margin: 4px 8px; }
QTabWidget::pane { border: none; border-top: 1px solid $hair; }
QTabBar::tab { background: transparent; color: $dim; padding: 6px 14px; border-bottom: 3px solid transparent; }
QTabBar::tab:selected { color: $text; border-bottom: 3px solid $accent; font-weight: bold; }
QTabBar::tab:focus { color: $accent; }
QStatusBar { background: $ground; }
QSplitter::handle { background: $ground; }
QGroupBox { background: transparent; border: none; margin-top: 20px; font-weight: bold; }
QGroupBox::title { subcontrol-origin: margin; left: 0; color: $dim; }
QProgressBar { background: $ground; border: 1px solid $edge; border-radius: 4px; text-align: center; color: $text; }
QProgressBar::chunk { background: $live_tint; border-right: 4px solid $accent; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $edge; border-radius: 4px; margin: 2px; min-height: 28px; min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""


def stylesheet(colours: Mapping[str, str], scale: float) -> str:
    """Fill the sheet with a theme's colours (token -> ``#RRGGBB``) and the sizes of the font scale."""
    sheet = _SHEET
    # Longest names first: $live_tint must not be taken for $live.
    for token in sorted(colours, key=len, reverse=True):
        sheet = sheet.replace(f"${token}", colours[token])
    for name, points in (("title", 14.0), ("small", 8.5), ("entry", 16.0), ("clock", 28.0), ("announce", 20.0)):
        sheet = sheet.replace(f"%{name}%", f"{points * scale:.2f}pt")
    return sheet + "".join(f'QLabel[status="{one}"] {{ color: {colours[one]}; }}\n' for one in STATUSES)
