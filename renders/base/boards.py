"""The boards to choose from, of one side: the landscape of each, and the costs and gains of its stages."""

from collections.abc import Sequence

from PIL import Image

from engine.base.box import Box, Wonder
from engine.base.city import Board, Effect, Side, Stage
from engine.base.effects import Ability
from engine.terms import WonderId
from renders.base.effects import effect_row
from renders.base.sentences import effect_sentences, stage_cost_sentence
from renders.base.sides import night_side, scene_of
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import shrink_line
from renders.drawing.row import Row, draw_row, largest_size, row_width
from renders.parts import icons
from renders.parts.frames import BOARD_RADIUS, draw_board_frame
from renders.parts.header import draw_title_on_meander
from renders.parts.language import ALT_TEXT_LIMIT, Text, shortened
from renders.parts.names import city_name, side_in_full, wonder_name
from renders.parts.scenes import emblem, panorama
from renders.parts.sprites import cost_row, sign

_COLUMNS, _GAP = 2, 16
_WIDTH = (theme.WIDTH - 2 * theme.MARGIN - _GAP) // _COLUMNS
_TOP, _BOTTOM = 104, 16
_LOWEST, _HIGHEST = 236, 320
"""The height of a board: eight of them fit, few of them are larger."""

_NAME_HEIGHT, _SIGN = 46, 62
_PLAQUE_HEIGHT, _PLAQUE_GAP, _INSET = 150, 8, 10
_ICON, _GAIN, _ICON_GAP = 44, 46, 3


