"""One progress token of Architects close up."""

from __future__ import annotations

from PIL import Image

from engine.architects.box import Box
from engine.terms import TokenId
from renders.architects.names import token_effect, token_name
from renders.architects.token_icons import progress_token
from renders.parts.close_up import FACTS_TOP, TOKEN_SIZE, draw_effect, draw_foot, lay_token
from renders.parts.language import Text


def draw_token(box: Box, token_id: TokenId, text: Text) -> Image.Image:
    """Draw a progress token large, beside it what it does and how many of it there are."""
    canvas = lay_token(progress_token(token_id, TOKEN_SIZE), token_name(token_id, text))
    draw_effect(canvas, token_effect(token_id, text), FACTS_TOP)
    draw_foot(canvas, _copies_sentence(box, token_id, text))
    return canvas.finish("architects token")


def describe_token(box: Box, token_id: TokenId, text: Text) -> str:
    """Say everything that the close-up of a progress token shows."""
    return text(
        "architects-words-token",
        token=token_name(token_id, text),
        effect=token_effect(token_id, text),
        copies=_copies_sentence(box, token_id, text),
    )


def _copies_sentence(box: Box, token_id: TokenId, text: Text) -> str:
    return text(
        "architects-token-copies",
        count=box.tokens[token_id].copies,
        all=sum(each.copies for each in box.tokens.values()),
    )
