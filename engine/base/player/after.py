"""The table as it lies when one city has had its choice and the others have not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import assert_never

from engine.base.box import Card
from engine.base.choice import BaseChoice, Build, BuildStage, Decline, PaidChoice, Revive, Sell
from engine.base.effects import Effect
from engine.base.resolve import COINS_FOR_A_SALE
from engine.base.table import City
from engine.game import Seat, left_of, right_of
from engine.terms import CardId


def after(
    cards: Mapping[CardId, Card], cities: Sequence[City], seat: Seat, choice: BaseChoice
) -> tuple[City, ...]:
    """Lay out the cities after a choice of this seat; ``cities`` are those before it and do not change."""
    table = [*cities]
    city = table[seat] = cities[seat].copy()
    effects: Iterable[Effect] = ()
    match choice:
        case Build() | Revive():
            city.build(cards[choice.card])
            effects = cards[choice.card].effects
        case BuildStage():
            effects = city.build_stage(choice.copy).stage.effects
        case Sell():
            city.coins += COINS_FOR_A_SALE
        case Decline():
            pass
        case _:
            assert_never(choice)
    if isinstance(choice, PaidChoice):
        city.coins -= choice.cost
        city.free_build_used = city.free_build_used or choice.how == "power"
        for neighbour, coins in (
            (left_of(seat, len(table)), choice.left),
            (right_of(seat, len(table)), choice.right),
        ):
            if coins:
                table[neighbour] = table[neighbour].copy()
                table[neighbour].coins += coins
    city.coins += sum([effect.coins_when_built(table, seat) for effect in effects])
    return tuple(table)
