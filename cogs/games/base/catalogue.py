"""The cards and wonders of the base game, to be looked up."""

from __future__ import annotations

from dataclasses import replace

from bot.common.options import GameName
from cogs.reference.catalogue import Catalogue, Entry, entries
from engine.base.box import Box, Wonder
from renders.base.close_ups import describe_card, describe_wonder, draw_card, draw_wonder
from renders.base.lesson import LESSONS


def base_catalogue(game: GameName, box: Box) -> Catalogue:
    """Put an edition of the base game on a catalogue, with what is in a box."""
    taught = LESSONS.of(box)
    wonders = entries(game, "wonder", box, box.wonders, draw_wonder, describe_wonder)
    return Catalogue(
        game,
        entries(game, "card", box, box.cards, draw_card, describe_card),
        tuple(_with_note(each, entry) for each, entry in zip(box.wonders.values(), wonders, strict=True)),
        entries(game, "lesson", box, (page.key for page in taught.pages), LESSONS.draw, LESSONS.describe),
        entries(game, "lesson", box, (page.key for page in taught.legends), LESSONS.draw, LESSONS.describe),
    )


def _with_note(wonder: Wonder, entry: Entry) -> Entry:
    """Add a note where a wonder has stages whose printed costs we do not know (Manneken Pis sheet)."""
    stages = [stage for side in wonder.sides.values() for stage in side]
    return replace(entry, note="note-costs-unknown") if any(stage.cost is None for stage in stages) else entry
