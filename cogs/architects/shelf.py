"""The progress tokens and wonders of Architects, to be looked up; its cards say all on their faces."""

from __future__ import annotations

from functools import partial

from cogs.shelf import Entry, Shelf
from engine.architects.terms import TokenId, WonderId
from engine.architects.tokens import tokens
from engine.architects.wonders import wonders
from renders.architects.token import describe_token, draw_token
from renders.architects.wonder import describe_wonder, draw_wonder


def architects_shelf() -> Shelf:
    """Put Architects on a shelf."""
    return Shelf("architects", tuple(map(_token, tokens())), tuple(map(_wonder, wonders())))


def _token(token_id: TokenId) -> Entry:
    name = f"architects-token-{token_id}"
    return Entry("architects", name, partial(draw_token, token_id), partial(describe_token, token_id))


def _wonder(wonder_id: WonderId) -> Entry:
    name = f"wonder-{wonder_id}"
    return Entry("architects", name, partial(draw_wonder, wonder_id), partial(describe_wonder, wonder_id))
