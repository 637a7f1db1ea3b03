"""The one place that decides what a viewer may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.base.choice import BaseChoice, Decline
from engine.base.city import city_of
from engine.base.offers import free_city_offers, offers
from engine.base.scoring import score_tableaus
from engine.base.table import Table
from engine.base.view import Offer, View
from engine.game import Decision, Seat
from engine.terms import CardId


def view_of(table: Table, decisions: Sequence[Decision[BaseChoice]], seat: Seat | None) -> View:
    """Show the table to the player of a seat, or with None to a spectator.

    A hand belongs to its player while a card is to be chosen from it; it lies face down otherwise.
    """
    deciding = {decision.seat: decision.kind for decision in decisions}
    asks_for_a_card = "revive" not in deciding.values()
    if table.free_city is not None and "round" in deciding.values():
        deciding[table.free_city] = "free_city"
    hand: tuple[CardId, ...] = ()
    hand_offers: tuple[Offer, ...] = ()
    discard: tuple[CardId, ...] = ()
    for_free_city: tuple[Offer, ...] = ()
    if seat is not None:
        if asks_for_a_card and seat in deciding:
            hand = tuple(table.hands[seat])
            hand_offers = offers(table.cities[seat], table.menu(seat), hand)
            if table.free_city in deciding and seat == table.controller:
                city = table.cities[table.free_city]
                for_free_city = free_city_offers(city, table.menu(table.free_city), hand)
        if any(decision.chooser == seat and decision.kind == "revive" for decision in decisions):
            discard = tuple(table.discard)
    return View(
        seat=seat,
        players=table.players,
        age=table.age,
        round=table.round,
        over=table.over,
        passing=table.passing,
        cities=tuple(map(city_of, table.cities)),
        deciding=deciding,
        scores=score_tableaus(table.cities),
        discard_size=len(table.discard),
        hand=hand,
        offers=hand_offers,
        discard=discard,
        free_city=table.free_city,
        controller=table.controller,
        pile_size=len(table.pile),
        free_city_offers=for_free_city,
    )


def as_free_city(view: View, own: BaseChoice) -> View:
    """Show the table to the Free City's controller who has chosen ``own``: the rest of the hand, for it.

    The Free City may sell a card only where it can play none (rulebook, Expert variant). Raises
    `ValueError` for anybody but the controller.
    """
    if view.free_city is None or not view.free_city_offers or isinstance(own, Decline):
        raise ValueError("nobody chooses for the Free City in this view")
    gone = view.hand.index(own.card)
    rest = view.free_city_offers[:gone] + view.free_city_offers[gone + 1 :]
    if any(offer.builds or offer.stages for offer in rest):
        rest = tuple(replace(offer, sell=None) for offer in rest)
    return replace(
        view,
        seat=view.free_city,
        hand=tuple(offer.card for offer in rest),
        offers=rest,
        free_city_offers=(),
    )
