"""The computer player of the base game: its choices, quick play, forecast and reasons."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import pytest

from engine.base.box import Box
from engine.base.choice import BaseChoice
from engine.base.course import rest_of_age
from engine.base.player.evaluation import Evaluator
from engine.base.player.opinion import Opinion
from engine.base.player.playouts import VICTORY, Quick, learned_forecast
from engine.base.player.reasons import reasons
from engine.base.rules import BaseGame, second_edition_box, standard_box
from engine.base.scoring import score_cities
from engine.base.table import Table
from engine.game import Decision, Seat
from engine.players.levels import BASE
from engine.players.player import ComputerPlayer, ended, play_on, tell_nobody
from engine.players.reasons import Reason
from engine.record import new_game
from tests.engine.base.setting import (
    choices,
    city,
    facts_of,
    laid,
    move_as_json,
    pass_time,
    play,
    random_game,
    stacked,
    view,
)
from tests.engine.play import random_step
from tests.engine.test_all_games import in_mid_course
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
    decision = Decision(OWN, OWN, "round", choices(cities, hand))
    chosen: BaseChoice = AT_ONCE.choose(view(cities, hand, age, round_), decision, Random(seed))
    return chosen


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


# -- reasons, compared with what happens in the game ----------------------------------------------------


LEFT, RIGHT = Seat(1), Seat(2)
BOARDS = ("rhodes A", "giza A", "babylon A")
PUBLIC_ROWS = ("wonder", "civilian", "commercial", "guilds")


def asked(game: BaseGame) -> Decision[BaseChoice]:
    return next(each for each in game.decisions() if each.seat == OWN)


def reasons_for(game: BaseGame, move: str) -> dict[str, Reason]:
    """Return the reasons for a move of seat 0 by kind."""
    choice: Any = game.read_choice(OWN, move_as_json(move))
    return {each.kind: each for each in reasons(game.view(OWN), asked(game), choice)}


def reasons_at(
    cities: Sequence[Sketch], hand: str, age: int, round_: int, action: str = "build", box: Box | None = None
) -> dict[str, Reason]:
    """Return the reasons for the last choice of an action with these cards, by kind."""
    decision = Decision(OWN, OWN, "round", choices(cities, hand, box=box))
    choice = next(each for each in reversed(decision.choices) if each.action == action)
    return {each.kind: each for each in reasons(view(cities, hand, age, round_, box), decision, choice)}


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (5, 3)])
@pytest.mark.parametrize("part", [0.3, 0.6, 0.95])
def test_reported_points_and_coins_match_the_game(players: int, seed: int, part: float) -> None:
    game: Any = in_mid_course("base", players, seed, part)
    while {each.kind for each in game.decisions()} != {"round"}:
        play(game)
    before = game.view(None)
    for choice in asked(game).choices:
        listed = reasons(game.view(OWN), asked(game), choice)
        found = {each.kind: each for each in listed}
        tried = game.copy()
        chosen = {OWN: choice}
        for decision in tried.decisions(chosen):
            chosen[decision.seat] = decision.choices[-1]
            assert chosen[decision.seat].action == "sell"
        tried.play(chosen)
        after = tried.view(None)
        science = found.get("science") or found.get("science-set")
        for rows, reason in ((PUBLIC_ROWS, found.get("points")), (("scientific",), science)):
            assert _points(after, rows) - _points(before, rows) == _fact(reason, "points")
        if "revive" not in {each.kind for each in tried.decisions()}:
            coins = _fact(found.get("coins"), "coins") + _fact(found.get("sale"), "coins")
            paid = sum(_fact(each, "coins") for each in listed if each.kind in {"paid-to", "paid-bank"})
            assert after.cities[OWN].coins - before.cities[OWN].coins == coins - paid


def _points(view: Any, categories: tuple[str, ...]) -> int:
    return sum(view.scores[OWN].row(each) for each in categories)


def _fact(reason: Reason | None, name: str) -> int:
    value = 0 if reason is None else reason.facts[name]
    assert isinstance(value, int)
    return value


def test_reported_conflict_results_depend_on_the_card() -> None:
    game = stacked(BOARDS, ["", "", "guard_tower barracks"])
    play(game, "sell tavern", "sell tavern", "build guard_tower")
    found = reasons_for(game, "build barracks")
    assert found["beats"].seats == {"names": (LEFT,)}
    assert found["beats"].facts == {"points": 1, "instead": 0, "count": 1}
    assert found["levels"].seats == {"names": (RIGHT,)}
    for move, won in (("build barracks", (1,)), ("sell barracks", (-1,))):
        tried = game.copy()
        play(tried, move)
        pass_time(tried, 4)
        assert tried.view(None).cities[OWN].conflicts == won


def test_coins_paid_to_the_only_seller_count_as_cost() -> None:
    game = stacked(BOARDS, ["guard_tower"])
    # With a single seller there is no choice of the neighbour.
    paid = reasons_for(game, "build guard_tower right 2")["paid-bank"]
    assert (paid.seats, paid.facts, paid.worth < 0) == ({}, {"coins": 2}, True)


def test_denying_is_reported_only_for_a_card_the_neighbour_can_build_next() -> None:
    game = stacked(BOARDS, ["baths aqueduct"])
    denied = reasons_for(game, "sell baths")["denies"]
    assert (denied.seats, denied.facts) == ({"name": LEFT}, {"card": "baths", "points": 3, "under": "no"})
    # Denying doesn't count for cards that the neighbour can't build or won't get.
    assert "denies" not in reasons_for(game, "sell aqueduct")
    last = stacked(BOARDS, ["baths"] * 3)
    pass_time(last, 5)
    assert "denies" not in reasons_for(last, "sell baths")


SELLERS = ("", "")
WOOD_OR_ELSE = "marketplace tree_farm timber_yard"
ANY_BROWN = {"either": ("wood", "stone", "ore", "clay"), "new": "no"}


@pytest.mark.parametrize(
    ("own", "around", "card", "kind", "facts"),
    [
        ("", ("walls", ""), "barracks", "shields", {"standing": "behind"}),
        ("workshop scriptorium", ("", "loom_age_1"), "apothecary", "science-set", {"points": 1 + 7}),
        # A trading post is explained with its side.
        ("", SELLERS, "west_trading_post", "cheaper", {"side": "left"}),
        ("", SELLERS, "east_trading_post", "cheaper", {"side": "right"}),
        ("", SELLERS, "marketplace", "cheaper", {"side": "both"}),
        # A resource is new if no neighbour sells it; a choice of resources is named as such.
        ("", SELLERS, "lumber_yard", "makes", {"resources": ("wood",), "new": "yes"}),
        ("", SELLERS, "clay_pool", "makes", {"resources": ("clay",), "new": "no"}),
        (WOOD_OR_ELSE, SELLERS, "caravansery", "makes", ANY_BROWN),
        (f"lumber_yard {WOOD_OR_ELSE}", SELLERS, "caravansery", "makes", ANY_BROWN),
        # The first stage needs two wood.
        ("", SELLERS, "lumber_yard", "makes", {"need": "some", "stage": 1}),
        ("lumber_yard", SELLERS, "tree_farm", "makes", {"need": "all", "stage": 1}),
        ("", SELLERS, "clay_pool", "makes", {"need": "no", "stage": 1}),
        ("", SELLERS, "sawmill", "makes", {"resources": ("wood", "wood"), "need": "all", "stage": 1}),
    ],
)
def test_reasons_for_building_a_card(
    own: str, around: tuple[str, str], card: str, kind: str, facts: dict[str, object]
) -> None:
    left, right = around
    sides = city("giza A", *left.split()), city("babylon A", *right.split())
    reason = reasons_at([city("rhodes A", *own.split(), coins=9), *sides], card, 1, 3)[kind]
    assert facts.items() <= reason.facts.items()
    assert kind != "shields" or reason.seats == {"names": (LEFT,)}


@pytest.mark.parametrize(("hand", "forced"), [("aqueduct palace", True), ("altar palace", False)])
def test_a_sale_is_explained_if_no_card_can_be_built(hand: str, forced: bool) -> None:
    cities = [city("rhodes A", coins=0), city("giza A"), city("ephesus A")]
    assert ("nothing-builds" in reasons_at(cities, hand, 2, 3, "sell")) == forced


EVERY_COLOUR = ["sawmill", "loom_age_1", "altar", "tavern", "barracks", "workshop", "spies_guild"]
NO_GUILD, NO_GREY = (
    city("olympia A", *names, stages=1) for names in (EVERY_COLOUR[:-1], ["sawmill", *EVERY_COLOUR[2:]])
)


@pytest.mark.parametrize(
    ("own", "age", "round_", "power"),
    [
        (city("olympia B", "foundry"), 2, 6, "first_card_free"),
        (city("olympia B", "foundry"), 3, 1, None),
        (city("olympia B", "brickyard", stages=1), 3, 5, "last_card_free"),
        (city("olympia B", "brickyard", stages=1), 3, 6, None),
        # There are guilds only in age III, and grey cards only before it.
        (NO_GUILD, 3, 5, "new_colour_free"),
        (NO_GUILD, 3, 6, None),
        (NO_GREY, 2, 5, "new_colour_free"),
        (NO_GREY, 2, 6, None),
        (city("olympia A", *EVERY_COLOUR, stages=1), 3, 1, None),
    ],
)
def test_a_free_build_is_reported_while_it_can_still_be_used(
    own: Sketch, age: int, round_: int, power: str | None
) -> None:
    cities = [own, city("giza A"), city("rhodes A")]
    found = reasons_at(cities, "senate", age, round_, "stage", second_edition_box())
    assert (found["power"].facts if "power" in found else None) == (power and {"ability": power})


@pytest.mark.parametrize(
    ("board", "stages", "round_", "facts"),
    [
        ("giza A", 1, 4, {"points": 7, "stages": 2, "can": "yes"}),
        ("giza A", 1, 5, {"points": 7, "stages": 2, "can": "no"}),
        # Babylon can use its first stage in the age in which it is built.
        ("babylon B", 0, 5, {"points": 7, "stages": 2, "can": "yes"}),
        ("babylon B", 0, 6, {"points": 7, "stages": 2, "can": "no"}),
        ("babylon B", 1, 6, {"points": 7, "stages": 1, "can": "yes"}),
    ],
)
def test_the_decorators_guild_is_explained_by_the_missing_stages(
    board: str, stages: int, round_: int, facts: dict[str, object]
) -> None:
    own = city(board, "foundry", "quarry", "loom_age_1", stages=stages)
    cities = [own, city("ephesus A"), city("rhodes A")]
    found = reasons_at(cities, "decorators_guild", 3, round_, box=second_edition_box())
    assert found["points-if-complete"].facts == facts
    assert "points" not in found


@pytest.mark.parametrize(
    ("card", "kinds"),
    [
        ("guard_tower", {"free-city-arms", "free-city-beats-you", "denies-arms"}),
        ("clay_pool", {"free-city-sells"}),
        ("theater", {"harmless", "denies"}),
        ("tavern", {"harmless"}),
    ],
)
def test_reasons_for_the_free_citys_card(card: str, kinds: set[str]) -> None:
    cities = [city("rhodes A"), city("giza A"), city("ephesus A", "clay_pit", coins=9)]
    listed = choices(cities, card, 2)
    decision = Decision(Seat(2), OWN, "free_city", listed)
    seen = view(cities, card, 1, 2, players=2)
    found = {each.kind for each in reasons(seen, decision, listed[0])} - {"rest"}
    assert found == kinds
