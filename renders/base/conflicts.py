"""The conflicts at the end of an age, as a picture and in words: a row for each pair of neighbours."""

from collections.abc import Sequence

from PIL import Image

from engine.base.events import BaseEvent, Conflict
from engine.base.view import View
from engine.game import Seat
from renders.base.seats import seat_emblem
from renders.drawing import theme
from renders.drawing.canvas import Anchor, Canvas
from renders.drawing.kept import kept
from renders.drawing.numerals import ROMAN, plain, signed
from renders.drawing.theme import Rgba
from renders.drawing.typefaces import sans
from renders.parts import icons
from renders.parts.frames import draw_row_frame
from renders.parts.header import HEADER_BOTTOM, draw_corner, draw_headline
from renders.parts.language import Text, shortened
from renders.parts.seat_names import draw_name, seat_name

_TOP, _BOTTOM, _GAP = HEADER_BOTTOM, 14, 8
_LEFT, _WIDTH = theme.MARGIN, theme.WIDTH - 2 * theme.MARGIN
_ROW_HEIGHT = 132
_HALF = _WIDTH // 2
_VICTORY = (theme.VICTORY, theme.VICTORY_LOW)


def draw_conflicts(view: View, events: Sequence[BaseEvent], names: Sequence[str], text: Text) -> Image.Image:
    """Draw each conflict with the shields and the tokens taken.

    ``view`` is the table after the conflicts. Raises `ValueError` if there is no conflict among the events.
    """
    conflicts = [event for event in events if isinstance(event, Conflict)]
    if not conflicts:
        raise ValueError("there was no conflict")
    room = (theme.MINIMUM_HEIGHT - _TOP - _BOTTOM + _GAP) // len(conflicts) - _GAP
    height = max(_ROW_HEIGHT, room)
    content = _TOP + len(conflicts) * (height + _GAP) - _GAP + _BOTTOM
    canvas = Canvas(theme.WIDTH, max(content, theme.MINIMUM_HEIGHT))
    age = conflicts[0].age
    draw_headline(
        canvas, age, text("conflicts-title"), text("conflicts-age-ended", age=ROMAN[age]), _LEFT, 720
    )
    draw_corner(canvas, 400, 58)
    for index, conflict in enumerate(conflicts):
        _draw_conflict(canvas, view, conflict, _TOP + index * (height + _GAP), height, names, text)
    return canvas.finish("conflicts")


def _draw_conflict(
    canvas: Canvas, view: View, conflict: Conflict, y: int, height: int, names: Sequence[str], text: Text
) -> None:
    draw_row_frame(canvas, y, height)
    for seat, shields, mirrored in (
        (conflict.seat, conflict.shields, False),
        (conflict.left, conflict.left_shields, True),
    ):
        _draw_half(canvas, view, seat, conflict.winner == seat, y, height, mirrored=mirrored)
        _draw_side(
            canvas, view, conflict, seat, shields, y + height / 2, height, names, text, mirrored=mirrored
        )
    middle = y + height / 2
    radius = 42
    peace = conflict.winner is None
    x = theme.WIDTH / 2
    canvas.panel(x - radius, middle - radius, 2 * radius, 2 * radius, radius, fill=theme.IVORY)
    field = theme.PEACE if peace else theme.card_look("red").field
    canvas.panel(x - radius + 4, middle - radius + 4, 2 * radius - 8, 2 * radius - 8, radius - 4, fill=field)
    canvas.put(icons.sign("dove" if peace else "crossed-swords", 54, theme.IVORY, field), x, middle, "mm")


def _draw_half(
    canvas: Canvas, view: View, seat: Seat, won: bool, y: int, height: int, *, mirrored: bool
) -> None:
    """Fill the half of a winner with the red of victory, that of the Free City with grey."""
    if not won and seat != view.free_city:
        return
    fill, low = _VICTORY if won else (theme.GREY_PANEL, theme.GREY_PANEL_LOW)
    half = _half(height - 4, fill, low, mirrored=mirrored)
    canvas.put(half, _LEFT + 2 + (_WIDTH - 4 - half.width if mirrored else 0), y + 2)


