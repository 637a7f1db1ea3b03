"""The rules of the second edition: one position or one short game for each ruling, named by what it says.

Rulings are those of the rulebook of 2020 and of the publisher's answers; where they are silent, those of
``engine/base/RULINGS.md``. Side A is day, side B night.
"""

from __future__ import annotations

from functools import partial

import pytest

import engine
from engine.base.choice import PaidChoice
from engine.base.events import CoinsTaken, DiscardEmpty
from engine.base.rules import BaseGame, second_edition_box
from engine.game import IllegalChoice, Seat
from engine.reading import Malformed
from engine.terms import CardId
from tests.engine.base import setting
from tests.engine.base.setting import city, facts_of, pass_time, play
from tests.gallery.base_cities import Sketch

BOX = second_edition_box()
OWN, LEFT, RIGHT = Seat(0), Seat(1), Seat(2)
PLAIN = (city("giza A"), city("rhodes A"))
"""Neighbours that sell a stone on the left and an ore on the right."""

choices = partial(setting.choices, box=BOX)
laid = partial(setting.laid, box=BOX)
score = partial(setting.score, box=BOX)
stacked = partial(setting.stacked, box=BOX)
ways = partial(setting.ways, box=BOX)

FREE = ("free", 0, 0, 0)
CHAIN = ("chain", 0, 0, 0)
OWN_GOODS = ("own", 0, 0, 0)
POWER = ("power", 0, 0, 0)


def begun(on: str, *ages: str, built: str = "", stages: int = 0) -> BaseGame:
    """Begin a game between Giza and Rhodes with this board, these buildings and stages, in seat 0.

    All hands of an age are alike, filled up with taverns, which the others sell.
    """
    game = stacked([on, "giza A", "rhodes A"], *[[hand] * 3 for hand in ages])
    own = game.table.cities[OWN]
    for card in built.split():
        own.build(BOX.cards[CardId(card)])
    for _ in range(stages):
        own.build_stage(None)
    # A copy asks again.
    return game.copy()


def to(game: BaseGame, age: int, round_: int) -> BaseGame:
    """Let everybody sell until a round."""
    while (game.view(None).age, game.view(None).round) != (age, round_):
        pass_time(game, 1)
    return game


def ways_now(
    game: BaseGame, card: str, action: str = "build", seat: Seat = OWN
) -> list[tuple[str, int, int, int]]:
    """List the ways in which a seat can play a card of its hand in a running game."""
    assert card in game.view(seat).hand
    (decision,) = [decision for decision in game.decisions() if decision.seat == seat]
    return [
        (choice.payment.how, choice.payment.bank, choice.payment.left, choice.payment.right)
        for choice in decision.choices
        if isinstance(choice, PaidChoice) and (choice.card, choice.action) == (card, action)
    ]


def asked(game: BaseGame) -> list[tuple[Seat, str]]:
    return [(decision.seat, decision.kind) for decision in game.decisions()]


def cards_asked_for(game: BaseGame) -> set[str | None]:
    (decision,) = game.decisions()
    return {facts_of(choice).card for choice in decision.choices}


def coins(game: BaseGame, seat: Seat = OWN) -> int:
    return game.view(None).cities[seat].coins


class TestChains:
    """Chains go by the symbols printed on the cards."""

    @pytest.mark.parametrize(("giver", "card"), [("altar", "pantheon"), ("theater", "gardens")])
    def test_a_symbol_of_age_i_makes_a_card_of_age_iii_free(self, giver: str, card: str) -> None:
        assert ways([city("ephesus A", giver, coins=0), *PLAIN], card) == [CHAIN]

    def test_the_well_gives_the_statue(self) -> None:
        assert ways([city("ephesus A", "well", coins=0), *PLAIN], "statue") == [CHAIN]

    @pytest.mark.parametrize(
        ("former", "card"),
        [("altar", "temple"), ("theater", "statue"), ("statue", "gardens"), ("temple", "pantheon")],
    )
    def test_links_of_the_first_edition_are_gone(self, former: str, card: str) -> None:
        assert ways([city("ephesus A", former, coins=0), *PLAIN], card) == []

    @pytest.mark.parametrize("post", ["east_trading_post", "west_trading_post"])
    def test_either_trading_post_gives_the_market_of_the_forum(self, post: str) -> None:
        assert ways([city("ephesus A", post, coins=0), *PLAIN], "forum") == [CHAIN]

    def test_a_symbol_of_a_neighbour_makes_nothing_free(self) -> None:
        table = [city("ephesus A", coins=0), city("giza A", "altar"), city("rhodes A")]
        assert ways(table, "pantheon") == []

    def test_a_card_under_a_stage_gives_no_symbol(self) -> None:
        game = begun("ephesus A", "altar", "", "pantheon", built="brickyard")
        play(game, "stage altar")
        assert ways_now(to(game, 3, 1), "pantheon") == []

    def test_a_card_that_a_chain_makes_free_is_not_paid_for(self) -> None:
        rich = city("ephesus A", "theater", "brickyard", "lumber_yard", coins=9)
        assert ways([rich, *PLAIN], "gardens") == [CHAIN]


