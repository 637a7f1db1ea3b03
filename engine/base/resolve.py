"""What happens when choices are revealed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from engine.base.cards import card
from engine.base.choice import BaseChoice, Build, BuildStage, Decline, PaidChoice, Revive, Sell
from engine.base.counting import coins_when_built
from engine.base.effects import Ability, Income, income
from engine.base.events import BaseEvent, Built, CoinsTaken, Revived, Sold, StageBuilt
from engine.base.table import Table
from engine.base.wonders import Stage
from engine.game import Choices, Seat
from engine.ring import left_of, right_of
from engine.rules import Tell
from engine.terms import CardId, Neighbour

COINS_FOR_A_SALE = 3


def play_cards(table: Table, choices: Choices[BaseChoice], tell: Tell[BaseEvent], *, seventh: bool) -> None:
    """Reveal a card of several seats at the same time and tell it, the Free City's first.

    All cards are placed before any coin is counted: a card that pays for neighbours' cards counts
    those of this round as well (rulebook, Vineyard).
    """
    order = sorted(choices)
    if table.free_city in choices:
        order.insert(0, order.pop())
    placed = [(seat, *_place(table, seat, choices[seat], seventh)) for seat in order]
    for seat, event, paying in placed:
        tell(event)
        _take_coins(table, seat, paying, tell)


def revive(table: Table, seat: Seat, choice: BaseChoice, tell: Tell[BaseEvent]) -> None:
    """Build a card of the discard pile, or none, and tell it."""
    if isinstance(choice, Decline):
        tell(Revived(seat, None))
        return
    table.discard.remove(choice.card)
    tell(Revived(seat, choice.card))
    _take_coins(table, seat, _build(table, seat, choice.card), tell)


def _place(table: Table, seat: Seat, choice: BaseChoice, seventh: bool) -> tuple[BaseEvent, Sequence[Income]]:
    """Pay and put the card where it goes; tell it, and give what may pay coins for it."""
    city = table.cities[seat]
    assert not isinstance(choice, Revive | Decline), "a card of the hand is played"
    table.hands[table.choosers[seat]].remove(choice.card)
    match choice:
        case Build(played, how, bank, left, right):
            _pay(table, seat, choice)
            return Built(seat, played, how, bank, left, right, seventh), _build(table, seat, played)
        case BuildStage(_, how, bank, left, right, copy):
            _pay(table, seat, choice)
            stage = _build_stage(table, seat, copy)
            return StageBuilt(seat, city.stages, how, bank, left, right, copy, seventh), income(stage.effects)
        case Sell(sold):
            city.coins += COINS_FOR_A_SALE
            table.discard.append(sold)
            return Sold(seat, COINS_FOR_A_SALE, seventh), ()
        case _:
            assert_never(choice)


def _pay(table: Table, seat: Seat, choice: PaidChoice) -> None:
    cities = table.cities
    cities[seat].coins -= choice.cost
    cities[left_of(seat, len(cities))].coins += choice.left
    cities[right_of(seat, len(cities))].coins += choice.right
    if choice.how == "power":
        cities[seat].free_build_used = True


def _build(table: Table, seat: Seat, played: CardId) -> Sequence[Income]:
    city, built = table.cities[seat], card(played)
    before = city.trade_changes
    city.build(built)
    if city.trade_changes != before:
        table.forget_menus(seat)
    return built.income


def _build_stage(table: Table, seat: Seat, copy: Neighbour | None) -> Stage:
    city = table.cities[seat]
    before = city.trade_changes
    stage = city.build_stage(copy)
    if city.trade_changes != before:
        table.forget_menus(seat)
    if Ability("build_from_discard") in stage.effects:
        table.reviving.append(seat)
    return stage


def _take_coins(table: Table, seat: Seat, paying: Iterable[Income], tell: Tell[BaseEvent]) -> None:
    coins = coins_when_built(table.cities, seat, paying)
    if coins:
        table.cities[seat].coins += coins
        tell(CoinsTaken(seat, coins))
