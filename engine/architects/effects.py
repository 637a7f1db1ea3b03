"""What stages of wonders and progress tokens do, beside what all games share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engine import facts
from engine.architects.city import City, Effect, Wonder
from engine.architects.table import Table, Turn
from engine.architects.terms import DeckId, Place
from engine.terms import CardId

Counted = Literal["cats", "victories", "tokens"]


@dataclass(frozen=True, slots=True)
class Shields(facts.Shields, Effect):
    """Counts in every battle from now on."""

    def last(self, city: City) -> None:
        """Arm the city."""
        city.shields += self.amount


@dataclass(frozen=True, slots=True)
class WhenBuilt(Effect):
    """Does something once, when its stage is built."""

    def happen(self, turn: Turn) -> bool:
        """Do it; return whether there was anything to do it with."""
        return True


@dataclass(frozen=True, slots=True)
class TakeTopCards(WhenBuilt):
    """Takes the top card of the piles that lie there, one after the other."""

    kind: ClassVar[str] = "take_top_cards"
    places: tuple[Place, ...]

    def happen(self, turn: Turn) -> bool:
        """Take the cards."""
        decks = turn.table.decks_in_reach(self.places)
        for deck in decks:
            turn.take(deck, "wonder")
        return bool(decks)


@dataclass(frozen=True, slots=True)
class OfOneDeck(WhenBuilt):
    """Is used on a deck that the owner chooses."""

    def happen(self, turn: Turn) -> bool:
        """Ask for the deck, where there is one."""
        found = bool(self.decks(turn.table))
        if found:
            turn.table.asked = "effect"
        return found

    def decks(self, table: Table) -> list[DeckId]:
        """List the decks that it can be used on now."""
        return table.decks_in_reach()

    def use_on(self, turn: Turn, deck: DeckId) -> None:
        """Do what happens with the deck that the owner has chosen."""


def deck_effect(wonder: Wonder) -> OfOneDeck | None:
    """Return the effect of a wonder's stages that is used on a deck of the owner's choice."""
    return next((stage.effect for stage in wonder.stages if isinstance(stage.effect, OfOneDeck)), None)


@dataclass(frozen=True, slots=True)
class TakeFromAnyDeck(OfOneDeck):
    """Takes the top card of any deck on the table."""

    kind: ClassVar[str] = "take_from_any_deck"

    def decks(self, table: Table) -> list[DeckId]:
        """List all that have a card."""
        return [deck for deck, pile in table.decks.items() if pile]

    def use_on(self, turn: Turn, deck: DeckId) -> None:
        """Take the card."""
        turn.take(deck, "wonder")


@dataclass(frozen=True, slots=True)
class KeepOneCard(OfOneDeck):
    """Looks at the top cards of a pile that lies there, keeps one, and the pile is shuffled."""

    kind: ClassVar[str] = "keep_one_card"
    places: tuple[Place, ...]
    shown: int

    def decks(self, table: Table) -> list[DeckId]:
        """List those that lie there and have a card."""
        return table.decks_in_reach(self.places)

    def use_on(self, turn: Turn, deck: DeckId) -> None:
        """Show the cards."""
        turn.search(deck, self.shown)


@dataclass(frozen=True, slots=True)
class TakeProgressToken(WhenBuilt):
    """Takes a progress token."""

    kind: ClassVar[str] = "take_progress_token"

    def happen(self, turn: Turn) -> bool:
        """Ask for the token, where one is left."""
        found = turn.table.tokens_left
        if found:
            turn.table.asked = "token"
        return found


@dataclass(frozen=True, slots=True)
class ExtraCard(Effect):
    """Lets its owner take one more card after taking one of these cards."""

    kind: ClassVar[str] = "extra_card"
    gives_cards: ClassVar[bool] = True
    after: tuple[CardId, ...]

    def opens_after(self, card: CardId | None) -> bool:
        """Return whether it is one of these."""
        return card in self.after


@dataclass(frozen=True, slots=True)
class ExtraCardForStage(Effect):
    """Lets its owner take one more card after building a stage."""

    kind: ClassVar[str] = "extra_card_for_stage"
    gives_cards: ClassVar[bool] = True

    def opens_after(self, card: CardId | None) -> bool:
        """Return whether a stage is built."""
        return card is None


@dataclass(frozen=True, slots=True)
class CoinValue(Effect):
    """Lets one coin card stand for this many resources."""

    kind: ClassVar[str] = "coin_value"
    helps_to_pay: ClassVar[bool] = True
    value: int

    def coins_saved(self, missing: int) -> int:
        """Count the coin cards that it saves where so many resources are missing."""
        return max(0, min(self.value, missing) - 1)


@dataclass(frozen=True, slots=True)
class AnyResources(Effect):
    """Lets a stage be paid with any resources: only their number counts."""

    kind: ClassVar[str] = "any_resources"
    helps_to_pay: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PointsForWonder(Effect):
    """Is worth points at the end by whether the wonder of its owner is finished."""

    kind: ClassVar[str] = "points_for_wonder"
    unfinished: int
    finished: int

    def points(self, city: City, copies: int) -> int:
        """Count the points of so many copies in a city."""
        return copies * (self.finished if city.finished else self.unfinished)


@dataclass(frozen=True, slots=True)
class PointsPer(Effect):
    """Is worth points at the end for each cat on blue cards, victory token or progress token."""

    kind: ClassVar[str] = "points_per"
    counted: Counted
    each: int

    def points(self, city: City, copies: int) -> int:
        """Count the points of so many copies in a city."""
        numbers = {"cats": city.cats, "victories": city.victories, "tokens": len(city.tokens)}
        return copies * self.each * numbers[self.counted]


@dataclass(frozen=True, slots=True)
class PointsForCopies(Effect):
    """Is worth points at the end by how many copies its owner has: for one, for two, in all."""

    kind: ClassVar[str] = "points_for_copies"
    by_copies: tuple[int, ...]

    def points(self, city: City, copies: int) -> int:
        """Count the points of so many copies in a city."""
        return self.by_copies[copies - 1]


EFFECTS: tuple[type[Effect], ...] = (
    Shields,
    TakeTopCards,
    TakeFromAnyDeck,
    KeepOneCard,
    TakeProgressToken,
    ExtraCard,
    ExtraCardForStage,
    CoinValue,
    AnyResources,
    PointsForWonder,
    PointsPer,
    PointsForCopies,
)
"""Those of the box of the game."""
