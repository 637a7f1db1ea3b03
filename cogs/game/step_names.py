"""Which public message a step belongs to: one message may tell several steps."""

from __future__ import annotations

from collections.abc import Sequence

from bot.picking import PlayedStep
from bot.table import Table

_TOLD = "told "


def told_post(step: int) -> str:
    """Name the message that has told everything up to a step."""
    return f"{_TOLD}{step}"


def first_untold(table: Table) -> int:
    """Give the first step that no message has told to its end yet, played or not."""
    told = [int(name.removeprefix(_TOLD)) for name in table.posts if name.startswith(_TOLD)]
    return max(told, default=-1) + 1


def step_post(table: Table) -> str:
    """Name the message in which the game goes on now; it is called after its first step."""
    return f"step {first_untold(table)}"


def untold(table: Table) -> Sequence[PlayedStep]:
    """List the steps that have been played since a message was last told to its end."""
    return table.history[first_untold(table) :]
