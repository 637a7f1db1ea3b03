from __future__ import annotations

import pytest

from renders import theme
from renders.architects.exhibits import architects_exhibits
from renders.exhibits import ODD_NAMES
from renders.text import Text


@pytest.mark.parametrize("players", [2, 7])
def test_every_moment_is_shown_once_and_within_the_size_of_pictures(players: int, text: Text) -> None:
    shown = list(architects_exhibits(players, ODD_NAMES, "odd names", text))
    assert len({(group, name) for group, name, _, _ in shown}) == len(shown) >= players + 4
    for _, name, draw, words in shown:
        assert theme.MINIMUM_HEIGHT <= draw().height <= theme.MAXIMUM_HEIGHT, name
        assert words
