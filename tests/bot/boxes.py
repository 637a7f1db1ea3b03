"""A further box of the base game that the engine doesn't have."""

from dataclasses import replace

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
    """Add a box to the base game, with the contents of the standard one.

    It can have other phases, with further kinds of decisions about hands, and another number of rounds.
    """
    standard = standard_box()
    made_up = replace(
        standard,
        phases=phases or standard.phases,
        decisions=FrozenMapping({**standard.decisions, **dict.fromkeys(asking, DECISIONS["round"])}),
        most_players=3,
        rounds=rounds,
        names=MADE_UP,
    )
    offer_box(monkeypatch, made_up)


def offer_box(monkeypatch: pytest.MonkeyPatch, box: Box) -> None:
    """Offer a box in the base game."""
    # Rules are cached by their name.
    rules_named.cache_clear()
    monkeypatch.setattr("engine.rules.BOXES", FrozenMapping({"base": (*STANDARD, *box.names)}))
    monkeypatch.setattr("engine.base.rules.BOXES", FrozenMapping({**BOXES, box.names[0]: lambda: box}))
