"""The data of Architects against the contents of the box in the rulebook."""

from collections import Counter
from itertools import permutations

import pytest

from engine.architects.box import standard_box
from engine.architects.terms import CENTRAL, RESOURCES, SYMBOLS, DeckId
from engine.terms import CardId, WonderId


def full_deck(deck: DeckId) -> Counter[CardId]:
    return Counter(standard_box().full_deck(deck))


def test_deck_sizes_and_card_counts_are_those_of_the_box() -> None:
    decks = [full_deck(deck) for deck in (CENTRAL, *(each.deck for each in standard_box().wonders.values()))]
    assert [deck.total() for deck in decks] == [60] + [25] * 7
    others = {"coin": 27, "laurel3": 16, "laurel2cat": 24, "shield0": 18, "shield1": 15, "shield2": 8}
    expected = others | dict.fromkeys(RESOURCES, 17) | dict.fromkeys(SYMBOLS, 14)
    assert sum(decks, Counter[CardId]()) == expected


@pytest.mark.parametrize(
    ("wonder", "short", "points", "with_effect", "orders"),
    [
        ("alexandria", "glass", [4, 3, 6, 5, 7], {2, 4}, 1),
        ("babylon", "stone", [3, 0, 5, 5, 7], {2, 4}, 2),
        ("ephesus", None, [3, 3, 4, 5, 7], {2, 3, 4}, 6),
        ("giza", "clay", [4, 5, 6, 7, 8], set(), 1),
        ("halicarnassus", "papyrus", [3, 3, 6, 5, 7], {2, 4}, 2),
        ("olympia", "wood", [3, 2, 5, 5, 7], {2, 4}, 2),
        ("rhodes", None, [4, 4, 5, 6, 7], {2, 4}, 2),
    ],
)
def test_each_wonder_has_its_printed_stages_and_scarce_resource(
    wonder: str, short: str | None, points: list[int], with_effect: set[int], orders: int
) -> None:
    stages, deck = standard_box().wonders[WonderId(wonder)].stages, full_deck(DeckId(wonder))
    assert [resource for resource in RESOURCES if deck[CardId(resource)] != 2] == ([short] if short else [])
    assert [stage.victory_points for stage in stages] == points
    assert {stage.number for stage in stages if stage.effect} == with_effect
    rests_on = {stage.number: set(stage.rests_on) for stage in stages}
    possible = [
        order
        for order in permutations(rests_on)
        if all(rests_on[number] <= set(order[:place]) for place, number in enumerate(order))
    ]
    assert len(possible) == orders


def test_stage_costs_progress_tokens_and_conflict_tokens_are_as_printed() -> None:
    box = standard_box()
    printed = [(2, "different"), (2, "identical"), (3, "different"), (3, "identical"), (4, "different")]
    for wonder in box.wonders.values():
        assert [(stage.cost.count, stage.cost.demand) for stage in wonder.stages] == printed
    assert (len(box.tokens), len(box.all_tokens())) == (14, 15)
    assert [each.id for each in box.tokens.values() if each.copies == 2] == ["culture"]
    assert box.conflict_tokens == {2: 3, 3: 3, 4: 4, 5: 5, 6: 6, 7: 6}
