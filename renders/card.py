"""One card close up: what it costs and does, its chains, and how often it is dealt."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.base.cards import Card, CardId, card
from renders import icons, theme
from renders.art import card_scene
from renders.canvas import Canvas, meander, rounded_mask
from renders.cards import draw_cost
from renders.chips import draw_chip
from renders.effects import cost_row, effect_row
from renders.header import draw_age_badge
from renders.kept import kept
from renders.row import draw_row, largest_size, row_width
from renders.sentences import all_of, cost_sentence, effect_sentences
from renders.table_words import shortened
from renders.theme import Rgba
from renders.type import fit_lines, sans, title
from renders.words import Text

_CARD_LEFT, _CARD_TOP, _CARD_WIDTH, _CARD_HEIGHT = 28, 24, 500, 716
_FACTS_LEFT = _CARD_LEFT + _CARD_WIDTH + 36
_FACTS_WIDTH = theme.WIDTH - _FACTS_LEFT - 28
_NAME_HEIGHT, _SCENE_HEIGHT, _RIM, _RADIUS = 120, 330, 5, 34
_CHIP_HEIGHT, _CHIP_GAP = 62, 8
_PLAYERS = range(3, 8)
"""Table sizes whose decks are told apart (rulebook, Preparation)."""


def draw_card(card_id: CardId, text: Text) -> Image.Image:
    """Draw one card large, with everything that is known of it beside it."""
    shown = card(card_id)
    canvas = Canvas(theme.WIDTH, theme.MINIMUM_HEIGHT)
    canvas.panel(
        _CARD_LEFT, _CARD_TOP, _CARD_WIDTH, _CARD_HEIGHT, _RADIUS, fill=theme.IVORY, blur=14, shade=0.6
    )
    canvas.put(_large_face(card_id, text(f"card-{card_id}")), _CARD_LEFT, _CARD_TOP)
    _draw_kind(canvas, shown, text)
    y = 150
    y = _draw_effect(canvas, shown, y, text)
    y = _draw_chain(canvas, shown.free_from, text("card-free-with"), y, text)
    y = _draw_chain(canvas, shown.gives_free, text("card-makes-free"), y, text)
    _draw_copies(canvas, shown, text)
    return canvas.finish()


@kept
def _large_face(card_id: CardId, name: str) -> Image.Image:
    """Draw the face in the close-up's size. Read-only."""
    shown = card(card_id)
    body = theme.CARD_COLOURS[shown.colour]
    edge = theme.card_edge(shown.colour)
    canvas = Canvas(_CARD_WIDTH, _CARD_HEIGHT, transparent=True)
    inner = _CARD_WIDTH - 2 * _RIM
    canvas.panel(0, 0, _CARD_WIDTH, _CARD_HEIGHT, _RADIUS, fill=theme.IVORY)
    canvas.panel(
        _RIM,
        _RIM,
        inner,
        _CARD_HEIGHT - 2 * _RIM,
        _RADIUS - _RIM,
        fill=theme.IVORY,
        fill_low=theme.IVORY_LOW,
    )
    mask = rounded_mask(inner, _NAME_HEIGHT + 2 * _RADIUS, _RADIUS - _RIM)
    canvas.fill(_RIM, _RIM, inner, _NAME_HEIGHT, body, mask.crop((0, 0, inner, _NAME_HEIGHT)))
    canvas.put(
        card_scene(shown.colour, inner, _SCENE_HEIGHT, card_id).convert("RGBA"), _RIM, _RIM + _NAME_HEIGHT
    )
    canvas.fill(_RIM, _RIM + _NAME_HEIGHT - 3, inner, 4, theme.IVORY)
    canvas.fill(_RIM, _RIM + _NAME_HEIGHT + _SCENE_HEIGHT - 4, inner, 4, edge)
    fitted = fit_lines(name, inner - 48, 54, 36)
    for index, line in enumerate(fitted.lines):
        offset = (index - (len(fitted.lines) - 1) / 2) * fitted.size
        canvas.text(
            _CARD_WIDTH / 2,
            _RIM + _NAME_HEIGHT / 2 + offset,
            line,
            fitted.font,
            theme.text_on(shown.colour),
            "mm",
        )
    canvas.put(icons.card_type(shown.colour, 92), _RIM + 64, _RIM + _NAME_HEIGHT + 62, "mm")
    _draw_plaque(canvas, shown, edge)
    _draw_price(canvas, shown)
    return canvas.image


def _draw_plaque(canvas: Canvas, shown: Card, edge: Rgba) -> None:
    row = effect_row(shown.effects)
    size = largest_size(row, _CARD_WIDTH - 90, 112, 10)
    width = max(180, row_width(row, size, 10) + 56)
    height = max(128, size + 28)
    y = _RIM + _NAME_HEIGHT + _SCENE_HEIGHT
    canvas.panel(
        (_CARD_WIDTH - width) / 2,
        y - height / 2,
        width,
        height,
        int(height / 2),
        fill=theme.IVORY,
        fill_low=theme.IVORY_LOW,
        line=edge,
        line_width=4,
        blur=8,
        shade=0.45,
    )
    draw_row(canvas, row, _CARD_WIDTH / 2, y, size, gap=10)


