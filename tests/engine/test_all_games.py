"""Behaviour common to all games: records, copies, choices, views, results, and faults in the rules."""

import json
import pickle
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import cycle, pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.common.workers.pickling import pack
from engine.__main__ import BROKEN_GAME, main
from engine.course import AnyGame
from engine.game import BrokenGameError, IllegalChoice, Seat
from engine.record import new_game, resume
from engine.rules import GAMES, rules_named
from tests.engine.faults import break_course
from tests.engine.play import play_randomly, random_step
from tests.engine.secrets import WITH_OTHER_SECRETS

TABLES = [
    (game, players)
    for game in GAMES
    for players in range(rules_named(game).box.least_players, rules_named(game).box.most_players + 1)
]
MOMENTS = ((0, 0.0), (9, 0.3), (1971, 0.55), (2**31, 0.8), (2**32, 0.99))
"""Seeds, and the part of the game played: the deal, the last question, and moments between them."""


def in_mid_course(game: str, players: int, seed: int, part: float) -> AnyGame:
    """Return a random game after a part of its steps, which is over only if the part is 1."""
    steps, running = random_steps(game, players, seed), new_game(game, players, seed, {})
    for step in steps[: int(part * len(steps))]:
        running.play(step)
    return running


@lru_cache(maxsize=128)
def random_steps(game: str, players: int, seed: int) -> Sequence[dict[Seat, Any]]:
    running, source = new_game(game, players, seed, {}), Random(seed)
    steps = []
    while not running.over:
        steps.append(random_step(running, source))
        running.play(steps[-1])
    return steps


def views(game: AnyGame) -> list[Any]:
    return [game.view(seat) for seat in (None, *map(Seat, range(game.players)))]


def as_written(game: AnyGame) -> dict[str, Any]:
    """Return a record as it is read from a file."""
    return dict(json.loads(json.dumps(game.record())))


every_table = pytest.mark.parametrize(("game", "players"), TABLES)


@every_table
def test_a_record_resumes_where_the_game_was(game: str, players: int) -> None:
    for seed, part in MOMENTS:
        running = in_mid_course(game, players, seed, part)
        record = as_written(running)
        again = resume(record)
        assert again.record() == record
        assert views(again) == views(running)
        assert again.decisions() == running.decisions()
        # Playing on compares what views hide, such as later shuffles.
        if part > 0.5:
            ends = [play_randomly(each, Random(seed)).record() for each in (running, again)]
            assert ends[0] == ends[1]


