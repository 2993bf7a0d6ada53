"""Plain JSON values from frozen dataclasses and back, by their type hints; fields at their default are left out."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from arbitre.domain.base.errors import ArbitreError

Convert = Callable[[Any], Any]
T = TypeVar("T")


class CodecError(ArbitreError):
    """A JSON value that isn't the expected class: a missing or unknown field, or a wrong enum member."""


def encode(value: Any) -> Any:
    """Write a value as JSON types; the class itself is not written."""
    return _encoder(cast(Hashable, type(value)))(value)


def decode(kind: type[T], data: Any) -> T:
    """Read what ``encode`` wrote for this class; unknown keys are ignored. Raises ``CodecError``, for a wrong type too.

    Equal small values may be shared: everything decoded is immutable.
    """
    try:
        result: T = _decoder(cast(Hashable, kind))(data)
    except (TypeError, ValueError, KeyError, AttributeError, RecursionError, OverflowError) as error:
        raise CodecError("bad_record", record=kind.__name__, error=str(error)) from error
    return result


def _same(value: Any) -> Any:
    return value


def _exactly(kind: type) -> Convert:
    """What takes a value of this very type: ``True`` is no number, and ``7`` no text."""

    def check(value: Any) -> Any:
        if type(value) is not kind:
            raise TypeError(f"{value!r:.60} is not of type {kind.__name__}")
        return value

    return check


_PLAIN: dict[Any, Convert] = {kind: _exactly(kind) for kind in (str, int, bool)}


def _number(value: Any) -> Any:
    return value if type(value) is float else _PLAIN[int](value)


@cache
def _encoder(kind: Any) -> Convert:
    if is_dataclass(kind):
        return _dataclass_encoder(kind)
    if isinstance(kind, type):
        if issubclass(kind, StrEnum):
            return str
        if issubclass(kind, tuple):
            return lambda value: [encode(one) for one in value]
        if issubclass(kind, Mapping):
            return lambda value: {str(key): encode(one) for key, one in value.items()}
    return _same


def _dataclass_encoder(kind: Any) -> Convert:
    names = [(item.name, item.default, item.default_factory) for item in fields(kind) if item.init]

    def write(value: Any) -> dict[str, Any]:
        body: dict[str, Any] = {}
        for name, default, factory in names:
            one = getattr(value, name)
            if default is not MISSING and one == default:
                continue
            if factory is not MISSING and one == factory():
                continue
            body[name] = encode(one)
        return body

    return write


@cache
def _decoder(kind: Any) -> Convert:
    if kind in (str, int, bool):
        return _PLAIN[kind]
    if kind is float:
        return _number
    if kind in (Any, NoneType, object):
        return _same
    if is_dataclass(kind):
        return _dataclass_decoder(kind)
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        inner = _decoder(next(one for one in arguments if one is not NoneType))
        return lambda data: None if data is None else inner(data)
    if origin is tuple:
        if len(arguments) == 2 and arguments[1] is Ellipsis:
            item = _decoder(arguments[0])
            return lambda data: tuple([item(one) for one in _a(list, data)])
        parts = tuple(map(_decoder, arguments))
        return lambda data: tuple([part(one) for part, one in zip(parts, _a(list, data), strict=True)])
    if origin is not None and issubclass(origin, Mapping):
        key_kind, item = arguments[0], _decoder(arguments[1])
        return lambda data: {key_kind(key): item(one) for key, one in _a(dict, data).items()}
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return kind
    return _same


def _a(kind: type[T], data: Any) -> T:
    if not isinstance(data, kind):
        raise TypeError(f"{data!r:.60} is not of type {kind.__name__}")
    return data


def _dataclass_decoder(kind: Any) -> Convert:
    hints = get_type_hints(kind)
    readers = [(item.name, _decoder(hints[item.name])) for item in fields(kind) if item.init]

    def read(data: Any) -> Any:
        _a(dict, data)
        return kind(**{name: reader(data[name]) for name, reader in readers if name in data})

    return read
