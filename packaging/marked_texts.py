"""Texts of the documents: what `mark("...")` and `texts.tr("...")` hold, written so that lupdate finds it."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path

CONTEXTS = {"arbitre/reports": "reports"}
"""Folder -> context in which its texts are translated."""
_NAMES = {"mark", "tr"}


def texts_of(source: str) -> Iterator[str]:
    """Give every literal that a module marks, in order."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        first = node.args[0]
        if name in _NAMES and isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield first.value


def marked_texts(root: Path) -> dict[str, list[str]]:
    """Give the texts of each context, each once, in the order of the files."""
    found: dict[str, list[str]] = {}
    for folder, context in CONTEXTS.items():
        texts = (text for path in sorted((root / folder).rglob("*.py")) for text in texts_of(path.read_text("utf-8")))
        found[context] = [*dict.fromkeys(texts)]
    return found


def as_source(root: Path) -> str:
    """Write the texts as calls that lupdate knows."""
    lines = [
        f"translate({json.dumps(context)}, {json.dumps(text, ensure_ascii=False)})"
        for context, texts in marked_texts(root).items()
        for text in texts
    ]
    return "\n".join(lines) + "\n"
