"""What a city may do with each card of a hand, and why not."""

from __future__ import annotations

from collections.abc import Iterable

from engine.base.bundle import Bundle
from engine.base.choices import builds, stage_ways
from engine.base.menu import Menu, card_choices
from engine.base.tableau import Tableau
from engine.base.terms import CardId
from engine.base.trade import cannot_be_had
from engine.base.view import Obstacle, Offer


def offers(city: Tableau, menu: Menu, hand: Iterable[CardId]) -> tuple[Offer, ...]:
    """Offer everything that a city may do with each card of a hand, in the order of the hand."""
    ways = stage_ways(city, menu)
    stage_obstacle = None if ways else _stage_obstacle(city, menu)
    found = []
    for held in hand:
        ways_to_build = tuple(builds(city, menu, card_choices()[held]))
        found.append(
            Offer(
                card=held,
                builds=ways_to_build,
                build_obstacle=None if ways_to_build else _build_obstacle(city, menu, held),
                stages=tuple(way[held] for way in ways),
                stage_obstacle=stage_obstacle,
                sell=card_choices()[held].sell,
            )
        )
    return tuple(found)


def _build_obstacle(city: Tableau, menu: Menu, held: CardId) -> Obstacle:
    if held in city.blocked:
        return Obstacle("owned")
    entry = card_choices()[held]
    return _cost_obstacle(menu, entry.need, entry.bank)


def _stage_obstacle(city: Tableau, menu: Menu) -> Obstacle:
    obstacles = [_cost_obstacle(menu, option.need, option.bank) for option in city.next_stages]
    # Of two stages that Manneken Pis could copy, the one that only coins are missing for is nearer.
    return min(
        obstacles,
        key=lambda obstacle: (obstacle.reason != "coins", obstacle.coins),
        default=Obstacle("complete"),
    )


def _cost_obstacle(menu: Menu, need: Bundle, bank: int) -> Obstacle:
    splits = menu.splits(need)
    if not splits:
        return Obstacle("unsold", missing=cannot_be_had(menu.market, need))
    return Obstacle("coins", coins=bank + splits[0].total)
