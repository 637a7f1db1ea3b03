"""Hints, reasons and regrets in all games, none of which use hidden information."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from engine.base.choice import Sell
from engine.duel.choice import Build, Discard
from engine.duel.player.evaluation import POINT, WHOLE_WAY
from engine.game import Decision, Seat
from engine.players.advice import FEWEST_GAMES, PLAIN, Compared, Regret, compare, hint, reasons_for, regret
from engine.players.levels import CAREFUL, DUEL, EveryGame
from engine.players.player import ComputerPlayer, Weighed
from engine.players.reasons import MOST_TOLD, PRICES, Reason, reasons_to_tell
from engine.record import new_game
from engine.rules import GAMES
from engine.terms import CardId
from tests.engine.duel import setting as duel
from tests.engine.players.test_levels import SOME_TABLES, questions, trusting, views_with_other_secrets
from tests.engine.test_all_games import in_mid_course


@pytest.mark.parametrize(("game", "players"), SOME_TABLES)
def test_reasons_do_not_depend_on_hidden_information(game: str, players: int) -> None:
    for *views, decision in views_with_other_secrets(game, players):
        found = [[reasons_for(view, decision, choice) for choice in decision.choices] for view in views]
        assert found[0] == found[1]
        assert any(map(reasons_to_tell, found[0])), "some choice has reasons"


@pytest.mark.parametrize(
    ("better", "worse", "by", "verdict"),
    [
        *((18, 17, 1, "close"), (20, 30, 1, "close"), (72, 11, 1, "games"), (84, 0, 1, "games")),
        *((40, 60, 9, "mean"), (55, 45, 3, "mean")),
        # Few playouts give no verdict.
        (FEWEST_GAMES - 1, 0, 1, None),
    ],
)
def test_verdicts_of_a_comparison(better: int, worse: int, by: int, verdict: Any) -> None:
    """Some playouts end better by ``by`` points, others worse by one."""
    one, other = Sell(CardId("altar")), Sell(CardId("baths"))
    ends = (*[by] * better, *[-1] * worse)
    found = compare(Weighed(one, 1.0, ends), Weighed(other, 0.0, (0,) * len(ends)))
    assert found == (verdict and Compared(other, verdict, better, better + worse))


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_compares_choices_unless_the_reasons_are_clear(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = set()
    for view, decision in asked_at(game):
        worth = worths(view, decision)
        best, *others = worth
        for other in (others[0], others[-1]):
            let_weigh(monkeypatch, best, other, (1,) * 84, (0,) * 84)
            is_plain, given = worth[best] - worth[other] >= PLAIN, hint(view, decision)
            assert (given.compared is None) == is_plain, (best, other)
            seen.add(is_plain)
            # A hint says what its choice brings, unless that is hidden.
            brought = [each for each in reasons_to_tell(given.reasons) if each.kind not in PRICES]
            hidden = [each.kind for each in given.reasons] == ["rest"]
            assert brought or hidden or given.choice.action in {"end", "none"}, given.choice
    assert seen == {True, False}


@pytest.mark.parametrize(
    ("ends", "others", "advised", "verdict"),
    [
        ((0, 2), (2, 0), "reasons", "close"),
        ((0, 1), (3, 2), "reasons", None),
        ((3, 2), (0, 1), "games", "games"),
    ],
)
def test_reasons_decide_between_choices_with_close_playouts(
    ends: tuple[int, ...],
    others: tuple[int, ...],
    advised: str,
    verdict: str | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A choice that looks best at first but turns out worse isn't advised."""
    tried = 0
    for view, decision in asked_at("base"):
        worth = worths(view, decision)
        best, *_, worst = worth
        spoken_for = [
            any(each.kind not in PRICES for each in reasons_to_tell(reasons_for(view, decision, choice)))
            for choice in (best, worst)
        ]
        if worth[best] - worth[worst] < PLAIN or not all(spoken_for):
            continue
        let_weigh(monkeypatch, worst, best, ends * 10, others * 10)
        given = hint(view, decision)
        assert given.choice == (best if advised == "reasons" else worst)
        assert (given.compared and given.compared.verdict) == verdict
        tried += 1
    assert tried


def worths(view: Any, decision: Decision[Any]) -> dict[Any, float]:
    """Return what each choice is worth by its reasons, the best choice first."""
    worth = {each: sum(one.worth for one in reasons_for(view, decision, each)) for each in decision.choices}
    return dict(sorted(worth.items(), key=lambda each: each[1], reverse=True))


def asked_at(game: str) -> Iterator[tuple[Any, Decision[Any]]]:
    """Yield the view and decision at up to 42 moments of three games that leave a choice."""
    for seed, players in enumerate((2, 2, 2) if game == "duel" else (2, 3, 5), 1):
        for number in range(14):
            running = in_mid_course(game, players, seed, (number + 0.5) / 14)
            decision = running.decisions()[0]
            if len(decision.choices) > 1:
                yield running.view(decision.chooser), decision


# -- regrets -------------------------------------------------------------------------------------------