class TestChangedCards:
    def test_the_well_altar_and_theater_are_worth_three_points_the_temple_four(self) -> None:
        worth = {
            card: score(city("ephesus A", card), *PLAIN).row("civilian")
            for card in ("well", "altar", "theater", "temple")
        }
        assert worth == {"well": 3, "altar": 3, "theater": 3, "temple": 4}

    def test_the_well_costs_nothing(self) -> None:
        assert ways([city("ephesus A", coins=0), *PLAIN], "well") == [FREE]

    def test_fortifications_cost_three_ore_and_a_clay(self) -> None:
        with_clay = city("rhodes A", "foundry", "clay_pool", coins=0)
        with_stone = city("rhodes A", "foundry", "stone_pit", coins=0)
        assert ways([with_clay, city("giza A"), city("ephesus A")], "fortifications") == [OWN_GOODS]
        assert ways([with_stone, city("giza A"), city("ephesus A")], "fortifications") == []

    def test_the_spies_guild_costs_two_clay_and_a_glass(self) -> None:
        assert ways([city("alexandria A", "brickyard", coins=0), *PLAIN], "spies_guild") == [OWN_GOODS]

    def test_the_builders_guild_costs_three_stone_two_clay_and_a_glass(self) -> None:
        two_stone = city("alexandria A", "quarry", "brickyard", coins=0)
        three_stone = city("alexandria A", "quarry", "stone_pit", "brickyard", coins=0)
        assert ways([two_stone, city("ephesus A"), city("rhodes A")], "builders_guild") == []
        assert ways([three_stone, city("ephesus A"), city("rhodes A")], "builders_guild") == [OWN_GOODS]

    def test_the_castrum_has_three_shields_and_no_chain(self) -> None:
        assert laid([city("ephesus A", "castrum"), *PLAIN])[OWN].shields == 3
        own = city("ephesus A", "lumber_yard", "brickyard", coins=0)
        assert ways([own, *PLAIN], "castrum") == [OWN_GOODS]

    def test_the_ludus_gives_three_coins_for_each_red_card_when_built(self) -> None:
        game = begun("ephesus A", "ludus", built="mine ore_vein barracks castrum")
        assert CoinsTaken(OWN, 6) in play(game, "build ludus")

    def test_the_ludus_is_worth_a_point_for_each_red_card_of_its_owner(self) -> None:
        own = city("ephesus A", "ludus", "barracks", "castrum", "walls")
        armed = city("giza A", "stockade", "circus")
        assert score(own, armed, city("rhodes A")).row("commercial") == 3

    def test_the_ludus_counts_red_cards_that_come_later_for_its_points_only(self) -> None:
        game = begun("ephesus A", "ludus barracks", built="mine ore_vein")
        before = coins(game)
        play(game, "build ludus")
        play(game, "build barracks")
        assert coins(game) == before
        assert game.view(None).scores[OWN].row("commercial") == 1

    @pytest.mark.parametrize(
        ("board", "stages", "points"),
        [
            ("rhodes A", 3, 7),
            ("rhodes A", 2, 0),
            ("rhodes B", 2, 7),
            ("babylon B", 2, 7),
            ("giza B", 4, 7),
            ("giza B", 3, 0),
            ("ephesus A", 0, 0),
        ],
    )
    def test_the_decorators_guild_is_worth_seven_points_with_all_stages_and_else_nothing(
        self, board: str, stages: int, points: int
    ) -> None:
        own = city(board, "decorators_guild", stages=stages)
        assert score(own, city("olympia A"), city("alexandria A")).row("guilds") == points

    def test_the_decorators_guild_does_not_count_the_wonders_of_neighbours(self) -> None:
        own = city("ephesus A", "decorators_guild")
        assert score(own, city("giza A", stages=3), city("rhodes B", stages=2)).row("guilds") == 0

    def test_nothing_counts_defeats_but_the_tokens_themselves(self) -> None:
        own = city("ephesus A", "decorators_guild", conflicts=(-1, -1))
        result = score(own, city("giza A", conflicts=(-1,)), city("rhodes A"))
        assert (result.row("military"), result.row("guilds")) == (-2, 0)


