"""What the computer player looks at: the view of a seat, and how long the game will last about."""

from __future__ import annotations

from collections.abc import Iterable

from engine.architects.box import Stage
from engine.architects.city import City
from engine.architects.player.weights import Weights
from engine.architects.terms import STAGES
from engine.architects.view import View
from engine.game import Seat, left_of, right_of
from engine.terms import CardId


class Moment:
    """A table as a seat sees it; ``turns_left`` is how many turns each player still has, about."""

    def __init__(self, view: View, seat: Seat, weights: Weights) -> None:
        self.view = view
        self.weights = weights
        self.seat = seat
        self.city = view.cities[seat]
        self.neighbours = {left_of(seat, view.players), right_of(seat, view.players)}
        self.turns_left = weights.turns_a_card * min(map(_cards_to_go, view.cities))

    def without(self, city: City, cards: Iterable[CardId]) -> City:
        """Give a city as it would be without these cards."""
        left = city.copy()
        for each in cards:
            left.remove(self.view.box.cards[each])
        return left

    def with_stage(self, city: City, stage: Stage, cards: Iterable[CardId]) -> City:
        """Give a city as it would be with a stage built for these cards."""
        built = self.without(city, cards)
        built.build(stage)
        return built


def _cards_to_go(city: City) -> int:
    """Count the cards that the rest of a wonder costs, less those that lie ready for it."""
    costs = sum(stage.cost.count for stage in city.board.stages if stage.number not in city.stages)
    ready = city.coins + sum(min(amount, 2) for amount in city.resources.values())
    return max(costs - ready, STAGES - len(city.stages))
