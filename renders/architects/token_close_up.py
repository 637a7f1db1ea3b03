"""One progress token of Architects close up."""

from __future__ import annotations

from PIL import Image

from engine.architects.box import token, tokens
from engine.terms import TokenId
from renders.architects.token_icons import progress_token
from renders.parts.close_up import FACTS_TOP, TOKEN_SIZE, draw_effect, draw_foot, lay_token
from renders.parts.language import Text


def draw_token(token_id: TokenId, text: Text) -> Image.Image:
    """Draw a progress token large, beside it what it does and how many of it there are."""
    canvas = lay_token(progress_token(token_id, TOKEN_SIZE), text(f"architects-token-{token_id}"))
    draw_effect(canvas, text(f"architects-effect-{token_id}"), FACTS_TOP)
    draw_foot(canvas, _copies_sentence(token_id, text))
    return canvas.finish("architects token")


def describe_token(token_id: TokenId, text: Text) -> str:
    """Say everything that the close-up of a progress token shows."""
    return text(
        "architects-words-token",
        token=text(f"architects-token-{token_id}"),
        effect=text(f"architects-effect-{token_id}"),
        copies=_copies_sentence(token_id, text),
    )


def _copies_sentence(token_id: TokenId, text: Text) -> str:
    return text(
        "architects-token-copies",
        count=token(token_id).copies,
        all=sum(each.copies for each in tokens().values()),
    )