class TestTable:
    @pytest.mark.parametrize("players", range(3, 8))
    def test_three_to_seven_players(self, players: int) -> None:
        game = engine.new_game("base", players, 1, {}, ["second_edition"])
        assert len(game.view(None).cities) == players

    @pytest.mark.parametrize("players", [2, 8])
    def test_not_two_players_and_not_eight(self, players: int) -> None:
        with pytest.raises(Malformed, match="players"):
            engine.new_game("base", players, 1, {}, ["second_edition"])

    def test_manneken_pis_is_refused_by_name_and_its_absence_is_not(self) -> None:
        with pytest.raises(Malformed, match="Manneken Pis is not in this box"):
            engine.new_game("base", 3, 1, {"manneken_pis": True}, ["second_edition"])
        assert engine.new_game("base", 3, 1, {"manneken_pis": False}, ["second_edition"])

    def test_a_table_may_mix_day_and_night_as_each_owner_picks(self) -> None:
        told = [{"wonder": "giza", "side": "A"}, {"wonder": "rhodes", "side": "B"}, None]
        game = engine.new_game("base", 3, 1, {"wonders": told}, ["second_edition"])
        assert [(each.wonder, each.side) for each in game.view(None).cities[:2]] == [
            ("giza", "A"),
            ("rhodes", "B"),
        ]

    @pytest.mark.parametrize("side", ["A", "B"])
    def test_all_by_day_or_all_by_night(self, side: str) -> None:
        game = engine.new_game("base", 7, 1, {"sides": side}, ["second_edition"])
        assert {each.side for each in game.view(None).cities} == {side}

    def test_three_coins_and_seven_cards_at_the_start(self) -> None:
        game = setting.stacked(["giza A", "rhodes B", "ephesus A"], box=BOX)
        assert [each.coins for each in game.view(None).cities] == [3, 3, 3]
        assert game.view(None).hand_sizes == (7, 7, 7)

    def test_hands_go_left_right_and_left_in_six_turns_of_an_age(self) -> None:
        game = stacked(["giza A", "rhodes A", "ephesus A"], ["altar"], ["statue"], ["palace"])
        holders = []
        for card in ("altar", "statue", "palace"):
            assert card in game.view(OWN).hand
            play(game)
            holders += [seat for seat in (OWN, LEFT, RIGHT) if card in game.view(seat).hand]
            pass_time(game, 5)
        assert holders == [LEFT, RIGHT, LEFT]
        assert game.over


