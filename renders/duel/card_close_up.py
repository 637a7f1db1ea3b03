"""One card of Duel close up: what it costs and does, its chains, and how likely it is in the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from engine.duel.box import Box as GameBox
from engine.duel.box import Card
from engine.terms import CardId
from renders.drawing.canvas import Box, Canvas
from renders.drawing.kept import kept
from renders.drawing.numerals import ROMAN
from renders.duel.card_line import card_line
from renders.duel.effects import chain_given, effect_row
from renders.duel.faces import building_of
from renders.duel.names import card_name
from renders.duel.sentences import effect_sentences
from renders.parts.close_up import (
    FACTS_TOP,
    DrawLine,
    draw_chain,
    draw_effect,
    draw_face,
    draw_foot,
    lay_card,
)
from renders.parts.costs import cost_row, cost_sentence
from renders.parts.description import shortened
from renders.parts.language import Text
from renders.parts.names import card_type


def draw_card(box: GameBox, card_id: CardId, text: Text) -> Image.Image:
    """Draw one card large, with everything that is known of it beside it."""
    shown = box.cards[card_id]
    face = _large_face(box, card_id, card_name(card_id, text))
    canvas = lay_card(face, shown.age, card_type(shown.colour, text))
    y = draw_effect(canvas, effect_sentences(shown.effects, text), FACTS_TOP)
    y = draw_chain(canvas, text("card-free-with"), _lines(shown.free_from, box, text), y)
    draw_chain(canvas, text("card-makes-free"), _lines(shown.gives_free, box, text), y)
    draw_foot(canvas, _deck_sentence(shown, box, text))
    return canvas.finish()


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
    for key, other in (
        ("card-words-free-with", shown.free_from),
        ("card-words-makes-free", shown.gives_free),
    ):
        if other is not None:
            sentences.append(text(key, cards=card_name(other, text)))
    return shortened([*sentences, _deck_sentence(shown, box, text)], separator=" ")


@kept
def _large_face(box: GameBox, card_id: CardId, name: str) -> Image.Image:
    """Draw the face in the close-up's size. Read-only."""
    shown = box.cards[card_id]
    effect = [*effect_row(shown.effects), *chain_given(shown)]
    # What makes it free stands beside it; in a long cost its symbol would look like a part of that.
    return draw_face(name, shown.colour, building_of(shown), effect, cost_row(shown.cost))


def _lines(card_id: CardId | None, box: GameBox, text: Text) -> list[DrawLine]:
    if card_id is None:
        return []
    return [partial(_draw_line, draw=partial(card_line, box, card_id, card_name(card_id, text)))]


def _draw_line(canvas: Canvas, box: Box, *, draw: Callable[[int, int], Image.Image]) -> None:
    x, y, width, height = box
    canvas.put(draw(width, height), x, y)


def _deck_sentence(shown: Card, box: GameBox, text: Text) -> str:
    """Say how many cards of the card's deck are in a game (rulebook, Preparation)."""
    age, deck = box.ages[shown.age - 1], box.decks[shown.deck]
    if shown.deck == "guild":
        return text("duel-card-guilds-in-play", count=age.guilds, all=len(deck))
    return text("duel-card-deck-in-play", count=len(age.places) - age.guilds, all=len(deck))
