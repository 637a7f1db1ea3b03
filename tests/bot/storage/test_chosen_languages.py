"""The language of a person's Discord is written once, and again when it is another."""

from __future__ import annotations

import pytest

from bot.storage import chosen_languages
from bot.storage.chosen_languages import ChosenLanguages
from bot.storage.store import Store


async def test_what_was_heard_is_forgotten_with_the_person_or_when_there_is_too_much(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chosen_languages, "MOST_LOCALES", 2)
    chosen = await ChosenLanguages.load(store)
    await chosen.set_locale(11, "de")
    await chosen.set_locale(12, "fr")
    assert chosen.locales == {11: "de", 12: "fr"}
    assert (await store.person(11)).language == "de"
    chosen.forget(12)
    assert chosen.locales == {11: "de"}
    await chosen.set_locale(11, "nl")
    await chosen.set_locale(13, "en-US")
    await chosen.set_locale(14, "en-US")
    assert chosen.locales == {14: "en-US"}
    assert (await store.person(11)).language == "nl"
