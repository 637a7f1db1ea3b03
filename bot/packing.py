"""Writing down what a process that works is asked, so that it can be sent, and known again by its bytes."""

from __future__ import annotations

import copyreg
import io
import pickle
from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from types import MappingProxyType
from typing import Any

from bot.languages import Translator, in_language
from bot.worker import remade, unchanging


def pack(function: Callable[..., object], *given: Any) -> bytes:
    """Write down what is to be called: a function of a module, and what it is given.

    A translator is written as the name of its language.
    """
    written = io.BytesIO()
    pickler = pickle.Pickler(written, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = _REDUCERS
    pickler.dump((function, given))
    return written.getvalue()


class _Reducers(dict[type, Callable[[Any], Any]]):
    """How objects of each class are written, found out once a class."""

    def __missing__(self, kind: type) -> Callable[[Any], Any]:
        """Write what `dataclasses` would write by the names of its fields by their values: much faster.

        Raises `KeyError` for all else, which is written as it always is.
        """
        by_name = getattr(vars(kind).get("__setstate__"), "__module__", None) == "dataclasses"
        names = [field.name for field in fields(kind)] if by_name else []
        if len(names) < 2:
            raise KeyError(kind)
        values = attrgetter(*names)
        self[kind] = lambda written: (remade, (kind, values(written)))
        return self[kind]


_REDUCERS = _Reducers(
    {
        **copyreg.dispatch_table,
        MappingProxyType: lambda mapping: (unchanging, (dict(mapping),)),
        Translator: lambda text: (in_language, (text.language, tuple(text.commands.items()))),
    }
)
