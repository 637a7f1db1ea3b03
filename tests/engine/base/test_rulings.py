"""Those rulings of ``RULINGS.md`` that whole games, compared with a reference engine, can't show."""

import pytest

import engine
from engine.base.box import Box
from engine.base.choice import Build
from engine.base.city import Board
from engine.base.events import CoinsTaken, DiscardEmpty, Revived
from engine.base.payment import POWER
from engine.base.rules import second_edition_box, standard_box
from engine.game import IllegalChoice, Seat
from engine.reading import Malformed
from engine.record import resume
from engine.terms import CardId
from tests.engine.base.setting import boards, city, facts_of, play, random_game, score, stacked
from tests.gallery.base_cities import Sketch

FIRST, SECOND = standard_box(), second_edition_box()
OWN, LEFT = Seat(0), Seat(1)

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


@pytest.mark.parametrize(("box", "maker"), [(FIRST, "foundry"), (SECOND, "brickyard")])
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


def test_the_second_edition_has_three_to_seven_players_and_no_manneken_pis() -> None:
    for players in (2, 8):
        with pytest.raises(Malformed, match="players"):
            engine.new_game("base", players, 1, {}, ["second_edition"])
    with pytest.raises(Malformed, match="Manneken Pis is not in this box"):
        engine.new_game("base", 3, 1, {"manneken_pis": True}, ["second_edition"])
    boards = [{"wonder": "giza", "side": "A"}, {"wonder": "rhodes", "side": "B"}, None]
    options = {"wonders": boards, "manneken_pis": False}
    mixed = engine.new_game("base", 3, 1, options, ["second_edition"]).view(None)
    assert [(each.wonder, each.side) for each in mixed.cities[:2]] == [("giza", "A"), ("rhodes", "B")]
    for side in ("A", "B"):
        alike = engine.new_game("base", 7, 1, {"sides": side}, ["second_edition"]).view(None)
        assert {each.side for each in alike.cities} == {side}


def boards_dealt(options: dict[str, object]) -> set[Board]:
    games = (random_game(7, seed, options) for seed in range(15))
    return {board for game in games for board in game.deal.boards}


def test_boards_are_dealt_according_to_the_options() -> None:
    for sides in ("A", "B", "A+B"):
        assert {board.side for board in boards_dealt({"sides": sides})} == set(sides) - {"+"}
    for wanted in (False, True):
        wonders = {board.wonder for board in boards_dealt({"manneken_pis": wanted})}
        assert ("manneken_pis" in wonders) == wanted
    for seed in range(20):
        fixed = [None, {"wonder": "giza", "side": "B"}, None]
        game = random_game(3, seed, {"wonders": fixed, "sides": "A"})
        assert resume(game.record()).record() == game.record()
        assert game.deal.boards[1] == boards("giza B")[0]
        assert len({board.wonder for board in game.deal.boards}) == 3
