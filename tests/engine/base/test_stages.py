"""Every stage of every wonder, and the powers in play."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from engine.base.choice import BuildStage, Sell
from engine.base.events import BaseEvent, Built, CoinsTaken, Sold, StageBuilt
from engine.base.resolve import play_cards
from engine.base.rules import BaseGame, standard_box
from engine.game import IllegalChoice, Seat
from engine.terms import CardId
from tests.engine.base.setting import (
    FILLER,
    choices,
    city,
    facts_of,
    laid,
    pass_time,
    pay,
    play,
    score,
    stacked,
    ways,
)
from tests.gallery.base_cities import Sketch

OWN = Seat(0)
PLAIN = (city("giza A"), city("giza B"))
LETTERS = dict(zip("WSOCGLP", ("wood", "stone", "ore", "clay", "glass", "cloth", "papyrus"), strict=True))

# Cost and what the stage gives: v points, s shields, c coins.
STAGES = {
    "rhodes A": "WW:3v CCC:2s OOOO:7v",
    "rhodes B": "SSS:3v1s3c OOOO:4v1s4c",
    "alexandria A": "SS:3v OO:raw GG:7v",
    "alexandria B": "CC:raw WW:manufactured SSS:7v",
    "ephesus A": "SS:3v WW:9c PP:7v",
    "ephesus B": "SS:2v4c WW:3v4c GLP:5v4c",
    "babylon A": "CC:3v WWW:symbol CCCC:7v",
    "babylon B": "CL:3v WWG:seventh CCCP:symbol",
    "olympia A": "WW:3v SS:free OO:7v",
    "olympia B": "WW:discount SS:5v OOL:copy",
    "halicarnassus A": "CC:3v OOO:revive LL:7v",
    "halicarnassus B": "OO:2vrevive CCC:1vrevive GLP:revive",
    "giza A": "SS:3v WWW:5v SSSS:7v",
    "giza B": "WW:3v SSS:5v CCC:5v SSSSP:7v",
    "manneken_pis B": "WSOCGLP:7v1s7c",
}
EACH_STAGE = [
    (board, number, *stage.partition(":")[::2])
    for board, stages in STAGES.items()
    for number, stage in enumerate(stages.split())
]
STARTING = {
    "rhodes": "ore",
    "alexandria": "glass",
    "ephesus": "papyrus",
    "babylon": "clay",
    "olympia": "wood",
    "halicarnassus": "cloth",
    "giza": "stone",
    "manneken_pis": None,
}


def amount(gives: str, letter: str) -> int:
    """Read a number such as the 3 of ``3v1s``."""
    return sum(int(digit) for digit, kind in pairwise(gives) if digit.isdigit() and kind == letter)


def test_starting_resources_and_coins() -> None:
    assert {each.id: each.starting_resource for each in standard_box().wonders.values()} == STARTING
    assert {each.id: each.starting_coins for each in standard_box().wonders.values()} == {
        wonder: 7 if wonder == "manneken_pis" else 3 for wonder in STARTING
    }


@pytest.mark.parametrize("wonder", sorted(set(STARTING) - {"manneken_pis"}))
def test_the_starting_resource_is_produced_and_sold(wonder: str) -> None:
    resource = STARTING[wonder]
    assert laid([city(f"{wonder} A"), *PLAIN])[OWN].production.fixed == {resource: 1}
    one_of_each = ("stockade", "baths", "barracks", "guard_tower", "workshop", "apothecary", "scriptorium")
    thing = dict(zip(LETTERS.values(), one_of_each, strict=True))[resource or ""]
    buyer = city("manneken_pis B", coins=2)
    assert ways([buyer, city(f"{wonder} B"), city("manneken_pis B")], thing) == [("trade", 0, 2, 0)]


@pytest.mark.parametrize(("board", "number", "cost", "gives"), EACH_STAGE)
def test_stage_costs_and_gives_what_the_board_says(board: str, number: int, cost: str, gives: str) -> None:
    before = [city(board, stages=number), *PLAIN]
    (stage,) = laid(before)[OWN].next_stages
    assert stage.copy is None
    assert stage.price.resources == Counter(LETTERS[letter] for letter in cost)
    assert stage.price.coins == 0
    after = [city(board, stages=number + 1), *PLAIN]
    assert score(*after).row("wonder") - score(*before).row("wonder") == amount(gives, "v")
    assert laid(after)[OWN].shields - laid(before)[OWN].shields == amount(gives, "s")
    assert laid(after)[OWN].science_choices - laid(before)[OWN].science_choices == gives.count("symbol")
    made = [set(options) for options in laid(after)[OWN].production.own_choices]
    new = made[len(laid(before)[OWN].production.own_choices) :]
    resources = {"raw": "wood stone ore clay", "manufactured": "glass cloth papyrus"}.get(gives)
    assert new == ([set(resources.split())] if resources else [])


@pytest.mark.parametrize("board", STAGES)
def test_a_complete_wonder_has_no_further_stage(board: str) -> None:
    rich = [city(board, stages=len(STAGES[board].split()), coins=50), *PLAIN]
    assert laid(rich)[OWN].next_stages == ()
    assert ways(rich, "altar", "stage") == []


@pytest.mark.parametrize(
    ("board", "stages", "coins"),
    [(board, number, coins) for board, number, _, gives in EACH_STAGE if (coins := amount(gives, "c"))],
)
def test_coins_of_a_stage_are_taken_once_when_it_is_built(board: str, stages: int, coins: int) -> None:
    table = stacked([board, "giza A", "olympia A"]).table
    own = table.cities[OWN]
    for _ in range(stages):
        own.build_stage(None)
    before = own.coins
    events: list[BaseEvent] = []
    play_cards(table, {OWN: BuildStage(CardId(FILLER), pay())}, events.append, "round")
    assert events == [StageBuilt(OWN, stages + 1, "own"), CoinsTaken(OWN, coins)]
    play_cards(table, {OWN: Sell(CardId(FILLER))}, events.append, "round")
    assert own.coins == before + coins + 3


def test_alexandria_produces_for_itself_only() -> None:
    alexandria = city("alexandria B", stages=2, coins=0)
    assert ways([alexandria, *PLAIN], "stockade") == [("own", 0, 0, 0)]
    assert ways([alexandria, *PLAIN], "scriptorium") == [("own", 0, 0, 0)]
    assert ways([city("giza A"), alexandria, city("giza B")], "scriptorium") == []


def test_the_colossus_counts_in_conflicts_of_every_age() -> None:
    game = stacked(["rhodes A", "giza A", "olympia A"], ["sawmill brickyard clay_pool"] * 3)
    for move in ("build sawmill", "build brickyard", "build clay_pool", "stage tavern", "stage tavern"):
        play(game, move)
    pass_time(game, 1 + 12)
    assert sorted(game.view(None).cities[0].conflicts) == [1, 1, 3, 3, 5, 5]


NEARLY_FREE = city("olympia A", "altar", "lumber_yard", stages=2, coins=9)
WITH_POST = city("olympia B", "east_trading_post", stages=1)
POWER = ("power", 0, 0, 0)
TWO_AROUND = (
    city("giza A", "spies_guild", "lumber_yard", "quarry", "baths"),
    city("rhodes A", "magistrates_guild", "workers_guild", "ore_vein"),
)


class TestOlympia:
    """The free building of side A and the discount and copy of side B."""

    def game(self) -> BaseGame:
        hand = "palace sawmill quarry"
        game = stacked(["olympia A", "giza A", "rhodes A"], [hand] * 3, ["pantheon senate"] * 3)
        for move in ("build sawmill", "build quarry", "stage tavern", "stage tavern"):
            play(game, move)
        return game

    def test_builds_one_card_without_cost_in_each_age(self) -> None:
        game = self.game()
        assert game.view(None).cities[OWN].can_build_free()
        coins = game.view(None).cities[0].coins
        play(game, "build palace how power")
        assert game.view(None).cities[0].coins == coins
        assert not game.view(None).cities[OWN].can_build_free()
        pass_time(game, 1)
        assert game.view(None).cities[OWN].can_build_free()
        play(game, "build pantheon how power")
        assert game.view(None).cities[0].buildings[-2:] == ("palace", "pantheon")
        with pytest.raises(IllegalChoice):
            play(game, "build senate how power")

    def test_an_unused_right_is_not_saved_up(self) -> None:
        game = self.game()
        pass_time(game, 2)
        play(game, "build pantheon how power")
        with pytest.raises(IllegalChoice):
            play(game, "build senate how power")

    @pytest.mark.parametrize(
        ("own", "card", "action", "expected"),
        [
            # Beside what can be paid, but not beside free cards, and for buildings only.
            (NEARLY_FREE, "baths", "build", [("trade", 0, 2, 0), POWER]),
            (NEARLY_FREE, "stockade", "build", [("own", 0, 0, 0), POWER]),
            (NEARLY_FREE, "temple", "build", [("chain", 0, 0, 0)]),
            (NEARLY_FREE, "theater", "build", [("free", 0, 0, 0)]),
            (NEARLY_FREE, "altar", "build", []),
            (city("olympia A", stages=2, coins=0), "palace", "stage", []),
            (city("olympia A", stages=2, coins=0, free_build_used=True), "palace", "build", []),
            # Side B buys raw materials for a coin on both sides, and no cheaper with a trading post.
            (city("olympia B", stages=1), "baths", "build", [("trade", 0, 0, 1), ("trade", 0, 1, 0)]),
            (city("olympia B", stages=1), "apothecary", "build", [("trade", 0, 2, 0)]),
            (WITH_POST, "baths", "build", [("trade", 0, 0, 1), ("trade", 0, 1, 0)]),
            (WITH_POST, "west_trading_post", "build", [("free", 0, 0, 0)]),
        ],
    )
    def test_what_can_be_built(
        self, own: Sketch, card: str, action: str, expected: list[tuple[str, int, int, int]]
    ) -> None:
        right = city("giza B") if own.board.side == "B" else city("rhodes A")
        assert ways([own, city("giza A", "loom_age_1"), right], card, action) == expected

    @pytest.mark.parametrize(
        ("own", "left", "right", "guild", "points"),
        [
            # The best one.
            (city("olympia B", "altar", stages=3), TWO_AROUND[0], TWO_AROUND[1], "workers_guild", 3),
            # None where no guild is worth anything.
            (city("olympia B", stages=3), city("giza A", "spies_guild"), city("rhodes A"), None, 0),
            # One that counts itself.
            (
                city("olympia B", "quarry", "press_age_1", stages=3),
                city("giza A", "shipowners_guild"),
                city("rhodes A"),
                "shipowners_guild",
                3,
            ),
            # The defeats of its own neighbours.
            (
                city("olympia B", stages=3, conflicts=(-1, -1)),
                city("giza A", "strategists_guild", conflicts=(-1,)),
                city("rhodes A", conflicts=(-1, -1, 1)),
                "strategists_guild",
                3,
            ),
        ],
    )
    def test_side_b_copies_a_guild_of_a_neighbour(
        self, own: Sketch, left: Sketch, right: Sketch, guild: str | None, points: int
    ) -> None:
        result = score(own, left, right)
        assert (result.guild, result.guild_points, result.row("guilds")) == (guild, points, points)

    def test_the_owner_of_a_copied_guild_loses_nothing(self) -> None:
        cities = (city("olympia B", "altar", stages=3), *TWO_AROUND)
        assert score(*cities).guild_from == 2
        assert score(*cities, seat=2).row("guilds") == 2 + 2

    def test_side_b_copies_the_scientists_guild_as_a_symbol_of_choice(self) -> None:
        own = city("olympia B", "apothecary", "workshop", stages=3)
        right = city("rhodes A", "magistrates_guild", "workers_guild")
        result = score(own, city("giza A", "scientists_guild"), right)
        assert (result.guild, result.symbols) == ("scientists_guild", ("tablet",))
        assert (result.row("scientific"), result.guild_points) == (10, 8)


class TestBabylon:
    """The seventh card of side B."""

    def game(self) -> BaseGame:
        hand = "altar loom_age_1 sawmill glassworks_age_1"
        game = stacked(["babylon B", "giza A", "rhodes A"], [hand] * 3)
        for move in ("build loom_age_1", "build sawmill", "build glassworks_age_1", "stage tavern"):
            play(game, move)
        return game

    def test_plays_both_last_cards_also_in_the_round_in_which_the_stage_is_built(self) -> None:
        game = self.game()
        pass_time(game, 1)
        first, last = game.view(OWN).hand
        before = game.view(None).discard_size
        play(game, f"stage {first}")
        # The others have sold in the sixth round and discarded their last cards before.
        assert game.view(None).discard_size == before + 4
        (decision,) = game.decisions()
        assert (decision.seat, decision.kind) == (0, "seventh_card")
        assert game.view(OWN).hand == (last,)
        assert game.view(Seat(1)).hand == ()
        coins, discarded = game.view(None).cities[0].coins, game.view(None).discard_size
        events = play(game, f"sell {last}")
        assert events[0] == Sold(OWN, 3, seventh=True)
        assert game.view(None).cities[0].coins == coins + 3
        assert game.view(None).discard_size == discarded + 1
        assert (game.view(None).age, game.view(None).round) == (2, 1)

    def test_can_build_the_seventh_card(self) -> None:
        game = self.game()
        play(game, "stage loom_age_1")
        play(game, "sell loom_age_1")
        assert [choice.action for choice in game.decisions()[0].choices] == ["build", "sell"]
        events = play(game, "build altar")
        assert events[0] == Built(OWN, CardId("altar"), "free", seventh=True)
        assert (game.view(None).age, game.view(None).round) == (2, 1)

    def test_can_add_a_stage_with_the_seventh_card(self) -> None:
        own = city("babylon B", "brickyard", "press_age_1", stages=2)
        assert ways([own, *PLAIN], "altar", "stage") == [("own", 0, 0, 0)]

    def test_without_the_stage_the_last_card_is_discarded(self) -> None:
        game = self.game()
        pass_time(game, 2)
        assert game.view(None).age == 2


def test_stages_are_built_in_order_and_the_card_under_them_is_no_building() -> None:
    game = stacked(["giza B", "ephesus A", "rhodes A"], ["sawmill quarry baths"] * 3)
    play(game, "build sawmill")
    events = play(game, "stage baths")
    assert events[0] == StageBuilt(OWN, 1, "own")
    assert game.view(None).cities[0].buildings == ("sawmill",)
    listed = choices([city("giza B", stages=1), *PLAIN], "baths altar")
    assert {facts_of(choice).card for choice in listed} == {"baths", "altar"}
