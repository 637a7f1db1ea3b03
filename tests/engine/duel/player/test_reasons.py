"""Reasons of Duel, counted after in games that go on."""

from __future__ import annotations

from typing import Any

import pytest

from engine.duel.player.reasons import reasons
from engine.duel.rules import DuelGame
from engine.duel.scoring import lead
from engine.duel.table import Table
from engine.game import Seat
from engine.players.reasons import Reason
from tests.engine.duel.setting import city, game_at, table
from tests.engine.test_all_games import in_mid_course

OWN, OTHER = Seat(0), Seat(1)


def of(game: DuelGame, choice: Any) -> dict[str, Reason]:
    (decision,) = game.decisions()
    return {each.kind: each for each in reasons(game.view(decision.chooser), decision, choice)}


def told(start: Table, action: str, **facts: object) -> dict[str, Reason]:
    """Return the reasons of the first choice of this action with these facts."""
    game = game_at(start)
    (decision,) = game.decisions()
    found = [
        each for each in decision.choices if each.action == action and facts.items() <= each.as_json().items()
    ]
    return of(game, found[0])


def fact(found: dict[str, Reason], kind: str, name: str) -> int:
    value = found[kind].facts[name] if kind in found else 0
    assert isinstance(value, int)
    return value


@pytest.mark.parametrize("part", [0.2, 0.35, 0.5, 0.65, 0.8, 0.95])
@pytest.mark.parametrize("seed", [1, 4])
def test_what_a_turn_does_is_what_the_game_does(seed: int, part: float) -> None:
    game: Any = in_mid_course("duel", 2, seed, part)
    (decision,) = game.decisions()
    seat, before = decision.chooser, game.view(None)
    for choice in decision.choices:
        tried, found = game.copy(), of(game, choice)
        tried.play({decision.seat: choice})
        after = tried.view(None)
        if after.victory in {"military", "scientific"}:
            assert ("wins-military" if after.victory == "military" else "wins-science") in found
            continue
        points = [_lying(view, seat) for view in (before, after)]
        assert fact(found, "points", "points") == points[1] - points[0]
        coins = [view.cities[seat].coins for view in (before, after)]
        paid = fact(found, "paid-bank", "coins") + fact(found, "paid-to", "coins")
        gained = fact(found, "coins", "coins") + fact(found, "sale", "coins")
        assert coins[1] - coins[0] == gained - paid
        spaces = [lead(view.pawn, seat) for view in (before, after)]
        assert fact(found, "pawn", "spaces") == spaces[1] - spaces[0]
        symbols = [len(view.cities[seat].symbols) for view in (before, after)]
        assert fact(found, "symbol", "symbols") in {0, symbols[1]}
        assert ("symbol" in found) == (symbols[1] > symbols[0])
        if "uncovers" in found and after.age == before.age:
            free = [{laid.slot for laid in view.layout if laid.free} for view in (before, after)]
            assert fact(found, "uncovers", "cards") == len(free[1] - free[0])


def test_a_card_that_makes_another_free_is_told_as_long_as_that_may_come() -> None:
    start = table(city(), free="altar theater")
    assert told(start, "build", card="altar")["frees"].facts == {"cards": ("temple",)}
    assert "frees" not in told(table(city(), free="altar", discard="temple"), "build", card="altar")


def _lying(view: Any, seat: Seat) -> int:
    score = view.scores[seat]
    return int(score.total - score.rows["treasury"] - score.rows["military"])


def test_a_victory_at_once_is_all_that_is_told() -> None:
    near = table(city(coins=9), free="garrison altar", pawn=8)
    assert list(told(near, "build", card="garrison")) == ["wins-military", "paid-bank", "rest"]


def test_a_card_with_which_the_opponent_would_win_is_told_as_stopped() -> None:
    start = table(city(coins=9), city(coins=9), free="guard_tower altar", pawn=-8)
    assert "stops-military" in told(start, "discard", card="guard_tower")
    assert "stops-military" not in told(start, "discard", card="altar")


@pytest.mark.parametrize(
    ("theirs", "free", "card"),
    [
        # Another card is as good, or it costs too much.
        (0, "altar theater", "altar"),
        (0, "baths tavern", "baths"),
    ],
)
def test_nothing_is_denied_that_would_not_be_missed(theirs: int, free: str, card: str) -> None:
    start = table(city(coins=9), city(coins=theirs), free=free)
    assert "denies" not in told(start, "discard", card=card)


@pytest.mark.parametrize(
    ("built", "card", "resources", "new"),
    [
        ("", "shelf_quarry", ("stone", "stone"), "yes"),
        ("", "press", ("papyrus",), "yes"),
        # A wonder makes it already.
        ("piraeus", "press", ("papyrus",), "no"),
    ],
)
def test_what_a_card_makes_is_told(built: str, card: str, resources: tuple[str, ...], new: str) -> None:
    start = table(city(coins=9, built=built), free=f"{card} altar", age=2)
    makes = told(start, "build", card=card)["makes"].facts
    assert (makes["resources"], makes["new"]) == (resources, new)
