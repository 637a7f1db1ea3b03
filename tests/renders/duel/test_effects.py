"""The grammar of effects is that of the base game."""

from __future__ import annotations

import pytest

from engine.duel.effects import Per, ProduceChoice
from engine.duel.rules import standard_box
from engine.terms import CardId
from renders.drawing.row import Slash, Word
from renders.duel.effects import effect_row


@pytest.mark.parametrize("card_id", standard_box().cards)
def test_a_slash_is_a_choice_and_a_cross_counts(card_id: CardId) -> None:
    effects = standard_box().cards[card_id].effects
    row = effect_row(effects)
    choices = [each.resources for each in effects if isinstance(each, ProduceChoice)]
    assert sum(isinstance(piece, Slash) for piece in row) == sum(len(options) - 1 for options in choices)
    crosses = sum(isinstance(piece, Word) and piece.text == "×" for piece in row)
    assert crosses == sum(isinstance(each, Per) for each in effects)
