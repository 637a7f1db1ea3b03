"""Common messages of turn-based games: one player decides at a time, and everything is public."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from bot.common.refusal import Refusal
from bot.languages.translator import seat_name
from bot.tables.newcomer_tips import tip_now
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
from cogs.game.choices import PRACTICE, advice_row, seat_buttons
from cogs.game.facts import tip_line
from cogs.game.presenter import GamePresenter
from engine.game import Decision, Seat
from engine.players.tips import Tip
from engine.story import PlayedStep


class TurnsPresenter(GamePresenter, ABC):
    """Presents a game in which one player decides at a time.

    Its messages are public, and are made from the public view, so they cannot leak secrets.
    """

    topic: ClassVar[str]
    """The topic of its buttons, with which the keys of its texts begin."""

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

    @abstractmethod
    def question(self, decision: Decision[Any]) -> str:
        """Return the question as text."""

    @abstractmethod
    def rows(self, decision: Decision[Any]) -> list[Row]:
        """Make the buttons and lists of the answers."""

    async def asked_picture(self, decision: Decision[Any]) -> Picture:
        """Draw the table, or in some games the things to choose from."""
        return await self.table_picture()

    def can_select(self, slot: int) -> bool:
        """Return whether the player in turn can have a closer look at something before choosing."""
        return False

    async def looked_up(self, what: str) -> Message:
        """Show secrets to the player asked, by the word of a button; raises `Refusal`."""
        raise Refusal("refusal-offer-changed")

    def reveals(self, choice: Any) -> bool:
        """Return whether a choice shows cards to its player alone, who then keeps one of them."""
        return False

    def kept(self, choice: Any) -> Message | None:
        """Name what has been kept of things that only its player saw, for them alone."""
        return None

    # -- the question ---------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision[Any] | None:
        """The current decision, or None without one or once it is made."""
        return next(iter(self.snapshot.pending()), None)

    def person(self, decision: Decision[Any]) -> str:
        """Name the player asked; a person is mentioned, so that they are notified."""
        row = self.snapshot.seats[decision.chooser]
        return escape(seat_name(row, self.text)) if row.person is None else f"<@{row.person}>"

    def identity(self, *words: str | int) -> str:
        """Return the id of a button of this step."""
        return custom_id(self.topic, self.snapshot.id, self.snapshot.step, *words)

    # -- messages -------------------------------------------------------------------------------------

    async def waiting(self, notes: Sequence[str]) -> Message:
        """Make the message of a turn: the events since the last one, the picture, and the question."""
        decision = self.decision
        picture = await (self.table_picture() if decision is None else self.asked_picture(decision))
        return self.waiting_with(picture, notes)

    def waiting_with(self, picture: Picture, notes: Sequence[str] = ()) -> Message:
        """Make the message of a turn around its ``picture``."""
        snapshot, text, decision = self.snapshot, self.text, self.decision
        lines = [*self.turns_in_words(self.untold), self.heading_with_time()]
        taps: list[Row] = []
        if decision is not None and self._computer_chooses(decision.chooser):
            lines.append(text("computer-thinks", name=self.escaped_names[decision.chooser]))
        elif decision is not None:
            taps = self.rows(decision)
            lines.append(self.question(decision))
        if picture.missing:
            lines.append(text("picture-late"))
        tip = self._direct_tip()
        if tip is not None:
            lines.append(tip_line(tip, self.view, self.names, text))
        first = snapshot.step <= len(snapshot.seats)
        helpers = (
            button(custom_id("table", snapshot.id, "cities"), text("button-cities")),
            button(self.identity("text"), text("button-text")),
            button(self.identity("rules"), text("button-rules")),
            *self.nudge_button(),
            *((lesson_button(snapshot.row.options.game, text),) if first else ()),
        )
        advice = None
        if taps or snapshot.is_practice:
            advice = advice_row(snapshot, text, *(() if snapshot.selected is None else (snapshot.selected,)))
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

    def last_choice_line(self, seat: Seat) -> str:
        """Describe the last step: everybody saw it."""
        return "\n".join(self.turns_in_words(self.snapshot.history[-1:]))

    async def report(self) -> Message:
        """Make the final version of a finished turn's message: its events, without the picture."""
        steps = self.untold
        late = self.late_lines({seat for step in steps for seat in step.choices}, f"{self.topic}-late")
        return message("\n".join([*self.turns_in_words(steps), *late]))

    def chronicle(self, steps: int) -> list[str]:
        """Describe the last turns, ``steps`` of them, the latest last."""
        turns = self.turns(self.snapshot.history)[-steps:]
        return [line for turn in turns for line in self.turns_in_words(turn)]

    def _computer_chooses(self, chooser: Seat) -> bool:
        return self.snapshot.plays_itself(chooser) and not self.snapshot.everyone_is_away()

    def _direct_tip(self) -> Tip | None:
        """Return the tip for the only reader of the message: in direct messages, else None."""
        asked = self.snapshot.awaited() if self.snapshot.row.is_direct else []
        return tip_now(self.snapshot, asked[0]) if asked else None
