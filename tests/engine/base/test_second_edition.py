"""What the second edition has besides its cards and boards: who can play it, and Olympia's free buildings.

Rulings are those of the rulebook of 2020 and of the publisher's answers. Side A is day, side B night.
"""

from __future__ import annotations

import pytest

import engine
from engine.base.choice import PaidChoice
from engine.base.rules import second_edition_box
from engine.game import Seat
from engine.reading import Malformed
from tests.engine.base.setting import city, pass_time, play, stacked, ways
from tests.gallery.base_cities import Sketch

BOX = second_edition_box()
OWN = Seat(0)
PLAIN = (city("giza A"), city("rhodes A"))
POWER = ("power", 0, 0, 0)


def test_three_to_seven_can_play_with_boards_of_either_side() -> None:
    for players in (2, 8):
        with pytest.raises(Malformed, match="players"):
            engine.new_game("base", players, 1, {}, ["second_edition"])
    with pytest.raises(Malformed, match="Manneken Pis is not in this box"):
        engine.new_game("base", 3, 1, {"manneken_pis": True}, ["second_edition"])
    assert engine.new_game("base", 3, 1, {"manneken_pis": False}, ["second_edition"])
    told = [{"wonder": "giza", "side": "A"}, {"wonder": "rhodes", "side": "B"}, None]
    game = engine.new_game("base", 3, 1, {"wonders": told}, ["second_edition"])
    assert [f"{each.wonder} {each.side}" for each in game.view(None).cities[:2]] == ["giza A", "rhodes B"]


def by_day(*buildings: str, stages: int = 2, coins: int = 0) -> Sketch:
    return city("olympia A", *buildings, stages=stages, coins=coins)


@pytest.mark.parametrize(
    ("own", "card", "action", "found"),
    [
        (by_day(), "palace", "build", [POWER]),
        (by_day(stages=1), "palace", "build", []),
        (by_day(), "palace", "stage", []),
        # A colour that is there is spent, also from before the stage.
        (by_day("altar"), "palace", "build", []),
        (by_day("altar"), "arsenal", "build", [POWER]),
        # Guilds, brown and grey cards are colours as well; no second card of a name is built.
        (by_day(), "spies_guild", "build", [POWER]),
        (by_day("spies_guild"), "builders_guild", "build", []),
        (by_day("loom_age_1"), "loom_age_2", "build", []),
        # Nothing is paid where the colour is free.
        (by_day("quarry", coins=9), "baths", "build", [POWER]),
        # A card that is free by itself spends its colour, too.
        (by_day("quarry", coins=9), "tavern", "build", [("free", 0, 0, 0)]),
        (by_day("quarry", "tavern", coins=9), "ludus", "build", [("trade", 0, 0, 2)]),
    ],
)
def test_by_day_olympia_builds_the_first_card_of_each_colour_free(
    own: Sketch, card: str, action: str, found: list[tuple[str, int, int, int]]
) -> None:
    assert ways([own, *PLAIN], card, action, box=BOX) == found


@pytest.mark.parametrize(
    ("stages", "rounds"), [(0, []), (1, [(2, 1), (3, 1)]), (2, [(2, 1), (2, 6), (3, 1), (3, 6)])]
)
@pytest.mark.parametrize("move", ["sell {}", "build {} how power"])
def test_by_night_olympia_builds_the_first_and_the_last_card_of_an_age_free(
    stages: int, rounds: list[tuple[int, int]], move: str
) -> None:
    """The right of a round is lost if it isn't used; no other card and no stage is free."""
    hands = [
        "",
        "palace senate study lodge circus gardens arsenal",
        "walls temple library statue stables dispensary",
    ]
    game = stacked(["olympia B", "giza A", "rhodes A"], *[[hand] * 3 for hand in hands], box=BOX)
    for _ in range(stages):
        game.table.cities[OWN].build_stage(None)
    game = game.copy()
    pass_time(game, 6)
    found = []
    while not game.over:
        view = game.view(OWN)
        powers = [
            each
            for each in game.decisions()[0].choices
            if isinstance(each, PaidChoice) and each.payment.how == "power"
        ]
        assert {each.action for each in powers} <= {"build"}
        found += [(view.age, view.round)] if powers else []
        play(game, move.format(powers[0].card) if powers else f"sell {view.hand[0]}")
    assert found == rounds


@pytest.mark.parametrize(
    ("stages", "round_", "found"),
    [(1, 1, ["power"]), (1, 6, []), (2, 1, ["power"]), (2, 2, []), (2, 6, ["power"]), (0, 1, [])],
)
def test_a_position_tells_the_round_where_it_tells_a_part_of_the_hand(
    stages: int, round_: int, found: list[str]
) -> None:
    cities = [
        {"wonder": wonder, "side": "B", "stages": built, "coins": 0, "buildings": [], "hand": ["palace"]}
        for wonder, built in (("olympia", stages), ("giza", 0), ("rhodes", 0))
    ]
    told = {"format": 1, "game": "base", "boxes": ["second_edition"], "round": round_, "cities": cities}
    choices = engine.read_position(told).choices(OWN)
    assert [choice.payment.how for choice in choices if isinstance(choice, PaidChoice)] == found
