"""Turns, effects, the conflict pawn and scoring in Duel (rules, Annexe 1 and 2, Victoire militaire)."""

from collections import Counter
from random import Random

import pytest

from engine.duel.choice import (
    Begin,
    Build,
    BuildWonder,
    Discard,
    DuelChoice,
    KeepToken,
    Revive,
    TakeOpponentCard,
    TakeToken,
)
from engine.duel.city import City
from engine.duel.effects import BuildFromDiscard
from engine.duel.events import (
    AgeBegan,
    CardsTurnedUp,
    CoinsLost,
    CoinsTaken,
    NothingToChoose,
    OpponentCardDiscarded,
    PairCompleted,
    PawnMoved,
    ReplayLost,
    TradeCoinsGained,
    WonderRemoved,
)
from engine.duel.pad import Line, count, most_points
from engine.duel.rules import DuelGame, standard_box
from engine.duel.scoring import points_by_item, score_cities, winner
from engine.duel.table import Table
from engine.duel.terms import Slot, Victory
from engine.game import Event, Seat
from engine.record import new_game
from engine.terms import CardId, TokenId, WonderId
from tests.engine.duel.setting import answer, build, build_wonder, choices, city, events_of, game_at, table
from tests.engine.play import play_randomly

BOX = standard_box()


def play(game: DuelGame, card: str, action: type[DuelChoice] = Discard) -> tuple[Event, ...]:
    (decision,) = game.decisions()
    choices = [each for each in decision.choices if isinstance(each, action)]
    return game.play({decision.seat: next(each for each in choices if each.as_json()["card"] == card)})


def test_uncovered_cards_are_turned_up_after_the_turns_choices() -> None:
    start = table(city("scriptorium"), free="library", face_down="theater")
    game = game_at(start)
    play(game, "library", Build)
    assert [(laid.card, laid.free) for laid in game.view(None).layout] == [(None, True)]
    for running in (game.copy(), game):
        (decision,) = running.decisions()
        events = running.play({decision.seat: decision.choices[0]})
        assert CardsTurnedUp(((Slot(9), CardId("theater")),)) in events
        assert running.table.turn == 1


def asked(game: DuelGame) -> list[tuple[Seat, str]]:
    return [(decision.seat, decision.kind) for decision in game.decisions()]


@pytest.mark.parametrize(
    ("pawn", "turn", "wonders", "begins"),
    [
        (2, 0, "", 1),
        (2, 1, "", 1),
        (-1, 0, "", 0),
        (-1, 1, "", 0),
        # An extra turn is lost with the last card of an age.
        (1, 0, "the_sphinx", 1),
        # The last player chooses if the pawn is in the middle.
        (0, 0, "", None),
        (0, 1, "", None),
    ],
)
def test_the_player_behind_on_the_military_track_begins_the_next_age(
    pawn: int, turn: int, wonders: str, begins: int | None
) -> None:
    game = game_at(table(city(coins=50, wonders=wonders), city(coins=50), turn=turn, pawn=pawn))
    events = play(game, "altar", BuildWonder if wonders else Discard)
    assert (ReplayLost(Seat(0)) in events) == bool(wonders)
    assert [event.age for event in events if isinstance(event, AgeBegan)] == [2]
    assert len(game.view(None).layout) == 20, "the next age is laid out"
    if begins is None:
        assert asked(game) == [(turn, "begin")]
        game.play({Seat(turn): Begin(Seat(1 - turn))})
        begins = 1 - turn
    assert asked(game) == [(begins, "turn")]


# -- points, ranks and ties ----------------------------------------------------------------------------


RICH = city("palace town_hall", coins=30)
SIX_SYMBOLS = city("scriptorium pharmacist apothecary workshop university academy")


