"""Writing positions: what a view knows, in the published form."""

from __future__ import annotations

from engine.base.city import City
from engine.base.view import View
from engine.game import JsonObject
from engine.terms import CardId


def position_of(view: View) -> JsonObject:
    """Return what the viewer may know: one hand and, where it is shown, the discard pile."""
    told: JsonObject = {
        "age": view.age,
        "round": view.round,
        "discard": list(view.discard) or None,
        "free_city": view.free_city,
        "controller": view.controller,
    }
    return {
        "format": 1,
        "game": "base",
        **{key: value for key, value in told.items() if value is not None},
        "cities": [
            _city(city, view.hand if seat == view.seat else None) for seat, city in enumerate(view.cities)
        ],
    }


def _city(city: City, hand: tuple[CardId, ...] | None) -> JsonObject:
    told: JsonObject = {
        "wonder": city.wonder,
        "side": city.side,
        "stages": city.stages,
        "coins": city.coins,
        "buildings": list(city.buildings),
        "conflicts": list(city.conflicts),
    }
    if hand is not None:
        told["hand"] = list(hand)
    if city.free_build_used:
        told["free_build_used"] = True
    if city.copied:
        told["copied_stages"] = list(city.copied)
    return told
