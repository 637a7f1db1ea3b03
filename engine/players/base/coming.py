"""Which cards a city may still see: the decks are known, the hands are not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from engine.base.city import City
from engine.base.deal import AGES, HAND_SIZE, deck, guild_count, guilds
from engine.base.table import ROUNDS
from engine.base.terms import CardId


class Coming(NamedTuple):
    """One age's cards that may come: ``chances`` that one unseen card of a hand is this card."""

    age: int
    hands: tuple[int, ...]
    chances: tuple[tuple[CardId, float], ...]


def coming(cities: Sequence[City], players: int, age: int, round_: int) -> tuple[Coming, ...]:
    """Tell what may come after this round, age by age; cards that stand in a city come no more.

    ``hands`` are the sizes of the hands of the rounds to come.
    """
    built = Counter(building for city in cities for building in city.buildings)
    return tuple(
        Coming(each, _hands(round_ if each == age else 0), _chances(each, players, built))
        for each in AGES
        if each >= age
    )


def _hands(after: int) -> tuple[int, ...]:
    return tuple(HAND_SIZE - passed for passed in range(after, ROUNDS))


def _chances(age: int, players: int, built: Counter[CardId]) -> tuple[tuple[CardId, float], ...]:
    copies = {name: count - built[name] for name, count in _copies(age, players).items()}
    left = {name: count for name, count in copies.items() if count > 0}
    total = max(sum(left.values()), 1)
    return tuple((name, count / total) for name, count in left.items())


@cache
def _copies(age: int, players: int) -> dict[CardId, float]:
    """Count the copies of each card in the deck; a guild is in it with some probability."""
    copies: dict[CardId, float] = dict(Counter(deck(age, players)))
    if age == AGES[-1]:
        copies.update(dict.fromkeys(guilds(), guild_count(players) / len(guilds())))
    return copies
