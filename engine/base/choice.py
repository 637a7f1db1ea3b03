"""What a seat may do with its cards."""

from __future__ import annotations

from typing import Literal, NamedTuple

from engine.game import JsonObject
from engine.terms import CardId, Neighbour

Action = Literal["build", "stage", "sell", "revive", "none"]
How = Literal["free", "chain", "own", "trade", "power"]


class Choice(NamedTuple):
    """One legal choice.

    ``bank``, ``left`` and ``right`` are the coins paid to the bank and to the two neighbours. ``how``
    says why the price is what it is; None for selling, reviving and doing nothing. ``copy`` is the
    neighbour whose stage Manneken Pis A copies.
    """

    action: Action
    card: CardId | None
    how: How | None = None
    bank: int = 0
    left: int = 0
    right: int = 0
    copy: Neighbour | None = None

    @property
    def cost(self) -> int:
        """All coins paid."""
        return self.bank + self.left + self.right

    def as_json(self) -> JsonObject:
        """Give the choice in the form of the list of choices; `how` and coins only where they apply."""
        data: JsonObject = {} if self.card is None else {"card": self.card}
        data["action"] = self.action
        if self.how is not None:
            data.update(bank=self.bank, left=self.left, right=self.right, how=self.how)
        if self.copy is not None:
            data["copy"] = self.copy
        return data
