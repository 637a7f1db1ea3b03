"""What a city may do with each card of a hand, and why not more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.base.cards import Card
from engine.base.choice import Build, BuildStage, Sell
from engine.base.city import City
from engine.base.legal import HandChoice
from engine.base.payment import Cost, Market, shortages, ways_to_pay
from engine.base.view import Obstacle, Offer


def offers(
    city: City, market: Market, hand: Iterable[Card], choices: Sequence[HandChoice]
) -> tuple[Offer, ...]:
    """Sort the legal choices with a hand by its cards, and say why others are missing."""
    stage_obstacle = _stage_obstacle(city, market)
    return tuple(
        _offer(city, market, card, [choice for choice in choices if choice.card == card.id], stage_obstacle)
        for card in hand
    )


def _offer(
    city: City, market: Market, card: Card, choices: Sequence[HandChoice], stage_obstacle: Obstacle
) -> Offer:
    builds = tuple(choice for choice in choices if isinstance(choice, Build))
    stages = tuple(choice for choice in choices if isinstance(choice, BuildStage))
    return Offer(
        card=card.id,
        builds=builds,
        build_obstacle=None if builds else _build_obstacle(city, market, card),
        stages=stages,
        stage_obstacle=None if stages else stage_obstacle,
        sell=next((choice for choice in choices if isinstance(choice, Sell)), None),
    )


def _build_obstacle(city: City, market: Market, card: Card) -> Obstacle:
    return Obstacle("owned") if city.has(card) else _cost_obstacle(city, market, card.cost)


def _stage_obstacle(city: City, market: Market) -> Obstacle:
    obstacles = [_cost_obstacle(city, market, option.cost) for option in city.next_stages]
    # Of two stages that Manneken Pis could copy, the nearer one; coins are nearer than resources.
    order = ("chain", "coins", "unsold")
    return min(
        obstacles,
        key=lambda obstacle: (order.index(obstacle.reason), obstacle.coins),
        default=Obstacle("complete"),
    )


def _cost_obstacle(city: City, market: Market, cost: Cost) -> Obstacle:
    ways = ways_to_pay(market, cost)
    if not ways:
        return Obstacle("unsold", shortages(market, cost))
    if ways[0].total > city.coins:
        return Obstacle("coins", coins=ways[0].total)
    # What can be paid and may not be chosen: a chain makes the card free, and the Free City has to build it.
    return Obstacle("chain")
