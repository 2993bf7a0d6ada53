"""Texts of the program that are to be translated: found in the modules, written so that lupdate understands them.

lupdate's own reading of Python misses what stands in an f-string, behind another name or in a conditional expression,
and knows nothing of the documents' texts; Python's own parser misses none. Only the forms are left to lupdate.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

CONTEXTS = {"arbitre/reports": "reports", "arbitre/cli": "cli"}
"""Folder -> context of all its texts: ``mark("...")`` and ``texts.tr("...")``."""
OPTIONS = ("-locations", "none", "-no-obsolete", "-source-language", "fr")
"""For lupdate. Without line numbers a text that only moved changes nothing in the files."""
_IN_TEMPLATE = re.compile(r"""texts\.tr\((["'])(.+?)\1""")
_OF_CLASS = {"tr"}
_WITH_CONTEXT = {"translate", "_tr", "QT_TRANSLATE_NOOP"}
_IN_FOLDER = {"mark", "tr"}


@dataclass(frozen=True, slots=True)
class Marked:
    """A text as a translator gets it; ``comment`` tells two equal texts apart or explains one."""

    context: str
    text: str
    comment: str = ""
    plural: bool = False


def texts_of(source: str, context: str = "") -> Iterator[Marked]:
    """Give every literal that a module marks; with ``context`` as a module of documents, else as one of the window."""
    yield from _texts(ast.parse(source), "", context)


def _texts(node: ast.AST, owner: str, fixed: str) -> Iterator[Marked]:
    if isinstance(node, ast.ClassDef):
        owner = node.name
    elif isinstance(node, ast.Call):
        yield from _call(node, owner, fixed)
    for child in ast.iter_child_nodes(node):
        yield from _texts(child, owner, fixed)


def _call(node: ast.Call, owner: str, fixed: str) -> Iterator[Marked]:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    arguments, context = node.args, owner
    if fixed:
        if name not in _IN_FOLDER:
            return
        context = fixed
    elif name in _WITH_CONTEXT:
        named = [*_literals(arguments[0])] if arguments else []
        if len(named) != 1:
            return
        context, arguments = named[0], arguments[1:]
    elif name not in _OF_CLASS or not _is_own(node.func):
        return
    if not arguments:
        return
    comment = next(_literals(arguments[1]), "") if len(arguments) > 1 and not fixed else ""
    for text in _literals(arguments[0]):
        yield Marked(context, text, comment, plural=len(arguments) > 2 and not fixed)


def _is_own(function: ast.expr) -> bool:
    """Tell ``self.tr`` from the ``tr`` of something that the object holds (``self.texts.tr``)."""
    return isinstance(function, ast.Name) or isinstance(getattr(function, "value", None), ast.Name)


def _literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)


def texts_of_template(source: str) -> Iterator[Marked]:
    """Give every literal that a template of a web page asks for."""
    for found in _IN_TEMPLATE.finditer(source):
        yield Marked(CONTEXTS["arbitre/reports"], found[2])


def modules(root: Path) -> list[Path]:
    """The modules whose texts are looked for; the compiled forms repeat what the forms say."""
    return sorted(path for path in (root / "arbitre").rglob("*.py") if "forms" not in path.parts)


def marked_texts(root: Path) -> dict[str, list[Marked]]:
    """Give the texts of each context, each once, in the order of the files."""
    found: dict[Marked, None] = {}
    for path in modules(root):
        folder = path.relative_to(root).parent.as_posix()
        fixed = next((context for below, context in CONTEXTS.items() if f"{folder}/".startswith(f"{below}/")), "")
        found |= dict.fromkeys(texts_of(path.read_text("utf-8"), fixed))
    for path in sorted((root / "resources" / "templates").glob("*.html")):
        found |= dict.fromkeys(texts_of_template(path.read_text("utf-8")))
    by_context: dict[str, list[Marked]] = {}
    for text in found:
        by_context.setdefault(text.context, []).append(text)
    return by_context


def as_source(root: Path) -> str:
    """Write the texts as calls that lupdate knows."""
    return "".join(f"translate({_arguments(text)})\n" for texts in marked_texts(root).values() for text in texts)


def _arguments(text: Marked) -> str:
    parts = [text.context, text.text]
    if text.comment or text.plural:
        parts.append(text.comment)
    return ", ".join([json.dumps(part, ensure_ascii=False) for part in parts] + ["n"] * text.plural)


def sources(root: Path, marked: Path) -> list[Path]:
    """Write the texts of the modules to the file ``marked``; return what lupdate is to read."""
    marked.parent.mkdir(parents=True, exist_ok=True)
    marked.write_text(as_source(root), encoding="utf-8")
    return [*sorted((root / "forms").glob("*.ui")), marked]
