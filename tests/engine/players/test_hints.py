"""Hints of all games: they know a choice and why, and use nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.base.choice import Sell
from engine.game import Decision
from engine.players.advice import FEWEST_GAMES, PLAIN, Compared, compare, hint, reasons_for
from engine.players.levels import ARCHITECTS, BASE, CAREFUL, DUEL, EveryGame
from engine.players.player import ComputerPlayer, Weighed
from engine.players.reasons import PRICES, reasons_to_tell
from engine.record import new_game
from engine.rules import GAMES
from engine.terms import CardId
from tests.engine.architects.setting import city, table, words
from tests.engine.players.test_levels import HASTY, SOME_TABLES, questions, trusting, views_of_other_secrets
from tests.engine.test_all_games import in_mid_course

SEARCHING = EveryGame(
    {
        "base": ComputerPlayer(trusting(BASE, 0), work=2_000, candidates=3),
        "duel": ComputerPlayer(trusting(DUEL, 0), work=1_000, candidates=3),
        "architects": ComputerPlayer(trusting(ARCHITECTS, 0), work=3_000, candidates=3),
    }
)
"""They have no opinion: often they choose something else than what seems best."""


@pytest.mark.parametrize(("game", "players"), SOME_TABLES)
def test_reasons_see_nothing_that_is_hidden(game: str, players: int) -> None:
    for *views, decision in views_of_other_secrets(game, players):
        found = [[reasons_for(view, decision, choice) for choice in decision.choices] for view in views]
        assert found[0] == found[1]
        assert any(map(reasons_to_tell, found[0])), "something is told of some choice"


@pytest.mark.parametrize(("game", "players"), SOME_TABLES)
def test_a_hint_is_what_the_strong_player_does(game: str, players: int) -> None:
    for running, decision in questions(game, players):
        view: Any = running.view(decision.chooser)
        assert hint(view, decision, HASTY).choice == HASTY.choose(view, decision, Random(1))


POSITIONS = [
    (game, players, seed, part)
    for game, tables in (("base", (2, 3, 5)), ("duel", (2, 2, 2)), ("architects", (2, 3, 5)))
    for seed, players in enumerate(tables, start=1)
    for part in [(number + 0.5) / 14 for number in range(14)]
]
"""42 of each game."""


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_always_tells_what_its_choice_brings(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where games overrule the reasons that is told, else what is advised has the best sum of reasons."""
    # What a hint has weighed is looked at again.
    monkeypatch.setattr(ComputerPlayer, "weigh", cache(ComputerPlayer.weigh))
    verdicts, overruled = set[str](), 0
    for view, decision in asked_at(game):
        found = hint(view, decision, SEARCHING)
        brought = [each for each in reasons_to_tell(found.reasons) if each.kind not in PRICES]
        hidden = [each.kind for each in found.reasons] == ["rest"]
        assert brought or hidden or found.choice.action in NOTHING_BROUGHT, found.choice
        if found.compared is not None:
            assert found.compared.other in decision.choices
            assert found.compared.other != found.choice
            verdicts.add(found.compared.verdict)
        tried = [each.choice for each in SEARCHING.of(view).weigh(view, decision)]
        best = max(tried, key=lambda choice: _worth_of(view, decision, choice))
        if _worth_of(view, decision, found.choice) < _worth_of(view, decision, best) and game != "architects":
            assert found.compared is not None
            assert best in (found.compared.other, found.choice)
            overruled += 1
    assert {"close", "games"} <= verdicts
    assert overruled or game == "architects", "there what lies open goes before what is hidden"


ONE, OTHER = Sell(CardId("altar")), Sell(CardId("baths"))
NOTHING_BROUGHT = {"end", "none"}


def weighed(better: int, worse: int, by: int = 1) -> Compared | None:
    """Compare two choices after games of which some ended better by so many points, others worse by one."""
    return compare(
        Weighed(ONE, 1.0, (*[by] * better, *[-1] * worse)), Weighed(OTHER, 0.0, (0,) * (better + worse))
    )


@pytest.mark.parametrize(
    ("better", "worse", "by", "verdict"),
    [
        (18, 17, 1, "close"),
        (20, 30, 1, "close"),
        (72, 11, 1, "games"),
        (84, 0, 1, "games"),
        (40, 60, 9, "mean"),
        (55, 45, 3, "mean"),
    ],
)
def test_close_numbers_are_called_close(better: int, worse: int, by: int, verdict: Any) -> None:
    found = weighed(better, worse, by)
    assert found == Compared(OTHER, verdict, better, better + worse)
    assert weighed(FEWEST_GAMES - 1, 0) is None, "nothing is said of few games"


