"""Cards of Duel in their places: face down, under others, free to be taken."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageFilter

from engine.duel.box import Box
from engine.duel.terms import Deck
from engine.duel.view import CardOffer
from engine.terms import CardId
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.row import Row, Sprite, Word, draw_row, largest_size
from renders.drawing.surfaces import rounded_mask
from renders.drawing.theme import Rgba
from renders.duel import icons as duel_icons
from renders.duel.faces import RADIUS, RIM, card_back, card_face
from renders.duel.names import broken_name, card_name
from renders.duel.tableau import Format
from renders.parts import icons
from renders.parts.bars import bar_ink
from renders.parts.frames import draw_takable_edge
from renders.parts.icons import Status
from renders.parts.language import Text
from renders.parts.sprites import coins, sign

_FIELDS: dict[Status, Rgba] = {
    "possible": theme.POSSIBLE,
    "impossible": theme.IMPOSSIBLE,
    "free": theme.FREE,
}


def draw_back(canvas: Canvas, deck: Deck, x: int, y: int, size: Format) -> None:
    """Draw a card that lies face down."""
    canvas.shadow(x, y, size.width, size.covered_height, RADIUS, 9, 0.6, covered=True)
    canvas.put(card_back(deck, size), x, y)


def draw_covered(canvas: Canvas, box: Box, card_id: CardId, x: int, y: int, size: Format, text: Text) -> None:
    """Draw a card that lies face up under others."""
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
    """Draw a card that can be taken: with its letter and its price where it is offered now.

    A ``starred`` one has room for a star.
    """
    name = card_name(card_id, text)
    canvas.put(_glow(size.width, size.height), x - 36, y - 36)
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
    width = size.width - 2 * RIM
    mask = rounded_mask(width, size.bar + 2 * RADIUS, RADIUS - RIM)
    canvas.fill(
        x, y, width, size.bar, _FIELDS[status], mask.crop((0, 2 * RADIUS, width, size.bar + 2 * RADIUS))
    )
    ink = bar_ink(status)
    row = [Sprite(lambda pixels: icons.status(status, pixels), 1), *_price_pieces(offer, status, ink, text)]
    letter = size.bar + 4
    left, room = x + letter + 4, width - letter - 10
    draw_row(
        canvas,
        row,
        left + room / 2,
        y + size.bar / 2,
        largest_size(row, room, round(size.bar * 0.8), 5, smallest=26),
        gap=5,
        ink=ink,
    )


def _price_pieces(offer: CardOffer, status: Status, ink: Rgba, text: Text) -> Row:
    if status == "free":
        return [sign("chain", ink, 0.8), Word(text("bar-free"), 700, 0.8)]
    if offer.price.total == 0:
        return [Word(text("bar-free"), 700, 0.8)]
    return [coins(offer.price.total)]


@lru_cache(maxsize=6)
def _glow(width: int, height: int) -> Image.Image:
    edge = 36
    mask = Image.new("L", (width + 2 * edge, height + 2 * edge), 0)
    mask.paste(rounded_mask(width, height, RADIUS), (edge, edge))
    mask = mask.filter(ImageFilter.GaussianBlur(12)).point(lambda value: value * 0.55)
    glow = Image.new("RGBA", mask.size, theme.TAKABLE_GLOW)
    glow.putalpha(mask)
    return glow
