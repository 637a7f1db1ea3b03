"""What the quick look at a card sees: what is missing counts more, what is there already less."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from engine.base.player.glance import MUCH, Glance
from engine.base.player.quick import style_of
from engine.base.rules import standard_box
from engine.game import Seat
from engine.terms import CardId
from tests.engine.base.setting import city, laid, pay, random_game, random_step
from tests.gallery.base_cities import Sketch

BESIDE = (city("rhodes A"), city("babylon A"))


def glance(own: Sketch, age: int, round_: int = 3, beside: Sequence[Sketch] = BESIDE) -> Glance:
    """Look from seat 0 at a table of three."""
    found = Glance(standard_box(), style_of("normal").weights, style_of("normal").likings)
    found.look(age, round_, laid((own, *beside)), Seat(0))
    return found


def worth(own: Sketch, card: str, age: int, beside: Sequence[Sketch] = BESIDE) -> float:
    return glance(own, age, beside=beside).card(CardId(card))


def test_a_symbol_is_worth_more_to_who_collects_them() -> None:
    scholar = city("giza A", "apothecary", "workshop", "dispensary", "laboratory")
    assert worth(scholar, "university", 3) > worth(city("giza A"), "university", 3)


def test_the_first_source_of_a_raw_material_is_worth_more_than_another() -> None:
    assert worth(city("giza A"), "lumber_yard", 1) > worth(city("giza A", "lumber_yard"), "lumber_yard", 1)


def test_what_counts_cards_is_worth_more_where_there_are_more() -> None:
    rich = (city("rhodes A", "altar", "theater"), city("babylon A", "pawnshop", "baths"))
    assert worth(city("giza A"), "magistrates_guild", 3, beside=rich) > worth(
        city("giza A"), "magistrates_guild", 3
    )


def test_shields_that_decide_are_worth_more_than_shields_on_top() -> None:
    armed = city("giza A", "walls", "training_ground", "stables", "barracks")
    assert worth(city("giza A"), "arsenal", 3) > worth(armed, "arsenal", 3)


def test_a_card_of_an_earlier_age_can_be_looked_at() -> None:
    assert worth(city("giza A"), "altar", 3) < worth(city("giza A"), "palace", 3)


def test_coins_cost_something_late_in_the_game() -> None:
    assert glance(city("giza A"), 3).price(pay(left=4)) > glance(city("giza A"), 3).price(pay()) == 0


def test_the_last_stage_is_known_as_such() -> None:
    looked = glance(city("giza A"), 3)
    ((option,), *_) = laid((city("giza A"), *BESIDE))[0].plan
    last = style_of("normal").weights.last_stage[2]
    with_it, without = (looked.stage(option, is_last=each) for each in (True, False))
    assert round(with_it - without, 9) == last


@pytest.mark.parametrize("players", [3, 5])
def test_what_is_remembered_is_what_would_be_reckoned(players: int) -> None:
    """Worths that depend on one thing alone are found by it, those of cards and those of stages."""
    game, source = random_game(players, players), Random(players)
    looked = Glance(standard_box(), style_of("normal").weights, style_of("normal").likings)
    aspects = set()
    while not game.over:
        table = game.table
        for seat, own in enumerate(table.cities):
            looked.look(table.age_number, table.round, table.cities, Seat(seat))
            for card in (*table.hands[seat], CardId("altar")):
                assert looked.card(card) == looked.reckon(card)
                aspects.add(looked.aspects[card])
            for option in own.next_stages:
                assert looked.stage(option, is_last=False) == looked.reckon(option)
        game.play(random_step(game, source))
    assert len(aspects) == MUCH + 1
