"""Pickling of calls to worker processes, so that equal calls have equal bytes."""

from __future__ import annotations

import copyreg
import io
import pickle
from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import lru_cache
from operator import attrgetter
from types import MappingProxyType
from typing import Any, Final

MOST_CLASSES = 500
"""How many classes' reducers are cached: more than there are."""

MOST_KEPT = 500
"""How many objects compared by identity are cached."""

Reducer = Callable[[Any], Any]
"""Returns how to rebuild an object, as `pickle` expects."""

SPECIAL_REDUCERS: Final[Mapping[type, Reducer]] = MappingProxyType(
    {MappingProxyType: lambda mapping: (read_only, (dict(mapping),))}
)
"""Classes that can't be pickled as they are."""


def pack(function: Callable[..., object], *given: Any) -> bytes:
    """Pickle a call: a module's function and its arguments.

    A translator is written as the name of its language; an object compared by identity, such as a box with
    all its cards, is pickled only once for all calls.
    """
    return _pickled((function, given))


def _pickled(something: object) -> bytes:
    written = io.BytesIO()
    pickler = pickle.Pickler(written, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = _Reducers({**copyreg.dispatch_table, **SPECIAL_REDUCERS})
    pickler.dump(something)
    return written.getvalue()


@lru_cache(maxsize=MOST_KEPT)
def _pickled_once(one: Any) -> bytes:
    """Pickle an object compared by identity: its class and the values of its fields."""
    return _pickled((type(one), tuple(getattr(one, field.name) for field in fields(one))))


@lru_cache(maxsize=MOST_CLASSES)
def _by_values(kind: type) -> Reducer | None:
    """Return a reducer that writes a dataclass by field values instead of by names.

    That is much faster. Other classes have none, and are pickled as usual.
    """
    by_name = getattr(vars(kind).get("__setstate__"), "__module__", None) == "dataclasses"
    names = [field.name for field in fields(kind)] if by_name else []
    if len(names) < 2:
        return None
    if "__eq__" not in vars(kind):
        return lambda one: (shared_instance, (_pickled_once(one),))
    values = attrgetter(*names)
    return lambda written: (rebuild, (kind, values(written)))


class _Reducers(dict[type, Reducer]):
    """The reducers of all classes, found on first use."""

    def __missing__(self, kind: type) -> Reducer:
        """Find the reducer of a class; raises `KeyError` if it is pickled as usual."""
        if (reducer := _by_values(kind)) is None:
            raise KeyError(kind)
        self[kind] = reducer
        return reducer


# -- unpickling ---------------------------------------------------------------------------------------


def read_only(items: dict[Any, Any]) -> Mapping[Any, Any]:
    """Return a read-only mapping, which can't be pickled itself."""
    return MappingProxyType(items)


def rebuild(kind: type, values: tuple[object, ...]) -> object:
    """Return an instance of a frozen dataclass with these field values."""
    made: object = object.__new__(kind)
    for write, value in zip(_writers_of(kind), values, strict=True):
        write(made, value)
    return made


@lru_cache(maxsize=MOST_KEPT)
def shared_instance(written: bytes) -> object:
    """Return the object compared by identity that these bytes stand for, always the same one."""
    kind, values = pickle.loads(written)
    return rebuild(kind, values)


@lru_cache(maxsize=MOST_CLASSES)
def _writers_of(kind: type) -> tuple[Callable[[object, object], None], ...]:
    """Return the setters of the fields of a dataclass with slots, in order."""
    return tuple(getattr(kind, field.name).__set__ for field in fields(kind))
