"""The messages that games played turn by turn make alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from bot.languages.translator import Translator, seat_name, seat_names
from bot.tables.snapshot import GameSnapshot
from bot.tables.tips import tip_now
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
from cogs.game.advice_buttons import TOPIC as PRACTICE
from cogs.game.advice_buttons import advice_row
from cogs.game.face import Face
from cogs.game.step_message import nudge_button, seat_buttons, untold, with_time
from cogs.game.tips import tip_line
from engine.game import Choice, Decision, Seat
from engine.players.tips import Tip
from engine.story import PlayedStep


class TurnsFace(Face, ABC):
    """Makes the messages of a game in which one player decides at a time; all of them are public."""

    has_hands = False

    topic: ClassVar[str]
    """The topic of its buttons."""

    late: ClassVar[str]
    """The text that says that the computer played the turn of a player who was late."""

    # -- what differs from game to game ---------------------------------------------------------------

    @abstractmethod
    def turns(self, steps: Sequence[PlayedStep]) -> list[list[PlayedStep]]:
        """Part steps into turns."""

    @abstractmethod
    def told_turns(self, steps: Sequence[PlayedStep], names: Sequence[str], text: Translator) -> list[str]:
        """Tell steps, line by line."""

    @abstractmethod
    def heading(self, snapshot: GameSnapshot, text: Translator) -> str:
        """Say whose turn it is."""

    @abstractmethod
    def turn_is_over(self, snapshot: GameSnapshot) -> bool:
        """Return whether the last step has ended a turn."""

    # -- messages -------------------------------------------------------------------------------------

    def ends_message(self, snapshot: GameSnapshot) -> bool:
        """Go on in the same message until the turn of a person is over.

        Turns of computers share one, in which one can follow them, until a person's begins; those that took
        no time have none, and are told with the turn of the person.
        """
        if not self.turn_is_over(snapshot):
            return False
        if any(snapshot.seats[seat].person is not None for seat in snapshot.history[-1].choices):
            return True
        return snapshot.posted.current in snapshot.messages and bool(snapshot.awaited())

    def remembered(self, snapshot: GameSnapshot, seat: Seat, text: Translator) -> str:
        """Tell the last step: everybody saw it."""
        return "\n".join(self.told_turns(snapshot.history[-1:], self.names(snapshot, text), text))

    async def told(self, snapshot: GameSnapshot, text: Translator) -> Message:
        """Make what becomes of the message when its turn is over: what happened, without the picture."""
        steps = untold(snapshot)
        played = {seat for step in steps for seat in step.choices}
        lines = self.told_turns(steps, self.names(snapshot, text), text)
        for row in snapshot.seats:
            if row.seat in played and row.late in (1, 2, 3):
                lines.append(text("late-away" if row.late == 3 else self.late, name=escape(row.name)))
        return message("\n".join(lines))

    def names(self, snapshot: GameSnapshot, text: Translator) -> list[str]:
        """List the names by seat."""
        return seat_names(snapshot.seats, text)

    def chronicle(self, snapshot: GameSnapshot, text: Translator, steps: int) -> list[str]:
        """Tell the last turns, as many as ``steps``, the latest last."""
        names = self.names(snapshot, text)
        return [
            line
            for turn in self.turns(snapshot.history)[-steps:]
            for line in self.told_turns(turn, names, text)
        ]

    # -- for the games themselves ---------------------------------------------------------------------

    def turn_message(
        self,
        snapshot: GameSnapshot,
        text: Translator,
        asked: Sequence[str],
        taps: Sequence[Row],
        picture: Picture,
        notes: Sequence[str],
        *chosen: int,
    ) -> Message:
        """Make the message of a turn: what happened since the last one, the table, what is asked.

        ``chosen`` is the card that its player has tapped, where there is one.
        """
        lines = self.told_turns(untold(snapshot), self.names(snapshot, text), text)
        lines += [with_time(self.heading(snapshot, text), snapshot, text), *asked]
        if picture.missing:
            lines.append(text("picture-late"))
        tip = _tip_alone(snapshot)
        if tip is not None:
            lines.append(tip_line(tip, snapshot.game.view(None), self.names(snapshot, text), text))
        first = snapshot.step <= len(snapshot.seats)
        helpers = (
            button(custom_id("table", snapshot.id, "cities"), text("button-cities")),
            button(custom_id(self.topic, snapshot.id, snapshot.step, "text"), text("button-text")),
            button(custom_id(self.topic, snapshot.id, snapshot.step, "rules"), text("button-rules")),
            *nudge_button(snapshot, text),
            *((lesson_button(snapshot.row.options.game, text),) if first else ()),
        )
        return message(
            "\n".join([*lines, *notes]),
            gallery(picture),
            *taps,
            helpers,
            self._advice(snapshot, text, tip, *chosen) if taps or snapshot.is_practice else None,
            seat_buttons(snapshot, text),
        )

    def _advice(self, snapshot: GameSnapshot, text: Translator, tip: Tip | None, *chosen: int) -> Row | None:
        """Make the buttons that advise; with a tip among the words, one that wants no more of them."""
        row = advice_row(snapshot, text, *chosen)
        if row is None or tip is None:
            return row
        return (*row, button(custom_id(PRACTICE, snapshot.id, "silent"), text("button-tips-off")))

    def choices_offered(self, view: Any, decision: Decision[Any]) -> Sequence[Choice]:
        """List all choices: each has a button."""
        return decision.choices

    def computer_thinks(self, snapshot: GameSnapshot, chooser: Seat, text: Translator) -> str | None:
        """Say that a computer player takes its time for a turn; None where a person is asked."""
        if not snapshot.plays_itself(chooser) or snapshot.everyone_is_away():
            return None
        return text("computer-thinks", name=escape(seat_name(snapshot.seats[chooser], text)))

    def called(self, snapshot: GameSnapshot, seat: Seat, text: Translator) -> str:
        """Call the player of a seat: a person by a mention, so that they notice."""
        row = snapshot.seats[seat]
        return escape(seat_name(row, text)) if row.person is None else f"<@{row.person}>"


def _tip_alone(snapshot: GameSnapshot) -> Tip | None:
    """Return the tip that the message of a turn can tell, as nobody else reads it: in direct messages."""
    asked = snapshot.awaited() if snapshot.row.is_direct else []
    return tip_now(snapshot, asked[0]) if asked else None
