"""A box can add effects, a question and a score row, and change what victories are worth."""

from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

import pytest

from bot.languages.translator import load_languages
from cogs.games.score_pads import architects_pad
from engine.architects.box import standard_box
from engine.architects.choice import ArchitectsChoice, ChooseToken
from engine.architects.city import Box, City
from engine.architects.effects import EFFECTS, WhenBuilt
from engine.architects.legal import DECISIONS
from engine.architects.pad import count
from engine.architects.rules import ArchitectsGame, rules_with
from engine.architects.scoring import SCORE_ROWS
from engine.architects.table import Table, Turn
from engine.game import Seat
from engine.players.levels import by_level
from engine.record import begin, resume
from engine.rules import ScoreRow
from engine.story import PlayedStep
from engine.terms import CardId, Level, WonderId
from engine.values import FrozenMapping
from renders.architects.result import ENDING
from tests.engine.play import let_play, play_randomly

NAMES = ("Marguerite", "Tobias", "Ann")
TEXT = load_languages().of("en")


@dataclass(frozen=True, slots=True)
class TakeOpenToken(WhenBuilt):
    """Take one of the face-up progress tokens when built; as a token, score points for each stage."""

    kind: ClassVar[str] = "take_open_token"
    worth: int

    def happen(self, turn: Turn) -> bool:
        found = bool(turn.table.face_up)
        if found:
            turn.table.asked = "open_token"
        return found

    def points(self, city: City, copies: int) -> int:
        return self.worth * copies * len(city.stages)


def open_tokens(table: Table) -> tuple[ArchitectsChoice, ...]:
    return tuple(map(ChooseToken, dict.fromkeys(table.face_up)))


def festivals() -> Box:
    """Return a box with white scoring cards, stages and tokens with an effect, and dearer victories."""
    box, effect = standard_box(), TakeOpenToken(2)
    cards = {
        name: replace(each, colour="white") if each.victory_points and not each.cat else each
        for name, each in box.cards.items()
    }
    wonders = {
        name: replace(
            each, stages=tuple(replace(stage, effect=stage.effect or effect) for stage in each.stages)
        )
        for name, each in box.wonders.items()
    }
    return replace(
        box,
        cards=FrozenMapping(cards),
        wonders=FrozenMapping(wonders),
        tokens=FrozenMapping({name: replace(each, effect=effect) for name, each in box.tokens.items()}),
        effects=(*EFFECTS, TakeOpenToken),
        decisions=FrozenMapping({**DECISIONS, "open_token": open_tokens}),
        score_rows=(*SCORE_ROWS, ScoreRow("festivals", ("white",))),
        points_of_cat=1,
        points_of_victory=5,
        names=("festivals",),
    )


BOX = festivals()
RULES = rules_with(BOX)


def test_games_with_another_box_are_scored_recorded_and_replayed() -> None:
    asked = 0
    for seed in range(15):
        game: ArchitectsGame = play_randomly(begin(RULES, 3, seed), Random(seed))
        record = game.record()
        steps: list[PlayedStep] = []
        assert resume(record, steps.append, rules=RULES).record() == record
        asked += sum("open_token" in step.before.deciding.values() for step in steps)
        table = game.table
        for city, score in zip(table.cities, game.scores(), strict=True):
            assert score.row("festivals") == 3 * city.cards[CardId("laurel3")]
            assert score.row("blue") == 2 * sum(city.cards[each] for each in BOX.cards if BOX.cards[each].cat)
            assert score.row("military") == 5 * city.victories
            assert score.row("cat") == (table.cat == score.seat)
            assert score.row("progress") == 2 * len(city.tokens) * len(city.stages)
            assert score.total == sum(score.rows.values())
            assert list(score.as_json())[-4:] == ["festivals", "total", "built", "rank"]
    assert asked > 30


@pytest.mark.parametrize("level", ["easy", "strong"])
def test_computer_players_answer_a_question_added_by_a_box(level: Level) -> None:
    game: ArchitectsGame = begin(RULES, 3, seed=3)
    while game.decisions()[0].kind != "open_token":
        let_play(game, level, game.steps + 1)
    (decision,) = game.decisions()
    choice = by_level(level).choose(game.view(decision.seat), decision, Random(1))
    game.play({decision.seat: choice})
    assert isinstance(choice, ChooseToken)
    assert choice.token in game.table.cities[decision.seat].tokens
    if level != "strong":
        assert let_play(game, level, 1000).over


def test_the_score_pad_includes_a_row_added_by_a_box() -> None:
    figures = [figure.name for field in architects_pad(BOX).fields for figure in field.figures]
    assert figures == ["stages", "built", "blue", "victories", "progress", "festivals"]
    wonders = [WonderId("giza"), WonderId("rhodes")]
    pad = count(BOX, [dict.fromkeys(figures, 1)] * 2, wonders, Seat(1))
    assert [score.total for score in pad.scores] == [1 + 0 + 1 + 5 + 1 + 1, 1 + 1 + 1 + 5 + 1 + 1]
    assert "festivals: 1." in ENDING.describe_score(pad, NAMES, TEXT)
