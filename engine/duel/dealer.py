"""What happens between the choices: the draft goes on, cards are turned up, ages begin and end."""

from __future__ import annotations

from dataclasses import replace

from engine.duel.cards import card
from engine.duel.choice import Begin, Choice, Draft
from engine.duel.city import City
from engine.duel.conflict import MILITARY_TOKENS, lead
from engine.duel.deal import WONDERS_DEALT, Deal
from engine.duel.events import (
    AgeBegan,
    CardsTurnedUp,
    DuelEvent,
    GameEnded,
    PlaysAgain,
    ReplayLost,
    WondersShown,
)
from engine.duel.layouts import layout
from engine.duel.scoring import score_cities, winner
from engine.duel.table import Laid, Question, Table, places
from engine.duel.terms import AGES, SEATS, CardId, Slot, opponent
from engine.game import Seat

COINS_AT_THE_START = 7
WONDERS_SHOWN = 4
FIRST_PICKS = (True, False, False, True, False, True, True, False)
"""Whether the first player has each of the eight picks (rules, Sélection des Merveilles)."""


def set_up(deal: Deal) -> Table:
    """Lay the table for the draft (rules, Mise en place)."""
    city = City(coins=COINS_AT_THE_START)
    return Table(
        age=0,
        turn=deal.first,
        cities=(city, city),
        pawn=0,
        military_tokens=tuple(token.id for token in MILITARY_TOKENS),
        board_tokens=deal.board_tokens,
        draft=deal.wonders[:WONDERS_SHOWN],
        questions=(Question("draft", deal.first),),
    )


def go_on(deal: Deal, table: Table, choice: Choice) -> tuple[Table, list[DuelEvent]]:
    """Do what follows once a choice is carried out: nothing while a question is open."""
    if table.victory is not None:
        return table, [game_ended(table)]
    if table.questions:
        return table, []
    if isinstance(choice, Draft):
        return _go_on_drafting(deal, table)
    if isinstance(choice, Begin):
        return table, []
    return _end_turn(deal, table)


def game_ended(table: Table) -> GameEnded:
    """Tell how the game came to its end."""
    assert table.victory is not None, "the game is over"
    scores = score_cities(table.cities, table.pawn)
    return GameEnded(table.victory, winner(scores), scores)


def _go_on_drafting(deal: Deal, table: Table) -> tuple[Table, list[DuelEvent]]:
    taken = sum(len(city.wonders) for city in table.cities)
    if taken == WONDERS_DEALT:
        return _begin_age(deal, table, 1, deal.first)
    seat = deal.first if FIRST_PICKS[taken] else opponent(deal.first)
    table = replace(table, questions=(Question("draft", seat),))
    if table.draft:
        return table, []
    shown = deal.wonders[WONDERS_SHOWN:]
    return replace(table, draft=shown), [WondersShown(seat, shown)]


def _end_turn(deal: Deal, table: Table) -> tuple[Table, list[DuelEvent]]:
    again = table.plays_again
    table = replace(table, plays_again=False)
    if not table.lying:
        events: list[DuelEvent] = [ReplayLost(table.turn)] if again else []
        table, more = _end_age(deal, table)
        return table, [*events, *more]
    table, events = _turn_up(deal, table)
    if again:
        return table, [*events, PlaysAgain(table.turn)]
    return replace(table, turn=opponent(table.turn)), events


def _turn_up(deal: Deal, table: Table) -> tuple[Table, list[DuelEvent]]:
    """Turn up the cards that have become free (rules, Déroulement)."""
    turned: dict[Slot, CardId] = {
        place.slot: deal.ages[table.age - 1][place.slot]
        for place, laid, free in places(table)
        if free and laid.card is None
    }
    if not turned:
        return table, []
    laid_out = tuple(
        Laid(laid.back, turned[Slot(slot)]) if laid is not None and slot in turned else laid
        for slot, laid in enumerate(table.layout)
    )
    return replace(table, layout=laid_out), [CardsTurnedUp(tuple(turned.items()))]


def _end_age(deal: Deal, table: Table) -> tuple[Table, list[DuelEvent]]:
    if table.age == AGES[-1]:
        table = replace(table, victory="civilian")
        return table, [game_ended(table)]
    behind = next((seat for seat in SEATS if lead(table.pawn, seat) < 0), None)
    return _begin_age(deal, table, table.age + 1, behind)


def _begin_age(deal: Deal, table: Table, age: int, seat: Seat | None) -> tuple[Table, list[DuelEvent]]:
    """Lay out an age; without a seat that begins, the one that played last is asked (rules, Déroulement)."""
    laid_out = tuple(
        Laid(card(card_id).deck, card_id if place.face_up else None)
        for place, card_id in zip(layout(age), deal.ages[age - 1], strict=True)
    )
    table = replace(table, age=age, layout=laid_out)
    if seat is None:
        table = replace(table, questions=(Question("begin", table.turn),))
    else:
        table = replace(table, turn=seat)
    return table, [AgeBegan(age, seat)]
