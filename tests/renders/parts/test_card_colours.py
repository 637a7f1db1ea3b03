"""Every colour of cards that there is can be drawn and named."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

from engine.rules import BOXES, rules_named
from engine.terms import COLOURS, Colour
from renders.drawing import theme
from renders.parts.buildings import USUAL
from renders.parts.icons import TYPE_GLYPHS
from renders.parts.language import Text


def test_every_colour_is_listed() -> None:
    boxes: list[Any] = [rules_named(game, (each,)).box for game, known in BOXES.items() for each in known]
    assert {card.colour for box in boxes for card in box.cards.values()} == set(COLOURS)


@pytest.mark.parametrize(
    "known",
    [theme.CARD_LOOKS, TYPE_GLYPHS, USUAL],
    ids=["CARD_LOOKS", "TYPE_GLYPHS", "USUAL"],
)
def test_every_colour_has_its_look(known: Collection[Colour]) -> None:
    assert set(known) == set(COLOURS)


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_has_its_name(colour: Colour, text: Text) -> None:
    assert text(f"colour-{colour}")
