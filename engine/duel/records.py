"""The record of a game of Duel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.duel.choice import Choice
from engine.duel.deal import PLAYERS, Deal
from engine.duel.scoring import Score
from engine.duel.terms import Victory
from engine.game import JsonObject, Seat

FORMAT = 1


def record_of(
    deal: Deal,
    steps: Sequence[Mapping[Seat, Choice]],
    victory: Victory | None,
    scores: Sequence[Score],
) -> JsonObject:
    """Give a game as JSON; ``victory`` is None, and the result left out, while it runs."""
    data: JsonObject = {
        "format": FORMAT,
        "game": "duel",
        "players": PLAYERS,
        "seed": deal.seed,
        "options": {},
        "deal": deal.as_json(),
        "steps": [{str(seat): choice.as_step() for seat, choice in step.items()} for step in steps],
    }
    if victory is not None:
        data["victory"] = victory
        data["result"] = [score.as_json() for score in scores]
    return data
