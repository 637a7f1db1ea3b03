"""What a game looks like on Discord: presenters make its messages, in words and in pictures."""

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
"""Draws something and describes the picture, both from the same arguments."""


@dataclass(frozen=True, eq=False)
class GamePresenter(ABC):
    """Presents a game at one moment in one language; everything but a prompt is public.

    ``emojis`` stand for icons in its texts.
    """

    categories: ClassVar[Sequence[Category]]
    """The categories of points, in the order of the score sheet."""

    result: ClassVar[Ending[Any]]
    """The pictures that end the game."""

    finders: ClassVar[Mapping[str, Finder[Any]]]
    """The functions that find notable moments of the game."""

    story_of: ClassVar[Callable[[Sequence[PlayedStep], Any], Any]]
    """Returns the whole game in figures, from its steps and its end."""

    story_drawing: ClassVar[Drawing]
    city_drawing: ClassVar[Drawing]

    snapshot: GameSnapshot
    text: Translator
    pictures: PicturePool
    emojis: Emojis

    @cached_property
    def view(self) -> Any:
        """The game as a spectator sees it."""
        return self.snapshot.game.view(None)

    @cached_property
    def names(self) -> list[str]:
        """The names by seat, the Free City's last."""
        return seat_names(self.snapshot.seats, self.text)

    @cached_property
    def escaped_names(self) -> list[str]:
        """The names escaped for Discord's markup."""
        return [escape(name) for name in self.names]

    # -- the messages of a game, in their order -------------------------------------------------------

    @abstractmethod
    async def opening(self) -> Message:
        """Make the message that begins the game: who sits where with which board."""

    @abstractmethod
    async def waiting(self, notes: Sequence[str]) -> Message:
        """Make the public message of an open step; ``notes`` end its text."""

    async def prompt(self, seat: Seat) -> Message:
        """Make a player's private message; raise `Refusal` in a game without secret decisions."""
        raise Refusal("refusal-no-hands")

    @abstractmethod
    def last_choice_line(self, seat: Seat) -> str:
        """Describe a player's choice in the last step in a line, for this player alone."""

    def ends_message(self) -> bool:
        """Return whether the step just played is the last in its public message.

        If not, the next step continues in the same message; `step_message.untold` lists the steps.
        """
        return True

    @abstractmethod
    async def report(self) -> Message:
        """Make the final form of a step's public message: what happened."""

    def afterwards(self) -> Sequence[tuple[MessageKey, Making]]:
        """List further messages after the last step, each with a key that is unique in a game.

        They are made lazily: after a restart most have been posted already.
        """
        return ()

    async def conflicts_picture(self) -> Picture | None:
        """Draw the last step's conflicts; None if it had none, or the game shows them elsewhere."""
        return None

    async def own_result(self, seat: Seat) -> Message:
        """Make a player's last private message, their result; raise `Refusal` like `prompt`."""
        raise Refusal("refusal-no-hands")

    async def score(self) -> Message:
        """Make the message that ends the game: winner and margin, story, score sheet, cities."""
        pictures = [*await self.result_pictures(), *await self.city_pictures()]
        moments = notable_moments(self.story, self.finders)
        lines = [*self.result_lines(), *moment_lines(moments, self.view.box, self.names, self.text)]
        return ending(self.snapshot, self.text, [*lines, *self.result_notes()], pictures)

    @abstractmethod
    def result_lines(self) -> list[str]:
        """Say who won and how, then the points of the others."""

    def won(self, others: Sequence[str]) -> list[str]:
        """Say who won and how, then the totals of the ``others``."""
        lines = [self.text("winner", headline=self.result.headline(self.view, self.escaped_names, self.text))]
        if others:
            lines.append(self.text("other-totals", count=len(others), totals=" · ".join(others)))
        return lines

    def result_notes(self) -> list[str]:
        """Return further remarks on the result, placed after the moments of the game."""
        return []

    def late_lines(self, played: Collection[Seat], key: str) -> list[str]:
        """Say by ``key`` which players of ``played`` ran out of time, or that they are away by now."""
        return [
            self.text("late-away" if row.late == 3 else key, name=escape(row.name))
            for row in self.snapshot.seats
            if row.seat in played and row.late in (1, 2, 3)
        ]

    # -- views and descriptions -----------------------------------------------------------------------

    @abstractmethod
    def heading(self) -> str:
        """Return how far the game is: "Age II, round 2 of 6", or whose turn it is."""

    @abstractmethod
    def step_name(self, step: PlayedStep) -> str:
        """Name a step by its round or its player's turn, in plain text: "Age II, round 2"."""

    def age_of(self, step: PlayedStep) -> int | None:
        """Return the age in which a step was played, 0 before the first; None in a game without ages."""
        age: int = step.before.age
        return age

    def city_name(self, seat: Seat, player: str) -> str:
        """Return the name of the city on a seat, played now or before by a player of this name."""
        return city_name(self.view.cities[seat].wonder, self.text)

    @abstractmethod
    def chronicle(self, steps: int) -> list[str]:
        """Describe the last ``steps`` steps or turns, the latest last."""

    def choices_offered(self, view: Any, decision: Decision[Any]) -> Sequence[Choice]:
        """List the choices of a decision as the buttons offer them, each with its default payment."""
        return decision.choices

    @abstractmethod
    def choice_in_words(self, view: Any, choice: Any) -> str:
        """Describe a choice by what it brings or does, for the player of this view."""

    @abstractmethod
    def score_in_words(self, seat: Seat) -> str:
        """Explain a player's total point by point."""

    # -- pictures -------------------------------------------------------------------------------------

    async def drawn(
        self, name: str, drawing: Drawing, *seen: Any, urgent: bool = False, **marks: Any
    ) -> Picture:
        """Draw and describe ``seen`` with the players' names; ``urgent`` ones go first."""
        draw, describe = drawing
        inputs = (*seen, self.names, self.text)
        drawn, words = partial(draw, *inputs, **marks), partial(describe, *inputs, **marks)
        return await self._draw(name, drawn, words, urgent=urgent)

    async def _draw(
        self, name: str, draw: Callable[[], Image.Image], describe: Callable[[], str], *, urgent: bool = False
    ) -> Picture:
        server = self.snapshot.row.queue_group
        return await self.pictures.draw(f"{name}.png", draw, describe, server=server, urgent=urgent)

    @cached_property
    def story(self) -> Any:
        """The whole finished game, in figures."""
        return type(self).story_of(self.snapshot.history, self.view)

    async def score_picture(self) -> Picture:
        """Draw the score sheet."""
        return await self.drawn("score", (self.result.draw_score, self.result.describe_score), self.view)

    async def result_pictures(self) -> list[Picture]:
        """Draw the poster, the score sheet and the story of a finished game."""
        poster = self.drawn("poster", (self.result.draw_victory, self.result.describe_victory), self.view)
        story = self.drawn("story", self.story_drawing, self.story)
        return list(await asyncio.gather(poster, self.score_picture(), story))

    @abstractmethod
    async def advised_picture(self, seat: Seat, advised: Any) -> Picture | None:
        """Draw a player's options with a star on an ``advised`` choice, for this player alone.

        Return None if the choice is not in the picture.
        """

    @abstractmethod
    async def table_picture(self) -> Picture:
        """Draw the whole table as a spectator sees it."""

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
    """Makes presenters: maps a game's id to its presenter class and what that draws with."""

    kinds: Mapping[str, type[GamePresenter]]
    pictures: PicturePool
    emojis: Emojis

    def of(self, snapshot: GameSnapshot, text: Translator) -> GamePresenter:
        """Return the presenter of a game at one moment, in one language."""
        return self.make(self.kinds[snapshot.row.options.game], snapshot, text)

    def city_name(self, snapshot: GameSnapshot, seat: Seat, player: str, text: Translator) -> str:
        """Return the name of the city on a seat, played now or before by a player of this name."""
        return self.of(snapshot, text).city_name(seat, player)

    def make(self, kind: type[PresenterT], snapshot: GameSnapshot, text: Translator) -> PresenterT:
        """Return a game's presenter; the caller knows that the game is of this ``kind``."""
        return kind(snapshot, text, self.pictures, self.emojis)
