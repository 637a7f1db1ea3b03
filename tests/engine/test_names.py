"""Names of players: those that a record can carry, and how all others are shown."""

from __future__ import annotations

import random

import pytest

from engine.reading import LONGEST_NAME, Malformed, clean_name, is_name
from engine.record import names_of

WHOLE = (
    "Ann",
    "Zoë d’Été",
    "さくら🌸",
    "محمد",
    "e\u0301va",
    "👨\u200d👩\u200d👧",
    "می\u200cروم",
    "?",
    "W" * LONGEST_NAME,
)


@pytest.mark.parametrize("name", WHOLE)
def test_a_name_of_any_script_is_one(name: str) -> None:
    assert is_name(name)
    assert clean_name(name, "Player 1") == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("a\nb", "a b"),
        ("a\x85\u2028b", "a b"),
        ("\u202eevil\u202c", "evil"),
        ("\u2067a\u2069 \u200f b", "a b"),
        ("a\x00\x7fb", "ab"),
        ("half\ud83d", "half"),
        ("\u0301\u0489", "Player 1"),
        ("\u200b\u200d\ufeff", "Player 1"),
        ("\u3164 \u2800", "Player 1"),
        (" \t", "Player 1"),
        ("", "Player 1"),
    ],
)
def test_what_cannot_be_shown_is_refused_in_a_record_and_cleaned_elsewhere(name: str, shown: str) -> None:
    assert clean_name(name, "Player 1") == shown
    with pytest.raises(Malformed, match=r"^names\[1\]: no name of 1 to 100 characters that can be shown"):
        names_of({"players": 2, "names": ["Ann", name]})


def test_whatever_is_cleaned_is_a_name() -> None:
    luck = random.Random(27)
    for _ in range(2_000):
        ends = (0x300, 0x2100, 0x10000, 0x110000)
        name = "".join(chr(luck.randrange(luck.choice(ends))) for _ in range(luck.randrange(12)))
        cleaned = clean_name(name, "Player 1")
        assert is_name(cleaned), ascii(name)
        assert clean_name(cleaned, "") == cleaned
