"""Play Duel with taps on the simulated Discord, reproducibly."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from bot.tables import replay
from engine.course import AnyGame, Game
from engine.duel.choice import Build, BuildWonder, Discard, DuelChoice
from engine.game import Decision
from engine.record import new_game
from tests.cogs.games.common import mover, turn_message
from tests.cogs.room import Room, buttons, lists

CIVILIAN, MILITARY, SCIENTIFIC = 136, 346, 374
"""Seeds of random games that end this way."""

PEOPLE = ("ann", "ben")


def lay_first_turn(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Make the next game start, also after a restart, with all wonders drafted."""
    drafted, source = new_game("duel", 2, seed, {}), random.Random(seed)
    while (asked := drafted.decisions()[0]).kind != "turn":
        drafted.play({asked.seat: _chosen(asked, source)})

    laid = drafted.rules, drafted.deal
    monkeypatch.setattr(replay, "resume", lambda header: Game(*laid, drafted.table.copy()))


async def begin(room: Room, *names: str, computers: int = 0) -> None:
    await room.begin(*names, game="duel", computers=computers)


def over(room: Room) -> bool:
    return room.client.sessions.at(room.channel.id) is None


def decision(room: Room) -> Decision[DuelChoice]:
    return room.session.snapshot.pending()[0]


def other(room: Room) -> str:
    return next(name for name in PEOPLE if name != mover(room))


def choice_number(asked: Decision[DuelChoice], source: random.Random) -> int:
    """Choose a wonder if one can be built, else a building, else anything."""
    for kind in (BuildWonder, Build):
        numbers = [number for number, each in enumerate(asked.choices) if isinstance(each, kind)]
        if numbers:
            return source.choice(numbers)
    return source.choice(range(len(asked.choices)))


def identity(message: Any, *words: str | int) -> str:
    """Return the id of a button or list that ends with ``words``."""
    end = ":" + ":".join(map(str, words))
    found: list[str] = [part["custom_id"] for part in [*buttons(message).values(), *lists(message)]]
    return next(each for each in found if each.endswith(end))


async def press(room: Room, name: str, *words: str | int) -> Any:
    """Press the button of the turn's message whose id ends with ``words``."""
    message = turn_message(room)
    result = await room.press(name, message, identity(message, *words))
    await room.env.settle()
    return result


async def answer(room: Room, number: int) -> None:
    """Make the choice of this number with taps."""
    asked, name = decision(room), mover(room)
    choice = asked.choices[number]
    if isinstance(choice, Build | BuildWonder | Discard):
        await press(room, name, "card", choice.slot)
        await press(room, name, "choose", number)
    elif asked.kind == "library":
        shown = (await press(room, name, "look")).response
        await room.press(name, shown, identity(shown, "choose", number))
        await room.env.settle()
    elif lists(turn_message(room)):
        message = turn_message(room)
        await room.choose(name, message, lists(message)[0]["custom_id"], str(number))
        await room.env.settle()
    else:
        await press(room, name, "choose", number)


def _chosen(asked: Decision[DuelChoice], source: random.Random) -> DuelChoice:
    """Choose as `Players` do; the bot makes single choices by itself."""
    return asked.choices[choice_number(asked, source) if len(asked.choices) > 1 else 0]


Leads = Callable[[AnyGame, AnyGame], bool]
"""Whether a choice leads to what a test needs, by the game before and after it."""


def asks(kind: str) -> Leads:
    return lambda _, after: any(each.kind == kind for each in after.decisions())


class Players:
    """Both players, choosing at random from a seed."""

    def __init__(self, room: Room, seed: int) -> None:
        self._room = room
        self._source = random.Random(seed)

    async def play_to_the_end(self) -> None:
        while not over(self._room):
            await self.play()

    async def play_until(self, kind: str) -> Decision[DuelChoice]:
        while decision(self._room).kind != kind:
            await self.play()
        return decision(self._room)

    async def skip_to_what(self, leads: Leads) -> None:
        """Play on without Discord until the next choice leads to something."""

        def reached(game: AnyGame) -> bool:
            [asked], ahead = game.decisions(), random.Random()
            if len(asked.choices) == 1:
                return False
            ahead.setstate(self._source.getstate())
            after = game.copy()
            after.play({asked.seat: _chosen(asked, ahead)})
            while not after.over and len((asked := after.decisions()[0]).choices) == 1:
                after.play({asked.seat: asked.choices[0]})
            return leads(game, after)

        await self._room.skip_to(reached, lambda _, asked: _chosen(asked, self._source))

    async def play(self) -> None:
        await answer(self._room, choice_number(decision(self._room), self._source))
