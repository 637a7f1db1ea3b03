"""A box brings effects, a question, a row and what victories are worth: all comes out of it alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

import pytest

from bot.languages.translator import load_languages
from cogs.games.pads import architects_pad
from engine.architects.box import standard_box
from engine.architects.choice import ArchitectsChoice, ChooseToken
from engine.architects.city import Box, City, Stage, Wonder
from engine.architects.effects import EFFECTS, WhenBuilt
from engine.architects.events import CardTaken
from engine.architects.legal import DECISIONS
from engine.architects.pad import count
from engine.architects.rules import ArchitectsGame, rules_with
from engine.architects.scoring import SCORE_ROWS
from engine.architects.table import Table, Turn
from engine.architects.terms import CENTRAL
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
class Harvest(WhenBuilt):
    """Takes the top of the central deck when a stage is built; as a token it is worth points."""

    kind: ClassVar[str] = "harvest"
    worth: int

    def happen(self, turn: Turn) -> bool:
        found = bool(turn.table.decks[CENTRAL])
        if found:
            turn.take(CENTRAL, "wonder")
        return found

    def points(self, city: City, copies: int) -> int:
        return self.worth * copies * len(city.stages)


@dataclass(frozen=True, slots=True)
class TakeOpenToken(WhenBuilt):
    """Takes a progress token that lies face up."""

    kind: ClassVar[str] = "take_open_token"

    def happen(self, turn: Turn) -> bool:
        found = bool(turn.table.face_up)
        if found:
            turn.table.asked = "open_token"
        return found


HARVESTING = {"giza", "olympia", "rhodes"}


def open_tokens(table: Table) -> tuple[ArchitectsChoice, ...]:
    return tuple(map(ChooseToken, dict.fromkeys(table.face_up)))


def with_effects(wonder: Wonder) -> Wonder:
    """Let stages that do nothing else harvest or take an open token."""
    effect = Harvest(2) if wonder.id in HARVESTING else TakeOpenToken()

    def with_effect(stage: Stage) -> Stage:
        return stage if stage.effect else replace(stage, effect=effect)

    return replace(wonder, stages=tuple(map(with_effect, wonder.stages)))


def festivals() -> Box:
    """All tokens harvest, cards with points and without a cat are white, a victory is worth five points."""
    box = standard_box()
    cards = {
        name: replace(each, colour="white") if each.victory_points and not each.cat else each
        for name, each in box.cards.items()
    }
    return replace(
        box,
        cards=FrozenMapping(cards),
        wonders=FrozenMapping({name: with_effects(each) for name, each in box.wonders.items()}),
        tokens=FrozenMapping({name: replace(each, effect=Harvest(2)) for name, each in box.tokens.items()}),
        effects=(*EFFECTS, Harvest, TakeOpenToken),
        decisions=FrozenMapping({**DECISIONS, "open_token": open_tokens}),
        score_rows=(*SCORE_ROWS, ScoreRow("festivals", ("white",))),
        points_of_cat=1,
        points_of_victory=5,
        names=("festivals",),
    )


BOX = festivals()
RULES = rules_with(BOX)


def test_games_are_played_recorded_and_replayed() -> None:
    asked = harvested = 0
    for seed in range(30):
        game: ArchitectsGame = play_randomly(begin(RULES, 3, seed), Random(seed))
        record = game.record()
        told: list[PlayedStep] = []
        assert resume(record, told.append, rules=RULES).record() == record
        asked += sum("open_token" in step.before.deciding.values() for step in told)
        taken = [event for step in told for event in step.events if isinstance(event, CardTaken)]
        harvested += sum(event.cause == "wonder" and event.deck == CENTRAL for event in taken)
        table = game.table
        for city, score in zip(table.cities, game.scores(), strict=True):
            assert score.row("festivals") == 3 * city.cards[CardId("laurel3")]
            assert score.row("blue") == 2 * sum(city.cards[each] for each in BOX.cards if BOX.cards[each].cat)
            assert score.row("military") == 5 * city.victories
            assert score.row("cat") == (table.cat == score.seat)
            assert score.row("progress") == 2 * len(city.tokens) * len(city.stages)
            assert score.total == sum(score.rows.values())
            assert list(score.as_json())[-4:] == ["festivals", "total", "built", "rank"]
    assert min(asked, harvested) > 30


@pytest.mark.parametrize("level", ["easy", "strong"])
def test_computer_players_answer_what_only_the_box_asks(level: Level) -> None:
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


def test_its_row_is_counted_on_a_pad() -> None:
    figures = [figure.name for field in architects_pad(BOX).fields for figure in field.figures]
    assert figures == ["stages", "built", "blue", "victories", "progress", "festivals"]
    wonders = [WonderId("giza"), WonderId("rhodes")]
    pad = count(BOX, [dict.fromkeys(figures, 1)] * 2, wonders, Seat(1))
    assert [score.total for score in pad.scores] == [1 + 0 + 1 + 5 + 1 + 1, 1 + 1 + 1 + 5 + 1 + 1]
    assert "festivals: 1." in ENDING.describe_score(pad, NAMES, TEXT)
