"""Carrying out the choices."""

from __future__ import annotations

from typing import assert_never

from engine.duel.choice import (
    Begin,
    Build,
    BuildWonder,
    Discard,
    Draft,
    DuelChoice,
    KeepToken,
    Revive,
    TakeOpponentCard,
    TakeToken,
)
from engine.duel.consequences import Consequences
from engine.duel.effects import PlayAgain
from engine.duel.events import (
    BeginnerChosen,
    Built,
    Discarded,
    DuelEvent,
    OpponentCardDiscarded,
    Revived,
    TokenTaken,
    WonderBuilt,
    WonderDrafted,
)
from engine.duel.table import Table
from engine.duel.terms import opponent
from engine.game import Seat
from engine.rules import Tell
from engine.terms import CardId, TokenId, WonderId


def resolve(table: Table, seat: Seat, choice: DuelChoice, tell: Tell[DuelEvent]) -> None:
    """Carry out a legal choice of a seat, as far as it goes without another one and without the dealer.

    Afterwards either a question is open, the game is won, or the turn is done.
    """
    done = Consequences(table, seat, tell)
    match choice:
        case Build():
            _build(done, choice)
        case BuildWonder():
            _build_wonder(done, choice)
        case Discard():
            _discard(done, choice)
        case Draft(wonder_id):
            _draft(done, wonder_id)
        case TakeToken(token):
            table.questions.pop(0)
            table.board_tokens.remove(token)
            _get_token(done, token, from_library=False)
        case KeepToken(token):
            # The tokens that are not kept go back to the box.
            del table.aside_tokens[: table.questions.pop(0).draw]
            _get_token(done, token, from_library=True)
        case TakeOpponentCard(card_id):
            table.questions.pop(0)
            _discard_opponent_card(done, card_id)
        case Revive(card_id):
            table.questions.pop(0)
            table.discard.remove(card_id)
            tell(Revived(seat, card_id))
            _add_card(done, card_id)
        case Begin(beginner):
            table.turn, table.beginner_open = beginner, False
            tell(BeginnerChosen(seat, beginner))
        case _:
            assert_never(choice)


def _draft(done: Consequences, wonder_id: WonderId) -> None:
    last = len(done.table.draft) == 1
    done.table.draft.remove(wonder_id)
    done.city.draft(wonder_id)
    done.tell(WonderDrafted(done.seat, wonder_id, last))


def _build(done: Consequences, choice: Build) -> None:
    card_id, price = choice.card, choice.price
    done.table.layout.take(choice.slot)
    done.tell(Built(done.seat, card_id, price.how, price.total - price.trade, price.trade, price.bought))
    done.pay(price)
    if price.how == "chain":
        done.gain(done.city.chain_coins)
    _add_card(done, card_id)


def _build_wonder(done: Consequences, choice: BuildWonder) -> None:
    wonder, price = done.table.box.wonders[choice.wonder], choice.price
    done.table.layout.take(choice.slot)
    done.table.under_wonders.append(choice.card)
    done.tell(WonderBuilt(done.seat, wonder.id, choice.card, price.how, price.trade, price.bought))
    done.pay(price)
    # Theology gives another turn for the next wonders, not for the Great Library that brings it, and a
    # wonder never has the effect twice (rules, Annexe 1: Théologie).
    if done.city.wonders_play_again or PlayAgain() in wonder.effects:
        done.table.plays_again = True
    wonder.add_to(done.city)
    done.remove_last_wonder()
    done.apply(wonder.effects)


def _discard(done: Consequences, choice: Discard) -> None:
    done.table.layout.take(choice.slot)
    done.city.coins += choice.gain
    done.table.discard.append(choice.card)
    done.tell(Discarded(done.seat, choice.card, choice.gain))


def _get_token(done: Consequences, token_id: TokenId, *, from_library: bool) -> None:
    token = done.table.box.tokens[token_id]
    token.add_to(done.city)
    done.tell(TokenTaken(done.seat, token_id, from_library))
    done.apply(token.effects)


def _discard_opponent_card(done: Consequences, card_id: CardId) -> None:
    left = done.other_city
    buildings = [each for each in left.buildings if each != card_id]
    done.table.cities[opponent(done.seat)] = done.table.box.city(
        left.coins, buildings, left.wonders, left.tokens
    )
    done.table.discard.append(card_id)
    done.tell(OpponentCardDiscarded(done.seat, card_id))


def _add_card(done: Consequences, card_id: CardId) -> None:
    # Strategy adds to red cards only, whether they are paid for or taken from the discard pile.
    card = done.table.box.cards[card_id]
    extra_shields = done.city.extra_shields.get(card.colour, 0)
    card.add_to(done.city)
    done.apply(card.effects, extra_shields)
