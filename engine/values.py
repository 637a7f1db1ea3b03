"""Values that nobody changes: compared, hashed and pickled by what they say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NoReturn, TypeVar, dataclass_transform

ValueT = TypeVar("ValueT")


@dataclass_transform(frozen_default=True)
def value(cls: type[ValueT]) -> type[ValueT]:
    """Make a dataclass of values of which many are made: to the type checker it is a frozen one.

    That nobody changes them is not checked again at run time, which takes longer than all else in making one.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)


Key = TypeVar("Key")
Value = TypeVar("Value")


class FrozenMapping(dict[Key, Value]):
    """A mapping that stays as it was made; it equals any mapping with the same items.

    Reading it is as quick as reading the dictionary that it is.
    """

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def __repr__(self) -> str:
        return f"FrozenMapping({super().__repr__()})"

    def __reduce__(self) -> tuple[object, ...]:
        return FrozenMapping, (dict(self),)

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("this mapping stays as it is")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse
