"""The choices of a seat; a class for each action."""

from collections.abc import Mapping
from typing import ClassVar

from engine.base.payment import Payment
from engine.game import Choice, JsonObject
from engine.terms import CardId, Neighbour
from engine.values import FrozenMapping, value


@value
class CardChoice(Choice):
    """A use of a card."""

    card: CardId
    unsaid: ClassVar[Mapping[str, object]] = FrozenMapping({"bank": 0, "left": 0, "right": 0})

    def as_json(self) -> JsonObject:
        """Return the choice as in lists of choices."""
        return {"card": self.card, "action": self.action}

    def as_step(self) -> JsonObject:
        """Return the choice as in records, without coins of 0."""
        return {key: value for key, value in self.as_json().items() if value != 0}


@value
class PaidChoice(CardChoice):
    """A building with its payment; records can omit the coins to the bank, and why."""

    payment: Payment
    derived: ClassVar[frozenset[str]] = frozenset({"bank", "how"})

    def as_json(self) -> JsonObject:
        """Return the choice as in lists of choices."""
        paid = {name: getattr(self.payment, name) for name in ("bank", "left", "right", "how")}
        return {"card": self.card, "action": self.action, **paid}

    def needed(self) -> JsonObject:
        """Return the facts that a record needs: Olympia's power, as an omitted payment would use it too."""
        needed = CardChoice.needed(self)
        return {**needed, "how": "power"} if self.payment.how == "power" else needed


@value
class Build(PaidChoice):
    """Build the card."""

    action: ClassVar[str] = "build"


@value
class BuildStage(PaidChoice):
    """Build the next stage of the wonder with the card under it.

    ``copy`` is the neighbour whose stage Manneken Pis A copies.
    """

    action: ClassVar[str] = "stage"
    copy: Neighbour | None = None

    def as_json(self) -> JsonObject:
        """Return the choice as in lists of choices."""
        data = PaidChoice.as_json(self)
        return data if self.copy is None else {**data, "copy": self.copy}


@value
class Sell(CardChoice):
    """Discard the card for coins."""

    action: ClassVar[str] = "sell"


@value
class Revive(CardChoice):
    """Build the card from the discard pile for free."""

    action: ClassVar[str] = "revive"


@value
class Decline(Choice):
    """Build nothing from the discard pile: the power is optional."""

    action: ClassVar[str] = "none"

    def as_json(self) -> JsonObject:
        """Return the choice as in lists of choices."""
        return {"action": self.action}


BaseChoice = Build | BuildStage | Sell | Revive | Decline
