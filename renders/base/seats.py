"""The seats of a table as pictures show them: their names, their wonders, the Free City in grey."""

from __future__ import annotations

from PIL import Image

from engine.base.view import Offer, View
from engine.game import Seat
from engine.ring import left_of, right_of
from engine.terms import Neighbour, WonderId
from renders.drawing.kept import kept
from renders.parts import scenes


def neighbour_of(view: View, seat: Seat, side: Neighbour) -> Seat:
    """Give the seat beside a seat."""
    return (left_of if side == "left" else right_of)(seat, len(view.cities))


ABOVE_AND_BELOW: tuple[Neighbour, Neighbour] = ("right", "left")
"""The neighbours in the order in which their rows or strips stand above and below that of a city."""


def offers_for(view: View, seat: Seat) -> tuple[Offer, ...]:
    """List what the viewer may do for a city with each card of the hand; empty where they are not asked."""
    if seat == view.free_city and seat != view.seat:
        return tuple(offer for rest in view.free_city_offers.values() for offer in rest)
    return view.offers if seat == view.seat else ()


def stage_offer_for(view: View, seat: Seat) -> Offer | None:
    """Give an offer that tells what the next stage of a city costs; None where the viewer is not asked.

    All cards tell the same, but one that the Free City must build tells nothing of the stage.
    """
    asked = offers_for(view, seat)
    telling = (each for each in asked if each.stage_obstacle is None or each.stage_obstacle.reason != "chain")
    return next(telling, asked[0] if asked else None)


def seat_emblem(view: View, seat: Seat, size: int) -> Image.Image:
    """Draw the emblem of a seat's wonder as far as it is built; grey for the Free City. Read-only."""
    city = view.cities[seat]
    stages = len(view.cities[seat].planned_stages)
    if seat == view.free_city:
        return _grey_emblem(city.wonder, size, city.stages, stages)
    return scenes.emblem(city.wonder, size, city.stages, stages)


@kept
def _grey_emblem(wonder: WonderId, size: int, stages_built: int, stages_total: int) -> Image.Image:
    coloured = scenes.emblem(wonder, size, stages_built, stages_total)
    grey = coloured.convert("L").convert("RGBA")
    grey.putalpha(coloured.getchannel("A"))
    return grey
