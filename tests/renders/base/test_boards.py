"""The boards of one side, to choose from."""

from __future__ import annotations

import pytest

from engine.base.terms import SIDES, Side
from engine.base.wonders import wonders
from engine.terms import WonderId
from renders.base.boards import describe_boards, draw_boards
from renders.drawing import theme
from renders.parts.language import Text, resource_count


@pytest.mark.parametrize("side", SIDES)
def test_every_number_of_boards_has_room(side: Side, text: Text) -> None:
    for count in range(1, len(wonders()) + 1):
        picture = draw_boards(list(wonders())[:count], side, text)
        assert picture.width == theme.WIDTH
        assert theme.MINIMUM_HEIGHT <= picture.height <= theme.MAXIMUM_HEIGHT


@pytest.mark.parametrize("side", SIDES)
def test_the_words_tell_of_every_board_what_its_stages_do(side: Side, text: Text) -> None:
    offered = [each.id for each in wonders().values() if not each.promo]
    heading, *boards = describe_boards(offered, side, text).splitlines()
    assert side in heading
    assert [each.partition(":")[0] for each in boards] == [text(f"city-{each}") for each in offered]
    assert boards[-1].count(text("effect-points", count=5)) == (1 if side == "A" else 2)


def test_the_words_name_the_cities_whose_stages_they_have_no_room_for(text: Text) -> None:
    cities = describe_boards(list(wonders()), "B", text).splitlines()[1]
    assert all(text(f"city-{each}") in cities for each in wonders())


def test_words_of_few_boards_tell_what_stages_cost(text: Text) -> None:
    words = describe_boards([WonderId("giza")], "A", text)
    assert text("cost", cost=resource_count("stone", 2, text)) in words
