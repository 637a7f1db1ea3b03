"""A kind of effect that only a box brings is played, recorded, replayed, drawn and put into words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

import pytest

from bot.languages.translator import LanguageFile, Translator
from engine.architects.box import standard_box
from engine.architects.city import Box, City, Stage, Wonder
from engine.architects.effects import EFFECTS, WhenBuilt
from engine.architects.events import CardTaken
from engine.architects.rules import ArchitectsGame, rules_with
from engine.architects.table import Turn
from engine.architects.terms import CENTRAL
from engine.record import begin, resume
from engine.story import PlayedStep
from engine.terms import Level, WonderId
from engine.values import FrozenMapping
from renders.architects.city import draw_city
from renders.architects.close_ups import describe_token, describe_wonder, draw_token, draw_wonder
from renders.architects.result import ENDING
from renders.architects.table import draw_table, table_in_words
from tests.engine.play import let_play

ENGLISH = Path("bot/languages/locales/en.ftl").read_text(encoding="utf-8")
WRITTEN = "architects-effect-harvest = Takes a card of the middle, worth { $worth } in the end.\n"
NAMES = ("Marguerite", "Tobias", "Ann")


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


HARVEST = Harvest(2)


def harvesting(wonder: Wonder) -> Wonder:
    """Let every stage of a wonder harvest that does nothing else."""

    def with_effect(stage: Stage) -> Stage:
        return stage if stage.effect else replace(stage, effect=HARVEST)

    return replace(wonder, stages=tuple(map(with_effect, wonder.stages)))


def harvests() -> Box:
    box = standard_box()
    return replace(
        box,
        wonders=FrozenMapping({name: harvesting(each) for name, each in box.wonders.items()}),
        tokens=FrozenMapping({name: replace(each, effect=HARVEST) for name, each in box.tokens.items()}),
        effects=(*EFFECTS, Harvest),
        names=("harvests",),
    )


BOX = harvests()
RULES = rules_with(BOX)


@pytest.fixture(scope="module")
def words() -> Translator:
    return Translator("en", [LanguageFile("en", WRITTEN), LanguageFile("en", ENGLISH)])


def played(level: Level, steps: int) -> ArchitectsGame:
    """Let computer players of a level play so many steps."""
    return let_play(begin(RULES, 3, seed=3), level, steps)


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_it_is_played_recorded_and_replayed(level: Level) -> None:
    game = played(level, 1000)
    record = game.record()
    told: list[PlayedStep] = []
    assert resume(record, told.append, rules=RULES).record() == record
    taken = [event for step in told for event in step.events if isinstance(event, CardTaken)]
    assert any(event.cause == "wonder" and event.deck == CENTRAL for event in taken)
    for city, score in zip(game.view(None).cities, game.scores(), strict=True):
        assert score.points()["progress"] == 2 * len(city.tokens) * len(city.stages)


def test_the_strong_player_plays_it() -> None:
    assert played("strong", 10).steps == 10


def test_it_is_drawn_and_put_into_words(words: Translator) -> None:
    view = played("normal", 1000).view(None)
    assert draw_table(view, NAMES, words).getbbox()
    assert table_in_words(view, NAMES, words)
    assert draw_city(view, view.turn, NAMES, words).getbbox()
    assert ENDING.draw_score(view, NAMES, words).getbbox()
    wonder, token = WonderId("giza"), next(iter(BOX.tokens))
    assert draw_wonder(BOX, wonder, words).getbbox()
    assert draw_token(BOX, token, words).getbbox()
    assert describe_token(BOX, token, words)
    assert "Takes a card of the middle, worth 2 in the end." in describe_wonder(BOX, wonder, words)
