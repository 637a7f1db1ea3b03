"""The public message of a step: which steps share one, and what it says in every game while it is decided."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import discord

from bot.languages import Translator
from bot.picking import PlayedStep
from bot.table import Table
from cogs.discord.message import Row, button, custom_id, escape

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


# -- what it says --------------------------------------------------------------------------------------


def time_left(table: Table) -> str:
    """Give the end of the time as Discord shows it, counting in every reader's language."""
    if table.row.deadline is None:
        return ""
    return discord.utils.format_dt(datetime.fromtimestamp(table.row.deadline, UTC), "R")


def with_time(heading: str, table: Table, text: Translator) -> str:
    """Add the end of the time to a heading, where there is a clock."""
    if table.row.deadline is None:
        return heading
    return text("status-time", heading=heading, until=time_left(table))


def who_has_picked(table: Table, text: Translator) -> str:
    """Say who has picked and who has not, in the order of the seats, never what."""
    waiting = table.waiting_for()
    return " ".join(
        text("status-waiting" if seat in waiting else "status-picked", name=escape(table.seats[seat].name))
        for seat in table.deciding()
    )


def seat_buttons(table: Table, text: Translator) -> Row | None:
    """Make the button for players who have been away, where there are any."""
    if not any(row.person is not None and table.plays_itself(row.seat) for row in table.seats):
        return None
    return (
        button(custom_id("seat", table.id, "back"), text("button-back"), style=discord.ButtonStyle.success),
    )