class TestOlympiaByDay:
    """The first card of each colour is free."""

    def table(self, *buildings: str, stages: int = 2) -> list[Sketch]:
        return [city("olympia A", *buildings, stages=stages, coins=0), *PLAIN]

    def test_a_card_of_a_colour_that_the_city_has_not_is_free(self) -> None:
        assert ways(self.table(), "palace") == [POWER]

    def test_without_the_stage_it_is_not(self) -> None:
        assert ways(self.table(stages=1), "palace") == []

    def test_a_colour_that_is_there_is_spent_also_from_before_the_stage(self) -> None:
        assert ways(self.table("altar"), "palace") == []
        assert ways(self.table("altar"), "arsenal") == [POWER]

    def game(self) -> BaseGame:
        return begun("olympia A", *["arsenal castrum palace"] * 3, built="quarry", stages=2)

    def test_it_is_free_from_the_turn_after_the_stage_on_but_for_colours_built_before(self) -> None:
        game = begun("olympia A", "arsenal palace altar", built="sawmill theater", stages=1)
        assert ways_now(game, "arsenal") == []
        play(game, "stage altar")
        assert ways_now(game, "arsenal") == [POWER]
        assert ways_now(game, "palace") == []

    def test_once_for_each_colour_in_the_game_not_in_each_age(self) -> None:
        game = self.game()
        play(game, "build arsenal how power")
        assert ways_now(game, "castrum") == []
        to(game, 2, 1)
        assert ways_now(game, "castrum") == []
        assert ways_now(game, "palace") == [POWER]

    def test_several_colours_may_be_free_in_one_age(self) -> None:
        game = self.game()
        before = coins(game)
        play(game, "build arsenal how power")
        play(game, "build palace how power")
        assert coins(game) == before

    def test_a_colour_is_free_in_whatever_age(self) -> None:
        game = to(self.game(), 3, 4)
        assert [ways_now(game, card) for card in ("arsenal", "palace")] == [[POWER], [POWER]]

    def test_a_card_that_is_free_by_itself_spends_its_colour_too(self) -> None:
        game = begun("olympia A", "tavern ludus", built="quarry", stages=2)
        assert ways_now(game, "tavern") == [FREE]
        assert ways_now(game, "ludus") == [POWER]
        play(game, "build tavern")
        assert ways_now(game, "ludus") == [("trade", 0, 0, 2)]

    @pytest.mark.parametrize("move", ["sell arsenal", "stage arsenal"])
    def test_a_card_sold_or_under_a_stage_spends_no_colour(self, move: str) -> None:
        game = begun("olympia A", "arsenal castrum", built="brickyard", stages=2)
        play(game, move)
        assert ways_now(game, "castrum") == [POWER]

    def test_nothing_is_paid_where_the_colour_is_free(self) -> None:
        own = city("olympia A", "quarry", stages=2, coins=9)
        assert ways([own, *PLAIN], "baths") == [POWER]

    def test_guilds_and_brown_and_grey_cards_are_colours_as_well(self) -> None:
        assert ways(self.table(), "spies_guild") == [POWER]
        assert ways(self.table(), "sawmill") == [POWER]
        assert ways(self.table("spies_guild"), "builders_guild") == []

    def test_it_is_not_for_wonder_stages(self) -> None:
        assert ways(self.table(), "palace", "stage") == []

    def test_it_builds_no_second_card_of_the_same_name(self) -> None:
        assert ways(self.table("loom_age_1"), "loom_age_2") == []

    def test_the_card_left_over_is_discarded(self) -> None:
        game = to(self.game(), 1, 6)
        first, last = game.view(OWN).hand
        play(game, f"build {first} how power")
        assert last in game.table.discard
        assert game.view(None).age == 2


