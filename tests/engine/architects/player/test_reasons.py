"""Reasons of Architects, counted after in games that go on."""

from __future__ import annotations

from typing import Any

import pytest

from engine.architects.player.reasons import reasons
from engine.architects.rules import ArchitectsGame
from engine.game import Seat
from engine.players.reasons import Reason
from tests.engine.architects.setting import city, play, table, words
from tests.engine.test_all_games import in_mid_course

OWN, LEFT = Seat(0), Seat(1)


def told(game: ArchitectsGame, said: str) -> dict[str, Reason]:
    """Return the reasons of a choice, written as `choices` lists it."""
    (decision,) = game.decisions()
    choice = next(each for each in decision.choices if words(each) == said)
    return {each.kind: each for each in reasons(game.view(decision.chooser), decision, choice)}


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("part", [0.2, 0.4, 0.6, 0.8, 0.95])
def test_points_are_those_of_the_game_that_goes_on(players: int, part: float) -> None:
    game: Any = in_mid_course("architects", players, players, part)
    (decision,) = game.decisions()
    seat, before = decision.seat, game.view(None)
    for choice in decision.choices:
        found = {each.kind: each for each in reasons(game.view(seat), decision, choice)}
        if "unseen" in found:
            continue
        tried = game.copy()
        tried.play({seat: choice})
        lines = [view.scores[seat] for view in (before, tried.view(None))]
        gained = [(line.total - line.row("military") - line.row("cat")) for line in lines]
        assert (found["points"].facts["points"] if "points" in found else 0) == gained[1] - gained[0]
        if lines[1].row("cat") > lines[0].row("cat"):
            assert found["cat"].facts == {"points": 2}


def test_a_battle_ends_as_told() -> None:
    game = table(
        city("giza", "shield0"),
        city("rhodes"),
        city("ephesus", "shield0 shield0 shield0"),
        decks={"giza": "shield1 laurel3"},
        conflict={"total": 3, "battle": 2},
    )
    found = told(game, "take giza")
    assert (found["battle-won"].seats, found["battle-won"].facts) == ({"name": LEFT}, {"points": 3})
    assert found["battle-lost"].seats == {"name": Seat(2)}
    play(game, "take giza")
    assert [each.victories for each in game.view(None).cities] == [1, 0, 2]


@pytest.mark.parametrize(("left", "right", "better"), [("", "", "mostly"), ("laurel3", "laurel3", "maybe")])
def test_a_hidden_card_is_compared_with_those_that_lie_open(left: str, right: str, better: str) -> None:
    # Who has so many shields needs no more.
    armed = " ".join(["shield0"] * 8)
    decks = {"giza": left or "shield0", "rhodes": right or "shield0", "central": "wood wood"}
    game = table(city("giza", f"wood stone {armed}", stages=(1, 2)), city("rhodes"), decks=decks, cat=1)
    assert told(game, "take central")["unseen"].facts == {"what": "card", "better": better}


@pytest.mark.parametrize(("cat", "kind"), [(OWN, "points"), (LEFT, "unseen")])
def test_what_lies_face_down_is_told_to_who_has_the_cat(cat: Seat, kind: str) -> None:
    game = table(
        city("giza", "wood stone", stages=(1, 2)), city("rhodes"), decks={"central": "laurel3"}, cat=cat
    )
    assert kind in told(game, "take central")


def test_economy_counts_towards_a_stage() -> None:
    game = table(
        city("giza", "coin", stages=(1, 2), tokens="economy"), city("rhodes"), decks={"giza": "stone"}
    )
    found = told(game, "take giza")
    assert "stage-nearer" not in found
    play(game, "take giza")
    assert "build" in {each.action for each in game.decisions()[0].choices}


@pytest.mark.parametrize("seed", range(1, 9))
@pytest.mark.parametrize("part", [0.3, 0.45, 0.6, 0.75])
def test_what_is_said_of_a_stage_agrees_with_its_payment(seed: int, part: float) -> None:
    game: Any = in_mid_course("architects", 3, seed, part)
    while game.decisions()[0].kind != "take":
        game.play({game.decisions()[0].seat: game.decisions()[0].choices[-1]})
    (decision,) = game.decisions()
    view = game.view(decision.seat)
    for choice in decision.choices:
        top = view.decks[choice.deck].top if choice.deck in view.decks else None
        if top is None or view.box.cards[top].horns:
            continue
        found = {each.kind: each for each in reasons(view, decision, choice)}
        before, tried = game.table.cities[decision.seat], game.copy()
        tried.play({decision.seat: choice})
        after = tried.table.cities[decision.seat]
        builds = [each for each in tried.decisions() if any(one.action == "build" for one in each.choices)]
        stands = len(after.stages) > len(before.stages) or bool(builds)
        if "stage-ready" in found:
            assert stands
        if "stage-nearer" in found:
            assert not stands
            assert found["stage-nearer"].facts["cards"] != 0
