"""Common messages of turn-based games: one player decides at a time, and everything is public."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, TypeVar

from bot.languages.translator import Translator, seat_name
from bot.tables.newcomer_tips import tip_now
from bot.tables.snapshot import GameSnapshot
from cogs.discord.emojis import Emojis
from cogs.discord.message import (
    Message,
    Picture,
    Row,
    button,
    custom_id,
    escape,
    gallery,
    lesson_button,
    message,
)
from cogs.game.asking import PRACTICE, advice_row
from cogs.game.presenter import GamePresenter
from cogs.game.step_message import nudge_button, seat_buttons, untold, with_time
from cogs.game.tips import tip_line
from engine.game import Choice, Decision, Seat
from engine.players.tips import Tip
from engine.story import PlayedStep

ViewT = TypeVar("ViewT")
ChoiceT = TypeVar("ChoiceT", bound=Choice)


@dataclass(frozen=True, slots=True)
class TurnQuestion(ABC, Generic[ViewT, ChoiceT]):
    """The current question; ``view`` is the public view, so it cannot leak secrets.

    ``person`` is the name of the player asked, ``tapped`` their last tap.
    """

    topic: ClassVar[str]
    """The topic of its buttons."""

    snapshot: GameSnapshot
    view: ViewT
    decision: Decision[ChoiceT]
    names: Sequence[str]
    person: str
    text: Translator
    emojis: Emojis
    tapped: int | None = None

    @property
    def kind(self) -> str:
        """The kind of the decision."""
        return self.decision.kind

    def identity(self, *words: str | int) -> str:
        """Return the id of a button of this step."""
        return custom_id(self.topic, self.snapshot.id, self.snapshot.step, *words)

    @abstractmethod
    def words(self) -> str:
        """Return the question as text."""

    @abstractmethod
    def rows(self) -> list[Row]:
        """Make the buttons and lists of the answers."""


class TurnsPresenter(GamePresenter, ABC):
    """Presents a game in which one player decides at a time; all of its messages are public."""

    question_of: ClassVar[type[TurnQuestion[Any, Any]]]

    late: ClassVar[str]
    """The key of the text for a turn that the computer played because the player ran out of time."""

    # -- for each game --------------------------------------------------------------------------------

    @abstractmethod
    def turns(self, steps: Sequence[PlayedStep]) -> list[list[PlayedStep]]:
        """Group steps by turn."""

    @abstractmethod
    def turns_in_words(self, steps: Sequence[PlayedStep]) -> list[str]:
        """Describe steps, line by line."""

    @abstractmethod
    def turn_is_over(self) -> bool:
        """Return whether the last step ended a turn."""

    @abstractmethod
    def table_in_words(self) -> str:
        """Describe the whole table."""

    async def asked_picture(self, question: TurnQuestion[Any, Any]) -> Picture:
        """Draw the table, or in some games the things to choose from."""
        return await self.table_picture()

    # -- messages -------------------------------------------------------------------------------------

    async def waiting(self, notes: Sequence[str]) -> Message:
        """Make the message of a turn: the events since the last one, the picture, and the question."""
        question = self.question()
        picture = await (self.table_picture() if question is None else self.asked_picture(question))
        return self.waiting_with(self.snapshot.selected, picture, notes)

    def waiting_with(self, tapped: int | None, picture: Picture, notes: Sequence[str] = ()) -> Message:
        """Make the message of a turn with the card its player has ``tapped``."""
        snapshot, text, question = self.snapshot, self.text, self.question()
        lines = [*self.turns_in_words(untold(snapshot)), with_time(self.heading(), snapshot, text)]
        taps: list[Row] = []
        if question is not None and (thinks := self._computer_thinks(question.decision.chooser)):
            lines.append(thinks)
        elif question is not None:
            question = replace(question, tapped=tapped)
            taps = question.rows()
            lines.append(question.words())
        if picture.missing:
            lines.append(text("picture-late"))
        tip = self._direct_tip()
        if tip is not None:
            lines.append(tip_line(tip, self.view, self.names, text))
        topic, first = self.question_of.topic, snapshot.step <= len(snapshot.seats)
        helpers = (
            button(custom_id("table", snapshot.id, "cities"), text("button-cities")),
            button(custom_id(topic, snapshot.id, snapshot.step, "text"), text("button-text")),
            button(custom_id(topic, snapshot.id, snapshot.step, "rules"), text("button-rules")),
            *nudge_button(snapshot, text),
            *((lesson_button(snapshot.row.options.game, text),) if first else ()),
        )
        advice = None
        if taps or snapshot.is_practice:
            advice = advice_row(snapshot, text, *(() if tapped is None else (tapped,)))
        if advice is not None and tip is not None:
            advice = (*advice, button(custom_id(PRACTICE, snapshot.id, "silent"), text("button-tips-off")))
        below = (*taps, helpers, advice, seat_buttons(snapshot, text))
        return message("\n".join([*lines, *notes]), gallery(picture), *below)

    def ends_message(self) -> bool:
        """Return whether the last step completes the current message.

        Consecutive turns of computer players share a message, until a person's turn begins; turns that took
        no time have none, and are described with the next person's turn.
        """
        snapshot = self.snapshot
        if not self.turn_is_over():
            return False
        if any(snapshot.seats[seat].person is not None for seat in snapshot.history[-1].choices):
            return True
        return snapshot.posted.current in snapshot.messages and bool(snapshot.awaited())

    def remembered(self, seat: Seat) -> str:
        """Describe the last step: everybody saw it."""
        return "\n".join(self.turns_in_words(self.snapshot.history[-1:]))

    async def report(self) -> Message:
        """Make the final version of a finished turn's message: its events, without the picture."""
        steps = untold(self.snapshot)
        late = self.late_lines({seat for step in steps for seat in step.choices}, self.late)
        return message("\n".join([*self.turns_in_words(steps), *late]))

    def chronicle(self, steps: int) -> list[str]:
        """Describe the last turns, ``steps`` of them, the latest last."""
        turns = self.turns(self.snapshot.history)[-steps:]
        return [line for turn in turns for line in self.turns_in_words(turn)]

    # -- the question ---------------------------------------------------------------------------------

    def question(self) -> Any:
        """Return the current question, or None without one or once it is answered."""
        decision = next(iter(self.snapshot.pending()), None)
        if decision is None:
            return None
        row = self.snapshot.seats[decision.chooser]
        # A person is mentioned, so that they are notified.
        called = escape(seat_name(row, self.text)) if row.person is None else f"<@{row.person}>"
        return self.question_of(
            self.snapshot, self.view, decision, self.names, called, self.text, self.emojis
        )

    def _computer_thinks(self, chooser: Seat) -> str | None:
        """Return a note that a computer player is thinking; None if a person is asked."""
        if not self.snapshot.plays_itself(chooser) or self.snapshot.everyone_is_away():
            return None
        return self.text("computer-thinks", name=self.escaped_names[chooser])

    def _direct_tip(self) -> Tip | None:
        """Return the tip for the only reader of the message: in direct messages, else None."""
        asked = self.snapshot.awaited() if self.snapshot.row.is_direct else []
        return tip_now(self.snapshot, asked[0]) if asked else None
