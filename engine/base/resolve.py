"""What happens when choices are revealed, and at the end of an age."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from engine.base.box import Age
from engine.base.choice import BaseChoice, Build, BuildStage, Decline, Revive, Sell
from engine.base.city import City, Effect, strength
from engine.base.effects import Ability
from engine.base.events import BaseEvent, Built, CoinsTaken, Conflict, Revived, Sold, StageBuilt
from engine.base.payment import Payment
from engine.base.table import Table
from engine.game import Choices, Seat, beside, left_of
from engine.rules import Tell
from engine.terms import CardId, DecisionKind

COINS_FOR_A_SALE = 3
SEVENTH: DecisionKind = "seventh_card"
REVIVE = Ability("build_from_discard")


def play_cards(table: Table, choices: Choices[BaseChoice], tell: Tell[BaseEvent], kind: DecisionKind) -> None:
    """Reveal what several seats chose in a kind of decision and tell it, the Free City's first.

    All cards are placed before any coin is counted: a card that pays for neighbours' cards counts
    those of this round as well (rulebook, Vineyard).
    """
    order = sorted(choices)
    if table.free_city in choices:
        order.insert(0, order.pop())
    cards_of, seventh = table.box.decisions[kind], kind == SEVENTH
    placed = []
    for seat in order:
        event, effects = _place(table, seat, choices[seat], cards_of(table, seat), seventh)
        placed.append((seat, event, effects))
        if REVIVE in effects:
            table.reviving.append(seat)
    for seat, event, effects in placed:
        tell(event)
        _take_coins(table, seat, effects, tell)


def revive(table: Table, seat: Seat, choice: BaseChoice, tell: Tell[BaseEvent]) -> None:
    """Build a card of the discard pile, or none, and tell it."""
    if isinstance(choice, Decline):
        tell(Revived(seat, None))
        return
    card = table.box.cards[choice.card]
    table.discard.remove(card.id)
    table.cities[seat].build(card)
    tell(Revived(seat, card.id))
    _take_coins(table, seat, card.effects, tell)


def _place(
    table: Table, seat: Seat, choice: BaseChoice, hand: list[CardId], seventh: bool
) -> tuple[BaseEvent, Iterable[Effect]]:
    """Pay and put a card of these where it goes; tell it, and give the effects that it has."""
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
            effects = city.build_stage(choice.copy).stage.effects
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
        case Revive() | Decline():
            raise AssertionError("a card of the hand is played")
        case _:
            assert_never(choice)


def _pay(table: Table, seat: Seat, payment: Payment) -> Payment:
    """Take the coins from the city and give neighbours theirs."""
    cities = table.cities
    cities[seat].coins -= payment.total
    if payment.how == "trade":
        left, right = beside(cities, seat)
        left.coins += payment.left
        right.coins += payment.right
    elif payment.how == "power":
        cities[seat].free_build_used = True
    return payment


def _take_coins(table: Table, seat: Seat, effects: Iterable[Effect], tell: Tell[BaseEvent]) -> None:
    coins = 0
    for effect in effects:
        coins += effect.coins_when_built(table.cities, seat)
    if coins:
        table.cities[seat].coins += coins
        tell(CoinsTaken(seat, coins))


def take_income(table: Table, tell: Tell[BaseEvent]) -> None:
    """Give every city what it earns at the beginning of an age."""
    earning = [(Seat(seat), city) for seat, city in enumerate(table.cities) if city.lasting]
    for seat, city in earning:
        if coins := sum([effect.income(table.cities, seat) for effect in city.lasting]):
            city.coins += coins
            tell(CoinsTaken(seat, coins))


def fight_conflicts(cities: Sequence[City], age: Age, tell: Tell[Conflict]) -> None:
    """Hand out the tokens of an age and tell each comparison once, between a seat and its left one."""
    strengths = [strength(cities, Seat(seat)) for seat in range(len(cities))]
    for seat in map(Seat, range(len(cities))):
        left = left_of(seat, len(cities))
        own, other = strengths[seat], strengths[left]
        if own == other:
            tell(Conflict(age.number, seat, left, own, other, winner=None, token=0))
            continue
        winner, loser = (seat, left) if own > other else (left, seat)
        cities[winner].conflicts += (age.victory,)
        cities[loser].conflicts += (age.defeat,)
        tell(Conflict(age.number, seat, left, own, other, winner=winner, token=age.victory))
