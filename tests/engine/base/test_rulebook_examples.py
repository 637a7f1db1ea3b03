"""Every worked example of the rulebooks, named as there."""

from __future__ import annotations

import pytest

from engine.base.events import Conflict
from engine.base.resolve import fight_conflicts
from engine.base.rules import standard_box
from engine.game import IllegalChoice, Seat
from engine.terms import CardId
from tests.engine.base.setting import city, deck, laid, pass_time, play, score, stacked, ways

PLAIN = (city("rhodes A"), city("babylon A"))


def cost(name: str) -> dict[str, int]:
    printed = standard_box().cards[CardId(name)].cost
    resources = {str(resource): amount for resource, amount in printed.resources.items()}
    return {"coins": printed.coins, **resources} if printed.coins else resources


def test_marketplace_is_free_mine_a_coin_baths_a_stone_arena_two_stone_and_an_ore() -> None:
    assert cost("marketplace") == {}
    assert cost("mine") == {"coins": 1}
    assert cost("baths") == {"stone": 1}
    assert cost("arena") == {"stone": 2, "ore": 1}


def test_stables_cost_clay_wood_and_ore_or_the_apothecary() -> None:
    rich = city("ephesus A", "clay_pool", "lumber_yard", "ore_vein")
    assert ways([rich, *PLAIN], "stables") == [("own", 0, 0, 0)]
    assert ways([city("ephesus A", "apothecary"), *PLAIN], "stables") == [("chain", 0, 0, 0)]
    assert ways([city("ephesus A", "clay_pool", "lumber_yard", coins=0), *PLAIN], "stables") == []


def test_scriptorium_makes_library_and_courthouse_free() -> None:
    scribes = city("ephesus A", "scriptorium")
    assert ways([scribes, *PLAIN], "library") == [("chain", 0, 0, 0)]
    assert ways([scribes, *PLAIN], "courthouse") == [("chain", 0, 0, 0)]


def test_four_players_use_the_cards_3_and_4() -> None:
    assert deck(1, 4).count(CardId("lumber_yard")) == 2
    assert CardId("excavation") in deck(1, 4)
    assert CardId("forest_cave") not in deck(1, 4)


def test_six_players_put_the_cards_7_back() -> None:
    assert deck(1, 6).count(CardId("baths")) == 1
    assert deck(1, 7).count(CardId("baths")) == 2
    assert CardId("mine") in deck(1, 6)


@pytest.mark.parametrize(("players", "guilds"), [(3, 5), (4, 6), (5, 7), (6, 8), (7, 9)])
def test_guilds_are_players_and_two(players: int, guilds: int) -> None:
    age = standard_box().age(3)
    assert [standard_box().drawn(drawn, age, players)[1] for drawn in age.drawn] == [guilds]
    assert len(deck(3, players)) + guilds == 7 * players


def test_timber_yard_costs_a_coin() -> None:
    assert ways([city(), *PLAIN], "timber_yard") == [("own", 1, 0, 0)]
    assert ways([city(coins=0), *PLAIN], "timber_yard") == []


def test_east_trading_post_is_free() -> None:
    assert ways([city(coins=0), *PLAIN], "east_trading_post") == [("free", 0, 0, 0)]


def test_gizah_builds_barracks_or_scriptorium_but_no_aqueduct() -> None:
    # Two stone, a clay, an ore, a papyrus and a cloth.
    gizah = city("giza A", "stone_pit", "clay_pool", "ore_vein", "press_age_1", "loom_age_1", coins=0)
    table = [gizah, city("ephesus A"), city("babylon A")]
    assert ways(table, "barracks") == [("own", 0, 0, 0)]
    assert ways(table, "scriptorium") == [("own", 0, 0, 0)]
    assert ways(table, "aqueduct") == []


def test_trade_example_a_university_with_wood_and_papyrus_from_two_neighbours() -> None:
    # Two wood, a glass and a papyrus are needed; a wood and the glass are there.
    own = city("alexandria A", "lumber_yard", coins=4)
    table = [own, city("olympia A"), city("ephesus A")]
    assert ways(table, "university") == [("trade", 0, 2, 2)]
    assert ways([city("alexandria A", "lumber_yard", coins=3), *table[1:]], "university") == []


def test_trade_example_b_selling_two_stone_to_both_neighbours_does_not_stop_the_library() -> None:
    game = stacked(["giza A", "ephesus A", "alexandria A"], ["stone_pit", "library", "loom_age_1"])
    play(game, "build stone_pit")
    play(game, "build loom_age_1")
    play(game, "build library", "stage tavern right 4", "stage tavern left 4")
    gizah = game.view(None).cities[0]
    assert "library" in gizah.buildings
    assert gizah.coins == 3 + 8


def test_trade_example_c_coins_earned_in_a_round_do_not_pay_for_the_forum_in_it() -> None:
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


