"""The worked examples of the rulebooks, and those rulings of ``RULINGS.md`` that random games can't show.

The rules of three players and more are also compared with a reference engine, in whole games.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

import engine
from engine.base.box import Box
from engine.base.choice import BaseChoice, Build
from engine.base.city import Board
from engine.base.events import CoinsTaken, DiscardEmpty, Revived
from engine.base.payment import FREE, POWER
from engine.base.position import Position, choices_of
from engine.base.rules import BaseGame, second_edition_box, standard_box
from engine.base.view import Obstacle, as_free_city
from engine.game import IllegalChoice, Seat
from engine.reading import Malformed
from engine.terms import CardId, Neighbour
from tests.engine.base.setting import (
    boards,
    city,
    facts_of,
    laid,
    pass_time,
    play,
    random_game,
    score,
    stacked,
)
from tests.gallery.base_tables import Sketch

OWN, LEFT, FREE_CITY = Seat(0), Seat(1), Seat(2)
PLAIN = (city("rhodes A"), city("babylon A"))


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


# -- rulings -------------------------------------------------------------------------------------------


TWO_AROUND = (
    city("giza A", "spies_guild", "lumber_yard", "quarry", "baths"),
    city("rhodes A", "magistrates_guild", "workers_guild", "ore_vein"),
)


@pytest.mark.parametrize(
    ("own", "around", "guild", "owner", "points"),
    [
        # The best one, or none if no guild scores anything.
        (city("olympia B", "altar", stages=3), TWO_AROUND, "workers_guild", 2, 3),
        (city("olympia B", stages=3), (city("giza A", "spies_guild"), city("rhodes A")), None, None, 0),
        # A guild that counts itself.
        (
            city("olympia B", "quarry", "press_age_1", stages=3),
            (city("giza A", "shipowners_guild"), city("rhodes A")),
            *("shipowners_guild", 1, 3),
        ),
    ],
)
def test_olympia_copies_the_neighbours_guild_worth_the_most_points(
    own: Sketch, around: tuple[Sketch, Sketch], guild: str | None, owner: int | None, points: int
) -> None:
    result = score(own, *around)
    assert (result.guild, result.guild_from) == (guild, owner)
    assert result.guild_points == result.row("guilds") == points


def test_olympia_copies_the_scientists_guild_with_the_best_symbol() -> None:
    own = city("olympia B", "apothecary", "workshop", stages=3)
    result = score(own, city("giza A", "scientists_guild"), TWO_AROUND[1])
    assert (result.symbols, result.row("scientific"), result.guild_points) == (("tablet",), 10, 8)


def test_olympias_power_must_be_named_in_a_choice() -> None:
    game = stacked(["olympia A", "giza A", "rhodes A"], ["palace"])
    for _ in range(2):
        game.table.cities[OWN].build_stage(None)
    game, data = game.copy(), {"card": "palace", "action": "build"}
    with pytest.raises(IllegalChoice):
        game.read_choice(OWN, data)
    assert game.read_choice(OWN, {**data, "how": "power"}) == Build(CardId("palace"), POWER)


@pytest.mark.parametrize(
    ("stages", "round_", "is_free"),
    [(1, 1, True), (1, 6, False), (2, 1, True), (2, 2, False), (2, 6, True), (0, 1, False)],
)
def test_the_round_of_a_position_decides_which_cards_are_free(
    stages: int, round_: int, is_free: bool
) -> None:
    cities = [
        {"wonder": name, "side": "B", "stages": built, "coins": 0, "buildings": [], "hand": ["palace"]}
        for name, built in (("olympia", stages), ("giza", 0), ("rhodes", 0))
    ]
    position = {"format": 1, "game": "base", "boxes": ["second_edition"], "round": round_, "cities": cities}
    assert (Build(CardId("palace"), POWER) in engine.read_position(position).choices(OWN)) == is_free


@pytest.mark.parametrize(("box", "maker"), [(standard_box(), "foundry"), (second_edition_box(), "brickyard")])
def test_only_halicarnassus_sees_the_discard_pile_and_is_skipped_if_it_can_build_nothing(
    box: Box, maker: str
) -> None:
    boards_on_the_table = ["halicarnassus B", "giza A", "rhodes A"]
    game = stacked(boards_on_the_table, [f"{maker} ore_vein palace altar theater"] * 3, box=box)
    play(game, f"build {maker}", "sell altar", "sell palace")
    play(game, "build theater", "sell theater")
    play(game, "stage tavern", "sell ore_vein")
    (decision,) = game.decisions()
    assert (decision.seat, decision.kind) == (OWN, "revive")
    # They include cards sold in this round and cards that it couldn't pay for, but no second theater.
    lying = {"palace", "altar", "ore_vein", "tavern"}
    assert {facts_of(choice).card for choice in decision.choices} == {*lying, None}
    assert [set(game.view(seat).discard) for seat in (OWN, LEFT)] == [{*lying, "theater"}, set()]
    # No hand is shown meanwhile.
    assert [(view.hand, view.offers) for view in map(game.view, (OWN, LEFT))] == [((), ())] * 2
    assert play(game.copy(), "none") == (Revived(OWN, None),)
    assert play(game, "revive tavern") == (Revived(OWN, CardId("tavern")), CoinsTaken(OWN, 5))
    game = stacked(boards_on_the_table, [maker] * 3, box=box)
    play(game, f"build {maker}", "build tavern", "build tavern")
    play(game, "build tavern", "sell tavern", "sell tavern")
    assert DiscardEmpty(OWN) in play(game, "stage tavern")
    assert game.view(None).round == 4


def boards_dealt(players: int, options: Mapping[str, object], box: str = "standard") -> list[Board]:
    games: list[BaseGame] = [engine.new_game("base", players, seed, options, [box]) for seed in range(15)]
    assert engine.resume(games[0].record()).record() == games[0].record()
    return [board for game in games for board in game.deal.boards]


def test_boards_are_dealt_according_to_the_options() -> None:
    for sides in ("A", "B", "A+B"):
        assert {board.side for board in boards_dealt(7, {"sides": sides})} == set(sides) - {"+"}
    for wanted in (False, True):
        wonders = {board.wonder for board in boards_dealt(7, {"manneken_pis": wanted})}
        assert ("manneken_pis" in wonders) == wanted
    chosen = {"wonders": [None, {"wonder": "giza", "side": "B"}, None], "sides": "A"}
    assert boards_dealt(3, chosen)[1::3] == [*boards("giza B")] * 15
    # The second edition has three to seven players, and no Manneken Pis.
    for players in (2, 8):
        with pytest.raises(Malformed, match="players"):
            boards_dealt(players, {}, "second_edition")
    with pytest.raises(Malformed, match="Manneken Pis is not in this box"):
        boards_dealt(3, {"manneken_pis": True}, "second_edition")
    assert {board.side for board in boards_dealt(7, {"sides": "B"}, "second_edition")} == {"B"}


# -- the expert variant for two players with the Free City ----------------------------------------------


def game(*hands: str, board: str = "babylon A") -> BaseGame:
    return stacked(["giza A", "rhodes A", board], list(hands), players=2)


def free_city_choices(cities: tuple[Sketch, ...], own: str, left: str) -> list[Any]:
    """Return the Free City's choices from the rest of a hand, or from its controller's whole hand."""
    hands = [tuple(map(CardId, hand.split())) or None for hand in (own, "", left)]
    position = Position(standard_box(), laid(cities), tuple(hands), free_city=FREE_CITY, controller=Seat(0))
    return [*map(facts_of, choices_of(position, Seat(2)))]


def test_control_of_the_free_city_alternates_and_switches_with_the_age() -> None:
    running = game()
    holders = []
    while not running.over:
        holders.append(running.view(None).controller)
        play(running)
    assert holders == [0, 1] * 3 + [1, 0] * 3 + [0, 1] * 3
    assert [score.seat for score in running.view(None).scores] == [0, 1, 2], "the Free City is ranked"


def test_the_free_citys_card_is_chosen_after_the_controllers_own() -> None:
    running = game("altar")
    assert {decision.seat for decision in running.decisions()} == {0, 1}
    own = running.read_choice(Seat(0), {"card": "altar", "action": "build"})
    (first, free) = running.decisions({Seat(0): own})
    assert (first.seat, first.kind) == (1, "round")
    assert (free.seat, free.chooser, free.kind) == (2, 0, "free_city")
    assert {facts_of(choice).card for choice in free.choices} == {"tavern"}
    # The other player's choice doesn't matter, and the Free City can't play before its controller.
    other = running.read_choice(Seat(1), {"card": "tavern", "action": "sell"})
    assert [decision.seat for decision in running.decisions({Seat(1): other})] == [0]
    choice = Build(CardId("tavern"), FREE)
    for illegal in ({FREE_CITY: choice, Seat(1): other}, {Seat(0): own, Seat(1): other}):
        with pytest.raises(IllegalChoice):
            running.play(illegal)
    assert running.steps == 0


WOODEN = "lumber_yard sawmill"


@pytest.mark.parametrize(
    ("board", "buildings", "coins", "hand", "found"),
    [
        # It sells only if it can't build a card or a stage.
        ("babylon A", "", 0, "baths altar", ["build altar free"]),
        ("babylon A", "", 0, "baths palace", ["sell baths None", "sell palace None"]),
        ("babylon A", "clay_pool", 0, "baths palace", ["stage baths own", "stage palace own"]),
        # "If the card chosen for the Free City can be built for nothing by a chain, it must be" (both
        # printings); a second aqueduct can't be built, so it can be used for a stage.
        ("rhodes A", f"baths {WOODEN}", 9, "aqueduct library", ["build aqueduct chain", "stage library own"]),
        ("rhodes A", f"baths aqueduct {WOODEN}", 9, "aqueduct", ["stage aqueduct own"]),
    ],
)
def test_moves_of_the_free_city(board: str, buildings: str, coins: int, hand: str, found: list[str]) -> None:
    cities = city("giza A"), city("rhodes A"), city(board, *buildings.split(), coins=coins)
    listed = free_city_choices(cities, "", hand)
    assert [f"{choice.action} {choice.card} {choice.how}" for choice in listed] == found


def test_the_controller_is_offered_the_free_citys_legal_moves() -> None:
    chains = 0
    for seed in range(12):
        running, source = random_game(2, seed), Random(seed)
        while not running.over:
            chosen: dict[Seat, BaseChoice] = {}
            while pending := running.decisions(chosen):
                for decision in pending:
                    if decision.kind == "free_city":
                        own = chosen[decision.chooser]
                        offers = as_free_city(running.view(decision.chooser), own).offers
                        found = [each for offer in offers for each in offer.choices]
                        assert sorted(found, key=repr) == sorted(decision.choices, key=repr)
                        chains += sum(offer.stage_obstacle == Obstacle("chain") for offer in offers)
                    chosen[decision.seat] = source.choice(decision.choices)
            running.play(chosen)
    assert chains > 0


def test_the_free_city_can_play_any_card_but_the_controllers_own() -> None:
    def from_all(hand: str) -> set[tuple[str, str | None]]:
        cities = city("giza A"), city("babylon B"), city("rhodes A", coins=0)
        return {(choice.action, choice.card) for choice in free_city_choices(cities, hand, "")}

    # If the controller plays the altar, the Free City can't build anything.
    assert from_all("altar palace pantheon") == {("build", "altar"), ("sell", "palace"), ("sell", "pantheon")}
    assert from_all("altar theater palace") == {("build", "altar"), ("build", "theater")}
    with pytest.raises(Malformed, match=r"cities\[0\].hand: no card for the Free City beside the own one"):
        from_all("altar")


def test_the_last_card_of_the_two_player_pile_is_discarded_with_the_hands() -> None:
    # Even by a Free City that has built the Gardens of Babylon.
    running = game(board="babylon B")
    for _ in range(2):
        running.table.cities[FREE_CITY].build_stage(None)
    pass_time(running, 5)
    before = running.view(None).discard_size
    assert len(running.table.pile) == 1
    play(running)
    # All three sell: the Free City has a tavern already.
    assert (running.view(None).discard_size - before, running.view(None).age) == (3 + 2 + 1, 2)


def test_the_controller_chooses_the_free_citys_card_from_the_discard_pile() -> None:
    running = game("foundry palace", "palace foundry", board="halicarnassus B")
    play(running, "sell palace", "sell palace", "build foundry")
    play(running, "sell tavern", "sell tavern", "stage tavern")
    (decision,) = running.decisions()
    assert (decision.seat, decision.chooser, decision.kind) == (2, 1, "revive")
    assert [bool(running.view(Seat(seat)).discard) for seat in range(2)] == [False, True]
    play(running, "revive palace")
    assert "palace" in running.view(None).cities[FREE_CITY].buildings


# -- the Manneken Pis board ----------------------------------------------------------------------------


MANNEKEN = "manneken_pis A"


def manneken(stages: int, copied: tuple[Neighbour, ...]) -> Sketch:
    return city(MANNEKEN, coins=7, stages=stages, copied=copied)


def test_manneken_pis_copies_left_right_then_either_at_their_cost() -> None:
    around = (city("ephesus B"), city("rhodes A"))
    plan = laid([manneken(0, ()), *around])[OWN].plan
    copies = [[(stage.copy, dict(stage.price.resources)) for stage in options] for options in plan]
    assert copies == [
        [("left", {"stone": 2})],
        [("right", {"clay": 3})],
        [("left", {"glass": 1, "cloth": 1, "papyrus": 1}), ("right", {"ore": 4})],
    ]


def test_manneken_pis_can_copy_a_stage_that_its_owner_has_not_built() -> None:
    table = [manneken(2, ("left", "right")), city("ephesus B"), city("rhodes A")]
    assert [score(*table, seat=seat).row("wonder") for seat in (0, 2)] == [2, 0]
    assert [laid(table)[Seat(seat)].shields for seat in (0, 2)] == [2, 0]
    olympia = city("olympia B", "workers_guild", "lumber_yard")
    result = score(manneken(3, ("left", "right", "left")), olympia, city("rhodes A", "ore_vein"))
    assert (result.guild, result.guild_from, result.guild_points) == ("workers_guild", 1, 2)


@pytest.mark.parametrize(
    ("left", "right", "sides"),
    [
        ("rhodes B", "giza A", ["right"]),
        ("giza A", "rhodes B", ["left"]),
        ("giza B", "giza A", ["left", "right"]),
        # Two Colossus boards are never dealt together, but the rule holds.
        ("rhodes B", "rhodes B", []),
    ],
)
def test_manneken_pis_cannot_copy_a_missing_third_stage(left: str, right: str, sides: list[str]) -> None:
    table = [manneken(2, ("left", "right")), city(left), city(right)]
    own = laid(table)[OWN]
    assert [stage.copy for stage in own.next_stages] == sides
    assert len(own.plan) == (3 if sides else 2)


def test_the_mausoleums_owner_chooses_from_the_discard_pile_before_a_copier() -> None:
    # Seat 1 has the Mausoleum, seat 0 copies its first stage in the same round.
    game = stacked([MANNEKEN, "halicarnassus B", "giza A"], ["foundry", "foundry", "palace altar"])
    play(game, "build foundry", "build foundry", "sell palace")
    play(game, "stage tavern copy left", "stage tavern", "sell tavern")
    (first,) = game.decisions()
    assert (first.seat, first.kind) == (1, "revive")
    play(game, "revive palace")
    (second,) = game.decisions()
    assert second.seat == 0
    assert "palace" not in {facts_of(choice).card for choice in second.choices}
    play(game, "none")
    assert game.view(None).round == 3
