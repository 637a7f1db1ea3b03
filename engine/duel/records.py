"""The record of a game of Duel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.duel.choice import Choice
from engine.duel.deal import PLAYERS, Deal
from engine.game import JsonObject, Seat

FORMAT = 1


def record_of(deal: Deal, steps: Sequence[Mapping[Seat, Choice]], outcome: JsonObject) -> JsonObject:
    """Give a game as JSON; ``outcome`` is empty while it runs."""
    return {
        "format": FORMAT,
        "game": "duel",
        "players": PLAYERS,
        "seed": deal.seed,
        "options": {},
        "deal": deal.as_json(),
        "steps": [{str(seat): choice.as_step() for seat, choice in step.items()} for step in steps],
        **outcome,
    }
