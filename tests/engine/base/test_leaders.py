"""A third box plays to its end, is recorded and replayed: the engine knows nothing of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest

from bot.languages.translator import load_languages
from cogs.pad.pad import other_rows
from engine.base.choice import Build
from engine.base.city import market_of
from engine.base.events import AgeBegan, BaseEvent, CoinsTaken, Conflict
from engine.base.legal import hand_choices
from engine.base.pad import count, limits_of, military_adds_up
from engine.base.payment import Payment
from engine.base.resolve import fight_conflicts
from engine.base.rules import BaseGame, rules_with
from engine.base.scoring import SCORE_ROWS
from engine.base.view import View, goods_bought
from engine.game import Seat
from engine.players.levels import by_level
from engine.record import begin, resume
from engine.terms import CardId, Level
from renders.base.hand import describe_hand
from renders.base.result import ENDING
from tests.engine.base.leaders import BOX, RULES, TRIBUTE
from tests.engine.base.setting import boards, choices, city, laid
from tests.engine.play import play_randomly

OWN = Seat(0)


def dealt(players: int, seed: int) -> BaseGame:
    game: BaseGame = begin(RULES, players, seed)
    return game


def play_last(game: BaseGame) -> tuple[BaseEvent, ...]:
    """Let everybody sell a card or let a leader go."""
    return game.play({each.seat: each.choices[-1] for each in game.decisions()})


@pytest.mark.parametrize("players", range(3, 8))
def test_random_games_are_recorded_and_come_to_the_same_again(players: int) -> None:
    recruited = 0
    for seed in range(12):
        game = play_randomly(dealt(players, seed), Random(seed))
        record = json.loads(json.dumps(game.record()))
        assert record["boxes"] == ["leaders"]
        assert resume(record, rules=RULES).record() == record
        for line in record["result"]:
            rows = [row.name for row in BOX.score_rows]
            assert [*line] == ["seat", *rows, "total", "rank"]
            assert sum(line[row] for row in rows) == line["total"]
        recruited += sum(city.colours.get("white", 0) for city in game.table.cities)
    assert recruited > 12


def test_what_leaders_do() -> None:
    own = city("babylon A", "merchant_papyrus", "broker_1", "avenger_1", coins=9, conflicts=(-1, -1))
    cities = laid([own, city("rhodes A", "lumber_yard", "stables"), city("alexandria A")], BOX)
    # A wood of the left neighbour or of the bank, a papyrus of the bank.
    market, school = market_of(cities, OWN), BOX.cards[CardId("school")]
    listed = hand_choices(cities[0], market, [school])
    found = [choice.payment for choice in listed if isinstance(choice, Build)]
    assert found == [Payment("trade", 4, 0, 0, 4), Payment("trade", 3, 2, 0, 5)]
    bought = goods_bought(market, school.cost, found[0])
    assert bought == {"left": {}, "right": {}, "bank": {"wood": 1, "papyrus": 1}}
    # Shields may depend on what lies, and tokens on the age.
    told: list[BaseEvent] = []
    fight_conflicts(cities, BOX.age(2), told.append)
    assert Conflict(2, OWN, Seat(1), 3, 2, OWN, 3) in told
    assert [each.conflicts for each in cities] == [(-1, -1, 3, 3), (-2, 3), (-2, -2)]
    # What Olympia builds free once an age is a card of it.
    poor = [city("olympia A", coins=0, stages=2), city("rhodes A"), city("alexandria A")]
    found_free = choices(poor, "sage_gear palace", box=BOX)
    assert [choice.card for choice in found_free if isinstance(choice, Build)] == ["palace"]
    # Wages are paid at the beginning of every age.
    game = dealt(3, 2)
    game.table.cities[0].build(BOX.cards[CardId("banker_3")])
    play_last(game)
    assert ([city.coins for city in game.table.cities], game.table.discard) == ([9] * 3, []), "let go"
    while not any(isinstance(event, AgeBegan) for event in told):
        told = [*play_last(game)]
    assert told[-1] == CoinsTaken(OWN, 4)


def test_a_pad_counts_its_row_and_takes_the_tokens_of_its_conflicts() -> None:
    assert other_rows(BOX.score_rows, SCORE_ROWS) == ("leaders",)
    lines = [{**dict.fromkeys(limits_of(BOX), 0), "leaders": points} for points in (3, 5, 4)]
    pad = count(BOX, lines, boards("babylon A", "rhodes A", "alexandria A"))
    assert [score.row("leaders") for score in pad.scores] == [3, 5, 4]
    assert [score.rank for score in pad.scores] == [3, 1, 2]
    assert limits_of(BOX)["military"] == (-12, 18)
    assert "leaders: 3." in ENDING.describe_score(pad, NAMES, TEXT)
    # Of the three fights of an age 0, 1 or 2 points are left over together.
    assert [points for points in (-1, 0, 1, 9, 10) if military_adds_up(BOX, [points, 0, 0])] == [0, 1, 9]


# -- a draft, a tribute in the middle of a round, a card or none ---------------------------------------

TRIBUTES = rules_with(TRIBUTE)
NAMES = ("Ann", "Ben", "Cleo")
TEXT = load_languages().of("en")


def games(seed: int) -> Iterator[BaseGame]:
    """Play a random game with tributes, and stop at each question."""
    game: BaseGame = begin(TRIBUTES, 3, seed)
    source = Random(seed)
    while not game.over:
        yield game
        game.play({each.seat: source.choice(each.choices) for each in game.decisions()})
    record = json.loads(json.dumps(game.record()))
    assert resume(record, rules=TRIBUTES).record() == record


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
        again = resume(json.loads(json.dumps(game.record())), rules=TRIBUTES)
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
