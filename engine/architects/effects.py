"""What stages of wonders and progress tokens do, beside what all games share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from engine.architects.terms import Place
from engine.facts import Shields
from engine.terms import CardId

if TYPE_CHECKING:
    from engine.architects.city import City

Counted = Literal["cats", "victories", "tokens"]


@dataclass(frozen=True, slots=True)
class TakeTopCards:
    """Takes the top card of the piles that lie there, one after the other."""

    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class TakeFromAnyDeck:
    """Takes the top card of any deck on the table."""


@dataclass(frozen=True, slots=True)
class KeepOneCard:
    """Looks at the top cards of a pile that lies there, keeps one, and the pile is shuffled."""

    places: tuple[Place, ...]
    shown: int


@dataclass(frozen=True, slots=True)
class TakeProgressToken:
    """Takes a progress token."""


StageEffect = TakeTopCards | TakeFromAnyDeck | KeepOneCard | TakeProgressToken | Shields
"""What a stage does when it is built; shields count in every battle from then on."""


@dataclass(frozen=True, slots=True)
class ExtraCard:
    """Lets its owner take one more card after taking one of these cards."""

    after: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class ExtraCardForStage:
    """Lets its owner take one more card after building a stage."""


@dataclass(frozen=True, slots=True)
class CoinValue:
    """Lets one coin card stand for this many resources."""

    value: int

    def coins_saved(self, missing: int) -> int:
        """Count the coin cards that it saves where so many resources are missing."""
        return max(0, min(self.value, missing) - 1)


@dataclass(frozen=True, slots=True)
class AnyResources:
    """Lets a stage be paid with any resources: only their number counts."""


@dataclass(frozen=True, slots=True)
class PointsForWonder:
    """Is worth points at the end by whether the wonder of its owner is finished."""

    unfinished: int
    finished: int

    def points(self, city: City, copies: int) -> int:
        """Count the points of so many copies in a city."""
        return copies * (self.finished if city.finished else self.unfinished)


@dataclass(frozen=True, slots=True)
class PointsPer:
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
class PointsForCopies:
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
