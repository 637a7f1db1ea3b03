"""Every colour of cards that there is can be drawn and named."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from engine.architects import box as architects
from engine.base import rules as base
from engine.duel import rules as duel
from engine.terms import COLOURS, Colour
from renders.drawing import theme
from renders.parts.buildings import BUILDINGS
from renders.parts.icons.silhouettes import TYPE_GLYPHS
from renders.parts.language import Text


def test_every_colour_is_listed() -> None:
    boxes = (base.standard_box(), duel.standard_box(), architects.standard_box())
    assert {card.colour for box in boxes for card in box.cards.values()} == set(COLOURS)


@pytest.mark.parametrize(
    "known",
    [theme.CARD_LOOKS, TYPE_GLYPHS, BUILDINGS],
    ids=["CARD_LOOKS", "TYPE_GLYPHS", "BUILDINGS"],
)
def test_every_colour_has_its_look(known: Collection[Colour]) -> None:
    assert set(known) == set(COLOURS)


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_has_its_name(colour: Colour, text: Text) -> None:
    assert text(f"colour-{colour}")
