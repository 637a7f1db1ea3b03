"""Cards of Duel in the layout: face down, covered, free to be taken."""

from engine.duel.box import Box
from engine.duel.terms import Deck
from engine.duel.view import CardOffer
from engine.terms import CardId
from renders.drawing.canvas import Canvas
from renders.drawing.row import Row, Sprite, Word, draw_row
from renders.drawing.theme import Rgba
from renders.duel import icons as duel_icons
from renders.duel.faces import RADIUS, RIM, card_back, card_face
from renders.duel.names import broken_name, card_name
from renders.duel.tableau import Format
from renders.parts import icons
from renders.parts.card_frame import bar_ink, draw_bar_field
from renders.parts.frames import draw_glow, draw_takable_edge
from renders.parts.icons import Status
from renders.parts.language import Text
from renders.parts.sprites import coins, sign


def draw_back(canvas: Canvas, deck: Deck, x: int, y: int, size: Format) -> None:
    """Draw a face-down card."""
    canvas.shadow(x, y, size.width, size.covered_height, RADIUS, 9, 0.6, covered=True)
    canvas.put(card_back(deck, size), x, y)


def draw_covered(canvas: Canvas, box: Box, card_id: CardId, x: int, y: int, size: Format, text: Text) -> None:
    """Draw a face-up card under others."""
    canvas.shadow(x, y, size.width, size.covered_height, RADIUS, 9, 0.6, covered=True)
    name = card_name(card_id, text)
    canvas.put(card_face(box, card_id, name, size, covered=True, broken=broken_name(name, text)), x, y)


def draw_free(
    canvas: Canvas,
    box: Box,
    card_id: CardId,
    offered: tuple[str, CardOffer] | None,
    x: int,
    y: int,
    size: Format,
    text: Text,
    *,
    starred: bool = False,
) -> None:
    """Draw a card that can be taken, with its letter and price if it is offered now.

    A ``starred`` one has room for a star.
    """
    name = card_name(card_id, text)
    draw_glow(canvas, x, y, size.width, size.height, RADIUS, 0.55)
    draw_takable_edge(canvas, x, y, size.width, size.height, RADIUS + 3)
    canvas.put(
        card_face(box, card_id, name, size, covered=False, starred=starred, broken=broken_name(name, text)),
        x,
        y,
    )
    if offered is not None:
        letter, offer = offered
        _draw_price(canvas, offer, x + RIM, y + size.height - size.bar - RIM, size, text)
        canvas.put(duel_icons.letter(letter, size.bar + 4), x + 5, y + size.height - 5, "lb")


def _draw_price(canvas: Canvas, offer: CardOffer, x: int, y: int, size: Format, text: Text) -> None:
    status: Status = (
        "impossible" if not offer.affordable else "free" if offer.price.how == "chain" else "possible"
    )
    sign = Sprite(lambda pixels: icons.status(status, pixels), 1)
    row = [sign, *_price_pieces(offer, status, bar_ink(status), text)]
    letter, width = size.bar + 4, size.width - 2 * RIM
    draw_bar_field(canvas, status, x, y, width, size.bar, RADIUS - RIM)
    left, room = x + letter + 4, width - letter - 10
    place = (left + room / 2, y + size.bar / 2, round(size.bar * 0.8))
    draw_row(canvas, row, *place, gap=5, ink=bar_ink(status), room=room, smallest=26)


def _price_pieces(offer: CardOffer, status: Status, ink: Rgba, text: Text) -> Row:
    if status == "free":
        return [sign("chain", ink, 0.8), Word(text("bar-free"), 700, 0.8)]
    if offer.price.total == 0:
        return [Word(text("bar-free"), 700, 0.8)]
    return [coins(offer.price.total)]
