"""The cards, progress tokens and wonders of Duel, to be looked up."""

from __future__ import annotations

from cogs.reference.catalogue import Catalogue, entries
from engine.duel.box import standard_box
from renders.duel.card_close_up import describe_card, draw_card
from renders.duel.lesson import describe_lesson, draw_lesson, lesson
from renders.duel.token_close_up import describe_token, draw_token
from renders.duel.wonder_close_up import describe_wonder, draw_wonder


def duel_catalogue() -> Catalogue:
    """Put Duel on a catalogue."""
    box = standard_box()
    taught = lesson(box)
    return Catalogue(
        "duel",
        (
            *entries("duel", "duel-card", box, box.cards, draw_card, describe_card),
            *entries("duel", "duel-token", box, box.tokens, draw_token, describe_token),
        ),
        entries("duel", "duel-wonder", box, box.wonders, draw_wonder, describe_wonder),
        entries("duel", "lesson", box, (page.key for page in taught.pages), draw_lesson, describe_lesson),
        entries("duel", "lesson", box, (page.key for page in taught.legends), draw_lesson, describe_lesson),
    )
