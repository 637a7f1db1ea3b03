"""What games played turn by turn ask and tell alike: one player decides at a time, and all is public."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, TypeVar

from bot.languages.translator import Translator, seat_name
from bot.tables.snapshot import GameSnapshot
from bot.tables.tips import tip_now
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
    """What is asked now; ``view`` is what everybody sees, so nothing secret can get into it.

    ``person`` is how the player is called who is asked, ``tapped`` what they have tapped last.
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
        """Write the id of a button that belongs to this step."""
        return custom_id(self.topic, self.snapshot.id, self.snapshot.step, *words)

    @abstractmethod
    def words(self) -> str:
        """Return what is asked."""

    @abstractmethod
    def rows(self) -> list[Row]:
        """Make the buttons and lists that answer."""


class TurnsPresenter(GamePresenter, ABC):
    """Presents a game in which one player decides at a time; all of its messages are public."""

    question_of: ClassVar[type[TurnQuestion[Any, Any]]]

    late: ClassVar[str]
    """The text that says that the computer played the turn of a player who was late."""

    # -- what differs from game to game ---------------------------------------------------------------

    @abstractmethod
    def turns(self, steps: Sequence[PlayedStep]) -> list[list[PlayedStep]]:
        """Part steps into turns."""

    @abstractmethod
    def told_turns(self, steps: Sequence[PlayedStep]) -> list[str]:
        """Tell steps, line by line."""

    @abstractmethod
    def turn_is_over(self) -> bool:
        """Return whether the last step has ended a turn."""

    @abstractmethod
    def table_in_words(self) -> str:
        """Say everything that lies on the table."""

    async def asked_picture(self, question: TurnQuestion[Any, Any]) -> Picture:
        """Draw what is asked about: the table, unless a game shows something else to choose from."""
        return await self.table_picture()

    # -- messages -------------------------------------------------------------------------------------

    async def waiting(self, notes: Sequence[str]) -> Message:
        """Make the message of a turn: what happened since, the picture, what its player is asked."""
        question = self.question()
        picture = await (self.table_picture() if question is None else self.asked_picture(question))
        return self.waiting_with(self.snapshot.selected, picture, notes)

    def waiting_with(self, tapped: int | None, picture: Picture, notes: Sequence[str] = ()) -> Message:
        """Make the message of a turn with what its player has ``tapped``."""
        snapshot, text, question = self.snapshot, self.text, self.question()
        lines = [*self.told_turns(untold(snapshot)), with_time(self.heading(), snapshot, text)]
        taps: list[Row] = []
        if question is not None and (thinks := self._computer_thinks(question.decision.chooser)):
            lines.append(thinks)
        elif question is not None:
            question = replace(question, tapped=tapped)
            taps = question.rows()
            lines.append(question.words())
        if picture.missing:
            lines.append(text("picture-late"))
        tip = self._tip_alone()
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
        """Go on in the same message until the turn of a person is over.

        Turns of computers share one, in which one can follow them, until a person's begins; those that took
        no time have none, and are told with the turn of the person.
        """
        snapshot = self.snapshot
        if not self.turn_is_over():
            return False
        if any(snapshot.seats[seat].person is not None for seat in snapshot.history[-1].choices):
            return True
        return snapshot.posted.current in snapshot.messages and bool(snapshot.awaited())

    def remembered(self, seat: Seat) -> str:
        """Tell the last step: everybody saw it."""
        return "\n".join(self.told_turns(self.snapshot.history[-1:]))

    async def report(self) -> Message:
        """Make what becomes of the message when its turn is over: what happened, without the picture."""
        steps = untold(self.snapshot)
        late = self.late_lines({seat for step in steps for seat in step.choices}, self.late)
        return message("\n".join([*self.told_turns(steps), *late]))

    def chronicle(self, steps: int) -> list[str]:
        """Tell the last turns, as many as ``steps``, the latest last."""
        turns = self.turns(self.snapshot.history)[-steps:]
        return [line for turn in turns for line in self.told_turns(turn)]

    # -- what is asked --------------------------------------------------------------------------------

    def question(self) -> Any:
        """Return what is asked now, None where nothing is or the answer is in."""
        decision = next(iter(self.snapshot.pending()), None)
        if decision is None:
            return None
        row = self.snapshot.seats[decision.chooser]
        # A person is called by a mention, so that they notice.
        called = escape(seat_name(row, self.text)) if row.person is None else f"<@{row.person}>"
        return self.question_of(
            self.snapshot, self.view, decision, self.names, called, self.text, self.emojis
        )

    def _computer_thinks(self, chooser: Seat) -> str | None:
        """Say that a computer player takes its time for a turn; None where a person is asked."""
        if not self.snapshot.plays_itself(chooser) or self.snapshot.everyone_is_away():
            return None
        return self.text("computer-thinks", name=self.escaped_names[chooser])

    def _tip_alone(self) -> Tip | None:
        """Return the tip that the message can tell, as nobody else reads it: in direct messages."""
        asked = self.snapshot.awaited() if self.snapshot.row.is_direct else []
        return tip_now(self.snapshot, asked[0]) if asked else None
