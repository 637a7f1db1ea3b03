"""The cards, progress tokens and wonders of Duel, to be looked up."""

from __future__ import annotations

from functools import partial

from cogs.shelf import Entry, Shelf
from engine.duel.cards import cards
from engine.duel.terms import CardId, TokenId, WonderId
from engine.duel.tokens import progress_tokens
from engine.duel.wonders import wonders
from renders.duel.card import describe_card, draw_card
from renders.duel.token import describe_token, draw_token
from renders.duel.wonder import describe_wonder, draw_wonder


def duel_shelf() -> Shelf:
    """Put Duel on a shelf."""
    tokens = map(_token, progress_tokens())
    return Shelf("duel", (*map(_card, cards()), *tokens), tuple(map(_wonder, wonders())))


def _card(card_id: CardId) -> Entry:
    return Entry("duel", f"duel-card-{card_id}", partial(draw_card, card_id), partial(describe_card, card_id))


def _token(token_id: TokenId) -> Entry:
    name = f"duel-token-{token_id}"
    return Entry("duel", name, partial(draw_token, token_id), partial(describe_token, token_id))


def _wonder(wonder_id: WonderId) -> Entry:
    name = f"duel-wonder-{wonder_id}"
    return Entry("duel", name, partial(draw_wonder, wonder_id), partial(describe_wonder, wonder_id))
