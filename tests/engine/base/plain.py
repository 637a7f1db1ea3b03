"""A reference engine of both editions: slow, simple, and independent of the tested one.

It was written from the rulebooks, the publisher's answers and the printed cards and boards, whose facts are
in ``first_edition.json`` and ``second_edition.json``: W, S, O, C, G, P and L are wood, stone, ore, clay,
glass, papyrus and cloth, a digit is coins. Side A is day, side B night; side A of Manneken Pis is left out.
Moves aren't validated: each must be one of those that `PlainGame.asked` returned.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple


class Facts(NamedTuple):
    """The printed cards and boards of an edition."""

    cards: dict[str, dict[str, Any]]
    boards: dict[str, dict[str, Any]]


FIRST_EDITION, SECOND_EDITION = (
    Facts(**json.loads(Path(__file__).with_name(f"{name}_edition.json").read_text("utf-8")))
    for name in ("first", "second")
)
SYMBOLS = ("tablet", "compass", "gear")
ROWS = {"blue": "civilian", "green": "scientific", "yellow": "commercial", "purple": "guilds"}


class Move(NamedTuple):
    """A player's action with a card, how it is paid, and the coins for the bank and the neighbours."""

    action: str
    card: str = ""
    how: str = ""
    bank: int = 0
    left: int = 0
    right: int = 0


@dataclass
class City:
    """A player's board, coins and buildings; ``plan`` has the stages, including copied ones."""

    facts: Facts
    board: str
    coins: int = field(init=False)
    stages: int = 0
    buildings: list[str] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    built_free_in_age: int = 0
    start: str = field(init=False)
    plan: list[list[Any]] = field(init=False)

    def __post_init__(self) -> None:
        board = self.facts.boards.get(self.board, {"start": "", "stages": []})
        self.start, self.plan = board["start"], board["stages"]
        self.coins = 7 if "manneken" in self.board else 3

    def effects(self) -> Iterator[list[Any]]:
        for card in self.buildings:
            yield from self.facts.cards[card]["effects"]
        for _, *gained in self.plan[: self.stages]:
            yield from gained

    def has_ability(self, name: str) -> bool:
        return ["ability", name] in list(self.effects())

    def shields(self) -> int:
        return sum(effect[1] for effect in self.effects() if effect[0] == "shields")

    def count(self, what: Sequence[str]) -> int:
        """Count the stages, the defeat tokens, or the cards of some colours."""
        if what == ["stages"]:
            return self.stages
        if what == ["defeats"]:
            return sum(token < 0 for token in self.tokens)
        return sum(self.facts.cards[card]["colour"] in what for card in self.buildings)

    def goods(self, *, for_sale: bool) -> list[str]:
        """Return the city's sources of goods, each as the goods of which it produces one.

        Neighbours can buy from the board and the brown and grey cards. A card that produces two goods is two
        sources, each of which can be bought by itself.
        """
        kinds = ["goods"] if for_sale else ["goods", "goods for oneself"]
        lots = [*self.start]
        for kind, *goods in self.effects():
            if kind in kinds:
                lots += ["".join(goods)] if len(goods) > 1 else goods[0]
        return lots

    def price(self, side: str, good: str) -> int:
        """Return the price of a good on a side: 2 coins, or 1 with a trading post."""
        posts = [effect for effect in self.effects() if effect[0] == "discount"]
        return 1 if any(side in sides and good in goods for _, sides, goods in posts) else 2

    def may_have(self, card: str) -> bool:
        """Return whether no building of that name has been built."""
        cards = self.facts.cards
        return cards[card]["building"] not in [cards[built]["building"] for built in self.buildings]

    def has_chain_to(self, card: str) -> bool:
        """Return whether the card is free by a chain from a building of any earlier age."""
        needed = self.facts.cards[card]
        return any(
            needed["needs"] in built["gives"] and built["age"] < needed["age"]
            for built in map(self.facts.cards.__getitem__, self.buildings)
        )


class Source(NamedTuple):
    """A source of one of some goods, their prices, and the seller's index in a `Split`."""

    goods: str
    seller: int | None = None
    prices: Mapping[str, int] = {}


Split = tuple[int, int]
"""The coins for the left neighbour and for the right one."""


