import pytest

from bot.languages.translator import forms_of
from renders.duel.draft import describe_draft
from renders.duel.names import wonder_name
from tests.gallery.language import LOCALES, language
from tests.renders.duel.played import NAMES, draft


@pytest.mark.parametrize("taken", [0, 1, 4, 6])
@pytest.mark.parametrize(("spoken", "form", "costs"), [("en", "the", "Costs"), ("de", "acc", "Kostet")])
def test_the_words_of_the_draft_say_what_is_left_and_taken(
    taken: int, spoken: str, form: str, costs: str
) -> None:
    view, text = draft(1, taken), language(LOCALES / f"{spoken}.ftl")
    words = describe_draft(view, NAMES, text)
    for number, each in enumerate(view.draft, start=1):
        assert f"{number}. {wonder_name(each, text)}: {costs} " in words
    names = [wonder_name(drafted.wonder, text) for city in view.cities for drafted in city.wonders]
    assert all(forms_of(name).get(form, name) in words for name in names)
