"""A further box of the base game, which the engine does not have."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from engine.base.box import Box, Phase
from engine.base.rules import BOXES, standard_box
from engine.base.table import DECISIONS
from engine.rules import STANDARD, rules_named
from engine.terms import DecisionKind
from engine.values import FrozenMapping

MADE_UP = ("made-up",)


def add_box(
    monkeypatch: pytest.MonkeyPatch, *phases: Phase, asking: tuple[DecisionKind, ...] = (), rounds: int = 6
) -> None:
    """Let the base game have a box more, with the things of the standard one.

    It may have other phases, which ask further kinds of things of the cards of a hand, and other rounds.
    """
    standard = standard_box()

    @cache
    def made_up() -> Box:
        return replace(
            standard,
            phases=phases or standard.phases,
            decisions=FrozenMapping({**standard.decisions, **dict.fromkeys(asking, DECISIONS["round"])}),
            most_players=3,
            rounds=rounds,
            names=MADE_UP,
        )

    # Rules stay made once somebody has asked for them by their name.
    rules_named.cache_clear()
    monkeypatch.setattr("engine.rules.BOXES", FrozenMapping({"base": (*STANDARD, *MADE_UP)}))
    monkeypatch.setattr("engine.base.rules.BOXES", FrozenMapping({**BOXES, MADE_UP[0]: made_up}))