@pytest.mark.parametrize(
    ("cities", "pawn", "ranks"),
    [
        # Ties are broken by blue cards; else both share the first rank.
        ((city("altar"), city(coins=9)), 0, [1, 2]),
        ((city("altar"), city("theater")), 0, [1, 1]),
        # Only complete sets of three coins count.
        ((city("altar", coins=2), city("theater", coins=0)), 0, [1, 1]),
        # A supremacy ranks first whatever the points, and the capital scores no military points.
        ((city(), RICH), 9, [1, 2]),
        ((RICH, city()), -9, [2, 1]),
        ((RICH, SIX_SYMBOLS), 0, [2, 1]),
    ],
)
def test_duel_ranks(cities: tuple[City, City], pawn: int, ranks: list[int]) -> None:
    scores = score_cities(BOX, cities, pawn)
    assert [score.rank for score in scores] == ranks
    assert winner(scores) == (None if ranks == [1, 1] else ranks.index(1))
    assert [score.rows["military"] for score in scores] == [0, 0]


def test_points_by_item_add_up_to_their_category() -> None:
    sources = {"blue": "civilian", "green": "scientific", "yellow": "commercial", "purple": "guilds"}
    sources |= {"wonders": "wonders", "progress_tokens": "progress"}
    for seed in range(25):
        view = play_randomly(new_game("duel", 2, seed), Random(seed)).view(None)
        for score in view.scores:
            found = Counter[str]()
            for kind, _, points in points_by_item(view.box, view.cities, score.seat):
                found[sources[kind]] += points
            assert found == Counter({each: score.rows[each] for each in sources.values()})


# -- the score pad -------------------------------------------------------------------------------------


FIGURES = ("civilian", "scientific", "commercial", "guilds", "wonders", "progress", "coins", "military")


def line(*figures: int) -> Line:
    return dict(zip(FIGURES, figures, strict=True))


BUILT = ([WonderId("piraeus")], [WonderId("the_sphinx")])


@pytest.mark.parametrize(
    ("victory", "seat", "ranks", "pawn"),
    [("military", 0, [1, 2], 9), ("military", 1, [2, 1], -9), ("scientific", 0, [1, 2], 0)],
)
def test_the_score_pad_ranks_a_supremacy_first_and_breaks_ties_by_blue_cards(
    victory: Victory, seat: int, ranks: list[int], pawn: int
) -> None:
    weak, strong = line(5, 1, 0, 0, 3, 0, 4, 0), line(9, 6, 2, 3, 6, 4, 8, 5)
    lines = [strong, weak] if seat else [weak, strong]
    pad = count(BOX, lines, BUILT, victory, Seat(seat))
    assert ([score.rank for score in pad.scores], pad.winner, pad.pawn) == (ranks, seat, pawn)
    by_points = count(BOX, lines, BUILT)
    assert {score.total for score in by_points.scores} == {10, 37}
    assert by_points.winner == 1 - seat
    # Ties are broken by blue cards.
    more_blue, less_blue = line(6, 0, 0, 0, 0, 0, 0, 0), line(5, 1, 0, 0, 0, 0, 0, 0)
    assert count(BOX, [less_blue, more_blue], BUILT).winner == 1
    assert count(BOX, [more_blue, more_blue], BUILT).winner is None


def test_the_most_points_of_each_category() -> None:
    # The Pyramids, the Sphinx, the Great Library and the Great Lighthouse; Agriculture, Philosophy and
    # Mathematics among six tokens.
    most = {"civilian": 67, "scientific": 18, "commercial": 15, "wonders": 23, "progress": 29}
    assert most_points(BOX) == most


# -- progress tokens -------------------------------------------------------------------------------------


FIVE_SYMBOLS = "scriptorium pharmacist apothecary workshop university"


