"""The conflict track: spaces, zones with their points, looting tokens, the pawn between the capitals."""

from collections.abc import Sequence

from engine.duel.box import Box
from engine.duel.scoring import lead
from engine.duel.terms import MilitaryTokenId
from engine.game import Seat
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.numerals import MINUS
from renders.drawing.typefaces import sans
from renders.duel import icons as duel_icons

TRACK_HEIGHT = 84
NEAR_CAPITAL = 2
"""The number of missing spaces from which the opponent is warned."""
_END = 86
"""Room for a capital at each end."""


def draw_track(
    canvas: Canvas,
    box: Box,
    pawn: int,
    military_tokens: Sequence[MilitaryTokenId],
    x: float,
    y: float,
    width: float,
) -> None:
    """Draw the track with its corner at a point; seat 0 has its capital on the left.

    The ``pawn`` is above 0 if seat 0 leads; ``military_tokens`` are those still beside the track.
    """
    canvas.panel(
        x,
        y,
        width,
        TRACK_HEIGHT,
        22,
        fill=theme.TRACK,
        fill_low=theme.TRACK_LOW,
        line=theme.TRACK_LINE,
        line_width=3,
        blur=6,
    )
    first, last = x + _END, x + width - _END
    track = box.track
    step = (last - first) / (2 * track.capital)
    middle, line, below = (first + last) / 2, y + 29, y + 61
    for seat, end in ((Seat(1), x + 44), (Seat(0), x + width - 44)):
        _draw_capital(canvas, track.capital - lead(pawn, seat), end, y)
    tokens = [token for token in track.tokens if token.id in military_tokens]
    for side in (-1, 1):
        for zone in track.zones:
            near, far = (
                middle + side * (edge * step) for edge in (zone.nearest - 0.42, zone.farthest + 0.42)
            )
            canvas.panel(
                min(near, far), below - 18, abs(far - near), 36, 10, fill=theme.with_opacity(theme.WHITE, 22)
            )
            centre = middle + side * step * (zone.nearest + zone.farthest) / 2
            looted = [token for token in tokens if token.distance == zone.nearest]
            if looted:
                centre += side * step * 0.55
            canvas.text(centre, below - 1, f"{zone.points}", sans(30, 700), theme.TRACK_POINTS, "mm")
    canvas.draw.line((first, line, last, line), fill=theme.GOLD, width=5)
    for space in range(-track.capital, track.capital + 1):
        radius = 11 if space else 15
        place = middle + space * step
        canvas.draw.ellipse(
            (place - radius, line - radius, place + radius, line + radius),
            fill=theme.TRACK_SPACE,
            outline=theme.GOLD,
            width=3,
        )
    for token in tokens:
        place = middle + (1 if token.seat == 0 else -1) * token.distance * step
        canvas.panel(place - 27, below - 16, 54, 32, 9, fill=theme.COIN_RIM, fill_low=theme.LOOT_LOW)
        canvas.text(place, below - 1, f"{MINUS}{token.coins}", sans(27, 800), theme.LOOT_INK, "mm")
    canvas.put(duel_icons.pawn(54), middle + pawn * step, line, "mm")


def _draw_capital(canvas: Canvas, missing: int, x: float, y: float) -> None:
    """Draw a capital and the pawn's distance in spaces, with a warning if it is near."""
    canvas.put(duel_icons.capital(44), x, y + 29, "mm")
    near = missing <= NEAR_CAPITAL
    if near:
        canvas.put(duel_icons.warning(34), x - 18, y + 64, "mm")
    ink = theme.WHITE if near else theme.TRACK_POINTS
    canvas.text(x + (18 if near else 0), y + 63, f"{missing}", sans(30, 800), ink, "mm")
