"""A made-up box: other cards, ages and numbers are data, and the course plays them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.languages.translator import LanguageFile, Translator
from engine.duel.box import Age, Box, Card
from engine.duel.choice import Build
from engine.duel.effects import VictoryPoints
from engine.duel.events import AgeBegan, CardsTurnedUp, GameEnded
from engine.duel.layout import read_places
from engine.duel.payment import Cost
from engine.duel.rules import DuelGame, rules_with, standard_box
from engine.duel.terms import SEATS, opponent
from engine.game import Event
from engine.measuring.uniform import Uniform, play_out
from engine.players.levels import by_level
from engine.reading import Malformed
from engine.record import begin, resume
from engine.terms import CardId, Level
from renders.duel.close_ups import describe_card
from renders.duel.table import draw_table

ROWS = ({"x": [0], "face_up": False}, {"x": [-1, 1], "face_up": True})

ENGLISH = LanguageFile("en", Path("bot/languages/locales/en.ftl").read_text(encoding="utf-8"))


def points(name: str, amount: int, coins: int) -> Card:
    return replace(
        standard_box().cards[CardId("altar")],
        id=CardId(name),
        cost=Cost(coins, {}),
        gives_free=None,
        chain=None,
        effects=(VictoryPoints(amount),),
    )


def three_cards() -> Box:
    """One age of three cards, no wonder, no progress token, four coins at the start."""
    cards = [points("well", 1, 0), points("barn", 2, 1), points("mill", 4, 2)]
    return replace(
        standard_box(),
        cards={each.id: each for each in cards},
        decks={"age_1": tuple(each.id for each in cards), "guild": ()},
        wonders={},
        tokens={},
        tokens_on_the_board=0,
        ages=(Age(read_places(ROWS), "age_1", "guild", 0),),
        coins_at_the_start=4,
        first_picks=(),
    )


def fairs() -> Box:
    """Four of the first six cards of Age I are fairs, a deck that goes into it as guilds go into Age III."""
    box = standard_box()
    one, *others = box.ages
    drawn = box.decks["age_1"][:6]
    cards = {name: replace(each, deck="fair") if name in drawn else each for name, each in box.cards.items()}
    return replace(
        box,
        cards=cards,
        decks={**box.decks, "age_1": box.decks["age_1"][6:], "fair": drawn},
        ages=(replace(one, extra_deck="fair", extra=4), *others),
        names=("fairs",),
    )


def worth(card: Card) -> int:
    return sum(effect.amount for effect in card.effects if isinstance(effect, VictoryPoints))


def test_box_of_three_cards_plays_to_its_score() -> None:
    box = three_cards()
    game: DuelGame = begin(rules_with(box), 2, seed=1)
    events: list[Event] = []
    built: list[Card] = []
    while not game.over:
        (decision,) = game.decisions()
        choice = next(each for each in decision.choices if isinstance(each, Build))
        built.append(box.cards[choice.card])
        events += game.play({decision.seat: choice})
    assert game.steps == 3
    assert [type(event) for event in events if isinstance(event, CardsTurnedUp)] == [CardsTurnedUp]
    assert isinstance(events[-1], GameEnded)
    taken = {game.deal.first: built[0::2], opponent(game.deal.first): built[1::2]}
    won = [
        sum(map(worth, taken[seat])) + (4 - sum(card.cost.coins for card in taken[seat])) // 3
        for seat in SEATS
    ]
    assert [score.total for score in events[-1].scores] == won


def test_record_of_another_box_is_read_by_its_rules() -> None:
    rules = rules_with(three_cards())
    game = begin(rules, 2, seed=3)
    assert resume(game.record(), rules=rules).deal == game.deal


def test_first_age_of_a_box_without_wonders_begins_at_once() -> None:
    rules = rules_with(three_cards())
    told: list[object] = []
    table = rules.lay_table(begin(rules, 2, seed=1).deal)
    next(rules.course(table, told.append))
    assert told == [AgeBegan(1, table.first)]


def test_another_deck_goes_into_an_age() -> None:
    box = fairs()
    rules = rules_with(box)
    for seed in range(20):
        game: DuelGame = begin(rules, 2, seed=seed)
        assert sum(box.cards[each].deck == "fair" for each in game.deal.ages[0]) == 4
        play_out(game, [Uniform()] * 2, Random(seed))
        assert resume(game.record(), rules=rules).record() == game.record()


def test_a_record_has_as_many_cards_of_the_other_deck_as_the_box_says() -> None:
    box = fairs()
    rules = rules_with(box)
    game: DuelGame = begin(rules, 2, seed=1)
    dealt = list(game.deal.ages[0])
    left_out = next(each for each in box.decks["age_1"] if each not in dealt)
    dealt[next(number for number, each in enumerate(dealt) if box.cards[each].deck == "fair")] = left_out
    record: dict[str, Any] = game.record()
    record["deal"]["ages"][0] = dealt
    with pytest.raises(Malformed, match="4 fairs needed, not 3"):
        resume(record, rules=rules)


@pytest.mark.parametrize("level", ["normal", "strong"])
def test_computer_players_know_the_other_deck(level: Level) -> None:
    game: DuelGame = begin(rules_with(fairs()), 2, seed=1)
    player, source = by_level(level), Random(1)
    while game.steps < 12:
        (decision,) = game.decisions()
        game.play({decision.seat: player.choose(game.view(decision.seat), decision, source)})
    words, box = Translator("en", [ENGLISH]), fairs()
    assert draw_table(game.view(None), ("Ann", "Ben"), words).getbbox()
    assert "4 of this age’s 6 cards" in describe_card(box, box.decks["fair"][0], words)
