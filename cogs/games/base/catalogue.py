"""The cards and wonders of the base game, to be looked up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TypeVar

from bot.common.options import EDITIONS, GameName
from bot.languages.translator import Translator
from cogs.games.base.editions import card_differs, card_note, wonder_differs, wonder_note
from cogs.reference.catalogue import Catalogue, Entry, entries
from engine.base.box import Box, Wonder
from renders.base.close_ups import describe_card, describe_wonder, draw_card, draw_wonder
from renders.base.lesson import LESSONS

Id = TypeVar("Id", bound=str)
Thing = TypeVar("Thing")


def base_catalogue(game: GameName, box: Box, other: Box) -> Catalogue:
    """Put an edition of the base game on a catalogue, with its box and that of the ``other`` edition."""
    taught = LESSONS.of(box)
    first, second = EDITIONS
    edition = second if game == first else first
    cards = entries(game, "card", box, box.cards, draw_card, describe_card)
    wonders = entries(game, "wonder", box, box.wonders, draw_wonder, describe_wonder)
    wonders = tuple(
        _with_note(each, entry) for each, entry in zip(box.wonders.values(), wonders, strict=True)
    )
    return Catalogue(
        game,
        _compared(cards, box.cards, other.cards, card_differs, partial(card_note, box, edition, other)),
        _compared(
            wonders, box.wonders, other.wonders, wonder_differs, partial(wonder_note, box, edition, other)
        ),
        entries(game, "lesson", box, (page.key for page in taught.pages), LESSONS.draw, LESSONS.describe),
        entries(game, "lesson", box, (page.key for page in taught.legends), LESSONS.draw, LESSONS.describe),
    )


def _with_note(wonder: Wonder, entry: Entry) -> Entry:
    """Add a note where a wonder has stages whose printed costs we do not know (Manneken Pis sheet)."""
    stages = [stage for side in wonder.sides.values() for stage in side]
    if all(stage.cost is not None for stage in stages):
        return entry
    return replace(entry, notes=(_costs_unknown,))


def _costs_unknown(text: Translator) -> str:
    return text("note-costs-unknown")


def _compared(
    made: tuple[Entry, ...],
    mine: Mapping[Id, Thing],
    theirs: Mapping[Id, Thing],
    differs: Callable[[Thing, Thing | None], bool],
    note: Callable[[Id, Translator], str],
) -> tuple[Entry, ...]:
    """Add a note where another edition has nothing of this id, or something else."""
    return tuple(
        replace(entry, notes=(*entry.notes, partial(note, each)), differs=True)
        if differs(mine[each], theirs.get(each))
        else entry
        for each, entry in zip(mine, made, strict=True)
    )
