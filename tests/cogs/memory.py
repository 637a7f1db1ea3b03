"""What a process with the bot and the simulated Discord in it has allocated, and whose that is."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from asyncio import AbstractEventLoop, Future
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import discord

MEGABYTE = 1024 * 1024

COMPARED = 3
"""Hours at the beginning and at the end whose means are compared: single ones differ by what was played."""

_OTHERS = (
    type,
    ModuleType,
    FunctionType,
    MethodType,
    BuiltinFunctionType,
    AbstractEventLoop,
    Future,
    discord.Client,
)
"""What a thing may lead to without holding it: code, and the bot behind it."""

_HEADER, _UNIT, _SMALLEST = 8, 16, 32
"""Bytes of a block of the C library: what it needs for itself, what it rounds up to, the least."""


@dataclass(frozen=True, slots=True)
class Memory:
    """Megabytes at a moment: allocated by the ``bot`` with its libraries, by the others, and ``resident``."""

    bot: float
    simulator: float
    sqlite: float
    resident: float

    def __str__(self) -> str:
        return (
            f"{self.bot:7.2f} MB bot, {self.simulator:6.2f} MB simulated Discord, "
            f"{self.sqlite:5.2f} MB SQLite; {self.resident:4.0f} MB resident"
        )


def with_plain_malloc(module: str) -> None:
    """Start ``module`` again with every object in a block of the C library, which counts them all.

    Python's own allocator takes large blocks and tells nobody what of them is in use.
    """
    if os.environ.get("PYTHONMALLOC") != "malloc":
        sys.stdout.flush()
        os.execve(
            sys.executable,
            [sys.executable, "-m", module, *sys.argv[1:]],
            os.environ | {"PYTHONMALLOC": "malloc"},
        )


def measured(simulator: Iterable[object]) -> Memory:
    """Measure now what is allocated; what can be reached from ``simulator`` is the simulated Discord's."""
    gc.collect()
    sqlite, others = _of_sqlite() / MEGABYTE, held_by(simulator) / MEGABYTE
    return Memory(_allocated() / MEGABYTE - sqlite - others, others, sqlite, _resident())


def grown(memory: Sequence[Memory], warm_up: int) -> float:
    """Return how many megabytes the bot has more in the last hours than in the first after the warm-up."""
    first, last = memory[warm_up : warm_up + COMPARED], memory[-COMPARED:]
    return fmean(each.bot for each in last) - fmean(each.bot for each in first)


def held_by(roots: Iterable[object]) -> int:
    """Return the bytes of all that can be reached from some things, but for code and the bot."""
    seen: set[int] = set()
    stack, total = list(roots), 0
    while stack:
        each = stack.pop()
        if id(each) in seen or isinstance(each, _OTHERS):
            continue
        seen.add(id(each))
        total += _block(sys.getsizeof(each))
        stack += gc.get_referents(each)
    return total


def _block(size: int) -> int:
    return max(-(-(size + _HEADER) // _UNIT) * _UNIT, _SMALLEST)


class _Mallinfo2(ctypes.Structure):
    """What `mallinfo2` of the GNU C library gives (mallinfo(3)); it adds up all its arenas."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            "arena",
            "ordblks",
            "smblks",
            "hblks",
            "hblkhd",
            "usmblks",
            "fsmblks",
            "uordblks",
            "fordblks",
            "keepcost",
        )
    ]


def _allocated() -> int:
    """Return the bytes of all blocks in use, those with a mapping of their own included."""
    library = ctypes.CDLL(None)
    library.mallinfo2.restype = _Mallinfo2
    info: Any = library.mallinfo2()
    return int(info.uordblks + info.hblkhd)


def _of_sqlite() -> int:
    """Return the bytes that SQLite uses: the pages that it keeps, at most 2 MB for each connection."""
    library = ctypes.CDLL("libsqlite3.so.0")
    library.sqlite3_memory_used.restype = ctypes.c_int64
    return int(library.sqlite3_memory_used())


def _resident() -> float:
    lines = Path("/proc/self/status").read_text("ascii").splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024
