"""The progress tokens and wonders of Architects, to be looked up; its cards say all on their faces."""

from __future__ import annotations

from cogs.reference.catalogue import Catalogue, entries
from engine.architects.city import Box
from renders.architects.close_ups import describe_token, describe_wonder, draw_token, draw_wonder
from renders.architects.lesson import LESSONS


def architects_catalogue(box: Box) -> Catalogue:
    """Put Architects on a catalogue, with what is in a box."""
    taught = LESSONS.of(box)
    return Catalogue(
        "architects",
        entries("architects", "architects-token", box, box.tokens, draw_token, describe_token),
        entries("architects", "wonder", box, box.wonders, draw_wonder, describe_wonder),
        entries(
            "architects", "lesson", box, (page.key for page in taught.pages), LESSONS.draw, LESSONS.describe
        ),
        entries(
            "architects", "lesson", box, (page.key for page in taught.legends), LESSONS.draw, LESSONS.describe
        ),
    )