@pytest.mark.parametrize(
    ("thing", "own", "other", "coins"),
    [
        ("forum", city(coins=9), city(coins=1, tokens="economy"), (4, 3)),
        # Neither printed coins nor the owner's own trade count.
        ("pretorium", city(coins=9), city(tokens="economy"), (1, 0)),
        ("walls", city(coins=9, tokens="economy"), city(), (5, 0)),
        # Discounted prices and wonders count.
        ("aqueduct", city("stone_reserve", coins=9), city("quarry", tokens="economy"), (6, 3)),
        ("the_pyramids", city(coins=9, wonders="the_pyramids"), city(tokens="economy"), (1, 8)),
    ],
)
def test_economy_gains_the_coins_the_opponent_pays_for_resources(
    thing: str, own: City, other: City, coins: tuple[int, int]
) -> None:
    start = table(own, other, free="altar" if own.wonders else thing)
    done = build_wonder(start, thing) if own.wonders else build(start, thing)
    assert (done.city.coins, done.other_city.coins) == coins
    gained = [(event.seat, event.coins) for event in events_of(done, TradeCoinsGained)]
    assert gained == [(1, coins[1] - other.coins)] * (coins[1] > other.coins)


def test_law_completes_no_pair_but_counts_as_a_symbol() -> None:
    asked = build(table(city(FIVE_SYMBOLS, coins=9), free="library altar", board="law"), "library")
    assert asked.table.victory is None
    done = answer(asked, TakeToken(TokenId("law")))
    assert (events_of(done, PairCompleted), done.table.victory) == ([], "scientific")


def test_strategy_adds_a_shield_to_red_cards_but_not_to_wonders() -> None:
    own = city("stable", coins=50, wonders="the_colossus", tokens="strategy")
    assert build(table(own, free="walls altar"), "walls").table.pawn == 3
    assert build_wonder(table(own, free="walls altar"), "the_colossus").table.pawn == 2


def test_theology_grants_an_extra_turn_to_wonders_built_later() -> None:
    own = city(coins=50, wonders="the_pyramids the_sphinx", tokens="theology")
    for wonder in ("the_pyramids", "the_sphinx"):
        done = build_wonder(table(own, free="altar baths"), wonder)
        assert done.table.plays_again
    assert not build(table(done.city, free="altar baths"), "altar").table.plays_again
    start = table(city(coins=50, wonders="the_great_library"), free="altar baths")
    done = answer(build_wonder(start, "the_great_library"), KeepToken(TokenId("theology")))
    assert not done.table.plays_again
    own = city("scriptorium", coins=50, wonders="the_mausoleum")
    start = table(own, free="altar baths", discard="library", board="theology")
    revived = answer(build_wonder(start, "the_mausoleum"), Revive(CardId("library")))
    assert not answer(revived, TakeToken(TokenId("theology"))).table.plays_again


@pytest.mark.parametrize(("card", "coins"), [("barracks", [4]), ("altar", [])])
def test_urbanism_gives_four_coins_for_each_chain(card: str, coins: list[int]) -> None:
    done = build(table(city("garrison", tokens="urbanism"), free=card), card)
    assert [event.coins for event in events_of(done, CoinsTaken)] == coins


def test_a_pair_needs_one_city_and_a_token_on_the_board() -> None:
    done = build(table(city("scriptorium"), free="library", board=""), "library")
    assert done.table.questions == []
    assert [(event.symbol, event.token) for event in events_of(done, PairCompleted)] == [("quill", False)]
    two_cities = build(table(city(coins=9), city("scriptorium"), free="library"), "library")
    assert two_cities.table.questions == []


# -- wonders -------------------------------------------------------------------------------------------


# Wood, stone, clay, glass and papyrus; points, shields and coins; whether it gives an extra turn.
WONDERS = {
    "circus_maximus": ("WSSG", 3, 1, 0, False),
    "the_colossus": ("CCCG", 3, 2, 0, False),
    "the_great_lighthouse": ("WSPP", 4, 0, 0, False),
    "the_hanging_gardens": ("WWGP", 3, 0, 6, True),
    "the_great_library": ("WWWGP", 4, 0, 0, False),
    "the_mausoleum": ("CCGGP", 2, 0, 0, False),
    "piraeus": ("WWSC", 2, 0, 0, True),
    "the_pyramids": ("SSSP", 9, 0, 0, False),
    "the_sphinx": ("SCGG", 6, 0, 0, True),
    "the_statue_of_zeus": ("WSCPP", 3, 1, 0, False),
    "the_temple_of_artemis": ("WSGP", 0, 0, 12, True),
    "the_appian_way": ("SSCCP", 3, 0, 3, True),
}
RESOURCES = {"W": "wood", "S": "stone", "C": "clay", "G": "glass", "P": "papyrus"}


