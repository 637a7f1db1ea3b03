"""The boards of one side, to choose from."""

import pytest

from engine.base.city import SIDES, Side
from engine.base.rules import standard_box
from engine.terms import WonderId
from renders.base.boards import describe_boards, shared_among_pictures
from renders.parts.language import Text, resource_count
from tests.gallery.language import LOCALES, language

BOX = standard_box()


@pytest.mark.parametrize("side", SIDES)
def test_the_words_tell_of_every_board_what_its_stages_do(side: Side, text: Text) -> None:
    offered = [each.id for each in BOX.wonders.values() if not each.promo]
    heading, *boards = describe_boards(BOX, offered, side, text).splitlines()
    assert side in heading
    assert [each.partition(":")[0] for each in boards] == [text(f"city-{each}") for each in offered]
    assert boards[-1].count(text("effect-victory-points", count=5)) == (1 if side == "A" else 2)


@pytest.mark.parametrize("side", SIDES)
def test_as_few_pictures_as_can_tell_of_all_boards_are_shared_out(side: Side) -> None:
    for file in sorted(LOCALES.glob("*.ftl")):
        text = language(file)
        for offered in ([each.id for each in BOX.wonders.values() if not each.promo], list(BOX.wonders)):
            shares = shared_among_pictures(BOX, offered, side, text)
            assert [each for share in shares for each in share] == offered
            assert len(shares) <= 2
            for share in shares:
                told = describe_boards(BOX, share, side, text).splitlines()[1:]
                cities = [each.partition(":")[0].strip() for each in told]
                assert cities == [text(f"city-{each}") for each in share]
    assert shared_among_pictures(BOX, [], side, text) == []


def test_words_of_few_boards_tell_what_stages_cost(text: Text) -> None:
    words = describe_boards(BOX, [WonderId("giza")], "A", text)
    assert text("cost", cost=resource_count("stone", 2, text)) in words
