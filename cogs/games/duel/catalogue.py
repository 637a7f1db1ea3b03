"""The cards, progress tokens and wonders of Duel, to be looked up."""

from __future__ import annotations

from cogs.reference.catalogue import Catalogue, entries
from engine.duel.box import Box
from renders.duel.close_ups import (
    describe_card,
    describe_token,
    describe_wonder,
    draw_card,
    draw_token,
    draw_wonder,
)
from renders.duel.lesson import LESSONS


def duel_catalogue(box: Box) -> Catalogue:
    """Put Duel on a catalogue, with what is in a box."""
    taught = LESSONS.of(box)
    return Catalogue(
        "duel",
        (
            *entries("duel", "duel-card", box, box.cards, draw_card, describe_card),
            *entries("duel", "duel-token", box, box.tokens, draw_token, describe_token),
        ),
        entries("duel", "duel-wonder", box, box.wonders, draw_wonder, describe_wonder),
        entries("duel", "lesson", box, (page.key for page in taught.pages), LESSONS.draw, LESSONS.describe),
        entries("duel", "lesson", box, (page.key for page in taught.legends), LESSONS.draw, LESSONS.describe),
    )
