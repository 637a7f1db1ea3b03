"""A made-up box: other cards, ages and numbers are data, and the course plays them."""

from __future__ import annotations

from dataclasses import replace

from engine.duel.box import Age, Box, Card
from engine.duel.choice import Build
from engine.duel.effects import VictoryPoints
from engine.duel.events import AgeBegan, CardsTurnedUp, GameEnded
from engine.duel.layout import read_places
from engine.duel.payment import Cost
from engine.duel.rules import DuelGame, rules_with, standard_box
from engine.duel.terms import SEATS, opponent
from engine.game import Event
from engine.record import begin
from engine.terms import CardId

ROWS = ({"x": [0], "face_up": False}, {"x": [-1, 1], "face_up": True})
POINTS_AND_COINS = {"well": (1, 0), "barn": (2, 1), "mill": (4, 2)}


def card(name: str) -> Card:
    points, coins = POINTS_AND_COINS[name]
    altar = standard_box().cards[CardId("altar")]
    effects = (VictoryPoints(points),)
    return replace(altar, id=CardId(name), cost=Cost(coins, {}), gives_free=None, chain=None, effects=effects)


def three_cards() -> Box:
    """One age of three cards, no wonder, no progress token, four coins at the start."""
    cards = {CardId(name): card(name) for name in POINTS_AND_COINS}
    return replace(
        standard_box(),
        cards=cards,
        decks={"age_1": tuple(cards), "guild": ()},
        wonders={},
        tokens={},
        tokens_on_the_board=0,
        ages=(Age(read_places(ROWS), "age_1", "guild", 0),),
        coins_at_the_start=4,
        first_picks=(),
    )


def test_box_of_three_cards_begins_with_its_age_and_plays_to_its_score() -> None:
    rules = rules_with(three_cards())
    game: DuelGame = begin(rules, 2, seed=1)
    events: list[Event] = []
    next(rules.course(rules.lay_table(game.deal), events.append))
    assert events == [AgeBegan(1, game.deal.first)]
    built: list[str] = []
    while not game.over:
        (decision,) = game.decisions()
        choice = next(each for each in decision.choices if isinstance(each, Build))
        built.append(choice.card)
        events += game.play({decision.seat: choice})
    assert game.steps == 3
    assert len([event for event in events if isinstance(event, CardsTurnedUp)]) == 1
    assert isinstance(events[-1], GameEnded)
    taken = {game.deal.first: built[0::2], opponent(game.deal.first): built[1::2]}
    figures = [[POINTS_AND_COINS[name] for name in taken[seat]] for seat in SEATS]
    won = [sum(points for points, _ in each) + (4 - sum(coins for _, coins in each)) // 3 for each in figures]
    assert [score.total for score in events[-1].scores] == won
