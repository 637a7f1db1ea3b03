"""The worked examples of the rulebooks."""

import pytest

from engine.base.events import Conflict
from engine.base.resolve import fight_conflicts
from engine.base.rules import standard_box
from engine.game import IllegalChoice, Seat
from tests.engine.base.setting import city, laid, pass_time, play, score, stacked, ways
from tests.gallery.base_tables import Sketch

PLAIN = (city("rhodes A"), city("babylon A"))


# Two stone, a clay, an ore, a papyrus and a cloth.
GIZAH = city("giza A", "stone_pit", "clay_pool", "ore_vein", "press_age_1", "loom_age_1", coins=0)
SCRIBES = city("ephesus A", "scriptorium")
RICH = city("ephesus A", "clay_pool", "lumber_yard", "ore_vein")
CHAIN, OWN = ("chain", 0, 0, 0), ("own", 0, 0, 0)


@pytest.mark.parametrize(
    ("own", "card", "expected"),
    [
        # The stables cost clay, wood and ore, or are free with the apothecary.
        (RICH, "stables", [OWN]),
        (city("ephesus A", "apothecary"), "stables", [CHAIN]),
        (city("ephesus A", "clay_pool", "lumber_yard", coins=0), "stables", []),
        (SCRIBES, "library", [CHAIN]),
        (SCRIBES, "courthouse", [CHAIN]),
        (city(), "timber_yard", [("own", 1, 0, 0)]),
        (city(coins=0), "timber_yard", []),
        (city(coins=0), "east_trading_post", [("free", 0, 0, 0)]),
        (GIZAH, "barracks", [OWN]),
        (GIZAH, "scriptorium", [OWN]),
        (GIZAH, "aqueduct", []),
        # Theatre, statue, gardens.
        (city("ephesus A", "theater"), "statue", [CHAIN]),
        (city("ephesus A", "statue"), "gardens", [CHAIN]),
        (city("ephesus A", "theater", coins=0), "gardens", []),
    ],
)
def test_rulebook_building_examples(
    own: Sketch, card: str, expected: list[tuple[str, int, int, int]]
) -> None:
    assert ways([own, *PLAIN], card) == expected


@pytest.mark.parametrize(("coins", "found"), [(4, [("trade", 0, 2, 2)]), (3, [])])
def test_trade_example_a_resources_are_bought_from_both_neighbours(
    coins: int, found: list[tuple[str, int, int, int]]
) -> None:
    # The library needs two wood, a glass and a papyrus; a wood and the glass are produced.
    own = city("alexandria A", "lumber_yard", coins=coins)
    assert ways([own, city("olympia A"), city("ephesus A")], "university") == found


def test_trade_example_b_resources_sold_to_neighbours_remain_available() -> None:
    game = stacked(["giza A", "ephesus A", "alexandria A"], ["stone_pit", "library", "loom_age_1"])
    play(game, "build stone_pit")
    play(game, "build loom_age_1")
    play(game, "build library", "stage tavern right 4", "stage tavern left 4")
    gizah = game.view(None).cities[0]
    assert "library" in gizah.buildings
    assert gizah.coins == 3 + 8


def test_trade_example_c_coins_earned_in_a_round_cannot_be_spent_in_it() -> None:
    game = stacked(
        ["giza A", "ephesus A", "alexandria A"],
        ["clay_pool timber_yard forum", "clay_pool forest_cave forum", "mine forum"],
    )
    play(game, "build clay_pool", "build clay_pool")
    play(game, "build mine")
    play(game, "build forest_cave")
    play(game, "build timber_yard")
    assert game.view(None).cities[0].coins == 0
    with pytest.raises(IllegalChoice):
        play(game, "build forum left 2", "stage tavern right 4", "stage tavern left 4")
    play(game, "sell tavern", "stage tavern right 4", "stage tavern left 4")
    assert game.view(None).cities[0].coins == 8 + 3
    play(game, "build forum left 2")
    assert "forum" in game.view(None).cities[0].buildings


def test_rulebook_example_of_passing_hands_and_the_last_card() -> None:
    game = stacked(["giza A", "rhodes A", "babylon A"], ["altar theater", "pawnshop", "baths"])
    first = set(game.view(Seat(0)).hand)
    play(game, "sell altar")
    assert set(game.view(Seat(1)).hand) == first - {"altar"}
    assert len(game.view(Seat(1)).hand) == 6
    assert "baths" in game.view(Seat(0)).hand
    pass_time(game, 4)
    one, _ = game.view(Seat(0)).hand
    before = game.view(None)
    play(game, f"build {one}", "sell tavern", "sell tavern")
    view = game.view(None)
    assert (view.age, view.round) == (2, 1)
    assert view.cities[0].coins - before.cities[0].coins == (5 if one == "tavern" else 0)
    assert view.discard_size == before.discard_size + 2 + 3


def test_rulebook_example_of_conflicts_at_the_end_of_age_2() -> None:
    # Alexandria has 3 shields, Rhodes on its left 5, Ephesus on its right 2.
    alexandria = city("alexandria A", "walls", "stockade")
    rhodes = city("rhodes A", "walls", "training_ground", "stockade")
    cities = laid([alexandria, rhodes, city("ephesus A", "stockade", "barracks")])
    events: list[Conflict] = []
    fight_conflicts(cities, standard_box().age(2), events.append)
    fought = [(event.seat, event.shields, event.left_shields, event.winner) for event in events]
    assert fought == [(0, 3, 5, 1), (1, 5, 2, 1), (2, 2, 3, 0)]
    assert cities[0].conflicts == (-1, 3)


SIX_SYMBOLS = ("apothecary", "dispensary", "lodge", "scriptorium", "library", "workshop")


@pytest.mark.parametrize(
    ("own", "row", "points"),
    [
        (city("alexandria A", conflicts=(1, 3, 5, -1, -1, -1)), "military", 6),
        (city("alexandria A", coins=14), "treasury", 4),
        (city("alexandria A", stages=3), "wonder", 10),
        (city("alexandria A", "altar", "aqueduct", "town_hall"), "civilian", 13),
        (city("alexandria A", *SIX_SYMBOLS), "scientific", 9 + 4 + 1 + 7),
        (city("alexandria A", *SIX_SYMBOLS, "laboratory"), "scientific", (9 + 4 + 4) + (7 + 7)),
        # The Chamber of Commerce with two grey cards.
        (city("alexandria A", "chamber_of_commerce", "press_age_1", "loom_age_1"), "commercial", 4),
    ],
)
def test_rulebook_example_of_scoring_alexandria(own: Sketch, row: str, points: int) -> None:
    assert score(own, *PLAIN).row(row) == points


def test_rulebook_example_of_starting_a_two_player_game() -> None:
    # Ludovic is the Free City's left neighbour and begins with its card.
    hands = ["altar theater", "pawnshop", "baths apothecary"]
    game = stacked(["giza A", "rhodes A", "babylon A"], hands, players=2)
    view = game.view(None)
    assert (view.free_city, view.controller, len(game.table.pile)) == (2, 0, 6)
    assert "baths" in game.view(Seat(0)).hand
    assert [len(game.view(Seat(seat)).hand) for seat in range(2)] == [8, 7]
    play(game, "build altar", "build pawnshop", "build theater")
    view = game.view(None)
    assert view.cities[2].buildings == ("theater",)
    # They take the hands from the other side of the border, and Piero the Free City's card.
    assert (view.controller, len(game.table.pile)) == (1, 5)
    assert {"baths", "apothecary"} <= set(game.view(Seat(1)).hand)
    assert [len(game.view(Seat(seat)).hand) for seat in range(2)] == [6, 7]
