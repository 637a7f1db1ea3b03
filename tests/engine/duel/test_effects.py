"""Effects: each does something in the rules, once or for good."""

from __future__ import annotations

import pytest

from engine.duel.city import Effect
from engine.duel.effects import EFFECTS, PlayAgain
from engine.duel.rules import standard_box


@pytest.mark.parametrize("effect", [each for each in EFFECTS if each is not PlayAgain])
def test_effect_happens_or_lasts(effect: type[Effect]) -> None:
    """Another turn is given when the wonder is built, before its effects are carried out."""
    assert effect.happen is not Effect.happen or effect.last is not Effect.last


def test_every_effect_is_on_something_in_the_box() -> None:
    lists = [
        *(card.effects for card in standard_box().cards.values()),
        *(wonder.effects for wonder in standard_box().wonders.values()),
        *(token.effects for token in standard_box().tokens.values()),
    ]
    assert {type(effect) for effects in lists for effect in effects} == set(EFFECTS)
