"""Revealing choices, and the end of an age."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from engine.base.box import Age
from engine.base.choice import BaseChoice, Build, BuildStage, Decline, Revive, Sell
from engine.base.city import City, Effect
from engine.base.effects import Ability
from engine.base.events import BaseEvent, Built, CoinsTaken, Conflict, Revived, Sold, StageBuilt
from engine.base.payment import Payment
from engine.base.table import Table
from engine.game import Choices, Seat, beside, left_of
from engine.rules import Tell
from engine.terms import CardId, DecisionKind

COINS_FOR_A_SALE = 3
SEVENTH: DecisionKind = "seventh_card"


def play_cards(table: Table, choices: Choices[BaseChoice], tell: Tell[BaseEvent], kind: DecisionKind) -> None:
    """Reveal the choices of several seats in a kind of decision, the Free City's first.

    All cards are placed before any coin is counted: a card that pays for neighbours' cards counts those of
    this round too (rulebook, Vineyard).
    """
    order = sorted(choices)
    if table.free_city in choices:
        order.insert(0, order.pop())
    cards_of, seventh = table.box.decisions[kind], kind == SEVENTH
    placed = []
    for seat in order:
        event, effects = place(table, seat, choices[seat], cards_of(table, seat), seventh)
        placed.append((seat, event, effects))
    for seat, event, effects in placed:
        tell(event)
        take_effect(table, seat, effects, tell)


def place(
    table: Table, seat: Seat, choice: BaseChoice, hand: list[CardId], seventh: bool
) -> tuple[BaseEvent, Iterable[Effect]]:
    """Pay for a card and put it where it goes; return the event and the card's effects."""
    city = table.cities[seat]
    match choice:
        case Build():
            hand.remove(choice.card)
            paid = _pay(table, seat, choice.payment)
            card = table.box.cards[choice.card]
            city.build(card)
            return Built(seat, card.id, paid.how, paid.bank, paid.left, paid.right, seventh), card.effects
        case BuildStage():
            hand.remove(choice.card)
            paid = _pay(table, seat, choice.payment)
            effects = city.build_stage(choice.copy).effects
            built = StageBuilt(
                seat, city.stages, paid.how, paid.bank, paid.left, paid.right, choice.copy, seventh
            )
            return built, effects
        case Sell():
            hand.remove(choice.card)
            city.coins += COINS_FOR_A_SALE
            if table.box.cards[choice.card].discarded:
                table.discard.append(choice.card)
            return Sold(seat, COINS_FOR_A_SALE, seventh), ()
        case Revive():
            hand.remove(choice.card)
            card = table.box.cards[choice.card]
            city.build(card)
            return Revived(seat, card.id), card.effects
        case Decline():
            return Revived(seat, None), ()
        case _:
            assert_never(choice)


def _pay(table: Table, seat: Seat, payment: Payment) -> Payment:
    """Take the coins from the city and give the neighbours theirs."""
    cities = table.cities
    cities[seat].coins -= payment.total
    if payment.how == "trade":
        left, right = beside(cities, seat)
        left.coins += payment.left
        right.coins += payment.right
    elif payment.how == "power":
        cities[seat].free_build_used = True
    return payment


def take_effect(table: Table, seat: Seat, effects: Iterable[Effect], tell: Tell[BaseEvent]) -> None:
    """Give the coins for the new buildings, and the power to build from the discard pile."""
    coins, cities = 0, table.cities
    for effect in effects:
        coins += effect.coins_when_built(cities, seat)
        if type(effect) is Ability and effect.name == "build_from_discard":
            table.reviving.append(seat)
    if coins:
        cities[seat].coins += coins
        tell(CoinsTaken(seat, coins))


def take_income(table: Table, tell: Tell[BaseEvent]) -> None:
    """Give every city its income at the start of an age."""
    for seat, city in enumerate(table.cities):
        if coins := sum([effect.income(table.cities, Seat(seat)) for effect in city.lasting]):
            city.coins += coins
            tell(CoinsTaken(Seat(seat), coins))


def fight_conflicts(cities: Sequence[City], age: Age, tell: Tell[Conflict]) -> None:
    """Hand out the conflict tokens of an age; each event is between a seat and its left neighbour."""
    seats = [Seat(seat) for seat in range(len(cities))]
    strengths = [
        cities[seat].shields + sum([each.shields_in_conflict(cities, seat) for each in cities[seat].lasting])
        for seat in seats
    ]
    for seat in seats:
        left = left_of(seat, len(cities))
        own, other = strengths[seat], strengths[left]
        if own == other:
            tell(Conflict(age.number, seat, left, own, other, winner=None, token=0))
            continue
        winner, loser = (seat, left) if own > other else (left, seat)
        cities[winner].conflicts += (age.victory,)
        cities[loser].conflicts += (age.defeat,)
        tell(Conflict(age.number, seat, left, own, other, winner=winner, token=age.victory))
