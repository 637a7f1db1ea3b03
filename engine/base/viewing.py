"""The one place that decides what a viewer may know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import cast

from engine.base.cards import Card
from engine.base.choice import BaseChoice, Build, BuildStage, Decline, Sell
from engine.base.city import market_of
from engine.base.legal import HandChoice, choices_of_rest, free_city_uses
from engine.base.offers import offers
from engine.base.scoring import score_cities
from engine.base.table import Table
from engine.base.view import Offer, View
from engine.frozen import FrozenMapping
from engine.game import Decision, Seat
from engine.terms import CardId


def view_of(table: Table, decisions: Sequence[Decision[BaseChoice]], seat: Seat | None) -> View:
    """Show the table to the player of a seat, or with None to a spectator.

    A hand belongs to its player while a card is to be chosen from it; it lies face down otherwise.
    """
    deciding = {decision.seat: decision.kind for decision in decisions}
    if table.free_city is not None and "round" in deciding.values():
        deciding[table.free_city] = "free_city"
    hand: tuple[CardId, ...] = ()
    hand_offers: tuple[Offer, ...] = ()
    discard: tuple[CardId, ...] = ()
    for_free_city: Mapping[CardId, tuple[Offer, ...]] = {}
    for decision in decisions:
        if decision.kind == "revive" and decision.chooser == seat:
            discard = tuple(table.discard)
        elif decision.kind != "revive" and decision.seat == seat:
            hand = tuple(table.hands[decision.seat])
            cards = [table.box.cards[card] for card in hand]
            choices = cast("Sequence[HandChoice]", decision.choices)
            hand_offers = offers(table.cities[seat], market_of(table.cities, decision.seat), cards, choices)
            if table.free_city in deciding and seat == table.controller:
                for_free_city = _offers_for_free_city(table, cards)
    passed_on, gone = _remembered(table, seat)
    return View(
        box=table.box,
        seat=seat,
        players=table.players,
        age=table.age.number,
        round=table.round,
        over=table.over,
        passing=table.age.passing,
        cities=tuple([city.copy() for city in table.cities]),
        deciding=FrozenMapping(deciding),
        scores=score_cities(table.cities),
        discard_size=len(table.discard),
        hand=hand,
        offers=hand_offers,
        discard=discard,
        free_city=table.free_city,
        controller=table.controller,
        free_city_offers=FrozenMapping(for_free_city),
        phase=table.phase,
        hand_sizes=tuple(map(len, table.hands)),
        pile_size=len(table.pile),
        passed_on=FrozenMapping(passed_on),
        gone=gone,
    )


def _remembered(
    table: Table, viewer: Seat | None
) -> tuple[Mapping[Seat, tuple[CardId, ...]], tuple[CardId, ...]]:
    """Tell what a viewer knows of the hands that they have held in this age, and of cards that are gone.

    What stands in the open has been seen by all; what was sold or lies under a wonder, by who had the hand
    before and after it at most.
    """
    passed_on: dict[Seat, tuple[CardId, ...]] = {}
    gone: list[CardId] = []
    played = table.rounds_played
    step = 1 if table.age.passing == "left" else -1
    for first in range(table.players if viewer is not None else 0):
        known: list[CardId] | None = None
        holder = Seat(first)
        for number, round_played in enumerate(played):
            holder = Seat((first + step * number) % table.players)
            if holder == viewer:
                gone += _less(known or (), round_played.hands[holder])
                known = list(round_played.hands[holder])
            if known is not None:
                for choice in round_played.chosen_from(holder):
                    if isinstance(choice, Build) or holder == viewer:
                        _take(known, choice)
                    if holder == viewer and isinstance(choice, BuildStage | Sell):
                        gone.append(choice.card)
        if not table.in_mid_round:
            holder = Seat((first + step * len(played)) % table.players)
            if holder == viewer:
                gone += _less(known or (), table.hands[holder])
                continue
        if known is not None:
            passed_on[holder] = tuple(known)
    return passed_on, tuple(gone)


def _take(cards: list[CardId], choice: BaseChoice) -> None:
    if not isinstance(choice, Decline) and choice.card in cards:
        cards.remove(choice.card)


def _less(cards: Iterable[CardId], others: Iterable[CardId]) -> list[CardId]:
    """Give these cards without the others."""
    left = list(cards)
    for card in others:
        if card in left:
            left.remove(card)
    return left


def _offers_for_free_city(table: Table, hand: Sequence[Card]) -> Mapping[CardId, tuple[Offer, ...]]:
    """Tell what the Free City is offered after each card that its controller may choose of the hand."""
    assert table.free_city is not None, "somebody plays for it"
    city, market = table.cities[table.free_city], market_of(table.cities, table.free_city)
    uses = free_city_uses(city, market, hand)
    found: dict[CardId, tuple[Offer, ...]] = {}
    for own in hand:
        rest = list(hand)
        rest.remove(own)
        found[own.id] = offers(city, market, rest, choices_of_rest(uses, [card.id for card in rest]))
    return found


def as_free_city(view: View, own: BaseChoice) -> View:
    """Show the table to the Free City's controller who has chosen ``own``: the rest of the hand, for it.

    Raises `ValueError` for anybody but the controller.
    """
    if view.free_city is None or isinstance(own, Decline) or own.card not in view.free_city_offers:
        raise ValueError("nobody chooses for the Free City in this view")
    rest = view.free_city_offers[own.card]
    return replace(
        view,
        seat=view.free_city,
        hand=tuple(offer.card for offer in rest),
        offers=rest,
        free_city_offers=FrozenMapping(),
        numbers=tuple([place + 1 for place in range(len(view.hand)) if place != view.hand.index(own.card)]),
    )
