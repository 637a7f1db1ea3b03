"""One card of Duel close up: what it costs and does, its chains, and how likely it is in the game."""

from __future__ import annotations

from functools import partial

from PIL import Image

from engine.duel.box import Box, Card
from engine.terms import CardId
from renders.drawing.kept import kept
from renders.duel.card_line import card_line
from renders.duel.effects import chain_given, effect_row
from renders.duel.faces import building_of
from renders.duel.names import card_name
from renders.duel.sentences import effect_sentences
from renders.parts import close_up
from renders.parts.close_up import CardFacts, Linked, draw_face
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

    def linked(other: CardId | None) -> list[Linked]:
        names = [] if other is None else [(other, card_name(other, text))]
        return [Linked(name, partial(card_line, box, each, name)) for each, name in names]

    return CardFacts(
        name=name,
        colour=shown.colour,
        age=shown.age,
        face=_large_face(box, card_id, name),
        cost=shown.cost,
        does=effect_sentences(shown.effects, text),
        free_from=linked(shown.free_from),
        gives_free=linked(shown.gives_free),
        deck=[_deck_sentence(shown, box, text)],
    )


@kept
def _large_face(box: Box, card_id: CardId, name: str) -> Image.Image:
    """Draw the face in the close-up's size. Read-only."""
    shown = box.cards[card_id]
    effect = [*effect_row(shown.effects), *chain_given(shown)]
    # What makes it free stands beside it; in a long cost its symbol would look like a part of that.
    return draw_face(name, shown.colour, building_of(shown), effect, cost_row(shown.cost))


def _deck_sentence(shown: Card, box: Box, text: Text) -> str:
    """Say how many cards of the card's deck are in a game (rulebook, Preparation)."""
    age, deck = box.ages[shown.age - 1], box.decks[shown.deck]
    count = age.extra if shown.deck == age.extra_deck else len(age.places) - age.extra
    key = "duel-card-guilds-in-play" if shown.deck == "guild" else "duel-card-deck-in-play"
    return text(key, count=count, all=len(deck))