def with_wonder(wonder_id: str, *, theirs: str = "", aside: str = "law economy") -> Table:
    other = city(theirs, coins=9)
    return table(city(coins=50, wonders=wonder_id), other, free="altar baths", aside=aside)


@pytest.mark.parametrize("wonder_id", WONDERS)
def test_each_duel_wonder_costs_and_does_what_is_printed(wonder_id: str) -> None:
    cost, points, shields, coins, again = WONDERS[wonder_id]
    printed = BOX.wonders[WonderId(wonder_id)].cost
    assert (printed.coins, printed.resources) == (0, {RESOURCES[each]: cost.count(each) for each in cost})
    done = build_wonder(with_wonder(wonder_id), wonder_id)
    assert done.city.coins == 50 - 2 * len(cost) + coins
    assert (done.city.built_wonders, done.city.buildings) == ([wonder_id], [])
    assert score_cities(BOX, done.table.cities, 0)[0].rows["wonders"] == points
    assert (done.table.pawn, done.table.plays_again) == (shields, again)


def test_duel_has_twelve_wonders_which_ask_after_their_other_effects() -> None:
    assert BOX.wonders.keys() == WONDERS.keys()
    asking = {"DiscardOpponentCard", "BuildFromDiscard", "ChooseAsideToken"}
    for each in BOX.wonders.values():
        names = [type(effect).__name__ for effect in each.effects]
        later = names[min([names.index(name) for name in asking & {*names}], default=0) :]
        assert not asking & {*names} or not {"Coins", "Shields"} & {*later}


@pytest.mark.parametrize(
    ("wonder_id", "theirs", "may_choose"),
    [
        ("the_statue_of_zeus", "quarry press sawmill altar", ["quarry", "sawmill"]),
        ("circus_maximus", "quarry press sawmill glassworks", ["press", "glassworks"]),
        # Without a card of the colour, only shields and points apply.
        ("the_statue_of_zeus", "press altar", []),
        ("circus_maximus", "quarry altar", []),
    ],
)
def test_a_wonder_discards_a_card_of_the_opponent(wonder_id: str, theirs: str, may_choose: list[str]) -> None:
    done = build_wonder(with_wonder(wonder_id, theirs=theirs), wonder_id)
    assert (len(events_of(done, NothingToChoose)), done.table.pawn) == (not may_choose, 1)
    if may_choose:
        assert [choice.as_json()["card"] for choice in choices(done.table)] == may_choose
        done = answer(done, TakeOpponentCard(CardId(may_choose[0])))
        assert events_of(done, OpponentCardDiscarded)[0].card == may_choose[0]
    assert done.table.discard == may_choose[:1]
    assert done.other_city.buildings == [each for each in theirs.split() if each not in may_choose[:1]]


def test_the_mausoleum_applies_strategy_but_gains_no_coins_by_urbanism() -> None:
    done = build_wonder(with_wonder("the_mausoleum"), "the_mausoleum")
    assert [event.effect for event in events_of(done, NothingToChoose)] == [BuildFromDiscard()]
    own = city("garrison", coins=50, wonders="the_mausoleum", tokens="strategy urbanism")
    asked = build_wonder(table(own, free="altar baths", discard="barracks"), "the_mausoleum")
    done = answer(asked, Revive(CardId("barracks")))
    assert (done.table.pawn, events_of(done, CoinsTaken)) == (2, [])


def test_the_great_library_offers_three_of_the_tokens_set_aside() -> None:
    start = with_wonder("the_great_library", aside="law economy strategy theology")
    asked = build_wonder(start, "the_great_library")
    assert choices(asked.table) == tuple(KeepToken(TokenId(each)) for each in ("law", "economy", "strategy"))
    done = answer(asked, KeepToken(TokenId("economy")))
    assert (done.city.tokens, done.table.aside_tokens) == (["economy"], ["theology"])


