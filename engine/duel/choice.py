"""What a seat may do when it is asked; each kind of choice has its own class."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar, Literal

from engine.duel.terms import CardId, How, Slot, TokenId, WonderId
from engine.game import JsonObject, Seat

Action = Literal[
    "draft", "build", "discard", "wonder", "token", "opponent_card", "revive", "library", "begin"
]
DERIVED = ("cost", "how", "gain")
"""What a choice tells although it follows from the game, so that a record leaves it out."""


@dataclass(frozen=True, slots=True)
class _Choice:
    action: ClassVar[Action]

    def as_json(self) -> JsonObject:
        """Give the choice as it stands in the list of choices."""
        return {"action": self.action, **{each.name: getattr(self, each.name) for each in fields(self)}}

    def as_step(self) -> JsonObject:
        """Give the choice as it stands in a record: what it costs or gains follows from the game."""
        return {name: value for name, value in self.as_json().items() if name not in DERIVED}


@dataclass(frozen=True, slots=True)
class Draft(_Choice):
    """Take a wonder of those shown."""

    action: ClassVar[Action] = "draft"
    wonder: WonderId


@dataclass(frozen=True, slots=True)
class Build(_Choice):
    """Build a free card of the layout; ``cost`` are all coins paid."""

    action: ClassVar[Action] = "build"
    slot: Slot
    card: CardId
    cost: int
    how: How


@dataclass(frozen=True, slots=True)
class BuildWonder(_Choice):
    """Build a wonder with a free card of the layout under it; ``cost`` are all coins paid."""

    action: ClassVar[Action] = "wonder"
    slot: Slot
    card: CardId
    wonder: WonderId
    cost: int
    how: How


@dataclass(frozen=True, slots=True)
class Discard(_Choice):
    """Discard a free card of the layout for coins."""

    action: ClassVar[Action] = "discard"
    slot: Slot
    card: CardId
    gain: int


@dataclass(frozen=True, slots=True)
class TakeToken(_Choice):
    """Take a progress token from the board for a pair of symbols."""

    action: ClassVar[Action] = "token"
    token: TokenId


@dataclass(frozen=True, slots=True)
class TakeOpponentCard(_Choice):
    """Put a card of the opponent's city on the discard pile (Statue of Zeus, Circus Maximus)."""

    action: ClassVar[Action] = "opponent_card"
    card: CardId


@dataclass(frozen=True, slots=True)
class Revive(_Choice):
    """Build a card of the discard pile without cost (Mausoleum)."""

    action: ClassVar[Action] = "revive"
    card: CardId


@dataclass(frozen=True, slots=True)
class KeepToken(_Choice):
    """Keep one of the progress tokens that the Great Library has drawn."""

    action: ClassVar[Action] = "library"
    token: TokenId


@dataclass(frozen=True, slots=True)
class Begin(_Choice):
    """Say who begins the age."""

    action: ClassVar[Action] = "begin"
    seat: Seat


Choice = Draft | Build | BuildWonder | Discard | TakeToken | TakeOpponentCard | Revive | KeepToken | Begin
TurnChoice = Build | BuildWonder | Discard
