"""The table as it lies when one city has had its choice and the others have not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from engine.base.cards import card
from engine.base.choice import BaseChoice, Build, BuildStage, Decline, PaidChoice, Revive, Sell
from engine.base.counting import coins_when_built
from engine.base.effects import Income, income
from engine.base.resolve import COINS_FOR_A_SALE
from engine.base.tableau import Tableau
from engine.game import Seat
from engine.ring import left_of, right_of


def after(cities: Sequence[Tableau], seat: Seat, choice: BaseChoice) -> tuple[Tableau, ...]:
    """Lay out the cities after a choice of this seat; ``cities`` are those before it and do not change."""
    table = [*cities]
    city = table[seat] = cities[seat].copy()
    earned: Sequence[Income] = ()
    match choice:
        case Build():
            city.build(card(choice.card))
            city.free_build_used = city.free_build_used or choice.how == "power"
            earned = card(choice.card).income
        case BuildStage():
            earned = income(city.build_stage(choice.copy).effects)
        case Sell():
            city.coins += COINS_FOR_A_SALE
        case Revive():
            city.build(card(choice.card))
            earned = card(choice.card).income
        case Decline():
            pass
        case _:
            assert_never(choice)
    if isinstance(choice, PaidChoice):
        city.coins -= choice.cost
        for neighbour, coins in (
            (left_of(seat, len(table)), choice.left),
            (right_of(seat, len(table)), choice.right),
        ):
            if coins:
                table[neighbour] = table[neighbour].copy()
                table[neighbour].coins += coins
    city.coins += coins_when_built(table, seat, earned)
    return tuple(table)
