"""Play Architects with taps on the simulated Discord."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.tables.session import Session
from tests.cogs.games.common import mover, turn_message
from tests.cogs.room import Room, buttons, parts, words

Lay = Callable[..., Awaitable[None]]
"""Starts a game with prepared cities, with ann on the first seat and ben on the next."""


async def begin(room: Room, *names: str, computers: int = 0) -> None:
    await room.begin(*names, game="architects", computers=computers)


def answers(message: Any) -> list[str]:
    """Return the labels of the buttons that answer a question, in order."""
    return [
        label
        for label, part in buttons(message).items()
        if any(word in part["custom_id"].split(":") for word in ("choose", "peek", "search"))
    ]


async def tap(room: Room, name: str, label: str) -> Any:
    """Press the button of the turn's message whose label starts with ``label``."""
    message = turn_message(room)
    found = [each for each in buttons(message) if each.startswith(label)]
    assert found, f"no button '{label}' among {list(buttons(message))}"
    result = await room.tap(name, message, found[0])
    await room.env.settle()
    return result


async def answer(room: Room, number: int = 0) -> None:
    """Give one of the current answers, by its number modulo their count."""
    message, name = turn_message(room), mover(room)
    labels = [label for label in answers(message) if label != room.text("button-peek")]
    result = await room.tap(name, message, labels[number % len(labels)])
    await room.env.settle()
    private = (
        result.response if room.text("architects-button-search") in labels else (*result.followups, None)[0]
    )
    if private is not None and private.ephemeral and answers(private):
        await room.tap(name, private, answers(private)[0])
        await room.env.settle()


async def play_to_the_end(room: Room) -> Session:
    """Answer in varying ways until the game is over, and return it."""
    session = room.session
    for number in range(400):
        if room.client.sessions.at(room.channel.id) is None:
            return session
        await answer(room, number)
    raise AssertionError("the game does not end")


def told(room: Room) -> str:
    done = [message for message in room.public() if "takes" in words(message) and not buttons(message)]
    return words(done[-1])


def everything(message: Any) -> str:
    return "\n".join(str(part) for part in parts(message))
