"""A city tells how its player chooses, and who plays on quickly for them chooses alike."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from statistics import mean

import pytest

from engine.base.player import strong
from engine.base.player.quick import Quick, Style, style_of
from engine.base.player.strong import Manners, StrongBasePlayer, chances_at_sight, signs
from engine.base.rules import standard_box
from engine.base.view import View
from engine.game import Seat
from engine.measuring.players import policies
from engine.record import new_game
from tests.engine.base.setting import random_game, random_step

GAMES = 5
ME = Seat(0)


def views_after_an_age(level: str) -> list[View]:
    """Let players of one kind play, and look at their cities when the second age begins."""
    policy, found = policies()[level], []
    for seed in range(GAMES):
        game, luck = new_game("base", 4, 900 + seed, {}), Random(seed)
        while game.view(None).age == 1:
            game.play(
                {each.seat: policy.choose(game.view(each.chooser), each, luck) for each in game.decisions()}
            )
        found.append(game.view(None))
    return found


@pytest.fixture(scope="module")
def views() -> Mapping[str, list[View]]:
    return {level: views_after_an_age(level) for level in ("one-ply", "normal-1")}


def test_cities_tell_who_takes_what_looks_best_at_once(views: Mapping[str, list[View]]) -> None:
    chance = {
        level: mean(chance for view in of for chance in chances_at_sight(view.cities))
        for level, of in views.items()
    }
    assert chance["one-ply"] > 2 * chance["normal-1"]


def test_an_empty_city_is_likely_to_be_led_by_a_normal_player() -> None:
    assert chances_at_sight(random_game(4, 1).table.cities[:1])[0] < 0.2


def test_who_sits_beside_players_at_sight_is_likelier_one(views: Mapping[str, list[View]]) -> None:
    empty = random_game(4, 1).table.cities[0]
    beside = {
        level: mean(chances_at_sight([empty, *view.cities])[0] for view in of) for level, of in views.items()
    }
    assert beside["normal-1"] < chances_at_sight([empty])[0] < beside["one-ply"]


def test_signs_are_of_cards_that_there_are() -> None:
    assert set(signs()) <= set(standard_box().cards)


def test_styles_are_drawn_as_often_as_they_are_likely(views: Mapping[str, list[View]]) -> None:
    view = views["one-ply"][0]
    manners, luck = Manners(view, ME), Random(1)
    drawn = [manners.draw(luck) for _ in range(400)]
    assert {styles[ME] for styles in drawn} == {style_of("strong")}
    for other, chance in enumerate(chances_at_sight(view.cities[1:]), 1):
        assert mean(styles[other] is style_of("at_sight") for styles in drawn) == pytest.approx(
            chance, abs=0.1
        )
        assert {styles[other] for styles in drawn} <= {style_of("at_sight"), style_of("normal")}


def test_each_player_is_played_for_in_their_own_style() -> None:
    styles = [style_of("strong"), style_of("normal"), style_of("at_sight"), style_of("normal")]
    alone: Mapping[Style, Quick] = {style: Quick(standard_box(), style) for style in set(styles)}
    mixed = Quick(standard_box())
    game, source = random_game(4, 5), Random(5)
    differ = set()
    while not game.over:
        for decision in game.decisions():
            if decision.kind != "round":
                continue
            for quick in (mixed, *alone.values()):
                quick.start(Random(7), styles if quick is mixed else ())
            chosen = {style: quick.choose(game.table, decision) for style, quick in alone.items()}
            assert mixed.choose(game.table, decision) == chosen[styles[decision.seat]]
            differ.add(len(set(map(repr, chosen.values()))))
        game.play(random_step(game, source))
    assert differ == {1, 2, 3}


def test_the_strong_player_reckons_with_how_the_others_are_likely_to_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = random_game(4, 5)
    decision = game.decisions()[0]
    view, thought = game.view(decision.chooser), []
    for share in (0.0, 1.0):
        monkeypatch.setattr(strong, "SHARES", ((share, 1.0),))
        thought.append(StrongBasePlayer(400, 2).weigh(view, decision))
    assert thought[0] != thought[1]
