"""A game of Architects in the simulated Discord: whoever is asked answers with a tap."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.tables.session import Session
from engine.course import AnyGame
from engine.game import Decision
from tests.cogs.courses import before_the_last_stage
from tests.cogs.games.turns.turn import mover, turn_message
from tests.cogs.room import Room, buttons, parts, words

Lay = Callable[..., Awaitable[None]]
"""Lays a table by hand and begins a game at it, with ann on the first seat and ben on the next."""


async def begin(room: Room, *names: str, computers: int = 0) -> None:
    """Sit people and computer players down for Architects and start."""
    await room.begin(*names, game="architects", computers=computers)


def answers(message: Any) -> list[str]:
    """List the labels of the buttons that answer what is asked, in order."""
    return [
        label
        for label, part in buttons(message).items()
        if any(word in part["custom_id"].split(":") for word in ("choose", "peek", "search"))
    ]


async def tap(room: Room, name: str, label: str) -> Any:
    """Press the button below the turn's message whose label begins so."""
    message = turn_message(room)
    found = [each for each in buttons(message) if each.startswith(label)]
    assert found, f"no button '{label}' among {list(buttons(message))}"
    result = await room.tap(name, message, found[0])
    await room.env.settle()
    return result


async def answer(room: Room, number: int = 0) -> None:
    """Let whoever is asked give one of the answers, counted round."""
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


async def skip_to_the_last_turns(room: Room) -> None:
    """Play on without Discord until a wonder lacks one stage, each time answering in another way."""

    def choose(game: AnyGame, asked: Decision[Any]) -> Any:
        return asked.choices[game.steps % len(asked.choices)]

    await room.skip_to(before_the_last_stage, choose)


async def play_to_the_end(room: Room) -> Session:
    """Answer, each time in another way, until the game is over; return it."""
    session = room.session
    for number in range(400):
        if room.client.sessions.at(room.channel.id) is None:
            return session
        await answer(room, number)
    raise AssertionError("the game does not end")


def told(room: Room) -> str:
    """Return the newest message of a turn that is over."""
    done = [message for message in room.public() if "takes" in words(message) and not buttons(message)]
    return words(done[-1])


def everything(message: Any) -> str:
    """Return all that Discord got of a message: texts, labels, ids, alt texts."""
    return "\n".join(str(part) for part in parts(message))
