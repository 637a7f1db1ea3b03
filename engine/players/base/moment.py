"""How far a game is, and which cards may still come: the decks are known, the other hands are not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from engine.base.deal import AGES, HAND_SIZE, city_count, deck, guild_count, guilds
from engine.base.table import LAST_AGE, ROUNDS
from engine.base.view import View
from engine.terms import CardId


class AgeToCome(NamedTuple):
    """What may come in an age.

    ``hands`` are the sizes of the hands of the rounds to come; ``chances`` say how likely one card of
    such a hand is this card.
    """

    age: int
    hands: tuple[int, ...]
    chances: tuple[tuple[CardId, float], ...]


class Moment(NamedTuple):
    """The time after a round: ``rounds_left`` in this age, and what may come in it and after it."""

    age: int
    rounds_left: int
    ages: tuple[AgeToCome, ...]

    @property
    def game_left(self) -> float:
        """The part of all rounds of the game that is still to come, 0 to 1."""
        return (self.rounds_left + ROUNDS * (LAST_AGE - self.age)) / (ROUNDS * LAST_AGE)


def moment_of(view: View) -> Moment:
    """Tell how far the game is once the round that a viewer sees has been played.

    Cards that stand in a city come no more. Those of the viewer's own hand come back only after they
    have been round the table, and then without what the others took.
    """
    built = Counter(building for city in view.cities for building in city.buildings)
    held = Counter(view.hand)
    gone_for_good = min(1.0, city_count(view.players) / max(1, len(view.hand)))
    ages = []
    for age in AGES[view.age - 1 :]:
        left = {name: copies - built[name] for name, copies in _copies(age, view.players).items()}
        if age == view.age:
            left = {name: copies - held[name] * gone_for_good for name, copies in left.items()}
        played = view.round if age == view.age else 0
        hands = tuple(HAND_SIZE - before for before in range(played, ROUNDS))
        ages.append(AgeToCome(age, hands, _chances(left)))
    return Moment(view.age, ROUNDS - view.round, tuple(ages))


def _chances(left: Mapping[CardId, float]) -> tuple[tuple[CardId, float], ...]:
    total = sum(copies for copies in left.values() if copies > 0)
    return tuple((name, copies / total) for name, copies in left.items() if copies > 0)


@cache
def _copies(age: int, players: int) -> Mapping[CardId, float]:
    """Count the copies of each card in the deck; a guild is in it with some probability."""
    copies: dict[CardId, float] = dict(Counter(deck(age, players)))
    if age == LAST_AGE:
        copies.update(dict.fromkeys(guilds(), guild_count(players) / len(guilds())))
    return copies
