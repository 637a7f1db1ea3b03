"""Values are compared by what they say."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

from engine.shuffle import below, shuffled
from engine.values import FrozenMapping, value


@value
class Word:
    """Something said."""

    text: str
    loud: bool = False


@value
class Sign:
    """Something shown, which says the same as a word and is none."""

    text: str
    loud: bool = False


def test_values_that_say_the_same_are_the_same_unless_they_are_of_two_classes() -> None:
    assert Word("yes") == Word("yes", loud=False) != Word("yes", loud=True)
    assert len({Word("yes"), Word("yes"), Word("no"), Sign("yes")}) == 3
    match Word("yes", loud=True):
        case Word(text, loud):
            assert (text, loud) == ("yes", True)
    word = Word("no")
    assert copy.deepcopy(word) == pickle.loads(pickle.dumps(word)) == word


def test_a_frozen_mapping_is_compared_and_hashed_by_its_items_and_stays_as_it_is() -> None:
    mapping = FrozenMapping({"wood": 1, "stone": 2})
    assert mapping == {"stone": 2, "wood": 1} == pickle.loads(pickle.dumps(mapping))
    assert hash(mapping) == hash(FrozenMapping({"stone": 2, "wood": 1}))
    changes = {"__setitem__": ("wood", 3), "__ior__": ({"clay": 1},), "update": ({"wood": 3},)}
    changes |= {"__delitem__": ("wood",), "clear": (), "pop": ("wood",), "popitem": ()}
    for name, given in {**changes, "setdefault": ("clay", 1)}.items():
        with pytest.raises(TypeError, match="stays as it is"):
            getattr(mapping, name)(*given)
    assert mapping == {"wood": 1, "stone": 2}


# -- drawing and shuffling -----------------------------------------------------------------------------


def test_a_seed_gives_the_same_order_for_ever() -> None:
    assert shuffled("abcdefgh", Random(1)) == list("dgbfhaec")
    source = Random(2)
    assert [below(source, 10) for _ in range(12)] == [0, 1, 1, 5, 2, 4, 4, 9, 3, 9, 0, 9]