def payments(cost: str, sources: Sequence[Source]) -> dict[Split, int]:
    """Return all ways to pay for goods and the fewest goods bought with each, by brute force."""
    found = {(cost, (0, 0), 0)}
    for goods, seller, prices in sources:
        found |= {
            (
                missing.replace(good, "", 1),
                (left + prices.get(good, 0) * (seller == 0), right + prices.get(good, 0) * (seller == 1)),
                bought + (seller is not None),
            )
            for missing, (left, right), bought in found
            for good in goods
            if good in missing
        }
    paid: dict[Split, int] = {}
    for missing, split, bought in found:
        if not missing:
            paid[split] = min(bought, paid.get(split, bought))
    return paid


def unbeaten(splits: Iterable[Split]) -> list[Split]:
    """Return the splits for which no other one pays both sellers the same or less."""
    ways = set(splits)
    return sorted(
        way
        for way in ways
        if not any(other != way and other[0] <= way[0] and other[1] <= way[1] for other in ways)
    )


class PlainGame:
    """A game of three to seven players; ``deal`` has the hands of each age by seat.

    The next seat is the left neighbour. ``asking`` is the current question: a card of the ``round``,
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
        if self.over:
            return {}
        if self.asking == "discard":
            seat = self.to_look_through_discard[0]
            return {seat: [*self.from_discard(seat), Move("none")]}
        seats = range(len(self.cities)) if self.asking == "round" else self.with_seventh_card()
        return {seat: self.from_hand(seat) for seat in seats}

    def from_hand(self, seat: int) -> list[Move]:
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
        """Return the ways to pay for a card; paying for a free card is one only to save Olympia's power."""
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
        """Return whether Olympia's power applies: by day once a colour, by night to first and sixth cards."""
        city = self.cities[seat]
        first_of_colour = city.count([self.facts.cards[card]["colour"]]) == 0
        return (
            (city.has_ability("free_build_first_of_each_colour") and first_of_colour)
            or (city.has_ability("free_build_first_card_of_age") and self.turn == 1)
            or (city.has_ability("free_build_last_card_of_age") and self.turn == 6)
        )

    def ways_to_pay(self, seat: int, cost: str) -> list[tuple[str, int, int, int]]:
        """Return the affordable ways to pay a cost that no other way undercuts."""
        city = self.cities[seat]
        if cost.isdigit():
            return [("own", int(cost), 0, 0)] if city.coins >= int(cost) else []
        return [
            ("trade" if left or right else "own", 0, left, right)
            for left, right in unbeaten(payments(cost, self.sources(seat)))
            if left + right <= city.coins
        ]

    def sources(self, seat: int) -> list[Source]:
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
        """Play the chosen moves, and proceed to the next question."""
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
        """Pay for all moves, then place all cards, then gain coins."""
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
        for kind, *values in effects:
            if kind == "coins":
                self.cities[seat].coins += values[0]
            if kind == "per":
                what, scope, coins, _ = values
                self.cities[seat].coins += coins * self.count(seat, what, scope)

    def count(self, seat: int, what: Sequence[str], scope: str) -> int:
        """Count cards or stages in the city, its neighbours, or all three."""
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
        """Pass the hands, or resolve conflicts and deal the next age."""
        if self.turn < 6:
            self.turn += 1
            # In ages I and III hands are passed to the left: a seat gets the hand from its right.
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
        """Return the points of every seat by row, and its rank; ties are broken by coins."""
        scores = [self.score(seat) for seat, _ in enumerate(self.cities)]
        standings = [(score["total"], city.coins) for score, city in zip(scores, self.cities, strict=True)]
        for score, standing in zip(scores, standings, strict=True):
            score["rank"] = 1 + sum(other > standing for other in standings)
        return scores

    def score(self, seat: int) -> dict[str, int]:
        """Return the points by row; Olympia copies the neighbours' guild worth the most."""
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
        """Return the points of effects; symbols are scored separately."""
        city, worth = self.cities[seat], 0
        for kind, *values in effects:
            if kind == "points":
                worth += values[0]
            elif kind == "per":
                what, scope, _, each = values
                worth += each * self.count(seat, what, scope)
            elif kind == "points if complete" and city.stages == len(city.plan):
                worth += values[0]
        return worth

    def science(self, city: City) -> int:
        """Score squares of equal symbols and 7 points per set, with the best choice of wild symbols."""
        printed = [effect[1:] for effect in city.effects() if effect[0] == "symbol"]
        best = 0
        for symbols in product(*printed):
            numbers = [Counter(symbols)[symbol] for symbol in SYMBOLS]
            best = max(best, sum(number**2 for number in numbers) + 7 * min(numbers))
        return best
