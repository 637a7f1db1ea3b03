"""One card of Duel close up: what it costs and does, its chains, and how likely it is in the game."""

from __future__ import annotations

from functools import partial

from PIL import Image

from engine.duel.box import Card, card, standard_box
from engine.terms import CardId
from renders.drawing.canvas import Box, Canvas
from renders.drawing.kept import kept
from renders.duel.buildings import building_of
from renders.duel.card_line import card_line
from renders.duel.effects import chain_given, effect_row
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


def draw_card(card_id: CardId, text: Text) -> Image.Image:
    """Draw one card large, with everything that is known of it beside it."""
    shown = card(card_id)
    face = _large_face(card_id, card_name(card_id, text))
    canvas = lay_card(face, shown.age, text(f"card-type-{shown.colour}"))
    y = draw_effect(canvas, effect_sentences(shown.effects, text), FACTS_TOP)
    y = draw_chain(canvas, text("card-free-with"), _lines(shown.free_from, text), y)
    draw_chain(canvas, text("card-makes-free"), _lines(shown.gives_free, text), y)
    draw_foot(canvas, _deck_sentence(shown, text))
    return canvas.finish()


def describe_card(card_id: CardId, text: Text) -> str:
    """Say everything that the close-up of a card shows."""
    shown = card(card_id)
    card_type = text(f"card-type-{shown.colour}")
    sentences = [
        text("card-words", card=card_name(card_id, text), age=shown.age, type=card_type),
        cost_sentence(shown.cost, text),
        effect_sentences(shown.effects, text),
    ]
    for key, other in (
        ("card-words-free-with", shown.free_from),
        ("card-words-makes-free", shown.gives_free),
    ):
        if other is not None:
            sentences.append(text(key, cards=card_name(other, text)))
    return shortened([*sentences, _deck_sentence(shown, text)], separator=" ")


@kept
def _large_face(card_id: CardId, name: str) -> Image.Image:
    """Draw the face in the close-up's size. Read-only."""
    shown = card(card_id)
    effect = [*effect_row(shown.effects), *chain_given(shown)]
    # What makes it free stands beside it; in a long cost its symbol would look like a part of that.
    return draw_face(name, shown.colour, building_of(card_id), effect, cost_row(shown.cost))


def _lines(card_id: CardId | None, text: Text) -> list[DrawLine]:
    return [] if card_id is None else [partial(_draw_line, card_id=card_id, name=card_name(card_id, text))]


def _draw_line(canvas: Canvas, box: Box, *, card_id: CardId, name: str) -> None:
    x, y, width, height = box
    canvas.put(card_line(card_id, name, width, height), x, y)


def _deck_sentence(shown: Card, text: Text) -> str:
    """Say how many cards of the card's deck are in a game (rulebook, Preparation)."""
    age, deck = standard_box().ages[shown.age - 1], standard_box().decks[shown.deck]
    if shown.deck == "guild":
        return text("duel-card-guilds-in-play", count=age.guilds, all=len(deck))
    return text("duel-card-deck-in-play", count=len(age.places) - age.guilds, all=len(deck))
