"""What a process that works is asked, written down so that it can be sent, and known again by its bytes."""

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
"""Of so many classes a process keeps in mind what writes their fields: more than there are."""

MOST_KEPT = 500
"""Of so many objects that equal nothing but themselves a process keeps in mind how they are written."""

Reducer = Callable[[Any], Any]
"""Gives what an object is made from again, as `pickle` writes it."""

OF_THEIR_OWN: Final[Mapping[type, Reducer]] = MappingProxyType(
    {MappingProxyType: lambda mapping: (unchanging, (dict(mapping),))}
)
"""What cannot be written down as it is, or need not be."""


def pack(function: Callable[..., object], *given: Any) -> bytes:
    """Write down what is to be called: a function of a module, and what it is given.

    A translator is written as the name of its language, and what equals nothing but itself, such as a box
    with all its cards, only once for all questions.
    """
    return _written((function, given))


def _written(something: object) -> bytes:
    written = io.BytesIO()
    pickler = pickle.Pickler(written, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = _Reducers({**copyreg.dispatch_table, **OF_THEIR_OWN})
    pickler.dump(something)
    return written.getvalue()


@lru_cache(maxsize=MOST_KEPT)
def _written_once(one: Any) -> bytes:
    """Write down an object that equals nothing but itself: its class and the values of its fields."""
    return _written((type(one), tuple(getattr(one, field.name) for field in fields(one))))


@lru_cache(maxsize=MOST_CLASSES)
def _by_values(kind: type) -> Reducer | None:
    """Return what writes, by the values of its fields, what `dataclasses` would write by their names.

    That is much faster. All else has none, and is written as it always is.
    """
    by_name = getattr(vars(kind).get("__setstate__"), "__module__", None) == "dataclasses"
    names = [field.name for field in fields(kind)] if by_name else []
    if len(names) < 2:
        return None
    if "__eq__" not in vars(kind):
        return lambda one: (kept_as_one, (_written_once(one),))
    values = attrgetter(*names)
    return lambda written: (remade, (kind, values(written)))


class _Reducers(dict[type, Reducer]):
    """How objects of each class are written that are met on the way."""

    def __missing__(self, kind: type) -> Reducer:
        """Find it out; raises `KeyError` for what is written as it always is."""
        if (reducer := _by_values(kind)) is None:
            raise KeyError(kind)
        self[kind] = reducer
        return reducer


# -- what a process makes of it -----------------------------------------------------------------------


def unchanging(items: dict[Any, Any]) -> Mapping[Any, Any]:
    """Make a mapping that nobody changes; such a one cannot be written down as it is."""
    return MappingProxyType(items)


def remade(kind: type, values: tuple[object, ...]) -> object:
    """Make an object of a dataclass that nobody changes from the values of its fields."""
    made: object = object.__new__(kind)
    for write, value in zip(_writers_of(kind), values, strict=True):
        write(made, value)
    return made


@lru_cache(maxsize=MOST_KEPT)
def kept_as_one(written: bytes) -> object:
    """Make an object that equals nothing but itself, or give the one that was made of the same before."""
    kind, values = pickle.loads(written)
    return remade(kind, values)


@lru_cache(maxsize=MOST_CLASSES)
def _writers_of(kind: type) -> tuple[Callable[[object, object], None], ...]:
    """List what writes the fields of a dataclass with slots, in their order."""
    return tuple(getattr(kind, field.name).__set__ for field in fields(kind))
