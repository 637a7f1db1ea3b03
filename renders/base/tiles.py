"""Wide tiles: a card with its scene, and the back of one."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops

from engine.base.cards import card
from engine.terms import CardId
from renders.base.buildings import building_of
from renders.base.effects import effect_row
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import wrap_text
from renders.drawing.kept import kept
from renders.drawing.lines import draw_lines_around
from renders.drawing.numerals import ROMAN
from renders.drawing.row import draw_row, largest_size
from renders.drawing.surfaces import rounded_mask
from renders.drawing.typefaces import title
from renders.parts import icons
from renders.parts.buildings import card_scene

TILE_RADIUS = 18
_SCENE_WIDTH, _NAME_LEFT = 0.4, 0.34
"""Shares of a tile's width: the scene has faded out where the name begins."""
_TALL = 150


@kept
def card_tile(card_id: CardId, name: str, width: int, height: int) -> Image.Image:
    """Draw a card as a wide tile: its scene that fades into ivory, its name, what it does. Read-only."""
    shown = card(card_id)
    canvas = Canvas(width, height, transparent=True)
    canvas.panel(0, 0, width, height, TILE_RADIUS, fill=theme.IVORY, fill_low=theme.IVORY_LOW)
    scene_width = round(width * _SCENE_WIDTH)
    scene = card_scene(shown.colour, scene_width, height, building_of(card_id)).convert("RGBA")
    corner = rounded_mask(width, height, TILE_RADIUS).crop((0, 0, scene_width, height))
    scene.putalpha(ImageChops.multiply(corner, _fading(scene_width, height)))
    canvas.put(scene, 0, 0)
    scale = min(height / 104, 1.5)
    disc = round(76 * min(scale, 1.15))
    # Only in a low tile is there no room for it above the building.
    middle = height / 2 if height < _TALL else 18 + disc / 2
    canvas.put(icons.card_type(shown.colour, disc), 20 + disc / 2, middle, "mm")
    effect = effect_row(shown.effects)
    size = largest_size(effect, width * 0.33, round(72 * min(scale, 1.25)))
    used = draw_row(canvas, effect, width - 28, height / 2, size, align="r")
    left = width * _NAME_LEFT
    fitted = wrap_text(name, width - left - used - 52, round(44 * min(scale, 1.2)), 28)
    draw_lines_around(canvas, fitted, left, height / 2 - 1, theme.INK)
    return canvas.image


@lru_cache(maxsize=8)
def _fading(width: int, height: int) -> Image.Image:
    """Give a mask that is full at the left and faded out before the name. Read-only."""
    mask = Image.new("L", (width, height), 0)
    end = round(width * _NAME_LEFT / _SCENE_WIDTH) - 4
    part = round(width * 0.34)
    mask.paste(255, (0, 0, end - part, height))
    mask.paste(Image.linear_gradient("L").rotate(-90).resize((part, height)), (end - part, 0))
    return mask


@kept
def card_back(age: int, height: int) -> Image.Image:
    """Draw the back of a card of an age. Read-only."""
    width = round(height * 0.76)
    canvas = Canvas(width, height, transparent=True)
    canvas.panel(0, 0, width, height, 12, fill=theme.GOLD, fill_low=theme.GOLD_LOW)
    canvas.panel(3, 3, width - 6, height - 6, 9, fill=theme.GOLD_FIELD, fill_low=theme.GOLD_FIELD_LOW)
    canvas.panel(9, 9, width - 18, height - 18, 6, fill=theme.GOLD_LOW)
    canvas.panel(11, 11, width - 22, height - 22, 5, fill=theme.GOLD_FIELD, fill_low=theme.GOLD_FIELD_LOW)
    canvas.text(width / 2, height / 2, ROMAN[age], title(round(height * 0.34), 900), theme.GOLD, "mm")
    return canvas.image