def _draw_price(canvas: Canvas, shown: Card) -> None:
    row = cost_row(shown.cost)
    y = _CARD_HEIGHT - (92 if len(row) <= 5 else 80)
    if row:
        draw_cost(canvas, row, _CARD_WIDTH / 2, y, _CARD_WIDTH - 60, 84)
    else:
        canvas.put(icons.status("possible", 76), _CARD_WIDTH / 2, y, "mm")


def _draw_kind(canvas: Canvas, shown: Card, text: Text) -> None:
    used = draw_age_badge(canvas, shown.age, _FACTS_LEFT, 24)
    left = _FACTS_LEFT + used + 22
    room = _FACTS_LEFT + _FACTS_WIDTH - left
    canvas.fitted_text(
        left, 56, text(f"card-kind-{shown.colour}"), 40, room, theme.GOLD, weight=800, smallest=28, face=title
    )
    canvas.put(meander(round(room), 14), left, 88)


def _draw_effect(canvas: Canvas, shown: Card, y: int, text: Text) -> int:
    words = effect_sentences(shown.effects, text)
    fitted = fit_lines(words, _FACTS_WIDTH, 36, 29, 600, 4)
    step = round(fitted.size * 1.25)
    for line in fitted.lines:
        canvas.text(_FACTS_LEFT, y, line, fitted.font)
        y += step
    return y + 16


def _draw_chain(canvas: Canvas, cards: Sequence[CardId], caption: str, y: int, text: Text) -> int:
    """Draw the cards that make this one free, or that it makes free; nothing where there are none."""
    if not cards:
        return y
    canvas.put(icons.sign("chain", 44, theme.GOLD), _FACTS_LEFT, y + 4, "lm")
    canvas.fitted_text(_FACTS_LEFT + 58, y + 3, caption, 32, _FACTS_WIDTH - 60, theme.MUTED)
    y += 34
    for each in cards:
        draw_chip(canvas, each, text(f"card-{each}"), (_FACTS_LEFT, y, _FACTS_WIDTH, _CHIP_HEIGHT))
        y += _CHIP_HEIGHT + _CHIP_GAP
    return y + 18


def _draw_copies(canvas: Canvas, shown: Card, text: Text) -> None:
    """Draw how many copies are in the deck at each number of players."""
    top = theme.MINIMUM_HEIGHT - 24 - 92
    if not shown.copies:
        canvas.panel(_FACTS_LEFT, top, _FACTS_WIDTH, 92, fill_low=theme.PANEL_LOW, line=theme.LINE)
        fitted = fit_lines(text("card-guild-deck"), _FACTS_WIDTH - 40, 30, theme.FLOOR_TEXT, 600)
        for index, line in enumerate(fitted.lines):
            offset = (index - (len(fitted.lines) - 1) / 2) * fitted.size * 1.15
            canvas.text(_FACTS_LEFT + 20, top + 45 + offset, line, fitted.font, theme.WHITE)
        return
    width = (_FACTS_WIDTH - 4 * 10) // len(_PLAYERS)
    for index, players in enumerate(_PLAYERS):
        count = sum(least <= players for least in shown.copies)
        x = _FACTS_LEFT + index * (width + 10)
        low = theme.PANEL_LOW if count else theme.PANEL
        canvas.panel(x, top, width, 92, fill=theme.PANEL, fill_low=low, line=theme.LINE)
        ink = theme.WHITE if count else theme.FAINT
        canvas.put(icons.sign("person", 34, theme.MUTED if count else theme.FAINT), x + 16, top + 28, "lm")
        canvas.text(x + 58, top + 27, f"{players}", sans(34, 700), theme.MUTED if count else theme.FAINT)
        canvas.text(x + width / 2, top + 66, f"×{count}", sans(36, 800), ink, "mm")


def describe_card(card_id: CardId, text: Text) -> str:
    """Say everything that the close-up of a card shows."""
    shown = card(card_id)
    name = text(f"card-{card_id}")
    sentences = [
        text("card-words", card=name, age=shown.age, kind=text(f"card-kind-{shown.colour}")),
        cost_sentence(shown.cost, text),
        effect_sentences(shown.effects, text),
    ]
    for key, cards in (
        ("card-words-free-with", shown.free_from),
        ("card-words-makes-free", shown.gives_free),
    ):
        if cards:
            sentences.append(text(key, cards=all_of([text(f"card-{each}") for each in cards], text)))
    if shown.copies:
        counts = [
            text("card-words-copies", players=players, count=sum(least <= players for least in shown.copies))
            for players in _PLAYERS
        ]
        sentences += counts
    else:
        sentences.append(text("card-guild-deck"))
    return shortened(sentences, " ")
