"""Which choices are legal: everything that the seat that is asked may do."""

from __future__ import annotations

from engine.duel.choice import (
    Answer,
    Build,
    BuildWonder,
    Discard,
    TakeToken,
    TurnChoice,
)
from engine.duel.city import City
from engine.duel.table import Question, Table
from engine.game import Seat

DISCARD_COINS = 2
"""Coins for discarding a card, before the yellow cards of the city."""


def turn_choices(table: Table, seat: Seat) -> tuple[TurnChoice, ...]:
    """List what a seat may do in its turn: build, use for a wonder or discard each free card."""
    cards, wonders, city = table.box.cards, table.box.wonders, table.cities[seat]
    market, coins = table.market(seat), city.coins
    payable = []
    for wonder_id in city.unbuilt_wonders:
        price = market.price(wonders[wonder_id])
        if price.total <= coins:
            payable.append((wonder_id, price))
    layout, gain = table.layout, discard_gain(city)
    found: list[TurnChoice] = []
    for slot in layout.free:
        card_id = layout.cards[slot]
        price = market.price(cards[card_id])
        if price.total <= coins:
            found.append(Build(slot, card_id, price))
        for wonder_id, price in payable:
            found.append(BuildWonder(slot, card_id, price, wonder_id))
        found.append(Discard(slot, card_id, gain))
    return tuple(found)


def answers(table: Table, question: Question) -> tuple[Answer, ...]:
    """List the answers to a question of a turn."""
    if question.effect is not None:
        return question.effect.answers(table, question.seat)
    return tuple(map(TakeToken, table.board_tokens))


def discard_gain(city: City) -> int:
    """Count the coins for discarding a card: 2 and 1 for each yellow card (rules, Déroulement)."""
    return DISCARD_COINS + city.colours.get("yellow", 0)
