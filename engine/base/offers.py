"""What a city may do with each card of a hand, and why not."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.base.choice import Build, BuildStage
from engine.base.legal import HandChoice, hand_choices
from engine.base.menu import Menu, card_choices
from engine.base.supply import Need
from engine.base.tableau import Tableau
from engine.base.trade import cannot_be_had
from engine.base.view import Obstacle, Offer
from engine.terms import CardId


def offers(city: Tableau, menu: Menu, hand: Iterable[CardId]) -> tuple[Offer, ...]:
    """Offer everything that a city may do with each card of a hand, in the order of the hand."""
    hand = tuple(hand)
    choices: dict[CardId, list[HandChoice]] = {held: [] for held in hand}
    for choice in hand_choices(city, menu, hand):
        choices[choice.card].append(choice)
    stage_obstacle = _stage_obstacle(city, menu)
    return tuple(_offer(city, menu, held, choices[held], stage_obstacle) for held in hand)


def free_city_offers(city: Tableau, menu: Menu, hand: Iterable[CardId]) -> tuple[Offer, ...]:
    """Offer what the Free City may do with each card: what a chain makes free it can only build.

    (rulebook, Expert variant)
    """
    return tuple(
        replace(offer, stages=(), stage_obstacle=Obstacle("chain"))
        if offer.stages and city.builds_by_chain(offer.card)
        else offer
        for offer in offers(city, menu, hand)
    )


def _offer(
    city: Tableau, menu: Menu, held: CardId, choices: Iterable[HandChoice], stage_obstacle: Obstacle
) -> Offer:
    builds = tuple(choice for choice in choices if isinstance(choice, Build))
    stages = tuple(choice for choice in choices if isinstance(choice, BuildStage))
    return Offer(
        card=held,
        builds=builds,
        build_obstacle=None if builds else _build_obstacle(city, menu, held),
        stages=stages,
        stage_obstacle=None if stages else stage_obstacle,
        sell=card_choices()[held].sell,
    )


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


def _cost_obstacle(menu: Menu, need: Need, bank: int) -> Obstacle:
    splits = menu.splits(need)
    if not splits:
        return Obstacle("unsold", missing=cannot_be_had(menu.market, need.resources))
    return Obstacle("coins", coins=bank + splits[0].total)
