from __future__ import annotations

import pytest
from PIL import ImageChops

from engine.terms import CardId
from renders.base.tiles import card_tile

WIDTH = 744


@pytest.mark.parametrize("height", [104, 220, 280])
def test_no_art_lies_behind_the_name(height: int) -> None:
    red, blue = (card_tile(CardId(card), "", WIDTH, height).convert("RGB") for card in ("walls", "aqueduct"))
    at_name = (round(WIDTH * 0.34), 0, round(WIDTH * 0.55), height)
    assert ImageChops.difference(red.crop(at_name), blue.crop(at_name)).getbbox() is None
    at_art = (0, 0, round(WIDTH * 0.3), height)
    assert ImageChops.difference(red.crop(at_art), blue.crop(at_art)).getbbox() is not None
