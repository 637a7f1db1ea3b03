"""What neighbours did, what a card is worth now and its chains, in the sentences of a private message."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import cast

import pytest

from bot.languages.translator import Languages, Translator, forms_of
from bot.tables.snapshot import GameSnapshot
from cogs.games.base.question import Question, news_of_neighbours, offer_line
from cogs.games.base.sentences import told as told_event
from engine.base.events import BaseEvent, Built, CoinsTaken, Conflict, Revived, Sold, StageBuilt
from engine.base.rules import standard_box
from engine.base.view import Obstacle, View
from engine.game import Seat
from engine.terms import CardId
from renders.base.hand import describe_hand
from renders.base.sentences import effect_sentences
from renders.parts.sprites import cost_sentence
from tests.gallery.base_tables import HANDS

CARDS = standard_box().cards
NAMES = ("ann", "*ben*", "cyd", "dora")
OWN, LEFT, RIGHT = Seat(0), Seat(1), Seat(2)
TYPICAL = HANDS["seven cards"]


@pytest.fixture(scope="module")
def text(languages: Languages) -> Translator:
    return languages.of(None)


def asked(view: View, seat: Seat, text: Translator) -> Question:
    """Ask about the cards of a city."""
    return Question(cast("GameSnapshot", None), seat, seat, view, NAMES, text, {})


def news(events: Sequence[BaseEvent], text: Translator, seat: Seat = OWN) -> list[str]:
    return news_of_neighbours(asked(TYPICAL.view(), seat, text), events)


def line(name: str, text: Translator, *, left: str = "", own: str = "") -> str:
    """Return what one card does for the first city, with more buildings at it and on its left."""
    first, second, third = (
        replace(each, buildings=(*each.buildings, *map(CardId, more.split())))
        for each, more in zip(TYPICAL.sketches, (own, left, ""), strict=True)
    )
    view = replace(TYPICAL, sketches=(first, second, third), hand=(name,)).view()
    return offer_line(asked(view, OWN, text), view.offers[0], 0)


def test_what_both_neighbours_did_stands_in_one_line(text: Translator) -> None:
    events: list[BaseEvent] = [
        Built(OWN, CardId("baths"), "own"),
        Built(RIGHT, CardId("clay_pit"), "own", bank=1),
        Built(LEFT, CardId("tavern"), "free"),
        CoinsTaken(LEFT, 5),
    ]
    assert news(events, text) == [r"Your neighbours last round – \*ben\*: Tavern · cyd: Clay Pit"]


def test_everything_that_a_neighbour_did_is_told_and_no_hidden_card(text: Translator) -> None:
    events: list[BaseEvent] = [
        StageBuilt(LEFT, 2, "own"),
        Sold(LEFT, 3, seventh=True),
        Sold(RIGHT, 3),
        Revived(RIGHT, CardId("baths")),
    ]
    assert news(events, text) == [
        r"Your neighbours last round – "
        r"\*ben\*: wonder stage 2 and sold a card · cyd: sold a card and Baths"
    ]


def test_nothing_is_told_before_the_first_round(text: Translator) -> None:
    assert news([], text) == []


def test_the_conflicts_of_the_own_city_follow_after_an_age(text: Translator) -> None:
    events: list[BaseEvent] = [
        Conflict(1, OWN, LEFT, 1, 0, winner=OWN, token=1),
        Conflict(1, LEFT, RIGHT, 0, 2, winner=RIGHT, token=1),
        Conflict(1, RIGHT, OWN, 2, 1, winner=RIGHT, token=1),
    ]
    won, lost = news(events, text)
    assert won == r"**ann 1 ⚔ 0 \*ben\*** · ann +1, \*ben\* −1"
    assert lost == "**cyd 2 ⚔ 1 ann** · cyd +1, ann −1"


def test_a_figure_says_what_a_card_is_worth_now(text: Translator) -> None:
    assert "As things stand: **5 points**." in line("workers_guild", text)
    assert "As things stand: **6 points**." in line("workers_guild", text, left="sawmill")
    assert "As things stand: **2 points and +2 coins**." in line("haven", text, own="mine")
    assert "As things stand: **science +3**." in line("library", text)
    assert r"As things stand: **beats \*ben\***." in line("stables", text)
    assert r"As things stand: **beats \*ben\* and ties with cyd**." in line("arsenal", text)


def test_what_the_card_says_itself_is_not_said_twice(text: Translator) -> None:
    for name in ("palace", "tavern", "sawmill"):
        assert "As things stand" not in line(name, text)


def test_a_building_that_stands_already_is_worth_nothing_more(text: Translator) -> None:
    owned = line("scriptorium", text)
    assert "already" in owned
    assert "As things stand" not in owned


def test_chains_are_told_in_both_directions(text: Translator) -> None:
    chained = line("library", text)
    assert "Free: you have Scriptorium." in chained
    assert "Free with Scriptorium" not in chained
    assert "Makes Senate and University free later." in chained
    assert "It would be free with Apothecary." in line("stables", text)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The Free City builds **Baths** (2 coins to the Free City)"),
        ("fr", "La Cité franche construit **Bains** (2 pièces à la Cité franche)"),
        ("nl", "De Vrije Stad bouwt **Badhuis** (2 munten aan de Vrije Stad)"),
        ("de", "Die Freie Stadt baut **Bäder** (2 Münzen an die Freie Stadt)"),
    ],
)
def test_the_free_city_is_named_with_its_article(language: str, told: str, languages: Languages) -> None:
    text = languages.of(language)
    event = Built(OWN, CardId("baths"), "trade", left=2)
    name = text("free-city")
    assert told_event(TYPICAL.view(), event, [name] * 4, text) == told
    assert forms_of(name)["the"] in text("words-stage", whose="other", name=name, stage=1, stages=3)
    paid = text(
        "play-words-stage",
        name=name,
        wonder="x",
        stage=1,
        copy="no",
        copied="",
        gained=0,
        left=2,
        right=0,
        paid="",
        left_name=name,
        right_name=name,
    )
    assert paid.startswith(forms_of(name)["begins"])
    assert paid.endswith(f"{forms_of(name)['the']}.")


@pytest.mark.parametrize(("count", "needed"), [(1, "il faut 1 pierre"), (2, "il faut 2 pierres")])
def test_french_counts_resources_in_the_plural(count: int, needed: str, languages: Languages) -> None:
    text = languages.of("fr")
    stone = text("resource-count", count=count, resource=text("resource-stone"))
    assert text("shortage", own="yes", needed=stone, made=0, sale=0).startswith(f"{needed} (")
    assert stone in needed


def test_french_names_the_goods_of_a_cost(languages: Languages) -> None:
    text = languages.of("fr")
    assert cost_sentence(CARDS[CardId("baths")].cost, text) == "Coûte de la pierre."
    assert cost_sentence(CARDS[CardId("forum")].cost, text) == "Coûte 2 argiles."


YOU = {
    "en": "you|your",
    "fr": "tu|te|toi|ton|ta|tes",
    "nl": "je|jij|jou|jouw",
    "de": "du|dich|dir|dein[a-z]*",
}


@pytest.mark.parametrize("language", YOU)
def test_effects_of_the_free_city_are_told_of_it(language: str, languages: Languages) -> None:
    text = languages.of(language)
    you = re.compile(rf"\b({YOU[language]})\b", re.IGNORECASE)
    view = HANDS["eight cards, for the Free City too"].for_the_free_city()
    assert view.seat is not None
    for each in CARDS:
        offer = replace(view.offers[0], card=each, build_obstacle=Obstacle("coins", coins=9))
        told = offer_line(asked(view, view.seat, text), offer, 0)
        assert not you.search(told), told
        assert not you.search(describe_hand(replace(view, hand=(each,), offers=(offer,)), NAMES, text))
    for wonder in standard_box().wonders.values():
        for stage in chain(*wonder.sides.values()):
            assert not you.search(effect_sentences(stage.effects, text, own="no"))
    west = effect_sentences(CARDS[CardId("west_trading_post")].effects, text, own="no")
    assert forms_of(text("free-city"))["the"] in west
