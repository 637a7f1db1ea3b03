"""How much Discord takes at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

BUTTONS_IN_A_ROW = 5
LONGEST_LIST = 25
"""Options of a list, and names suggested while somebody types."""

LONGEST_LABEL = 80
"""Characters on a button."""

LONGEST_OPTION = 100
"""Characters of an option and of what stands below it, and of a name suggested."""

Item = TypeVar("Item")


def in_parts(items: Sequence[Item], most: int = BUTTONS_IN_A_ROW) -> list[tuple[Item, ...]]:
    """Part items in order, so many in each part and the rest in the last; buttons into rows."""
    return [tuple(items[start : start + most]) for start in range(0, len(items), most)]
