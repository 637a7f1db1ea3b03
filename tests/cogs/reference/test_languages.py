"""Cards are found by name in any language, even misspelled, and shown in the reader's."""

from __future__ import annotations

import pytest

from bot.languages.translator import Languages, languages_of
from tests.cogs.room import Room, shown_files, suggested
from tests.texts import LOCALES

FRENCH = """
card-baths = Bains
card-theater = Théâtre
duel-card-theater = { card-theater }
card-caravansery = Caravansérail
"""
GERMAN = "card-baths = Bäder\ncard-walls = Befestigungsanlage\n"


@pytest.fixture(scope="module")
def three_languages() -> Languages:
    english = (LOCALES / "en.ftl").read_text(encoding="utf-8")
    return languages_of({"en": english, "fr": FRENCH, "de": GERMAN})


@pytest.fixture(autouse=True)
def more_languages(three_languages: Languages, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.load_languages", lambda: three_languages)


async def described(room: Room, name: str) -> str:
    answer = (await room.type("ann", "card", name=name)).response
    return "\n".join(file.description or "" for file in shown_files(answer))


async def test_a_card_is_found_in_any_language(room: Room) -> None:
    await room.type("ann", "language", me="fr")
    for typed, suggestion, card in (
        ("Bains", "Bains", "Bains: "),
        ("bader", "Bäder", "Bains: "),
        ("Baths", "Baths", "Bains: "),
        ("theatre", "Théâtre", "Théâtre: "),
        ("THÉATR", "Théâtre", "Théâtre: "),
        ("caravanserai", "Caravansérail", "Caravansérail: "),
        ("befestigungsanlag", "Befestigungsanlage", "Walls: "),
        ("Téathre", "Théâtre", "Théâtre: "),
        ("Bädre", "Bäder", "Bains: "),
    ):
        assert suggestion in await suggested(room, "card", "name", typed, name="ann"), typed
        assert card in await described(room, typed), typed


async def test_a_card_is_suggested_once_in_the_readers_language(room: Room) -> None:
    await room.type("ann", "language", me="fr")
    assert await suggested(room, "card", "name", "theat", name="ann") == [
        "Théâtre",
        "Théâtre (second edition)",
        "Théâtre (7 Wonders Duel)",
    ]
