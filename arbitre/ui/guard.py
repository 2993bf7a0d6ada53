"""Errors in methods that Qt calls: they are told like any other and never go back into Qt, which they would kill."""

from __future__ import annotations

import functools
import inspect
import sys
import traceback
import typing
from collections.abc import Callable
from typing import Any, TypeVar

_Class = TypeVar("_Class", bound=type)


def guarded(cls: _Class) -> _Class:
    """Guard every method of a class that overrides one of Qt: painting, events, sizes, a model's data, a thread's run.

    An error is handed to ``sys.excepthook`` and the method answers with nothing: ``None``, or an empty value of the
    type that it promises.
    """
    of_qt = [base for base in cls.__mro__ if base.__module__.startswith("PySide6.")]
    for name, method in list(vars(cls).items()):
        if inspect.isfunction(method) and not name.startswith("__") and any(hasattr(base, name) for base in of_qt):
            setattr(cls, name, _guard(method))
    return cls


def _guard(method: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(method)
    def call(*arguments: Any, **named: Any) -> Any:
        try:
            return method(*arguments, **named)
        except Exception as error:
            sys.excepthook(type(error), error, error.__traceback__)
            # A painter that lives on in a frame of the traceback would paint into what Qt has taken away.
            traceback.clear_frames(error.__traceback__)
            return _nothing(method)

    call.__dict__["guarded"] = True
    return call


def _nothing(method: Callable[..., Any]) -> Any:
    """An empty value of the type that a method returns."""
    try:
        kind = typing.get_type_hints(method).get("return")
        return kind() if isinstance(kind, type) and kind not in (object, type(None)) else None
    except Exception:  # a type that can't be made of nothing
        return None
