"""The expert variant for two players with the Free City, and the Manneken Pis board."""

from random import Random

import pytest

from engine.base.choice import BaseChoice, Build
from engine.base.payment import FREE
from engine.base.position import Position, choices_of
from engine.base.rules import BaseGame, standard_box
from engine.base.view import Obstacle, as_free_city
from engine.game import IllegalChoice, Seat
from engine.reading import Malformed
from engine.terms import CardId, Neighbour
from tests.engine.base.setting import (
    ChoiceFacts,
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

FREE_CITY = Seat(2)


def game(*hands: str, board: str = "babylon A") -> BaseGame:
    return stacked(["giza A", "rhodes A", board], list(hands), players=2)


def free_city_choices(cities: tuple[Sketch, ...], own: str, left: str) -> list[ChoiceFacts]:
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
    running = game()
    pass_time(running, 5)
    before = running.view(None).discard_size
    assert len(running.table.pile) == 1
    play(running)
    # All three sell: the Free City has a tavern already.
    assert running.view(None).discard_size - before == 3 + 2 + 1


def test_the_free_city_never_plays_a_seventh_card() -> None:
    running = game(board="babylon B")
    for _ in range(2):
        running.table.cities[FREE_CITY].build_stage(None)
    pass_time(running, 6)
    assert running.view(None).age == 2


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


OWN = Seat(0)
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