@pytest.mark.parametrize("game", GAMES)
def test_a_comparison_is_told_unless_the_reasons_alone_show_the_better_choice(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = set()
    for view, decision in asked_at(game):
        worth = {one: _worth_of(view, decision, one) for one in decision.choices}
        best, *others = sorted(worth, key=worth.__getitem__, reverse=True)
        for other in (others[0], others[-1]):
            found = Weighed(best, 1.0, (1,) * 84), Weighed(other, 0.0, (0,) * 84)
            monkeypatch.setattr(ComputerPlayer, "weigh", lambda *_, found=found: found)
            is_plain = worth[best] - worth[other] >= PLAIN
            assert (hint(view, decision).compared is None) == is_plain, found
            seen.add(is_plain)
    assert seen == {True, False}


@pytest.mark.parametrize(
    ("ends", "others", "advised", "verdict"),
    [
        ((0, 2), (2, 0), "reasons", "close"),
        ((0, 1), (3, 2), "reasons", None),
        ((3, 2), (0, 1), "games", "games"),
    ],
)
def test_where_games_do_not_tell_reasons_decide(
    ends: tuple[int, ...],
    others: tuple[int, ...],
    advised: str,
    verdict: str | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What seemed best at first and turns out to be the poorer one is not advised."""
    tried = 0
    for view, decision in asked_at("base"):
        worth = {one: _worth_of(view, decision, one) for one in decision.choices}
        best, *_, worst = sorted(worth, key=worth.__getitem__, reverse=True)
        spoken_for = [
            any(each.kind not in PRICES for each in reasons_to_tell(reasons_for(view, decision, choice)))
            for choice in (best, worst)
        ]
        if worth[best] - worth[worst] < PLAIN or not all(spoken_for):
            continue
        found = Weighed(worst, 1.0, ends * 10), Weighed(best, 0.9, others * 10)
        monkeypatch.setattr(ComputerPlayer, "weigh", lambda *_, found=found: found)
        given = hint(view, decision)
        assert given.choice == (best if advised == "reasons" else worst)
        assert (given.compared and given.compared.verdict) == verdict
        tried += 1
    assert tried


def test_two_choices_are_played_on_again_where_many_had_few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for view, decision in asked_at("base"):
        one, other = sorted(decision.choices, key=lambda each: _worth_of(view, decision, each))[::-1][:2]

        def weigh(*args: Any, one: Any = one, other: Any = other) -> tuple[Weighed[Any], ...]:
            ends = (1,) * (FEWEST_GAMES if len(args) > 3 else FEWEST_GAMES - 1)
            return Weighed(one, 1.0, ends), Weighed(other, 1.0, ends)

        monkeypatch.setattr(ComputerPlayer, "weigh", weigh)
        assert hint(view, decision).compared == Compared(other, "close", 0, FEWEST_GAMES)


def _worth_of(view: Any, decision: Decision[Any], choice: Any) -> float:
    return sum(each.worth for each in reasons_for(view, decision, choice))


def asked_at(game: str) -> Iterator[tuple[Any, Decision[Any]]]:
    """Return a view and what is asked, where there is a choice."""
    for name, players, seed, part in POSITIONS:
        if name == game:
            running = in_mid_course(name, players, seed, part)
            decision = running.decisions()[0]
            if len(decision.choices) > 1:
                yield running.view(decision.chooser), decision


@pytest.mark.parametrize(("ends", "is_close"), [((2, 0), True), ((0, 0), False)])
def test_a_card_that_lies_open_is_advised_where_a_hidden_one_is_about_as_good(
    ends: tuple[int, int], is_close: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = table(city("giza", "gear"), city("rhodes"), decks={"giza": "gear"})
    (decision,) = game.decisions()
    by_words = {words(each): each for each in decision.choices}
    hidden, gear = by_words["take central"], by_words["take giza"]
    found = (Weighed(hidden, 1.0, (1, 2) * 10), Weighed(gear, 0.9, ends * 10))
    monkeypatch.setattr(ComputerPlayer, "weigh", lambda *_: found)
    given = hint(game.view(decision.chooser), decision)
    assert given.choice == (gear if is_close else hidden)
    if is_close:
        assert given.compared is not None
        assert (given.compared.other, given.compared.verdict) == (hidden, "close")


def test_a_hint_has_played_on_often_enough_to_compare_from_the_first_turn_of_a_duel() -> None:
    for seed in range(3):
        running = new_game("duel", 2, seed)
        while running.view(None).age == 0:
            running.play({each.seat: each.choices[0] for each in running.decisions()})
        (decision,) = running.decisions()
        view = running.view(decision.chooser)
        best, following = CAREFUL.of(view).weigh(view, decision)[:2]
        assert min(best.playouts, following.playouts) >= FEWEST_GAMES
        assert hint(view, decision).choice == best.choice