def test_a_missed_victory_is_a_big_regret_unless_advised_by_a_hint() -> None:
    rivals = duel.city(coins=9), duel.city("palace senate town_hall obelisk gardens pantheon", coins=9)
    game = duel.game_at(duel.table(*rivals, free="garrison altar", pawn=8, age=3))
    (decision,) = game.decisions()
    view = game.view(Seat(0))
    kept = next(each for each in decision.choices if isinstance(each, Discard) and each.card == "altar")
    first, second = (regret(view, decision, kept) for _ in range(2))
    assert first == second
    assert first is not None
    assert isinstance(first.better, Build)
    assert (first.better.card, 10 < first.loss <= 100) == ("garrison", True)
    misled = EveryGame({"duel": ComputerPlayer(trusting(DUEL, -99), work=1)})
    ill_advised = misled.of(view).weigh(view, decision)[0].choice
    assert regret(view, decision, ill_advised) is not None
    assert regret(view, decision, ill_advised, hinting=misled) is None


def let_weigh(
    monkeypatch: pytest.MonkeyPatch, first: Any, second: Any, ends: Sequence[int], others: Sequence[int]
) -> None:
    """Make computer players find these ends of the playouts of two choices."""
    found = Weighed(first, 1.0, tuple(ends)), Weighed(second, 0.0, tuple(others))
    monkeypatch.setattr(ComputerPlayer, "weigh", lambda *_, **more: found)


def test_the_first_of_two_consecutive_drafts_is_never_a_regret(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game("duel", 2, 3, {})
    judged = []
    while game.view(None).age == 0:
        (decision,) = game.decisions()
        view = game.view(decision.chooser)
        if len(decision.choices) > 1:
            let_weigh(monkeypatch, decision.choices[0], decision.choices[1], [1] * 40, [0] * 40)
            cost_nothing = regret(view, decision, decision.choices[1]) is None
            assert cost_nothing == view.drafts_again
            judged.append(cost_nothing)
        game.play({decision.seat: decision.choices[0]})
    assert judged.count(True) == 2


@pytest.mark.parametrize(("ahead", "is_loss"), [(12, False), (15, False), (17, True), (20, True)])
def test_a_regret_needs_a_clearly_better_choice(
    ahead: int, is_loss: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After 15 of 20 playouts a hint prefers a choice, but the other one is no regret yet."""
    running, decision = questions("duel", 2, (0.4,))[0]
    better, worse = decision.choices[:2]
    let_weigh(monkeypatch, better, worse, [1] * ahead + [-1] * (20 - ahead), [0] * 20)
    found = regret(running.view(decision.chooser), decision, worse)
    assert found == (Regret(better, 100 / WHOLE_WAY) if is_loss else None)


# -- sums, selection and order of reasons --------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), SOME_TABLES)
@pytest.mark.parametrize("part", [0.0, 0.1, 0.3, 0.5, 0.7, 0.9])
def test_reasons_add_up_to_the_computer_players_value(game: str, players: int, part: float) -> None:
    for seed in range(1, 4):
        running = in_mid_course(game, players, seed, part)
        decision = running.decisions()[0]
        view = running.view(decision.chooser)
        for choice, value in CAREFUL.of(view).model.ranked(view, decision):
            worth = sum(each.worth for each in reasons_for(view, decision, choice))
            assert worth == pytest.approx(value / (POINT if game == "duel" else 1), abs=1e-5)


PRICE = Reason("paid-bank", -9.0, {}, {"coins": 1})
KEPT = Reason("denies", 9.0)
DECIDES = Reason("stops-science", 50.0)


@pytest.mark.parametrize(
    ("reasons", "kinds"),
    [
        # What a choice brings comes first, and what it denies others last.
        (
            [KEPT, PRICE, Reason("coins", 1.0), Reason("uncovers", -3.0), Reason("points", 5.0)],
            ["points", "coins", "uncovers", "paid-bank", "denies"],
        ),
        # Benefits are given however small, but not negligible disadvantages.
        ([Reason("makes", -0.1), Reason("rest", 5.0), Reason("no-cost", 0.0)], ["makes", "no-cost"]),
        ([Reason("coins", 0.1), Reason("uncovers", -0.1)], ["coins"]),
        # Prospects are given only if there is no other reason.
        ([Reason("later", 5.0), Reason("no-cost", 0.0)], ["later", "no-cost"]),
        ([Reason("later", 5.0), Reason("points", 1.0)], ["points"]),
        ([Reason("later", 5.0), Reason("denies", 1.0)], ["denies"]),
        ([Reason("later", 0.1)], []),
        # The number of reasons is limited.
        ([Reason("points", float(number)) for number in range(1, 9)], ["points"] * MOST_TOLD),
        # For a sale the coins come first.
        ([Reason("denies", 4.0), Reason("sale", 1.0)], ["sale", "denies"]),
        # Reasons that decide the game come first of all.
        (
            [PRICE, Reason("sale", 99.0), Reason("coins", 99.0), DECIDES],
            ["stops-science", "sale", "coins", "paid-bank"],
        ),
    ],
)
def test_selection_and_order_of_reasons(reasons: list[Reason], kinds: list[str]) -> None:
    assert [each.kind for each in reasons_to_tell(reasons)] == kinds
