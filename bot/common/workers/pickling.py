"""Pickling of calls to worker processes, so that equal calls have equal bytes."""

import io
import pickle
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Any

MOST_KEPT = 500


def pack(function: Callable[..., object], *given: Any) -> bytes:
    """Pickle a call: a module's function and its arguments."""
    return _pickled((function, given))


def _pickled(something: object) -> bytes:
    written = io.BytesIO()
    _Pickler(written, pickle.HIGHEST_PROTOCOL).dump(something)
    return written.getvalue()


class _Pickler(pickle.Pickler):
    """A pickler of read-only mappings and of dataclasses compared by identity."""

    def reducer_override(self, one: Any) -> Any:
        """Return how to rebuild an object, or `NotImplemented` if it is pickled as usual."""
        kind = type(one)
        if kind is MappingProxyType:
            return read_only, (dict(one),)
        if is_dataclass(kind) and "__slots__" in vars(kind) and "__eq__" not in vars(kind):
            return shared_instance, (_pickled_once(one),)
        return NotImplemented


@lru_cache(maxsize=MOST_KEPT)
def _pickled_once(one: Any) -> bytes:
    """Pickle an object compared by identity: its class and the values of its fields."""
    return _pickled((type(one), tuple(getattr(one, field.name) for field in fields(one))))


# -- unpickling ---------------------------------------------------------------------------------------


def read_only(items: dict[Any, Any]) -> Mapping[Any, Any]:
    """Return a read-only mapping, which can't be pickled itself."""
    return MappingProxyType(items)


@lru_cache(maxsize=MOST_KEPT)
def shared_instance(written: bytes) -> object:
    """Return the object compared by identity that these bytes stand for, always the same one."""
    kind, values = pickle.loads(written)
    made: object = object.__new__(kind)
    for field, value in zip(fields(kind), values, strict=True):
        object.__setattr__(made, field.name, value)
    return made
