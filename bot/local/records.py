"""What simcord knows, as JSON: each object says what it is, and nothing but known kinds comes back.

A file from elsewhere can hold a wrong world, but no code.
"""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Mapping
from typing import Any

import simcord.enums
from simcord.backend import models

KIND = "$kind"
"""The key that says what an object is; its content stands under `CONTENT`."""

CONTENT = "content"

COLLECTIONS: Mapping[str, type[Any]] = {each.__name__: each for each in (tuple, set, frozenset)}
RECORDS: Mapping[str, type[Any]] = {
    name: each
    for name, each in vars(models).items()
    if isinstance(each, type) and dataclasses.is_dataclass(each)
}
ENUMS: Mapping[str, type[enum.Enum]] = {
    name: each
    for module in (simcord.enums, models)
    for name, each in vars(module).items()
    if isinstance(each, type) and issubclass(each, enum.Enum)
}
SCALARS = (str, int, bool, float, type(None))


def as_json(value: Any) -> Any:
    """Return a value as JSON. Raises `TypeError` where it is of a kind that isn't known."""
    kind = type(value)
    if kind in SCALARS:
        return value
    if kind is list:
        return [as_json(each) for each in value]
    if kind is dict:
        if KIND not in value and all(type(key) is str for key in value):
            return {key: as_json(each) for key, each in value.items()}
        return _of_kind("dict", [[as_json(key), as_json(each)] for key, each in value.items()])
    name = kind.__name__
    if COLLECTIONS.get(name) is kind:
        return _of_kind(name, [as_json(each) for each in value])
    if RECORDS.get(name) is kind:
        return _of_kind(
            name, {key.name: as_json(getattr(value, key.name)) for key in dataclasses.fields(kind)}
        )
    if ENUMS.get(name) is kind:
        return _of_kind(name, value.value)
    raise TypeError(f"{kind.__module__}.{kind.__qualname__} has no form in JSON")


def from_json(written: Any) -> Any:
    """Return what `as_json` has written. Raises `KeyError`, `TypeError` or `ValueError` for anything else."""
    if isinstance(written, list):
        return [from_json(each) for each in written]
    if not isinstance(written, dict):
        return written
    if KIND not in written:
        return {key: from_json(each) for key, each in written.items()}
    name, content = written[KIND], written[CONTENT]
    if name == "dict":
        return {from_json(key): from_json(each) for key, each in content}
    if name in COLLECTIONS:
        return COLLECTIONS[name](map(from_json, content))
    if name in ENUMS:
        return ENUMS[name](content)
    return RECORDS[name](**{key: from_json(each) for key, each in content.items()})


def _of_kind(name: str, content: Any) -> dict[str, Any]:
    return {KIND: name, CONTENT: content}
