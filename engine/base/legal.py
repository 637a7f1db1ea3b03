"""Which choices are legal: everything a city may do with each card of a hand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from engine.base.choice import BaseChoice, Build, BuildStage, Decline, Revive, Sell
from engine.base.menu import Menu, card_choices
from engine.base.tableau import Tableau
from engine.base.ways import ByCard, cost
from engine.terms import CardId

HandChoice = Build | BuildStage | Sell
"""What can be done with a card of a hand."""


def stage_ways(city: Tableau, menu: Menu) -> Sequence[ByCard]:
    """List the ways to add the next stage that the city can pay, by the card used, cheapest total first."""
    coins, nowhere = city.coins, menu.nowhere
    found: list[ByCard] = []
    for option in city.next_stages:
        if not option.need.resources & nowhere:
            most, ways = option.ways[menu.splits(option.need)]
            found += ways if most <= coins else [way for way in ways if cost(way) <= coins]
    if len(city.next_stages) > 1:
        found.sort(key=cost)
    return found


def hand_choices(city: Tableau, menu: Menu, hand: Iterable[CardId]) -> tuple[HandChoice, ...]:
    """List every choice with the cards of a hand, card by card in the order of the hand.

    Of one card the ways to build it come first, cheapest total first and Olympia's power last, then the
    ways to add a stage with it, then its sale.
    """
    entries = card_choices()
    stages = stage_ways(city, menu)
    blocked, chained, coins, powerful = city.blocked, city.chained, city.coins, city.can_build_free()
    nowhere, splits = menu.nowhere, menu.splits
    found: list[HandChoice] = []
    for card in dict.fromkeys(hand):
        entry = entries[card]
        if card in blocked:
            pass
        elif entry.free is not None:
            found.append(entry.free)
        elif card in chained:
            found.append(entry.chain)
        else:
            need = entry.need
            if not need.resources & nowhere:
                most, ways = entry.ways[splits(need)]
                found += ways if most <= coins else [way for way in ways if way.cost <= coins]
            if powerful:
                found.append(entry.power)
        for stage in stages:
            found.append(stage[card])
        found.append(entry.sell)
    return tuple(found)


def free_city_choices(city: Tableau, menu: Menu, hand: Iterable[CardId]) -> tuple[HandChoice, ...]:
    """List the choices for the Free City with what its controller's own choice leaves of the hand.

    It sells only where it can play none of the cards, and must build a card that is free by a chain
    (rulebook, Expert variant).
    """
    found = tuple(
        choice
        for choice in hand_choices(city, menu, hand)
        if not isinstance(choice, BuildStage) or not city.builds_by_chain(choice.card)
    )
    return tuple(choice for choice in found if not isinstance(choice, Sell)) or found


def free_city_choices_from_all(city: Tableau, menu: Menu, hand: Sequence[CardId]) -> tuple[HandChoice, ...]:
    """List what is legal for the Free City with some choice of its controller's from the same hand."""
    legal: set[HandChoice] = set()
    for own in dict.fromkeys(hand):
        left = list(hand)
        left.remove(own)
        legal.update(free_city_choices(city, menu, left))
    return tuple(choice for choice in hand_choices(city, menu, hand) if choice in legal)


def revivable(city: Tableau, discard: Collection[CardId]) -> list[CardId]:
    """List the cards of the discard pile that the city may build: no building that it has already."""
    return [card for card in dict.fromkeys(discard) if card not in city.blocked]


def revive_choices(city: Tableau, discard: Collection[CardId]) -> tuple[BaseChoice, ...]:
    """List the choices from the discard pile, taking nothing last; empty where nothing can be built."""
    found = [Revive(card) for card in revivable(city, discard)]
    return (*found, Decline()) if found else ()
