"""What stages of wonders and progress tokens do, beside what all games share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal, Protocol

from engine import facts
from engine.architects.terms import DeckId, Place
from engine.terms import CardId

if TYPE_CHECKING:
    from engine.architects.city import City
    from engine.architects.table import Table

Counted = Literal["cats", "victories", "tokens"]


class Happening(Protocol):
    """What an effect can make happen at the table for its owner, whose turn it is.

    What can fail gives whether there was anything to do it with.
    """

    def take_top_cards(self, places: tuple[Place, ...]) -> bool:
        """Take the top card of the piles that lie there, one after the other."""
        ...

    def ask_for_token(self) -> bool:
        """Ask which progress token is taken."""
        ...

    def ask_for_deck(self) -> bool:
        """Ask which deck the effect of the wonder is used on."""
        ...

    def take_top_card(self, deck: DeckId) -> None:
        """Take the top card of a deck."""
        ...

    def search(self, deck: DeckId, shown: int) -> None:
        """Show so many top cards of a deck, and ask which one is kept."""
        ...


@dataclass(frozen=True, slots=True)
class Effect:
    """Does nothing, unless an effect says otherwise.

    One that ``gives_cards`` opens the way to one more card; one that ``helps_to_pay`` is looked at when
    a stage is paid.
    """

    gives_cards: ClassVar[bool] = False
    helps_to_pay: ClassVar[bool] = False

    def last(self, city: City) -> None:
        """Add to a city what counts from now on."""

    def happen(self, table: Happening) -> bool:
        """Do what happens once when the stage is built; gives whether there was anything to do it with."""
        return True

    def decks(self, table: Table) -> list[DeckId]:
        """List the decks that it can be used on now."""
        return []

    def use_on(self, table: Happening, deck: DeckId) -> None:
        """Do what happens with the deck that the owner has chosen."""

    def opens_after(self, card: CardId) -> bool:
        """Tell whether one more card may be taken after this one."""
        return False

    def opens_after_stage(self) -> bool:
        """Tell whether one more card may be taken after a stage is built."""
        return False

    def points(self, city: City, copies: int) -> int:
        """Count the points at the end of so many copies in a city."""
        return 0


@dataclass(frozen=True, slots=True)
class Shields(facts.Shields, Effect):
    """Counts in every battle from now on."""

    def last(self, city: City) -> None:
        """Arm the city."""
        city.shields += self.amount


@dataclass(frozen=True, slots=True)
class TakeTopCards(Effect):
    """Takes the top card of the piles that lie there, one after the other."""

    places: tuple[Place, ...]

    def happen(self, table: Happening) -> bool:
        """Take the cards."""
        return table.take_top_cards(self.places)


@dataclass(frozen=True, slots=True)
class TakeFromAnyDeck(Effect):
    """Takes the top card of any deck on the table."""

    def happen(self, table: Happening) -> bool:
        """Ask for the deck."""
        return table.ask_for_deck()

    def decks(self, table: Table) -> list[DeckId]:
        """List all that have a card."""
        return [deck for deck, pile in table.decks.items() if pile]

    def use_on(self, table: Happening, deck: DeckId) -> None:
        """Take the card."""
        table.take_top_card(deck)


@dataclass(frozen=True, slots=True)
class KeepOneCard(Effect):
    """Looks at the top cards of a pile that lies there, keeps one, and the pile is shuffled."""

    places: tuple[Place, ...]
    shown: int

    def happen(self, table: Happening) -> bool:
        """Ask for the deck."""
        return table.ask_for_deck()

    def decks(self, table: Table) -> list[DeckId]:
        """List those that lie there and have a card."""
        return table.decks_in_reach(self.places)

    def use_on(self, table: Happening, deck: DeckId) -> None:
        """Show the cards."""
        table.search(deck, self.shown)


@dataclass(frozen=True, slots=True)
class TakeProgressToken(Effect):
    """Takes a progress token."""

    def happen(self, table: Happening) -> bool:
        """Ask for the token."""
        return table.ask_for_token()


StageEffect = TakeTopCards | TakeFromAnyDeck | KeepOneCard | TakeProgressToken | Shields
"""What a stage does when it is built."""


@dataclass(frozen=True, slots=True)
class ExtraCard(Effect):
    """Lets its owner take one more card after taking one of these cards."""

    gives_cards: ClassVar[bool] = True
    after: tuple[CardId, ...]

    def opens_after(self, card: CardId) -> bool:
        """Tell whether it is one of these."""
        return card in self.after


@dataclass(frozen=True, slots=True)
class ExtraCardForStage(Effect):
    """Lets its owner take one more card after building a stage."""

    gives_cards: ClassVar[bool] = True

    def opens_after_stage(self) -> bool:
        """Tell that it does."""
        return True


@dataclass(frozen=True, slots=True)
class CoinValue(Effect):
    """Lets one coin card stand for this many resources."""

    helps_to_pay: ClassVar[bool] = True
    value: int

    def coins_saved(self, missing: int) -> int:
        """Count the coin cards that it saves where so many resources are missing."""
        return max(0, min(self.value, missing) - 1)


@dataclass(frozen=True, slots=True)
class AnyResources(Effect):
    """Lets a stage be paid with any resources: only their number counts."""

    helps_to_pay: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PointsForWonder(Effect):
    """Is worth points at the end by whether the wonder of its owner is finished."""

    unfinished: int
    finished: int

    def points(self, city: City, copies: int) -> int:
        """Count the points of so many copies in a city."""
        return copies * (self.finished if city.finished else self.unfinished)


@dataclass(frozen=True, slots=True)
class PointsPer(Effect):
    """Is worth points at the end for each cat on blue cards, victory token or progress token."""

    counted: Counted
    each: int

    def points(self, city: City, copies: int) -> int:
        """Count the points of so many copies in a city."""
        return copies * self.each * self._count(city)

    def _count(self, city: City) -> int:
        match self.counted:
            case "cats":
                return city.cats
            case "victories":
                return city.victories
            case "tokens":
                return len(city.tokens)


@dataclass(frozen=True, slots=True)
class PointsForCopies(Effect):
    """Is worth points at the end by how many copies its owner has: for one, for two, in all."""

    by_copies: tuple[int, ...]

    def points(self, city: City, copies: int) -> int:
        """Count the points of so many copies in a city."""
        return self.by_copies[copies - 1]


TokenEffect = (
    ExtraCard
    | ExtraCardForStage
    | CoinValue
    | AnyResources
    | Shields
    | PointsForWonder
    | PointsPer
    | PointsForCopies
)
