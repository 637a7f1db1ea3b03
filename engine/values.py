"""Immutable values: compared, hashed and pickled by content."""

from dataclasses import dataclass
from typing import NoReturn, TypeVar, dataclass_transform

ValueT = TypeVar("ValueT")


@dataclass_transform(frozen_default=True)
def value(cls: type[ValueT]) -> type[ValueT]:
    """Make a dataclass of values that are created often: frozen to the type checker only.

    Checking immutability at run time would take longer than everything else in creating one.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)


Key = TypeVar("Key")
Value = TypeVar("Value")


class FrozenMapping(dict[Key, Value]):
    """An immutable mapping; it equals any mapping with the same items.

    Reading it is as fast as reading a dictionary.
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
