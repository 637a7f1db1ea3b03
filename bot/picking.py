"""The steps of a game: what is asked in one, what has been answered, and what was seen when it was played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.refusal import Refusal
from engine.game import Choice, Decision, Game, JsonObject, Seat


@dataclass(frozen=True, slots=True)
class PlayedStep:
    """A step: what everyone saw before it, what was chosen in it, and what everyone saw happen."""

    before: Any
    choices: Mapping[Seat, Choice]
    events: tuple[Any, ...]


def is_only_action(decision: Decision[Any]) -> bool:
    """Tell whether a turn has one action left, which nobody needs to be asked for.

    The game answers by itself what is no step of its own; an action of a turn always is one.
    """
    return len(decision.choices) == 1


def chooser_of(game: Game[Any, Any, Any], picks: Mapping[Seat, Any], seat: Seat, players: int) -> Seat:
    """Give the player who chooses for a seat in this step; raises `Refusal` where nobody does."""
    if seat < players:
        return seat
    owner = next((each.chooser for each in decisions_so_far(game, picks) if each.seat == seat), None)
    if owner is None:
        raise Refusal("refusal-offer-changed")
    return owner


def picks_but_for(game: Game[Any, Any, Any], picks: Mapping[Seat, Any], chooser: Seat) -> dict[Seat, Any]:
    """Give the picks that other players than ``chooser`` have made."""
    theirs = {each.seat for each in decisions_so_far(game, picks) if each.chooser == chooser}
    return {each: choice for each, choice in picks.items() if each not in theirs}


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


def read_step(game: Game[Any, Any, Any], step: JsonObject) -> dict[Seat, Any]:
    """Read the choices of a step, own cards before those of a city without a player."""
    chosen: dict[Seat, Any] = {}
    while True:
        known = [each for each in game.decisions(chosen) if str(each.seat) in step]
        if not known:
            return chosen
        for decision in known:
            chosen[decision.seat] = game.read_choice(decision.seat, step[str(decision.seat)], chosen)
