"""The choices of a seat; each action has its own class."""

from typing import ClassVar

from engine.duel.payment import Price
from engine.duel.terms import Slot
from engine.game import Choice, JsonObject, Seat
from engine.terms import CardId, TokenId, WonderId
from engine.values import value


@value
class Draft(Choice):
    """Take one of the shown wonders."""

    action: ClassVar[str] = "draft"
    wonder: WonderId


@value
class PaidChoice(Choice):
    """A building with a free card of the layout, and its payment."""

    derived: ClassVar[frozenset[str]] = frozenset(("cost", "how"))
    slot: Slot
    card: CardId
    price: Price

    def as_json(self) -> JsonObject:
        """Return the choice as in lists of choices: with the price, and why."""
        data = Choice.as_json(self)
        del data["price"]
        return {**data, "cost": self.price.total, "how": self.price.how}


@value
class Build(PaidChoice):
    """Build the card."""

    action: ClassVar[str] = "build"


@value
class BuildWonder(PaidChoice):
    """Build a wonder with the card under it."""

    action: ClassVar[str] = "wonder"
    wonder: WonderId


@value
class Discard(Choice):
    """Discard a free card of the layout for coins."""

    action: ClassVar[str] = "discard"
    derived: ClassVar[frozenset[str]] = frozenset(("gain",))
    slot: Slot
    card: CardId
    gain: int


@value
class TakeToken(Choice):
    """Take a progress token from the board for a pair of symbols."""

    action: ClassVar[str] = "token"
    token: TokenId


@value
class TakeOpponentCard(Choice):
    """Discard a card of the opponent's city (Statue of Zeus, Circus Maximus)."""

    action: ClassVar[str] = "opponent_card"
    card: CardId


@value
class Revive(Choice):
    """Build a card from the discard pile for free (Mausoleum)."""

    action: ClassVar[str] = "revive"
    card: CardId


@value
class KeepToken(Choice):
    """Keep one of the progress tokens drawn by the Great Library."""

    action: ClassVar[str] = "library"
    token: TokenId


@value
class Begin(Choice):
    """Choose who starts the age."""

    action: ClassVar[str] = "begin"
    seat: Seat


TurnChoice = Build | BuildWonder | Discard
Answer = TakeToken | TakeOpponentCard | Revive | KeepToken
DuelChoice = Draft | Begin | TurnChoice | Answer
