"""The choices of a seat, a class for each action."""

from collections.abc import Mapping
from typing import ClassVar

from engine.architects.terms import DeckId
from engine.game import Choice, JsonObject
from engine.terms import CardId, Resource, TokenId
from engine.values import FrozenMapping, value


@value
class Take(Choice):
    """Take the card of the turn: the top of one of the three piles in reach."""

    action: ClassVar[str] = "take"
    deck: DeckId


@value
class Build(Choice):
    """Build a stage with these resource cards and ``coins`` coin cards.

    ``economy`` lets one of the coin cards count as two resources, ``engineering`` waives the demand for
    different or identical resources. ``resources`` are in the order of ``RESOURCES``.
    """

    action: ClassVar[str] = "build"
    unsaid: ClassVar[Mapping[str, object]] = FrozenMapping(
        {"resources": [], "coins": 0, "economy": False, "engineering": False}
    )
    stage: int
    resources: tuple[Resource, ...]
    coins: int
    economy: bool = False
    engineering: bool = False

    @property
    def uses_a_token(self) -> bool:
        """Whether a progress token helps to pay."""
        return self.economy or self.engineering

    def as_json(self) -> JsonObject:
        """Return the choice as in lists of choices; the tokens only if they are used."""
        return {key: value for key, value in Choice.as_json(self).items() if value is not False}

    def as_step(self) -> JsonObject:
        """Return the choice as in records."""
        return self.as_json()


@value
class Exchange(Choice):
    """Discard two identical or three different green cards; a progress token is chosen next."""

    action: ClassVar[str] = "exchange"
    cards: tuple[CardId, ...]


@value
class ChooseToken(Choice):
    """Take a progress token: a face-up one, or with None the hidden top of the stack."""

    action: ClassVar[str] = "token"
    token: TokenId | None

    def as_json(self) -> JsonObject:
        """Return the choice as in lists of choices."""
        return {"action": self.action, "token": "hidden" if self.token is None else self.token}


@value
class Extra(Choice):
    """Use a progress token to take one more card from one of the three piles in reach."""

    action: ClassVar[str] = "extra"
    token: TokenId
    deck: DeckId


@value
class UseEffect(Choice):
    """Choose the deck for the effect of the stage just built: Alexandria, Halicarnassus."""

    action: ClassVar[str] = "effect"
    deck: DeckId


@value
class Keep(Choice):
    """Keep one of the cards shown by Halicarnassus."""

    action: ClassVar[str] = "keep"
    card: CardId


@value
class End(Choice):
    """End the turn without the remaining actions."""

    action: ClassVar[str] = "end"


ArchitectsChoice = Take | Build | Exchange | ChooseToken | Extra | UseEffect | Keep | End