@kept
def _half(height: int, fill: Rgba, low: Rgba, *, mirrored: bool) -> Image.Image:
    """Cut one half out of a panel with rounded corners. Read-only."""
    whole = Canvas(_WIDTH - 4, height, transparent=True)
    whole.panel(0, 0, _WIDTH - 4, height, 20, fill=fill, fill_low=low)
    left = whole.width - _HALF + 2 if mirrored else 0
    return whole.image.crop((left, 0, left + _HALF - 2, height))


def _draw_side(
    canvas: Canvas,
    view: View,
    conflict: Conflict,
    seat: Seat,
    shields: int,
    middle: float,
    height: int,
    names: Sequence[str],
    text: Text,
    *,
    mirrored: bool,
) -> None:
    """Draw one of two opponents, from the edge inwards: emblem, name and balance, shields, token."""
    emblem = 104 if height < 160 else 132

    def place(inset: float) -> float:
        return theme.WIDTH - _LEFT - inset if mirrored else _LEFT + inset

    canvas.put(seat_emblem(view, seat, emblem), place(14 + emblem / 2), middle, "mm")
    name_inset, name_width = emblem + 28, 424 - 100 - emblem - 36
    name = seat_name(names, seat, text)
    spread = 26 if height < 160 else 34
    colour = theme.MUTED if seat == view.free_city else theme.WHITE
    anchor: Anchor = "rm" if mirrored else "lm"
    inner = place(name_inset)
    draw_name(canvas, name, inner, middle - spread, name_width, colour, 38, anchor)
    balance, font = signed(sum(view.cities[seat].conflicts)), sans(33, 600)
    left = inner - 44 - font.getlength(balance) if mirrored else inner
    canvas.put(icons.sign("crossed-swords", 34, theme.MUTED, theme.PANEL), left, middle + spread, "lm")
    canvas.text(left + 44, middle + spread - 1, balance, font, theme.MUTED)
    canvas.put(icons.shield(66), place(356), middle, "mm")
    ink = theme.WHITE if conflict.winner in (seat, None) else theme.MUTED
    canvas.text(place(420), middle - 1, f"{shields}", sans(54 if shields < 10 else 46, 800), ink, "mm")
    if conflict.winner is not None:
        won = conflict.winner == seat
        token = conflict.token if won else view.box.age(conflict.age).defeat
        canvas.put(icons.conflict_token(76, token), place(488), middle, "mm")


# -- in words ----------------------------------------------------------------------------------------


def describe_conflicts(view: View, events: Sequence[BaseEvent], names: Sequence[str], text: Text) -> str:
    """Describe the picture of the conflicts, a sentence for each pair of neighbours."""
    conflicts = [event for event in events if isinstance(event, Conflict)]
    begin = [text("conflicts-words", age=ROMAN[each.age]) for each in conflicts[:1]]
    fought = [_holes(view, each, names) for each in conflicts]
    return shortened(
        [*begin, *(text("conflicts-words-pair", **placeholders) for placeholders in fought)],
        [*begin, *(text("conflicts-words-pair-brief", **placeholders) for placeholders in fought)],
    )


def _holes(view: View, conflict: Conflict, names: Sequence[str]) -> dict[str, str | int]:
    winner = conflict.left if conflict.winner == conflict.left else conflict.seat
    loser = conflict.seat if winner == conflict.left else conflict.left
    return {
        "name": names[conflict.seat],
        "shields": conflict.shields,
        "left_name": names[conflict.left],
        "left_shields": conflict.left_shields,
        "peace": "yes" if conflict.winner is None else "no",
        "winner": names[winner],
        "loser": names[loser],
        "most": max(conflict.shields, conflict.left_shields),
        "least": min(conflict.shields, conflict.left_shields),
        "token": conflict.token,
        "loss": plain(view.box.age(conflict.age).defeat),
    }
