"""What a game looks like on Discord: each game has a face, the port asks it what to post."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.languages import Translator
from bot.table import Table
from cogs.message import Message
from engine.game import Seat


class Face(Protocol):
    """Makes the messages of one game. Everything but the prompt is for everybody to read."""

    async def opening(self, table: Table, text: Translator) -> Message:
        """Make the message that begins the game: seats, boards, the table's picture."""
        ...

    def heading(self, table: Table, text: Translator) -> str:
        """Say what is being decided now, for the public message of the step."""
        ...

    async def prompt(self, table: Table, seat: Seat, text: Translator) -> Message:
        """Make what a player needs to decide, or to see while others do; for this player alone."""
        ...

    def remembered(self, table: Table, seat: Seat, text: Translator) -> str:
        """Say in a line what a player chose in the last step; for this player alone."""
        ...

    async def told(self, table: Table, text: Translator) -> Message:
        """Make the message that tells what happened in the last step."""
        ...

    async def afterwards(self, table: Table, text: Translator) -> Sequence[tuple[str, Message]]:
        """List further messages after the last step, each with a name that is not used twice a game."""
        ...

    async def score(self, table: Table, text: Translator) -> Message:
        """Make the message that ends the game."""
        ...
