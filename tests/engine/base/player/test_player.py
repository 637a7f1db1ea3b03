from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.base.choice import BaseChoice, Build, Decline, Revive
from engine.base.payment import FREE
from engine.game import Decision, Seat
from engine.measuring.match import Match, play_match
from engine.terms import CardId
from tests.engine.base.player.setting import AT_ONCE, OWN, thinks, view
from tests.engine.base.setting import city, facts_of, pay
from tests.gallery.base_cities import Sketch

PLAIN = (city("giza A"), city("rhodes A"), city("ephesus A"), city("babylon A"))


def test_is_a_worthy_opponent() -> None:
    (normal,) = play_match(Match("base", ("normal",) * 4), games=2)
    assert 45 <= normal.mean_points["total"] <= 70


RICH = city("giza A", "altar", "temple", "statue")
SCHOLAR = city("giza A", "apothecary", "workshop", "laboratory", "dispensary", "library", "statue")
ARMED = city("giza A", "walls", "training_ground", "stables", "theater", "statue")
GUARDED = tuple(city(board, "walls", "barracks") for board in ("rhodes A", "ephesus A", "babylon A"))


@pytest.mark.parametrize(
    ("own", "others", "hand", "taken", "how"),
    [
        # Free with Olympia what it cannot pay.
        (city("olympia A", coins=0, stages=2), PLAIN[1:], "palace study", "palace", "power"),
        # The most points, and not the coins.
        (RICH, PLAIN[1:], "gardens pantheon", "pantheon", "chain"),
        (city("giza A", coins=0), PLAIN[1:], "pawnshop tavern", "pawnshop", "free"),
        # The shields that win two conflicts, and none that decide nothing.
        (city("giza A", "walls", "statue"), GUARDED, "fortifications gardens", "fortifications", "chain"),
        (ARMED, PLAIN[1:], "fortifications gardens", "gardens", "chain"),
        # A set of symbols.
        (SCHOLAR, PLAIN[1:], "gardens university", "university", "chain"),
    ],
)
def test_takes_what_brings_most_in_the_last_round(
    own: Sketch, others: tuple[Sketch, ...], hand: str, taken: str, how: str
) -> None:
    choice = facts_of(thinks((own, *others), hand, age=3, round_=6))
    assert (choice.action, choice.card, choice.how) == ("build", taken, how)


def test_builds_production_at_the_beginning() -> None:
    chosen = {
        facts_of(thinks(PLAIN, "altar tree_farm tavern stockade east_trading_post", 1, 1, seed)).card
        for seed in range(5)
    }
    assert chosen == {"tree_farm"}


def test_pays_the_weaker_neighbour() -> None:
    cities = (
        city("giza A", coins=10),
        city("rhodes A", "clay_pool", "altar", "theater", "pawnshop", conflicts=(1, 1, 3)),
        city("ephesus A"),
        city("babylon A"),
    )
    choice = thinks(cities, "guard_tower", age=1, round_=3)
    assert (choice.action, facts_of(choice).left, facts_of(choice).right) == ("build", 0, 2)


def test_puts_under_the_wonder_what_the_next_player_wants() -> None:
    cities = (
        city("giza A", "quarry", "aqueduct"),
        city("rhodes A", "altar", "temple"),
        city("ephesus A"),
        city("babylon A"),
    )
    hand = "aqueduct pantheon philosophers_guild"
    choices = {thinks(cities, hand, age=3, round_=5, seed=seed) for seed in range(5)}
    assert {(choice.action, facts_of(choice).card) for choice in choices} == {("stage", "pantheon")}


def test_revives_the_best_building() -> None:
    cities = (city("halicarnassus A", stages=2), *PLAIN[1:])
    names = ("tavern", "palace", "altar")
    listed: tuple[BaseChoice, ...] = (*(Revive(CardId(name)) for name in names), Decline())
    seen = replace(view(cities, "", 3, 6), discard=tuple(map(CardId, names)))
    decision = Decision(OWN, OWN, "revive", listed)
    assert facts_of(AT_ONCE.choose(seen, decision, Random(1))).card == "palace"


def test_lets_the_free_city_harm_the_opponent_only() -> None:
    """Shields of the Free City that turn the conflict of the opponent, where the own one is won anyway."""
    cities = (
        city("giza A", "walls", "training_ground", "stables"),
        city("rhodes A", "walls"),
        city("ephesus A", "walls", coins=0),
    )
    listed: tuple[BaseChoice, ...] = (Build(CardId("guard_tower"), pay()), Build(CardId("tavern"), FREE))
    seen = view(cities, "guard_tower tavern", 3, 6, players=2, free_city=Seat(2), controller=OWN)
    decision = Decision(Seat(2), OWN, "free_city", listed)
    own = AT_ONCE.choose(seen, decision, Random(1))
    assert facts_of(own).card == "guard_tower"