class TestOlympiaByNight:
    """The first and the last card of each age are free."""

    HAND = "palace arsenal senate castrum study academy pantheon"

    def game(self, stages: int) -> BaseGame:
        """Begin with so many stages, and with a hand full of dear cards in every age."""
        return begun("olympia B", *[self.HAND] * 3, stages=stages)

    def free(self, game: BaseGame) -> list[tuple[int, int]]:
        """Build whatever is free to the end of a game; list the ages and rounds in which something was."""
        found = []
        while not game.over:
            view = game.view(OWN)
            powers = [
                card
                for card in view.hand
                if ways_now(game, card) == [POWER] and card not in view.cities[OWN].buildings
            ]
            found += [(view.age, view.round)] if powers else []
            play(game, f"build {powers[0]} how power" if powers else f"sell {view.hand[0]}")
        return found

    def test_the_first_card_of_an_age_is_free(self) -> None:
        game = to(self.game(1), 2, 1)
        assert [ways_now(game, card) for card in game.view(OWN).hand] == [[POWER]] * 7
        before = coins(game)
        play(game, "build palace how power")
        assert coins(game) == before
        assert ways_now(game, "arsenal") == []

    @pytest.mark.parametrize("move", ["sell senate", "stage senate"])
    def test_the_right_is_lost_if_the_first_card_is_sold_or_put_under_a_stage(self, move: str) -> None:
        game = begun("olympia B", "", "senate arsenal palace", built="brickyard", stages=1)
        play(to(game, 2, 1), move)
        assert ways_now(game, "palace") == []

    def test_the_right_is_lost_if_the_first_card_is_free_by_itself(self) -> None:
        game = begun("olympia B", "", "arsenal palace", stages=1)
        play(to(game, 2, 1), "build tavern")
        assert ways_now(game, "palace") == []

    def test_the_first_card_is_free_at_most_twice_as_no_stage_stands_before_it_in_age_i(self) -> None:
        game = begun("olympia B", "foundry palace", "palace arsenal", "senate academy")
        assert ways_now(game, "palace") == []
        play(game, "build foundry")
        play(game, "stage tavern")
        assert game.view(None).cities[OWN].stages == 1
        assert self.free(game) == [(2, 1), (3, 1)]

    def test_the_sixth_card_is_free_also_in_the_age_in_which_the_stage_is_built(self) -> None:
        game = begun("olympia B", self.HAND, built="brickyard", stages=1)
        play(to(game, 1, 5), f"stage {game.view(OWN).hand[0]}")
        assert game.view(None).round == 6
        assert [ways_now(game, card) for card in game.view(OWN).hand] == [[POWER], [POWER]]

    def test_the_sixth_card_that_builds_the_stage_is_not_built_free(self) -> None:
        game = begun("olympia B", self.HAND, self.HAND, built="brickyard", stages=1)
        card = to(game, 1, 6).view(OWN).hand[0]
        assert ways_now(game, card) == []
        play(game, f"stage {card}")
        assert (game.view(None).age, game.view(None).round) == (2, 1)

    def test_the_sixth_card_is_free_at_most_three_times(self) -> None:
        hands = (self.HAND, "walls stables temple aqueduct courthouse library statue", "lodge circus gardens")
        game = begun("olympia B", *hands, stages=2)
        play(game, "sell palace")
        assert self.free(game) == [(1, 6), (2, 1), (2, 6), (3, 1), (3, 6)]

    @pytest.mark.parametrize("round_", [2, 3, 4, 5])
    def test_no_card_between_is_free(self, round_: int) -> None:
        game = to(self.game(2), 2, round_)
        assert all(ways_now(game, card) == [] for card in game.view(OWN).hand)

    @pytest.mark.parametrize("round_", [1, 6])
    def test_it_is_not_for_wonder_stages(self, round_: int) -> None:
        game = to(self.game(2), 2, round_)
        assert ways_now(game, game.view(OWN).hand[0], "stage") == []

    def test_the_card_left_over_is_discarded(self) -> None:
        game = to(self.game(2), 1, 6)
        first, last = game.view(OWN).hand
        play(game, f"build {first} how power")
        assert last in game.table.discard
        assert game.view(None).age == 2

    @pytest.mark.parametrize(
        ("stages", "round_", "found"),
        [(1, 1, [POWER]), (1, 6, []), (2, 1, [POWER]), (2, 2, []), (2, 6, [POWER]), (0, 1, [])],
    )
    def test_a_position_tells_the_round_where_it_tells_a_part_of_the_hand(
        self, stages: int, round_: int, found: list[object]
    ) -> None:
        assert self.position(stages, round_) == found

    def position(self, stages: int, round_: int) -> list[object]:
        position = engine.read_position(
            {
                "format": 1,
                "game": "base",
                "boxes": ["second_edition"],
                "round": round_,
                "cities": [
                    {
                        "wonder": wonder,
                        "side": "B",
                        "stages": built,
                        "coins": 0,
                        "buildings": [],
                        "hand": ["palace"],
                    }
                    for wonder, built in (("olympia", stages), ("giza", 0), ("rhodes", 0))
                ],
            }
        )
        return [
            (choice.payment.how, choice.payment.bank, choice.payment.left, choice.payment.right)
            for choice in position.choices(OWN)
            if isinstance(choice, PaidChoice)
        ]


