"""Names of players, values and frozen mappings."""

import copy
import pickle
import random

import pytest

from engine.reading import LONGEST_NAME, Malformed, clean_name, is_name
from engine.record import names_of
from engine.values import FrozenMapping, value

NAMES = ["Ann", "Zoë d’Été", "さくら🌸", "محمد", "éva", "👨\u200d👩\u200d👧", "می\u200cروم", "?"]


@pytest.mark.parametrize("name", [*NAMES, "W" * LONGEST_NAME])
def test_names_in_any_script_are_valid(name: str) -> None:
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
        *((name, "Player 1") for name in ("\u0301\u0489", "\u200b\u200d\ufeff", "\u3164 \u2800", " \t", "")),
    ],
)
def test_unprintable_names_are_refused_in_records_and_cleaned_elsewhere(name: str, shown: str) -> None:
    assert clean_name(name, "Player 1") == shown
    with pytest.raises(Malformed, match=r"^names\[1\]: no name of 1 to 100 characters that can be shown"):
        names_of({"players": 2, "names": ["Ann", name]})


def test_cleaned_names_are_valid() -> None:
    luck = random.Random(27)
    for _ in range(2_000):
        ends = (0x300, 0x2100, 0x10000, 0x110000)
        name = "".join(chr(luck.randrange(luck.choice(ends))) for _ in range(luck.randrange(12)))
        cleaned = clean_name(name, "Player 1")
        assert is_name(cleaned), ascii(name)
        assert clean_name(cleaned, "") == cleaned


# -- values and frozen mappings ------------------------------------------------------------------------


@value
class Word:
    text: str
    loud: bool = False


@value
class Sign(Word):
    """A value of another class with the same fields."""


def test_values_are_equal_by_content_and_class() -> None:
    assert Word("yes") == Word("yes", loud=False) != Word("yes", loud=True)
    assert len({Word("yes"), Word("yes"), Word("no"), Sign("yes")}) == 3
    word = Word("no")
    assert copy.deepcopy(word) == pickle.loads(pickle.dumps(word)) == word


def test_a_frozen_mapping_is_hashable_and_immutable() -> None:
    mapping = FrozenMapping({"wood": 1, "stone": 2})
    assert mapping == {"stone": 2, "wood": 1} == pickle.loads(pickle.dumps(mapping))
    assert hash(mapping) == hash(FrozenMapping({"stone": 2, "wood": 1}))
    changes = {"__setitem__": ("wood", 3), "__ior__": ({"clay": 1},), "update": ({"wood": 3},)}
    changes |= {
        "__delitem__": ("wood",),
        "clear": (),
        "pop": ("wood",),
        "popitem": (),
        "setdefault": ("a", 1),
    }
    for name, given in changes.items():
        with pytest.raises(TypeError, match="stays as it is"):
            getattr(mapping, name)(*given)
    assert mapping == {"wood": 1, "stone": 2}
