"""What has been asked in a step, answered or not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.game import Decision, Game, Seat


def decisions_so_far(game: Game[Any, Any, Any], picks: Mapping[Seat, Any]) -> list[Decision[Any]]:
    """List the decisions of a step that have come up, those made by ``picks`` included."""
    chosen: dict[Seat, Any] = {}
    found: list[Decision[Any]] = []
    while True:
        fresh = [each for each in game.decisions(chosen) if each not in found]
        found += fresh
        made = {each.seat: picks[each.seat] for each in fresh if each.seat in picks}
        if not made:
            return found
        chosen |= made
