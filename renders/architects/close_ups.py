"""Close-ups of a wonder of Architects with its stages, and of a progress token."""

from PIL import Image

from engine.architects.city import Box
from engine.terms import TokenId, WonderId
from renders.architects.board import draw_stages
from renders.architects.names import token_effect, token_name
from renders.architects.sentences import stage_sentence, wonder_effect
from renders.architects.token_icons import progress_token
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.palette import in_few_colours
from renders.parts.close_up import FACTS_TOP, TOKEN_SIZE, draw_effect, draw_foot, lay_token
from renders.parts.header import HEADER_BOTTOM, draw_title_on_meander
from renders.parts.language import Text, shortened
from renders.parts.names import wonder_name
from renders.parts.scene_palette import Shown, scene_palette
from renders.parts.scenes import emblem

_LEFT, _WIDTH = theme.MARGIN, theme.WIDTH - 2 * theme.MARGIN
_TOP, _EFFECT_HEIGHT, _GAP = HEADER_BOTTOM, 72, 14
_BOARD_HEIGHT = theme.MINIMUM_HEIGHT - _TOP - _EFFECT_HEIGHT - _GAP - theme.MARGIN


def draw_wonder(box: Box, wonder_id: WonderId, text: Text) -> Image.Image:
    """Draw a wonder with all its stages, as an image in few colours."""
    shown = box.wonders[wonder_id]
    canvas = Canvas(theme.WIDTH, theme.MINIMUM_HEIGHT)
    canvas.put(emblem(wonder_id, 96, 1, 1), _LEFT + 50, 64, "mm")
    left = _LEFT + 116
    name, room = wonder_name(wonder_id, text), _WIDTH - 116
    draw_title_on_meander(canvas, name, left, 46, 44, room, below=42)
    stages = len(shown.stages)
    draw_stages(canvas, shown, ["open"] * stages, stages, (_LEFT, _TOP, _WIDTH, _BOARD_HEIGHT))
    effect = wonder_effect(shown.effect, text)
    y = _TOP + _BOARD_HEIGHT + _GAP
    canvas.panel(_LEFT, y, _WIDTH, _EFFECT_HEIGHT, 18, fill=theme.PANEL_DEEP)
    canvas.fitted_text(_LEFT + 22, y + _EFFECT_HEIGHT / 2 - 1, effect, 34, _WIDTH - 44, theme.GOLD)
    return in_few_colours(canvas.finish(), scene_palette(Shown(wonder_id, stages, stages)))


def describe_wonder(box: Box, wonder_id: WonderId, text: Text) -> str:
    """Describe the cost, points and effect of each stage of a wonder."""
    shown = box.wonders[wonder_id]
    stages = [stage_sentence(None, stage, text) for stage in shown.stages]
    effect = wonder_effect(shown.effect, text)
    return shortened(
        [text("architects-words-wonder", wonder=wonder_name(wonder_id, text), effect=effect), *stages]
    )


def draw_token(box: Box, token_id: TokenId, text: Text) -> Image.Image:
    """Draw a large progress token, with its effect and its number of copies."""
    canvas = lay_token(progress_token(token_id, TOKEN_SIZE), token_name(token_id, text))
    draw_effect(canvas, token_effect(token_id, text), FACTS_TOP)
    draw_foot(canvas, _copies_sentence(box, token_id, text))
    return canvas.finish("architects token")


def describe_token(box: Box, token_id: TokenId, text: Text) -> str:
    """Describe everything that the close-up of a progress token shows."""
    return text(
        "architects-words-token",
        token=token_name(token_id, text),
        effect=token_effect(token_id, text),
        copies=_copies_sentence(box, token_id, text),
    )


def _copies_sentence(box: Box, token_id: TokenId, text: Text) -> str:
    return text(
        "architects-token-copies",
        count=box.tokens[token_id].copies,
        all=sum(each.copies for each in box.tokens.values()),
    )
