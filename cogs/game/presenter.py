"""What a game looks like on Discord: its presenter makes what is posted of it, in words and in pictures."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, ClassVar, TypeVar

from PIL import Image

from bot.common.refusal import Refusal
from bot.common.rows import MessageKey
from bot.languages.translator import Translator, seat_names
from bot.tables.snapshot import GameSnapshot
from cogs.discord.emojis import Emojis
from cogs.discord.message import Message, Picture, escape
from cogs.discord.picture_pool import PicturePool
from cogs.game.ending import ending, moment_lines
from cogs.inbox.messages import Making
from engine.game import Choice, Decision, Seat
from engine.story import Finder, PlayedStep, notable_moments
from renders.parts.ending import Ending
from renders.parts.names import city_name
from renders.parts.result import Category

Drawing = tuple[Callable[..., Image.Image], Callable[..., str]]
"""Draws something, and says in words what the picture shows; both are given the same."""


@dataclass(frozen=True, eq=False)
class GamePresenter(ABC):
    """Presents a game at one moment in one language; all but a prompt is for everybody to read.

    ``emojis`` stand for icons in its texts.
    """

    categories: ClassVar[Sequence[Category]]
    """What points are counted by, in the order of the score sheet."""

    result: ClassVar[Ending[Any]]
    """The pictures that end the game."""

    finders: ClassVar[Mapping[str, Finder[Any]]]
    """What moments of the game are looked for."""

    story_of: ClassVar[Callable[[Sequence[PlayedStep], Any], Any]]
    """Tells the whole game in figures, by its steps and its end."""

    story_drawing: ClassVar[Drawing]
    city_drawing: ClassVar[Drawing]

    snapshot: GameSnapshot
    text: Translator
    pictures: PicturePool
    emojis: Emojis

    @cached_property
    def view(self) -> Any:
        """The game as everybody sees it."""
        return self.snapshot.game.view(None)

    @cached_property
    def names(self) -> list[str]:
        """The names by seat, the Free City's last."""
        return seat_names(self.snapshot.seats, self.text)

    @cached_property
    def shown(self) -> list[str]:
        """The names as Discord shows them within a text."""
        return [escape(name) for name in self.names]

    # -- the messages of a game, in their order -------------------------------------------------------

    @abstractmethod
    async def opening(self) -> Message:
        """Make the message that begins the game: who sits where with which board."""

    @abstractmethod
    async def waiting(self, notes: Sequence[str]) -> Message:
        """Make the public message of a step while it is being decided; ``notes`` end its text."""

    async def prompt(self, seat: Seat) -> Message:
        """Make a player's private message; raises `Refusal` in a game without secrets to decide by."""
        raise Refusal("refusal-no-hands")

    @abstractmethod
    def remembered(self, seat: Seat) -> str:
        """Say in a line what a player chose in the last step; for this player alone."""

    def ends_message(self) -> bool:
        """Return whether the step just played is the last of its public message.

        Where it is not, the next step goes on in the same message; `step_message.untold` gives the steps.
        """
        return True

    @abstractmethod
    async def told(self) -> Message:
        """Make what becomes of the public message when its last step has been played: what happened."""

    def afterwards(self) -> Sequence[tuple[MessageKey, Making]]:
        """List further messages after the last step, each with a key that is not used twice a game.

        They are made when they are needed: most have been posted already where a game is brought back.
        """
        return ()

    async def conflicts_picture(self) -> Picture | None:
        """Draw the conflicts that the last step brought; None where it brought none, or tells them itself."""
        return None

    async def own_result(self, seat: Seat) -> Message:
        """Make a player's last private message: how the game ended for them; raises `Refusal` as well."""
        raise Refusal("refusal-no-hands")

    async def score(self) -> Message:
        """Make the message that ends the game: who wins by what, its story, the score sheet, the cities."""
        pictures = [*await self.result_pictures(), *await self.city_pictures()]
        moments = notable_moments(self.story, self.finders)
        told = moment_lines(moments, self.view.box, self.names, self.text)
        return ending(self.snapshot, self.text, [*self.result_lines(), *told, *self.result_notes()], pictures)

    @abstractmethod
    def result_lines(self) -> list[str]:
        """Say who has won and how, then the points of the others."""

    def won(self, others: Sequence[str]) -> list[str]:
        """Say who has won and how, then the totals of the ``others``."""
        lines = [self.text("winner", headline=self.result.headline(self.view, self.shown, self.text))]
        if others:
            lines.append(self.text("other-totals", count=len(others), totals=" · ".join(others)))
        return lines

    def result_notes(self) -> list[str]:
        """Say what else there is to the result, after the moments of the game."""
        return []

    def late_lines(self, played: Collection[Seat], key: str) -> list[str]:
        """Say of who has ``played`` that they were late, by ``key``, or that they are away by now."""
        return [
            self.text("late-away" if row.late == 3 else key, name=escape(row.name))
            for row in self.snapshot.seats
            if row.seat in played and row.late in (1, 2, 3)
        ]

    # -- what people ask for --------------------------------------------------------------------------

    @abstractmethod
    def heading(self) -> str:
        """Return where the game is: "Age II, round 2 of 6", or whose turn it is."""

    @abstractmethod
    def step_name(self, step: PlayedStep) -> str:
        """Call a step by its round or by whose turn it was, in plain text: "Age II, round 2"."""

    def age_of(self, step: PlayedStep) -> int | None:
        """Return the age in which a step was played, 0 before the first; None in a game without ages."""
        age: int = step.before.age
        return age

    def city_name(self, seat: Seat, player: str) -> str:
        """Return the name of the city on a seat, which a player of this name has or had."""
        return city_name(self.view.cities[seat].wonder, self.text)

    @abstractmethod
    def chronicle(self, steps: int) -> list[str]:
        """Tell the last ``steps`` steps or turns in words, the latest last."""

    def choices_offered(self, view: Any, decision: Decision[Any]) -> Sequence[Choice]:
        """List the choices of a decision as the buttons offer them, each paid as is offered first."""
        return decision.choices

    @abstractmethod
    def choice_in_words(self, view: Any, choice: Any) -> str:
        """Call a choice by what it brings or does, as its player sees it in this view."""

    @abstractmethod
    def score_in_words(self, seat: Seat) -> str:
        """Say point by point how a player's total came about."""

    # -- pictures -------------------------------------------------------------------------------------

    async def drawn(
        self, name: str, drawing: Drawing, *seen: Any, urgent: bool = False, **marks: Any
    ) -> Picture:
        """Draw what is ``seen`` with the names by seat; an ``urgent`` picture comes before others."""
        draw, describe = drawing
        shown = (*seen, self.names, self.text)
        drawn, words = partial(draw, *shown, **marks), partial(describe, *shown, **marks)
        return await self._draw(name, drawn, words, urgent=urgent)

    async def _draw(
        self, name: str, draw: Callable[[], Image.Image], describe: Callable[[], str], *, urgent: bool = False
    ) -> Picture:
        server = self.snapshot.row.queue_group
        return await self.pictures.draw(f"{name}.png", draw, describe, server=server, urgent=urgent)

    @cached_property
    def story(self) -> Any:
        """The whole game that is over, in figures."""
        return type(self).story_of(self.snapshot.history, self.view)

    async def score_picture(self) -> Picture:
        """Draw the score sheet."""
        return await self.drawn("score", (self.result.draw_score, self.result.describe_score), self.view)

    async def result_pictures(self) -> list[Picture]:
        """Draw the poster, the score sheet and the story of a game that is over."""
        poster = self.drawn("poster", (self.result.draw_victory, self.result.describe_victory), self.view)
        story = self.drawn("story", self.story_drawing, self.story)
        return list(await asyncio.gather(poster, self.score_picture(), story))

    @abstractmethod
    async def advised_picture(self, seat: Seat, advised: Any) -> Picture | None:
        """Draw what a player chooses from with a star on an ``advised`` choice, for this player alone.

        None where it is about nothing that lies in the picture.
        """

    @abstractmethod
    async def table_picture(self) -> Picture:
        """Draw the whole table as everybody sees it."""

    async def city_picture(self, seat: Seat) -> Picture:
        """Draw a city."""
        return await self.drawn(f"city{seat + 1}", self.city_drawing, self.view, seat)

    async def city_pictures(self) -> list[Picture]:
        """Draw every city."""
        seats = map(Seat, range(len(self.view.cities)))
        return list(await asyncio.gather(*map(self.city_picture, seats)))


PresenterT = TypeVar("PresenterT", bound=GamePresenter)


@dataclass(frozen=True, slots=True)
class Presenters:
    """Makes the presenter of a game: by the id of the game, what kind it is and what it draws with."""

    kinds: Mapping[str, type[GamePresenter]]
    pictures: PicturePool
    emojis: Emojis

    def of(self, snapshot: GameSnapshot, text: Translator) -> GamePresenter:
        """Return the presenter of a game at one moment, in one language."""
        return self.make(self.kinds[snapshot.row.options.game], snapshot, text)

    def city_name(self, snapshot: GameSnapshot, seat: Seat, player: str, text: Translator) -> str:
        """Return the name of the city on a seat, which a player of this name has or had."""
        return self.of(snapshot, text).city_name(seat, player)

    def make(self, kind: type[PresenterT], snapshot: GameSnapshot, text: Translator) -> PresenterT:
        """Return a presenter of a kind that its game is known to have."""
        return kind(snapshot, text, self.pictures, self.emojis)
