"""Rounds of a city to look at: every way in which a card is played, and the most that a strip must hold."""

from dataclasses import dataclass, replace

from engine.base.events import BaseEvent, Built, CoinsTaken, DiscardEmpty, Revived, Sold, StageBuilt
from engine.game import Seat
from engine.terms import CardId
from tests.gallery.base_tables import CITIES, Sketch, Staging, city

_OWN, _LEFT, _RIGHT = Seat(0), Seat(1), Seat(2)


@dataclass(frozen=True, slots=True)
class StagedRound:
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
