"""Which honours are due, just at and just below their limits."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from bot.statistics.finished import FinishedGame, FinishedSeat
from bot.statistics.honours import PlayerBefore, ServerBefore, honours_of
from bot.statistics.players import PlayerKey, key_of_computer, key_of_person
from engine.game import Seat

ANN, BEN = key_of_person(1), key_of_person(2)
PLAIN = PlayerBefore(all_games=11, games=11, wins=4, best=100, boards={("giza", "A"): 1})
"""A past with which a win with Giza A brings no honour."""

QUIET = {"total": 500, "military": 500}
"""Records that nobody reaches."""


def seat(player: PlayerKey = ANN, place: int = 1, total: int = 40, **more: Any) -> FinishedSeat:
    """Return a seat; with a `PLAIN` past nothing about it is new or rare."""
    given = {"wonder": "giza", "side": "A", "seat": Seat(0), **more}
    return FinishedSeat(player, "somebody", place, total, {"military": total}, **given)


OTHER = seat(BEN, 2, 30, seat=Seat(1))


def honours(
    past: PlayerBefore = PLAIN,
    one: FinishedSeat | None = None,
    other: FinishedSeat = OTHER,
    *,
    others_past: PlayerBefore = PLAIN,
    victory: str | None = None,
    left_out: Iterable[PlayerKey] = (),
    **before: Any,
) -> dict[str, dict[str, Any]]:
    """Return the facts of each honour due to the first seat."""
    given: dict[str, Any] = {"bests": QUIET, "seats": 20, **before}
    mine = seat() if one is None else one
    game = FinishedGame(1, 1, "bot", 1, "base", 0.0, 1.0, victory, (mine, other))
    known = ServerBefore({ANN: past, BEN: others_past}, **given)
    due = honours_of(game, known, [*left_out])
    return {each.kind: dict(each.facts) for each in due if each.seat == Seat(0)}


LOST = seat(place=2)
AHEAD = seat(BEN, 1, seat=Seat(1))


def test_a_record_is_beaten_only_on_points_and_after_enough_seats() -> None:
    known = {"total": 39, "military": 39}
    assert honours(bests=known) == {
        "record-total": {"points": 40, "before": 39},
        "record-category": {"category": "military", "points": 40},
    }
    assert honours(bests={"total": 40, "military": 40}) == honours(bests={}) == {}
    assert honours(bests=known, seats=19) == honours(bests=known, victory="military") == {}


WON = {("rhodes", "A"): 1, ("rhodes", "B"): 2, ("babylon", "B"): 1, ("giza", "B"): 0}
"""A wonder counts once, whichever side won."""


@pytest.mark.parametrize(
    ("kind", "past", "facts"),
    [
        ("many-wonders", {"boards": WON}, {"wonders": 3}),
        ("many-wonders", {"boards": WON | {("olympia", "A"): 1}}, None),
        ("many-wonders", {"boards": WON | {("olympia", "A"): 0}}, {"wonders": 3}),
        ("many-wonders", {"boards": WON | {("giza", "B"): 1}}, None),
        *(("streak", {"streak": before}, None) for before in (1, 3, 10)),
        *(("streak", {"streak": wins - 1}, {"wins": wins}) for wins in (3, 5, 10)),
        *(("round-number-of-wins", {"wins": before}, None) for before in (8, 10)),
        *(("round-number-of-wins", {"wins": wins - 1}, {"wins": wins}) for wins in (10, 25)),
        *(("round-number-of-games", {"all_games": before}, None) for before in (8, 10)),
        *(("round-number-of-games", {"all_games": games - 1}, {"games": games}) for games in (10, 100)),
        *(("ahead-at-last", {"met": {BEN: met}}, None) for met in ((4, 0), (5, 1))),
        ("ahead-at-last", {"met": {BEN: (5, 0)}}, {"other": 1, "games": 6}),
        ("first-win", {"wins": 0}, {}),
        ("first-win", {"wins": 1}, None),
        ("first-win", {"wins": 0, "games": 0}, None),
        ("first-win-with-side", {"boards": {("giza", "B"): 3}}, {"wonder": "giza", "side": "A"}),
        ("first-win-with-side", {"boards": {}, "wins": 0}, None),
        ("own-best", {"games": 3, "best": 39}, {"points": 40, "more": 1}),
        ("own-best", {"games": 2, "best": 39}, None),
        ("own-best", {"games": 3, "best": 40}, None),
        ("first-game", {"all_games": 0}, {}),
        ("first-game", {"all_games": 1}, None),
    ],
)
def test_an_honour_is_due_exactly_from_its_limit(
    kind: str, past: dict[str, Any], facts: dict[str, Any] | None
) -> None:
    known = replace(PLAIN, **past)
    assert honours(known).get(kind) == facts
    if kind not in ("round-number-of-games", "own-best", "first-game"):
        # Only the winner gets these.
        assert kind not in honours(known, LOST, AHEAD)


def test_most_honours_are_due_to_one_player_of_a_kind_of_game() -> None:
    assert honours() == honours(one=LOST, other=AHEAD) == {}, "an ordinary game brings none"
    past = replace(PLAIN, boards={("giza", ""): 0})
    assert honours(past, seat(side=None)) == {"first-win-with-wonder": {"wonder": "giza"}}
    feats = frozenset({"no-trade"})
    assert set(honours(one=seat(feats=feats))) == {"won-no-trade"}
    assert honours(one=seat(place=2, feats=feats), other=AHEAD) == {}
    assert set(honours(settling=frozenset({ANN}))) == {"settled"}
    assert honours(settling=frozenset({BEN})) == {}
    assert set(honours(leader=ANN)) == {"leads"}
    assert honours(leader=BEN) == {}
    # Nor are any due to people who opted out, to results that don't count, and to computer players.
    new = PlayerBefore()
    assert honours(new, left_out=[ANN]) == honours(new, seat(whole=False)) == {}
    assert honours(new, seat(key_of_computer())) == {}
    # Of two players the better one gets the honour due to both.
    game = FinishedGame(1, 1, "bot", 1, "base", 0.0, 1.0, None, (LOST, AHEAD))
    assert honours_of(game, ServerBefore({ANN: new, BEN: new}, {}, 0), ())[0].seat == Seat(1)


def test_only_the_winner_ends_the_streak_of_another_player() -> None:
    past = replace(PLAIN, streak=3)
    assert honours(others_past=past) == {"streak-ended": {"other": 1, "wins": 3}}
    assert honours(others_past=replace(PLAIN, streak=2)) == {}
    assert honours(one=LOST, other=seat(BEN, 3, seat=Seat(1)), others_past=past) == {}
    assert honours(other=AHEAD, others_past=past) == {}
    assert honours(other=replace(OTHER, whole=False), others_past=past) == {}
