"""What tests of running games do and look at again and again."""

from __future__ import annotations

from typing import Any

from tests.cogs.room import Room, buttons, words


async def leave(room: Room, name: str) -> Any:
    """Let a person leave their seat; return the question, as it was asked."""
    question = (await room.type(name, "leave")).response
    await room.tap(name, question, "Leave")
    return question


async def end(room: Room) -> Any:
    """Let the host end the game; return what the last tap was answered."""
    return await room.tap("ann", (await room.type("ann", "end")).response, "End game")


async def delete_the_channel(room: Room) -> None:
    """Let the channel go, with all that is played there."""
    room.env.backend.delete_channel(room.channel.id)


async def take_seat_of(room: Room, name: str, seat: int) -> Any:
    """Let somebody who comes late take the seat of a computer player; return the offer of all seats."""
    offered = (await room.type(name, "join")).response
    await room.tap(name, offered, f"Take {room.session.seats[seat].name}’s seat")
    return offered


def offered_seats(room: Room) -> list[Any]:
    """List the messages that offer a seat."""
    return [each for each in room.public() if room.text("button-take-seat") in buttons(each)]


def scores(room: Room) -> list[Any]:
    """List the messages that tell the score to all."""
    return [each for each in room.public() if "Play again" in buttons(each)]


def live(room: Room, *names: str) -> list[str]:
    """List the labels of all buttons in the direct messages of some persons."""
    return [label for name in names for message in room.direct(name) for label in buttons(message)]


def now(room: Room, name: str, before: Any) -> Any:
    """Return what has become of a message that a person sees in the channel or in direct messages."""
    return next(each for each in (*room.public(name), *room.direct(name)) if each.id == before.id)


def pinged(room: Room) -> set[int]:
    """Return whom the last message in the channel pings."""
    request = room.sent_to(room.channel.id)[-1]
    assert request.json is not None
    return {int(each) for each in request.json["allowed_mentions"].get("users", ())}


def texts(room: Room) -> list[str]:
    """Return what the messages in the channel say."""
    return [words(message) for message in room.public()]


def messages(channel: int) -> str:
    """Return the path by which messages are sent to a channel."""
    return f"/channels/{channel}/messages"


def direct(room: Room, name: str) -> int:
    """Return the channel of a person's direct messages."""
    channel: int = room.people[name].user.dm_channel.id
    return channel


async def ended(room: Room, table: int) -> tuple[str, str | None]:
    """Return how a table stands, and why it has ended."""
    row = await room.client.store.table(table)
    assert row is not None
    return row.state, row.reason


def reminders(room: Room, name: str) -> list[str]:
    """List the direct messages that remind a person of the end of their time."""
    return [words(each) for each in room.direct(name) if "Your time runs out" in words(each)]
