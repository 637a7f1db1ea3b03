"""The data of Architects against the contents of the box in the rulebook, and what stages cost."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.architects.box import standard_box
from engine.architects.choice import Build
from engine.architects.city import Demand, Stage, StageCost, new_city
from engine.architects.payment import builds
from engine.architects.terms import CENTRAL, COIN, RESOURCES, SYMBOLS, DeckId
from engine.terms import CardId, Resource, TokenId, WonderId


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


# -- payments of stages against brute force -------------------------------------------------------------


COSTS: list[tuple[int, Demand]] = [(count, "different") for count in (2, 3, 4)]
COSTS += [(2, "identical"), (3, "identical")]


def handed_over(amounts: tuple[int, ...]) -> Iterator[tuple[Resource, ...]]:
    for spent in product(*(range(amount + 1) for amount in amounts)):
        yield tuple(resource for resource, count in zip(RESOURCES, spent, strict=True) for _ in range(count))


def fits(spent: tuple[Resource, ...], demand: Demand) -> bool:
    return len(set(spent)) == len(spent) if demand == "different" else len(set(spent)) <= 1


def expected(
    amounts: tuple[int, ...], coins: int, cost: StageCost, economy: bool, engineering: bool
) -> set[Build]:
    """Return all payments: as many resources as possible, coins for the rest, no token without need."""
    found: set[Build] = set()
    usable = {spent for spent in handed_over(amounts) if len(spent) <= cost.count}
    for any_resources in (False, True)[: 1 + engineering]:
        fitting = [spent for spent in usable if any_resources or fits(spent, cost.demand)]
        most = max(map(len, fitting))
        for spent in fitting:
            missing = cost.count - len(spent)
            same_without = any_resources and any(each.resources == spent for each in found)
            if len(spent) < most or same_without or (any_resources and fits_best(spent, usable, cost)):
                continue
            for with_economy in (False, True)[: 1 + economy]:
                needed = missing - 1 if with_economy else missing
                if needed <= coins and (not with_economy or missing >= 2):
                    found.add(Build(1, spent, needed, with_economy, any_resources))
    return found


def fits_best(spent: tuple[Resource, ...], usable: set[tuple[Resource, ...]], cost: StageCost) -> bool:
    """Return whether these resources are a payment without Engineering."""
    most = max(len(each) for each in usable if fits(each, cost.demand))
    return fits(spent, cost.demand) and len(spent) == most


@given(
    st.tuples(*[st.integers(0, 4)] * len(RESOURCES)),
    st.integers(0, 5),
    st.sampled_from(COSTS),
    st.booleans(),
    st.booleans(),
)
@settings(max_examples=120, deadline=None)
def test_stage_payments_match_brute_force(
    amounts: tuple[int, ...], coins: int, cost: tuple[int, Demand], economy: bool, engineering: bool
) -> None:
    cards = [CardId(name) for name, count in zip(RESOURCES, amounts, strict=True) for _ in range(count)]
    box = standard_box()
    city = new_city(box, WonderId("giza"), cards=[*cards, *[COIN] * coins])
    helpful = [name for name, has in (("economy", economy), ("engineering", engineering)) if has]
    listed = builds(
        city, Stage(1, StageCost(*cost), 0, ()), [box.tokens[TokenId(name)].effect for name in helpful]
    )
    assert len(set(listed)) == len(listed)
    assert set(listed) == expected(amounts, coins, StageCost(*cost), economy, engineering)
