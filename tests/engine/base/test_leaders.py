"""A box with leaders can be played, recorded and replayed without changes to the engine."""

import json
from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest

from bot.languages.translator import load_languages
from cogs.score_pad.score_pad import other_rows
from engine.base.choice import Build
from engine.base.city import market_of
from engine.base.events import AgeBegan, BaseEvent, CoinsTaken, Conflict
from engine.base.legal import hand_choices
from engine.base.pad import count, limits_of, military_adds_up
from engine.base.payment import Payment
from engine.base.resolve import fight_conflicts
from engine.base.rules import BaseGame, BaseRules, rules_with
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

OWN = Seat(0)
TRIBUTES = rules_with(TRIBUTE)
NAMES = ("Ann", "Ben", "Cleo")
TEXT = load_languages().of("en")


def games(rules: BaseRules, players: int, seed: int) -> Iterator[BaseGame]:
    """Play a random game, and yield it at each question and at the end."""
    game: BaseGame = begin(rules, players, seed)
    source = Random(seed)
    while not game.over:
        yield game
        game.play({each.seat: source.choice(each.choices) for each in game.decisions()})
    yield game


@pytest.mark.parametrize(("rules", "players"), [*((RULES, each) for each in range(3, 8)), (TRIBUTES, 3)])
def test_games_with_another_box_resume_from_a_copy_or_record_at_any_step(
    rules: BaseRules, players: int
) -> None:
    recruited = 0
    for seed in range(4):
        for step, game in enumerate(games(rules, players, seed)):
            if step % 4 != seed and not game.over:
                continue
            record = json.loads(json.dumps(game.record()))
            again = resume(record, rules=rules)
            assert (again.record(), record["boxes"]) == (record, [*rules.box.names])
            assert game.copy().decisions() == again.decisions() == game.decisions()
            for seat in (None, Seat(0), Seat(1)):
                view: View = game.view(seat)
                assert again.view(seat) == view
                # A player's own hand is never listed as passed on.
                assert seat not in view.passed_on or game.table.in_mid_round
        for line in record["result"]:
            rows = [row.name for row in rules.box.score_rows]
            assert [*line] == ["seat", *rows, "total", "rank"]
            assert sum(line[row] for row in rows) == line["total"]
        recruited += sum(city.colours.get("white", 0) for city in game.table.cities)
    assert recruited > 0


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
    game: BaseGame = begin(RULES, 3, 2)
    game.table.cities[0].build(BOX.cards[CardId("banker_3")])
    game.play({each.seat: each.choices[-1] for each in game.decisions()})
    assert ([city.coins for city in game.table.cities], game.table.discard) == ([9] * 3, []), "let go"
    while not any(isinstance(event, AgeBegan) for event in events):
        events = [*game.play({each.seat: each.choices[-1] for each in game.decisions()})]
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


@pytest.fixture(scope="module")
def asked() -> dict[str, BaseGame]:
    found: dict[str, BaseGame] = {}
    for seed in range(3):
        for game in games(TRIBUTES, 3, seed):
            if not game.over:
                found.setdefault(game.decisions()[0].kind, game.copy())
    return found


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
    view: View = game.view(0)
    assert [*view.hand] == game.table.reserves[0]
    offered = [choice for offer in view.offers for choice in offer.choices]
    assert {*offered} == {*game.decisions()[0].choices}
    for seen in (draft, view):
        assert TEXT("words-obstacle-chain") not in describe_hand(seen, NAMES, TEXT)


@pytest.mark.parametrize("level", get_args(Level))
def test_every_level_answers_drafts_and_tributes(level: Level, asked: dict[str, BaseGame]) -> None:
    assert asked.keys() == {"draft", "recruit", "round", "tribute"}
    for game in asked.values():
        decision = game.decisions()[0]
        assert by_level(level).choose(game.view(decision.seat), decision, Random(1)) in decision.choices
