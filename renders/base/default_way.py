"""The way to pay that pictures show and buttons and texts offer first, where there are several."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.choice import Build, BuildStage, PaidChoice
from engine.base.player.model import MODEL
from engine.base.view import Obstacle, Offer, View
from engine.game import Decision, Seat
from engine.terms import DecisionKind, Neighbour


def default_ways(view: View, seat: Seat, offer: Offer) -> tuple[int, int]:
    """Choose the ways in which a card and the stage above it are paid unless a player says otherwise.

    Of those that an offer lists for a city these are the ones that a strong player takes: who gets the
    coins matters.
    """
    return _default_way(view, seat, offer.builds), _default_way(view, seat, offer.stages)


def default_copy(view: View, seat: Seat, offer: Offer, side: Neighbour | None) -> BuildStage | None:
    """Choose how a stage is paid that is copied from a neighbour, or is the own one; None if it cannot be."""
    ways = [choice for choice in offer.stages if choice.copy == side]
    return ways[_default_way(view, seat, ways)] if ways else None


def build_price(view: View, offer: Offer, picked: Sequence[PaidChoice] = ()) -> Build | Obstacle | None:
    """Return how the viewer would build a card, or why they cannot; None where that is not asked.

    That is as it is ``picked``, else by default.
    """
    if not offer.builds:
        return offer.build_obstacle
    assert view.seat is not None, "only a player is offered anything"
    way = _default_way(view, view.seat, offer.builds)
    return next((each for each in offer.builds if each in picked), offer.builds[way])


def stage_price(
    view: View, seat: Seat, side: Neighbour | None, picked: Sequence[PaidChoice] = ()
) -> BuildStage | Obstacle | None:
    """Return how the viewer would pay for the next stage of a city, or why they cannot; None if not asked.

    ``side`` is the neighbour whose stage is copied. Any card can be the one that is ``picked`` for it.
    """
    offer = view.stage_offer_for(seat)
    if offer is None:
        return None
    for choice in picked:
        if seat == view.seat and isinstance(choice, BuildStage) and choice.copy == side:
            return choice
    return default_copy(view, seat, offer, side) or offer.stage_obstacle


def _default_way(view: View, seat: Seat, choices: Sequence[Build] | Sequence[BuildStage]) -> int:
    ways = [way for way, choice in enumerate(choices) if choice.payment.how != "power"]
    if len(ways) < 2:
        return ways[0] if ways else 0
    chooser = view.controller if seat == view.free_city and view.controller is not None else seat
    kind: DecisionKind = "round" if chooser == seat else "free_city"
    best, _ = MODEL.ranked(view, Decision(seat, chooser, kind, tuple(choices[way] for way in ways)))[0]
    return next(way for way in ways if choices[way] == best)
