"""One progress token of Duel close up."""

from __future__ import annotations

from PIL import Image

from engine.duel.box import Box
from engine.terms import TokenId
from renders.duel import icons as duel_icons
from renders.duel.names import token_name
from renders.duel.sentences import effect_sentences
from renders.parts.close_up import FACTS_TOP, TOKEN_SIZE, draw_effect, draw_foot, lay_token
from renders.parts.language import Text


def draw_token(box: Box, token_id: TokenId, text: Text) -> Image.Image:
    """Draw a progress token large, beside it what it does and how many of them are in a game."""
    canvas = lay_token(duel_icons.token(token_id, TOKEN_SIZE), token_name(token_id, text))
    draw_effect(canvas, effect_sentences(box.tokens[token_id].effects, text), FACTS_TOP)
    draw_foot(canvas, _board_sentence(box, text))
    return canvas.finish("duel token")


def describe_token(box: Box, token_id: TokenId, text: Text) -> str:
    """Say everything that the close-up of a progress token shows."""
    return text(
        "duel-words-token",
        token=token_name(token_id, text),
        effects=effect_sentences(box.tokens[token_id].effects, text),
        board=_board_sentence(box, text),
    )


def _board_sentence(box: Box, text: Text) -> str:
    return text("duel-tokens-in-play", count=box.tokens_on_the_board, all=len(box.tokens))
