"""A game of Architects in the simulated Discord: whoever is asked answers with a tap."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.tables import replay
from engine.architects.rules import ArchitectsGame
from engine.course import AnyGame
from engine.game import Decision
from tests.cogs.games.turns.turn import mover, turn_message
from tests.cogs.room import Room, buttons, parts, words

Lay = Callable[[Callable[[], ArchitectsGame]], None]
"""Lets the next game begin, and begin again after a restart, at a table laid by hand."""


def lay_with(monkeypatch: pytest.MonkeyPatch) -> Lay:
    def lay(make: Callable[[], ArchitectsGame]) -> None:
        monkeypatch.setattr(replay, "resume", lambda header: make())

    return lay


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

    def reached(game: AnyGame) -> bool:
        return any(len(city.stages) == 4 for city in game.view(None).cities)

    await room.skip_to(reached, choose)


async def play_to_the_end(room: Room, limit: int = 400) -> None:
    """Answer, each time in another way, until the game is over."""
    for number in range(limit):
        if room.client.sessions.at(room.channel.id) is None:
            return
        await answer(room, number)
    raise AssertionError("the game does not end")


def told(room: Room) -> str:
    """Return the newest message of a turn that is over."""
    done = [message for message in room.public() if "takes" in words(message) and not buttons(message)]
    return words(done[-1])


def everything(message: Any) -> str:
    """Return all that Discord got of a message: texts, labels, ids, alt texts."""
    return "\n".join(str(part) for part in parts(message))
