"""The cat pawn and its private look (rulebook, Blue cards; Using the cat)."""

from __future__ import annotations

import pytest

from engine.architects.events import CatTaken
from engine.game import Seat
from tests.engine.architects.setting import city, play, table, told


@pytest.mark.parametrize(
    ("card", "before", "taken_from", "after"),
    [
        ("laurel2cat", None, [None], 0),
        ("laurel2cat", 1, [1], 0),
        ("laurel2cat", 0, [], 0),
        ("laurel3", 1, [], 1),
    ],
)
def test_a_blue_card_with_a_cat_takes_the_pawn(
    card: str, before: int | None, taken_from: list[Seat | None], after: int
) -> None:
    game = table(city("giza"), decks={"central": card}, cat=before)
    events = play(game, "take central")
    assert told(events, CatTaken) == [CatTaken(Seat(0), owner) for owner in taken_from]
    assert game.view(None).cat == after


@pytest.mark.parametrize(
    ("owner", "central", "seen"),
    [(0, "coin wood", ["coin", None, None]), (1, "coin", [None] * 3), (0, "", [None] * 3)],
)
def test_its_owner_may_look_at_the_central_card_at_the_beginning_of_the_turn(
    owner: int, central: str, seen: list[str | None]
) -> None:
    game = table(city("giza"), decks={"central": central}, cat=owner)
    assert [game.view(seat).peeked for seat in (Seat(0), Seat(1), None)] == seen


def test_there_is_one_look_a_turn() -> None:
    game = table(city("giza", tokens="urbanism"), decks={"giza": "wood", "central": "coin"}, cat=0)
    play(game, "take giza")
    assert (game.view(None).turn, game.view(Seat(0)).peeked) == (0, None)


def test_the_pawn_is_worth_two_points() -> None:
    assert [score.row("cat") for score in table(city("giza"), cat=1).view(None).scores] == [0, 2]