class TestBabylonByNight:
    """The seventh card may be played."""

    HAND = "altar theater baths barracks stockade guard_tower workshop"

    def game(self, built: str = "", stages: int = 1) -> BaseGame:
        """Begin with the first stage; all cards of age I are different."""
        return begun("babylon B", self.HAND, built=built, stages=stages)

    def to_the_seventh(self, game: BaseGame) -> tuple[BaseGame, CardId]:
        play(to(game, 1, 6))
        assert asked(game) == [(OWN, "seventh_card")]
        (card,) = game.view(OWN).hand
        return game, card

    def test_the_seventh_card_is_played_in_the_age_in_which_the_stage_is_built(self) -> None:
        game = self.game("quarry", stages=0)
        play(game, "stage altar")
        self.to_the_seventh(game)

    def test_also_when_the_sixth_card_builds_the_stage(self) -> None:
        game = to(self.game("quarry", stages=0), 1, 6)
        play(game, f"stage {game.view(OWN).hand[0]}")
        assert asked(game) == [(OWN, "seventh_card")]

    def test_it_is_a_turn_of_its_own_after_everybodys_sixth_card(self) -> None:
        game, _ = self.to_the_seventh(self.game())
        assert [len(game.view(seat).hand) for seat in (OWN, LEFT, RIGHT)] == [1, 0, 0]
        # Each has sold six cards, and two have discarded the seventh.
        assert game.view(None).discard_size == 6 * 3 + 2
        assert game.view(None).age == 1

    def test_it_is_built_with_the_coins_that_the_sixth_card_gave(self) -> None:
        game = begun("babylon B", *["barracks"] * 2, stages=1)
        game = to(game, 1, 6)
        game.table.cities[OWN].coins = 0
        game.table.hands[OWN][:] = [CardId("tavern"), CardId("barracks")]
        game = game.copy()
        assert ways_now(game, "barracks") == []
        play(game, "build tavern")
        assert ways_now(game, "barracks") == [("trade", 0, 0, 2)]
        before = coins(game, RIGHT)
        play(game, "build barracks right 2")
        assert coins(game) == 5 - 2
        assert coins(game, RIGHT) == before + 2
        assert (game.view(None).age, game.view(None).round) == (2, 1)

    def test_it_may_be_sold(self) -> None:
        game, card = self.to_the_seventh(self.game())
        before = coins(game)
        play(game, f"sell {card}")
        assert coins(game) == before + 3
        assert game.table.discard[-1] == card

    def test_it_may_be_put_under_a_stage(self) -> None:
        game, card = self.to_the_seventh(self.game("brickyard clay_pool glassworks_age_1"))
        play(game, f"stage {card}")
        assert game.view(None).cities[OWN].stages == 2
        assert (game.view(None).age, game.view(None).round) == (2, 1)

    @pytest.mark.parametrize(("board", "stages"), [("babylon B", 0), ("babylon A", 3)])
    def test_without_the_stage_and_by_day_it_is_discarded(self, board: str, stages: int) -> None:
        game = to(begun(board, self.HAND, stages=stages), 1, 6)
        play(game)
        assert (game.view(None).age, game.view(None).discard_size) == (2, 7 * 3)

    def test_the_second_stage_is_a_symbol_of_choice_and_the_last(self) -> None:
        own = city("babylon B", "apothecary", "scriptorium", stages=2)
        assert score(own, *PLAIN).row("scientific") == 3 + 7
        assert laid([own, *PLAIN])[OWN].next_stages == ()


