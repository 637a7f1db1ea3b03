import pytest

from bot.languages.translator import forms_of
from renders.duel.draft import describe_draft
from renders.duel.names import wonder_name
from renders.parts.language import Text
from tests.gallery.language import LOCALES, language
from tests.renders.duel.played import NAMES, draft


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
