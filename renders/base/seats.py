"""The seats of a table in pictures: their names, their wonders, the Free City in grey."""

from collections.abc import Mapping

from PIL import Image

from engine.base.pad import Pad
from engine.base.view import View
from engine.game import Seat, left_of, right_of
from engine.terms import NEIGHBOURS, Neighbour
from renders.base.sides import scene_of
from renders.drawing import theme
from renders.drawing.kept import kept
from renders.drawing.row import Sprite
from renders.parts import icons, scenes
from renders.parts.icons import Sign


def neighbour_of(view: View, seat: Seat, side: Neighbour) -> Seat:
    """Return the seat beside a seat."""
    return (left_of if side == "left" else right_of)(seat, len(view.cities))


_ARROWS: Mapping[Neighbour, Sign] = {"left": "arrow-left", "right": "arrow-right"}


def side_sign(side: Neighbour, size: int) -> Image.Image:
    """Draw the arrow to the side of a city's neighbour. Read-only."""
    return icons.sign(_ARROWS[side], size, theme.MUTED)


def seat_emblem(view: View | Pad, seat: Seat, size: int) -> Image.Image:
    """Draw the emblem of a seat's wonder as far as it is built; grey for the Free City. Read-only."""
    city = view.cities[seat]
    scene, stages = scene_of(view.box, city.board), len(city.plan)
    drawn = grey_emblem if seat == view.free_city else scenes.emblem
    return drawn(scene, size, city.stages, stages)


def emblems_beside(view: View, seat: Seat) -> Mapping[Neighbour, Sprite]:
    """Return the emblems of both neighbours of a seat, for rows."""
    return {side: _emblem(view, neighbour_of(view, seat, side)) for side in NEIGHBOURS}


def _emblem(view: View, seat: Seat) -> Sprite:
    return Sprite(lambda size: seat_emblem(view, seat, size))


@kept
def grey_emblem(scene: str, size: int, stages_built: int, stages_total: int) -> Image.Image:
    """Draw the emblem of a wonder in grey, for the Free City. Read-only."""
    coloured = scenes.emblem(scene, size, stages_built, stages_total)
    grey = coloured.convert("L").convert("RGBA")
    grey.putalpha(coloured.getchannel("A"))
    return grey
