"""All that lies open between the two players: what both may know, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from engine.duel.cards import card
from engine.duel.city import City
from engine.duel.layouts import Place, is_free, layout
from engine.duel.terms import CardId, Colour, Deck, MilitaryTokenId, Slot, TokenId, Victory, WonderId
from engine.duel.wonders import MOST_WONDERS_BUILT
from engine.game import Seat

DISCARD_COINS = 2
"""Coins for discarding a card, before the yellow cards of the city."""

QuestionKind = Literal["draft", "token", "opponent_card", "revive", "library", "begin"]
DecisionKind = Literal["turn", "draft", "token", "opponent_card", "revive", "library", "begin"]


@dataclass(frozen=True, slots=True)
class Laid:
    """A card of the layout; ``card`` is None while it lies face down and shows only its back."""

    back: Deck
    card: CardId | None


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat must answer before the game goes on.

    ``draft`` choose a wonder; ``token`` take a progress token for a pair of symbols; ``opponent_card``
    choose the opponent's card of this ``colour`` to discard; ``revive`` choose the card of the discard
    pile to build; ``library`` keep one of the ``draw`` tokens drawn; ``begin`` say who begins the age.
    """

    kind: QuestionKind
    seat: Seat
    colour: Colour | None = None
    draw: int = 0


@dataclass(frozen=True, slots=True)
class Table:
    """The open state of a game.

    ``age`` is 0 during the draft, then 1 to 3. ``turn`` is whose turn it is. ``pawn`` is above 0 when
    seat 0 leads; 9 and −9 are the capitals. ``layout`` has an entry for each slot, None where the card
    has been taken. ``draft`` are the wonders shown. ``questions`` come before the turn goes on, the
    first one first. ``plays_again`` says that the seat has another turn when this one ends.
    """

    age: int
    turn: Seat
    cities: tuple[City, City]
    pawn: int
    military_tokens: tuple[MilitaryTokenId, ...]
    board_tokens: tuple[TokenId, ...]
    layout: tuple[Laid | None, ...] = ()
    discard: tuple[CardId, ...] = ()
    draft: tuple[WonderId, ...] = ()
    questions: tuple[Question, ...] = ()
    plays_again: bool = False
    victory: Victory | None = None

    @property
    def lying(self) -> frozenset[Slot]:
        """The slots where a card still lies."""
        return frozenset(Slot(slot) for slot, laid in enumerate(self.layout) if laid is not None)

    @property
    def wonders_can_be_built(self) -> bool:
        """Whether fewer than seven wonders stand in the two cities together."""
        return sum(len(city.built_wonders) for city in self.cities) < MOST_WONDERS_BUILT

    def with_city(self, seat: Seat, city: City) -> Table:
        """Give the table with another city at this seat."""
        return replace(self, cities=(city, self.cities[1]) if seat == 0 else (self.cities[0], city))


def places(table: Table) -> Iterator[tuple[Place, Laid, bool]]:
    """Walk through the cards that still lie in the layout; the last value tells whether it is free."""
    lying = table.lying
    for slot in sorted(lying):
        place = layout(table.age)[slot]
        laid = table.layout[slot]
        assert laid is not None, "a lying card is laid"
        yield place, laid, is_free(place, lying)


def free_cards(table: Table) -> list[tuple[Slot, CardId]]:
    """List the cards that may be taken: turned up and covered by nothing."""
    return [(place.slot, laid.card) for place, laid, free in places(table) if free and laid.card is not None]


def cards_of_colour(city: City, colour: Colour | None) -> list[CardId]:
    """List the cards of a colour in a city."""
    return [building for building in city.buildings if card(building).colour == colour]


def discard_gain(city: City) -> int:
    """Count the coins for discarding a card: 2 and 1 for each yellow card (rules, Déroulement)."""
    return DISCARD_COINS + city.assets.colours.get("yellow", 0)
