"""What the seat whose turn it is may choose now (rulebook, The turn)."""

from __future__ import annotations

from itertools import chain
from typing import Literal

from engine.architects.choice import Build, Choice, ChooseToken, End, Exchange, Extra, Keep, Take, UseEffect
from engine.architects.payment import Payment, payments
from engine.architects.table import Table
from engine.architects.terms import POSITIONS, SYMBOLS, CardKind, DeckId
from engine.architects.tokens import ECONOMY, ENGINEERING

Kind = Literal["take", "turn", "token", "effect", "keep"]

SEARCHED_CARDS = 5
"""How many cards Halicarnassus shows."""


def question(table: Table) -> tuple[Kind, tuple[Choice, ...]]:
    """Give what the seat is asked and every legal answer.

    The answers of a ``turn`` are empty where nothing more can be done: the turn is over. Only a turn
    that begins without a card to take asks for its end even so.
    """
    match table.asked:
        case "token":
            return "token", tuple(_tokens(table))
        case "effect":
            return "effect", tuple(UseEffect(deck) for deck in decks_for_effect(table))
        case "keep":
            return "keep", tuple(Keep(kind) for kind in dict.fromkeys(searched_cards(table)))
    if not table.taken and table.decks_in_reach():
        return "take", tuple(Take(deck) for deck in table.decks_in_reach())
    compulsory = [*_builds(table, with_tokens=False), *_exchanges(table)]
    optional = [*_builds(table, with_tokens=True), *_extra_cards(table)]
    if not compulsory and (optional or not table.taken):
        optional.append(End())
    return "turn", tuple(chain(compulsory, optional))


def decks_for_effect(table: Table) -> list[DeckId]:
    """List the decks that the effect of the city's wonder can be used on now."""
    match table.city.board.effect:
        case "take_from_any_deck":
            return [deck for deck, pile in table.decks.items() if pile]
        case "keep_one_of_five":
            around = [table.deck_at(position) for position in POSITIONS if position != "central"]
            return [deck for deck in around if table.decks[deck]]
        case _:
            return []


def searched_cards(table: Table) -> tuple[CardKind, ...]:
    """Give the cards that Halicarnassus shows, top first; fewer than five where the pile is small."""
    return () if table.searched is None else tuple(table.decks[table.searched][:SEARCHED_CARDS])


def _tokens(table: Table) -> list[Choice]:
    found: list[Choice] = [ChooseToken(token_id) for token_id in dict.fromkeys(table.face_up)]
    if table.stack:
        found.append(ChooseToken(None))
    return found


def _builds(table: Table, *, with_tokens: bool) -> list[Choice]:
    """List the ways to build: those that must be taken, or those that use Economy or Engineering.

    A stage that only these tokens make payable is optional: using a token is the player's choice.
    """
    city = table.city
    economy, engineering = table.can_use(ECONOMY), table.can_use(ENGINEERING)
    if with_tokens and not economy and not engineering:
        return []
    return [
        Build(stage.number, *payment)
        for stage in city.open_stages
        for payment in payments(city, stage.cost, economy=economy, engineering=engineering)
        if _uses_a_token(payment) == with_tokens
    ]


def _uses_a_token(payment: Payment) -> bool:
    return payment.economy or payment.engineering


def _exchanges(table: Table) -> list[Choice]:
    """List the sets of two identical or three different symbols, as long as a token is left."""
    if not table.tokens_left:
        return []
    held = {CardKind(symbol): table.city.cards.get(CardKind(symbol), 0) for symbol in SYMBOLS}
    found: list[Choice] = [Exchange((kind, kind)) for kind, count in held.items() if count > 1]
    if all(held.values()):
        found.append(Exchange(tuple(held)))
    return found


def _extra_cards(table: Table) -> list[Choice]:
    return [Extra(token_id, deck) for token_id in table.open_tokens for deck in table.decks_in_reach()]
