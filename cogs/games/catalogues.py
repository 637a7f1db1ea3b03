"""The catalogue of each game: cards, progress tokens, wonders, and lessons."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from bot.common.options import EDITIONS, GameName
from bot.languages.translator import Translator
from cogs.games.base.editions import card_differs, card_note, wonder_differs, wonder_note
from cogs.reference.catalogue import Catalogue, Entry, entries
from engine.architects.city import Box as ArchitectsBox
from engine.base.box import Box as BaseBox
from engine.base.box import Wonder
from engine.duel.box import Box as DuelBox
from renders.architects import close_ups as architects
from renders.architects.lesson import LESSONS as ARCHITECTS_LESSONS
from renders.base import close_ups as base
from renders.base.lesson import LESSONS as BASE_LESSONS
from renders.duel import close_ups as duel
from renders.duel.lesson import LESSONS as DUEL_LESSONS
from renders.parts.lesson import Lessons

Id = TypeVar("Id", bound=str)
Thing = TypeVar("Thing")


def base_catalogue(game: GameName, box: BaseBox, other: BaseBox) -> Catalogue:
    """Return the catalogue of an edition of 7 Wonders, with its box and that of the ``other`` edition."""
    first, second = EDITIONS
    edition = second if game == first else first
    cards = entries(game, "card", box, box.cards, base.draw_card, base.describe_card)
    wonders = entries(game, "wonder", box, box.wonders, base.draw_wonder, base.describe_wonder)
    noted = tuple(_with_note(each, entry) for each, entry in zip(box.wonders.values(), wonders, strict=True))
    return _catalogue(
        game,
        box,
        _compared(cards, box.cards, other.cards, card_differs, partial(card_note, box, edition, other)),
        _compared(
            noted, box.wonders, other.wonders, wonder_differs, partial(wonder_note, box, edition, other)
        ),
        BASE_LESSONS,
    )


def duel_catalogue(box: DuelBox) -> Catalogue:
    """Return the catalogue of Duel with the contents of a box."""
    cards = entries("duel", "duel-card", box, box.cards, duel.draw_card, duel.describe_card)
    tokens = entries("duel", "duel-token", box, box.tokens, duel.draw_token, duel.describe_token)
    wonders = entries("duel", "duel-wonder", box, box.wonders, duel.draw_wonder, duel.describe_wonder)
    return _catalogue("duel", box, (*cards, *tokens), wonders, DUEL_LESSONS)


def architects_catalogue(box: ArchitectsBox) -> Catalogue:
    """Return the catalogue of Architects with the contents of a box; its cards need no explanation."""
    game: GameName = "architects"
    draw, describe = architects.draw_token, architects.describe_token
    tokens = entries(game, "architects-token", box, box.tokens, draw, describe)
    wonders = entries(game, "wonder", box, box.wonders, architects.draw_wonder, architects.describe_wonder)
    return _catalogue(game, box, tokens, wonders, ARCHITECTS_LESSONS)


def _catalogue(
    game: GameName, box: Any, cards: tuple[Entry, ...], wonders: tuple[Entry, ...], lessons: Lessons[Any]
) -> Catalogue:
    taught = lessons.of(box)
    pages, legends = (
        entries(game, "lesson", box, (page.key for page in of), lessons.draw, lessons.describe)
        for of in (taught.pages, taught.legends)
    )
    return Catalogue(game, cards, wonders, pages, legends)


def _with_note(wonder: Wonder, entry: Entry) -> Entry:
    """Add a note to a wonder with unknown printed costs (Manneken Pis sheet)."""
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
    """Add a note to entries that are missing or different in another edition."""
    return tuple(
        replace(
            entry,
            notes=(*entry.notes, partial(note, each)),
            differs=differs(mine[each], theirs.get(each)),
        )
        for each, entry in zip(mine, made, strict=True)
    )
