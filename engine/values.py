"""Values: small things that are compared by what they say, and that nobody changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

ValueT = TypeVar("ValueT")


@dataclass_transform(frozen_default=True)
def value(cls: type[ValueT]) -> type[ValueT]:
    """Make a dataclass of values of which many are made: to the type checker it is a frozen one.

    That nobody changes them is not checked again at run time, which takes longer than all else in making one.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)
