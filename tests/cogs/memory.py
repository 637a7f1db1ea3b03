"""Memory allocated by the bot and by the simulated Discord in the same process."""

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
"""Hours at the start and at the end whose means are compared, as single hours vary."""

_CODE = type, ModuleType, FunctionType, MethodType, BuiltinFunctionType
_OTHERS = *_CODE, AbstractEventLoop, Future, discord.Client
"""Types that aren't followed, as they lead to code or to the bot."""

_HEADER, _UNIT, _SMALLEST = 8, 16, 32
"""A block of the C library, in bytes: its header, its unit of size, and its least size."""


@dataclass(frozen=True, slots=True)
class Memory:
    """Megabytes allocated by the ``bot`` with its libraries and by the others, and ``resident``."""

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
    """Run ``module`` again with Python's objects allocated by the C library, which counts them.

    Python's own allocator takes large blocks, and doesn't report their use.
    """
    if os.environ.get("PYTHONMALLOC") != "malloc":
        sys.stdout.flush()
        again = [sys.executable, "-m", module, *sys.argv[1:]]
        os.execve(sys.executable, again, os.environ | {"PYTHONMALLOC": "malloc"})


def measured(simulator: Iterable[object]) -> Memory:
    """Measure the allocated memory; what ``simulator`` refers to is the simulated Discord's."""
    gc.collect()
    sqlite, others = _of_sqlite() / MEGABYTE, held_by(simulator) / MEGABYTE
    return Memory(_allocated() / MEGABYTE - sqlite - others, others, sqlite, _resident())


def grown(memory: Sequence[Memory], warm_up: int) -> float:
    """Return the growth of the bot, in megabytes, from the first hours after ``warm_up`` to the last."""
    first, last = memory[warm_up : warm_up + COMPARED], memory[-COMPARED:]
    return fmean(each.bot for each in last) - fmean(each.bot for each in first)


def held_by(roots: Iterable[object]) -> int:
    """Return the bytes of everything reachable from some objects, without code and the bot."""
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
    """The result of `mallinfo2` of the GNU C library (mallinfo(3)), for all its arenas."""

    _names = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost"
    _fields_ = [(name, ctypes.c_size_t) for name in _names.split()]


def _allocated() -> int:
    """Return the bytes of all blocks in use, including memory-mapped ones."""
    library = ctypes.CDLL(None)
    library.mallinfo2.restype = _Mallinfo2
    info: Any = library.mallinfo2()
    return int(info.uordblks + info.hblkhd)


def _of_sqlite() -> int:
    """Return the bytes that SQLite uses; its page cache is at most 2 MB per connection."""
    library = ctypes.CDLL("libsqlite3.so.0")
    library.sqlite3_memory_used.restype = ctypes.c_int64
    return int(library.sqlite3_memory_used())


def _resident() -> float:
    lines = Path("/proc/self/status").read_text("ascii").splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024
