"""The cards and wonders of the base game, to be looked up."""

from __future__ import annotations

from functools import partial

from cogs.shelf import Entry, Shelf
from engine.base.cards import cards
from engine.base.terms import CardId, WonderId
from engine.base.wonders import wonder, wonders
from renders.card import describe_card, draw_card
from renders.wonder import describe_wonder, draw_wonder


def base_shelf() -> Shelf:
    """Put the base game on a shelf."""
    return Shelf("base", tuple(map(_card, cards())), tuple(map(_wonder, wonders())))


def _card(card_id: CardId) -> Entry:
    return Entry("base", f"card-{card_id}", partial(draw_card, card_id), partial(describe_card, card_id))


def _wonder(wonder_id: WonderId) -> Entry:
    return Entry(
        "base",
        f"wonder-{wonder_id}",
        partial(draw_wonder, wonder_id),
        partial(describe_wonder, wonder_id),
        "note-costs-unknown" if _copies_costs(wonder_id) else None,
    )


def _copies_costs(wonder_id: WonderId) -> bool:
    """Tell whether a wonder has stages whose printed costs we do not know (Manneken Pis sheet)."""
    return any(stage.cost is None for stages in wonder(wonder_id).sides.values() for stage in stages)
