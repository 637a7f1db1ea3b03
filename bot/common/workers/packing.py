"""Writing down what a process that works is asked, so that it can be sent, and known again by its bytes."""

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

from bot.common.workers.worker import MOST_CLASSES, MOST_KEPT, kept_as_one, remade, unchanging

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
