"""Sends documents to a printer: the system's print dialog, and every page drawn at the printer's resolution."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMarginsF, QSize, Qt
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPdf import QPdfDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog, QWidget

from arbitre.reports.documents import Document
from arbitre.ui.kit.papers import Printed, as_buffer, pages_of

_MOST_PIXELS = 5000  # of a page's longer side: an A4 page at 400 dots an inch


def print_document(document: Document, parent: QWidget) -> bool:
    """Ask for a printer and print a document on it; False when the arbiter thought better of it."""
    return print_pages(pages_of(document), parent)


def print_pages(made: Printed, parent: QWidget) -> bool:
    """Print pages that were made already."""
    pdf = QPdfDocument(parent)
    pdf.load(as_buffer(made.pdf, pdf))
    printer = make_printer(made.document)
    dialog = QPrintDialog(printer, parent)
    dialog.setMinMax(1, max(1, pdf.pageCount()))
    dialog.setFromTo(1, max(1, pdf.pageCount()))
    dialog.setWindowTitle(QCoreApplication.translate("printing", "Imprimer : {0}").format(made.document.title))
    accepted = dialog.exec() == QPrintDialog.DialogCode.Accepted
    if accepted:
        draw_pages(pdf, printer)
    pdf.deleteLater()
    return accepted


def make_printer(document: Document) -> QPrinter:
    """A printer set for a document: its name, A4, upright or across, to the edge of the paper."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(document.stem)
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    across = QPageLayout.Orientation.Landscape if document.landscape else QPageLayout.Orientation.Portrait
    printer.setPageOrientation(across)
    printer.setFullPage(True)
    printer.setPageMargins(QMarginsF(0, 0, 0, 0))
    return printer


def draw_pages(pdf: QPdfDocument, printer: QPrinter) -> int:
    """Draw the pages that the printer was asked for; tells how many."""
    first = max(1, printer.fromPage())
    last = min(printer.toPage() or pdf.pageCount(), pdf.pageCount())
    painter = QPainter(printer)
    for page in range(first, last + 1):
        if page > first:
            printer.newPage()
        area = printer.pageRect(QPrinter.Unit.DevicePixel).toRect()
        size = area.size()
        if max(size.width(), size.height()) > _MOST_PIXELS:
            size.scale(QSize(_MOST_PIXELS, _MOST_PIXELS), Qt.AspectRatioMode.KeepAspectRatio)
        painter.drawImage(area, pdf.render(page - 1, size))
    painter.end()
    return last - first + 1


def ask_where(parent: QWidget, title: str, folder: str, name: str, filters: str) -> Path | None:
    """Ask where a file goes; ``None`` when nowhere."""
    path, _ = QFileDialog.getSaveFileName(parent, title, str(Path(folder) / name), filters)
    return Path(path) if path else None
