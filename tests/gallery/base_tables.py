"""Cities, tables and rounds told in a few words, for exhibits and tests: typical ones, and extremes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, cast

from engine.base.box import Box
from engine.base.choice import Sell
from engine.base.city import Board, City, Side, market_of
from engine.base.events import BaseEvent, Built, CoinsTaken, DiscardEmpty, Revived, Sold, StageBuilt
from engine.base.legal import hand_choices
from engine.base.scoring import score_cities
from engine.base.table import new_city
from engine.base.view import View, as_free_city, offers, offers_for_free_city
from engine.game import Seat
from engine.rules import STANDARD, box_named
from engine.terms import CardId, DecisionKind, Neighbour, WonderId
from engine.values import FrozenMapping

_FIRST = Seat(0)


@dataclass(frozen=True, slots=True)
class Sketch:
    """What is told of a city; the words are those of `engine.base.city.City`."""

    board: Board
    coins: int
    buildings: tuple[CardId, ...] = ()
    stages: int = 0
    conflicts: tuple[int, ...] = ()
    free_build_used: bool = False
    copied: tuple[Neighbour, ...] = ()


def lay_out(box: Box, sketches: Sequence[Sketch]) -> tuple[City, ...]:
    boards = [sketch.board for sketch in sketches]
    cities = tuple(new_city(box, boards, Seat(seat)) for seat in range(len(sketches)))
    for city, sketch in zip(cities, sketches, strict=True):
        for building in sketch.buildings:
            city.build(box.cards[building])
        copied = iter(sketch.copied)
        for _ in range(sketch.stages):
            city.build_stage(None if city.next_stages[0].copy is None else next(copied))
        city.coins, city.conflicts = sketch.coins, sketch.conflicts
        city.free_build_used = sketch.free_build_used
    return cities


@dataclass(frozen=True, slots=True)
class Staging:
    """A table laid out by hand with these boxes: its cities, and what the player of one seat holds.

    With a Free City that player controls it, too.
    """

    sketches: tuple[Sketch, ...]
    seat: Seat = _FIRST
    hand: tuple[str, ...] = ()
    age: int = 2
    round: int = 2
    over: bool = False
    free_city: Seat | None = None
    kind: DecisionKind = "round"
    boxes: tuple[str, ...] = STANDARD

    def view(self) -> View:
        box = cast("Box", box_named("base", self.boxes))
        cities = lay_out(box, self.sketches)
        held = tuple(map(CardId, self.hand))
        hand, market = [box.cards[each] for each in held], market_of(cities, self.seat)
        players = len(cities) - (0 if self.free_city is None else 1)
        return View(
            box=box,
            seat=self.seat,
            players=players,
            age=self.age,
            round=self.round,
            over=self.over,
            passing="right" if self.age == 2 else "left",
            cities=cities,
            deciding=FrozenMapping({} if self.over else {self.seat: self.kind}),
            scores=score_cities(box, cities),
            discard_size=0,
            hand=held,
            offers=offers(cities[self.seat], market, hand, hand_choices(cities[self.seat], market, hand)),
            free_city=self.free_city,
            controller=None if self.free_city is None else self.seat,
            free_city_offers=(
                () if self.free_city is None else offers_for_free_city(cities, self.free_city, hand)
            ),
        )

    def for_the_free_city(self) -> View:
        """Return what the player sees who has sold the first card and chooses for the Free City now."""
        return as_free_city(self.view(), Sell(CardId(self.hand[0])))


def city(wonder: str, side: Side, coins: int, stages: int, buildings: str = "", **more: Any) -> Sketch:
    """Tell of a city; ``buildings`` are card ids between spaces."""
    return Sketch(Board(WonderId(wonder), side), coins, _cards(buildings), stages, **more)


def _cards(names: str) -> tuple[CardId, ...]:
    return tuple(CardId(name) for name in names.split())


_LEARNED = (
    "clay_pool quarry tree_farm foundry press_age_1 aqueduct gardens scriptorium library apothecary "
    "school east_trading_post lighthouse barracks stables workers_guild"
)
_ALEXANDRIA = city("alexandria", "A", 7, 2, _LEARNED, conflicts=(1, -1, 3))
_GIZA = city("giza", "A", 4, 2, "stone_pit lumber_yard ore_vein loom_age_1 baths theater guard_tower")
_BABYLON = city("babylon", "B", 2, 1, "brickyard timber_yard glassworks_age_1 workshop stockade walls")
_BRUSSELS = city("manneken_pis", "A", 7, 2, copied=("left", "right"))
_SCHOLARS = (
    "scientists_guild study lodge library school academy observatory university laboratory "
    "workshop apothecary scriptorium dispensary"
)
_HAND = ("sawmill", "courthouse", "stables", "caravansery", "laboratory", "aqueduct", "dispensary")
_POOR = city("alexandria", "A", 4, 1, "scriptorium press_age_1 timber_yard", conflicts=(1,))
_EVERY_SOURCE = (
    "lumber_yard stone_pit clay_pool ore_vein tree_farm excavation clay_pit timber_yard forest_cave mine "
    "loom_age_1 glassworks_age_1 press_age_1 sawmill quarry brickyard foundry forum caravansery "
    "east_trading_post west_trading_post marketplace chamber_of_commerce shipowners_guild"
)


def _around(own: Sketch) -> tuple[Sketch, ...]:
    return (own, _GIZA, _BABYLON)


HANDS: dict[str, Staging] = {
    "seven cards": Staging(_around(_POOR), hand=_HAND),
    "six cards, long names": Staging(
        _around(replace(_ALEXANDRIA, coins=1)),
        age=3,
        hand=_cards("chamber_of_commerce philosophers_guild palace shipowners_guild pantheon lighthouse"),
    ),
    "five cards, Olympia may build one free": Staging(
        _around(city("olympia", "A", 2, 2, "sawmill", conflicts=(1,))),
        round=3,
        hand=("statue", "temple", "vineyard", "sawmill", "training_ground"),
    ),
    "four cards, wonder complete": Staging(
        _around(city("rhodes", "B", 60, 2)), round=4, hand=("forum", "bazar", "walls", "archery_range")
    ),
    "four cards": Staging(_around(_POOR), round=4, hand=_HAND[:4]),
    "three cards": Staging(_around(_POOR), round=5, hand=_HAND[1:4]),
    "two cards, wonder complete": Staging(
        _around(replace(_ALEXANDRIA, stages=3)), round=6, hand=("altar", "theater"), age=1
    ),
    "the seventh card": Staging(
        _around(city("babylon", "B", 5, 2, "brickyard")), round=6, hand=("study",), kind="seventh_card"
    ),
    "every source": Staging(
        _around(city("alexandria", "B", 60, 2, _EVERY_SOURCE)),
        age=3,
        hand=("palace", "senate", "arena", "haven"),
    ),
    "Brussels copies left or right": Staging(_around(_BRUSSELS), hand=_HAND),
    "Brussels, few cards": Staging(_around(_BRUSSELS), round=4, hand=_HAND[:4]),
    "eight cards, for the Free City too": Staging(_around(_POOR), hand=(*_HAND, "school"), free_city=Seat(2)),
    "four cards, for the Free City too": Staging(_around(_POOR), round=5, hand=_HAND[:4], free_city=Seat(2)),
}

CITIES: dict[str, Staging] = {
    "typical": Staging(_around(_ALEXANDRIA)),
    "empty": Staging(_around(city("ephesus", "B", 3, 0)), age=1, round=1),
    "24 buildings, 60 coins, 7 tokens": Staging(
        _around(city("alexandria", "B", 60, 3, _EVERY_SOURCE, conflicts=(1, 1, 3, -1, 5, 5, -1))), age=3
    ),
    "four stages": Staging(_around(city("giza", "B", 12, 1, "lumber_yard"))),
    "four stages built": Staging(_around(city("giza", "B", 0, 4, "lumber_yard stone_pit")), over=True),
    "two stages": Staging(_around(city("rhodes", "B", 5, 1, "stockade barracks"))),
    "science of choice": Staging(_around(city("babylon", "A", 9, 3, _SCHOLARS)), age=3),
    "Olympia with its power": Staging(_around(city("olympia", "A", 2, 2, "timber_yard"))),
    "Olympia B": Staging(_around(city("olympia", "B", 2, 1, "mine marketplace"))),
    "Halicarnassus B": Staging(_around(city("halicarnassus", "B", 2, 1, "ore_vein"))),
    "Ephesus B": Staging(_around(city("ephesus", "B", 2, 2, "baths"))),
    "Brussels A": Staging(_around(city("manneken_pis", "A", 7, 1, copied=("left",)))),
    "Brussels B": Staging(_around(city("manneken_pis", "B", 7, 0))),
    "the Free City": Staging((_GIZA, _BABYLON, _ALEXANDRIA), seat=Seat(2), free_city=Seat(2)),
}


def every_hand_of(box: Box, age: int) -> Sequence[tuple[CardId, ...]]:
    """Return all cards of an age as hands of seven, so that every face is seen."""
    shown = [each.id for each in box.cards.values() if each.age == age]
    return [tuple(shown[start : start + 7]) for start in range(0, len(shown), 7)]


_OWN, _LEFT, _RIGHT = Seat(0), Seat(1), Seat(2)


class StagedRound(NamedTuple):
    """A table laid out by hand, and what was told of the round before."""

    staging: Staging
    events: tuple[BaseEvent, ...]
    seat: Seat = _OWN


_GUARDED = city("giza", "B", 4, 4, "guard_tower walls circus arsenal")
_QUIET = city("ephesus", "A", 11, 0, "baths")


def _round(own: Sketch, *events: BaseEvent, age: int = 2) -> StagedRound:
    return StagedRound(Staging((own, _GUARDED, _QUIET), age=age), events)


def _builds(card: str, how: str = "own", **paid: int) -> Built:
    return Built(_OWN, CardId(card), how, **paid)  # type: ignore[arg-type]


_RICH = CITIES["24 buildings, 60 coins, 7 tokens"].sketches[0]
_SCHOLAR = CITIES["science of choice"].sketches[0]
_HALICARNASSUS = city("halicarnassus", "B", 3, 3, "ore_vein pantheon barracks")
_BABYLON = city("babylon", "B", 9, 2, "brickyard study senate workshop")

STRIPS: dict[str, StagedRound] = {
    "free": _round(city("rhodes", "A", 3, 0, "lumber_yard"), _builds("lumber_yard", "free"), age=1),
    "a coin to the bank": _round(city("rhodes", "A", 2, 0, "tree_farm"), _builds("tree_farm", bank=1), age=1),
    "a chain": _round(city("alexandria", "A", 5, 1, "library scriptorium"), _builds("library", "chain")),
    "the power of Olympia": _round(
        city("olympia", "A", 5, 2, "philosophers_guild", conflicts=(1,)),
        _builds("philosophers_guild", "power"),
    ),
    "one payee": _round(city("babylon", "A", 1, 1, "aqueduct"), _builds("aqueduct", "trade", right=4)),
    "two payees": _round(
        city("rhodes", "B", 1, 1, "shipowners_guild"), _builds("shipowners_guild", "trade", left=6, right=2)
    ),
    "bank and two payees": _round(
        city("rhodes", "B", 1, 1, "chamber_of_commerce"),
        _builds("chamber_of_commerce", "trade", bank=1, left=6, right=12),
        CoinsTaken(_OWN, 6),
    ),
    "a stage": _round(city("olympia", "B", 2, 1, "mine"), StageBuilt(_OWN, 1, "own")),
    "all stages": _round(
        city("giza", "B", 2, 4, "mine"), StageBuilt(_OWN, 4, "trade", left=2, right=2), age=3
    ),
    "a copied stage": _round(
        city("manneken_pis", "A", 7, 1, copied=("left",)), StageBuilt(_OWN, 1, "trade", left=2, copy="left")
    ),
    "Brussels complete": _round(city("manneken_pis", "B", 12, 1), StageBuilt(_OWN, 1, "own"), age=3),
    "sold": _round(
        city("ephesus", "B", 6, 0), Sold(_OWN, 3), Built(_LEFT, CardId("walls"), "trade", right=2)
    ),
    "sixth and seventh card": _round(
        _BABYLON, _builds("senate", "trade", left=2), _builds("study", "chain", seventh=True), age=3
    ),
    "sixth sold, seventh built": _round(
        _BABYLON, Sold(_OWN, 3), _builds("workshop", "trade", left=4, right=4, seventh=True), age=1
    ),
    "two guilds": _round(
        _BABYLON,
        _builds("scientists_guild", "trade", left=4, right=4),
        _builds("magistrates_guild", "trade", left=4, right=2, bank=1, seventh=True),
        age=3,
    ),
    "a stage, then from the discard pile": _round(
        _HALICARNASSUS, StageBuilt(_OWN, 3, "trade", right=2), Revived(_OWN, CardId("pantheon")), age=3
    ),
    "a stage, then nothing": _round(_HALICARNASSUS, StageBuilt(_OWN, 3, "own"), Revived(_OWN, None), age=3),
    "the discard pile is empty": _round(
        replace(_HALICARNASSUS, stages=1), StageBuilt(_OWN, 1, "own"), DiscardEmpty(_OWN), age=1
    ),
    "24 buildings, 60 coins": _round(_RICH, _builds("chamber_of_commerce"), CoinsTaken(_OWN, 6), age=3),
    "science of choice": _round(_SCHOLAR, _builds("scientists_guild", "trade", left=2, right=2), age=3),
    "the Free City": StagedRound(
        Staging((_GUARDED, _QUIET, _SCHOLAR), age=3, free_city=_RIGHT),
        (Built(_RIGHT, CardId("scientists_guild"), "trade", left=2, right=2),),
        _RIGHT,
    ),
}
