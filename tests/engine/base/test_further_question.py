"""Questions that the base game does not have: a draft, a tribute in the middle of a round, a card or none.

Their choices are not those of a hand, or have no card at all, and what is under way lies on the table.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, ClassVar, cast, get_args

import pytest

from bot.languages.translator import load_languages
from engine.base.box import Box, Deck, read_cards
from engine.base.choice import BaseChoice, Build, CardChoice, Decline
from engine.base.city import market_of
from engine.base.course import ask_everybody, deal_hands, fight
from engine.base.events import BaseEvent
from engine.base.legal import hand_choices
from engine.base.resolve import play_cards
from engine.base.rules import BaseGame, rules_with, standard_box
from engine.base.scoring import SCORE_ROWS
from engine.base.table import DECISIONS, Table, hand_of, reserve_of
from engine.base.view import View
from engine.game import Ask, Choice, Course, Decision, Seat
from engine.players.levels import by_level
from engine.record import begin, resume
from engine.rules import ScoreRow, Tell
from engine.terms import CardId, Level
from engine.values import FrozenMapping, value
from renders.base.hand import describe_hand
from tests.engine.base.leaders import leader

NAMES = ("Ann", "Ben", "Cleo")
TEXT = load_languages().of("en")


@value
class Keep(CardChoice):
    """Keep a leader of those that go round."""

    action: ClassVar[str] = "keep"


@value
class Pay(Choice):
    """Pay so much of a tribute."""

    action: ClassVar[str] = "pay"
    coins: int


def draft(table: Table, tell: Tell[BaseEvent]) -> Course[BaseChoice]:
    """Let everybody keep one leader after the other, before the first age."""
    if table.age_number == 1 and not any(table.hands):
        table.hands, table.reserves = table.reserves, [[] for _ in table.seats]
    while table.age_number == 1 and any(table.hands):
        asked = [
            Decision(seat, seat, "draft", cast("Any", (*map(Keep, table.hands[seat]),)))
            for seat in table.seats
        ]
        choices = cast("dict[Seat, Keep]", (yield Ask(tuple(asked))))
        for seat, choice in choices.items():
            table.hands[seat].remove(choice.card)
            table.reserves[seat].append(choice.card)
        table.hands = [*table.hands[1:], *table.hands[:1]]


def recruit_or_not(table: Table, tell: Tell[BaseEvent]) -> Course[BaseChoice]:
    """Let everybody recruit a leader, or none."""

    def choices_of(seat: Seat) -> tuple[BaseChoice, ...]:
        cards = map(table.box.cards.__getitem__, table.reserves[seat])
        found = hand_choices(table.cities[seat], market_of(table.cities, seat), cards)
        return (*(choice for choice in found if isinstance(choice, Build)), Decline())

    choices = yield Ask(tuple([Decision(seat, seat, "recruit", choices_of(seat)) for seat in table.seats]))
    built = {seat: choice for seat, choice in choices.items() if isinstance(choice, Build)}
    play_cards(table, built, tell, "recruit")


def play_rounds(table: Table, tell: Tell[BaseEvent]) -> Course[BaseChoice]:
    """Play rounds in which all others pay a tribute for each red card that is built."""
    while True:
        if not table.in_mid_round:
            choices = yield ask_everybody(table)
            table.note_round(choices)
            play_cards(table, choices, tell, "round")
            due = {seat: paid for seat in table.seats if (paid := owed(table, choices, seat))}
            table.waiting = FrozenMapping({"tribute": FrozenMapping(due)} if due else {})
            if table.last_round:
                table.discard_rest()
        for kind, due in table.waiting.items():
            asked = [
                Decision(seat, seat, kind, cast("Any", (*map(Pay, range(min(most, coins) + 1)),)))
                for seat, most in due.items()
                for coins in [table.cities[seat].coins]
            ]
            tributes = cast("dict[Seat, Pay]", (yield Ask(tuple(asked))))
            table.waiting = FrozenMapping()
            for seat, choice in tributes.items():
                table.cities[seat].coins -= choice.coins
        table.playing_seventh.clear()
        table.reviving.clear()
        if table.last_round:
            return
        table.pass_hands()


def owed(table: Table, choices: Any, seat: Seat) -> int:
    """Count what a seat owes for a round."""
    built = [choice.card for other, choice in choices.items() if other != seat and isinstance(choice, Build)]
    return sum(table.box.cards[card].colour == "red" for card in built)


def no_cards(table: Table, seat: Seat) -> list[CardId]:
    return []


LEADERS = [leader(f"patron_{n}", n % 4, {"victory_points": 1 + n % 4}) for n in range(12)]
BOX: Box = replace(
    standard_box(),
    cards=FrozenMapping({**standard_box().cards, **read_cards(LEADERS)}),
    phases=(draft, deal_hands, recruit_or_not, play_rounds, fight),
    decisions=FrozenMapping({**DECISIONS, "draft": hand_of, "recruit": reserve_of, "tribute": no_cards}),
    score_rows=(*SCORE_ROWS, ScoreRow("leaders", ("white",))),
    least_players=3,
    decks=(Deck("leaders", "white", 4),),
    names=("tribute",),
)


def games(seed: int) -> Iterator[BaseGame]:
    """Play a random game, and stop at each question."""
    game, source = cast("BaseGame", begin(rules_with(BOX), 3, seed)), Random(seed)
    while not game.over:
        yield game
        game.play({each.seat: source.choice(each.choices) for each in game.decisions()})
    record = json.loads(json.dumps(game.record()))
    assert resume(record, rules=rules_with(BOX)).record() == record


@pytest.fixture(scope="module")
def asked() -> dict[str, BaseGame]:
    """Return a game that stands at each kind of question."""
    found: dict[str, BaseGame] = {}
    for seed in range(3):
        for game in games(seed):
            found.setdefault(game.decisions()[0].kind, game.copy())
    return found


@pytest.mark.parametrize("seed", range(5))
def test_it_goes_on_from_a_copy_and_a_record_at_any_question(seed: int) -> None:
    for game in games(seed):
        again = resume(json.loads(json.dumps(game.record())), rules=rules_with(BOX))
        assert game.copy().decisions() == again.decisions() == game.decisions()
        assert [again.view(seat) for seat in (None, 0, 1)] == [game.view(seat) for seat in (None, 0, 1)]
        for view in (game.view(0), game.view(1)):
            # Nobody has the hand that they hold themselves, nor what they have seen of it at others.
            assert view.seat not in view.passed_on or game.table.in_mid_round


def test_what_is_asked_in_the_middle_of_a_round_is_seen_by_all(asked: dict[str, BaseGame]) -> None:
    game = asked["tribute"]
    due = {each.seat: each.choices[-1] for each in game.decisions()}
    view = game.view(None)
    assert view.waiting == game.table.waiting
    assert view.waiting["tribute"].keys() == due.keys() == view.deciding.keys()
    assert game.table.in_mid_round
    # The cards of the round lie already: one fewer in each hand than while it is chosen from.
    assert view.hand_sizes == (BOX.hand_size - view.round,) * 3


def test_only_what_is_asked_is_offered(asked: dict[str, BaseGame]) -> None:
    draft: View = asked["draft"].view(0)
    assert (len(draft.hand), draft.offers) == (4, ())
    game = asked["recruit"]
    seat = next(each.seat for each in game.decisions() if len(each.choices) > 1)
    view: View = game.view(seat)
    assert [*view.hand] == game.table.reserves[seat]
    offered = [choice for offer in view.offers for choice in offer.choices]
    assert offered == [*game.decisions()[seat].choices[:-1]]
    for seen in (draft, view):
        assert TEXT("words-obstacle-chain") not in describe_hand(seen, NAMES, TEXT)


@pytest.mark.parametrize("level", get_args(Level))
def test_every_computer_player_answers(level: Level, asked: dict[str, BaseGame]) -> None:
    assert asked.keys() == {"draft", "recruit", "round", "tribute"}
    for game in asked.values():
        decision = game.decisions()[0]
        assert by_level(level).choose(game.view(decision.seat), decision, Random(1)) in decision.choices
