"""Which choices are legal: everything that the seat that is asked may do."""

from __future__ import annotations

from collections.abc import Sequence

from engine.duel.cards import card
from engine.duel.choice import (
    Begin,
    Build,
    BuildWonder,
    Choice,
    Discard,
    Draft,
    KeepToken,
    Revive,
    TakeOpponentCard,
    TakeToken,
    TurnChoice,
)
from engine.duel.table import Question, Table, cards_of_colour, discard_gain, free_cards
from engine.duel.terms import SEATS, TokenId, opponent
from engine.duel.trade import Market
from engine.duel.wonders import wonder
from engine.game import Seat


def turn_choices(table: Table, seat: Seat) -> tuple[TurnChoice, ...]:
    """List what a seat may do in its turn: build, use for a wonder or discard each free card."""
    city = table.cities[seat]
    market = Market(city, table.cities[opponent(seat)])
    wonders = []
    if table.wonders_can_be_built:
        for wonder_id in city.unbuilt_wonders:
            price = market.wonder_price(wonder(wonder_id))
            if price.total <= city.coins:
                wonders.append((wonder_id, price))
    gain = discard_gain(city)
    found: list[TurnChoice] = []
    for slot, taken in free_cards(table):
        price = market.card_price(card(taken))
        if price.total <= city.coins:
            found.append(Build(slot, taken, price.total, price.how))
        found += [BuildWonder(slot, taken, wonder_id, each.total, each.how) for wonder_id, each in wonders]
        found.append(Discard(slot, taken, gain))
    return tuple(found)


def answers(table: Table, question: Question, drawn_tokens: Sequence[TokenId] = ()) -> tuple[Choice, ...]:
    """List the answers to a question; ``drawn_tokens`` are those that the Great Library has drawn."""
    match question.kind:
        case "draft":
            return tuple(map(Draft, table.draft))
        case "token":
            return tuple(map(TakeToken, table.board_tokens))
        case "opponent_card":
            cards = cards_of_colour(table.cities[opponent(question.seat)], question.colour)
            return tuple(map(TakeOpponentCard, cards))
        case "revive":
            return tuple(map(Revive, table.discard))
        case "library":
            return tuple(map(KeepToken, drawn_tokens))
        case "begin":
            return tuple(map(Begin, SEATS))


def choices(table: Table, drawn_tokens: Sequence[TokenId] = ()) -> tuple[Choice, ...]:
    """List what the seat that is asked now may choose; nothing once the game is over."""
    if table.victory is not None:
        return ()
    if table.questions:
        return answers(table, table.questions[0], drawn_tokens)
    return turn_choices(table, table.turn)
