"""The table as it lies when one city has had its choice and the others have not."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace

from engine.base.cards import card
from engine.base.choice import Choice
from engine.base.city import City, tableau
from engine.base.counting import coins_when_built
from engine.base.effects import Income, income
from engine.base.resolving import COINS_FOR_A_SALE
from engine.base.tableau import Tableau
from engine.game import Seat


def after(cities: Sequence[City], laid: Sequence[Tableau], seat: Seat, choice: Choice) -> tuple[Tableau, ...]:
    """Lay out the cities after a choice of this seat; ``laid`` are the cities before it."""
    earned: tuple[Income, ...] = ()
    city = replace(cities[seat], coins=cities[seat].coins - choice.cost)
    if choice.action == "stage":
        earned = income(laid[seat].next_stage(choice.copy).stage.effects)
        copied = city.copied if choice.copy is None else (*city.copied, choice.copy)
        city = replace(city, stages=city.stages + 1, copied=copied)
    elif choice.action == "sell":
        city = replace(city, coins=city.coins + COINS_FOR_A_SALE)
    elif choice.card is not None:
        earned = card(choice.card).income
        city = replace(
            city,
            buildings=(*city.buildings, choice.card),
            free_build_used=city.free_build_used or choice.how == "power",
        )
    changed = [*cities]
    changed[seat] = city
    table = [*laid]
    table[seat] = tableau(changed, seat)
    for neighbour, coins in (((seat + 1) % len(table), choice.left), (seat - 1, choice.right)):
        if coins:
            table[neighbour] = copy(table[neighbour])
            table[neighbour].coins += coins
    table[seat].coins += coins_when_built(table, seat, earned)
    return tuple(table)
