"""What a game looks like on Discord: presenters make its messages, in words and in pictures."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, ClassVar, TypeVar

from PIL import Image

from bot.common.discord_timestamps import timestamp
from bot.common.refusal import Refusal
from bot.common.stored_rows import MessageKey, SeatRow
from bot.languages.translator import Translator, seat_name, seat_names
from bot.tables.game_snapshot import GameSnapshot
from bot.tables.lobby import OTHER
from bot.tables.replay import ending_of
from cogs.discord.emojis import Emojis
from cogs.discord.message import (
    NO_TABLE,
    Button,
    Message,
    Picture,
    Row,
    button,
    custom_id,
    escape,
    galleries,
    message,
)
from cogs.discord.picture_pool import PicturePool
from cogs.game.choice_buttons import PRACTICE, seat_buttons
from cogs.game.fact_sentences import honour_line, moment_lines, tip_line
from cogs.inbox.game_messages import Making
from engine.game import Choice, Decision, Seat
from engine.players.tips import Tip
from engine.story import Finder, PlayedStep, notable_moments
from renders.parts.ending import Ending
from renders.parts.language import all_of
from renders.parts.names import city_name, side_in_full
from renders.parts.result import Category

CLOSE = 3
"""A win by at most this many points is a close one."""

Drawing = tuple[Callable[..., Image.Image], Callable[..., str]]
"""Draws something and describes the picture, both from the same arguments."""


@dataclass(frozen=True, eq=False)
class GamePresenter(ABC):
    """Presents a game at one moment in one language; everything but a prompt is public."""

    categories: ClassVar[Sequence[Category]]
    result: ClassVar[Ending[Any]]
    finders: ClassVar[Mapping[str, Finder[Any]]]
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
        """Return whether the step just played is the last one in its public message."""
        return True

    @abstractmethod
    async def report(self) -> Message:
        """Make the final form of a step's public message: what happened."""

    def afterwards(self) -> Sequence[tuple[MessageKey, Making]]:
        """List further messages after the last step by keys unique in a game; lazily, most may be posted."""
        return ()

    async def conflicts_picture(self) -> Picture | None:
        """Draw the last step's conflicts; None if it had none, or the game shows them elsewhere."""
        return None

    async def own_result(self, seat: Seat) -> Message:
        """Make a player's last private message, their result; raise `Refusal` like `prompt`."""
        raise Refusal("refusal-no-hands")

    async def score(self) -> Message:
        """Make the message that ends the game: winner and margin, story, score sheet, cities.

        It is a single message, so that a crash or a missing permission can't leave half of it: seven cities
        with poster, story and score sheet are exactly the ten files that a message can have.
        """
        pictures = [*await self.result_pictures(), *await self.city_pictures()]
        moments, facts = notable_moments(self.story, self.finders), (self.view.box, self.names, self.text)
        lines = [*self.result_lines(), *moment_lines(moments, *facts), *self.result_notes()]
        if self.snapshot.honour is not None:
            lines.append(honour_line(self.snapshot.honour, *facts))
        lines.append(self.farewell() or "")
        return message("\n".join(filter(None, lines)), *galleries(pictures), self.end_buttons())

    def farewell(self) -> str | None:
        """Return a closing line of the best computer player; None without one, or without any people."""
        ending, seats = ending_of(self.snapshot.game, self.snapshot.history), self.snapshot.seats
        results = [] if ending is None else [each for each in ending.results if each.seat < len(seats)]
        computers = [each for each in results if seats[each.seat].level is not None]
        people = [each for each in results if seats[each.seat].person is not None]
        if ending is None or not computers or not people:
            return None
        speaker = min(computers, key=lambda each: each.rank)
        others = [each for each in results if each is not speaker]
        won = all(speaker.rank <= each.rank for each in others)
        kind = "won" if won else "lost"
        if won and any(each.rank == speaker.rank for each in others):
            kind = "shared"
        elif ending.victory not in (None, "civilian"):
            kind += "-at-once"
        elif abs(speaker.total - max(each.total for each in (people if won else others))) <= CLOSE:
            kind += "-close"
        seat = seats[speaker.seat]
        return self.text(f"farewell-{kind}", name=escape(seat_name(seat, self.text)), level=str(seat.level))

    def end_buttons(self) -> Row:
        """Make the buttons below a score: play again, maybe with other sides, and details of the points."""
        options, text, end = self.snapshot.row.options, self.text, partial(custom_id, "end", self.snapshot.id)
        details = button(end("details"), text("button-details"))
        if options.is_practice:
            where = ("here",) if not self.snapshot.row.is_direct else ()
            practice = custom_id(PRACTICE, NO_TABLE, "again", options.game, *where)
            return (button(practice, text("button-practice-again")), details)
        again = button(end("again"), text("button-play-again"))
        if not options.has_sides:
            return (again, details)
        turned = text(
            "button-play-again-turned",
            mixed="yes" if options.sides == "A+B" else "no",
            side=side_in_full(options.boxes, OTHER[options.sides], text),
        )
        return (again, button(end("turned"), turned), details)

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

    # -- parts of the messages of a step --------------------------------------------------------------

    @property
    def untold(self) -> Sequence[PlayedStep]:
        """The steps played since a message was last completed."""
        return self.snapshot.history[self.snapshot.posted.first_untold :]

    @property
    def time_left(self) -> str:
        """The time limit as a Discord timestamp, which counts down in each reader's language; or empty."""
        deadline = self.snapshot.row.deadline
        return "" if deadline is None else timestamp(deadline)

    def heading_with_time(self) -> str:
        """Return the heading with the time limit, if there is one."""
        heading, until = self.heading(), self.time_left
        return self.text("status-time", heading=heading, until=until) if until else heading

    def who_is_awaited(self) -> str:
        """Return who is still to pick, in seat order, and how many have picked, never what."""
        waiting, count, text = self.snapshot.waiting_for(), len(self.snapshot.deciding()), self.text
        if not waiting:
            return text("status-everyone-has-picked")
        names = all_of([self.escaped_names[seat] for seat in waiting], text)
        return text("status-waiting-for", names=names, ready=count - len(waiting), count=count)

    def nudge_button(self) -> tuple[Button, ...]:
        """Make the nudge button, if there are several people who could press it."""
        if sum(row.person is not None for row in self.snapshot.seats) <= 1:
            return ()
        return (button(custom_id("table", self.snapshot.id, "nudge"), self.text("button-nudge")),)

    def tip_message(self, tip: Tip) -> Message:
        """Make the message of a tip, with the button to stop them."""
        off = button(custom_id("tips", self.snapshot.id, "off"), self.text("button-tips-off"))
        return message(tip_line(tip, self.view, self.names, self.text), (off,))

    # -- messages about seats and the end -------------------------------------------------------------

    def asleep(self) -> Message:
        """Say that everyone is away, with a button to return."""
        return message(self.text("table-asleep"), seat_buttons(self.snapshot, self.text))

    def end_warning(self, *, directly: bool) -> Message:
        """Say when an inactive game ends, with the button to keep it; ``directly`` to its host."""
        row, text = self.snapshot.row, self.text
        assert row.expires is not None
        end = timestamp(row.expires, "F")
        if directly:
            words = text("game-expires-direct", place=f"<#{row.place}>", end=end)
        else:
            people = (seat.person for seat in self.snapshot.seats if seat.person is not None)
            words = text("game-expires", persons=" ".join(f"<@{person}>" for person in people), end=end)
        return message(words, (button(custom_id("seat", row.id, "on"), text("button-play-on")),))

    def seat_offer(self, before: SeatRow, why: str) -> Message:
        """Say ``why`` a computer player has a person's seat and city, with the button to take it."""
        words = self.text(
            why,
            person=f"<@{before.person}>",
            name=escape(before.name),
            computer=escape(self.snapshot.seats[before.seat].name),
            city=self.city_name(before.seat, before.name),
        )
        take = custom_id("seat", self.snapshot.id, "take", before.seat)
        return message(words, (button(take, self.text("button-take-seat")),))

    def readmission_question(self, person: int, name: str) -> Message:
        """Ask the host whether a replaced person can come back."""
        words = self.text("seat-asked-for", host=f"<@{self.snapshot.row.host}>", name=escape(name))
        admit = custom_id("seat", self.snapshot.id, "admit", person)
        return message(words, (button(admit, self.text("button-admit")),))

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
        inputs = (*seen, self.names, self.text)
        draw, describe = partial(drawing[0], *inputs, **marks), partial(drawing[1], *inputs, **marks)
        return await self._draw(name, draw, describe, urgent=urgent)

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

    def last_choice_line(self, snapshot: GameSnapshot, seat: Seat, text: Translator) -> str:
        """Describe a player's choice in the last step in a line, for this player alone."""
        return self.of(snapshot, text).last_choice_line(seat)

    def make(self, kind: type[PresenterT], snapshot: GameSnapshot, text: Translator) -> PresenterT:
        """Return a game's presenter; the caller knows that the game is of this ``kind``."""
        return kind(snapshot, text, self.pictures, self.emojis)
