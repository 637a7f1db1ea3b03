"""The progress tokens and wonders of Architects, to be looked up; its cards say all on their faces."""

from __future__ import annotations

from cogs.reference.catalogue import Catalogue, entries
from engine.architects.box import Box
from renders.architects.lesson import LEGENDS, PAGES, describe_lesson, draw_lesson
from renders.architects.token_close_up import describe_token, draw_token
from renders.architects.wonder_close_up import describe_wonder, draw_wonder


def architects_catalogue(box: Box) -> Catalogue:
    """Put Architects on a catalogue, with what is in a box."""
    return Catalogue(
        "architects",
        entries("architects", "architects-token", box.tokens, draw_token, describe_token),
        entries("architects", "wonder", box.wonders, draw_wonder, describe_wonder),
        entries("architects", "lesson", (page.key for page in PAGES), draw_lesson, describe_lesson),
        entries("architects", "lesson", (page.key for page in LEGENDS), draw_lesson, describe_lesson),
    )
