"""Kinds of effects that only a box brings are played, recorded, replayed, drawn and put into words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

import pytest

from bot.languages.translator import LanguageFile, Translator
from engine.duel.box import Box
from engine.duel.choice import Answer, TakeOpponentCard
from engine.duel.city import City, Effect
from engine.duel.effects import EFFECTS
from engine.duel.events import CoinsLost
from engine.duel.resolve import Turn
from engine.duel.rules import DuelGame, rules_with, standard_box
from engine.duel.table import Asks, Table
from engine.duel.terms import SEATS, Source, opponent
from engine.game import Seat
from engine.record import begin, resume
from engine.story import PlayedStep
from engine.terms import CardId, DecisionKind, Level
from engine.values import FrozenMapping
from renders.duel.city import draw_city
from renders.duel.close_ups import (
    describe_card,
    describe_token,
    describe_wonder,
    draw_card,
    draw_token,
    draw_wonder,
)
from renders.duel.result import ENDING
from renders.duel.table import draw_table, table_in_words
from tests.engine.play import let_play

ENGLISH = Path("bot/languages/locales/en.ftl").read_text(encoding="utf-8")
WRITTEN = "duel-effect-toll = The opponent pays a toll of { $coins }.\n"
NAMES = ("Marguerite", "Tobias")


@dataclass(frozen=True, slots=True)
class Toll(Effect):
    """Takes coins from the opponent, and is worth a point for every four cards at the end."""

    kind: ClassVar[str] = "toll"
    coins: int

    def happen(self, turn: Turn) -> None:
        turn.opponent_loses(self.coins)
        turn.gain(self.coins)

    def last(self, city: City, source: Source) -> None:
        city.counted.append((source, self))

    def points_for(self, own: City, cities: Sequence[City]) -> int:
        return len(own.buildings) // 4


@dataclass(frozen=True, slots=True)
class Tribute(Asks):
    """Discards a brown or grey card of the opponent, which the owner chooses."""

    kind: ClassVar[str] = "tribute"
    question: ClassVar[DecisionKind] = "tribute"

    def answers(self, table: Table, seat: Seat) -> tuple[Answer, ...]:
        other = opponent(seat)
        cards = [*table.cards_of(other, "brown"), *table.cards_of(other, "grey")]
        return tuple(map(TakeOpponentCard, cards))


def tolls() -> Box:
    """All whose points have a row on the score sheet takes a toll besides."""
    box, toll, tribute = standard_box(), Toll(1), Tribute()
    scoring = {"blue", "green", "yellow", "purple"}
    return replace(
        box,
        cards=FrozenMapping(
            {
                name: replace(each, effects=(*each.effects, toll)) if each.colour in scoring else each
                for name, each in box.cards.items()
            }
        ),
        wonders=FrozenMapping(
            {
                name: replace(each, effects=(*each.effects, toll, tribute))
                for name, each in box.wonders.items()
            }
        ),
        tokens=FrozenMapping(
            {name: replace(each, effects=(*each.effects, toll)) for name, each in box.tokens.items()}
        ),
        effects=(*EFFECTS, Toll, Tribute),
        decisions=(*box.decisions, "tribute"),
        names=("tolls",),
    )


BOX = tolls()
RULES = rules_with(BOX)


@pytest.fixture(scope="module")
def words() -> Translator:
    return Translator("en", [LanguageFile("en", WRITTEN), LanguageFile("en", ENGLISH)])


def played(level: Level, steps: int) -> DuelGame:
    """Let computer players of a level play so many steps."""
    return let_play(begin(RULES, 2, seed=3), level, steps)


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_it_is_played_recorded_and_replayed(level: Level) -> None:
    game = played(level, 1000)
    record = game.record()
    told: list[PlayedStep] = []
    assert resume(record, told.append, rules=RULES).record() == record
    asked = [kind for step in told for kind in step.before.deciding.values()]
    assert "tribute" in asked
    paid = [event for step in told for event in step.events if isinstance(event, CoinsLost)]
    assert any(event.token is None and event.coins == 1 for event in paid)
    for city, score in zip(game.view(None).cities, game.scores(), strict=True):
        assert sum(score.points().values()) == 2 * score.total
        assert score.points()["wonders"] >= len(city.built_wonders) * (len(city.buildings) // 4)


def test_the_strong_player_plays_it() -> None:
    assert played("strong", 10).steps == 10


def test_it_is_drawn_and_put_into_words(words: Translator) -> None:
    view = played("normal", 40).view(None)
    toll = "The opponent pays a toll of 1."
    assert draw_table(view, NAMES, words).getbbox()
    assert toll in table_in_words(view, NAMES, words)
    for seat in SEATS:
        assert draw_city(view, seat, NAMES, words).getbbox()
    assert ENDING.draw_score(played("normal", 1000).view(None), NAMES, words).getbbox()
    card, wonder, token = CardId("altar"), next(iter(BOX.wonders)), next(iter(BOX.tokens))
    for picture, said in (
        (draw_card(BOX, card, words), describe_card(BOX, card, words)),
        (draw_wonder(BOX, wonder, words), describe_wonder(BOX, wonder, words)),
        (draw_token(BOX, token, words), describe_token(BOX, token, words)),
    ):
        assert picture.getbbox()
        assert toll in said
