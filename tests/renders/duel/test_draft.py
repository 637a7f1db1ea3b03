from __future__ import annotations

import pytest

from bot.languages.translator import forms_of
from engine.duel.rules import standard_box
from engine.terms import WonderId
from renders.drawing.canvas import Canvas
from renders.duel.draft import describe_draft, draw_draft
from renders.duel.names import wonder_name
from renders.duel.wonder_card import draw_wonder_card
from renders.parts.language import Text
from tests.gallery.language import LOCALES, language
from tests.renders.duel.played import NAMES, draft


@pytest.mark.parametrize(("width", "height"), [(570, 342), (281, 250)])
def test_a_wonder_is_drawn_with_its_number_or_its_state(width: int, height: int, text: Text) -> None:
    wonder = standard_box().wonders[WonderId("the_sphinx")]

    def drawn(number: int | None, *, built: bool) -> bytes:
        canvas = Canvas(width, height)
        draw_wonder_card(canvas, wonder, 0, 0, width, height, text, number=number, built=built)
        return canvas.image.tobytes()

    assert (
        len({drawn(1, built=True), drawn(2, built=True), drawn(None, built=True), drawn(None, built=False)})
        == 4
    )


@pytest.mark.parametrize("taken", [0, 1, 4, 6])
def test_the_words_of_the_draft_say_what_is_left_and_taken(taken: int, text: Text) -> None:
    view = draft(1, taken)
    words = describe_draft(view, NAMES, text)
    for number, each in enumerate(view.draft, start=1):
        assert f"{number}. {wonder_name(each, text)}: Costs " in words
    for city in view.cities:
        for drafted in city.wonders:
            name = wonder_name(drafted.wonder, text)
            assert forms_of(name).get("the", name) in words


def test_wonders_that_are_taken_have_their_german_articles() -> None:
    view, german = draft(1, 6), language(LOCALES / "de.ftl")
    words = describe_draft(view, NAMES, german)
    names = [wonder_name(each.wonder, german) for city in view.cities for each in city.wonders]
    assert any(forms_of(name)["acc"] != name for name in names)
    assert all(forms_of(name)["acc"] in words for name in names)


def test_each_pick_changes_the_picture_of_the_draft(text: Text) -> None:
    pictures = {draw_draft(draft(1, taken), NAMES, text).tobytes() for taken in range(6)}
    assert len(pictures) == len({draft(1, taken).draft for taken in range(6)})