class TestHalicarnassus:
    HAND = "brickyard palace altar ore_vein"

    def game(self) -> BaseGame:
        game = stacked(["halicarnassus B", "giza A", "rhodes A"], [self.HAND] * 3)
        play(game, "build brickyard", "sell altar", "sell palace")
        return game

    def test_it_builds_a_card_of_the_whole_discard_pile_free_at_the_end_of_the_turn(self) -> None:
        game = self.game()
        play(game, "stage tavern", "sell ore_vein")
        assert asked(game) == [(OWN, "revive")]
        assert cards_asked_for(game) == {"altar", "palace", "ore_vein", "tavern", None}
        before = coins(game)
        play(game, "revive palace")
        assert "palace" in game.view(None).cities[OWN].buildings
        assert coins(game) == before

    def test_no_stage_is_built_that_way(self) -> None:
        game = self.game()
        play(game, "stage tavern")
        (decision,) = game.decisions()
        assert {choice.action for choice in decision.choices} == {"revive", "none"}

    def test_it_may_take_nothing(self) -> None:
        game = self.game()
        play(game, "stage tavern")
        play(game, "none")
        assert game.view(None).cities[OWN].buildings == ("brickyard",)

    def test_it_builds_no_second_card_of_the_same_name(self) -> None:
        game = self.game()
        play(game, "build altar")
        play(game, "stage tavern")
        assert "altar" not in cards_asked_for(game)

    def test_nobody_is_asked_where_nothing_in_the_pile_can_be_built(self) -> None:
        game = stacked(["halicarnassus B", "giza A", "rhodes A"], ["brickyard"])
        play(game, "build brickyard", "build tavern", "build tavern")
        play(game, "build tavern", "sell tavern", "sell tavern")
        assert DiscardEmpty(OWN) in play(game, "stage tavern")

    def test_every_stage_by_night_builds_from_the_discard_pile_the_second_alone_by_day(self) -> None:
        plans = {
            board: [
                any(getattr(effect, "name", "") == "build_from_discard" for effect in stage.effects)
                for (stage,) in laid([city(board), *PLAIN])[OWN].plan
            ]
            for board in ("halicarnassus A", "halicarnassus B")
        }
        assert plans == {"halicarnassus A": [False, True, False], "halicarnassus B": [True, True, True]}

    def test_after_the_last_turn_of_an_age_leftovers_then_babylon_then_the_discard_pile(self) -> None:
        hand = "altar theater baths barracks stockade guard_tower workshop"
        game = stacked(["halicarnassus B", "babylon B", "rhodes A"], [hand] * 3)
        game.table.cities[OWN].build(BOX.cards[CardId("brickyard")])
        game.table.cities[LEFT].build_stage(None)
        game = game.copy()
        card, leftover = to(game, 1, 6).view(OWN).hand
        play(game, f"stage {card}")
        assert asked(game) == [(LEFT, "seventh_card")]
        assert leftover in game.table.discard
        (seventh,) = game.view(LEFT).hand
        game.table.discard[:] = [leftover]
        play(game, f"sell {seventh}")
        assert asked(game) == [(OWN, "revive")]
        assert cards_asked_for(game) == {leftover, seventh, None}
        assert game.view(None).cities[OWN].conflicts == ()
        play(game, "none")
        assert game.view(None).age == 2


