"""The computer player of Architects: features, choices and reasons."""

from typing import Any

import pytest

from engine.architects.player.evaluation import Evaluator, valuations_of
from engine.architects.player.playouts import ranked
from engine.architects.player.reasons import reasons
from engine.architects.rules import ArchitectsGame
from engine.game import Seat
from engine.players.reasons import Reason
from tests.engine.architects.setting import city, play, table, words
from tests.engine.test_all_games import in_mid_course


def features(game: ArchitectsGame, said: str) -> dict[str, float]:
    """Return the features of a choice given in the words of `choices`."""
    (decision,) = game.decisions()
    (choice,) = [each for each in decision.choices if words(each) == said]
    return Evaluator(valuations_of(game.table.box), game.table).features(choice)


def test_a_shield_with_horns_counts_for_the_battle_it_starts_only() -> None:
    game = table(city("giza"), city("rhodes"), decks={"giza": "shield1"}, conflict={"total": 3, "battle": 2})
    found = features(game, "take giza")
    assert found["battle: won"] == 3
    assert "arms: lasting, ahead" not in found


def test_the_cat_pawn_counts_unless_the_player_has_it() -> None:
    decks = {"giza": "laurel2cat"}
    assert features(table(city("giza"), city("rhodes"), decks=decks), "take giza")["cat: pawn"] == 2
    held = features(table(city("giza"), city("rhodes"), decks=decks, cat=0), "take giza")
    assert not [name for name in held if name.startswith("cat")]
    assert held["points: of cards"] == 2


def test_features_ignore_hidden_cards() -> None:
    first, second = (
        table(city("giza"), city("rhodes"), decks={"central": card, "giza": f"wood {card}"}, cat=1)
        for card in ("laurel3", "glass")
    )
    for said in ("take central", "take giza"):
        assert features(first, said) == features(second, said)


# -- choices -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("taken", "cat"), [("rhodes", None), ("central", 0)])
def test_it_takes_a_visible_card_that_completes_the_wonder(taken: str, cat: int | None) -> None:
    cities = (city("giza", "wood stone clay", stages=(1, 2, 3, 4), victories=9), city("rhodes"))
    decks = {"giza": "shield0", "rhodes": "shield0", "central": "shield0", taken: "glass"}
    game = table(*cities, decks=decks, cat=cat)
    (decision,) = game.decisions()
    assert words(ranked(game.view(decision.chooser), decision)[0][0]) == f"take {taken}"


# -- reasons -------------------------------------------------------------------------------------------


OWN, LEFT = Seat(0), Seat(1)


def reasons_at(game: ArchitectsGame, said: str) -> dict[str, Reason]:
    """Return the reasons for a choice given in the words of `choices`, by kind."""
    (decision,) = game.decisions()
    choice = next(each for each in decision.choices if words(each) == said)
    return {each.kind: each for each in reasons(game.view(decision.chooser), decision, choice)}


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("part", [0.2, 0.4, 0.6, 0.8, 0.95])
def test_reported_points_match_the_points_gained_by_playing(players: int, part: float) -> None:
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


def test_reported_battle_results_match_the_game() -> None:
    cities = city("giza", "shield0"), city("rhodes"), city("ephesus", "shield0 shield0 shield0")
    game = table(*cities, decks={"giza": "shield1 laurel3"}, conflict={"total": 3, "battle": 2})
    found = reasons_at(game, "take giza")
    assert (found["battle-won"].seats, found["battle-won"].facts) == ({"name": LEFT}, {"points": 3})
    assert found["battle-lost"].seats == {"name": Seat(2)}
    play(game, "take giza")
    assert [each.victories for each in game.view(None).cities] == [1, 0, 2]


@pytest.mark.parametrize(("left", "right", "better"), [("", "", "mostly"), ("laurel3", "laurel3", "maybe")])
def test_the_face_down_card_is_compared_with_the_face_up_cards(left: str, right: str, better: str) -> None:
    # A player with this many shields doesn't need more.
    armed = " ".join(["shield0"] * 8)
    decks = {"giza": left or "shield0", "rhodes": right or "shield0", "central": "wood wood"}
    game = table(city("giza", f"wood stone {armed}", stages=(1, 2)), city("rhodes"), decks=decks, cat=1)
    assert reasons_at(game, "take central")["unseen"].facts == {"what": "card", "better": better}


@pytest.mark.parametrize(("cat", "kind"), [(OWN, "points"), (LEFT, "unseen")])
def test_the_owner_of_the_cat_pawn_gets_reasons_for_the_central_card(cat: Seat, kind: str) -> None:
    cities = city("giza", "wood stone", stages=(1, 2)), city("rhodes")
    assert kind in reasons_at(table(*cities, decks={"central": "laurel3"}, cat=cat), "take central")


@pytest.mark.parametrize("seed", range(1, 7))
@pytest.mark.parametrize("part", [0.3, 0.45, 0.6, 0.75])
def test_reasons_about_a_stage_match_whether_it_can_be_paid(seed: int, part: float) -> None:
    game: Any = in_mid_course("architects", 3, seed, part)
    while game.decisions()[0].kind != "take":
        game.play({game.decisions()[0].seat: game.decisions()[0].choices[-1]})
    (decision,) = game.decisions()
    view, seat = game.view(decision.seat), decision.seat
    for choice in decision.choices:
        top = view.decks[choice.deck].top if choice.deck in view.decks else None
        if top is None or view.box.cards[top].horns:
            continue
        found = {each.kind: each for each in reasons(view, decision, choice)}
        tried = game.copy()
        tried.play({seat: choice})
        builds = any(one.action == "build" for each in tried.decisions() for one in each.choices)
        stands = builds or len(tried.table.cities[seat].stages) > len(game.table.cities[seat].stages)
        if "stage-ready" in found:
            assert stands
        if "stage-nearer" in found:
            assert not stands
            assert found["stage-nearer"].facts["cards"] != 0
