"""The second edition of 2020: its cards and boards, and the effects that no earlier box has.

A chain goes by symbols: a card is free for a city with a building that gives the symbol it needs. Sides A and
B of a board are those of day and night.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar, Literal

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
class FreeBuild(Lasting):
    """Makes cards of a hand free (publisher's FAQ, Olympia).

    ``what`` is the first card of an age, chosen from the full hand, the last one, or a card of a colour that
    the city does not have yet. What is built from the discard pile is free anyway.
    """

    kind: ClassVar[str] = "free_build"
    what: Literal["first_card", "last_card", "new_colour"]

    def makes_free(self, city: City, card: Card, hand_size: int) -> bool:
        """Return whether the card can be built for nothing from a hand of so many cards."""
        if not card.age:
            return False
        match self.what:
            case "first_card":
                return hand_size == FULL_HAND
            case "last_card":
                return hand_size == LAST_HAND
            case "new_colour":
                return hand_size >= LAST_HAND and card.colour not in city.colours


@dataclass(frozen=True, slots=True)
class PointsIfWonderComplete(Effect):
    """Is worth points if all stages of its owner's wonder are built (Decorators Guild)."""

    kind: ClassVar[str] = "points_if_wonder_complete"
    points: int

    def points_at_end(self, cities: Sequence[City], seat: Seat) -> int:
        """Count the points: all or none."""
        return self.points if cities[seat].stages == len(cities[seat].plan) else 0


KINDS: tuple[type[Effect], ...] = (*EFFECTS, FreeBuild, PointsIfWonderComplete)
"""The kinds of effects of this box."""


@dataclass(frozen=True, slots=True)
class ChainSymbols:
    """The symbols printed on a card: the one that makes it free, and those that it gives."""

    needs: str | None = None
    gives: tuple[str, ...] = ()


def _linked(rows: Sequence[Row]) -> list[Row]:
    """Name for each card those of earlier ages that make it free, by their symbols."""
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


@cache
def chain_symbols() -> Mapping[CardId, ChainSymbols]:
    """Return the symbols on each card."""
    rows = read_rows("base", "second_edition_cards")
    return FrozenMapping(
        {CardId(row["id"]): ChainSymbols(row.get("needs"), tuple(row.get("gives", ()))) for row in rows}
    )


def second_edition(first: Box) -> Box:
    """Return the box of the second edition: played as the first, but for its cards, boards and effects.

    It has no variant for two players.
    """
    return replace(
        first,
        cards=read_cards(_linked(read_rows("base", "second_edition_cards")), KINDS),
        wonders=read_wonders(read_rows("base", "second_edition_wonders"), KINDS),
        effects=KINDS,
        least_players=3,
        names=("second_edition",),
    )
