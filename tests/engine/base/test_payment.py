"""Paying against a brute-force oracle that shares nothing with the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, reduce
from random import Random

import pytest

from engine.base.choice import BaseChoice, Build
from engine.base.city import Board, Side, market_of
from engine.base.payment import Cost, Market, Prices, Supply, ways_to_pay
from engine.base.position import Position, choices_of
from engine.base.rules import standard_box
from engine.base.view import goods_bought
from engine.game import Seat
from engine.terms import RESOURCES, CardId, Neighbour, Resource, WonderId
from tests.engine.base.setting import facts_of, laid
from tests.engine.base.test_cards import COST_OF, PRODUCTION_OF
from tests.engine.base.test_stages import STAGES, STARTING
from tests.gallery.base_cities import Sketch

Split = tuple[int, int]
LETTER: dict[str, str] = dict(zip(RESOURCES, "WSOCGLP", strict=True))
BOARDS = [board for board in STAGES if not board.startswith("manneken")]
BROWN_AND_GREY = list(PRODUCTION_OF)
TRADE = ["forum", "caravansery", "east_trading_post", "west_trading_post", "marketplace"]
COSTLY = [name for name, cost in COST_OF.items() if set(cost) & set("WSOCGLP") and name not in TRADE]


def for_sale(of: Sketch) -> list[str]:
    """List what a neighbour can buy, each source as the letters of which one can be had."""
    start = STARTING[of.board.wonder]
    sources = [LETTER[start]] if start else []
    for building in of.buildings:
        made = PRODUCTION_OF.get(building, "")
        sources += [made.replace("/", "")] if "/" in made else list(made)
    return sources


def powers(own: Sketch, left: Sketch, right: Sketch) -> list[str]:
    """List what the stages built give, those that Manneken Pis copies included."""
    if own.board.wonder == "manneken_pis" and own.board.side == "A":
        around = {"left": stages_of(left), "right": stages_of(right)}
        return [around[side][number] for number, side in enumerate(own.copied)]
    return stages_of(own)[: own.stages]


def stages_of(of: Sketch) -> list[str]:
    return [stage.split(":")[1] for stage in STAGES[f"{of.board.wonder} {of.board.side}"].split()]


def for_itself(own: Sketch, left: Sketch, right: Sketch) -> list[str]:
    extra = {"forum": "GLP", "caravansery": "WSOC", "raw": "WSOC", "manufactured": "GLP"}
    things = [*own.buildings, *powers(own, left, right)]
    return for_sale(own) + [extra[thing] for thing in things if thing in extra]


def price(own: Sketch, left: Sketch, right: Sketch, letter: str, side: str) -> int:
    if letter in "GLP":
        return 1 if "marketplace" in own.buildings else 2
    post = {"left": "west_trading_post", "right": "east_trading_post"}[side]
    return 1 if post in own.buildings or "discount" in powers(own, left, right) else 2


def all_payments(own: Sketch, left: Sketch, right: Sketch, need: str) -> dict[Split, int]:
    """Try every source for every resource: the payments found, each with the fewest things bought."""
    sources = [(letters, "") for letters in for_itself(own, left, right)]
    sources += [(letters, "left") for letters in for_sale(left)]
    sources += [(letters, "right") for letters in for_sale(right)]

    @cache
    def pay(position: int, used: int) -> frozenset[tuple[int, int, int]]:
        if position == len(need):
            return frozenset({(0, 0, 0)})
        letter = need[position]
        found = set()
        tried = set()
        for number, source in enumerate(sources):
            letters, side = source
            if used >> number & 1 or letter not in letters or source in tried:
                continue
            tried.add(source)
            coins = price(own, left, right, letter, side) if side else 0
            more_left, more_right = (coins if side == each else 0 for each in ("left", "right"))
            for on_left, on_right, bought in pay(position + 1, used | 1 << number):
                found.add((on_left + more_left, on_right + more_right, bought + bool(side)))
        return frozenset(found)

    payments: dict[Split, int] = {}
    for on_left, on_right, bought in pay(0, 0):
        payments[on_left, on_right] = min(bought, payments.get((on_left, on_right), bought))
    return payments


def unbeaten(payments: dict[Split, int]) -> set[Split]:
    return {
        one
        for one in payments
        if not any(other != one and other[0] <= one[0] and other[1] <= one[1] for other in payments)
    }


def without_waste(own: Sketch, left: Sketch, right: Sketch, need: str) -> set[Split]:
    """List the payments that buy as few things as possible: buying more means to buy for nothing."""
    sources = all_payments(own, left, right, need)
    fewest = min(sources.values(), default=0)
    return {split for split, bought in sources.items() if bought == fewest}


def random_city(source: Random, board: str) -> Sketch:
    wonder, side = board.split()
    stages = source.randrange(len(STAGES[board].split()) + 1)
    cards = source.sample(BROWN_AND_GREY, source.randrange(9)) + source.sample(TRADE, source.randrange(4))
    sides: dict[str, Side] = {"A": "A", "B": "B"}
    return Sketch(
        Board(WonderId(wonder), sides[side]),
        source.choice((0, 1, 2, 3, 4, 6, 9, 40)),
        tuple(map(CardId, cards)),
        stages,
    )


def random_cities(seed: int) -> tuple[Sketch, Sketch, Sketch]:
    source = Random(seed)
    drawn = source.sample(BOARDS, 3)
    own, left, right = (random_city(source, board) for board in drawn)
    if seed % 4 == 0:
        own = replace(own, board=Board(WonderId("manneken_pis"), "A"), stages=0)
        own = copying(own, left, right, source)
    return own, left, right


def copying(own: Sketch, left: Sketch, right: Sketch, source: Random) -> Sketch:
    """Let Manneken Pis A build some of the stages that it can copy here."""
    sides: list[Neighbour] = ["left", "right"]
    third: list[Neighbour] = []
    if len(stages_of(left)) >= 3:
        third.append("left")
    if len(stages_of(right)) >= 3:
        third.append("right")
    if third:
        sides.append(source.choice(third))
    copied = tuple(sides[: source.randrange(len(sides) + 1)])
    return replace(own, stages=len(copied), copied=copied)


def listed(
    own: Sketch, left: Sketch, right: Sketch, cards: list[str], *, free_city: bool = False
) -> tuple[BaseChoice, ...]:
    cities = (left, right, own) if free_city else (own, left, right)
    held = tuple(map(CardId, cards))
    hands = (None, None, held) if free_city else (held, None, None)
    position = Position(standard_box(), laid(cities), hands)
    if free_city:
        position = replace(position, free_city=Seat(2), controller=Seat(0))
    return choices_of(position, Seat(2 if free_city else 0))


def affordable(own: Sketch, payments: set[Split]) -> set[Split]:
    return {split for split in payments if sum(split) <= own.coins}


def splits(choices: Sequence[BaseChoice], action: str, card: str) -> list[Split]:
    """List what is paid to both neighbours in each way to play a card."""
    played = [told for told in map(facts_of, choices) if (told.action, told.card) == (action, card)]
    return [(told.left, told.right) for told in played if told.how in {"own", "trade"}]


def is_chained(choices: Sequence[BaseChoice], card: str) -> bool:
    return any((told.card, told.how) == (card, "chain") for told in map(facts_of, choices))


@pytest.mark.parametrize("block", range(2))
def test_every_payment_that_no_other_beats_and_no_other_is_listed(block: int) -> None:
    for seed in range(block * 120, block * 120 + 120):
        own, left, right = random_cities(seed)
        cards = Random(-seed - 1).sample(COSTLY, 4)
        choices = listed(own, left, right, cards)
        for card in cards:
            if is_chained(choices, card):
                continue
            found = splits(choices, "build", card)
            expected = affordable(own, unbeaten(all_payments(own, left, right, COST_OF[card])))
            assert set(found) == expected, (seed, card)
            assert len(found) == len(expected)
            assert [sum(split) for split in found] == sorted(map(sum, found))
            hows = [
                told.how for told in map(facts_of, choices) if (told.action, told.card) == ("build", card)
            ]
            assert hows[: len(found)] == ["trade" if any(split) else "own" for split in found]
            assert set(hows[len(found) :]) <= {"power"}


def next_costs(own: Sketch, left: Sketch, right: Sketch) -> list[str]:
    """List what the next stage may cost: with Manneken Pis A as much as the stage that it copies."""
    copier = own.board.wonder == "manneken_pis" and own.board.side == "A"
    copied = [[left], [right], [left, right]]
    plans = copied[own.stages] if copier and own.stages < 3 else [] if copier else [own]
    found = []
    for plan in plans:
        stages = STAGES[f"{plan.board.wonder} {plan.board.side}"].split()
        found += [stages[own.stages].split(":")[0]] if own.stages < len(stages) else []
    return found


@pytest.mark.parametrize("block", range(2))
def test_stages_are_paid_in_the_same_ways(block: int) -> None:
    for seed in range(block * 240, block * 240 + 240):
        own, left, right = random_cities(seed)
        expected: set[Split] = set()
        for cost in next_costs(own, left, right):
            expected |= affordable(own, unbeaten(all_payments(own, left, right, cost)))
        assert set(splits(listed(own, left, right, ["altar"]), "stage", "altar")) == expected, seed


@pytest.mark.parametrize("block", range(2))
def test_the_free_city_may_pay_in_every_way_without_waste(block: int) -> None:
    for seed in range(block * 160, block * 160 + 160):
        own, left, right = random_cities(seed)
        card = Random(-seed - 1).choice(COSTLY)
        choices = listed(own, left, right, [card], free_city=True)
        if not is_chained(choices, card):
            expected = affordable(own, without_waste(own, left, right, COST_OF[card]))
            assert set(splits(choices, "build", card)) == expected, seed


def test_what_is_bought_where_adds_up_to_what_is_paid() -> None:
    for seed in range(200):
        cities = random_cities(seed)
        for choice in listed(*cities, Random(-seed - 1).sample(COSTLY, 4)):
            if not isinstance(choice, Build) or choice.payment.how not in {"own", "trade"}:
                continue
            cost = standard_box().cards[choice.card].cost
            bought = goods_bought(market_of(laid(cities), Seat(0)), cost, choice.payment)
            sides: list[tuple[Neighbour, int]]
            sides = [("left", choice.payment.left), ("right", choice.payment.right)]
            for side, paid in sides:
                goods = bought[side].items()
                assert sum(price(*cities, LETTER[each], side) * number for each, number in goods) == paid


def brute_force(supplies: Sequence[Sequence[Sequence[str]]], need: Sequence[str]) -> set[tuple[str, ...]]:
    """Find by trying everything who gives which of the needed resources: a word of sellers, one for each."""
    found: set[tuple[str, ...]] = set()

    def give(number: int, free: list[list[Sequence[str]]], givers: tuple[str, ...]) -> None:
        if number == len(need):
            found.add(givers)
            return
        for giver, sources in zip("OLRB", free, strict=True):
            for place, source in enumerate(sources):
                if need[number] in source:
                    rest = [[*each] for each in free]
                    del rest["OLRB".index(giver)][place]
                    give(number + 1, rest, (*givers, giver))

    give(0, [[*each] for each in supplies], ())
    return found


def test_the_bank_is_one_more_seller_with_prices_of_its_own() -> None:
    kinds: tuple[Resource, ...] = ("wood", "stone", "glass")
    for seed in range(300):
        source = Random(seed)
        supplies = [
            [tuple(source.sample(kinds, source.choice((1, 1, 2)))) for _ in range(source.randrange(3))]
            for _ in range(4)
        ]
        need = source.choices(kinds, k=source.randrange(1, 4))
        own, left, right, bank = (reduce(Supply.plus, each, Supply()) for each in supplies)
        prices = Prices().with_price(kinds, ["bank"], 3).with_price(["glass"], ["bank", "left"], 1)
        cost = Cost(1, Counter(need))
        found = {
            (way.left, way.right, way.bank - 1)
            for way in ways_to_pay(Market(own, left, right, prices, bank), cost)
        }
        coins: dict[str, dict[Resource, int]]
        coins = {"O": dict.fromkeys(kinds, 0), "L": {"wood": 2, "stone": 2, "glass": 1}}
        coins |= {"R": dict.fromkeys(kinds, 2), "B": {"wood": 3, "stone": 3, "glass": 1}}
        paid = {
            tuple(
                sum(coins[who][what] for who, what in zip(givers, need, strict=True) if who == seller)
                for seller in "LRB"
            )
            for givers in brute_force(supplies, need)
        }
        best = {
            way
            for way in paid
            if not any(
                other != way and all(a <= b for a, b in zip(other, way, strict=True)) for other in paid
            )
        }
        assert found == best, seed
