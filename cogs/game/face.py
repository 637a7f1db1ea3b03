"""What a game looks like on Discord: each game has a face, which is asked what to post."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from bot.common.rows import MessageKey
from bot.languages.translator import Translator
from bot.tables.snapshot import GameSnapshot
from cogs.discord.message import Message, Picture
from engine.game import Choice, Decision, Seat
from engine.story import PlayedStep
from renders.parts.result import Category

Making = Callable[[], Awaitable[Message]]
"""Makes a message once it is needed."""


class Face(Protocol):
    """Makes the messages of one game. Everything but a prompt is for everybody to read."""

    has_hands: bool
    """Whether players decide by what only they may see, in private messages."""

    @property
    def categories(self) -> Sequence[Category]:
        """What points are counted by, in the order of the score sheet."""
        ...

    # -- the messages of a game, in their order -------------------------------------------------------

    async def opening(self, snapshot: GameSnapshot, text: Translator) -> Message:
        """Make the message that begins the game: seats, boards, the table's picture."""
        ...

    async def waiting(self, snapshot: GameSnapshot, text: Translator, notes: Sequence[str]) -> Message:
        """Make the public message of a step while it is being decided; ``notes`` end its text."""
        ...

    async def prompt(self, snapshot: GameSnapshot, seat: Seat, text: Translator) -> Message | None:
        """Make a player's private message; None in a game without secrets to decide by."""
        return None

    def remembered(self, snapshot: GameSnapshot, seat: Seat, text: Translator) -> str:
        """Say in a line what a player chose in the last step; for this player alone."""
        ...

    def ends_message(self, snapshot: GameSnapshot) -> bool:
        """Return whether the step just played is the last of its public message.

        Where it is not, the next step goes on in the same message; `step_message.untold` gives the steps.
        """
        ...

    async def told(self, snapshot: GameSnapshot, text: Translator) -> Message:
        """Make what becomes of the public message when its last step has been played: what happened."""
        ...

    def afterwards(self, snapshot: GameSnapshot, text: Translator) -> Sequence[tuple[MessageKey, Making]]:
        """List further messages after the last step, each with a key that is not used twice a game.

        They are made when they are needed: most have been posted already where a game is brought back.
        """
        return ()

    async def conflicts_picture(self, snapshot: GameSnapshot, text: Translator) -> Picture | None:
        """Draw the conflicts that the last step brought; None where it brought none, or tells them itself."""
        return None

    async def result(self, snapshot: GameSnapshot, seat: Seat, text: Translator) -> Message | None:
        """Make a player's last private message, how the game ended for them; None where they have none."""
        return None

    async def score(self, snapshot: GameSnapshot, text: Translator) -> Message:
        """Make the message that ends the game."""
        ...

    # -- what people ask for --------------------------------------------------------------------------

    def names(self, snapshot: GameSnapshot, text: Translator) -> list[str]:
        """List the names of the cities' players by seat."""
        ...

    def heading(self, snapshot: GameSnapshot, text: Translator) -> str:
        """Return where the game is: "Age II, round 2 of 6"."""
        ...

    def age_of(self, step: PlayedStep) -> int | None:
        """Return the age in which a step was played, 0 before the first; None in a game without ages."""
        ...

    def step_name(self, snapshot: GameSnapshot, step: PlayedStep, text: Translator) -> str:
        """Call a step by its round or by whose turn it was, in plain text: "Age II, round 2"."""
        ...

    def city_name(self, snapshot: GameSnapshot, seat: Seat, player: str, text: Translator) -> str:
        """Return the name of the city on a seat, which a player of this name has or had."""
        ...

    def chronicle(self, snapshot: GameSnapshot, text: Translator, steps: int) -> list[str]:
        """Tell the last ``steps`` steps in words, the latest last."""
        ...

    def choices_offered(self, view: Any, decision: Decision[Any]) -> Sequence[Choice]:
        """List the choices of a decision as the buttons offer them, each paid as is offered first."""
        ...

    def choice_in_words(self, view: Any, choice: Any, names: Sequence[str], text: Translator) -> str:
        """Call a choice by what it brings or does, as its player sees it in this view."""
        ...

    def score_in_words(self, snapshot: GameSnapshot, seat: Seat, text: Translator) -> str:
        """Say point by point how a player's total came about."""
        ...

    async def result_pictures(self, snapshot: GameSnapshot, text: Translator) -> list[Picture]:
        """Draw the poster, the story and the score sheet of a game that is over."""
        ...

    async def advised_picture(
        self, snapshot: GameSnapshot, seat: Seat, advised: Any, text: Translator
    ) -> Picture | None:
        """Draw what a player chooses from with a star on an ``advised`` choice, for this player alone.

        None where it is about nothing that lies in the picture.
        """
        ...

    async def table_picture(self, snapshot: GameSnapshot, text: Translator) -> Picture:
        """Draw the whole table as everybody sees it."""
        ...

    async def city_picture(self, snapshot: GameSnapshot, seat: Seat, text: Translator) -> Picture:
        """Draw a city."""
        ...

    async def city_pictures(self, snapshot: GameSnapshot, text: Translator) -> list[Picture]:
        """Draw every city."""
        ...
