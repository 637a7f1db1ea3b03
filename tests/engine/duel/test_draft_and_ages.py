"""The draft, turning up cards, further turns, and who begins an age."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.duel.choice import Begin, Discard, Draft, TakeToken
from engine.duel.choices import choices
from engine.duel.deal import deal
from engine.duel.dealer import go_on
from engine.duel.events import (
    AgeBegan,
    CardsTurnedUp,
    DuelEvent,
    GameEnded,
    PlaysAgain,
    ReplayLost,
    WonderDrafted,
    WondersShown,
)
from engine.duel.layouts import layout
from engine.duel.play import DuelGame
from engine.duel.resolution import carry_out
from engine.duel.table import Laid, Table, free_cards
from engine.duel.terms import CardId, Slot, TokenId
from engine.game import Seat
from tests.engine.duel.setting import FIRST_FREE, answer, build, build_wonder, city, discard, table

DEALT = deal(1)


def draft(game: DuelGame) -> list[tuple[Seat, str, bool]]:
    """Let everybody take the first wonder shown; gives who took what, and whether it was the last one."""
    events: list[DuelEvent] = []
    while game.decisions()[0].kind == "draft":
        (decision,) = game.decisions()
        events += game.play({decision.seat: decision.choices[0]})
    return [(event.seat, event.wonder, event.last) for event in events if isinstance(event, WonderDrafted)]


@pytest.mark.parametrize("first", [0, 1])
def test_draft_goes_one_two_one_and_then_the_other_way_round(first: int) -> None:
    game = DuelGame(replace(DEALT, first=Seat(first)))
    picks = draft(game)
    one, two = first, 1 - first
    assert [seat for seat, _, _ in picks] == [one, two, two, one, two, one, one, two]
    assert [wonder for _, wonder, _ in picks] == list(DEALT.wonders)
    assert [number for number, pick in enumerate(picks) if pick[2]] == [3, 7]
    assert [len(each.wonders) for each in game.table.cities] == [4, 4]


def test_second_four_wonders_are_shown_when_the_first_four_are_taken() -> None:
    game = DuelGame(DEALT)
    assert game.table.draft == DEALT.wonders[:4]
    events: tuple[DuelEvent, ...] = ()
    for _ in range(3):
        (decision,) = game.decisions()
        events = game.play({decision.seat: decision.choices[0]})
    assert game.table.draft == DEALT.wonders[4:]
    assert WondersShown(Seat(1 - DEALT.first), DEALT.wonders[4:]) in events


@pytest.mark.parametrize("first", [0, 1])
def test_first_player_begins_age_i_with_seven_coins_each(first: int) -> None:
    game = DuelGame(replace(DEALT, first=Seat(first)))
    draft(game)
    assert (game.table.age, game.table.turn) == (1, first)
    assert [each.coins for each in game.table.cities] == [7, 7]
    assert game.decisions()[0].kind == "turn"


@pytest.mark.parametrize(
    ("age", "rows"),
    [(1, [2, 3, 4, 5, 6]), (2, [6, 5, 4, 3, 2]), (3, [2, 3, 4, 2, 4, 3, 2])],
)
def test_layouts_have_their_shape_and_every_other_row_face_down(age: int, rows: list[int]) -> None:
    places = layout(age)
    assert [sum(place.row == row for place in places) for row in range(len(rows))] == rows
    assert all(place.face_up == (place.row % 2 == 0) for place in places)
    last = len(rows) - 1
    assert [place.slot for place in places if not place.covered_by] == [
        place.slot for place in places if place.row == last
    ]


def test_the_gap_of_age_iii_is_covered_by_the_two_cards_of_the_fourth_row() -> None:
    covered = {place.slot: place.covered_by for place in layout(3)}
    assert [covered[Slot(slot)] for slot in (5, 6, 7, 8)] == [(9,), (9,), (10,), (10,)]
    assert [covered[Slot(slot)] for slot in (9, 10)] == [(11, 12), (13, 14)]


def laid(face_up: dict[int, str], face_down: tuple[int, ...]) -> tuple[Laid | None, ...]:
    return tuple(
        Laid("age_1", CardId(face_up[slot]))
        if slot in face_up
        else Laid("age_1", None)
        if slot in face_down
        else None
        for slot in range(20)
    )


def test_covered_card_cannot_be_taken_and_is_turned_up_when_the_last_cover_has_gone() -> None:
    start = replace(
        table(city(), free="altar baths"), layout=laid({14: "altar", 15: "baths"}, face_down=(9,))
    )
    assert [slot for slot, _ in free_cards(start)] == [14, 15]
    first = discard(start, "altar")
    half, events = go_on(DEALT, first.table, choices(start)[1])
    assert half.layout[9] == Laid("age_1", None)
    assert events == []
    both = discard(half, "baths")
    turned, events = go_on(DEALT, both.table, Discard(Slot(15), CardId("baths"), 2))
    assert turned.layout[9] == Laid("age_1", DEALT.ages[0][9])
    assert events == [CardsTurnedUp(((Slot(9), DEALT.ages[0][9]),))]


def test_cards_stay_face_down_until_the_choices_of_the_turn_are_made() -> None:
    start = replace(
        table(city("scriptorium"), free="library"), layout=laid({14: "library", 19: "altar"}, face_down=(9,))
    )
    asked = build(start, "library")
    waiting, events = go_on(DEALT, asked.table, choices(start)[0])
    assert (waiting.layout[9], events) == (Laid("age_1", None), [])
    token = TakeToken(TokenId("philosophy"))
    done, events = go_on(DEALT, answer(asked, token).table, token)
    assert done.layout[9] == Laid("age_1", DEALT.ages[0][9])
    assert done.turn == 1


def test_turn_passes_to_the_opponent() -> None:
    start = table(city(), free="altar baths")
    after, _ = go_on(DEALT, discard(start, "altar").table, choices(start)[0])
    assert after.turn == 1


def test_wonder_with_another_turn_lets_the_same_seat_play_on() -> None:
    start = table(city(coins=50, wonders="the_sphinx"), free="altar baths")
    after, events = go_on(DEALT, build_wonder(start, "the_sphinx").table, choices(start)[0])
    assert after.turn == 0
    assert events[-1] == PlaysAgain(Seat(0))
    assert not after.plays_again


def end_of_age(*, pawn: int = 0, turn: int = 0, wonders: str = "", age: int = 1) -> Table:
    own = city(coins=50, wonders=wonders)
    start = replace(table(own, city(coins=50), free="altar", turn=turn, pawn=pawn), age=age)
    done = build_wonder(start, wonders) if wonders else discard(start, "altar")
    after, events = go_on(DEALT, done.table, choices(start)[0])
    if wonders:
        assert events[0] == ReplayLost(Seat(0))
    began = [event for event in events if isinstance(event, AgeBegan)]
    assert [event.age for event in began] == [age + 1]
    return after


@pytest.mark.parametrize(("pawn", "turn", "begins"), [(2, 0, 1), (2, 1, 1), (-1, 0, 0), (-1, 1, 0)])
def test_seat_that_is_behind_on_the_track_begins_the_next_age(pawn: int, turn: int, begins: int) -> None:
    after = end_of_age(pawn=pawn, turn=turn)
    assert (after.age, after.turn, after.questions) == (2, begins, ())
    assert len(after.lying) == 20


@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize("begins", [0, 1])
def test_with_the_pawn_in_the_middle_the_seat_that_played_last_says_who_begins(
    last: int, begins: int
) -> None:
    after = end_of_age(turn=last)
    assert [(question.kind, question.seat) for question in after.questions] == [("begin", last)]
    assert choices(after) == (Begin(Seat(0)), Begin(Seat(1)))
    done = carry_out(after, Seat(last), Begin(Seat(begins)))
    assert done.table.turn == begins


def test_another_turn_is_lost_with_the_last_card_of_an_age() -> None:
    after = end_of_age(wonders="the_sphinx", pawn=1)
    assert (after.age, after.turn, after.plays_again) == (2, 1, False)


def test_choices_of_the_last_card_are_made_before_the_age_ends() -> None:
    start = table(city("scriptorium"), free="library")
    asked = build(start, "library")
    waiting, _ = go_on(DEALT, asked.table, choices(start)[0])
    assert waiting.age == 1
    token = TakeToken(TokenId("philosophy"))
    done, _ = go_on(DEALT, answer(asked, token).table, token)
    assert done.age == 2


def test_game_ends_with_the_last_card_of_age_iii() -> None:
    start = replace(table(city("altar"), free="baths"), age=3)
    done, events = go_on(DEALT, discard(start, "baths").table, choices(start)[0])
    assert done.victory == "civilian"
    assert isinstance(events[-1], GameEnded)
    assert (events[-1].victory, events[-1].winner) == ("civilian", 0)
    assert choices(done) == ()


def test_discarding_pays_two_and_one_for_each_yellow_card() -> None:
    assert discard(table(city()), "altar").city.coins == 2
    start = table(city("tavern brewery"), free="forum altar")
    done = discard(start, "forum")
    assert done.city.coins == 4
    assert done.table.discard == ("forum",)
    assert done.table.layout[FIRST_FREE] is None


def test_draft_choice_takes_the_wonder_off_the_table() -> None:
    game = DuelGame(DEALT)
    (decision,) = game.decisions()
    assert decision.choices == tuple(map(Draft, DEALT.wonders[:4]))
    game.play({decision.seat: decision.choices[2]})
    assert game.table.draft == (*DEALT.wonders[:2], DEALT.wonders[3])
