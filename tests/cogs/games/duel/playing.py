"""A duel in the simulated Discord: whoever is asked answers with taps, the same in every run."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from bot.tables import replay
from engine.course import AnyGame, Game
from engine.duel.choice import Build, BuildWonder, Discard, DuelChoice
from engine.game import Decision
from engine.record import new_game
from tests.cogs.games.turns.turn import mover, turn_message
from tests.cogs.room import Room, buttons, lists

CIVILIAN, MILITARY, SCIENTIFIC = 136, 346, 374
"""Seeds whose games end so when both players choose by chance."""

PEOPLE = ("ann", "ben")


def lay_first_turn(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Let the next game begin, and begin again after a restart, with all wonders drafted."""
    drafted, source = new_game("duel", 2, seed, {}), random.Random(seed)
    while (asked := drafted.decisions()[0]).kind != "turn":
        drafted.play({asked.seat: _chosen(asked, source)})

    def laid(header: object) -> AnyGame:
        return Game(drafted.rules, drafted.deal, drafted.table.copy())

    monkeypatch.setattr(replay, "resume", laid)


async def begin(room: Room, *names: str, computers: int = 0) -> None:
    """Sit people and computer players down for Duel and start."""
    await room.begin(*names, game="duel", computers=computers)


def over(room: Room) -> bool:
    """Return whether the channel has no running game."""
    return room.client.sessions.at(room.channel.id) is None


def decision(room: Room) -> Decision[DuelChoice]:
    """Return what is asked now."""
    return room.session.snapshot.pending()[0]


def other(room: Room) -> str:
    """Return the name of the person who is not asked."""
    return next(name for name in PEOPLE if name != mover(room))


def choice_number(asked: Decision[DuelChoice], source: random.Random) -> int:
    """Choose a wonder where one can be built, else a building, else anything."""
    for kind in (BuildWonder, Build):
        numbers = [number for number, each in enumerate(asked.choices) if isinstance(each, kind)]
        if numbers:
            return source.choice(numbers)
    return source.choice(range(len(asked.choices)))


def identity(message: Any, *words: str | int) -> str:
    """Return the id that ends in these words, of a button or list of a message."""
    end = ":" + ":".join(map(str, words))
    found: list[str] = [part["custom_id"] for part in [*buttons(message).values(), *lists(message)]]
    return next(each for each in found if each.endswith(end))


async def press(room: Room, name: str, *words: str | int) -> Any:
    """Press the button of the turn's message whose id ends in these words."""
    message = turn_message(room)
    result = await room.press(name, message, identity(message, *words))
    await room.env.settle()
    return result


async def answer(room: Room, number: int) -> None:
    """Let whoever is asked give the choice of this number, the way a person taps it."""
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
    """Choose as the players do; the bot asks nobody where there is one thing to do."""
    return asked.choices[choice_number(asked, source) if len(asked.choices) > 1 else 0]


async def skip_to_the_last_card(room: Room, seed: int) -> None:
    """Play on without Discord until one card lies on the table in Age III."""
    source = random.Random(seed)
    await room.skip_to(
        lambda game: (game.view(None).age, len(game.view(None).layout)) == (3, 1),
        lambda game, asked: asked.choices[choice_number(asked, source)],
    )


Leads = Callable[[AnyGame, AnyGame], bool]
"""Tells whether an answer leads to what a test is about, by the game before it and after it."""


def asks(kind: str) -> Leads:
    """Tell of an answer whether it brings a question of this kind."""
    return lambda _, after: any(each.kind == kind for each in after.decisions())


class Players:
    """Both players, who choose by chance, the same for the same seed."""

    def __init__(self, room: Room, seed: int) -> None:
        self._room = room
        self._source = random.Random(seed)

    async def play_to_the_end(self) -> None:
        """Play until the game is over."""
        while not over(self._room):
            await self.play()

    async def play_until(self, kind: str) -> Decision[DuelChoice]:
        """Play until a question of this kind is asked, and give it."""
        while decision(self._room).kind != kind:
            await self.play()
        return decision(self._room)

    async def skip_to_what(self, leads: Leads) -> None:
        """Play on without Discord until the next answer leads to something, and let the bot find it so."""

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
        """Answer one question."""
        await answer(self._room, choice_number(decision(self._room), self._source))
