"""Moments of a game for the computer player to think about."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.base.box import Box
from engine.base.choice import BaseChoice
from engine.base.rules import standard_box
from engine.base.scoring import score_cities
from engine.base.view import View
from engine.game import Decision, Seat
from engine.players.levels import BASE
from engine.players.player import ComputerPlayer
from engine.terms import CardId
from engine.values import FrozenMapping
from tests.engine.base import setting
from tests.gallery.base_cities import Sketch

OWN = Seat(0)
AT_ONCE = ComputerPlayer(BASE, noise=0.15)
"""The player as it chooses without playing on."""


def view(
    cities: Sequence[Sketch], hand: str, age: int, round_: int, box: Box | None = None, **more: Any
) -> View:
    """Show a table to the player of seat 0, who holds these cards."""
    box = box or standard_box()
    laid = setting.laid(cities, box)
    return View(
        box=box,
        seat=OWN,
        players=more.pop("players", len(cities)),
        age=age,
        round=round_,
        over=False,
        passing="right" if age == 2 else "left",
        cities=laid,
        deciding=FrozenMapping({OWN: "round"}),
        scores=score_cities(box, laid),
        discard_size=0,
        hand=tuple(map(CardId, hand.split())),
        **more,
    )


def thinks(cities: Sequence[Sketch], hand: str, age: int, round_: int, seed: int = 1) -> BaseChoice:
    """Let the computer player choose one of these cards for seat 0."""
    listed = tuple(setting.choices(cities, hand))
    decision = Decision(OWN, OWN, "round", listed)
    chosen: BaseChoice = AT_ONCE.choose(view(cities, hand, age, round_), decision, Random(seed))
    return chosen
