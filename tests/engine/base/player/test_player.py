"""The computer player of the base game: its choices, quick play and forecast."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from engine.base.choice import BaseChoice, Decline, Revive
from engine.base.course import rest_of_age
from engine.base.player.evaluation import Evaluator
from engine.base.player.opinion import Opinion
from engine.base.player.playouts import VICTORY, Quick, learned_forecast
from engine.base.rules import standard_box
from engine.base.scoring import score_cities
from engine.base.table import Table
from engine.game import Decision, Seat
from engine.players.levels import BASE
from engine.players.player import ComputerPlayer, ended, play_on, tell_nobody
from engine.record import new_game
from engine.terms import CardId
from tests.engine.base.setting import choices, city, facts_of, laid, random_game, view
from tests.engine.play import random_step
from tests.gallery.base_tables import Sketch

OWN = Seat(0)
AT_ONCE = ComputerPlayer(BASE, noise=0.15)
"""The player without playouts."""
PLAIN = (city("giza A"), city("rhodes A"), city("ephesus A"), city("babylon A"))

RICH = city("giza A", "altar", "temple", "statue")
SCHOLAR = city("giza A", "apothecary", "workshop", "laboratory", "dispensary", "library", "statue")
ARMED = city("giza A", "walls", "training_ground", "stables", "theater", "statue")
GUARDED = tuple(city(board, "walls", "barracks") for board in ("rhodes A", "ephesus A", "babylon A"))


@pytest.mark.parametrize(
    ("own", "others", "hand", "taken", "how"),
    [
        # A card that it can build only by Olympia's power.
        (city("olympia A", coins=0, stages=2), PLAIN[1:], "palace study", "palace", "power"),
        # The most points rather than coins.
        (RICH, PLAIN[1:], "gardens pantheon", "pantheon", "chain"),
        (city("giza A", coins=0), PLAIN[1:], "pawnshop tavern", "pawnshop", "free"),
        # Shields that win two conflicts, but none that change nothing.
        (city("giza A", "walls", "statue"), GUARDED, "fortifications gardens", "fortifications", "chain"),
        (ARMED, PLAIN[1:], "fortifications gardens", "gardens", "chain"),
        # A set of symbols.
        (SCHOLAR, PLAIN[1:], "gardens university", "university", "chain"),
    ],
)
def test_it_plays_the_highest_scoring_card_in_the_last_round(
    own: Sketch, others: tuple[Sketch, ...], hand: str, taken: str, how: str
) -> None:
    choice = facts_of(thinks((own, *others), hand, age=3, round_=6))
    assert (choice.action, choice.card, choice.how) == ("build", taken, how)


def thinks(cities: Sequence[Sketch], hand: str, age: int, round_: int, seed: int = 1) -> BaseChoice:
    """Return the computer player's choice of these cards for seat 0."""
    decision = Decision(OWN, OWN, "round", choices(cities, hand))
    chosen: BaseChoice = AT_ONCE.choose(view(cities, hand, age, round_), decision, Random(seed))
    return chosen


def test_it_trades_with_the_weaker_neighbour() -> None:
    strong = city("rhodes A", "clay_pool", "altar", "theater", "pawnshop", conflicts=(1, 1, 3))
    choice = thinks((city("giza A", coins=10), strong, *PLAIN[2:]), "guard_tower", age=1, round_=3)
    assert (choice.action, facts_of(choice).left, facts_of(choice).right) == ("build", 0, 2)


def test_it_builds_a_stage_with_a_card_the_next_player_wants() -> None:
    cities = (city("giza A", "quarry", "aqueduct"), city("rhodes A", "altar", "temple"), *PLAIN[2:])
    hand = "aqueduct pantheon philosophers_guild"
    chosen = {thinks(cities, hand, age=3, round_=5, seed=seed) for seed in range(5)}
    assert {(choice.action, facts_of(choice).card) for choice in chosen} == {("stage", "pantheon")}


def test_it_takes_the_best_card_from_the_discard_pile() -> None:
    cities = (city("halicarnassus A", stages=2), *PLAIN[1:])
    names = ("tavern", "palace", "altar")
    listed: tuple[BaseChoice, ...] = (*(Revive(CardId(name)) for name in names), Decline())
    seen = replace(view(cities, "", 3, 6), discard=tuple(map(CardId, names)))
    decision = Decision(OWN, OWN, "revive", listed)
    assert facts_of(AT_ONCE.choose(seen, decision, Random(1))).card == "palace"


# -- quick play ----------------------------------------------------------------------------------------


def opinion_at(table: Table, evaluator: Evaluator, decision: Decision[BaseChoice]) -> Opinion:
    """Return the opinion of a player who passes no hand on, at a table with level neighbours."""
    totals = [0] * len(table.cities)
    return Opinion(evaluator, (table.age_number, table.round), table.cities, decision, None, totals)


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (4, 3), (7, 4)])
def test_the_quick_player_makes_the_most_valuable_choice(players: int, seed: int) -> None:
    quick, evaluator = Quick(standard_box(), noise=0.0), Evaluator(standard_box())
    game, source = random_game(players, seed), Random(seed)
    taken = set()
    while not game.over:
        table = game.table
        for decision in game.decisions():
            opinion = opinion_at(table, evaluator, decision)
            chosen = quick.choose(table, decision)
            assert chosen in decision.choices
            best = max(map(opinion.value, decision.choices))
            # It considers only the cheapest payment.
            assert opinion.value(chosen) == pytest.approx(best, abs=0.75)
            taken.add(chosen.action)
        game.play(random_step(game, source))
    assert taken >= {"build", "stage", "sell"}


# -- the forecast between ages -------------------------------------------------------------------------


FORECAST = learned_forecast(standard_box())


def after_age(age: int, players: int, seed: int) -> Table:
    """Play to the end of an age with quick players."""
    game = new_game("base", players, seed, {})
    table: Table = game.rules.lay_table(game.deal)
    quick = Quick(table.box)
    quick.start(Random(seed))
    for number in range(1, age + 1):
        table.age_number, table.phase = number, 0
        play_on(rest_of_age(table, tell_nobody), partial(quick.choose, table), {})
    return table


@pytest.mark.parametrize("age", [1, 2])
def test_the_forecast_rises_with_own_coins_and_falls_with_a_rivals(age: int) -> None:
    table = after_age(age, 4, 1)
    values = []
    for seat, coins in ((0, 0), (0, 9), (2, 0), (2, 9)):
        table.cities[seat].coins = coins
        values.append(FORECAST.ended(table.cities, table.players, Seat(0), age))
    poor, rich, rival_poor, rival_rich = values
    assert (rich > poor, rival_rich < rival_poor) == (True, True)


def test_the_final_value_is_the_margin_plus_a_bonus_for_winning() -> None:
    scores = score_cities(standard_box(), laid([city(coins=0), city("giza A"), city("rhodes A", "palace")]))
    assert [score.total for score in scores] == [0, 1, 9]
    assert ended(scores, Seat(2), VICTORY) == 9 - 1 / 2 + VICTORY
    assert ended(scores, Seat(0), VICTORY) == 0 - 9 / 2
