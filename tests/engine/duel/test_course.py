"""The course: the draft, turning up cards, further turns, who begins an age, how the game ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.course import Game
from engine.duel.choice import Begin, Build, BuildWonder, Discard, Draft
from engine.duel.deal import deal
from engine.duel.events import (
    AgeBegan,
    CardsTurnedUp,
    GameEnded,
    PlaysAgain,
    ReplayLost,
    WonderDrafted,
    WondersShown,
)
from engine.duel.rules import DuelGame, rules_with, standard_box
from engine.duel.terms import Slot
from engine.game import Event, Seat
from engine.terms import CardId
from tests.engine.duel.setting import DEALT, FIRST_FREE, city, discard, game_at, table


def test_deal_takes_three_cards_off_each_deck_and_puts_three_guilds_into_age_iii() -> None:
    for seed in range(30):
        dealt = deal(standard_box(), seed)
        assert [len(set(age)) for age in dealt.ages] == [20, 20, 20]
        assert sum("guild" in each for each in dealt.ages[2]) == 3
        assert len(set(dealt.wonders)) == 8
        assert len({*dealt.board_tokens, *dealt.aside_tokens}) == 10
    assert {deal(standard_box(), seed).first for seed in range(20)} == {0, 1}


def turns(game: DuelGame) -> list[Build | BuildWonder | Discard]:
    """List what may be done in the turn of a game."""
    (decision,) = game.decisions()
    return [choice for choice in decision.choices if isinstance(choice, Build | BuildWonder | Discard)]


def play(
    game: DuelGame, card: str, action: type[Build | BuildWonder | Discard] = Discard
) -> tuple[Event, ...]:
    """Do something with a free card in the turn of a game."""
    (decision,) = game.decisions()
    choice = next(each for each in turns(game) if isinstance(each, action) and each.card == card)
    return game.play({decision.seat: choice})


def draft(game: DuelGame) -> list[tuple[Seat, str, bool]]:
    """Let everybody take the first wonder shown; return who took what, and whether it was the last one."""
    events: list[Event] = []
    while game.decisions()[0].kind == "draft":
        (decision,) = game.decisions()
        events += game.play({decision.seat: decision.choices[0]})
    return [(event.seat, event.wonder, event.last) for event in events if isinstance(event, WonderDrafted)]


@pytest.mark.parametrize("first", [0, 1])
def test_draft_goes_one_two_one_and_then_the_other_way_round(first: int) -> None:
    game = Game(rules_with(standard_box()), replace(DEALT, first=Seat(first)))
    picks = draft(game)
    one, two = first, 1 - first
    assert [seat for seat, _, _ in picks] == [one, two, two, one, two, one, one, two]
    assert [wonder for _, wonder, _ in picks] == list(DEALT.wonders)
    assert [number for number, pick in enumerate(picks) if pick[2]] == [3, 7]
    assert [(len(each.wonders), each.coins) for each in game.table.cities] == [(4, 7), (4, 7)]
    assert (game.table.age, game.table.turn, game.decisions()[0].kind) == (1, first, "turn")


def test_second_four_wonders_are_shown_when_the_first_four_are_taken() -> None:
    game = Game(rules_with(standard_box()), DEALT)
    assert game.view(None).draft == DEALT.wonders[:4]
    assert game.decisions()[0].choices == tuple(map(Draft, DEALT.wonders[:4]))
    events: tuple[Event, ...] = ()
    for _ in range(3):
        (decision,) = game.decisions()
        events = game.play({decision.seat: decision.choices[0]})
    assert game.view(None).draft == DEALT.wonders[4:]
    assert WondersShown(Seat(1 - DEALT.first), DEALT.wonders[4:]) in events


def test_covered_card_cannot_be_taken_and_is_turned_up_when_the_last_cover_has_gone() -> None:
    game = game_at(table(city(), free="altar baths", face_down="theater"))
    assert {choice.slot for choice in turns(game)} == {14, 15}
    assert not [event for event in play(game, "altar") if isinstance(event, CardsTurnedUp)]
    assert {choice.slot for choice in turns(game)} == {15}
    assert play(game, "baths")[-1] == CardsTurnedUp(((Slot(9), CardId("theater")),))
    assert {choice.slot for choice in turns(game)} == {9}


def test_cards_stay_face_down_until_the_choices_of_the_turn_are_made() -> None:
    start = table(city("scriptorium"), free="library", face_down="theater")
    game = game_at(start)
    play(game, "library", Build)
    assert [(laid.card, laid.free) for laid in game.view(None).layout] == [(None, True)]
    for running in (game.copy(), game):
        (decision,) = running.decisions()
        events = running.play({decision.seat: decision.choices[0]})
        assert CardsTurnedUp(((Slot(9), CardId("theater")),)) in events
        assert running.table.turn == 1


def test_wonder_with_another_turn_lets_the_same_seat_play_on() -> None:
    game = game_at(table(city(coins=50, wonders="the_sphinx"), free="altar baths theater"))
    assert play(game, "altar", BuildWonder)[-1] == PlaysAgain(Seat(0))
    assert game.table.turn == 0
    play(game, "baths")
    assert [(decision.seat, decision.kind) for decision in game.decisions()] == [(1, "turn")]


def end_of_age(*, pawn: int = 0, turn: int = 0, wonders: str = "") -> DuelGame:
    """Take the last card of Age I."""
    own = city(coins=50, wonders=wonders)
    game = game_at(table(own, city(coins=50), free="altar", turn=turn, pawn=pawn))
    events = play(game, "altar", BuildWonder if wonders else Discard)
    assert (ReplayLost(Seat(0)) in events) == bool(wonders)
    assert [event.age for event in events if isinstance(event, AgeBegan)] == [2]
    return game


@pytest.mark.parametrize(
    ("pawn", "turn", "wonders", "begins"),
    [
        (2, 0, "", 1),
        (2, 1, "", 1),
        (-1, 0, "", 0),
        (-1, 1, "", 0),
        # Another turn is lost with the last card of an age.
        (1, 0, "the_sphinx", 1),
    ],
)
def test_seat_that_is_behind_on_the_track_begins_the_next_age(
    pawn: int, turn: int, wonders: str, begins: int
) -> None:
    game = end_of_age(pawn=pawn, turn=turn, wonders=wonders)
    assert [(decision.seat, decision.kind) for decision in game.decisions()] == [(begins, "turn")]
    assert len(game.view(None).layout) == 20


@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize("begins", [0, 1])
def test_with_the_pawn_in_the_middle_the_seat_that_played_last_says_who_begins(
    last: int, begins: int
) -> None:
    game = end_of_age(turn=last)
    (decision,) = game.decisions()
    assert (decision.seat, decision.kind) == (last, "begin")
    assert decision.choices == (Begin(Seat(0)), Begin(Seat(1)))
    game.play({Seat(last): Begin(Seat(begins))})
    assert [(each.seat, each.kind) for each in game.decisions()] == [(begins, "turn")]


def test_choices_of_the_last_card_are_made_before_the_age_ends() -> None:
    game = game_at(table(city("scriptorium"), free="library", pawn=1))
    play(game, "library", Build)
    assert (game.table.age, game.decisions()[0].kind) == (1, "token")
    game.play({Seat(0): game.decisions()[0].choices[0]})
    assert (game.table.age, game.decisions()[0].kind) == (2, "turn")


def test_game_ends_with_the_last_card_of_age_iii() -> None:
    game = game_at(table(city("altar"), free="baths", age=3))
    ended = play(game, "baths")[-1]
    assert isinstance(ended, GameEnded)
    assert (ended.victory, ended.winner) == ("civilian", 0)
    assert (game.over, game.outcome()["victory"]) == (True, "civilian")


def test_discarding_pays_two_and_one_for_each_yellow_card() -> None:
    assert discard(table(city()), "altar").city.coins == 2
    done = discard(table(city("tavern brewery"), free="forum altar"), "forum")
    assert (done.city.coins, done.table.discard) == (4, ["forum"])
    assert FIRST_FREE not in done.table.layout.cards