@every_table
def test_a_copy_continues_like_the_game_and_is_independent_of_it(game: str, players: int) -> None:
    for seed in range(max(1, 6 // players)):
        running, source = new_game(game, players, seed, {}), Random(seed)
        while not running.over:
            asked, seen, step = running.decisions(), views(running), random_step(running, source)
            running.copy().play(random_step(running, Random(seed)))
            copied = running.copy()
            assert running.decisions() == copied.decisions() == asked
            assert views(running) == views(copied) == seen
            assert copied.play(step) == running.play(step)
            assert copied.steps == running.steps
        assert copied.record() == running.record()
        assert views(copied) == views(running)


@every_table
def test_views_can_be_compared_hashed_and_pickled(game: str, players: int) -> None:
    for seed, part in (*MOMENTS, (1, 1.0)):
        running = in_mid_course(game, players, seed, part)
        seen, again = views(running), views(running.copy())
        assert seen == again
        assert [*map(hash, seen)] == [*map(hash, again)]
        assert len({*seen, *again}) == len(seen)
        for viewer, view in zip((None, *range(players)), seen, strict=True):
            assert view.seat == viewer
            assert {decision.seat for decision in running.decisions()} <= set(view.deciding)
            assert pickle.loads(pickle.dumps(view)) == view
            with pytest.raises(TypeError):
                view.deciding[Seat(0)] = "turn"
            _, ((sent,),) = pickle.loads(pack(len, [view]))
            # A box is equal to itself only, so an unpickled view has another one.
            assert hash(replace(sent, box=view.box)) == hash(view)


@every_table
def test_every_listed_choice_round_trips_and_can_be_played(game: str, players: int) -> None:
    for seed, part in MOMENTS:
        running = in_mid_course(game, players, seed, part)
        for decision in running.decisions():
            assert len(set(decision.choices)) == len(decision.choices) > 0
            for choice in decision.choices:
                assert running.read_choice(decision.seat, choice.as_json()) == choice
                written = json.loads(json.dumps(choice.as_step()))
                assert running.read_choice(decision.seat, written) == choice
            for choice in Random(seed).sample(decision.choices, min(3, len(decision.choices))):
                copied = running.copy()
                chosen = {decision.seat: choice}
                while pending := copied.decisions(chosen):
                    chosen.update(
                        {each.seat: each.choices[-1] for each in pending if each.seat not in chosen}
                    )
                copied.play(chosen)
                assert copied.steps == running.steps + 1


@every_table
def test_illegal_choices_are_refused_and_change_nothing(game: str, players: int) -> None:
    for (seed, part), (other, _) in pairwise(MOMENTS[1:]):
        running = in_mid_course(game, players, seed, part)
        before, seen = as_written(running), views(running)
        step = random_step(running, Random(seed))
        (seat, *_) = step
        nobody = Seat(99)
        asked = {decision.seat: decision.choices for decision in running.decisions()}
        elsewhere = random_step(in_mid_course(game, players, other, part), Random(seed)).values()
        foreign = [{**step, seat: choice} for choice in elsewhere if choice not in asked[seat]]
        for wrong in ({}, {nobody: step[seat]}, {**step, nobody: step[seat]}, *foreign):
            with pytest.raises(IllegalChoice):
                running.play(wrong)
        legal = step[seat].as_json()
        wrong_data: list[object] = [{}, {"action": "fly"}, [], None, {**legal, "colour": "mauve"}]
        # Derived fields can be left out, but not be wrong.
        wrong_data += [{**legal, key: 99} for key in legal.keys() & step[seat].derived]
        for data in wrong_data:
            with pytest.raises(IllegalChoice):
                running.read_choice(seat, data)
        with pytest.raises(IllegalChoice):
            running.read_choice(nobody, step[seat].as_json())
        assert as_written(running) == before
        assert views(running) == seen


@every_table
def test_a_finished_game_has_a_result_for_every_seat_and_asks_nothing(game: str, players: int) -> None:
    for seed, _ in MOMENTS[::2]:
        finished = in_mid_course(game, players, seed, 1.0)
        lines: Any = finished.outcome()["result"]
        assert [line["seat"] for line in lines] == list(range(len(finished.view(None).cities)))
        assert min(line["rank"] for line in lines) == 1
        assert not finished.decisions()
        assert all(view.over for view in views(finished))
        with pytest.raises(IllegalChoice):
            finished.play({})
        record = as_written(finished)
        assert resume(record).outcome().items() <= record.items()


@every_table
def test_views_do_not_depend_on_hidden_information(game: str, players: int) -> None:
    """All viewers are checked at the first questions of each kind, and in turn at all others."""
    running, source = new_game(game, players, players, {}), Random(players)
    viewers = (None, *map(Seat, range(players)))
    turns, times = cycle(viewers), Counter[tuple[str, ...]]()
    while not running.over:
        asked = running.decisions()
        kinds = tuple(decision.kind for decision in asked)
        times[kinds] += 1
        for seat in viewers if times[kinds] <= 3 else (next(turns),):
            table = WITH_OTHER_SECRETS[game](running.table, seat, source)
            assert running.rules.view(table, asked, seat) == running.view(seat)
        running.play(random_step(running, source))


# -- broken games --------------------------------------------------------------------------------------


@every_table
def test_a_broken_game_raises_on_every_call_and_keeps_its_record(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = in_mid_course(game, players, 9, 0.5)
    before, seen = json.dumps(sound.record()), sound.view(None)
    step = random_step(sound, Random(1))
    # An error of the rules isn't taken for a player's illegal choice.
    break_course(monkeypatch, game, IllegalChoice("a fault"))
    running = sound.copy()
    with pytest.raises(BrokenGameError, match=f"after {sound.steps} steps: IllegalChoice: a fault"):
        running.play(step)
    calls: tuple[Callable[[], object], ...] = (
        *(lambda: running.play(step), lambda: running.over, lambda: running.decisions()),
        *(lambda: running.decisions(step), lambda: running.read_choice(Seat(0), {})),
        *(lambda: running.pass_over({}), lambda: running.view(None), lambda: running.view(Seat(0))),
        *(lambda: running.scores(), lambda: running.outcome(), lambda: running.copy()),
    )
    for call in calls:
        with pytest.raises(BrokenGameError, match=f"after {sound.steps} steps"):
            call()
    assert (running.name, running.players, running.steps) == (game, players, sound.steps)
    assert json.dumps(running.record()) == before
    assert sound.view(None) == seen
    assert json.dumps(sound.record()) == before


def test_an_engine_error_during_a_replay_is_reported_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, record = tmp_path / "record.json", in_mid_course("base", 3, 2, 0.3).record()
    file.write_text(json.dumps(record), "utf-8")
    break_course(monkeypatch, "base", ValueError("a fault"))
    with pytest.raises(BrokenGameError, match="ValueError: a fault"):
        resume(record)
    assert main(["replay", str(file)]) == BROKEN_GAME
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith("ValueError: a fault")
