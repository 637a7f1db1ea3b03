"""What wonders let their players do in play: the powers of Olympia, Babylon and Halicarnassus."""

from __future__ import annotations

import pytest

from engine.base.events import Built, CoinsTaken, DiscardEmpty, Revived, Sold, StageBuilt
from engine.base.rules import BaseGame
from engine.game import Seat
from engine.terms import CardId
from tests.engine.base.setting import city, facts_of, pass_time, play, score, stacked
from tests.gallery.base_cities import Sketch

OWN, LEFT = Seat(0), Seat(1)


def begun(board: str, hand: str, *moves: str) -> BaseGame:
    """Begin a game between Giza and Rhodes in which all hold the same cards and make the same moves."""
    game = stacked([board, "giza A", "rhodes A"], [hand] * 3, ["pantheon senate"] * 3)
    for move in moves:
        play(game, move)
    return game


def test_olympia_builds_one_card_free_in_each_age_and_saves_none_up() -> None:
    game = begun("olympia A", "palace sawmill quarry", "build sawmill", "build quarry", "stage tavern")
    play(game, "stage tavern")
    for card in ("palace", "pantheon"):
        before = game.view(None).cities[OWN]
        assert before.can_build_free()
        play(game, f"build {card} how power")
        after = game.view(None).cities[OWN]
        assert (after.buildings[-1], after.coins, after.can_build_free()) == (card, before.coins, False)
        pass_time(game, 1)
    assert not game.view(None).cities[OWN].can_build_free()


TWO_AROUND = (
    city("giza A", "spies_guild", "lumber_yard", "quarry", "baths"),
    city("rhodes A", "magistrates_guild", "workers_guild", "ore_vein"),
)


@pytest.mark.parametrize(
    ("own", "around", "guild", "owner", "points"),
    [
        # The best one.
        (city("olympia B", "altar", stages=3), TWO_AROUND, "workers_guild", 2, 3),
        # None where no guild is worth anything.
        (city("olympia B", stages=3), (city("giza A", "spies_guild"), city("rhodes A")), None, None, 0),
        # One that counts itself.
        (
            city("olympia B", "quarry", "press_age_1", stages=3),
            (city("giza A", "shipowners_guild"), city("rhodes A")),
            "shipowners_guild",
            1,
            3,
        ),
        # The defeats of its own neighbours.
        (
            city("olympia B", stages=3, conflicts=(-1, -1)),
            (city("giza A", "strategists_guild", conflicts=(-1,)), city("rhodes A", conflicts=(-1, -1, 1))),
            "strategists_guild",
            1,
            3,
        ),
    ],
)
def test_olympia_copies_that_guild_of_a_neighbour_which_brings_most(
    own: Sketch, around: tuple[Sketch, Sketch], guild: str | None, owner: int | None, points: int
) -> None:
    result = score(own, *around)
    assert (result.guild, result.guild_from) == (guild, owner)
    assert result.guild_points == result.row("guilds") == points


def test_olympia_copies_the_scientists_guild_as_a_symbol_of_choice() -> None:
    own = city("olympia B", "apothecary", "workshop", stages=3)
    result = score(own, city("giza A", "scientists_guild"), TWO_AROUND[1])
    assert (result.guild, result.symbols) == ("scientists_guild", ("tablet",))
    assert (result.row("scientific"), result.guild_points) == (10, 8)


@pytest.mark.parametrize(
    ("move", "event"),
    [
        ("sell altar", Sold(OWN, 3, seventh=True)),
        ("build altar", Built(OWN, CardId("altar"), "free", seventh=True)),
    ],
)
def test_babylon_plays_its_last_card_also_in_the_age_in_which_the_stage_is_built(
    move: str, event: Sold | Built
) -> None:
    moves = ("build loom_age_1", "build sawmill", "build glassworks_age_1", "stage tavern")
    game = begun("babylon B", "altar loom_age_1 sawmill glassworks_age_1", *moves)
    play(game, "stage loom_age_1")
    before = game.view(None)
    play(game, "sell loom_age_1")
    # The others have sold in the sixth round and discarded their last cards before.
    assert game.view(None).discard_size == before.discard_size + 3 + 2
    (decision,) = game.decisions()
    assert (decision.seat, decision.kind) == (OWN, "seventh_card")
    assert [game.view(seat).hand for seat in (OWN, LEFT)] == [("altar",), ()]
    assert play(game, move)[0] == event
    assert (game.view(None).age, game.view(None).round) == (2, 1)


def test_halicarnassus_builds_any_discarded_card_free_at_the_end_of_the_round() -> None:
    game = begun("halicarnassus B", "foundry ore_vein palace altar")
    play(game, "build foundry", "sell altar", "sell palace")
    play(game, "stage tavern", "sell ore_vein")
    (decision,) = game.decisions()
    assert (decision.seat, decision.kind) == (OWN, "revive")
    # Cards sold in this very round lie there as well, and cards that cost what it cannot pay.
    lying = {"palace", "altar", "ore_vein", "tavern"}
    assert {facts_of(choice).card for choice in decision.choices} == {*lying, None}
    assert [set(game.view(seat).discard) for seat in (OWN, LEFT)] == [lying, set()]
    # No card is chosen from a hand now.
    assert [(view.hand, view.offers) for view in map(game.view, (OWN, LEFT))] == [((), ())] * 2
    assert game.copy().play({OWN: decision.choices[-1]}) == (Revived(OWN, None),)
    assert play(game.copy(), "revive tavern") == (Revived(OWN, CardId("tavern")), CoinsTaken(OWN, 5))
    coins = game.view(None).cities[OWN].coins
    assert play(game, "revive palace") == (Revived(OWN, CardId("palace")),)
    view = game.view(None)
    assert (view.cities[OWN].buildings[-1], view.cities[OWN].coins) == ("palace", coins)
    assert (view.round, view.discard_size) == (3, 3)


def test_halicarnassus_takes_the_last_cards_of_the_age_before_conflicts_are_resolved() -> None:
    game = stacked(["halicarnassus B", "giza A", "rhodes A"], ["foundry", "", "barracks"])
    play(game, "build foundry")
    pass_time(game, 4)
    play(game, "stage tavern")
    assert "barracks" in game.view(OWN).discard
    play(game, "revive barracks")
    assert game.view(None).cities[0].conflicts == (1, 1)


def test_nobody_is_asked_where_nothing_can_be_built_of_the_discard_pile() -> None:
    game = begun("halicarnassus B", "foundry")
    play(game, "build foundry", "build tavern", "build tavern")
    play(game, "build tavern", "sell tavern", "sell tavern")
    assert play(game, "stage tavern")[::3] == (StageBuilt(OWN, 1, "own"), DiscardEmpty(OWN))
    assert game.view(None).round == 4
