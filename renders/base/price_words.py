"""What cards and stages cost a player now, or the Free City, said in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.base.choice import PaidChoice
from engine.base.view import Obstacle, Offer, View
from engine.game import Seat
from engine.terms import NEIGHBOURS, CardId, Neighbour
from renders.base.default_way import build_price, stage_price
from renders.base.names import card_name
from renders.base.seats import neighbour_of
from renders.parts.language import Text, all_of


def own(view: View, seat: Seat | None) -> Literal["yes", "no"]:
    """Tell whether a city that the viewer chooses for is their own, and not the Free City."""
    return "no" if seat is not None and seat == view.free_city else "yes"


def chain_source(view: View, seat: Seat, built: CardId) -> CardId:
    """Give the building of a city that makes a card free."""
    return next(each for each in view.box.cards[built].free_from if each in view.cities[seat].buildings)


def build_sentence(
    view: View, offer: Offer, names: Sequence[str], text: Text, picked: Sequence[PaidChoice] = ()
) -> str:
    """Say what building the card of an offer costs the viewer, or why it cannot be built."""
    price = build_price(view, offer, picked)
    if isinstance(price, Obstacle):
        return _obstacle_sentence(price, own(view, view.seat), text)
    said = _payment_sentence(view, view.seat, price, names, text)
    if price.payment.how != "power" and any(choice.payment.how == "power" for choice in offer.builds):
        return f"{said} {text('words-price-power-too')}"
    return said


def stage_sentence(
    view: View,
    seat: Seat,
    side: Neighbour | None,
    names: Sequence[str],
    text: Text,
    picked: Sequence[PaidChoice] = (),
) -> str:
    """Say what the next stage of a city costs now; empty where the viewer is not asked about it.

    ``side`` is the neighbour whose stage is copied.
    """
    match stage_price(view, seat, side, picked):
        case None:
            return ""
        case Obstacle() as obstacle:
            return _obstacle_sentence(obstacle, own(view, seat), text)
        case choice:
            return _payment_sentence(view, seat, choice, names, text)


def shortages_in_words(obstacle: Obstacle, for_own_city: str, text: Text) -> str:
    """Say what a city has too little of, with all that its neighbours sell: what it has not at all in one."""
    none = [each for each in obstacle.shortages if not each.made + each.for_sale]
    some = [each for each in obstacle.shortages if each.made + each.for_sale]
    parts = [[each] for each in some]
    said = []
    for part in [none, *parts] if none else parts:
        needed = [
            text("resource-count", count=amount, resource=text(f"resource-{resource}"))
            for each in part
            for resource, amount in each.needed
        ]
        made, sale = part[0].made, part[0].for_sale
        said.append(text("shortage", own=for_own_city, needed=all_of(needed, text), made=made, sale=sale))
    return all_of(said, text)


def _payment_sentence(
    view: View, seat: Seat | None, choice: PaidChoice, names: Sequence[str], text: Text
) -> str:
    """Say who is paid for a choice, or why nobody is."""
    if choice.payment.how == "chain" and seat is not None:
        source = card_name(chain_source(view, seat, choice.card), text)
        return text("words-price-chain", own=own(view, seat), source=source)
    if choice.payment.how == "power":
        return text("words-price-power")
    if choice.payment.how == "free":
        return text("cost-nothing")
    if not choice.payment.total:
        return text("words-price-own", own=own(view, seat))
    parts = []
    if choice.payment.bank:
        parts.append(text("words-price-bank", coins=text("coins", count=choice.payment.bank)))
    for side, paid in zip(NEIGHBOURS, (choice.payment.left, choice.payment.right), strict=True):
        if paid and seat is not None:
            name = names[neighbour_of(view, seat, side)]
            parts.append(text("words-price-neighbour", coins=text("coins", count=paid), name=name))
    return text("words-price", payments=all_of(parts, text), own=own(view, seat))


def _obstacle_sentence(obstacle: Obstacle, for_own_city: str, text: Text) -> str:
    """Say why something cannot be built."""
    if obstacle.reason == "unsold":
        return text("words-obstacle-unsold", shortages=shortages_in_words(obstacle, for_own_city, text))
    if obstacle.reason == "coins":
        return text("words-obstacle-coins", coins=text("coins", count=obstacle.coins))
    return text(f"words-obstacle-{obstacle.reason}", own=for_own_city)
