"""Writing positions of each game, in the published form."""

from __future__ import annotations

from engine.architects.city import City as ArchitectsCity
from engine.architects.table import Table as ArchitectsTable
from engine.base.city import City as BaseCity
from engine.base.view import View as BaseView
from engine.course import AnyGame
from engine.duel.city import City as DuelCity
from engine.duel.table import Table as DuelTable
from engine.game import JsonObject, Seat
from engine.terms import CardId


def base_position(view: BaseView) -> JsonObject:
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
            _base_city(city, view.hand if seat == view.seat else None)
            for seat, city in enumerate(view.cities)
        ],
    }


def _base_city(city: BaseCity, hand: tuple[CardId, ...] | None) -> JsonObject:
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


def duel_position(table: DuelTable) -> JsonObject:
    """Return everything that lies on a table."""
    return {
        "format": 1,
        "game": "duel",
        "age": table.age,
        "seat": table.turn,
        "pawn": table.pawn,
        "military_tokens": list(table.military_tokens),
        "board_tokens": list(table.board_tokens),
        "aside_tokens": list(table.aside_tokens),
        "layout": {str(slot): card_id for slot, card_id in table.layout.cards.items()},
        "face_down": sorted(table.layout.face_down),
        "discard": list(table.discard),
        "cities": [_duel_city(each) for each in table.cities],
    }


def _duel_city(city: DuelCity) -> JsonObject:
    return {
        "coins": city.coins,
        "buildings": list(city.buildings),
        "wonders": [{"wonder": each.wonder, "built": each.built} for each in city.wonders],
        "tokens": list(city.tokens),
    }


def architects_position(table: ArchitectsTable) -> JsonObject:
    """Return everything that lies on a table."""
    told: JsonObject = {
        "format": 1,
        "game": "architects",
        "seat": table.turn,
        "cat": table.cat,
        "conflict": {"total": table.conflict_tokens, "battle": table.battle},
        "decks": {deck: list(pile) for deck, pile in table.decks.items()},
        "discard": list(table.discard),
        "progress": {"face_up": list(table.face_up), "stack": list(table.stack)},
        "cities": [_architects_city(city) for city in table.cities],
    }
    if table.taken:
        told.update(taken=True, used=list(table.used), open=list(table.open_tokens))
    more = {"asked": table.asked, "searched": table.searched, "passes": table.passes or None}
    return told | {key: value for key, value in more.items() if value is not None}


def _architects_city(city: ArchitectsCity) -> JsonObject:
    return {
        "wonder": city.wonder,
        "stages": list(city.stages),
        "cards": [card for card, count in city.cards.items() for _ in range(count)],
        "tokens": list(city.tokens),
        "victories": city.victories,
    }


def position_of(game: AnyGame, seat: Seat) -> JsonObject:
    """Return what a seat may know of a game of hands, and else all that lies there."""
    if game.name == "base":
        return base_position(game.view(seat))
    return duel_position(game.table) if game.name == "duel" else architects_position(game.table)
