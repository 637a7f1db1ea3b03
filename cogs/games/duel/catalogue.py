"""The cards, progress tokens and wonders of Duel, to be looked up."""

from __future__ import annotations

from cogs.reference.catalogue import Catalogue, entries
from engine.duel.box import cards, progress_tokens, wonders
from renders.duel.card_close_up import describe_card, draw_card
from renders.duel.lesson import LEGENDS, PAGES, describe_lesson, draw_lesson
from renders.duel.token_close_up import describe_token, draw_token
from renders.duel.wonder_close_up import describe_wonder, draw_wonder


def duel_catalogue() -> Catalogue:
    """Put Duel on a catalogue."""
    return Catalogue(
        "duel",
        (
            *entries("duel", "duel-card", cards(), draw_card, describe_card),
            *entries("duel", "duel-token", progress_tokens(), draw_token, describe_token),
        ),
        entries("duel", "duel-wonder", wonders(), draw_wonder, describe_wonder),
        entries("duel", "lesson", (page.key for page in PAGES), draw_lesson, describe_lesson),
        entries("duel", "lesson", (page.key for page in LEGENDS), draw_lesson, describe_lesson),
    )
