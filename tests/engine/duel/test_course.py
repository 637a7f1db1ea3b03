"""The draft, turning up cards, extra turns, the first player of an age, and scoring in Duel."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine.course import Game
from engine.duel.choice import Begin, Build, BuildWonder, Discard, DuelChoice
from engine.duel.city import City
from engine.duel.events import AgeBegan, CardsTurnedUp, PlaysAgain, ReplayLost, WonderDrafted
from engine.duel.pad import Line, count, most_points
from engine.duel.rules import DuelGame, rules_with, standard_box
from engine.duel.scoring import points_by_item, score_cities, winner
from engine.duel.terms import Slot, Victory
from engine.game import Event, Seat
from engine.record import new_game
from engine.terms import CardId, WonderId
from tests.engine.duel.setting import DEALT, city, covering, game_at, table
from tests.engine.play import play_randomly


def play(game: DuelGame, card: str, action: type[DuelChoice] = Discard) -> tuple[Event, ...]:
    """Play an available card."""
    (decision,) = game.decisions()
    choices = [each for each in decision.choices if isinstance(each, action)]
    return game.play({decision.seat: next(each for each in choices if each.as_json()["card"] == card)})


@pytest.mark.parametrize("first", [0, 1])
def test_wonders_are_drafted_one_two_one_and_then_in_reverse(first: int) -> None:
    game, events = Game(rules_with(standard_box()), replace(DEALT, first=Seat(first))), list[Event]()
    while game.decisions()[0].kind == "draft":
        (decision,) = game.decisions()
        events += game.play({decision.seat: decision.choices[0]})
    drafted = [event for event in events if isinstance(event, WonderDrafted)]
    one, two = first, 1 - first
    assert [event.seat for event in drafted] == [one, two, two, one, two, one, one, two]
    assert [event.wonder for event in drafted] == list(DEALT.wonders)
    assert [number for number, event in enumerate(drafted) if event.last] == [3, 7]
    assert [(len(each.wonders), each.coins) for each in game.table.cities] == [(4, 7), (4, 7)]
    assert (game.table.age, game.table.turn, game.decisions()[0].kind) == (1, first, "turn")


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


def test_a_wonder_with_an_extra_turn_lets_the_player_go_again() -> None:
    game = game_at(table(city(coins=50, wonders="the_sphinx"), free="altar baths theater"))
    assert play(game, "altar", BuildWonder)[-1] == PlaysAgain(Seat(0))
    assert game.table.turn == 0
    play(game, "baths")
    assert asked(game) == [(1, "turn")]


def end_of_age(*, pawn: int = 0, turn: int = 0, wonders: str = "") -> DuelGame:
    """Return a game after the last card of Age I."""
    game = game_at(table(city(coins=50, wonders=wonders), city(coins=50), turn=turn, pawn=pawn))
    events = play(game, "altar", BuildWonder if wonders else Discard)
    assert (ReplayLost(Seat(0)) in events) == bool(wonders)
    assert [event.age for event in events if isinstance(event, AgeBegan)] == [2]
    return game


def asked(game: DuelGame) -> list[tuple[Seat, str]]:
    return [(decision.seat, decision.kind) for decision in game.decisions()]


@pytest.mark.parametrize(
    ("pawn", "turn", "wonders", "begins"),
    # An extra turn is lost with the last card of an age.
    [(2, 0, "", 1), (2, 1, "", 1), (-1, 0, "", 0), (-1, 1, "", 0), (1, 0, "the_sphinx", 1)],
)
def test_the_player_behind_on_the_military_track_begins_the_next_age(
    pawn: int, turn: int, wonders: str, begins: int
) -> None:
    assert asked(end_of_age(pawn=pawn, turn=turn, wonders=wonders)) == [(begins, "turn")]


@pytest.mark.parametrize(("last", "begins"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_the_last_player_chooses_who_begins_if_the_pawn_is_in_the_middle(last: int, begins: int) -> None:
    game = end_of_age(turn=last)
    assert asked(game) == [(last, "begin")]
    assert len(game.view(None).layout) == 20, "the next age is laid out"
    game.play({Seat(last): Begin(Seat(begins))})
    assert asked(game) == [(begins, "turn")]


# -- layouts -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("age", "rows"), [(1, [2, 3, 4, 5, 6]), (2, [6, 5, 4, 3, 2]), (3, [2, 3, 4, 2, 4, 3, 2])]
)
def test_card_layouts_have_their_printed_shape(age: int, rows: list[int]) -> None:
    places = standard_box().ages[age - 1].places
    assert [sum(place.row == row for place in places) for row in range(len(rows))] == rows
    assert all(place.face_up == (place.row % 2 == 0) for place in places)
    uncovered = {place.row for place in places if not covering(places, place.slot)}
    assert uncovered == {len(rows) - 1}

    if age == 3:
        # The fourth row's two cards cover the ones beside the gap.
        covered = [covering(places, Slot(slot)) for slot in range(5, 11)]
        assert covered == [[9], [9], [10], [10], [11, 12], [13, 14]]


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
    scores = score_cities(standard_box(), cities, pawn)
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


BOX = standard_box()
FIGURES = ("civilian", "scientific", "commercial", "guilds", "wonders", "progress", "coins", "military")


def line(*figures: int) -> Line:
    return dict(zip(FIGURES, figures, strict=True))


BUILT = ([WonderId("piraeus")], [WonderId("the_sphinx")])


@pytest.mark.parametrize(
    ("victory", "seat", "ranks", "pawn"),
    [("military", 0, [1, 2], 9), ("military", 1, [2, 1], -9), ("scientific", 0, [1, 2], 0)],
)
def test_the_score_pad_ranks_a_supremacy_first_whatever_the_points(
    victory: Victory, seat: int, ranks: list[int], pawn: int
) -> None:
    weak, strong = line(5, 1, 0, 0, 3, 0, 4, 0), line(9, 6, 2, 3, 6, 4, 8, 5)
    lines = [strong, weak] if seat else [weak, strong]
    pad = count(BOX, lines, BUILT, victory, Seat(seat))
    assert ([score.rank for score in pad.scores], pad.winner, pad.pawn) == (ranks, seat, pawn)
    by_points = count(BOX, lines, BUILT)
    assert {score.total for score in by_points.scores} == {10, 37}
    assert by_points.winner == 1 - seat


def test_the_score_pad_breaks_ties_by_blue_cards_or_shares_the_win() -> None:
    more_blue, less_blue = line(6, 0, 0, 0, 0, 0, 0, 0), line(5, 1, 0, 0, 0, 0, 0, 0)
    assert count(BOX, [less_blue, more_blue], BUILT).winner == 1
    assert count(BOX, [more_blue, more_blue], BUILT).winner is None


def test_the_most_points_of_each_category() -> None:
    # The Pyramids, the Sphinx, the Great Library and the Great Lighthouse; Agriculture, Philosophy and
    # Mathematics among six tokens.
    most = {"civilian": 67, "scientific": 18, "commercial": 15, "wonders": 23, "progress": 29}
    assert most_points(BOX) == most
