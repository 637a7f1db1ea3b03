"""One grammar: a slash means *or*, a cross *for each*; neighbours are seen, not pointed at."""

import pytest

from engine.base.effects import Per, Produce, Science
from engine.base.rules import standard_box
from engine.terms import CardId
from renders.base.effects import effect_row
from renders.drawing.row import Row, Slash, Sprite, Word
from renders.parts.sprites import coins

CARDS = standard_box().cards


def words(row: Row) -> list[str]:
    return [piece.text for piece in row if isinstance(piece, Word)]


@pytest.mark.parametrize("card_id", CARDS)
def test_a_slash_is_a_choice_and_a_cross_counts(card_id: CardId) -> None:
    effects = CARDS[card_id].effects
    row = effect_row(effects)
    choices = [each.options for each in effects if isinstance(each, Produce | Science)]
    assert sum(isinstance(piece, Slash) for piece in row) == sum(len(options) - 1 for options in choices)
    assert words(row).count("×") == sum(isinstance(each, Per) for each in effects)
    for each in effects:
        if isinstance(each, Produce):
            assert sum(not isinstance(piece, Slash) for piece in row) == len(each.options) * each.amount


def test_what_is_gained_stands_before_what_is_counted() -> None:
    row = effect_row(CARDS[CardId("vineyard")].effects)
    assert isinstance(row[0], Sprite)
    assert row[0].make(60).tobytes() == coins(1).make(60).tobytes()
    assert words(row[1:2]) == ["×"]


def test_a_neighbour_is_shown_as_the_table_knows_it() -> None:
    beside = {"left": coins(1), "right": coins(2)}
    for card_id, side in (("west_trading_post", "left"), ("east_trading_post", "right")):
        effects = CARDS[CardId(card_id)].effects
        assert effect_row(effects, beside=beside)[0] is beside[side]  # type: ignore[arg-type]
    assert effect_row(CARDS[CardId("marketplace")].effects, beside=beside)[:2] == [*beside.values()]  # type: ignore[arg-type]


def test_without_a_table_the_trading_posts_differ() -> None:
    west, east = (
        effect_row(CARDS[CardId(name)].effects)[0] for name in ("west_trading_post", "east_trading_post")
    )
    assert isinstance(west, Sprite)
    assert isinstance(east, Sprite)
    assert west.make(60).tobytes() != east.make(60).tobytes()
