"""How far a game is, and which cards may still come: the decks are known, the other hands are not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from engine.base.box import Age, Box
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

    box: Box
    age: int
    rounds_left: int
    ages: tuple[AgeToCome, ...]

    @property
    def game_left(self) -> float:
        """The part of all rounds of the game that is still to come, 0 to 1."""
        rounds, last = self.box.rounds, self.box.last_age
        return (self.rounds_left + rounds * (last - self.age)) / (rounds * last)


def moment_of(view: View) -> Moment:
    """Tell how far the game is once the round that a viewer sees has been played.

    Cards that stand in a city come no more. Those of the viewer's own hand come back only after they
    have been round the table, and then without what the others took.
    """
    box = view.box
    built = Counter(building for city in view.cities for building in city.buildings)
    held = Counter(view.hand)
    gone_for_good = min(1.0, box.cities(view.players) / max(1, len(view.hand)))
    ages = []
    for age in box.ages[view.age - 1 :]:
        copies = _copies(box, age, view.players)
        left = {name: number - built[name] for name, number in copies.items()}
        if age.number == view.age:
            left = {name: number - held[name] * gone_for_good for name, number in left.items()}
        played = view.round if age.number == view.age else 0
        hands = tuple(box.hand_size - before for before in range(played, box.rounds))
        ages.append(AgeToCome(age.number, hands, _chances(left)))
    return Moment(box, view.age, box.rounds - view.round, tuple(ages))


def _chances(left: Mapping[CardId, float]) -> tuple[tuple[CardId, float], ...]:
    total = sum(copies for copies in left.values() if copies > 0)
    return tuple((name, copies / total) for name, copies in left.items() if copies > 0)


def _copies(box: Box, age: Age, players: int) -> Mapping[CardId, float]:
    """Count the copies of each card in the deck; a drawn one is in it with some probability."""
    copies: dict[CardId, float] = dict(Counter(box.deck(age, players)))
    for drawn in age.drawn:
        cards, number = box.drawn(drawn, age, players)
        copies.update(dict.fromkeys(cards, number / len(cards)))
    return copies
