"""Computer players of all levels make legal, reproducible choices without hidden information."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from engine.architects.player import playouts as architects
from engine.base.player import playouts as base
from engine.base.rules import second_edition_box, standard_box
from engine.course import AnyGame
from engine.duel.player import playouts as duel
from engine.facts import read_rows
from engine.game import Decision
from engine.measuring.match import Match, play_match
from engine.measuring.uniform import Uniform, play_out
from engine.players.learned import learned
from engine.players.levels import CAREFUL, EveryGame, by_level
from engine.players.player import ComputerPlayer, GameModel, Search, play_on, tell_nobody
from engine.record import new_game
from engine.rules import rules_named
from engine.terms import Level
from tests.engine.play import random_step
from tests.engine.secrets import WITH_OTHER_SECRETS
from tests.engine.test_all_games import TABLES, in_mid_course, random_steps

SOME_TABLES = [("base", 2), ("base", 4), ("duel", 2), ("architects", 2), ("architects", 4)]


HASTY = EveryGame(
    {game: ComputerPlayer(player.model, work=1, candidates=3) for game, player in CAREFUL.players.items()}
)
"""The strong player with a shorter search."""


def trusting(model: GameModel, trust: float) -> GameModel:
    """Return a model whose initial opinion counts as this many playouts."""

    def search(view: Any, decision: Decision[Any]) -> Search | None:
        found = model.search(view, decision)
        return found and found._replace(trust=trust)

    return replace(model, search=search)


@pytest.mark.parametrize("level", ["normal", "strong"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_players_finish_games_of_any_size(level: Level, game: str, players: int) -> None:
    """Strong ones play the last third, and whole games of Duel and of Architects with two players.

    The base game uses sides A for an even number of players, sides B for an odd one.
    """
    options = {"sides": "AB"[players % 2], "manneken_pis": True} if game == "base" else {}
    source, running = Random(players), new_game(game, players, players, options)
    late = level == "strong" and (players > 2 or game == "base")
    while late and running.steps < 2 * len(random_steps(game, players, players)) // 3:
        running.play(random_step(running, source))
    player = HASTY if level == "strong" else by_level(level)
    # An illegal choice would be refused.
    assert play_out(running, [player, *[Uniform()] * (players - 1)], source).over


def questions(
    game: str, players: int, parts: Sequence[float] = (0.1, 0.4, 0.8)
) -> list[tuple[AnyGame, Decision[Any]]]:
    """Return up to two decisions at each of some moments of a game."""
    found = []
    for part in parts:
        running = in_mid_course(game, players, players, part)
        found += [(running, decision) for decision in running.decisions()[:2]]
    return found


def views_with_other_secrets(game: str, players: int) -> Iterator[tuple[Any, Any, Decision[Any]]]:
    """Yield each decision with two views of its chooser's that differ only in hidden cards dealt again."""
    source = Random(players)
    for running, decision in questions(game, players):
        deal = partial(WITH_OTHER_SECRETS[game], running.table, decision.chooser, source)
        one, other = (running.rules.view(deal(), running.decisions(), decision.chooser) for _ in range(2))
        yield one, other, decision


@pytest.mark.parametrize(("game", "players"), SOME_TABLES)
def test_computer_players_ignore_hidden_information(game: str, players: int) -> None:
    """Weights are compared, too, since players with more knowledge often choose the same."""
    for *views, decision in views_with_other_secrets(game, players):
        for player in (by_level("easy"), by_level("normal")):
            first, second = (player.choose(view, decision, Random(3)) for view in views)
            assert first == second
        first, second = (HASTY.players[game].weigh(view, decision) for view in views)
        assert first == second


def weighed_by_strong_players() -> Iterator[str]:
    for game, players in SOME_TABLES:
        player = HASTY.players[game]
        for running, decision in questions(game, players, (0.5,)):
            yield str(player.weigh(running.view(decision.chooser), decision))


