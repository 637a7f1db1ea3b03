from __future__ import annotations

import pytest

from engine.base.cards import cards
from engine.base.events import Built, CoinsTaken, DiscardEmpty, Revived, Sold, StageBuilt
from engine.game import Seat
from engine.terms import CardId
from renders.base.plays import Play, plays, told_moment
from renders.base.reveal import draw_reveal
from renders.base.reveal_words import describe_reveal
from renders.drawing import theme
from renders.parts.language import Text
from tests.renders.base.played import LONG_NAMES, NAMES, names_for, steps_of

VIEW = steps_of(4, 1)[7].after
BATHS = CardId("baths")


@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_every_step_of_a_game_can_be_drawn(players: int, text: Text) -> None:
    for step in steps_of(players, 2)[::3]:
        picture = draw_reveal(step.after, step.events, names_for(step.after), text)
        assert picture.width == theme.WIDTH
        assert theme.MINIMUM_HEIGHT <= picture.height <= theme.MAXIMUM_HEIGHT


@pytest.mark.parametrize("players", [2, 3, 5, 7])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_round_told_is_the_one_that_was_played(players: int, seed: int) -> None:
    for step in steps_of(players, seed):
        assert told_moment(step.after, step.events) == (step.before.age, step.before.round)


def test_a_play_gathers_what_belongs_to_it() -> None:
    stage = StageBuilt(Seat(2), 2, "own")
    built = Built(Seat(0), BATHS, "trade", left=2)
    found = plays((stage, DiscardEmpty(Seat(2)), built, CoinsTaken(Seat(0), 4)))
    assert found == (Play(built, gained=4), Play(stage, discard_empty=True))


@pytest.mark.parametrize("event", [StageBuilt(Seat(1), 1, "own"), Sold(Seat(1), 3)])
def test_hidden_cards_are_not_named(event: StageBuilt | Sold, text: Text) -> None:
    words = describe_reveal(VIEW, [event], NAMES, text)
    assert not [each for each in cards() if text(f"card-{each}") in words]


def test_different_plays_look_different(text: Text) -> None:
    seat = Seat(1)
    events = (
        Built(seat, BATHS, "free"),
        Built(seat, CardId("altar"), "free"),
        Built(seat, BATHS, "own"),
        Built(seat, BATHS, "chain"),
        Built(seat, BATHS, "power"),
        Built(seat, BATHS, "own", bank=1),
        Built(seat, BATHS, "trade", left=1),
        Built(seat, BATHS, "trade", right=1),
        Built(seat, BATHS, "own", seventh=True),
        StageBuilt(seat, 1, "own"),
        StageBuilt(seat, 1, "own", copy="left"),
        Sold(seat, 3),
        Revived(seat, BATHS),
        Revived(seat, None),
        DiscardEmpty(seat),
    )
    assert len({draw_reveal(VIEW, [event], NAMES, text).tobytes() for event in events}) == len(events)


def test_the_words_tell_who_is_paid(text: Text) -> None:
    event = Built(Seat(3), BATHS, "trade", bank=1, left=2, right=3)
    words = describe_reveal(VIEW, [event, CoinsTaken(Seat(3), 4)], NAMES, text)
    assert "Yannick V. builds Baths for 6 coins, 2 to Marguerite and 3 to Tobias" in words
    assert words.endswith("takes 4 from the bank.")


def test_the_words_stay_short(text: Text) -> None:
    for step in steps_of(7, 1):
        assert len(describe_reveal(step.after, step.events, LONG_NAMES, text)) <= 1000
