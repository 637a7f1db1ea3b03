"""Records: written, played back with and without forced steps, refused where they are wrong."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

from engine.duel.choice import Draft, DuelChoice, KeepToken, Revive, TakeOpponentCard, TakeToken
from engine.duel.deal import deal
from engine.duel.events import OpponentCardDiscarded, Revived, TokenTaken, WonderDrafted
from engine.duel.rules import standard_box
from engine.game import Event, IllegalChoice, JsonObject, Seat
from engine.measuring.uniform import Uniform
from engine.reading import Malformed
from engine.record import new_game, resume


def played(seed: int) -> tuple[JsonObject, list[JsonObject]]:
    """Play a random game; return its record and its steps with those that nobody was asked for."""
    game, source = new_game("duel", 2, seed), Random(seed)
    steps: list[JsonObject] = []
    while not game.over:
        (decision,) = game.decisions()
        choice = Uniform().choose(None, decision, source)
        answers = [told for event in game.play({decision.seat: choice}) if (told := answer_told(event))]
        steps.append({str(decision.seat): choice.as_step()})
        forced = answers if decision.kind == "turn" else answers[1:]
        steps += [{str(seat): made.as_step()} for seat, made in forced]
    return game.record(), steps


def answer_told(event: Event) -> tuple[Seat, DuelChoice] | None:
    """Return the choice that an event tells of, a turn's own action left out."""
    match event:
        case WonderDrafted(seat, wonder):
            return seat, Draft(wonder)
        case TokenTaken(seat, token, from_library):
            return seat, KeepToken(token) if from_library else TakeToken(token)
        case OpponentCardDiscarded(seat, card):
            return seat, TakeOpponentCard(card)
        case Revived(seat, card):
            return seat, Revive(card)
        case _:
            return None


@pytest.mark.parametrize("seed", range(12))
def test_record_with_forced_steps_plays_back_to_the_same_game(seed: int) -> None:
    record, steps = played(seed)
    recorded: Any = record["steps"]
    assert len(steps) >= len(recorded) + 2
    assert resume({**record, "steps": steps}).record() == record


def test_forced_step_is_taken_once_and_not_of_another_choice() -> None:
    record, steps = played(1)
    other = {seat: {"action": "draft", "wonder": "the_pyramids"} for seat in steps[3]}
    with pytest.raises(Malformed, match=r"steps\[3\]"):
        resume({**record, "steps": [*steps[:3], other, *steps[4:]]})
    with pytest.raises(Malformed, match=r"steps\[4\]"):
        resume({**record, "steps": [*steps[:4], *steps[3:]]})


def test_deal_takes_three_cards_off_each_deck_and_puts_three_guilds_into_age_iii() -> None:
    for seed in range(30):
        dealt = deal(standard_box(), seed)
        assert [len(set(age)) for age in dealt.ages] == [20, 20, 20]
        assert sum("guild" in each for each in dealt.ages[2]) == 3
        assert len(set(dealt.wonders)) == 8
        assert len({*dealt.board_tokens, *dealt.aside_tokens}) == 10
    assert {deal(standard_box(), seed).first for seed in range(20)} == {0, 1}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"first": 2}, r"deal\.first: 2 is above 1"),
        ({"wonders": ["the_sphinx"] * 8}, r"deal\.wonders\[1\]: 'the_sphinx' is there twice"),
        ({"wonders": ["the_sphinx"]}, r"deal\.wonders: 8 needed, not 1"),
        ({"board_tokens": ["lawn"] * 5}, r"deal\.board_tokens\[0\]: no progress token 'lawn'"),
        ({"ages": [[], [], []]}, r"deal\.ages\[0\]: 20 needed, not 0"),
        ({"extra": 1}, "no key 'extra'"),
    ],
)
def test_wrong_deal_is_refused_with_its_place(change: JsonObject, message: str) -> None:
    record, _ = played(1)
    dealt: Any = record["deal"]
    with pytest.raises(Malformed, match=message):
        resume({**record, "deal": {**dealt, **change}})


def test_deal_with_other_than_three_guilds_is_refused() -> None:
    record, _ = played(1)
    dealt: Any = copy.deepcopy(record["deal"])
    guild = next(number for number, each in enumerate(dealt["ages"][2]) if "guild" in each)
    others = [each for each in standard_box().decks["age_3"] if each not in dealt["ages"][2]]
    dealt["ages"][2][guild] = others[0]
    with pytest.raises(Malformed, match=r"deal\.ages\[2\]: 3 guilds needed, not 2"):
        resume({**record, "deal": dealt})


def test_choice_may_not_tell_a_wrong_cost() -> None:
    game = new_game("duel", 2, 1)
    while game.decisions()[0].kind == "draft":
        game.play({game.decisions()[0].seat: game.decisions()[0].choices[0]})
    (decision,) = game.decisions()
    wrong = {**decision.choices[0].as_json(), "cost": 99}
    with pytest.raises(IllegalChoice):
        game.read_choice(decision.seat, wrong)


def test_options_are_refused() -> None:
    with pytest.raises(Malformed, match="sides"):
        new_game("duel", 2, 1, {"sides": "A"})
