"""A game is played with what is in its box: a made-up one of three cards and two wonders."""

from __future__ import annotations

import pytest

from engine.architects.city import Box, Card, Stage, StageCost, Wonder
from engine.architects.effects import EFFECTS, TakeTopCards
from engine.architects.legal import DECISIONS
from engine.architects.rules import ArchitectsGame, rules_with
from engine.architects.scoring import SCORE_ROWS
from engine.architects.terms import CENTRAL, DeckId
from engine.reading import Malformed
from engine.record import begin, resume
from engine.terms import CardId, WonderId
from tests.engine.architects.setting import choices, play

TOWER, GARDEN = WonderId("tower"), WonderId("garden")


def card(name: str, points: int = 0, *, resource: bool = False, **copies: int) -> Card:
    return Card(
        id=CardId(name),
        colour="grey" if resource else "blue",
        resource="wood" if resource else None,
        symbol=None,
        victory_points=points,
        cat=False,
        shields=0,
        horns=0,
        copies={DeckId(deck): count for deck, count in copies.items()},
    )


def wonder(wonder_id: WonderId) -> Wonder:
    effect = TakeTopCards(("left",))
    stages = (
        Stage(1, StageCost(1, "different"), 2, (), None),
        Stage(2, StageCost(2, "identical"), 9, (1,), effect),
    )
    return Wonder(wonder_id, DeckId(wonder_id), stages)


CARDS = (
    card("wood", resource=True, central=8),
    card("laurel3", 3, tower=4),
    card("laurel5", 5, garden=4),
)
BOX = Box(
    cards={each.id: each for each in CARDS},
    wonders={each: wonder(each) for each in (TOWER, GARDEN)},
    tokens={},
    conflict_tokens={2: 1},
    effects=EFFECTS,
    decisions=DECISIONS,
    score_rows=SCORE_ROWS,
    least_players=2,
    most_players=2,
)


def begun() -> ArchitectsGame:
    """Begin a game in which the tower's player is the first seat and plays first."""
    for seed in range(100):
        game: ArchitectsGame = begin(rules_with(BOX), 2, seed)
        if (game.deal.wonders[0], game.deal.first) == (TOWER, 0):
            return game
    raise AssertionError("no such deal")


def test_a_made_up_box_plays_to_its_score() -> None:
    game = begun()
    assert [len(game.table.decks[deck]) for deck in (CENTRAL, DeckId(TOWER), DeckId(GARDEN))] == [8, 4, 4]
    play(game, "take central")
    for other in (game.copy(), resume(game.record(), rules=rules_with(BOX))):
        assert other.view(None) == game.view(None)
        assert choices(other) == choices(game) == ["build 1 wood +0"]
    play(game, "build 1 wood +0")
    assert choices(game) == ["take garden", "take central", "take tower"]
    play(game, "take garden", "take central", "take tower", "take central", "build 2 wood wood +0")
    assert game.over, "a wonder of two stages is finished"
    scores = [(each.row("stages"), each.row("blue"), each.rank) for each in game.view(None).scores]
    assert scores == [(11, 3, 1), (0, 8, 2)], "its effect took a card"


def test_the_box_says_how_many_can_play() -> None:
    with pytest.raises(Malformed, match="players: 3 is above 2"):
        begin(rules_with(BOX), 3, seed=1)
