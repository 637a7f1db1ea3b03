"""The seats of a table as pictures show them: their names, their wonders, the Free City in grey."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.base.city import planned_stages
from engine.base.view import Offer, View
from engine.game import Seat
from engine.terms import Neighbour, WonderId
from renders import scenes, theme
from renders.canvas import Anchor, Canvas
from renders.kept import kept
from renders.text import Text
from renders.theme import Rgba
from renders.type import drawable_name, fit_line, fit_lines, sans

_ONE_LINE_NAME = 30
"""A name that would have to be smaller than this breaks into two lines."""

GREY_PANEL = theme.hex_colour("#343B45")
GREY_PANEL_LOW = theme.hex_colour("#2A3038")


def neighbour_of(view: View, seat: Seat, side: Neighbour) -> Seat:
    """Give the seat beside a seat; seats are numbered clockwise, so the left one has the next number."""
    return Seat((seat + (1 if side == "left" else -1)) % len(view.cities))


def offers_for(view: View, seat: Seat) -> tuple[Offer, ...]:
    """List what the viewer may do for a city with each card of the hand; empty where they are not asked."""
    return view.offers if seat == view.seat else view.free_city_offers if seat == view.free_city else ()


def stage_offer_for(view: View, seat: Seat) -> Offer | None:
    """Give an offer that tells what the next stage of a city costs; None where the viewer is not asked.

    All cards tell the same, but one that the Free City must build tells nothing of the stage.
    """
    asked = offers_for(view, seat)
    telling = (each for each in asked if each.stage_obstacle is None or each.stage_obstacle.reason != "chain")
    return next(telling, asked[0] if asked else None)


def seat_name(names: Sequence[str], seat: Seat, text: Text) -> str:
    """Give what the typeface can draw of a name, or else the number of the seat."""
    return drawable_name(names[seat], text("picture-seat-name", seat=seat + 1))


def seat_emblem(view: View, seat: Seat, size: int) -> Image.Image:
    """Draw the emblem of a seat's wonder as far as it is built; grey for the Free City. Read-only."""
    city = view.cities[seat]
    stages = len(planned_stages(view.cities, seat))
    if seat == view.free_city:
        return _grey_emblem(city.wonder, size, city.stages, stages)
    return scenes.emblem(city.wonder, size, city.stages, stages)


def draw_name(
    canvas: Canvas,
    name: str,
    x: float,
    y: float,
    width: float,
    colour: Rgba = theme.WHITE,
    size: int = 40,
    anchor: Anchor = "lm",
) -> None:
    """Write a name around the height ``y``: in one line, else in two smaller ones, else cut."""
    if sans(_ONE_LINE_NAME, 700).getlength(name) <= width:
        fitted = fit_line(name, width, size, _ONE_LINE_NAME, 700)
        canvas.text(x, y, fitted.text, fitted.font, colour, anchor)
        return
    lines = fit_lines(name, width, _ONE_LINE_NAME, theme.FLOOR_TEXT, 700, breaking=True)
    for index, line in enumerate(lines.lines):
        offset = (index - (len(lines.lines) - 1) / 2) * lines.size
        canvas.text(x, y + offset, line, lines.font, colour, anchor)


@kept
def _grey_emblem(wonder: WonderId, size: int, stages_built: int, stages_total: int) -> Image.Image:
    coloured = scenes.emblem(wonder, size, stages_built, stages_total)
    grey = coloured.convert("L").convert("RGBA")
    grey.putalpha(coloured.getchannel("A"))
    return grey
