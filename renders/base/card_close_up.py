"""One card close up: what it costs and does, its chains, and how often it is dealt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from PIL import Image

from engine.base.box import Box
from engine.base.city import Card
from engine.terms import CardId
from renders.base.card_line import card_line
from renders.base.effects import effect_row
from renders.base.faces import building_of
from renders.base.names import card_name
from renders.base.sentences import effect_sentences
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.kept import kept
from renders.drawing.typefaces import sans
from renders.parts import close_up, icons
from renders.parts.close_up import (
    FACTS_LEFT,
    FACTS_WIDTH,
    FOOT_HEIGHT,
    FOOT_TOP,
    CardFacts,
    Linked,
    draw_face,
)
from renders.parts.costs import cost_row
from renders.parts.language import Text


def draw_card(box: Box, card_id: CardId, text: Text) -> Image.Image:
    """Draw one card large, with everything that is known of it beside it."""
    return close_up.draw_card(_facts(box, card_id, text), text)


def describe_card(box: Box, card_id: CardId, text: Text) -> str:
    """Say everything that the close-up of a card shows."""
    return close_up.describe_card(_facts(box, card_id, text), text)


def _facts(box: Box, card_id: CardId, text: Text) -> CardFacts:
    shown, name = box.cards[card_id], card_name(card_id, text)
    copies = _copies(shown, box)
    deck = [text("card-words-copies", players=each, count=count) for each, count in copies.items()]
    if not copies and shown.colour == "purple":
        deck = [text("card-guild-deck")]

    def linked(cards: Iterable[CardId]) -> list[Linked]:
        names = [(each, card_name(each, text)) for each in cards]
        return [Linked(name, partial(card_line, box.cards[each], name)) for each, name in names]

    return CardFacts(
        name=name,
        colour=shown.colour,
        age=shown.age,
        face=_large_face(shown, name),
        cost=shown.cost,
        does=effect_sentences(shown.effects, text),
        free_from=linked(shown.free_from),
        gives_free=linked(shown.gives_free),
        deck=deck,
        draw_deck=partial(_draw_copies, copies) if copies else None,
    )


@kept
def _large_face(shown: Card, name: str) -> Image.Image:
    """Draw the face in the close-up's size. Read-only."""
    return draw_face(name, shown.colour, building_of(shown), effect_row(shown.effects), cost_row(shown.cost))


def _copies(shown: Card, box: Box) -> dict[int, int]:
    """Count the copies in the deck by the number of players (rulebook, Preparation); some cards are drawn."""
    if not shown.copies:
        return {}
    tables = range(box.least_cities, box.cities(box.most_players) + 1)
    return {players: sum(least <= players for least in shown.copies) for players in tables}


def _draw_copies(copies: Mapping[int, int], canvas: Canvas) -> None:
    """Draw how many copies are in the deck at each number of players."""
    width = (FACTS_WIDTH - 4 * 10) // len(copies)
    for index, (players, count) in enumerate(copies.items()):
        x = FACTS_LEFT + index * (width + 10)
        low = theme.PANEL_LOW if count else theme.PANEL
        canvas.panel(x, FOOT_TOP, width, FOOT_HEIGHT, fill=theme.PANEL, fill_low=low, line=theme.LINE)
        ink, muted = (theme.WHITE, theme.MUTED) if count else (theme.FAINT, theme.FAINT)
        canvas.put(icons.sign("person", 34, muted), x + 16, FOOT_TOP + 28, "lm")
        canvas.text(x + 58, FOOT_TOP + 27, f"{players}", sans(34, 700), muted)
        canvas.text(x + width / 2, FOOT_TOP + 66, f"×{count}", sans(36, 800), ink, "mm")
