"""What is seen of the second edition alone: symbols of chains, day and night, names of its own."""

import pytest

from bot.languages.translator import load_languages
from engine.base.box import Box
from engine.base.city import SIDES, Board
from engine.base.rules import second_edition_box, standard_box
from engine.terms import CardId, WonderId
from renders.base.close_ups import draw_wonder
from renders.base.effects import chains_given, effect_row, price_row
from renders.base.faces import CARD_HEIGHT, CARD_WIDTH, LOW_CARD_HEIGHT, card_face, draw_gives_free
from renders.base.names import card_name
from renders.base.sides import draw_side, scene_of
from renders.drawing.canvas import Canvas
from renders.drawing.row import Slash, Sprite
from renders.parts import icons
from renders.parts.language import Text
from renders.parts.scenes import by_day, by_night
from renders.parts.sprites import cost_row

FIRST, SECOND = standard_box(), second_edition_box()


@pytest.mark.parametrize("card", SECOND.cards.values(), ids=lambda card: card.id)
def test_a_price_begins_with_the_symbol_that_makes_it_free(card: object) -> None:
    shown = SECOND.cards[card.id]  # type: ignore[attr-defined]
    row = price_row(shown)
    if shown.needs is None:
        assert len(row) == len(cost_row(shown.cost))
        return
    symbol, slash = row[:2]
    assert isinstance(symbol, Sprite) and isinstance(slash, Slash)
    assert symbol.make(44).tobytes() == icons.chain(shown.needs, 44).tobytes()
    assert len(row[2:]) == len(cost_row(shown.cost))


@pytest.mark.parametrize("height", [LOW_CARD_HEIGHT, CARD_HEIGHT])
def test_the_symbols_that_a_card_gives_are_seen_on_it(height: int) -> None:
    for card in SECOND.cards.values():
        canvas = Canvas(CARD_WIDTH, height, ground=card_face(card, card.id, height))
        before = canvas.image.tobytes()
        draw_gives_free(canvas, card, SECOND, 0, 0, height)
        assert (canvas.image.tobytes() != before) == bool(card.gives)
        assert len(chains_given(card)) == len(card.gives)


@pytest.mark.parametrize("box", [FIRST, SECOND], ids=["first", "second"])
def test_every_effect_of_a_card_or_a_stage_has_a_row(box: Box) -> None:
    sides = [side for wonder in box.wonders.values() for side in wonder.sides.values()]
    of_stages = [effect for side in sides for stage in side for effect in stage.effects]
    of_cards = [effect for card in box.cards.values() for effect in card.effects]
    assert all(effect_row([effect]) for effect in (*of_cards, *of_stages))


def test_a_side_of_this_edition_lies_by_day_and_one_at_night() -> None:
    rhodes = WonderId("rhodes")
    assert [scene_of(SECOND, Board(rhodes, side)) for side in SIDES] == [by_day(rhodes), by_night(rhodes)]
    assert [scene_of(FIRST, Board(rhodes, side)) for side in SIDES] == [rhodes, rhodes]


def test_both_lights_of_a_wonder_are_seen_close_up(text: Text, monkeypatch: pytest.MonkeyPatch) -> None:
    olympia = WonderId("olympia")
    by_day_and_night = draw_wonder(SECOND, olympia, text).convert("RGB").tobytes()
    monkeypatch.setattr("renders.base.sides.NIGHT", {})
    assert draw_wonder(SECOND, olympia, text).convert("RGB").tobytes() != by_day_and_night


def test_a_card_has_the_name_of_its_own_edition() -> None:
    german, english = (load_languages().of(each) for each in ("de", "en"))
    walls = CardId("walls")
    assert [card_name(box, walls, german) for box in (FIRST, SECOND)] == ["Mauern", "Wall"]
    assert [card_name(box, walls, english) for box in (FIRST, SECOND)] == ["Walls", "Walls"]
    differing = [
        each
        for each in SECOND.cards
        if each in FIRST.cards and card_name(FIRST, each, german) != card_name(SECOND, each, german)
    ]
    assert len(differing) == 13


def test_sun_and_moon_stand_where_the_first_edition_has_letters(written: list[str]) -> None:
    signs = [Canvas(100, 100) for _ in SIDES]
    for canvas, side in zip(signs, SIDES, strict=True):
        draw_side(canvas, SECOND, side, 50, 50, 64)
    assert written == []
    assert signs[0].image.tobytes() != signs[1].image.tobytes()
