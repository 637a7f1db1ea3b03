"""One card close up: what it costs and does, its chains, and how often it is dealt."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PIL import Image

from engine.base.box import Card, card
from engine.terms import CardId
from renders.base.buildings import building_of
from renders.base.card_line import draw_card_line
from renders.base.effects import effect_row
from renders.base.sentences import effect_sentences
from renders.drawing import theme
from renders.drawing.canvas import Box, Canvas
from renders.drawing.kept import kept
from renders.drawing.typefaces import sans
from renders.parts import icons
from renders.parts.close_up import (
    FACTS_LEFT,
    FACTS_TOP,
    FACTS_WIDTH,
    FOOT_HEIGHT,
    FOOT_TOP,
    DrawLine,
    draw_chain,
    draw_effect,
    draw_face,
    draw_foot,
    lay_card,
)
from renders.parts.costs import cost_row, cost_sentence
from renders.parts.description import shortened
from renders.parts.language import Text, all_of

_PLAYERS = range(3, 8)
"""Table sizes whose decks are told apart (rulebook, Preparation)."""


def draw_card(card_id: CardId, text: Text) -> Image.Image:
    """Draw one card large, with everything that is known of it beside it."""
    shown = card(card_id)
    face = _large_face(card_id, text(f"card-{card_id}"))
    canvas = lay_card(face, shown.age, text(f"card-type-{shown.colour}"))
    y = draw_effect(canvas, effect_sentences(shown.effects, text), FACTS_TOP)
    y = draw_chain(canvas, text("card-free-with"), _lines(shown.free_from, text), y)
    draw_chain(canvas, text("card-makes-free"), _lines(shown.gives_free, text), y)
    _draw_copies(canvas, shown, text)
    return canvas.finish()


@kept
def _large_face(card_id: CardId, name: str) -> Image.Image:
    """Draw the face in the close-up's size. Read-only."""
    shown = card(card_id)
    return draw_face(
        name, shown.colour, building_of(card_id), effect_row(shown.effects), cost_row(shown.cost)
    )


def _lines(cards: Iterable[CardId], text: Text) -> list[DrawLine]:
    return [partial(_draw_line, card_id=each, name=text(f"card-{each}")) for each in cards]


def _draw_line(canvas: Canvas, box: Box, *, card_id: CardId, name: str) -> None:
    draw_card_line(canvas, card_id, name, box)


def _draw_copies(canvas: Canvas, shown: Card, text: Text) -> None:
    """Draw how many copies are in the deck at each number of players."""
    if not shown.copies:
        draw_foot(canvas, text("card-guild-deck"))
        return
    width = (FACTS_WIDTH - 4 * 10) // len(_PLAYERS)
    for index, players in enumerate(_PLAYERS):
        count = sum(least <= players for least in shown.copies)
        x = FACTS_LEFT + index * (width + 10)
        low = theme.PANEL_LOW if count else theme.PANEL
        canvas.panel(x, FOOT_TOP, width, FOOT_HEIGHT, fill=theme.PANEL, fill_low=low, line=theme.LINE)
        ink = theme.WHITE if count else theme.FAINT
        canvas.put(
            icons.sign("person", 34, theme.MUTED if count else theme.FAINT), x + 16, FOOT_TOP + 28, "lm"
        )
        canvas.text(x + 58, FOOT_TOP + 27, f"{players}", sans(34, 700), theme.MUTED if count else theme.FAINT)
        canvas.text(x + width / 2, FOOT_TOP + 66, f"×{count}", sans(36, 800), ink, "mm")


def describe_card(card_id: CardId, text: Text) -> str:
    """Say everything that the close-up of a card shows."""
    shown = card(card_id)
    name = text(f"card-{card_id}")
    sentences = [
        text("card-words", card=name, age=shown.age, type=text(f"card-type-{shown.colour}")),
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
    return shortened(sentences, separator=" ")
