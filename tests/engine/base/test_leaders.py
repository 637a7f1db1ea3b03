"""A third box plays to its end, is recorded, replayed, drawn and said: the engine knows nothing of it."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cogs.pad.pad import other_rows
from engine.base.box import read_cards, read_wonders
from engine.base.choice import BaseChoice, Build
from engine.base.city import SIDES, Board, market_of
from engine.base.course import ask_for_a_card
from engine.base.events import AgeBegan, BaseEvent, CoinsTaken, Conflict
from engine.base.legal import hand_choices
from engine.base.pad import count, limits_of, military_adds_up
from engine.base.payment import Payment
from engine.base.player.playouts import PossibleTables
from engine.base.resolve import fight_conflicts, play_cards
from engine.base.rules import BaseGame, rules_with
from engine.base.scoring import SCORE_ROWS
from engine.base.table import Table, new_city
from engine.base.view import View, goods_bought
from engine.course import Game
from engine.game import Ask, Course, Seat
from engine.players.advice import hint
from engine.players.levels import by_level
from engine.reading import Malformed
from engine.record import begin, resume
from engine.rules import Tell
from engine.shuffle import below
from engine.terms import CardId, WonderId
from engine.values import FrozenMapping
from renders.base.city import describe_city, draw_city
from renders.base.hand import describe_hand, draw_hand
from renders.base.result import ENDING
from renders.base.table import describe_table, draw_table
from tests.engine.base.leaders import BOX, KEPT, KINDS, RULES, Wages, leader
from tests.engine.base.setting import boards
from tests.engine.words import english
from tests.gallery.base_cities import Sketch, lay_out

WORDS = english("score-leaders = Leaders\neffect-wages = It earns { $coins } coins in every age to come.\n")
"""A few words for leaders; what has none is called by its id."""
NAMES = ("Marguerite", "Nessi", "Tobias", "Yannick", "Vreneli", "Ann", "Ben")
OWN = Seat(0)


def dealt(players: int, seed: int) -> BaseGame:
    game = begin(RULES, players, seed)
    assert isinstance(game, Game)
    return game


def step(game: BaseGame, source: Random) -> list[BaseChoice]:
    """Play a step in which everybody chooses at random."""
    chosen = {each.seat: each.choices[below(source, len(each.choices))] for each in game.decisions()}
    game.play(chosen)
    return [*chosen.values()]


def extra(choice: BaseChoice) -> int:
    """Count the coins that a building costs beside its price and what neighbours are paid."""
    return choice.payment.bank - BOX.cards[choice.card].cost.coins if isinstance(choice, Build) else 0


@pytest.mark.parametrize("players", range(3, 8))
def test_two_hundred_random_games_are_recorded_and_come_to_the_same_again(players: int) -> None:
    bought = recruited = 0
    for seed in range(200):
        game, source = dealt(players, seed), Random(seed)
        while not game.over:
            bought += sum(extra(choice) > 0 for choice in step(game, source))
        record = json.loads(json.dumps(game.record()))
        assert record["boxes"] == ["leaders"]
        assert resume(record, rules=RULES).record() == record
        for line in record["result"]:
            rows = [row.name for row in BOX.score_rows]
            assert [*line] == ["seat", *rows, "total", "rank"]
            assert sum(line[row] for row in rows) == line["total"]
        recruited += sum(city.colours.get("white", 0) for city in game.table.cities)
    assert min(bought, recruited) > 200


@pytest.mark.parametrize("players", [3, 5, 7])
def test_it_is_drawn_and_put_into_words_at_every_kind_of_question(players: int) -> None:
    game, source, kinds = dealt(players, 5), Random(5), set[str]()
    names = NAMES[:players]
    while not game.over:
        view: View = game.view(OWN)
        kind = view.deciding.get(OWN)
        if kind is not None and kind not in kinds:
            kinds.add(kind)
            assert draw_hand(view, names, WORDS).getbbox()
            for card in view.hand:
                assert card.replace("_", " ") in describe_hand(view, names, WORDS) or kind != "recruit"
        step(game, source)
    assert {"recruit", "round"} <= kinds
    end: View = game.view(None)
    assert draw_table(end, names, WORDS).getbbox()
    assert describe_table(end, names, WORDS)
    assert draw_city(end, OWN, names, WORDS).getbbox()
    assert describe_city(end, OWN, names, WORDS)
    assert ENDING.draw_score(end, names, WORDS).getbbox()
    assert ENDING.draw_victory(end, names, WORDS).getbbox()
    for score in end.scores:
        assert f"Leaders: {score.row('leaders')}." in ENDING.describe_score(end, names, WORDS) or players > 3


def test_a_reserve_is_its_owners_secret() -> None:
    game = dealt(3, 1)
    reserves = [game.view(seat).reserve for seat in range(3)]
    assert [len(each) for each in reserves] == [KEPT] * 3
    assert len({card for each in reserves for card in each}) == 3 * KEPT
    assert game.view(None).reserve == game.view(None).hand == ()
    assert game.view(None).reserve_sizes == (KEPT,) * 3
    # While a leader is recruited the hand of the age lies face down, and the leaders are chosen from.
    assert game.view(0).deciding[OWN] == "recruit"
    assert game.view(0).hand == reserves[0]
    step(game, Random(1))
    assert set(game.view(0).reserve) < set(reserves[0])
    assert not set(game.view(0).hand) & {card for each in reserves for card in each}


def test_a_strong_player_deals_the_reserves_that_it_does_not_see() -> None:
    game, source = dealt(3, 1), Random(1)
    view = game.view(OWN)
    table = PossibleTables(view).deal(source)
    assert table.reserves[0] == list(view.reserve)
    assert [len(each) for each in table.reserves] == [KEPT] * 3
    assert [len(each) for each in table.hands] == [BOX.hand_size] * 3
    lying = sorted(card for each in (*table.reserves, *table.decks.values()) for card in each)
    assert lying == sorted(BOX.cards_of(BOX.decks[0].colour))
    strong = by_level("strong")
    for _ in range(3):
        game.play({each.seat: strong.choose(game.view(each.seat), each, source) for each in game.decisions()})


def test_a_board_may_do_something_from_the_start_and_have_no_resource() -> None:
    stage = {"cost": {"resources": {"wood": 1}}, "effects": [{"victory_points": 4}]}
    rome = {"id": "rome", "promo": False, "starting_resource": None, "starting_coins": 3}
    sides = {"sides": {"A": [stage], "B": [stage]}, "board_effects": {"B": [{"wages": 2}]}}
    box = replace(BOX, wonders=FrozenMapping({**BOX.wonders, **read_wonders([{**rome, **sides}], KINDS)}))
    beside = boards("rhodes A", "alexandria A")
    cities = [new_city(box, (Board(WonderId("rome"), side), *beside), OWN) for side in SIDES]
    assert [city.lasting for city in cities] == [(), (Wages(2),)]
    assert [city.production.fixed for city in cities] == [{}, {}]


def test_a_leader_may_let_its_city_build_from_the_discard_pile() -> None:
    solomon = leader("solomon", 0, {"ability": "build_from_discard"})
    box = replace(BOX, cards=FrozenMapping({**BOX.cards, **read_cards([solomon], KINDS)}))
    game = begin(rules_with(box), 3, 1)
    game.play({each.seat: each.choices[-1] for each in game.decisions()})
    table = game.table
    table.reserves[0].append(CardId("solomon"))
    play_cards(table, {OWN: box.cards[CardId("solomon")].build_free}, lambda _: None, "recruit")
    assert table.reviving == [OWN]


def test_what_is_free_once_an_age_is_a_card_of_it() -> None:
    names = boards("olympia A", "rhodes A", "alexandria A")
    cities = lay_out(BOX, [Sketch(names[0], 0, stages=2), Sketch(names[1], 3), Sketch(names[2], 3)])
    cards = [BOX.cards[CardId(each)] for each in ("sage_gear", "palace")]
    found = hand_choices(cities[0], market_of(cities, OWN), cards)
    assert [choice.card for choice in found if isinstance(choice, Build)] == ["palace"]


def test_a_leader_that_is_let_go_leaves_the_game() -> None:
    game = dealt(3, 1)
    before = [city.coins for city in game.table.cities]
    assert before == [6, 6, 6]
    game.play({each.seat: each.choices[-1] for each in game.decisions()})
    assert [city.coins for city in game.table.cities] == [9, 9, 9]
    assert game.table.discard == []
    game.play({each.seat: each.choices[-1] for each in game.decisions()})
    assert len(game.table.discard) == 3


def test_the_bank_sells_beside_the_neighbours() -> None:
    names = boards("babylon A", "rhodes A", "alexandria A")
    own = Sketch(names[0], 9, (CardId("merchant_papyrus"), CardId("broker_1")))
    left = Sketch(names[1], 3, (CardId("lumber_yard"),))
    cities = lay_out(BOX, [own, left, Sketch(names[2], 3)])
    market = market_of(cities, OWN)
    school = BOX.cards[CardId("school")]
    listed = hand_choices(cities[0], market, [school])
    found = [choice.payment for choice in listed if isinstance(choice, Build)]
    # A wood of the left neighbour or of the bank, a papyrus of the bank.
    assert found == [Payment("trade", 4, 0, 0, 4), Payment("trade", 3, 2, 0, 5)]
    bought = goods_bought(market, school.cost, found[0])
    assert bought == {"left": {}, "right": {}, "bank": {"wood": 1, "papyrus": 1}}


def test_shields_may_depend_on_what_lies_and_tokens_on_the_age() -> None:
    names = boards("babylon A", "rhodes A", "alexandria A")
    avenger = Sketch(names[0], 3, (CardId("avenger_1"),), conflicts=(-1, -1))
    cities = lay_out(BOX, [avenger, Sketch(names[1], 3, (CardId("stables"),)), Sketch(names[2], 3)])
    told: list[BaseEvent] = []
    fight_conflicts(cities, BOX.age(2), told.append)
    assert Conflict(2, OWN, Seat(1), 3, 2, OWN, 3) in told
    assert [city.conflicts for city in cities] == [(-1, -1, 3, 3), (-2, 3), (-2, -2)]


def test_wages_are_paid_at_the_beginning_of_every_age() -> None:
    game = dealt(3, 2)
    game.table.cities[0].build(BOX.cards[CardId("banker_3")])
    told: list[BaseEvent] = []
    while not any(isinstance(event, AgeBegan) for event in told):
        told = [*game.play({each.seat: each.choices[-1] for each in game.decisions()})]
    assert told[-1] == CoinsTaken(OWN, 4)


def test_a_record_must_tell_the_decks() -> None:
    record = dealt(3, 1).record()
    decks: Any = record["decks"]
    for wrong, why in (
        ({}, "decks: no 'leaders'"),
        ({"leaders": decks["leaders"][:1]}, r"decks.leaders: \d+ needed, not 1"),
        ({**decks, "heroes": []}, "decks: no key 'heroes' here"),
    ):
        with pytest.raises(Malformed, match=why):
            resume({**record, "decks": wrong}, rules=RULES)


def test_a_pad_counts_its_row() -> None:
    assert other_rows(BOX.score_rows, SCORE_ROWS) == ("leaders",)
    lines = [{**dict.fromkeys(limits_of(BOX), 0), "leaders": points} for points in (3, 5, 4)]
    pad = count(BOX, lines, boards("babylon A", "rhodes A", "alexandria A"))
    assert [score.row("leaders") for score in pad.scores] == [3, 5, 4]
    assert [score.rank for score in pad.scores] == [3, 1, 2]


def test_a_pad_takes_the_tokens_of_its_conflicts() -> None:
    assert limits_of(BOX)["military"] == (-12, 18)
    # Of the three fights of an age 0, 1 or 2 points are left over together.
    assert [points for points in (-1, 0, 1, 9, 10) if military_adds_up(BOX, [points, 0, 0])] == [0, 1, 9]


def test_a_strong_player_has_its_opinion_of_cards_that_lie_where_no_view_shows_them() -> None:
    def dock(table: Table, seat: Seat) -> list[CardId]:
        return table.decks["dock"]

    def land(table: Table, tell: Tell[BaseEvent]) -> Course[BaseChoice]:
        if "dock" not in table.decks:
            table.decks["dock"] = [table.decks["leaders"].pop(0) for _ in range(3)]
        choices = yield Ask((ask_for_a_card(table, OWN, "land"),))
        play_cards(table, choices, lambda event: None, "land")

    box = replace(BOX, phases=(land,), decisions=FrozenMapping({"land": dock}))
    game = begin(rules_with(box), 3, 1)
    (decision,) = game.decisions()
    view = game.view(OWN)
    choice = by_level("strong").choose(view, decision, Random(1))
    assert choice in decision.choices
    assert hint(view, decision).compared is None


def test_a_deck_without_an_age_has_no_card_of_one() -> None:
    purple = {**leader("secret_society", 0, {"fame": 1}), "colour": "purple"}
    box = replace(BOX, cards=FrozenMapping({**BOX.cards, **read_cards([purple], KINDS)}))
    assert box.cards_of("purple") == ["secret_society"]
    assert "secret_society" not in box.cards_of("purple", age=3)
