"""Which building is drawn on a card: brown and grey ones by what they yield, the others by their name."""

from __future__ import annotations

from engine.duel.box import card
from engine.duel.effects import Produce
from engine.terms import CardId
from renders.parts.buildings import source_of


def building_of(card_id: CardId) -> str:
    """Name the building in the scene of a card."""
    shown = card(card_id)
    if shown.colour in {"brown", "grey"}:
        for effect in shown.effects:
            if isinstance(effect, Produce):
                return source_of((effect.resource,), effect.amount)
    return card_id
