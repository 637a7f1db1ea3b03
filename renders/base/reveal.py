"""What everybody has just played: a row for each city that did something."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.base.events import BaseEvent, Built, Revived, Sold, StageBuilt
from engine.base.view import View
from engine.game import Seat
from renders.base.effects import effect_row
from renders.base.plays import Play, plays, told_moment
from renders.base.prices import payees
from renders.base.seats import seat_emblem
from renders.base.tiles import TILE_RADIUS, card_back, card_tile
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import shrink_line
from renders.drawing.row import Piece, Sprite, Word, draw_row, largest_size, row_width
from renders.drawing.surfaces import rounded_mask
from renders.drawing.typefaces import sans
from renders.parts import icons
from renders.parts.frames import draw_row_frame
from renders.parts.header import HEADER_BOTTOM, draw_corner, draw_headline
from renders.parts.language import Text
from renders.parts.scenes import panorama
from renders.parts.seat_names import draw_name, seat_name
from renders.parts.sprites import arrow, coins, sign

_TOP, _BOTTOM, _GAP = HEADER_BOTTOM, 14, 8
_LEFT, _WIDTH = theme.MARGIN, theme.WIDTH - 2 * theme.MARGIN
_ROW_HEIGHT, _HIGHEST_ROW, _ONLY_ROW = 132, 304, 240
_TILE_LEFT = _LEFT + 400
_TILE_WIDTH = _WIDTH - 400 - 16


def draw_reveal(view: View, events: Sequence[BaseEvent], names: Sequence[str], text: Text) -> Image.Image:
    """Draw what a step has brought into the open; ``view`` is the table after it.

    The card under a stage and a card that was sold stay hidden. ``names`` by seat, the Free City last.
    """
    rows = plays(events)
    room = theme.MINIMUM_HEIGHT - _TOP - _BOTTOM + _GAP
    highest = _HIGHEST_ROW if len(rows) > 1 else _ONLY_ROW
    height = min(max(_ROW_HEIGHT, room // max(1, len(rows)) - _GAP), highest)
    content = _TOP + len(rows) * (height + _GAP) - _GAP + _BOTTOM
    canvas = Canvas(theme.WIDTH, max(content, theme.MINIMUM_HEIGHT))
    _draw_header(canvas, view, events, text)
    top = _TOP
    if content < theme.MINIMUM_HEIGHT - _ROW_HEIGHT:
        top = theme.MINIMUM_HEIGHT - _BOTTOM - len(rows) * (height + _GAP) + _GAP
        _draw_outlook(canvas, view, rows[0].seat if rows else Seat(0), top - _GAP - 6 - _TOP)
    age, _ = told_moment(view, events)
    for index, play in enumerate(rows):
        _draw_row(canvas, view, play, age, top + index * (height + _GAP), height, names, text)
    return canvas.finish()


def _draw_header(canvas: Canvas, view: View, events: Sequence[BaseEvent], text: Text) -> None:
    age, number = told_moment(view, events)
    moment = "revive" if any(isinstance(event, Revived) for event in events) else "round"
    if any(play.seventh for play in plays(events)):
        moment = "seventh"
    line = text("picture-round", round=number, rounds=view.box.rounds)
    draw_headline(canvas, age, text("reveal-title", moment=moment), line, _LEFT, 720)
    draw_corner(canvas, 400, 58)


def _draw_outlook(canvas: Canvas, view: View, seat: Seat, height: int) -> None:
    """Fill the room above few rows with the wonder of the city that acted."""
    city = view.cities[seat]
    canvas.panel(
        _LEFT, _TOP, _WIDTH, height, 24, fill=theme.GOLD, fill_low=theme.GOLD_RIM, blur=12, shade=0.5
    )
    stages = len(view.cities[seat].planned_stages)
    scene = panorama(city.wonder, _WIDTH - 6, height - 6, city.stages, stages, ground=0.86).copy()
    scene.putalpha(rounded_mask(scene.width, scene.height, 21))
    canvas.put(scene, _LEFT + 3, _TOP + 3)


def _draw_row(
    canvas: Canvas, view: View, play: Play, age: int, y: int, height: int, names: Sequence[str], text: Text
) -> None:
    draw_row_frame(canvas, y, height, grey=play.seat == view.free_city)
    middle = y + height / 2
    emblem_size = 104 if height < 160 else 124
    canvas.put(seat_emblem(view, play.seat, emblem_size), _LEFT + 14 + emblem_size / 2, middle, "mm")
    left = _LEFT + emblem_size + 30
    width = _TILE_LEFT - left - 14
    spread = 27 if height < 160 else 36
    draw_name(canvas, seat_name(names, play.seat, text), left, middle - spread, width, size=38)
    _draw_means(canvas, play, left, middle + spread, width, text)
    tile_height = height - 28
    _draw_tile(canvas, view, play, age, y + 14, tile_height, text)


def _draw_means(canvas: Canvas, play: Play, x: float, y: float, width: float, text: Text) -> None:
    """Draw how the play was paid, and what coins it brought."""
    row = _means(play, text)
    if play.gained:
        row += [Word("+", 800, 0.9), coins(play.gained)]
    if row:
        size = largest_size(row, width, 44, 6)
        draw_row(canvas, row, x, y, size, gap=6, ink=theme.WHITE, align="l")
        return
    fitted = shrink_line(text("reveal-means", how=_plain_means(play)), width, 31, theme.FLOOR_TEXT, 500)
    canvas.text(x, y - 1, fitted.text, fitted.font, theme.MUTED)


def _means(play: Play, text: Text) -> list[Piece]:
    event = play.event
    row: list[Piece] = []
    if play.seventh:
        row.append(sign("seventh-card", theme.IVORY))
    if not isinstance(event, Built | StageBuilt):
        return row
    if event.how == "chain":
        return [*row, sign("chain", theme.GOLD), Word(text("bar-free"))]
    if event.how == "power":
        return [*row, Sprite(lambda size: icons.status("free", size)), Word(text("bar-free"))]
    paid = event.bank + event.left + event.right
    if paid:
        row.append(coins(paid))
    return [*row, *payees(event.bank, event.left, event.right, theme.IVORY)]


def _plain_means(play: Play) -> str:
    match play.event:
        case Sold():
            return "sold"
        case Built(how="own") | StageBuilt(how="own"):
            return "own"
        case Built() | StageBuilt():
            return "free"
    return "discard"


def _draw_tile(canvas: Canvas, view: View, play: Play, age: int, y: float, height: int, text: Text) -> None:
    match play.event:
        case Built(card=card_id):
            canvas.put(card_tile(card_id, text(f"card-{card_id}"), _TILE_WIDTH, height), _TILE_LEFT, y)
        case Revived(card=revived) if revived is not None:
            canvas.put(card_tile(revived, text(f"card-{revived}"), _TILE_WIDTH, height), _TILE_LEFT, y)
        case StageBuilt():
            _draw_stage_tile(canvas, view, play.event, y, height, text, empty=play.discard_empty)
        case Sold(coins=earned):
            _draw_plain_tile(canvas, text("reveal-sells"), y, height, age, earned)
        case _:
            _draw_plain_tile(
                canvas, text("reveal-nothing" if not play.discard_empty else "reveal-empty"), y, height
            )


def _draw_stage_tile(
    canvas: Canvas, view: View, event: StageBuilt, y: float, height: int, text: Text, *, empty: bool
) -> None:
    stages = view.cities[event.seat].planned_stages
    canvas.panel(_TILE_LEFT, y, _TILE_WIDTH, height, TILE_RADIUS, fill=theme.GOLD, fill_low=theme.BUILT_EDGE)
    scene = panorama(
        view.cities[event.seat].wonder,
        _TILE_WIDTH - 8,
        height - 8,
        event.stage,
        len(stages),
        centre=0.18,
        ground=0.95,
        scale=0.93,
    ).copy()
    scene.putalpha(rounded_mask(scene.width, scene.height, TILE_RADIUS - 3))
    canvas.put(scene, _TILE_LEFT + 4, y + 4)
    middle = y + height / 2
    pill_height = min(height - 24, 116)
    name = text("reveal-stage", stage=event.stage)
    effects = effect_row(stages[event.stage - 1][0][1].effects, theme.IVORY)
    if event.copy is not None:
        effects = [arrow(event.copy, theme.GOLD), *effects]
    if empty:
        effects.append(Sprite(lambda size: icons.status("impossible", size)))
    font = sans(42, 700)
    widest = _TILE_WIDTH - 250
    size = largest_size(effects, widest - 110 - font.getlength(name), 68)
    pill_width = 44 + 50 + 14 + font.getlength(name) + 30 + row_width(effects, size) + 30
    left = _TILE_LEFT + _TILE_WIDTH - 16 - pill_width
    canvas.panel(
        left, middle - pill_height / 2, pill_width, pill_height, pill_height // 2, fill=theme.REVEAL_VEIL
    )
    canvas.put(icons.sign("stage", 50, theme.GOLD), left + 30, middle, "lm")
    canvas.text(left + 94, middle - 1, name, font)
    draw_row(canvas, effects, left + pill_width - 30, middle, size, ink=theme.WHITE, align="r")


def _draw_plain_tile(
    canvas: Canvas, words: str, y: float, height: int, age: int | None = None, earned: int = 0
) -> None:
    canvas.panel(_TILE_LEFT, y, _TILE_WIDTH, height, TILE_RADIUS, fill=theme.SOLD, line=theme.SOLD_LINE)
    middle = y + height / 2
    left = _TILE_LEFT + 34.0
    if age is not None:
        back = card_back(age, min(height - 16, 132))
        canvas.put(back, left, middle, "lm")
        left += back.width + 28
    canvas.put(icons.sign("discard", 56, theme.MUTED, theme.SOLD), left, middle, "lm")
    fitted = shrink_line(words, _TILE_LEFT + _TILE_WIDTH - left - 76 - (150 if earned else 20), 42, 28)
    canvas.text(left + 76, middle - 1, fitted.text, fitted.font, theme.MUTED)
    if earned:
        right = _TILE_LEFT + _TILE_WIDTH - 28
        draw_row(canvas, [Word("+", 800), coins(earned)], right, middle, 72, gap=6, ink=theme.GOLD, align="r")
