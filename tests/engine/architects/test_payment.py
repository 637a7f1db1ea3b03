"""Building stages (rulebook, Building a stage), and all ways to pay for them against brute force."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.architects.box import standard_box
from engine.architects.choice import Build
from engine.architects.city import Demand, Stage, StageCost, new_city
from engine.architects.payment import builds
from engine.architects.terms import COIN, RESOURCES
from engine.terms import CardId, Resource, TokenId, WonderId
from tests.engine.architects.setting import choices, city, legal_after_a_card, play, table


@pytest.mark.parametrize(
    ("hand", "built", "tokens", "legal"),
    [
        # What can be paid must be built, and the player chooses which resources are spent.
        ("wood clay", 0, "", ["build 1 wood clay +0"]),
        ("wood wood", 0, "", []),
        (
            *("wood stone clay", 0, ""),
            [f"build 1 {two} +0" for two in ("wood stone", "wood clay", "stone clay")],
        ),
        # A coin stands for a resource that is missing; the most frequent resource leaves the fewest to pay.
        ("wood clay coin", 0, "", ["build 1 wood clay +0"]),
        ("wood wood clay coin", 3, "", ["build 4 wood wood +1"]),
        # Economy lets a coin card stand for two, or saves one; not where one resource is missing.
        ("wood coin", 2, "economy", ["build 3 wood +1 economy", "end"]),
        ("coin coin", 0, "economy", ["build 1 +2", "build 1 +1 economy"]),
        # Engineering takes any resources, where the rule is not kept anyway; it saves coins, too.
        ("wood wood", 0, "engineering", ["build 1 wood wood +0 engineering", "end"]),
        ("wood clay", 0, "engineering", ["build 1 wood clay +0"]),
        ("wood wood coin", 0, "engineering", ["build 1 wood +1", "build 1 wood wood +0 engineering"]),
        ("wood wood coin", 4, "economy engineering", ["build 5 wood wood +1 economy engineering", "end"]),
    ],
)
def test_how_a_stage_can_be_paid(hand: str, built: int, tokens: str, legal: list[str]) -> None:
    assert legal_after_a_card(city("giza", hand, stages=range(1, built + 1), tokens=tokens)) == legal


@pytest.mark.parametrize(
    ("wonder", "built", "hand", "open_now"),
    [
        ("babylon", (1, 2, 3), "glass glass glass coin coin coin", {4, 5}),
        # The pediment rests on all three columns.
        ("ephesus", (1, 2, 3), "wood stone clay glass", set()),
        ("ephesus", (1, 2, 3, 4), "wood stone clay glass", {5}),
        ("halicarnassus", (1, 2), "wood wood wood clay glass", {3, 4}),
        ("rhodes", (), "wood wood clay", {1, 2}),
    ],
)
def test_the_order_is_free_where_stages_rest_side_by_side(
    wonder: str, built: tuple[int, ...], hand: str, open_now: set[int]
) -> None:
    legal = legal_after_a_card(city(wonder, hand, stages=built), city("giza"))
    assert {int(choice.split()[1]) for choice in legal} == open_now


def test_several_stages_in_one_turn() -> None:
    game = table(city("giza", "wood clay glass glass coin"))
    assert choices(game) == ["take giza", "take central", "take rhodes"]
    play(game, "take central", "build 1 wood clay +0", "build 2 glass glass +0")
    assert (game.view(None).cities[0].stages, game.view(None).turn) == ((1, 2), 1)


@pytest.mark.parametrize(
    ("hand", "token", "stage"),
    [
        ("coin coin", "economy", "build 1 +1 economy"),
        # Wood, clay and glass are not two identical ones.
        ("wood wood wood clay glass", "engineering", "build 1 wood wood +0 engineering"),
    ],
)
def test_a_token_helps_one_stage_a_turn(hand: str, token: str, stage: str) -> None:
    game = table(city("giza", hand, tokens=token))
    play(game, "take central", stage)
    assert game.view(None).turn == 1


def test_a_stage_that_only_a_token_makes_payable_may_be_left_undone() -> None:
    game = table(city("giza", "wood wood", tokens="engineering"))
    play(game, "take central", "end")
    assert (game.view(None).turn, game.view(None).cities[0].stages) == (1, ())
    # The wish can come later: it is asked again in the next turn.
    play(game, "take central", "take central")
    assert "build 1 wood wood +0 engineering" in choices(game)


# -- payments against a brute-force list of every way to hand over cards -------------------------------


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
    """List all payments: as many resources as can be used, coins for the rest, no token for nothing."""
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
    """Return whether the rule itself allows to spend these, so that Engineering would change nothing."""
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
def test_payments_are_all_that_brute_force_finds(
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
