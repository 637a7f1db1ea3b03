"""Steps that a record may leave out, because only one choice was legal in them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from engine.game import Decision, Game, IllegalChoice
from engine.reading import Node


def play_left_out(game: Game[Any, Any, Any], step: Node | None, kinds: Collection[str]) -> None:
    """Play what stands before a step of a record and was left out of it; None for the end of the record.

    Only decisions of these kinds with a single legal choice can be left out.
    """
    while True:
        decisions = game.decisions()
        if len(decisions) != 1 or decisions[0].kind not in kinds or len(decisions[0].choices) != 1:
            return
        decision = decisions[0]
        if step is not None and _is_made_in(game, decision, step):
            return
        game.play({decision.seat: decision.choices[0]})


def _is_made_in(game: Game[Any, Any, Any], decision: Decision[Any], step: Node) -> bool:
    key = str(decision.seat)
    if key not in step:
        return False
    try:
        game.read_choice(decision.seat, step[key].value)
    except IllegalChoice:
        return False
    return True