def draw_boards(box: Box, boards: Sequence[WonderId], side: Side, text: Text) -> Image.Image:
    """Draw the boards of some wonders on one side, two in a row."""
    rows = -(-len(boards) // _COLUMNS)
    fitting = (theme.MINIMUM_HEIGHT - _TOP - _BOTTOM + _GAP) // rows - _GAP
    height = min(max(fitting, _LOWEST), _HIGHEST)
    needed = _TOP + rows * (height + _GAP) - _GAP + _BOTTOM
    canvas = Canvas(theme.WIDTH, max(needed, theme.MINIMUM_HEIGHT))
    heading = _heading(box, side, text)
    draw_title_on_meander(
        canvas, heading, theme.MARGIN + 8, 46, 46, theme.WIDTH - 2 * theme.MARGIN - 16, below=36
    )
    for place, wonder_id in enumerate(boards):
        x = theme.MARGIN + place % _COLUMNS * (_WIDTH + _GAP)
        y = _TOP + place // _COLUMNS * (height + _GAP)
        _draw_board(canvas, box, Board(wonder_id, side), x, y, height, text)
    return canvas.finish("boards at night" if side == night_side(box) else "boards")


def shared_among_pictures(
    box: Box, boards: Sequence[WonderId], side: Side, text: Text
) -> list[Sequence[WonderId]]:
    """Distribute boards over the fewest pictures whose descriptions have room for all effects."""
    for pictures in range(1, len(boards)):
        size = -(-len(boards) // pictures)
        shares = [boards[start : start + size] for start in range(0, len(boards), size)]
        if all(len("\n".join(_brief(box, share, side, text))) <= ALT_TEXT_LIMIT for share in shares):
            return shares
    return [[each] for each in boards]


def describe_boards(box: Box, boards: Sequence[WonderId], side: Side, text: Text) -> str:
    """Describe the costs and effects of each board's stages; if that is too long, the effects."""
    with_costs = [_words(box.wonders[each], side, text, with_costs=True) for each in boards]
    return shortened([_heading(box, side, text), *with_costs], _brief(box, boards, side, text))


def _brief(box: Box, boards: Sequence[WonderId], side: Side, text: Text) -> list[str]:
    return [
        _heading(box, side, text),
        *(_words(box.wonders[each], side, text, with_costs=False) for each in boards),
    ]


def _heading(box: Box, side: Side, text: Text) -> str:
    return text("boards-heading", side=side_in_full(box.names, side, text))


def _words(wonder: Wonder, side: Side, text: Text, *, with_costs: bool) -> str:
    """Describe each stage, without repeating an earlier stage's effect."""
    told: set[Effect] = set()
    sentences = [text("boards-city", city=city_name(wonder.id, text))]
    for stage in wonder.sides[side]:
        if with_costs:
            sentences.append(stage_cost_sentence(stage.cost, text))
        sentences.append(effect_sentences([each for each in stage.effects if each not in told], text))
        told.update(each for each in stage.effects if isinstance(each, Ability))
    return " ".join(filter(None, sentences))


def _draw_board(canvas: Canvas, box: Box, shown: Board, x: int, y: int, height: int, text: Text) -> None:
    """Draw a board: its name in its landscape, below it the plaques of its stages."""
    wonder, drawn = box.wonders[shown.wonder], scene_of(box, shown)
    stages = wonder.sides[shown.side]
    draw_board_frame(canvas, x, y, _WIDTH, height)
    ground = (height - _PLAQUE_HEIGHT - _INSET) / height
    scene = panorama(drawn, _WIDTH, height, len(stages), len(stages), ground=ground, scale=0.7)
    board = Canvas(_WIDTH, height, ground=scene.convert("RGB"))
    room = (_WIDTH - 2 * _INSET - (len(stages) - 1) * _PLAQUE_GAP) / len(stages)
    top = height - _PLAQUE_HEIGHT - _INSET
    for index, stage in enumerate(stages):
        _draw_plaque(board, stage, _INSET + index * (room + _PLAQUE_GAP), top, room)
    canvas.put_rounded(board.image, x, y, BOARD_RADIUS)
    left, right = x + _INSET, x + _WIDTH - _INSET
    canvas.put(emblem(drawn, _SIGN, 1, 1), right, y + _INSET - 2, "rt")
    if wonder.starting_resource is not None:
        canvas.put(icons.resource(wonder.starting_resource, _SIGN), left, y + _INSET - 2, "lt")
        left += _SIGN + 8
    _draw_name(canvas, wonder_name(wonder.id, text), left, y + _INSET + 6, right - _SIGN - 8 - left)


def _draw_name(canvas: Canvas, name: str, x: float, y: float, room: float) -> None:
    """Write the name on a field of its own: the landscapes are bright."""
    fitted = shrink_line(name, room - 32, 33, theme.FLOOR_TEXT, 700)
    width = fitted.font.getlength(fitted.text) + 32
    canvas.panel(x, y, width, _NAME_HEIGHT, 16, fill=theme.PLAN)
    canvas.text(x + 16, y + _NAME_HEIGHT / 2, fitted.text, fitted.font, theme.WHITE)


def _draw_plaque(canvas: Canvas, stage: Stage, x: float, y: float, width: float) -> None:
    """Draw the cost of a stage, and below it, behind an arrow, its gain."""
    canvas.panel(x, y, width, _PLAQUE_HEIGHT, fill=theme.PLAN_EDGE)
    canvas.panel(x + 3, y + 3, width - 6, _PLAQUE_HEIGHT - 6, 16, fill=theme.PLAN)
    cost: Row = [sign("copy", theme.WHITE)] if stage.cost is None else cost_row(stage.cost)
    gain: Row = [sign("arrow-right", theme.GOLD, 0.5), *effect_row(stage.effects, theme.WHITE)]
    room, middle = width - 20, x + width / 2
    lines = [cost] if row_width(cost, _ICON, _ICON_GAP) <= room else _halves(cost)
    size = min(largest_size(line, room, _ICON, _ICON_GAP) for line in lines)
    for index, line in enumerate(lines):
        line_y = y + 51 + (index - (len(lines) - 1) / 2) * (size + _ICON_GAP)
        draw_row(canvas, line, middle, line_y, size, gap=_ICON_GAP, ink=theme.WHITE)
    draw_row(canvas, gain, middle, y + _PLAQUE_HEIGHT - 30, _GAIN, gap=_ICON_GAP, ink=theme.WHITE, room=room)


def _halves(row: Row) -> list[Row]:
    half = (len(row) + 1) // 2
    return [row[:half], row[half:]]
