"""Carrying out the choices on the open table."""

from __future__ import annotations

from dataclasses import replace

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
)
from engine.duel.city import DraftedWonder
from engine.duel.consequences import Consequences
from engine.duel.effects import PlayAgain
from engine.duel.events import (
    BeginnerChosen,
    Built,
    Discarded,
    OpponentCardDiscarded,
    Revived,
    TokenTaken,
    WonderBuilt,
    WonderDrafted,
)
from engine.duel.table import Table, discard_gain
from engine.duel.terms import CardId, Slot, TokenId, WonderId, opponent
from engine.duel.tokens import progress_token
from engine.duel.trade import Market
from engine.duel.wonders import wonder
from engine.game import Seat


def carry_out(table: Table, seat: Seat, choice: Choice) -> Consequences:
    """Carry out a legal choice of a seat; ``table`` itself stays as it is.

    Nothing hidden is needed and nothing is dealt: afterwards either a question is open, the game is
    won, or the turn is done and the dealer goes on.
    """
    done = Consequences(replace(table, questions=table.questions[1:]), seat)
    match choice:
        case Draft(wonder_id):
            _draft(done, wonder_id)
        case Build(slot, card_id):
            _build(done, slot, card_id)
        case BuildWonder(slot, card_id, wonder_id):
            _build_wonder(done, slot, card_id, wonder_id)
        case Discard(slot, card_id):
            _discard(done, slot, card_id)
        case TakeToken(token):
            _take_token(done, token, from_library=False)
        case KeepToken(token):
            _take_token(done, token, from_library=True)
        case TakeOpponentCard(card_id):
            _discard_opponent_card(done, card_id)
        case Revive(card_id):
            _revive(done, card_id)
        case Begin(beginner):
            done.table = replace(done.table, turn=beginner)
            done.events.append(BeginnerChosen(seat, beginner))
    return done


def _draft(done: Consequences, wonder_id: WonderId) -> None:
    last = len(done.table.draft) == 1
    done.set_wonders(done.seat, (*done.city.wonders, DraftedWonder(wonder_id)))
    done.table = replace(done.table, draft=tuple(each for each in done.table.draft if each != wonder_id))
    done.events.append(WonderDrafted(done.seat, wonder_id, last))


def _build(done: Consequences, slot: Slot, card_id: CardId) -> None:
    _take(done, slot)
    price = Market(done.city, done.other_city).card_price(card(card_id))
    done.events.append(Built(done.seat, card_id, price.how, price.coins, price.trade, price.bought))
    done.pay(price)
    if price.how == "chain":
        done.gain(done.city.assets.chain_coins)
    _add_card(done, card_id)


def _build_wonder(done: Consequences, slot: Slot, card_id: CardId, wonder_id: WonderId) -> None:
    _take(done, slot)
    price = Market(done.city, done.other_city).wonder_price(wonder(wonder_id))
    done.events.append(WonderBuilt(done.seat, wonder_id, card_id, price.how, price.trade, price.bought))
    done.pay(price)
    # Theology gives another turn for the next wonders, not for the Great Library that brings it, and a
    # wonder never has the effect twice (rules, Annexe 1: Théologie).
    if done.city.assets.wonders_play_again or PlayAgain() in wonder(wonder_id).effects:
        done.table = replace(done.table, plays_again=True)
    done.set_wonders(
        done.seat,
        tuple(
            DraftedWonder(each.wonder, built=each.built or each.wonder == wonder_id)
            for each in done.city.wonders
        ),
    )
    done.remove_last_wonder()
    done.apply(wonder(wonder_id).effects)


def _discard(done: Consequences, slot: Slot, card_id: CardId) -> None:
    _take(done, slot)
    gain = discard_gain(done.city)
    done.change_coins(done.seat, gain)
    done.table = replace(done.table, discard=(*done.table.discard, card_id))
    done.events.append(Discarded(done.seat, card_id, gain))


def _take_token(done: Consequences, token: TokenId, *, from_library: bool) -> None:
    with_token = replace(done.city, tokens=(*done.city.tokens, token))
    done.table = replace(
        done.table.with_city(done.seat, with_token),
        board_tokens=tuple(each for each in done.table.board_tokens if each != token),
    )
    done.events.append(TokenTaken(done.seat, token, from_library))
    done.apply(progress_token(token).effects)


def _discard_opponent_card(done: Consequences, card_id: CardId) -> None:
    buildings = tuple(each for each in done.other_city.buildings if each != card_id)
    done.table = replace(
        done.table.with_city(opponent(done.seat), replace(done.other_city, buildings=buildings)),
        discard=(*done.table.discard, card_id),
    )
    done.events.append(OpponentCardDiscarded(done.seat, card_id))


def _revive(done: Consequences, card_id: CardId) -> None:
    done.table = replace(done.table, discard=tuple(each for each in done.table.discard if each != card_id))
    done.events.append(Revived(done.seat, card_id))
    _add_card(done, card_id)


def _add_card(done: Consequences, card_id: CardId) -> None:
    # Strategy adds to red cards only, whether they are paid for or taken from the discard pile.
    extra_shields = done.city.assets.extra_shields.get(card(card_id).colour, 0)
    with_card = replace(done.city, buildings=(*done.city.buildings, card_id))
    done.table = done.table.with_city(done.seat, with_card)
    done.apply(card(card_id).effects, extra_shields)


def _take(done: Consequences, slot: Slot) -> None:
    layout = done.table.layout
    done.table = replace(done.table, layout=(*layout[:slot], None, *layout[slot + 1 :]))
