"""The computer player of Duel: features, choices and reasons."""

from functools import partial
from random import Random
from typing import Any

import pytest

from engine.duel.choice import Build
from engine.duel.player.evaluation import features_of, standing
from engine.duel.player.playouts import evaluator_at
from engine.duel.player.reasons import reasons
from engine.duel.rules import DuelGame, standard_box
from engine.duel.scoring import lead
from engine.duel.table import Table
from engine.game import Seat
from engine.players.learned import changed_features
from engine.players.levels import by_level
from engine.players.reasons import Reason
from engine.terms import Level
from tests.engine.duel.setting import city, game_at, table
from tests.engine.test_all_games import in_mid_course

OWN, OTHER = Seat(0), Seat(1)
FEATURES = partial(features_of, standard_box())


@pytest.mark.parametrize("part", [0.05, 0.2, 0.4, 0.6, 0.8, 0.95])
def test_features_match_the_changes_made_by_playing_the_choice(part: float) -> None:
    seen = 0
    for seed in range(6):
        game: Any = in_mid_course("duel", 2, seed, part)
        (decision,) = game.decisions()
        view, seat = game.view(decision.chooser), decision.chooser
        evaluator, wonders = evaluator_at(view, decision), [each.wonders for each in game.table.cities]
        for choice in decision.choices:
            tried, features = game.copy(), evaluator.features(choice)
            tried.play({seat: choice})
            terms = {name.split(":")[0] for name in features}
            # Answers count by what they can bring, the seventh wonder removes one, loot isn't coins.
            if tried.over or tried.table.age != view.age or terms & {"answer", "loot"}:
                continue
            if tried.table.military_tokens != game.table.military_tokens:
                continue
            if sum(len(each.wonders) for each in tried.table.cities) < sum(map(len, wonders)):
                continue
            before = [(after, before) for before, after in standing(game.table, seat)]
            change = changed_features([*standing(tried.table, seat), *before], FEATURES)
            # A card can add to points that were counted before.
            for name in {*change, *features} - {"points: counted"}:
                if name.split(":")[0] not in {"reply", "again", "turn"}:
                    assert features.get(name, 0) == change.get(name, 0), (choice, name)
                    seen += 1
    assert seen > 100 or part < 0.1


def test_features_depend_on_the_military_lead() -> None:
    game = game_at(table(city(coins=9), free="guard_tower", pawn=2))
    (decision,) = game.decisions()
    (choice,) = [each for each in decision.choices if isinstance(each, Build)]
    features = evaluator_at(game.view(OWN), decision).features(choice)
    assert features["arms: 3 ahead"] == 1


# -- victories -----------------------------------------------------------------------------------------


def lost_by_force(spaces: int, free: str) -> Table:
    return table(city(coins=9), city(coins=9), free=free, pawn=-spaces)


WON_BY_FORCE = table(city(coins=4), city("palace", coins=30), free="town_hall walls altar", pawn=7)
FIVE_SYMBOLS = city("scriptorium pharmacist apothecary workshop university", coins=9)
WON_BY_SCIENCE = table(FIVE_SYMBOLS, city(), free="palace academy altar")


@pytest.mark.parametrize(
    ("level", "start", "card"),
    [
        *((level, WON_BY_FORCE, "walls") for level in ("normal", "strong")),
        *((level, WON_BY_SCIENCE, "academy") for level in ("normal", "strong")),
        # It prevents a victory of the opponent, even if two or three available cards have shields that would
        # win, since the opponent can't pay for others.
        ("normal", lost_by_force(7, "walls altar"), "walls"),
        ("strong", lost_by_force(7, "walls altar theater"), "walls"),
        ("strong", lost_by_force(8, "walls altar theater"), "walls"),
    ],
)
def test_it_takes_or_prevents_an_instant_victory(level: Level, start: Table, card: str) -> None:
    game = game_at(start)
    (decision,) = game.decisions()
    choice = by_level(level).choose(game.view(decision.chooser), decision, Random(1))
    assert getattr(choice, "card", None) == card
    assert isinstance(choice, Build) or start.pawn < 0


# -- reasons -------------------------------------------------------------------------------------------


def reasons_by_kind(game: DuelGame, choice: Any) -> dict[str, Reason]:
    (decision,) = game.decisions()
    return {each.kind: each for each in reasons(game.view(decision.chooser), decision, choice)}


def reasons_at(start: Table, action: str, **facts: object) -> dict[str, Reason]:
    """Return the reasons for the first choice of this action with these facts."""
    game = game_at(start)
    (decision,) = game.decisions()
    found = [
        each for each in decision.choices if each.action == action and facts.items() <= each.as_json().items()
    ]
    return reasons_by_kind(game, found[0])


def fact(found: dict[str, Reason], kind: str, name: str) -> int:
    value = found[kind].facts[name] if kind in found else 0
    assert isinstance(value, int)
    return value


@pytest.mark.parametrize("part", [0.2, 0.35, 0.5, 0.65, 0.8, 0.95])
@pytest.mark.parametrize("seed", [1, 4])
def test_reported_effects_of_a_turn_match_the_game(seed: int, part: float) -> None:
    game: Any = in_mid_course("duel", 2, seed, part)
    (decision,) = game.decisions()
    seat, before = decision.chooser, game.view(None)
    for choice in decision.choices:
        tried, found = game.copy(), reasons_by_kind(game, choice)
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


def test_a_chain_is_reported_while_its_other_card_can_still_appear() -> None:
    start = table(city(), free="altar theater")
    assert reasons_at(start, "build", card="altar")["frees"].facts == {"cards": ("temple",)}
    assert "frees" not in reasons_at(table(city(), free="altar", discard="temple"), "build", card="altar")


def _lying(view: Any, seat: Seat) -> int:
    score = view.scores[seat]
    return int(score.total - score.rows["treasury"] - score.rows["military"])


def test_an_instant_victory_is_the_only_reason_besides_the_price() -> None:
    near = table(city(coins=9), free="garrison altar", pawn=8)
    assert list(reasons_at(near, "build", card="garrison")) == ["wins-military", "paid-bank", "rest"]


def test_discarding_the_opponents_winning_card_is_reported() -> None:
    start = table(city(coins=9), city(coins=9), free="guard_tower altar", pawn=-8)
    assert "stops-military" in reasons_at(start, "discard", card="guard_tower")
    assert "stops-military" not in reasons_at(start, "discard", card="altar")
