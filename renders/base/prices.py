"""What a card or a wonder stage costs a player now, as the bar under it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.choice import PaidChoice
from engine.base.view import Obstacle, Offer, Shortage
from engine.terms import Neighbour
from renders.base.effects import Beside, neighbour_piece
from renders.drawing import theme
from renders.drawing.row import Piece, Space, Word
from renders.parts.bars import Bar, bar_ink
from renders.parts.language import Text
from renders.parts.sprites import coins, resource, sign

_LABEL_SCALE = 0.75
"""Words on a bar are larger beside their icons than elsewhere: 33 pixels beside icons of 44."""


def _label(key: str, text: Text) -> Word:
    return Word(text(key), scale=_LABEL_SCALE)


def build_bar(price: PaidChoice | Obstacle, text: Text, beside: Beside | None = None) -> Bar:
    """Tell what a choice costs and who is paid, or why there is none; ``beside`` shows the neighbours."""
    return obstacle_bar(price, text) if isinstance(price, Obstacle) else payment_bar(price, text, beside)


def payment_bar(choice: PaidChoice, text: Text, beside: Beside | None = None) -> Bar:
    """Tell what a choice to build or to add a stage costs and who is paid."""
    if choice.payment.how == "chain":
        return Bar("free", (sign("chain", theme.FREE_TEXT), _label("bar-free", text)), "possible")
    if choice.payment.how == "power":
        return Bar("free", (_label("bar-free", text),))
    if not choice.payment.total:
        return Bar("possible", (_label("bar-free", text),))
    return Bar("possible", tuple(_price_row(choice, beside)))


def _price_row(choice: PaidChoice, beside: Beside | None) -> list[Piece]:
    """Give all coins paid, then each neighbour who is paid, with coins where it is not all."""
    row: list[Piece] = [coins(choice.payment.total)]
    paid: dict[Neighbour, int] = {"left": choice.payment.left, "right": choice.payment.right}
    several = sum(amount > 0 for amount in (choice.payment.bank, *paid.values())) > 1
    for side, amount in paid.items():
        if amount:
            row += [Space(), neighbour_piece(side, bar_ink("possible"), beside)]
            row += [Word(f"{amount}", scale=_LABEL_SCALE)] if several else []
    return row


def obstacle_bar(obstacle: Obstacle, text: Text) -> Bar:
    """Tell why something cannot be done."""
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
    """Show what nobody sells; else of what too little is sold, and how much."""
    unsold = [name for each in shortages if not each.for_sale for name in each.resources]
    if unsold:
        return [*map(resource, unsold[:2]), _label("bar-not-sold", text)]
    short = shortages[0]
    label = text("bar-too-few-sold", sale=short.for_sale, missing=short.missing)
    return [*map(resource, short.resources[:2]), Word(label, scale=_LABEL_SCALE)]


def free_by_power(offer: Offer) -> bool:
    """Tell whether the power of a wonder would build this card for nothing."""
    return any(choice.payment.how == "power" for choice in offer.builds)
