"""What the computer player of the base game believes beyond the rules, each belief a number.

The numbers were found by playing: in some thousand games between players whose numbers all differed a
little, each was moved to where the players who had it scored more than the others at their table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from engine.base.effects import AbilityName

ByAge = tuple[float, float, float]


def _abilities() -> Mapping[AbilityName, ByAge]:
    return MappingProxyType(
        {
            "free_build_once_per_age": (6.0, 5.0, 3.0),
            "play_seventh_card": (3.0, 2.5, 1.3),
            "build_from_discard": (2.0, 4.0, 5.0),
            "copy_neighbour_guild": (4.5, 4.0, 4.0),
        }
    )


@dataclass(frozen=True, slots=True)
class Weights:
    """Points of the final score where nothing else is said.

    Three numbers stand for ages I, II and III, or, in ``found`` and ``trust``, for this age, the next and
    the one after that.
    """

    coin: float = 0.26
    """A coin: a third of a point at the end, less because players tend to end with coins unspent."""

    spendable: float = 0.62
    """The part of the coins that a city may spend on one card: the others want to be paid as well."""

    income: float = 1.1
    """Coins that come by themselves, from neighbours who buy; three times as many in an age."""

    found: ByAge = (0.45, 0.43, 0.6)
    """The chance to have a resource by then that nobody near produces now."""

    left_by_others: float = 0.75
    """The part of the cards that come round although others chose before: they take the good ones."""

    trust: ByAge = (0.67, 0.61, 0.95)
    """What is left of hopes: not every card that comes fits, and coins are spent once."""

    production: ByAge = (1.3, 1.8, 0.0)
    """A card that produces and may come: no points, but the cards after it."""

    discount: ByAge = (1.4, 0.8, 0.0)
    """A trading post or marketplace that may come."""

    sales: float = 0.84
    """A resource for sale, over the whole game: neighbours pay for it, and plans build on it."""

    shields_to_come: ByAge = (1.0, 2.2, 2.9)
    """Shields by which two neighbours typically drift apart in an age: the doubt in a conflict."""

    rival_tokens: float = 0.15
    """What a point that a neighbour wins in a conflict costs."""

    symbols_to_come: float = 0.35
    """Symbols of each kind that a city finds in a whole game without looking for them."""

    symbols_for_a_symbol: float = 0.06
    """How many more of each kind for each symbol it has: who has many is glad of the next."""

    growth: float = 3.2
    """Cards of one colour that a city builds in a whole game, for what counts them at its end."""

    kept_from_next: float = 0.09
    """The part of a card's worth to the next player that counts when it is not passed on."""

    coin_to_leader: float = 0.1
    """What a coin costs, beyond its own worth, that is paid to a neighbour who is ahead."""

    coin_to_other: float = 0.05
    """The same with a neighbour who is not."""

    variety: float = 0.25
    """Choices that differ by no more than this are taken by mood, so that games differ."""

    abilities: Mapping[AbilityName, ByAge] = field(default_factory=_abilities)
    """The powers of wonders, by the age in which the stage is built."""
