"""Which cards a city may still see: the decks are known, the other hands are not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from engine.base.deal import AGES, HAND_SIZE, city_count, deck, guild_count, guilds
from engine.base.table import ROUNDS
from engine.base.terms import CardId
from engine.base.view import View


class Coming(NamedTuple):
    """What may come in an age.

    ``hands`` are the sizes of the hands of the rounds to come; ``chances`` say how likely one card of
    such a hand is this card.
    """

    age: int
    hands: tuple[int, ...]
    chances: tuple[tuple[CardId, float], ...]


def coming(view: View) -> tuple[Coming, ...]:
    """Tell what may come after this round, age by age.

    Cards that stand in a city come no more. Those of the viewer's own hand come back only after they
    have been round the table, and then without what the others took.
    """
    gone: Counter[CardId] = Counter(building for city in view.cities for building in city.buildings)
    passed = Counter(view.hand)
    come_back = max(0, len(view.hand) - city_count(view.players)) / max(1, len(view.hand))
    ages = []
    for age in AGES[view.age - 1 :]:
        left = {name: copies - gone[name] for name, copies in _copies(age, view.players).items()}
        if age == view.age:
            left = {name: copies - passed[name] * (1 - come_back) for name, copies in left.items()}
        ages.append(Coming(age, _hands(view.round if age == view.age else 0), _chances(left)))
    return tuple(ages)


def _hands(rounds_played: int) -> tuple[int, ...]:
    return tuple(HAND_SIZE - played for played in range(rounds_played, ROUNDS))


def _chances(left: Mapping[CardId, float]) -> tuple[tuple[CardId, float], ...]:
    total = sum(max(0.0, copies) for copies in left.values()) or 1.0
    return tuple((name, copies / total) for name, copies in left.items() if copies > 0)


@cache
def _copies(age: int, players: int) -> dict[CardId, float]:
    """Count the copies of each card in the deck; a guild is in it with some probability."""
    copies: dict[CardId, float] = dict(Counter(deck(age, players)))
    if age == AGES[-1]:
        copies.update(dict.fromkeys(guilds(), guild_count(players) / len(guilds())))
    return copies
