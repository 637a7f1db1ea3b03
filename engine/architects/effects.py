"""The effects of wonder stages and progress tokens of Architects."""

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
        """Add the shields to the city."""
        city.shields += self.amount


@dataclass(frozen=True, slots=True)
class WhenBuilt(Effect):
    """Does something once, when its stage is built."""

    def happen(self, turn: Turn) -> bool:
        """Apply it; return whether it had any effect."""
        return True


@dataclass(frozen=True, slots=True)
class TakeTopCards(WhenBuilt):
    """Takes the top card of each deck in reach, one after the other."""

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
    """Is applied to a deck of the owner's choice."""

    def happen(self, turn: Turn) -> bool:
        """Ask for the deck, if there is one."""
        found = bool(self.decks(turn.table))
        if found:
            turn.table.asked = "effect"
        return found

    def decks(self, table: Table) -> list[DeckId]:
        """List the decks that can be chosen now."""
        return table.decks_in_reach()

    def use_on(self, turn: Turn, deck: DeckId) -> None:
        """Apply it to the chosen deck."""


def deck_effect(wonder: Wonder) -> OfOneDeck | None:
    """Return the effect of a wonder's stages that is applied to a deck of the owner's choice."""
    return next((stage.effect for stage in wonder.stages if isinstance(stage.effect, OfOneDeck)), None)


@dataclass(frozen=True, slots=True)
class TakeFromAnyDeck(OfOneDeck):
    """Takes the top card of any deck on the table."""

    kind: ClassVar[str] = "take_from_any_deck"

    def decks(self, table: Table) -> list[DeckId]:
        """List all decks with a card."""
        return [deck for deck, pile in table.decks.items() if pile]

    def use_on(self, turn: Turn, deck: DeckId) -> None:
        """Take the card."""
        turn.take(deck, "wonder")


@dataclass(frozen=True, slots=True)
class KeepOneCard(OfOneDeck):
    """Shows the top cards of a deck in reach; one is kept, and the deck is shuffled."""

    kind: ClassVar[str] = "keep_one_card"
    places: tuple[Place, ...]
    shown: int

    def decks(self, table: Table) -> list[DeckId]:
        """List the decks in reach with a card."""
        return table.decks_in_reach(self.places)

    def use_on(self, turn: Turn, deck: DeckId) -> None:
        """Show the cards."""
        turn.search(deck, self.shown)


@dataclass(frozen=True, slots=True)
class TakeProgressToken(WhenBuilt):
    """Takes a progress token."""

    kind: ClassVar[str] = "take_progress_token"

    def happen(self, turn: Turn) -> bool:
        """Ask for the token, if one is left."""
        found = turn.table.tokens_left
        if found:
            turn.table.asked = "token"
        return found


@dataclass(frozen=True, slots=True)
class ExtraCard(Effect):
    """Allows an extra card after taking one of these cards."""

    kind: ClassVar[str] = "extra_card"
    gives_cards: ClassVar[bool] = True
    after: tuple[CardId, ...]

    def opens_after(self, card: CardId | None) -> bool:
        """Return whether it is one of these."""
        return card in self.after


@dataclass(frozen=True, slots=True)
class ExtraCardForStage(Effect):
    """Allows an extra card after building a stage."""

    kind: ClassVar[str] = "extra_card_for_stage"
    gives_cards: ClassVar[bool] = True

    def opens_after(self, card: CardId | None) -> bool:
        """Return whether a stage is built."""
        return card is None


@dataclass(frozen=True, slots=True)
class CoinValue(Effect):
    """Lets one coin card count as this many resources."""

    kind: ClassVar[str] = "coin_value"
    helps_to_pay: ClassVar[bool] = True
    value: int

    def coins_saved(self, missing: int) -> int:
        """Return the number of coin cards saved with this many resources missing."""
        return max(0, min(self.value, missing) - 1)


@dataclass(frozen=True, slots=True)
class AnyResources(Effect):
    """Lets a stage be paid with any resources: only their number counts."""

    kind: ClassVar[str] = "any_resources"
    helps_to_pay: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PointsForWonder(Effect):
    """Is worth points at the end, depending on whether its owner's wonder is finished."""

    kind: ClassVar[str] = "points_for_wonder"
    unfinished: int
    finished: int

    def points(self, city: City, copies: int) -> int:
        """Return the points of a number of copies in a city."""
        return copies * (self.finished if city.finished else self.unfinished)


@dataclass(frozen=True, slots=True)
class PointsPer(Effect):
    """Is worth points at the end for each cat on blue cards, victory token or progress token."""

    kind: ClassVar[str] = "points_per"
    counted: Counted
    each: int

    def points(self, city: City, copies: int) -> int:
        """Return the points of a number of copies in a city."""
        numbers = {"cats": city.cats, "victories": city.victories, "tokens": len(city.tokens)}
        return copies * self.each * numbers[self.counted]


@dataclass(frozen=True, slots=True)
class PointsForCopies(Effect):
    """Is worth points at the end by its number of copies: for one, for two, in all."""

    kind: ClassVar[str] = "points_for_copies"
    by_copies: tuple[int, ...]

    def points(self, city: City, copies: int) -> int:
        """Return the points of a number of copies in a city."""
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
"""The kinds of effects of the standard box."""