def test_chain_theater_statue_gardens() -> None:
    assert ways([city("ephesus A", "theater"), *PLAIN], "statue") == [("chain", 0, 0, 0)]
    assert ways([city("ephesus A", "statue"), *PLAIN], "gardens") == [("chain", 0, 0, 0)]
    assert ways([city("ephesus A", "theater", coins=0), *PLAIN], "gardens") == []


def test_alexandria_builds_its_second_stage_with_two_ore() -> None:
    alexandria = city("alexandria A", "foundry", stages=1, coins=0)
    assert ways([alexandria, *PLAIN], "altar", "stage") == [("own", 0, 0, 0)]


def test_sophie_passes_six_cards_on_and_discards_the_last_of_two_in_the_sixth_round() -> None:
    game = stacked(["giza A", "rhodes A", "babylon A"], ["altar theater", "pawnshop", "baths"])
    first = set(game.view(Seat(0)).hand)
    play(game, "sell altar")
    assert len(game.view(Seat(1)).hand) == 6
    assert set(game.view(Seat(1)).hand) == first - {"altar"}
    assert "baths" in game.view(Seat(0)).hand
    pass_time(game, 4)
    hand = game.view(Seat(0)).hand
    assert len(hand) == 2
    coins = game.view(None).cities[0].coins
    discarded = game.view(None).discard_size
    play(game, f"build {hand[0]}", "sell tavern", "sell tavern")
    view = game.view(None)
    assert (view.age, view.round) == (2, 1)
    gained = 5 if hand[0] == "tavern" else 0
    assert view.cities[0].coins == coins + gained
    assert view.discard_size == discarded + 2 + 3


def test_alexandria_between_rhodes_and_ephesus_at_the_end_of_age_2() -> None:
    # Alexandria has 3 shields, Rhodes on its left 5, Ephesus on its right 2.
    cities = laid(
        [
            city("alexandria A", "walls", "stockade"),
            city("rhodes A", "walls", "training_ground", "stockade"),
            city("ephesus A", "stockade", "barracks"),
        ]
    )
    events: list[Conflict] = []
    fight_conflicts(cities, standard_box().age(2), events.append)
    assert [(event.seat, event.shields, event.left_shields, event.winner) for event in events] == [
        (0, 3, 5, 1),
        (1, 5, 2, 1),
        (2, 2, 3, 0),
    ]
    assert cities[0].conflicts == (-1, 3)


def test_alexandria_scores_six_points_for_its_conflicts() -> None:
    assert score(city("alexandria A", conflicts=(1, 3, 5, -1, -1, -1)), *PLAIN).row("military") == 6


def test_alexandria_scores_four_points_for_fourteen_coins() -> None:
    assert score(city("alexandria A", coins=14), *PLAIN).row("treasury") == 4


def test_alexandria_scores_ten_points_for_its_wonder() -> None:
    assert score(city("alexandria A", stages=3), *PLAIN).row("wonder") == 10


def test_alexandria_scores_thirteen_points_for_altar_aqueduct_and_town_hall() -> None:
    assert score(city("alexandria A", "altar", "aqueduct", "town_hall"), *PLAIN).row("civilian") == 13


def test_alexandria_scores_twenty_one_points_for_six_scientific_buildings() -> None:
    six = ("apothecary", "dispensary", "lodge", "scriptorium", "library", "workshop")
    assert score(city("alexandria A", *six), *PLAIN).row("scientific") == 9 + 4 + 1 + 7


def test_alexandria_would_score_thirty_one_with_one_more_symbol() -> None:
    seven = ("apothecary", "dispensary", "lodge", "scriptorium", "library", "workshop", "laboratory")
    assert score(city("alexandria A", *seven), *PLAIN).row("scientific") == (9 + 4 + 4) + (7 + 7)


def test_chamber_of_commerce_is_worth_four_points_with_two_grey_cards() -> None:
    own = city("alexandria A", "chamber_of_commerce", "press_age_1", "loom_age_1")
    assert score(own, *PLAIN).row("commercial") == 4


def test_ludovic_and_piero_begin_a_game_of_two() -> None:
    # Ludovic sits on the left of the Free City and begins with its card.
    game = stacked(
        ["giza A", "rhodes A", "babylon A"], ["altar theater", "pawnshop", "baths apothecary"], players=2
    )
    view = game.view(None)
    assert (view.free_city, view.controller, len(game.table.pile)) == (2, 0, 6)
    assert "baths" in game.view(Seat(0)).hand
    assert len(game.view(Seat(0)).hand) == 8
    assert len(game.view(Seat(1)).hand) == 7
    play(game, "build altar", "build pawnshop", "build theater")
    view = game.view(None)
    assert view.cities[2].buildings == ("theater",)
    # They take the hands from the other side of the border, and Piero the Free City's card.
    assert (view.controller, len(game.table.pile)) == (1, 5)
    assert "baths" in game.view(Seat(1)).hand
    assert "apothecary" in game.view(Seat(1)).hand
    assert len(game.view(Seat(1)).hand) == 7
    assert len(game.view(Seat(0)).hand) == 6
