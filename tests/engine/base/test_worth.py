"""What a card would bring as everything lies now, by the scoring itself."""

from __future__ import annotations

from engine.base.rules import standard_box
from engine.base.scoring import Worth, worth_of
from engine.game import Seat
from engine.terms import CardId
from tests.engine.base.setting import city, laid

OWN, LEFT, RIGHT = Seat(0), Seat(1), Seat(2)
NOTHING = Worth(points=0, science=0, coins=0, beaten=(), level=())


def worth(name: str, *own: str, left: tuple[str, ...] = (), right: tuple[str, ...] = ()) -> Worth:
    cities = laid([city("ephesus A", *own), city("rhodes A", *left), city("babylon A", *right)])
    before = [each.buildings for each in cities]
    found = worth_of(standard_box(), cities, OWN, standard_box().cards[CardId(name)])
    assert [each.buildings for each in cities] == before
    return found


def test_printed_points_are_counted_as_they_are() -> None:
    assert worth("palace") == NOTHING._replace(points=8)


def test_a_guild_counts_what_lies_at_the_neighbours() -> None:
    assert worth("workers_guild", left=("sawmill", "quarry"), right=("mine",)) == NOTHING._replace(points=3)


def test_a_card_counts_itself_for_points_and_coins() -> None:
    assert worth("haven", "sawmill", "quarry") == NOTHING._replace(points=2, coins=2)
    assert worth("lighthouse", "tavern") == NOTHING._replace(points=2, coins=2)


def test_a_card_that_another_one_counts_brings_its_points() -> None:
    assert worth("mine", "haven") == NOTHING._replace(points=1)


def test_science_is_what_the_new_symbol_adds() -> None:
    assert worth("lodge") == NOTHING._replace(science=1)
    assert worth("lodge", "apothecary") == NOTHING._replace(science=3)
    assert worth("lodge", "workshop", "scriptorium") == NOTHING._replace(science=8)


def test_shields_beat_or_reach_a_neighbour_who_had_as_many_or_more() -> None:
    assert worth("barracks") == NOTHING._replace(beaten=(LEFT, RIGHT))
    assert worth("stables", left=("barracks",), right=("walls",)) == NOTHING._replace(
        beaten=(LEFT,), level=(RIGHT,)
    )
    assert worth("barracks", left=("walls",), right=("walls",)) == NOTHING
    assert worth("barracks", "walls", left=("barracks",)) == NOTHING
