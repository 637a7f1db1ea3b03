"""What a seat may do, one class an action; each is comparable by value."""

from __future__ import annotations

from dataclasses import dataclass

from engine.architects.terms import CardKind, DeckId, Resource, TokenId
from engine.game import JsonObject


@dataclass(frozen=True, slots=True)
class Take:
    """Take the card of the turn: the top of one of the three piles in reach."""

    deck: DeckId

    def as_json(self) -> JsonObject:
        """Give the choice as it stands in a record."""
        return {"action": "take", "deck": self.deck}


@dataclass(frozen=True, slots=True)
class Build:
    """Build a stage for these resource cards and so many coin cards.

    ``economy`` lets one of the coin cards stand for two resources, ``engineering`` sets the demand for
    different or identical resources aside. ``resources`` in the order of ``RESOURCES``.
    """

    stage: int
    resources: tuple[Resource, ...]
    coins: int
    economy: bool = False
    engineering: bool = False

    def as_json(self) -> JsonObject:
        """Give the choice as it stands in a record; the tokens only where they are used."""
        data: JsonObject = {
            "action": "build",
            "stage": self.stage,
            "resources": list(self.resources),
            "coins": self.coins,
        }
        if self.economy:
            data["economy"] = True
        if self.engineering:
            data["engineering"] = True
        return data


@dataclass(frozen=True, slots=True)
class Exchange:
    """Discard two identical or three different green cards; a progress token is chosen next."""

    cards: tuple[CardKind, ...]

    def as_json(self) -> JsonObject:
        """Give the choice as it stands in a record."""
        return {"action": "exchange", "cards": list(self.cards)}


@dataclass(frozen=True, slots=True)
class ChooseToken:
    """Take a progress token: a face-up one, or with None the unseen top of the stack."""

    token: TokenId | None

    def as_json(self) -> JsonObject:
        """Give the choice as it stands in a record."""
        return {"action": "token", "token": "hidden" if self.token is None else self.token}


@dataclass(frozen=True, slots=True)
class Extra:
    """Use a progress token to take one more card from one of the three piles in reach."""

    token: TokenId
    deck: DeckId

    def as_json(self) -> JsonObject:
        """Give the choice as it stands in a record."""
        return {"action": "extra", "token": self.token, "deck": self.deck}


@dataclass(frozen=True, slots=True)
class UseEffect:
    """Say which deck the effect of the stage just built is about: Alexandria, Halicarnassus."""

    deck: DeckId

    def as_json(self) -> JsonObject:
        """Give the choice as it stands in a record."""
        return {"action": "effect", "deck": self.deck}


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep one of the cards that Halicarnassus shows."""

    card: CardKind

    def as_json(self) -> JsonObject:
        """Give the choice as it stands in a record."""
        return {"action": "keep", "card": self.card}


@dataclass(frozen=True, slots=True)
class End:
    """End the turn and leave undone what is left to the player."""

    def as_json(self) -> JsonObject:
        """Give the choice as it stands in a record."""
        return {"action": "end"}


Choice = Take | Build | Exchange | ChooseToken | Extra | UseEffect | Keep | End
