"""A player's hand at one moment, and what they have tapped in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.languages import Translator
from bot.table import Table
from cogs.discord.emojis import Emojis
from cogs.discord.message import custom_id
from engine.base.choice import BaseChoice
from engine.base.view import View
from engine.game import Decision, Seat


@dataclass(frozen=True, slots=True)
class Selection:
    """What a player has tapped without deciding yet: a card, and how it and the stage would be paid."""

    card: int | None = None
    build_way: int = 0
    stage_way: int = 0


@dataclass(frozen=True, slots=True)
class Prompt:
    """One player's hand at one moment.

    ``city`` is the seat that the cards are chosen for: the player's own, or the Free City once its
    controller has chosen for their own. ``view`` is the table as that city sees it.
    """

    table: Table
    seat: Seat
    city: Seat
    view: View
    names: Sequence[str]
    text: Translator
    emojis: Emojis

    @property
    def decision(self) -> Decision[BaseChoice] | None:
        """What this player has to decide next."""
        return self.table.decision(self.seat)

    @property
    def pick(self) -> BaseChoice | None:
        """What has been picked for the city."""
        return self.table.picks.get(self.city)

    def identity(self, *words: str | int) -> str:
        """Write the id of a button of this hand."""
        return custom_id("hand", self.table.id, self.table.step, self.city, *words)
