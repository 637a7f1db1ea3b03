"""Close-ups of a card, a wonder or a progress token of Duel, as pictures and in words."""

from functools import partial

from PIL import Image

from engine.duel.box import Box, Card
from engine.terms import CardId, TokenId, WonderId
from renders.drawing import theme
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import wrap_text
from renders.drawing.kept import kept
from renders.drawing.palette import in_few_colours
from renders.drawing.row import Row, draw_row
from renders.drawing.surfaces import rounded_mask
from renders.duel import icons as duel_icons
from renders.duel.card_line import card_line
from renders.duel.effects import chain_given, effect_row
from renders.duel.faces import building_of
from renders.duel.names import card_name, token_name, wonder_name
from renders.duel.sentences import effect_sentences
from renders.duel.wonder_card import scene_of, wonder_scene
from renders.parts import close_up
from renders.parts.close_up import (
    FACTS_TOP,
    TOKEN_SIZE,
    CardFacts,
    Linked,
    draw_effect,
    draw_face,
    draw_foot,
    lay_token,
)
from renders.parts.header import draw_title_on_meander
from renders.parts.language import Text
from renders.parts.scene_palette import Shown, scene_palette
from renders.parts.sprites import cost_row, cost_sentence, sign


def draw_card(box: Box, card_id: CardId, text: Text) -> Image.Image:
    """Draw a large card with all of its facts."""
    return close_up.draw_card(_facts(box, card_id, text), text)


def describe_card(box: Box, card_id: CardId, text: Text) -> str:
    """Describe everything that the close-up of a card shows."""
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
    """Draw the face in the size of a close-up. Read-only."""
    shown = box.cards[card_id]
    effect = [*effect_row(shown.effects), *chain_given(shown)]
    # The card that makes it free is beside it; in a long cost its symbol would look like a part of that.
    return draw_face(name, shown.colour, building_of(shown), effect, cost_row(shown.cost))


def _deck_sentence(shown: Card, box: Box, text: Text) -> str:
    """Return how many cards of the card's deck are in a game (rulebook, Preparation)."""
    age, deck = box.ages[shown.age - 1], box.decks[shown.deck]
    count = age.extra if shown.deck == age.extra_deck else len(age.places) - age.extra
    key = "duel-card-guilds-in-play" if shown.deck == "guild" else "duel-card-deck-in-play"
    return text(key, count=count, all=len(deck))


_LEFT, _WIDTH = theme.MARGIN, theme.WIDTH - 2 * theme.MARGIN
_SCENE_TOP, _SCENE_HEIGHT, _RADIUS, _EDGE = 112, 400, 24, 3
_PLAQUE_TOP, _PLAQUE_HEIGHT = _SCENE_TOP + _SCENE_HEIGHT + 14, 112
_WORDS_TOP, _WORDS_STEP = _PLAQUE_TOP + _PLAQUE_HEIGHT + 40, 44


def draw_wonder(box: Box, wonder_id: WonderId, text: Text) -> Image.Image:
    """Draw a large wonder, with its cost and effect below; an image in few colours."""
    shown = box.wonders[wonder_id]
    canvas = Canvas(theme.WIDTH, theme.MINIMUM_HEIGHT)
    name = wonder_name(wonder_id, text)
    draw_title_on_meander(canvas, name, _LEFT + 8, 46, 48, _WIDTH - 16, below=38)
    canvas.panel(
        _LEFT, _SCENE_TOP, _WIDTH, _SCENE_HEIGHT, _RADIUS, fill=theme.GOLD, fill_low=theme.GOLD_RIM, blur=10
    )
    size = (_WIDTH - 2 * _EDGE, _SCENE_HEIGHT - 2 * _EDGE)
    scene = wonder_scene(wonder_id, *size, 0.9, built=True).copy()
    scene.putalpha(rounded_mask(*size, _RADIUS - _EDGE))
    canvas.put(scene, _LEFT + _EDGE, _SCENE_TOP + _EDGE)
    _draw_exchange(canvas, cost_row(shown.cost), effect_row(shown.effects))
    words = wrap_text(effect_sentences(shown.effects, text), _WIDTH - 40, 34, theme.FLOOR_TEXT, 600, 2)
    for index, line in enumerate(words.lines):
        canvas.text(theme.WIDTH / 2, _WORDS_TOP + index * _WORDS_STEP, line, words.font, anchor="mm")
    return in_few_colours(canvas.finish(), scene_palette(Shown(scene_of(wonder_id), 1, 1)))


def _draw_exchange(canvas: Canvas, cost: Row, effect: Row) -> None:
    """Draw the cost and effect of the wonder in one row."""
    canvas.panel(_LEFT, _PLAQUE_TOP, _WIDTH, _PLAQUE_HEIGHT, 20, fill=theme.IVORY, fill_low=theme.IVORY_LOW)
    becomes = sign("arrow-right", theme.GOLD_DARK, 0.6)
    row = [*cost, becomes, *effect]
    draw_row(
        canvas,
        row,
        theme.WIDTH / 2,
        _PLAQUE_TOP + _PLAQUE_HEIGHT / 2,
        78,
        gap=8,
        ink=theme.INK,
        room=_WIDTH - 60,
    )


def describe_wonder(box: Box, wonder_id: WonderId, text: Text) -> str:
    """Describe the cost and effect of a wonder."""
    shown = box.wonders[wonder_id]
    return text(
        "duel-words-wonder",
        wonder=wonder_name(wonder_id, text),
        cost=cost_sentence(shown.cost, text),
        effects=effect_sentences(shown.effects, text),
    )


def draw_token(box: Box, token_id: TokenId, text: Text) -> Image.Image:
    """Draw a large progress token, with its effect and the number of tokens in a game."""
    canvas = lay_token(duel_icons.token(token_id, TOKEN_SIZE), token_name(token_id, text))
    draw_effect(canvas, effect_sentences(box.tokens[token_id].effects, text), FACTS_TOP)
    draw_foot(canvas, _board_sentence(box, text))
    return canvas.finish("duel token")


def describe_token(box: Box, token_id: TokenId, text: Text) -> str:
    """Describe everything that the close-up of a progress token shows."""
    return text(
        "duel-words-token",
        token=token_name(token_id, text),
        effects=effect_sentences(box.tokens[token_id].effects, text),
        board=_board_sentence(box, text),
    )


def _board_sentence(box: Box, text: Text) -> str:
    return text("duel-tokens-in-play", count=box.tokens_on_the_board, all=len(box.tokens))
