"""The second edition of 2020: its cards and boards, and the effects that only it has.

Chains are symbols: a card is free for a city with a building that gives the symbol it needs. Sides A and B of
a board are day and night.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from engine.base.box import Box, read_cards, read_wonders
from engine.base.city import Card, City, Effect, Lasting
from engine.base.effects import EFFECTS
from engine.facts import Row, read_rows
from engine.game import Seat
from engine.terms import CardId
from engine.values import FrozenMapping

FULL_HAND = 7
LAST_HAND = 2
"""Cards in the hand of the last round, of which one is left over."""


@dataclass(frozen=True, slots=True)
class FirstCardFree(Lasting):
    """Makes the first card of an age free, chosen from the full hand (publisher's FAQ, Olympia by night)."""

    kind: ClassVar[str] = "first_card_free"

    def makes_free(self, city: City, card: Card, hand_size: int) -> bool:
        """Return whether the hand is still whole."""
        return bool(card.age) and hand_size == FULL_HAND


@dataclass(frozen=True, slots=True)
class LastCardFree(Lasting):
    """Makes the last card of an age free, but not the one left over (publisher's FAQ, Olympia by night)."""

    kind: ClassVar[str] = "last_card_free"

    def makes_free(self, city: City, card: Card, hand_size: int) -> bool:
        """Return whether the hand has only the last two cards of the age."""
        return bool(card.age) and hand_size == LAST_HAND


@dataclass(frozen=True, slots=True)
class NewColourFree(Lasting):
    """Makes the first card of each colour free: one that its city doesn't have yet (FAQ, Olympia by day)."""

    kind: ClassVar[str] = "new_colour_free"

    def makes_free(self, city: City, card: Card, hand_size: int) -> bool:
        """Return whether the city has no card of this colour."""
        return bool(card.age) and card.colour not in city.colours


@dataclass(frozen=True, slots=True)
class PointsIfWonderComplete(Effect):
    """Is worth points if all stages of its owner's wonder are built (Decorators Guild)."""

    kind: ClassVar[str] = "points_if_wonder_complete"
    points: int

    def points_at_end(self, cities: Sequence[City], seat: Seat) -> int:
        """Return the points: all or none."""
        return self.points if cities[seat].stages == len(cities[seat].plan) else 0


KINDS: tuple[type[Effect], ...] = (
    *EFFECTS,
    FirstCardFree,
    LastCardFree,
    NewColourFree,
    PointsIfWonderComplete,
)
"""The kinds of effects of this box."""


def _linked(rows: Sequence[Row]) -> list[Row]:
    """Add to each card the names of earlier ones that make it free, by their symbols."""
    return [
        {
            **row,
            "free_from": [
                other["id"]
                for other in rows
                if other["age"] < row["age"] and row.get("needs") in other.get("gives", ())
            ],
        }
        for row in rows
    ]


def _read_cards() -> FrozenMapping[CardId, Card]:
    """Read the cards, each with the symbol that makes it free and those that it gives."""
    rows = read_rows("base", "second_edition_cards")
    printed = zip(rows, read_cards(_linked(rows), KINDS).values(), strict=True)
    return FrozenMapping(
        {
            card.id: replace(card, needs=row.get("needs"), gives=tuple(row.get("gives", ())))
            for row, card in printed
        }
    )


def second_edition(first: Box) -> Box:
    """Return the box of the second edition: as the first, except for its cards, boards and effects.

    It has no variant for two players.
    """
    asked = {kind: lying for kind, lying in first.decisions.items() if kind != "free_city"}
    return replace(
        first,
        cards=_read_cards(),
        wonders=read_wonders(read_rows("base", "second_edition_wonders"), KINDS),
        effects=KINDS,
        decisions=FrozenMapping(asked),
        least_players=3,
        names=("second_edition",),
    )
