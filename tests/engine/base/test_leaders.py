"""A box with leaders can be played, recorded and replayed without changes to the engine."""

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
    """Let all players sell a card or discard a leader."""
    return game.play({each.seat: each.choices[-1] for each in game.decisions()})


@pytest.mark.parametrize("players", range(3, 8))
def test_random_games_with_leaders_replay_to_the_same_result(players: int) -> None:
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


def test_leaders_trade_fight_and_pay_wages() -> None:
    own = city("babylon A", "merchant_papyrus", "broker_1", "avenger_1", coins=9, conflicts=(-1, -1))
    cities = laid([own, city("rhodes A", "lumber_yard", "stables"), city("alexandria A")], BOX)
    # Wood of the left neighbour or the bank, papyrus of the bank.
    market, school = market_of(cities, OWN), BOX.cards[CardId("school")]
    listed = hand_choices(cities[0], market, [school])
    found = [choice.payment for choice in listed if isinstance(choice, Build)]
    assert found == [Payment("trade", 4, 0, 0, 4), Payment("trade", 3, 2, 0, 5)]
    bought = goods_bought(market, school.cost, found[0])
    assert bought == {"left": {}, "right": {}, "bank": {"wood": 1, "papyrus": 1}}
    # Shields can depend on conflict tokens, whose points depend on the age.
    events: list[BaseEvent] = []
    fight_conflicts(cities, BOX.age(2), events.append)
    assert Conflict(2, OWN, Seat(1), 3, 2, OWN, 3) in events
    assert [each.conflicts for each in cities] == [(-1, -1, 3, 3), (-2, 3), (-2, -2)]
    # Olympia's free card is never a leader.
    poor = [city("olympia A", coins=0, stages=2), city("rhodes A"), city("alexandria A")]
    found_free = choices(poor, "sage_gear palace", box=BOX)
    assert [choice.card for choice in found_free if isinstance(choice, Build)] == ["palace"]
    # Wages are paid at the beginning of each age.
    game = dealt(3, 2)
    game.table.cities[0].build(BOX.cards[CardId("banker_3")])
    play_last(game)
    assert ([city.coins for city in game.table.cities], game.table.discard) == ([9] * 3, []), "let go"
    while not any(isinstance(event, AgeBegan) for event in events):
        events = [*play_last(game)]
    assert events[-1] == CoinsTaken(OWN, 4)


def test_the_score_pad_has_a_row_for_leaders_and_their_conflict_tokens() -> None:
    assert other_rows(BOX.score_rows, SCORE_ROWS) == ("leaders",)
    lines = [{**dict.fromkeys(limits_of(BOX), 0), "leaders": points} for points in (3, 5, 4)]
    pad = count(BOX, lines, boards("babylon A", "rhodes A", "alexandria A"))
    assert [score.row("leaders") for score in pad.scores] == [3, 5, 4]
    assert [score.rank for score in pad.scores] == [3, 1, 2]
    assert limits_of(BOX)["military"] == (-12, 18)
    assert "leaders: 3." in ENDING.describe_score(pad, NAMES, TEXT)
    # The points of three conflicts of an age leave 0, 1 or 2 in total.
    assert [points for points in (-1, 0, 1, 9, 10) if military_adds_up(BOX, [points, 0, 0])] == [0, 1, 9]


# -- drafting, tributes within a round, and optional recruiting ----------------------------------------

TRIBUTES = rules_with(TRIBUTE)
NAMES = ("Ann", "Ben", "Cleo")
TEXT = load_languages().of("en")


def games(seed: int) -> Iterator[BaseGame]:
    """Play a random game with tributes, and yield it at each question."""
    game: BaseGame = begin(TRIBUTES, 3, seed)
    source = Random(seed)
    while not game.over:
        yield game
        game.play({each.seat: source.choice(each.choices) for each in game.decisions()})
    record = json.loads(json.dumps(game.record()))
    assert resume(record, rules=TRIBUTES).record() == record


@pytest.fixture(scope="module")
def asked() -> dict[str, BaseGame]:
    """Return a game at each kind of question."""
    found: dict[str, BaseGame] = {}
    for seed in range(3):
        for game in games(seed):
            found.setdefault(game.decisions()[0].kind, game.copy())
    return found


@pytest.mark.parametrize("seed", range(5))
def test_games_with_tributes_resume_from_a_copy_or_record_at_any_step(seed: int) -> None:
    for game in games(seed):
        again = resume(json.loads(json.dumps(game.record())), rules=TRIBUTES)
        assert game.copy().decisions() == again.decisions() == game.decisions()
        assert [again.view(seat) for seat in (None, 0, 1)] == [game.view(seat) for seat in (None, 0, 1)]
        for view in (game.view(0), game.view(1)):
            # A player's own hand is never listed as passed on.
            assert view.seat not in view.passed_on or game.table.in_mid_round


def test_a_question_within_a_round_is_public(asked: dict[str, BaseGame]) -> None:
    game = asked["tribute"]
    due = {each.seat: each.choices[-1] for each in game.decisions()}
    view = game.view(None)
    assert view.waiting == game.table.waiting
    assert view.waiting["tribute"].keys() == due.keys() == view.deciding.keys()
    assert game.table.in_mid_round
    # The cards of the round have been played: each hand has one less.
    assert view.hand_sizes == (BOX.hand_size - view.round,) * 3


def test_views_offer_only_the_choices_of_the_current_question(asked: dict[str, BaseGame]) -> None:
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
def test_every_level_answers_drafts_and_tributes(level: Level, asked: dict[str, BaseGame]) -> None:
    assert asked.keys() == {"draft", "recruit", "round", "tribute"}
    for game in asked.values():
        decision = game.decisions()[0]
        assert by_level(level).choose(game.view(decision.seat), decision, Random(1)) in decision.choices
