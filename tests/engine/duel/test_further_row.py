"""A colour with its own row of points, and another conflict track, come out of the box alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.languages.translator import LanguageFile, Translator
from cogs.games.duel.sentences import score_details
from cogs.games.pads import duel_pad
from engine.duel.box import Box, MilitaryToken, Track, Zone
from engine.duel.pad import count
from engine.duel.rules import DuelGame, rules_with, standard_box
from engine.duel.scoring import SCORE_ROWS
from engine.duel.terms import MilitaryTokenId
from engine.game import Seat
from engine.measuring.uniform import Uniform, play_out
from engine.record import begin, resume
from engine.rules import ScoreRow
from engine.terms import WonderId
from engine.values import FrozenMapping
from renders.duel.result import ENDING
from renders.duel.table import draw_table

NAMES = ("Marguerite", "Tobias")
ENGLISH = LanguageFile("en", Path("bot/languages/locales/en.ftl").read_text(encoding="utf-8"))


def festivals() -> Box:
    """The blue cards of Age I are white, and a capital is six spaces away."""
    box = standard_box()
    return replace(
        box,
        cards=FrozenMapping(
            {
                name: replace(each, colour="white") if (each.age, each.colour) == (1, "blue") else each
                for name, each in box.cards.items()
            }
        ),
        track=Track(
            6, (Zone(1, 3, 2), Zone(4, 5, 6)), (MilitaryToken(MilitaryTokenId("loot"), Seat(0), 4, 3),)
        ),
        score_rows=(*SCORE_ROWS, ScoreRow("festivals", ("white",))),
        names=("festivals",),
    )


BOX = festivals()


@pytest.fixture(scope="module")
def words() -> Translator:
    return Translator("en", [LanguageFile("en", "score-festivals = Festivals\n"), ENGLISH])


def played(seed: int) -> DuelGame:
    game: DuelGame = begin(rules_with(BOX), 2, seed=seed)
    play_out(game, [Uniform()] * 2, Random(seed))
    return game


def test_it_is_played_recorded_and_replayed() -> None:
    games = [played(seed) for seed in range(100)]
    for game in games:
        assert resume(game.record(), rules=rules_with(BOX)).record() == game.record()
        assert abs(game.table.pawn) <= 6
        assert (game.table.victory == "military") == (abs(game.table.pawn) == 6)
        for score in game.scores():
            assert score.total == sum(score.points().values()) - score.total
    assert any(score.points()["festivals"] for game in games for score in game.scores())
    assert {game.table.victory for game in games} >= {"military", "civilian"}


def test_it_is_drawn_counted_and_put_into_words(words: Translator) -> None:
    game = next(game for game in map(played, range(100)) if game.scores()[0].points()["festivals"])
    view = game.view(None)
    for draw in (ENDING.draw_score, ENDING.draw_victory, draw_table):
        assert draw(view, NAMES, words).getbbox()
    points = view.scores[0].rows["festivals"]
    assert f"Festivals: {points}." in ENDING.describe_score(view, NAMES, words)
    assert f"Festivals: **{points}**" in score_details(view, Seat(0), NAMES, words)
    figures = [figure.name for field in duel_pad(BOX).fields for figure in field.figures]
    pad = count(BOX, [dict.fromkeys(figures, 1)] * 2, [[WonderId("piraeus")]] * 2)
    assert ENDING.draw_score(pad, NAMES, words).getbbox()
    assert [score.total for score in pad.scores] == [8, 8]


def test_a_row_that_every_other_sheet_has_may_be_left_out(words: Translator) -> None:
    rows = tuple(row for row in BOX.score_rows if row.name not in {"civilian", "scientific"})
    further = (ScoreRow("temples", ("blue",)), ScoreRow("learning", ("green",)))
    game: DuelGame = begin(rules_with(replace(BOX, score_rows=(*rows, *further))), 2, seed=1)
    play_out(game, [Uniform()] * 2, Random(1))
    assert "civilian" not in game.scores()[0].points()
    view = game.view(None)
    for draw in (ENDING.draw_score, ENDING.draw_victory):
        assert draw(view, NAMES, words).getbbox()
    assert "temples: " in ENDING.describe_score(view, NAMES, words)