@pytest.mark.parametrize(
    ("built", "removed"), [("piraeus the_sphinx the_colossus", 1), ("piraeus the_sphinx", 0)]
)
def test_the_eighth_wonder_is_removed_once_seven_are_built(built: str, removed: int) -> None:
    own = city(coins=50, built=built, wonders="the_pyramids")
    other = city(built="the_mausoleum the_appian_way circus_maximus", wonders="the_temple_of_artemis")
    done = build_wonder(table(own, other, free="altar baths"), "the_pyramids")
    told_of = [(event.seat, event.wonder) for event in events_of(done, WonderRemoved)]
    assert told_of == [(1, "the_temple_of_artemis")] * removed
    assert len(done.other_city.unbuilt_wonders) == 1 - removed


# -- the conflict pawn, looting tokens and military supremacy ------------------------------------------


@pytest.mark.parametrize(
    ("card", "turn", "tokens", "start", "end"),
    [
        # Each shield moves the pawn one space towards the opponent.
        ("walls", 0, "", -3, -1),
        ("walls", 1, "", 0, -2),
        # Rules, Stratégie: a building with 2 shields moves the pawn 3 spaces.
        ("archery_range", 0, "strategy", 0, 3),
        # It stops at the capital.
        ("walls", 0, "", 7, 9),
        ("walls", 1, "", -8, -9),
    ],
)
def test_shields_move_the_pawn_and_win_at_the_capital(
    card: str, turn: int, tokens: str, start: int, end: int
) -> None:
    both = city(coins=9, tokens=tokens)
    done = build(table(both, both, free=f"{card} altar", turn=turn, pawn=start), card)
    assert [(event.start, event.end) for event in events_of(done, PawnMoved)] == [(start, end)]
    assert done.table.pawn == end
    won = abs(end) == 9
    assert done.table.victory == ("military" if won else None)
    assert (choices(done.table) == ()) == won


@pytest.mark.parametrize(
    ("card", "own", "pawn", "coins", "military_tokens", "lost", "left"),
    [
        # Rules, Victoire militaire: two shields reach a new zone, the opponent loses 2 coins.
        ("archery_range", "", 1, 9, "loot_2_a loot_5_a loot_2_b", [2], "loot_5_a loot_2_b"),
        # A token applies once, and not when the pawn moves back.
        ("walls", "", -4, 9, "loot_2_b loot_5_b", [], "loot_2_b loot_5_b"),
        # One move through two zones applies both tokens.
        ("pretorium", "strategy", 2, 9, "loot_2_a loot_5_a", [2, 5], ""),
        # It takes at most the opponent's coins.
        ("walls", "", 5, 3, "loot_5_a", [3], ""),
    ],
)
def test_looting_tokens_apply_once_when_the_pawn_enters_their_zone(
    card: str, own: str, pawn: int, coins: int, military_tokens: str, lost: list[int], left: str
) -> None:
    cities = city(coins=20, tokens=own), city(coins=coins)
    done = build(table(*cities, free=card, pawn=pawn, military_tokens=military_tokens), card)
    assert [event.coins for event in events_of(done, CoinsLost)] == lost
    assert done.other_city.coins == coins - sum(lost)
    assert done.table.military_tokens == left.split()


def test_a_military_supremacy_skips_the_wonders_other_effects() -> None:
    cities = city(coins=50, wonders="the_statue_of_zeus"), city("quarry clay_pit")
    done = build_wonder(table(*cities, free="altar baths", pawn=8), "the_statue_of_zeus")
    assert (done.table.victory, done.table.questions) == ("military", [])
    assert done.other_city.buildings == ["quarry", "clay_pit"]


def test_military_points_of_the_leader_by_zone() -> None:
    points = [BOX.track.points(lead) for lead in range(-9, 10)]
    assert points == [0] * 10 + [2, 2, 5, 5, 5, 10, 10, 10, 0]
