"""The public messages of a running game, and the parts that those of a step have in every game."""

from collections.abc import Sequence

import discord

from bot.common.rows import SeatRow, TableRow
from bot.common.times import timestamp
from bot.languages.translator import Translator, seat_name
from bot.tables.snapshot import GameSnapshot
from cogs.discord.message import Button, Message, Row, address_of, button, custom_id, escape, message
from cogs.discord.permissions import missing_permissions_in
from engine.game import BrokenGameError
from engine.story import PlayedStep
from renders.parts.language import all_of

MISSING_ACCESS, MISSING_PERMISSIONS = 50001, 50013


def untold(snapshot: GameSnapshot) -> Sequence[PlayedStep]:
    """List the steps played since a message was last completed."""
    return snapshot.history[snapshot.posted.first_untold :]


# -- what it says --------------------------------------------------------------------------------------


def time_left(snapshot: GameSnapshot) -> str:
    """Return the time limit as a Discord timestamp, which counts down in each reader's language."""
    if snapshot.row.deadline is None:
        return ""
    return timestamp(snapshot.row.deadline)


def with_time(heading: str, snapshot: GameSnapshot, text: Translator) -> str:
    """Add the time limit to a heading, if there is one."""
    if snapshot.row.deadline is None:
        return heading
    return text("status-time", heading=heading, until=time_left(snapshot))


def who_is_awaited(snapshot: GameSnapshot, text: Translator) -> str:
    """Return who is still to pick, in seat order, and how many have picked, never what."""
    waiting, deciding = snapshot.waiting_for(), snapshot.deciding()
    if not waiting:
        return text("status-everyone-has-picked")
    names = all_of([escape(seat_name(snapshot.seats[seat], text)) for seat in waiting], text)
    return text("status-waiting-for", names=names, ready=len(deciding) - len(waiting), count=len(deciding))


def place_line(snapshot: GameSnapshot, text: Translator) -> list[str]:
    """Return where a game is played, for readers elsewhere."""
    return [] if snapshot.row.is_direct else [text("hand-place", place=f"<#{snapshot.row.place}>")]


def nudge_button(snapshot: GameSnapshot, text: Translator) -> tuple[Button, ...]:
    """Make the nudge button, if there are several people who could press it."""
    if sum(row.person is not None for row in snapshot.seats) <= 1:
        return ()
    return (button(custom_id("table", snapshot.id, "nudge"), text("button-nudge")),)


def seat_buttons(snapshot: GameSnapshot, text: Translator) -> Row | None:
    """Make the button for players who have been away, if there are any."""
    if not any(row.person is not None and snapshot.plays_itself(row.seat) for row in snapshot.seats):
        return None
    return (
        button(
            custom_id("seat", snapshot.id, "back"), text("button-back"), style=discord.ButtonStyle.success
        ),
    )


def asleep(snapshot: GameSnapshot, text: Translator) -> Message:
    """Say that everyone is away, with a button to return."""
    return message(text("table-asleep"), seat_buttons(snapshot, text))


def end_warning(snapshot: GameSnapshot, text: Translator, *, directly: bool) -> Message:
    """Say when an inactive game ends, with the button to keep it; ``directly`` to its host."""
    assert snapshot.row.expires is not None
    end = timestamp(snapshot.row.expires, "F")
    if directly:
        words = text("game-expires-direct", place=f"<#{snapshot.row.place}>", end=end)
    else:
        persons = " ".join(f"<@{row.person}>" for row in snapshot.seats if row.person is not None)
        words = text("game-expires", persons=persons, end=end)
    return message(words, (button(custom_id("seat", snapshot.id, "on"), text("button-play-on")),))


def seat_offer(snapshot: GameSnapshot, before: SeatRow, why: str, city: str, text: Translator) -> Message:
    """Say ``why`` a computer player has a person's seat and city, with the button to take it."""
    words = text(
        why,
        person=f"<@{before.person}>",
        name=escape(before.name),
        computer=escape(snapshot.seats[before.seat].name),
        city=city,
    )
    take = button(custom_id("seat", snapshot.id, "take", before.seat), text("button-take-seat"))
    return message(words, (take,))


def readmission_question(snapshot: GameSnapshot, person: int, name: str, text: Translator) -> Message:
    """Ask the host whether a replaced person can come back."""
    admit = button(custom_id("seat", snapshot.id, "admit", person), text("button-admit"))
    return message(text("seat-asked-for", host=f"<@{snapshot.row.host}>", name=escape(name)), (admit,))


def why_stuck(row: TableRow, error: Exception, place: object, text: Translator) -> str:
    """Return what has stopped a game at a ``place``: a missing permission, or an error in its rules."""
    if is_permission_missing(error):
        permissions = ""
        if isinstance(place, discord.abc.GuildChannel | discord.Thread):
            permissions = missing_permissions_in(place, text)
        return text("game-on-hold", place=f"<#{row.place}>", permissions=permissions or "none")
    key = "game-broken" if isinstance(error, BrokenGameError) else "game-rests"
    return text(key, place=address_of(row) if row.is_direct else f"<#{row.place}>")


def is_permission_missing(error: Exception) -> bool:
    """Return whether Discord has refused a message because the bot lacks a permission."""
    return isinstance(error, discord.Forbidden) and error.code in (MISSING_ACCESS, MISSING_PERMISSIONS)
