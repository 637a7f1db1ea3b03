"""A box can add effects, a question, a deck and a score row, and change the military track."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

import pytest

from engine.duel.box import Box, Card, MilitaryToken, Track, Zone
from engine.duel.choice import Answer, TakeOpponentCard
from engine.duel.city import City, Effect
from engine.duel.effects import EFFECTS
from engine.duel.events import CoinsLost
from engine.duel.resolve import Turn
from engine.duel.rules import DuelGame, rules_with, standard_box
from engine.duel.scoring import SCORE_ROWS
from engine.duel.table import Asks, Table
from engine.duel.terms import MilitaryTokenId, Source, opponent
from engine.game import Seat
from engine.record import begin, resume
from engine.rules import ScoreRow
from engine.story import PlayedStep
from engine.terms import DecisionKind, Level
from engine.values import FrozenMapping
from tests.engine.play import let_play, play_randomly


@dataclass(frozen=True, slots=True)
class Toll(Effect):
    """Take coins from the opponent, and score a point for every four cards."""

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
    """Discard a brown or grey card of the opponent, chosen by the owner."""

    kind: ClassVar[str] = "tribute"
    question: ClassVar[DecisionKind] = "tribute"

    def answers(self, table: Table, seat: Seat) -> tuple[Answer, ...]:
        other = opponent(seat)
        cards = [*table.cards_of(other, "brown"), *table.cards_of(other, "grey")]
        return tuple(map(TakeOpponentCard, cards))


def festivals() -> Box:
    """Return a box in which scoring cards take a toll, too, and capitals are six spaces away.

    Blue cards of Age I are white; four of its first six cards are fairs, which are added to it like guilds to
    Age III.
    """
    box, toll = standard_box(), Toll(1)
    first_age, *other_ages = box.ages
    fairs = box.decks["age_1"][:6]

    def changed(card: Card) -> Card:
        colour = "white" if (card.age, card.colour) == (1, "blue") else card.colour
        effects = card.effects if colour in {"brown", "grey", "red"} else (*card.effects, toll)
        return replace(card, colour=colour, effects=effects, deck="fair" if card.id in fairs else card.deck)

    wonders = {
        name: replace(each, effects=(*each.effects, toll, Tribute())) for name, each in box.wonders.items()
    }
    tokens = {name: replace(each, effects=(*each.effects, toll)) for name, each in box.tokens.items()}
    return replace(
        box,
        cards=FrozenMapping({name: changed(each) for name, each in box.cards.items()}),
        wonders=FrozenMapping(wonders),
        tokens=FrozenMapping(tokens),
        decks={**box.decks, "age_1": box.decks["age_1"][6:], "fair": fairs},
        ages=(replace(first_age, extra_deck="fair", extra=4), *other_ages),
        track=Track(
            6, (Zone(1, 3, 2), Zone(4, 5, 6)), (MilitaryToken(MilitaryTokenId("loot"), Seat(0), 4, 3),)
        ),
        effects=(*EFFECTS, Toll, Tribute),
        decisions=(*box.decisions, "tribute"),
        score_rows=(*SCORE_ROWS, ScoreRow("festivals", ("white",))),
        names=("festivals",),
    )


BOX = festivals()
RULES = rules_with(BOX)


def test_duel_games_with_another_box_are_scored_recorded_and_replayed() -> None:
    games: list[DuelGame] = [play_randomly(begin(RULES, 2, seed), Random(seed)) for seed in range(60)]
    steps: list[PlayedStep] = []
    for game in games:
        assert sum(BOX.cards[each].deck == "fair" for each in game.deal.ages[0]) == 4
        assert resume(game.record(), steps.append, rules=RULES).record() == game.record()
        assert abs(game.table.pawn) <= 6
        assert (game.table.victory == "military") == (abs(game.table.pawn) == 6)
        for city, score in zip(game.view(None).cities, game.scores(), strict=True):
            assert sum(score.points().values()) == 2 * score.total
            assert score.points()["wonders"] >= len(city.built_wonders) * (len(city.buildings) // 4)
    assert "tribute" in {kind for step in steps for kind in step.before.deciding.values()}
    paid = [event for step in steps for event in step.events if isinstance(event, CoinsLost)]
    assert any(event.token is None and event.coins == 1 for event in paid)
    assert any(score.points()["festivals"] for game in games for score in game.scores())
    assert {game.table.victory for game in games} >= {"military", "civilian"}


@pytest.mark.parametrize(("level", "steps"), [("easy", 1000), ("strong", 12)])
def test_computer_players_play_duel_with_another_box(level: Level, steps: int) -> None:
    game = let_play(begin(RULES, 2, seed=3), level, steps)
    assert game.over or game.steps == steps
    assert resume(game.record(), rules=RULES).record() == game.record()
