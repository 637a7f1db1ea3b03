"""What happens when choices are revealed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.base.cards import card
from engine.base.choice import Choice
from engine.base.choices import NO_REVIVAL
from engine.base.counting import coins_when_built
from engine.base.effects import Ability, Income, income
from engine.base.events import BaseEvent, Built, CoinsTaken, Revived, Sold, StageBuilt
from engine.base.table import Table
from engine.base.wonders import Stage
from engine.game import Seat
from engine.terms import CardId, Neighbour

COINS_FOR_A_SALE = 3


def play_cards(table: Table, choices: Mapping[Seat, Choice], *, seventh: bool) -> list[BaseEvent]:
    """Reveal a card of several seats at the same time and tell it, the Free City's first.

    All cards are placed before any coin is counted: a card that pays for neighbours' cards counts
    those of this round as well (rulebook, Vineyard).
    """
    order = sorted(choices)
    if table.free_city in choices:
        order.insert(0, order.pop())
    placed = [(seat, *_place(table, seat, choices[seat], seventh)) for seat in order]
    events: list[BaseEvent] = []
    for seat, event, paying in placed:
        events.append(event)
        if paying:
            events += _take_coins(table, seat, paying)
    return events


def revive(table: Table, seat: Seat, choice: Choice) -> list[BaseEvent]:
    """Build a card of the discard pile, or none, and tell it."""
    if choice == NO_REVIVAL:
        return [Revived(seat, None)]
    revived = choice.card
    assert revived is not None, "every other choice names its card"
    table.discard.remove(revived)
    return [Revived(seat, revived), *_take_coins(table, seat, _build(table, seat, revived))]


def _place(table: Table, seat: Seat, choice: Choice, seventh: bool) -> tuple[BaseEvent, Sequence[Income]]:
    """Pay and put the card where it goes; tell it, and give what may pay coins for it."""
    city = table.cities[seat]
    action, played, how, bank, left, right, copy = choice
    assert played is not None, "a card is played in every way"
    table.hands[table.choosers[seat]].remove(played)
    if action == "sell":
        city.coins += COINS_FOR_A_SALE
        table.discard.append(played)
        return Sold(seat, COINS_FOR_A_SALE, seventh), ()
    assert how is not None, "what is not sold is built in some way"
    if how == "trade":
        table.cities[(seat + 1) % len(table.cities)].coins += left
        table.cities[seat - 1].coins += right
    elif how == "power":
        city.free_build_used = True
    city.coins -= bank + left + right
    if action == "stage":
        stage = _build_stage(table, seat, copy)
        event = StageBuilt(seat, city.stages, how, bank, left, right, copy, seventh)
        return event, income(stage.effects)
    return Built(seat, played, how, bank, left, right, seventh), _build(table, seat, played)


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


def _take_coins(table: Table, seat: Seat, paying: Iterable[Income]) -> list[BaseEvent]:
    coins = coins_when_built(table.cities, seat, paying)
    if not coins:
        return []
    table.cities[seat].coins += coins
    return [CoinsTaken(seat, coins)]
