"""What a seat may do with its cards; a class for each action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.base.payment import Payment
from engine.game import Choice, JsonObject
from engine.terms import CardId, Neighbour
from engine.values import FrozenMapping, value


@value
class CardChoice(Choice):
    """Something done with a card."""

    card: CardId
    unsaid: ClassVar[Mapping[str, object]] = FrozenMapping({"bank": 0, "left": 0, "right": 0})

    def as_json(self) -> JsonObject:
        """Return the choice as it stands in the list of choices."""
        return {"card": self.card, "action": self.action}

    def as_step(self) -> JsonObject:
        """Return the choice as it is written in a record: coins of 0 are left out."""
        return {key: value for key, value in self.as_json().items() if value != 0}


@value
class PaidChoice(CardChoice):
    """Something built, and what is paid for it: a record need not say the coins to the bank, and why."""

    payment: Payment
    derived: ClassVar[frozenset[str]] = frozenset({"bank", "how"})

    def as_json(self) -> JsonObject:
        """Return the choice as it stands in the list of choices."""
        paid = {name: getattr(self.payment, name) for name in ("bank", "left", "right", "how")}
        return {"card": self.card, "action": self.action, **paid}

    def needed(self) -> JsonObject:
        """Return what a record must say: Olympia's power, which a forgotten payment would spend otherwise."""
        needed = CardChoice.needed(self)
        return {**needed, "how": "power"} if self.payment.how == "power" else needed


@value
class Build(PaidChoice):
    """Build the card."""

    action: ClassVar[str] = "build"


@value
class BuildStage(PaidChoice):
    """Add the next stage to the wonder with the card under it.

    ``copy`` is the neighbour whose stage Manneken Pis A copies.
    """

    action: ClassVar[str] = "stage"
    copy: Neighbour | None = None

    def as_json(self) -> JsonObject:
        """Return the choice as it stands in the list of choices."""
        data = PaidChoice.as_json(self)
        return data if self.copy is None else {**data, "copy": self.copy}


@value
class Sell(CardChoice):
    """Give the card away for coins."""

    action: ClassVar[str] = "sell"


@value
class Revive(CardChoice):
    """Take the card from the discard pile and build it without paying."""

    action: ClassVar[str] = "revive"


@value
class Decline(Choice):
    """Take nothing from the discard pile: the power may be used, it need not be."""

    action: ClassVar[str] = "none"

    def as_json(self) -> JsonObject:
        """Return the choice as it stands in the list of choices."""
        return {"action": self.action}


BaseChoice = Build | BuildStage | Sell | Revive | Decline
