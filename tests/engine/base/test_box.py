"""A made-up box: three cards, one age of one round, and a phase of its own in which leaders are recruited."""

from __future__ import annotations

import json
from types import MappingProxyType

from engine.base.box import Age, Box
from engine.base.choice import BaseChoice
from engine.base.city import Card, Effect
from engine.base.course import ask_for_a_card, deal_hands, fight, play_rounds
from engine.base.effects import Shields, VictoryPoints
from engine.base.events import AgeBegan, BaseEvent, Built, Sold
from engine.base.payment import Cost
from engine.base.resolve import play_cards
from engine.base.rules import BaseGame, rules_with, standard_box
from engine.base.scoring import SCORE_ROWS
from engine.base.table import DECISIONS, Table, hand_of
from engine.course import Game
from engine.game import Ask, Course, Decision, Seat
from engine.record import begin, resume
from engine.rules import Tell
from engine.terms import CardId, Colour

OPTIONS = {"wonders": [{"wonder": name, "side": "A"} for name in ("giza", "rhodes", "ephesus")]}


def card(name: str, colour: Colour, effect: Effect, copies: tuple[int, ...] = (), coins: int = 0) -> Card:
    return Card(
        id=CardId(name),
        building=name,
        age=1,
        colour=colour,
        cost=Cost(coins, {}),
        free_from=(),
        gives_free=(),
        effects=(effect,),
        copies=copies,
    )


PATRON = card("patron", "yellow", VictoryPoints(3), coins=2)
HUT = card("hut", "blue", VictoryPoints(2), copies=(3, 3, 3))
TOWER = card("tower", "red", Shields(1), copies=(3, 3, 3))


def ask_for_a_leader(table: Table, seat: Seat) -> Decision[BaseChoice]:
    """Ask a question that only this box has."""
    asked = ask_for_a_card(table, seat, "round")
    return Decision(seat, asked.chooser, "recruit", asked.choices)


def recruit(table: Table, tell: Tell[BaseEvent]) -> Course[BaseChoice]:
    """Let everybody recruit a leader before the hands are dealt."""
    if not any(table.hands):
        table.hands = [[PATRON.id] for _ in range(table.players)]
    choices = yield Ask(tuple(ask_for_a_leader(table, Seat(seat)) for seat in range(table.players)))
    play_cards(table, choices, tell, "recruit")


BOX = Box(
    cards=MappingProxyType({each.id: each for each in (PATRON, HUT, TOWER)}),
    wonders=standard_box().wonders,
    ages=(Age(1, passing="left", victory=10),),
    hand_size=2,
    rounds=1,
    phases=(recruit, deal_hands, play_rounds, fight),
    decisions={**DECISIONS, "recruit": hand_of},
    score_rows=SCORE_ROWS,
    least_players=3,
    most_players=3,
)
RULES = rules_with(BOX)


def game() -> BaseGame:
    return begin(RULES, 3, 1, OPTIONS)


def play(running: BaseGame, *moves: str) -> tuple[BaseEvent, ...]:
    """Play a step: for each seat an action and a card."""
    chosen = {}
    for seat, move in enumerate(moves):
        action, name = move.split()
        chosen[Seat(seat)] = running.read_choice(Seat(seat), {"action": action, "card": name})
    return running.play(chosen)


def stacked() -> BaseGame:
    """Begin the game with a hut and a tower in every hand."""
    deal = game().deal
    both = (HUT.id, TOWER.id)
    return Game(RULES, type(deal)(3, 1, deal.boards, ((both, both, both),), deal.options))


def test_a_phase_of_its_own_comes_where_the_box_says() -> None:
    running = stacked()
    assert dict(running.view(None).deciding) == {0: "recruit", 1: "recruit", 2: "recruit"}
    assert running.view(Seat(0)).hand == ("patron",)
    events = play(running, "build patron", "sell patron", "sell patron")
    assert [type(event) for event in events] == [Built, Sold, Sold, AgeBegan]
    assert dict(running.view(None).deciding) == {0: "round", 1: "round", 2: "round"}
    assert running.view(Seat(0)).hand == ("hut", "tower")


def test_it_plays_to_its_score() -> None:
    running = stacked()
    play(running, "build patron", "sell patron", "sell patron")
    play(running, "build hut", "build tower", "sell hut")
    assert running.over
    scores = running.view(None).scores
    # The patron and the hut; the tower beats both neighbours; coins: 1, 6 and 9.
    assert [score.row("commercial") + score.row("civilian") for score in scores] == [5, 0, 0]
    assert [score.row("military") for score in scores] == [-1, 20, -1]
    assert [score.row("treasury") for score in scores] == [0, 2, 3]
    assert [score.rank for score in scores] == [2, 1, 3]


def test_its_record_plays_back_and_a_copy_goes_on_from_any_question() -> None:
    running = stacked()
    steps = (("build patron", "sell patron", "sell patron"), ("build hut", "build tower", "sell hut"))
    for step in steps:
        copied = running.copy()
        assert copied.decisions() == running.decisions()
        play(running, *step)
        assert copied.steps == running.steps - 1
        play(copied, *step)
        assert copied.record() == running.record()
    record = json.loads(json.dumps(running.record()))
    assert resume(record, rules=RULES).record() == record
