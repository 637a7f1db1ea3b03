"""Texts from the language files."""

from __future__ import annotations

import pytest

from bot.languages.translator import Languages, MissingTextError, languages_of, load_languages


@pytest.fixture(scope="module")
def languages() -> Languages:
    return load_languages()


@pytest.mark.parametrize("locale", [None, "en-GB", "en-US", "xx", "pt-BR", ""])
def test_a_language_without_a_file_is_english(languages: Languages, locale: str | None) -> None:
    assert languages.of(locale).language == "en"


def test_holes_are_filled_and_numbers_have_their_plural(languages: Languages) -> None:
    text = languages.of("en")
    assert text("coins", count=1) == "1 coin"
    assert text("coins", count=3) == "3 coins"


def test_names_stay_as_people_write_them(languages: Languages) -> None:
    assert languages.of("en")("lobby-seat", number=1, name="{ ann } ✨") == "1. { ann } ✨"


def test_a_missing_hole_is_a_fault(languages: Languages) -> None:
    with pytest.raises(MissingTextError, match="coins"):
        languages.of("en")("coins")


def test_an_unknown_text_is_a_fault(languages: Languages) -> None:
    text = languages.of("en")
    assert not text.has("no-such-text")
    with pytest.raises(MissingTextError, match="no-such-text"):
        text("no-such-text")


def test_what_a_language_lacks_is_english() -> None:
    french = languages_of({"en": "yes = Yes\nno = No", "fr": "yes = Oui"}).of("fr")
    assert french("yes") == "Oui"
    assert french("no") == "No"
    assert french.has("no")


def test_a_language_is_found_by_its_first_part() -> None:
    languages = languages_of({"en": "yes = Yes", "fr": "yes = Oui"})
    assert languages.of("fr")("yes") == "Oui"
    assert languages.of("fr-CA")("yes") == "Oui"
    assert languages.of("es-ES")("yes") == "Yes"
