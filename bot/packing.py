"""Writing down what a process that works is asked, so that it can be sent, and known again by its bytes."""

from __future__ import annotations

import copyreg
import io
import pickle
from collections.abc import Callable
from types import MappingProxyType
from typing import Any

from bot.languages import Translator, in_language
from bot.worker import unchanging


def pack(function: Callable[..., object], *given: Any) -> bytes:
    """Write down what is to be called: a function of a module, and what it is given.

    A translator is written as the name of its language.
    """
    written = io.BytesIO()
    pickler = pickle.Pickler(written, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = {
        **copyreg.dispatch_table,
        MappingProxyType: lambda mapping: (unchanging, (dict(mapping),)),
        Translator: lambda text: (in_language, (text.language, tuple(text.commands.items()))),
    }
    pickler.dump((function, given))
    return written.getvalue()
