"""Both editions played a second time: a slow and plain engine that shares nothing with ours.

It was written from the rulebooks, the publisher's answers and the printed cards and boards, whose facts are
in ``first_edition.json`` and ``second_edition.json``: W, S, O, C, G, P and L are wood, stone, ore, clay,
glass, papyrus and cloth, a digit is coins. Side A is day, side B night; side A of Manneken Pis is not there.
Only for tests: it believes that every move it is given is one of those that it has asked for.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple


class Facts(NamedTuple):
    """What is printed on the cards and boards of an edition."""

    cards: dict[str, dict[str, Any]]
    boards: dict[str, dict[str, Any]]


FIRST_EDITION, SECOND_EDITION = (
    Facts(**json.loads(Path(__file__).with_name(f"{name}_edition.json").read_text("utf-8")))
    for name in ("first", "second")
)
SYMBOLS = ("tablet", "compass", "gear")
ROWS = {"blue": "civilian", "green": "scientific", "yellow": "commercial", "purple": "guilds"}


class Move(NamedTuple):
    """What a player does: with which card, how it is paid, and the coins to the bank and the neighbours."""

    action: str
    card: str = ""
    how: str = ""
    bank: int = 0
    left: int = 0
    right: int = 0


@dataclass
class City:
    """The board, purse and buildings of a player; ``plan`` are the stages, those that it copies included."""

    facts: Facts
    board: str
    coins: int = 3
    stages: int = 0
    buildings: list[str] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    built_free_in_age: int = 0
    start: str = field(init=False)
    plan: list[list[Any]] = field(init=False)

    def __post_init__(self) -> None:
        board = self.facts.boards.get(self.board, {"start": "", "stages": []})
        self.start, self.plan = board["start"], board["stages"]

    def effects(self) -> Iterator[list[Any]]:
        """List all that is printed on the buildings and the stages that stand."""
        for card in self.buildings:
            yield from self.facts.cards[card]["effects"]
        for _, *gained in self.plan[: self.stages]:
            yield from gained

    def has_ability(self, name: str) -> bool:
        return ["ability", name] in list(self.effects())

    def shields(self) -> int:
        return sum(effect[1] for effect in self.effects() if effect[0] == "shields")

    def count(self, what: Sequence[str]) -> int:
        """Count the stages, the defeats or the cards of some colours."""
        if what == ["stages"]:
            return self.stages
        if what == ["defeats"]:
            return sum(token < 0 for token in self.tokens)
        return sum(self.facts.cards[card]["colour"] in what for card in self.buildings)

    def goods(self, *, for_sale: bool) -> list[str]:
        """List what the city makes in a turn, each as the goods of which it makes one.

        Neighbours buy what the board and the brown and grey cards make. A card that makes two goods counts as
        two, of which one alone may be bought.
        """
        kinds = ["goods"] if for_sale else ["goods", "goods for oneself"]
        lots = [*self.start]
        for kind, *goods in self.effects():
            if kind in kinds:
                lots += ["".join(goods)] if len(goods) > 1 else goods[0]
        return lots

    def price(self, side: str, good: str) -> int:
        """Return what a good of the neighbour on a side costs: 2 coins, or 1 with a trading post."""
        posts = [effect for effect in self.effects() if effect[0] == "discount"]
        return 1 if any(side in sides and good in goods for _, sides, goods in posts) else 2

    def may_have(self, card: str) -> bool:
        """No two buildings of the same name stand in a city."""
        cards = self.facts.cards
        return cards[card]["building"] not in [cards[built]["building"] for built in self.buildings]

    def has_chain_to(self, card: str) -> bool:
        """A card is free for who has a building of any earlier age with the symbol that it needs."""
        needed = self.facts.cards[card]
        return any(
            needed["needs"] in built["gives"] and built["age"] < needed["age"]
            for built in map(self.facts.cards.__getitem__, self.buildings)
        )


class Source(NamedTuple):
    """Something that gives one of some goods, and what each costs there; the seller is a place in a split."""

    goods: str
    seller: int | None = None
    prices: Mapping[str, int] = MappingProxyType({})


Split = tuple[int, ...]
"""What is paid to the left neighbour, to the right one, and to others that sell."""


def payments(cost: str, sources: Sequence[Source], sellers: int = 2) -> dict[Split, int]:
    """Find by trying everything how goods can be paid for, each way with the fewest goods bought."""
    nothing = (0,) * sellers
    found = {(cost, nothing, 0)}
    for goods, seller, prices in sources:
        found |= {
            (
                missing.replace(good, "", 1),
                tuple(paid + prices.get(good, 0) * (each == seller) for each, paid in enumerate(split)),
                bought + (seller is not None),
            )
            for missing, split, bought in found
            for good in goods
            if good in missing
        }
    paid: dict[Split, int] = {}
    for missing, split, bought in found:
        if not missing:
            paid[split] = min(bought, paid.get(split, bought))
    return paid


def unbeaten(splits: Iterable[Split]) -> list[Split]:
    """Return the ways to pay, but none that gives somebody more and nobody less than another one."""
    ways = set(splits)
    return sorted(
        way
        for way in ways
        if not any(
            other != way and all(less <= more for less, more in zip(other, way, strict=True))
            for other in ways
        )
    )


class PlainGame:
    """A game of three to seven players; ``deal`` has the hands of each age by seat.

    The left neighbour of a seat is the next one. ``asking`` is what is asked now: a card of the ``round``,
    Babylon's ``seventh`` card or one of the ``discard`` pile.
    """

    def __init__(self, facts: Facts, boards: Sequence[str], deal: Sequence[Sequence[Sequence[str]]]) -> None:
        self.facts = facts
        self.cities = [City(facts, board) for board in boards]
        self.deal = deal
        self.discard: list[str] = []
        self.age = 1
        self.turn = 1
        self.hands = [list(hand) for hand in deal[0]]
        self.asking = "round"
        self.over = False
        self.to_look_through_discard: list[int] = []

    def asked(self) -> dict[int, list[Move]]:
        """List who chooses now, and from what."""
        if self.over:
            return {}
        if self.asking == "discard":
            seat = self.to_look_through_discard[0]
            return {seat: [*self.from_discard(seat), Move("none")]}
        seats = range(len(self.cities)) if self.asking == "round" else self.with_seventh_card()
        return {seat: self.from_hand(seat) for seat in seats}

    def from_hand(self, seat: int) -> list[Move]:
        """List the ways to build, tuck away or sell a card of the hand."""
        city, moves = self.cities[seat], []
        for card in sorted(set(self.hands[seat])):
            moves.append(Move("sell", card))
            if city.may_have(card):
                moves += self.ways_to_build(seat, card)
            if city.stages < len(city.plan):
                cost = city.plan[city.stages][0]
                moves += [Move("stage", card, *way) for way in self.ways_to_pay(seat, cost)]
        return moves

    def ways_to_build(self, seat: int, card: str) -> list[Move]:
        """A card that is free is not paid for, but where paying spares the one free building of an age."""
        city = self.cities[seat]
        if self.facts.cards[card]["cost"] == "":
            return [Move("build", card, "free")]
        if city.has_chain_to(card):
            return [Move("build", card, "chain")]
        if self.olympia_builds_free(seat, card):
            return [Move("build", card, "power")]
        ways = [Move("build", card, *way) for way in self.ways_to_pay(seat, self.facts.cards[card]["cost"])]
        if city.has_ability("free_build_once_per_age") and city.built_free_in_age < self.age:
            ways.append(Move("build", card, "power"))
        return ways

    def olympia_builds_free(self, seat: int, card: str) -> bool:
        """Olympia by day: the first card of a colour; by night: the first and the sixth card of an age."""
        city = self.cities[seat]
        first_of_colour = city.count([self.facts.cards[card]["colour"]]) == 0
        return (
            (city.has_ability("free_build_first_of_each_colour") and first_of_colour)
            or (city.has_ability("free_build_first_card_of_age") and self.turn == 1)
            or (city.has_ability("free_build_last_card_of_age") and self.turn == 6)
        )

    def ways_to_pay(self, seat: int, cost: str) -> list[tuple[str, int, int, int]]:
        """List how a cost can be paid, but for the ways that give a neighbour more and none less."""
        city = self.cities[seat]
        if cost.isdigit():
            return [("own", int(cost), 0, 0)] if city.coins >= int(cost) else []
        return [
            ("trade" if left or right else "own", 0, left, right)
            for left, right in unbeaten(payments(cost, self.sources(seat)))
            if left + right <= city.coins
        ]

    def sources(self, seat: int) -> list[Source]:
        """List what a city makes and what its neighbours sell."""
        city = self.cities[seat]
        found = [Source(goods) for goods in city.goods(for_sale=False)]
        for seller, side in enumerate(("left", "right")):
            prices = {good: city.price(side, good) for good in "WSOCGPL"}
            found += [
                Source(goods, seller, prices) for goods in self.neighbour(seat, side).goods(for_sale=True)
            ]
        return found

    def from_discard(self, seat: int) -> list[Move]:
        return [
            Move("revive", card) for card in sorted(set(self.discard)) if self.cities[seat].may_have(card)
        ]

    def with_seventh_card(self) -> list[int]:
        return [
            seat
            for seat, city in enumerate(self.cities)
            if self.hands[seat] and city.has_ability("play_seventh_card")
        ]

    def neighbour(self, seat: int, side: str) -> City:
        return self.cities[(seat + (1 if side == "left" else -1)) % len(self.cities)]

    def play(self, moves: Mapping[int, Move]) -> None:
        """Play what everybody who was asked has chosen, and go on to the next question."""
        was_asking = self.asking
        if was_asking == "discard":
            self.build_from_discard(moves)
        else:
            self.play_cards(moves)
        if was_asking == "round" and self.turn == 6:
            keeping = self.with_seventh_card()
            for seat, hand in enumerate(self.hands):
                if seat not in keeping:
                    self.discard += hand
                    hand.clear()
            if keeping:
                self.asking = "seventh"
                return
        while self.to_look_through_discard and not self.from_discard(self.to_look_through_discard[0]):
            self.to_look_through_discard.pop(0)
        if self.to_look_through_discard:
            self.asking = "discard"
            return
        self.asking = "round"
        self.end_turn()

    def play_cards(self, moves: Mapping[int, Move]) -> None:
        """All pay what they have, then all cards lie, then coins are counted."""
        for seat, move in moves.items():
            self.cities[seat].coins -= move.bank + move.left + move.right
        gained: dict[int, list[Any]] = {}
        for seat, move in moves.items():
            self.neighbour(seat, "left").coins += move.left
            self.neighbour(seat, "right").coins += move.right
            city = self.cities[seat]
            self.hands[seat].remove(move.card)
            gained[seat] = []
            if move.action == "build":
                city.buildings.append(move.card)
                gained[seat] = self.facts.cards[move.card]["effects"]
                if move.how == "power":
                    city.built_free_in_age = self.age
            elif move.action == "stage":
                gained[seat] = city.plan[city.stages][1:]
                city.stages += 1
            else:
                self.discard.append(move.card)
                gained[seat] = [["coins", 3]]
        for seat, effects in gained.items():
            self.take_coins(seat, effects)
            if ["ability", "build_from_discard"] in effects:
                self.to_look_through_discard.append(seat)

    def take_coins(self, seat: int, effects: Sequence[Sequence[Any]]) -> None:
        for kind, *told in effects:
            if kind == "coins":
                self.cities[seat].coins += told[0]
            if kind == "per":
                what, scope, coins, _ = told
                self.cities[seat].coins += coins * self.count(seat, what, scope)

    def count(self, seat: int, what: Sequence[str], scope: str) -> int:
        """Count cards or stages in the own city, those of the neighbours, or all three."""
        own = self.cities[seat].count(what)
        around = sum(self.neighbour(seat, side).count(what) for side in ("left", "right"))
        return {"self": own, "neighbours": around, "self_and_neighbours": own + around}[scope]

    def build_from_discard(self, moves: Mapping[int, Move]) -> None:
        ((seat, move),) = moves.items()
        self.to_look_through_discard.remove(seat)
        if move.action == "revive":
            self.discard.remove(move.card)
            self.cities[seat].buildings.append(move.card)
            self.take_coins(seat, self.facts.cards[move.card]["effects"])

    def end_turn(self) -> None:
        """Pass the hands on, or fight and deal those of the next age."""
        if self.turn < 6:
            self.turn += 1
            # In ages I and III hands go to the left: what a seat gets comes from its right.
            step = 1 if self.age == 2 else -1
            self.hands = [self.hands[(seat + step) % len(self.cities)] for seat, _ in enumerate(self.cities)]
            return
        for seat, city in enumerate(self.cities):
            for side in ("left", "right"):
                other = self.neighbour(seat, side).shields()
                if city.shields() > other:
                    city.tokens.append({1: 1, 2: 3, 3: 5}[self.age])
                elif city.shields() < other:
                    city.tokens.append(-1)
        if self.age == 3:
            self.over = True
            return
        self.age, self.turn = self.age + 1, 1
        self.hands = [list(hand) for hand in self.deal[self.age - 1]]

    def scores(self) -> list[dict[str, int]]:
        """Count the points of every seat by row, and rank them: equal points are parted by coins."""
        scores = [self.score(seat) for seat, _ in enumerate(self.cities)]
        standings = [(score["total"], city.coins) for score, city in zip(scores, self.cities, strict=True)]
        for score, standing in zip(scores, standings, strict=True):
            score["rank"] = 1 + sum(other > standing for other in standings)
        return scores

    def score(self, seat: int) -> dict[str, int]:
        """Count the points; Olympia may copy that guild of its neighbours which brings most."""
        city = self.cities[seat]
        own, scores = city.buildings, [self.score_as_it_lies(seat)]
        if city.has_ability("copy_neighbour_guild"):
            around = self.neighbour(seat, "left").buildings + self.neighbour(seat, "right").buildings
            for guild in around:
                if self.facts.cards[guild]["colour"] == "purple":
                    city.buildings = [*own, guild]
                    scores.append(self.score_as_it_lies(seat))
            city.buildings = own
        return max(scores, key=lambda score: score["total"])

    def score_as_it_lies(self, seat: int) -> dict[str, int]:
        city = self.cities[seat]
        score = dict.fromkeys(
            ("military", "treasury", "wonder", "civilian", "scientific", "commercial", "guilds"), 0
        )
        score["military"] = sum(city.tokens)
        score["treasury"] = city.coins // 3
        score["wonder"] = sum(self.points(seat, gained) for _, *gained in city.plan[: city.stages])
        for card in city.buildings:
            worth = self.points(seat, self.facts.cards[card]["effects"])
            if worth:
                score[ROWS[self.facts.cards[card]["colour"]]] += worth
        score["scientific"] += self.science(city)
        score["total"] = sum(score.values())
        return score

    def points(self, seat: int, effects: Sequence[Sequence[Any]]) -> int:
        """Count what effects are worth by themselves; symbols are worth something together."""
        city, worth = self.cities[seat], 0
        for kind, *told in effects:
            if kind == "points":
                worth += told[0]
            elif kind == "per":
                what, scope, _, each = told
                worth += each * self.count(seat, what, scope)
            elif kind == "points if complete" and city.stages == len(city.plan):
                worth += told[0]
        return worth

    def science(self, city: City) -> int:
        """Squares of equal symbols and 7 points a set, with the best choice of those that may be chosen."""
        printed = [effect[1:] for effect in city.effects() if effect[0] == "symbol"]
        best = 0
        for symbols in product(*printed):
            numbers = [Counter(symbols)[symbol] for symbol in SYMBOLS]
            best = max(best, sum(number**2 for number in numbers) + 7 * min(numbers))
        return best
