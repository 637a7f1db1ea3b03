"""One card close up: what it costs and does, its chains, and how often it is dealt."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PIL import Image

from engine.base.box import Box as GameBox
from engine.base.city import Card
from engine.terms import CardId
from renders.base.card_line import draw_card_line
from renders.base.effects import effect_row
from renders.base.faces import building_of
from renders.base.names import card_name
from renders.base.sentences import effect_sentences
from renders.drawing import theme
from renders.drawing.canvas import Box, Canvas
from renders.drawing.kept import kept
from renders.drawing.numerals import ROMAN
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
from renders.parts.language import Text, all_of, one_of
from renders.parts.names import card_type


def draw_card(box: GameBox, card_id: CardId, text: Text) -> Image.Image:
    """Draw one card large, with everything that is known of it beside it."""
    shown = box.cards[card_id]
    face = _large_face(shown, card_name(card_id, text))
    canvas = lay_card(face, shown.age, card_type(shown.colour, text))
    y = draw_effect(canvas, effect_sentences(shown.effects, text), FACTS_TOP)
    y = draw_chain(canvas, text("card-free-with"), _lines(shown.free_from, box, text), y)
    draw_chain(canvas, text("card-makes-free"), _lines(shown.gives_free, box, text), y)
    _draw_deck(canvas, shown, box, text)
    return canvas.finish()


@kept
def _large_face(shown: Card, name: str) -> Image.Image:
    """Draw the face in the close-up's size. Read-only."""
    return draw_face(name, shown.colour, building_of(shown), effect_row(shown.effects), cost_row(shown.cost))


def _lines(cards: Iterable[CardId], box: GameBox, text: Text) -> list[DrawLine]:
    return [partial(_draw_line, shown=box.cards[each], name=card_name(each, text)) for each in cards]


def _draw_line(canvas: Canvas, box: Box, *, shown: Card, name: str) -> None:
    draw_card_line(canvas, shown, name, box)


def _copies(shown: Card, box: GameBox) -> dict[int, int]:
    """Count the copies in the deck by the number of players (rulebook, Preparation); some cards are drawn."""
    if not shown.copies:
        return {}
    tables = range(box.least_cities, box.cities(box.most_players) + 1)
    return {players: sum(least <= players for least in shown.copies) for players in tables}


def _draw_deck(canvas: Canvas, shown: Card, box: GameBox, text: Text) -> None:
    """Draw how many copies are in the deck at each number of players, or say that guilds are drawn."""
    copies = _copies(shown, box)
    if not copies and shown.colour == "purple":
        draw_foot(canvas, text("card-guild-deck"))
    width = (FACTS_WIDTH - 4 * 10) // max(1, len(copies))
    for index, (players, count) in enumerate(copies.items()):
        x = FACTS_LEFT + index * (width + 10)
        low = theme.PANEL_LOW if count else theme.PANEL
        canvas.panel(x, FOOT_TOP, width, FOOT_HEIGHT, fill=theme.PANEL, fill_low=low, line=theme.LINE)
        ink = theme.WHITE if count else theme.FAINT
        canvas.put(
            icons.sign("person", 34, theme.MUTED if count else theme.FAINT), x + 16, FOOT_TOP + 28, "lm"
        )
        canvas.text(x + 58, FOOT_TOP + 27, f"{players}", sans(34, 700), theme.MUTED if count else theme.FAINT)
        canvas.text(x + width / 2, FOOT_TOP + 66, f"×{count}", sans(36, 800), ink, "mm")


def describe_card(box: GameBox, card_id: CardId, text: Text) -> str:
    """Say everything that the close-up of a card shows."""
    shown = box.cards[card_id]
    sentences = [
        text(
            "card-words",
            card=card_name(card_id, text),
            number=shown.age,
            age=ROMAN[shown.age],
            type=card_type(shown.colour, text),
        ),
        cost_sentence(shown.cost, text),
        effect_sentences(shown.effects, text),
    ]
    # Either trading post makes Forum free.
    for key, cards, listed in (
        ("card-words-free-with", shown.free_from, one_of),
        ("card-words-makes-free", shown.gives_free, all_of),
    ):
        if cards:
            sentences.append(text(key, cards=listed([card_name(each, text) for each in cards], text)))
    copies = _copies(shown, box)
    sentences += [text("card-words-copies", players=each, count=count) for each, count in copies.items()]
    if not copies and shown.colour == "purple":
        sentences.append(text("card-guild-deck"))
    return shortened(sentences, separator=" ")
