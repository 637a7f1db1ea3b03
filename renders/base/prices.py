"""A player's current price of a card or a wonder stage, as the bar under it and in words."""

from collections.abc import Sequence
from typing import Literal

from engine.base.choice import Build, BuildStage, PaidChoice
from engine.base.player.opinion import ranked
from engine.base.view import Obstacle, Offer, Shortage, View
from engine.game import Decision, Seat
from engine.terms import NEIGHBOURS, CardId, DecisionKind, Neighbour
from renders.base.effects import Beside, neighbour_piece
from renders.base.names import card_name
from renders.base.seats import neighbour_of
from renders.drawing import theme
from renders.drawing.row import Piece, Space, Word
from renders.parts.card_frame import Bar, bar_ink
from renders.parts.language import Text, all_of
from renders.parts.sprites import coins, resource, sign

_LABEL_SCALE = 0.75
"""The text size on a bar, larger than elsewhere: 33 pixels beside icons of 44."""


def _label(key: str, text: Text) -> Word:
    return Word(text(key), scale=_LABEL_SCALE)


def build_bar(price: PaidChoice | Obstacle, text: Text, beside: Beside | None = None) -> Bar:
    """Return the price of a choice with the receivers, or the obstacle; ``beside`` shows the neighbours."""
    return obstacle_bar(price, text) if isinstance(price, Obstacle) else payment_bar(price, text, beside)


def payment_bar(choice: PaidChoice, text: Text, beside: Beside | None = None) -> Bar:
    """Return the price of building a card or a stage, with the receivers."""
    if choice.payment.how == "chain":
        return Bar("free", (sign("chain", theme.FREE_TEXT), _label("bar-free", text)), "possible")
    if choice.payment.how == "power":
        return Bar("free", (_label("bar-free", text),))
    if not choice.payment.total:
        return Bar("possible", (_label("bar-free", text),))
    return Bar("possible", tuple(_price_row(choice, beside)))


def _price_row(choice: PaidChoice, beside: Beside | None) -> list[Piece]:
    """Return all coins paid, then each neighbour who is paid, with coins if it isn't all."""
    row: list[Piece] = [coins(choice.payment.total)]
    paid: dict[Neighbour, int] = {"left": choice.payment.left, "right": choice.payment.right}
    several = sum(amount > 0 for amount in (choice.payment.bank, *paid.values())) > 1
    for side, amount in paid.items():
        if amount:
            row += [Space(), neighbour_piece(side, bar_ink("possible"), beside)]
            row += [Word(f"{amount}", scale=_LABEL_SCALE)] if several else []
    return row


def obstacle_bar(obstacle: Obstacle, text: Text) -> Bar:
    """Return the obstacle as a bar."""
    match obstacle.reason:
        case "owned":
            return Bar("impossible", (_label("bar-have-it", text),))
        case "unsold":
            return Bar("impossible", tuple(_shortage_row(obstacle.shortages, text)))
        case "coins":
            return Bar("impossible", (_label("bar-need", text), coins(obstacle.coins)))
        case "complete":
            return Bar("possible", (_label("bar-complete", text),))
        case "chain":
            return Bar("impossible", (_label("bar-must-build", text),))


def _shortage_row(shortages: Sequence[Shortage], text: Text) -> list[Piece]:
    """Return the resources that nobody sells; else those that are short, with the amount."""
    unsold = [name for each in shortages if not each.for_sale for name in each.resources]
    if unsold:
        return [*map(resource, unsold[:2]), _label("bar-not-sold", text)]
    short = shortages[0]
    label = text("bar-too-few-sold", sale=short.for_sale, missing=short.missing)
    return [*map(resource, short.resources[:2]), Word(label, scale=_LABEL_SCALE)]


def free_by_power(offer: Offer) -> bool:
    """Return whether the power of a wonder would build this card for free."""
    return any(choice.payment.how == "power" for choice in offer.builds)


# -- in words ----------------------------------------------------------------------------------------


def own(view: View, seat: Seat | None) -> Literal["yes", "no"]:
    """Return whether the viewer chooses for their own city, not for the Free City."""
    return "no" if seat is not None and seat == view.free_city else "yes"


def chain_source(view: View, seat: Seat, built: CardId) -> CardId:
    """Return the building of a city that makes a card free."""
    return next(each for each in view.box.cards[built].free_from if each in view.cities[seat].buildings)


def build_sentence(
    view: View, offer: Offer, names: Sequence[str], text: Text, picked: Sequence[PaidChoice] = ()
) -> str:
    """Return the viewer's price of building the card of an offer, or why it can't be built.

    Empty if the viewer isn't asked about that.
    """
    price = build_price(view, offer, picked)
    if price is None:
        return ""
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
    """Return the current price of a city's next stage; empty if the viewer isn't asked about it.

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
    """Describe the resources that a city is short of, even with its neighbours' goods.

    Those that it doesn't have at all are listed together.
    """
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
    """Return who is paid for a choice, or why nobody is."""
    if choice.payment.how == "chain" and seat is not None:
        source = card_name(view.box, chain_source(view, seat, choice.card), text)
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
    """Return why something can't be built."""
    if obstacle.reason == "unsold":
        return text("words-obstacle-unsold", shortages=shortages_in_words(obstacle, for_own_city, text))
    if obstacle.reason == "coins":
        return text("words-obstacle-coins", coins=text("coins", count=obstacle.coins))
    return text(f"words-obstacle-{obstacle.reason}", own=for_own_city)


def default_ways(view: View, seat: Seat, offer: Offer) -> tuple[int, int]:
    """Choose the default payments of a card and of the stage with it.

    Of the ways that an offer lists for a city these are those of a strong player: who gets the coins matters.
    """
    return _default_way(view, seat, offer.builds), _default_way(view, seat, offer.stages)


def default_copy(view: View, seat: Seat, offer: Offer, side: Neighbour | None) -> BuildStage | None:
    """Choose the default payment of a stage, copied or not; None if unaffordable."""
    ways = [choice for choice in offer.stages if choice.copy == side]
    return ways[_default_way(view, seat, ways)] if ways else None


def build_price(view: View, offer: Offer, picked: Sequence[PaidChoice] = ()) -> Build | Obstacle | None:
    """Return the viewer's way to build a card, or the obstacle; None if they aren't asked.

    That is the ``picked`` way, else the default.
    """
    if not offer.builds:
        return offer.build_obstacle
    assert view.seat is not None, "only a player is offered anything"
    way = _default_way(view, view.seat, offer.builds)
    return next((each for each in offer.builds if each in picked), offer.builds[way])


def stage_price(
    view: View, seat: Seat, side: Neighbour | None, picked: Sequence[PaidChoice] = ()
) -> BuildStage | Obstacle | None:
    """Return the viewer's payment of a city's next stage, or the obstacle; None if they aren't asked.

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
    best, _ = ranked(view, Decision(seat, chooser, kind, tuple(choices[way] for way in ways)))[0]
    return next(way for way in ways if choices[way] == best)