PROGRAM = """
from tests.engine.players.test_levels import weighed_by_strong_players
print(*weighed_by_strong_players(), sep="\\n")
"""


def test_strong_players_weigh_choices_alike_in_every_process() -> None:
    """Hashes of strings differ between processes."""
    elsewhere = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    command, environment = [sys.executable, "-c", PROGRAM], {"PYTHONHASHSEED": elsewhere}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == list(weighed_by_strong_players()) != []


@pytest.mark.parametrize(
    ("level", "game", "players", "games", "won"),
    [
        ("easy", "base", 4, 10, 7),
        ("easy", "duel", 2, 10, 7),
        ("normal", "base", 4, 5, 5),
        ("normal", "duel", 2, 6, 6),
        ("normal", "architects", 2, 12, 10),
    ],
)
def test_computers_beat_random_play(level: Level, game: str, players: int, games: int, won: int) -> None:
    player, _ = play_match(Match(game, (level, *("random",) * (players - 1)), seed=50), games)
    assert player.won >= won


@pytest.mark.parametrize(("game", "players"), [("base", 4), ("duel", 2), ("architects", 2)])
def test_easy_players_vary_their_choices(game: str, players: int) -> None:
    easy = by_level("easy")
    assert any(
        len({easy.choose(running.view(decision.chooser), decision, Random(seed)) for seed in range(30)}) > 1
        for running, decision in questions(game, players)
    )


# -- learned weights -----------------------------------------------------------------------------------


def test_each_box_has_its_own_weights_and_others_the_standard_ones() -> None:
    standard, second = learned(standard_box(), "choice"), learned(second_edition_box(), "choice")
    rows = {row["use"]: row["weights"] for row in read_rows("base", "second_edition_weights")}
    assert standard != second == rows["choice"]
    assert learned(replace(standard_box(), names=("unknown",)), "choice") == standard


# -- possible tables and quick players -----------------------------------------------------------------


QUICK: dict[str, Any] = {"base": base.Quick, "duel": duel.Quick, "architects": architects.Quick}
POSSIBLE: dict[str, Any] = {
    "base": lambda view: base.PossibleTables(view).deal,
    "duel": lambda view: partial(duel.possible_table, view),
    "architects": lambda view: partial(architects.possible_table, view),
}
HIDDEN: dict[str, Callable[[Any], Any]] = {
    "base": lambda table: (table.hands, table.dealt),
    "duel": lambda table: (table.layout.cards, table.ages_to_come),
    "architects": lambda table: table.decks,
}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_possible_tables_match_the_view_and_vary_in_hidden_cards(game: str, players: int) -> None:
    source = Random(players)
    for part in (0.0, 0.15, 0.3, 0.55, 0.8):
        running = in_mid_course(game, players, players, part)
        asked = running.decisions()
        view: Any = running.view(asked[0].chooser)
        deal = POSSIBLE[game](view)
        table, other = deal(source), deal(source)
        seen: Any = running.rules.view(table, asked, asked[0].chooser)
        assert part > 0.2 or HIDDEN[game](table) != HIDDEN[game](other)
        if game == "base":
            # Possible tables start the age with this round, so no hand has been seen before.
            seen = replace(seen, passed_on=view.passed_on, gone=view.gone)
            known = view.passed_on.items() if players > 2 else ()
            assert all(set(table.hands[seat]) <= set(cards) for seat, cards in known)
        assert seen == view


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_quick_players_make_legal_choices(game: str, players: int) -> None:
    rules: Any = rules_named(game)
    table = rules.lay_table(in_mid_course(game, players, players, 0.0).deal)
    quick = QUICK[game](table.box)
    quick.start(Random(players))

    def choose(decision: Decision[Any]) -> Any:
        choice = quick.choose(table, decision)
        assert choice in decision.choices
        return choice

    play_on(rules.course(table, tell_nobody), choose, {})
    assert rules.scores(table)