class TestAsInTheFirstEdition:
    def test_starting_resources_and_brown_and_grey_cards_are_for_sale(self) -> None:
        table = [city("ephesus A", coins=2), city("giza A", "lumber_yard", "loom_age_1"), city("rhodes A")]
        assert ways(table, "baths") == [("trade", 0, 2, 0)]
        assert ways(table, "stockade") == [("trade", 0, 2, 0)]
        assert ways(table, "apothecary") == [("trade", 0, 2, 0)]
        assert ways(table, "barracks") == [("trade", 0, 0, 2)]

    def test_yellow_cards_and_stages_are_not(self) -> None:
        seller = city("alexandria B", "caravansery", "forum", stages=2)
        assert ways([city("giza A"), seller, city("rhodes A")], "stockade") == []
        assert ways([city("giza A"), seller, city("rhodes A")], "scriptorium") == []

    def test_trading_posts_and_the_marketplace_make_it_a_coin(self) -> None:
        own = city("ephesus A", "west_trading_post", "marketplace")
        table = [own, city("giza A", "ore_vein"), city("rhodes A", "loom_age_1")]
        assert ways(table, "baths") == [("trade", 0, 1, 0)]
        assert ways(table, "barracks") == [("trade", 0, 1, 0), ("trade", 0, 0, 2)]
        assert ways(table, "apothecary") == [("trade", 0, 0, 1)]

    def test_both_neighbours_may_buy_the_same_good_and_nobody_refuses(self) -> None:
        game = stacked(["giza A", "ephesus A", "rhodes A"], ["", "baths", "baths"])
        play(game, "sell tavern", "build baths right 2", "build baths left 2")
        assert [each.coins for each in game.view(None).cities] == [3 + 3 + 2 + 2, 3 - 2, 3 - 2]

    def test_a_good_is_bought_once_a_turn(self) -> None:
        assert ways([city("ephesus A", coins=9), city("giza A"), city("rhodes A")], "aqueduct") == []

    def test_the_buyer_picks_on_a_card_with_a_choice_but_one_of_them(self) -> None:
        table = [city("ephesus A", coins=9), city("giza A", "tree_farm"), city("alexandria A")]
        assert ways(table, "stockade") == [("trade", 0, 2, 0)]
        assert ways(table, "guard_tower") == [("trade", 0, 2, 0)]
        assert ways(table, "temple") == []

    def test_not_from_a_building_which_the_neighbour_builds_in_the_same_turn(self) -> None:
        game = stacked(["ephesus A", "giza A", "rhodes A"], ["stockade", "lumber_yard"])
        assert ways_now(game, "stockade") == []
        with pytest.raises(IllegalChoice):
            play(game, "build stockade left 2", "build lumber_yard")

    def test_coins_earned_in_a_turn_are_not_spent_in_it(self) -> None:
        table = [city("ephesus A", coins=1), city("giza A"), city("rhodes A")]
        assert ways(table, "baths") == []

    def test_conflicts_give_one_three_and_five_and_cost_one_and_nothing_on_a_tie(self) -> None:
        hand = "barracks"
        game = stacked(["rhodes A", "giza A", "ephesus A"], [hand])
        play(game, "build barracks")
        while not game.over:
            play(game)
        tokens = [sorted(each.conflicts) for each in game.view(None).cities]
        assert tokens == [[1, 1, 3, 3, 5, 5], [-1, -1, -1], [-1, -1, -1]]

    def test_a_point_for_three_coins(self) -> None:
        assert [score(city(coins=number), *PLAIN).row("treasury") for number in (2, 3, 14)] == [0, 1, 4]

    def test_squares_of_symbols_and_seven_for_a_set(self) -> None:
        six = ("apothecary", "dispensary", "lodge", "scriptorium", "library", "workshop")
        assert score(city("alexandria A", *six), *PLAIN).row("scientific") == 9 + 4 + 1 + 7

    def test_symbols_of_choice_are_picked_at_the_end(self) -> None:
        own = city("babylon B", "apothecary", "scriptorium", "scientists_guild", stages=2)
        assert score(own, *PLAIN).row("scientific") == max(4 + 1 + 1 + 7, 9 + 1, 4 + 4)

    def test_more_coins_part_equal_points_and_else_the_place_is_shared(self) -> None:
        parted = [
            score(city(coins=4), city("giza A", coins=3), city("rhodes A", coins=3), seat=seat)
            for seat in range(3)
        ]
        assert [each.rank for each in parted] == [1, 2, 2]

    def test_vineyard_and_bazar_count_the_neighbours_cards_of_the_same_turn(self) -> None:
        hands = ["vineyard bazar", "lumber_yard loom_age_1", "stone_pit glassworks_age_1"]
        game = stacked(["ephesus A", "giza A", "rhodes A"], hands)
        assert CoinsTaken(OWN, 2) in play(game, "build vineyard", "build lumber_yard", "build stone_pit")

    def test_the_lighthouse_and_the_shipowners_guild_count_themselves(self) -> None:
        assert score(city("ephesus A", "lighthouse"), *PLAIN).row("commercial") == 1
        own = city("ephesus A", "shipowners_guild", "quarry", "loom_age_1")
        assert score(own, *PLAIN).row("guilds") == 3

    def test_the_lighthouse_counts_itself_for_its_coins(self) -> None:
        game = stacked(["alexandria A", "giza A", "rhodes A"], ["stone_pit lighthouse"] * 3)
        play(game, "build stone_pit")
        assert CoinsTaken(OWN, 1) in play(game, "build lighthouse")

    def test_a_sale_is_worth_three_coins_and_the_last_card_none(self) -> None:
        game = stacked(["ephesus A", "giza A", "rhodes A"])
        pass_time(game, 6)
        assert [each.coins for each in game.view(None).cities] == [3 + 6 * 3] * 3
        assert game.view(None).discard_size == 3 * 7

    def test_stages_are_built_from_left_to_right(self) -> None:
        assert ways(
            [city("giza A", "sawmill", coins=0), city("ephesus A"), city("rhodes A")], "altar", "stage"
        ) == [OWN_GOODS]
        assert (
            ways([city("giza A", "quarry", coins=0), city("ephesus A"), city("rhodes A")], "altar", "stage")
            == []
        )
