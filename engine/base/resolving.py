"""What happens when choices are revealed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.base.cards import card
from engine.base.choice import Choice, Neighbour
from engine.base.choices import NO_REVIVAL
from engine.base.counting import coins_when_built
from engine.base.effects import Ability, Effect
from engine.base.events import BaseEvent, Built, CoinsTaken, Revived, Sold, StageBuilt
from engine.base.table import Table
from engine.base.terms import CardId
from engine.game import Seat

COINS_FOR_A_SALE = 3


def play_cards(table: Table, choices: Mapping[Seat, Choice], *, seventh: bool) -> list[BaseEvent]:
    """Reveal a card of several seats at the same time and tell it, the Free City's first.

    All cards are placed before any coin is counted: a card that pays for neighbours' cards counts
    those of this round as well (rulebook, Vineyard).
    """
    order = sorted(choices)
    if table.free_city in choices:
        order.insert(0, order.pop())
    placed = {seat: _place(table, seat, choices[seat]) for seat in order}
    events: list[BaseEvent] = []
    for seat in order:
        events.append(_tell(table, seat, choices[seat], seventh=seventh))
        events += _take_coins(table, seat, placed[seat])
    return events


def revive(table: Table, seat: Seat, choice: Choice) -> list[BaseEvent]:
    """Build a card of the discard pile, or none, and tell it."""
    if choice == NO_REVIVAL:
        return [Revived(seat, None)]
    revived = _card_of(choice)
    table.discard.remove(revived)
    effects = _build(table, seat, revived)
    return [Revived(seat, revived), *_take_coins(table, seat, effects)]


def _place(table: Table, seat: Seat, choice: Choice) -> tuple[Effect, ...]:
    """Pay and put the card where it goes; give the effects of what stands now."""
    city = table.cities[seat]
    played = _card_of(choice)
    table.hands[table.chooser(seat)].remove(played)
    if choice.action == "sell":
        city.coins += COINS_FOR_A_SALE
        table.discard.append(played)
        return ()
    city.coins -= choice.bank
    if choice.how == "trade":
        city.coins -= choice.left + choice.right
        table.cities[(seat + 1) % len(table.cities)].coins += choice.left
        table.cities[seat - 1].coins += choice.right
    if choice.action == "stage":
        return _build_stage(table, seat, choice.copy)
    if choice.how == "power":
        city.free_build_used = True
    return _build(table, seat, played)


def _build(table: Table, seat: Seat, played: CardId) -> tuple[Effect, ...]:
    city = table.cities[seat]
    before = city.trade_changes
    built = card(played)
    city.build(built)
    if city.trade_changes != before:
        table.forget_menus(seat)
    return built.effects


def _build_stage(table: Table, seat: Seat, copy: Neighbour | None) -> tuple[Effect, ...]:
    city = table.cities[seat]
    before = city.trade_changes
    stage = city.build_stage(copy)
    if city.trade_changes != before:
        table.forget_menus(seat)
    if Ability("build_from_discard") in stage.effects:
        table.reviving.append(seat)
    return stage.effects


def _tell(table: Table, seat: Seat, choice: Choice, *, seventh: bool) -> BaseEvent:
    if choice.action == "sell":
        return Sold(seat, COINS_FOR_A_SALE, seventh)
    assert choice.how is not None
    paid = (choice.how, choice.bank, choice.left, choice.right)
    if choice.action == "stage":
        return StageBuilt(seat, table.cities[seat].stages, *paid, copy=choice.copy, seventh=seventh)
    return Built(seat, _card_of(choice), *paid, seventh=seventh)


def _take_coins(table: Table, seat: Seat, effects: Iterable[Effect]) -> list[BaseEvent]:
    coins = coins_when_built(table.cities, seat, effects)
    if not coins:
        return []
    table.cities[seat].coins += coins
    return [CoinsTaken(seat, coins)]


def _card_of(choice: Choice) -> CardId:
    assert choice.card is not None, "every choice but taking nothing names its card"
    return choice.card
