"""Writing positions: a whole table, in the published form."""

from __future__ import annotations

from engine.architects.city import City
from engine.architects.table import Table
from engine.game import JsonObject


def position_of(table: Table) -> JsonObject:
    """Tell everything that lies on a table."""
    told: JsonObject = {
        "format": 1,
        "game": "architects",
        "seat": table.turn,
        "cat": table.cat,
        "conflict": {"total": table.conflict_tokens, "battle": table.battle},
        "decks": {deck: list(pile) for deck, pile in table.decks.items()},
        "discard": list(table.discard),
        "progress": {"face_up": list(table.face_up), "stack": list(table.stack)},
        "cities": [_city(city) for city in table.cities],
    }
    if table.taken:
        told.update(taken=True, used=list(table.used), open=list(table.open_tokens))
    if table.asked is not None:
        told["asked"] = table.asked
    if table.searched is not None:
        told["searched"] = table.searched
    if table.passes:
        told["passes"] = table.passes
    return told


def _city(city: City) -> JsonObject:
    return {
        "wonder": city.wonder,
        "stages": list(city.stages),
        "cards": [card for card, count in city.cards.items() for _ in range(count)],
        "tokens": list(city.tokens),
        "victories": city.victories,
    }
