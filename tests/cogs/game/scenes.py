"""Steps and lookups shared by the tests of running games."""

from typing import Any

from tests.cogs.room import Room, buttons, words


async def leave(room: Room, name: str) -> Any:
    """Make a player leave, and return the confirmation question."""
    question = (await room.type(name, "leave")).response
    await room.tap(name, question, "Leave")
    return question


async def end(room: Room) -> Any:
    """End the game as the host, and return the answer."""
    return await room.tap("ann", (await room.type("ann", "end")).response, "End game")


async def delete_the_channel(room: Room) -> None:
    room.env.backend.delete_channel(room.channel.id)


async def take_seat_of(room: Room, name: str, seat: int) -> Any:
    """Take the seat of a computer player, and return the offer of all seats."""
    offered = (await room.type(name, "join")).response
    await room.tap(name, offered, f"Take {room.session.seats[seat].name}’s seat")
    return offered


def offered_seats(room: Room) -> list[Any]:
    return [each for each in room.public() if room.text("button-take-seat") in buttons(each)]


def scores(room: Room) -> list[Any]:
    return [each for each in room.public() if "Play again" in buttons(each)]


def live_buttons(room: Room, *names: str) -> list[str]:
    return [label for name in names for message in room.direct(name) for label in buttons(message)]


def current(room: Room, name: str, before: Any) -> Any:
    """Return the current version of a message that a person can see."""
    return next(each for each in (*room.public(name), *room.direct(name)) if each.id == before.id)


def pinged(room: Room) -> set[int]:
    """Return the ids of the users whom the last message in the channel pings."""
    request = room.sent_to(room.channel.id)[-1]
    assert request.json is not None
    return {int(each) for each in request.json["allowed_mentions"].get("users", ())}


def texts(room: Room) -> list[str]:
    return [words(message) for message in room.public()]


def message_path(channel: int) -> str:
    """Return the path for sending messages to a channel."""
    return f"/channels/{channel}/messages"


def direct_channel(room: Room, name: str) -> int:
    """Return the id of a person's direct message channel."""
    channel: int = room.people[name].user.dm_channel.id
    return channel


async def table_state(room: Room, table: int) -> tuple[str, str | None]:
    """Return the state of a table, and the reason why it ended."""
    row = await room.client.store.table(table)
    assert row is not None
    return row.state, row.reason


def reminders(room: Room, name: str) -> list[str]:
    """Return the direct messages that remind a person of their time limit."""
    return [words(each) for each in room.direct(name) if "Your time runs out" in words(each)]
