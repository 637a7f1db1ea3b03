"""What the computer player of the base game believes beyond the rules, each belief a number.

The numbers were found by playing: in some thousand games between players whose numbers all differed a
little, each was moved to where those who had it scored more than the others at their table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.base.effects import AbilityName

ByAge = tuple[float, float, float]
"""Numbers for ages I, II and III."""

ByDistance = tuple[float, ...]
"""Numbers for the age that is played, the next one and the one after that."""


def _trust() -> Mapping[int, ByDistance]:
    return {1: (0.68, 0.4, 2.3), 2: (0.6, 0.62), 3: (0.67,)}


def _abilities() -> Mapping[AbilityName, ByAge]:
    return {
        "free_build_once_per_age": (4.0, 5.5, 4.0),
        "play_seventh_card": (3.8, 3.7, 1.6),
        "build_from_discard": (1.8, 4.2, 3.9),
        "copy_neighbour_guild": (4.7, 5.5, 4.7),
    }


@dataclass(frozen=True, slots=True)
class Weights:
    """Points of the final score where nothing else is said."""

    coin: float = 0.25
    """A coin: a third of a point at the end, less because more are left then than were of use."""

    spendable: float = 0.5
    """The part of the coins that a city may spend on one card: the next ones want to be paid as well."""

    income: float = 1.0
    """Coins that come by themselves before the next card is paid; three times as many in an age."""

    found: ByDistance = (0.38, 0.34, 0.55)
    """The chance to have a resource by then that nobody near produces now."""

    left_by_others: float = 0.45
    """The part of the cards that come round: the others have chosen before, and good cards first."""

    trust: Mapping[int, ByDistance] = field(default_factory=_trust)
    """What is left of the hopes for an age, by the age that is played.

    Below 1 because coins are spent only once. Above 1 for age III in age I: a resource serves the plans
    that it makes possible as well, and those cannot be seen yet.
    """

    production: ByAge = (1.1, 1.6, 0.0)
    """A card that produces and may come: no points, but the cards after it."""

    discount: ByAge = (1.2, 0.7, 0.0)
    """A trading post or marketplace that may come."""

    sales: float = 0.93
    """A resource for sale over a whole game: neighbours pay for it."""

    shields_to_come: ByAge = (0.9, 1.1, 3.9)
    """Shields by which two neighbours typically drift apart in an age: the doubt in a conflict."""

    rival_tokens: float = 0.22
    """What a point that a neighbour wins in a conflict costs."""

    symbols_to_come: float = 0.5
    """Symbols of each kind that a city finds in a whole game without looking for them."""

    symbols_for_a_symbol: float = 0.08
    """How many more of each kind for each symbol it has: who collects them goes on."""

    growth: float = 3.4
    """Cards of one colour that a city builds in a whole game, for what counts them at its end."""

    kept_from_next: float = 0.09
    """The part of a card's worth to the next player that counts when it is not passed on."""

    coin_to_leader: float = 0.12
    """What a coin costs, beyond its own worth, that is paid to a neighbour who is ahead."""

    coin_to_other: float = 0.04
    """The same with a neighbour who is not."""

    variety: float = 0.25
    """Choices that differ by no more than this are taken by mood, so that games differ."""

    abilities: Mapping[AbilityName, ByAge] = field(default_factory=_abilities)
    """The powers of wonders, by the age in which the stage is built."""
