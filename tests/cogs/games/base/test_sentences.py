"""The wording of hands: neighbours' actions, values, chains, costs and buttons, and the default payment."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.languages.translator import Languages, Translator, forms_of
from bot.tables.game_snapshot import GameSnapshot
from cogs.discord.message import Row
from cogs.games.base.hand import Question, Selection, payment
from cogs.games.base.hand_message import card_rows, shortage_label
from engine.base.choice import Build, BuildStage, PaidChoice
from engine.base.events import BaseEvent, Built, CoinsTaken, Conflict, Revived, Sold, StageBuilt
from engine.base.player.opinion import use_of
from engine.base.rules import standard_box
from engine.base.view import Obstacle, Shortage, View
from engine.game import Decision, Seat
from engine.players.advice import regret
from engine.players.levels import BASE
from engine.players.player import ComputerPlayer
from engine.terms import CardId
from renders.base.hand import describe_hand
from renders.base.prices import default_ways
from renders.base.sentences import effect_sentences
from tests.cogs.games.common import presenter_of
from tests.engine.test_all_games import in_mid_course
from tests.gallery.base_tables import HANDS, Staging

CARDS = standard_box().cards
NAMES = ("ann", "*ben*", "cyd", "dora")
OWN, LEFT, RIGHT = Seat(0), Seat(1), Seat(2)
TYPICAL = HANDS["seven cards"]
COPYING = HANDS["Brussels copies left or right"]

FEW = Shortage((("wood", 2),), 0, 1)
NONE = Shortage((("cloth", 1),), 0, 0)
NO_GLASS = Shortage((("glass", 1),), 0, 0)
EITHER = Shortage((("wood", 1), ("clay", 1)), 1, 0)


@pytest.fixture(scope="module")
def text(languages: Languages) -> Translator:
    return languages.of(None)


def asked(view: View, seat: Seat, text: Translator) -> Question:
    snapshot = cast("GameSnapshot", SimpleNamespace(id=1, step=0))
    return Question(snapshot, seat, seat, view, NAMES, text, {})


def line(name: str, text: Translator, *, left: str = "", own: str = "") -> str:
    """Return the line of a card, with more buildings in the own or the left city."""
    view = replace(changed(TYPICAL, own=own, left=left), hand=(name,)).view()
    return asked(view, OWN, text).offer_line(view.offers[0], 0)


def changed(
    staging: Staging, *, coins: int | None = None, own: str = "", left: str = "", right: str = ""
) -> Staging:
    """Return a staging with other coins, and more buildings in the cities."""
    first, *others = (
        replace(each, buildings=(*each.buildings, *map(CardId, more.split())))
        for each, more in zip(staging.sketches, (own, left, right), strict=True)
    )
    first = first if coins is None else replace(first, coins=coins)
    return replace(staging, sketches=(first, *others))


@pytest.mark.parametrize(
    ("events", "said"),
    [
        ([], []),
        (
            [
                Built(OWN, CardId("baths"), "own"),
                Built(RIGHT, CardId("clay_pit"), "own", bank=1),
                Built(LEFT, CardId("tavern"), "free"),
                CoinsTaken(LEFT, 5),
            ],
            [r"Your neighbours last round – \*ben\*: Tavern · cyd: Clay Pit"],
        ),
        (
            [
                StageBuilt(LEFT, 2, "own"),
                Sold(LEFT, 3, seventh=True),
                Sold(RIGHT, 3),
                Revived(RIGHT, CardId("baths")),
            ],
            [
                r"Your neighbours last round – "
                r"\*ben\*: wonder stage 2 and sold a card · cyd: sold a card and Baths"
            ],
        ),
        (
            [
                Conflict(1, OWN, LEFT, 1, 0, winner=OWN, token=1),
                Conflict(1, LEFT, RIGHT, 0, 2, winner=RIGHT, token=1),
                Conflict(1, RIGHT, OWN, 2, 1, winner=RIGHT, token=1),
            ],
            [r"**ann 1 ⚔ 0 \*ben\*** · ann +1, \*ben\* −1", "**cyd 2 ⚔ 1 ann** · cyd +1, ann −1"],
        ),
    ],
    ids=["nothing", "built", "hidden cards", "conflicts of the own city"],
)
def test_news_of_the_neighbours(text: Translator, events: list[BaseEvent], said: list[str]) -> None:
    assert asked(TYPICAL.view(), OWN, text).news_of_neighbours(events) == said


@pytest.mark.parametrize(
    ("card", "left", "own", "figures"),
    [
        ("workers_guild", "", "", "**5 points**"),
        ("workers_guild", "sawmill", "", "**6 points**"),
        ("haven", "", "mine", "**2 points and +2 coins**"),
        ("library", "", "", "**science +3**"),
        ("stables", "", "", r"**beats \*ben\***"),
        ("arsenal", "", "", r"**beats \*ben\* and ties with cyd**"),
        # The line doesn't repeat what the card shows, or count what the city already has.
        ("palace", "", "", None),
        ("tavern", "", "", None),
        ("sawmill", "", "", None),
        ("scriptorium", "", "", None),
    ],
)
def test_a_cards_current_value_is_shown_if_it_is_not_printed(
    text: Translator, card: str, left: str, own: str, figures: str | None
) -> None:
    said = line(card, text, left=left, own=own)
    assert ("As things stand" in said) == (figures is not None)
    assert figures is None or f"As things stand: {figures}." in said


def test_chains_are_mentioned_in_both_directions(text: Translator) -> None:
    chained = line("library", text)
    assert "Free: you have Scriptorium." in chained
    assert "Free with Scriptorium" not in chained
    assert "Makes Senate and University free later." in chained
    assert "It would be free with Apothecary." in line("stables", text)


@pytest.mark.parametrize(
    ("obstacle", "said"),
    [
        (Obstacle("owned"), "You can’t build the same building twice"),
        (Obstacle("coins", coins=9), "9 coins"),
        (Obstacle("unsold", (FEW,)), "2 wood needed: you make none, only 1 for sale"),
        (Obstacle("unsold", (NONE, NO_GLASS)), "1 cloth and 1 glass needed: you make none, none for sale"),
        (Obstacle("unsold", (EITHER,)), "1 wood and 1 clay needed: you make 1, none for sale"),
    ],
)
def test_an_unbuildable_card_says_why(text: Translator, obstacle: Obstacle, said: str) -> None:
    view = TYPICAL.view()
    offer = replace(view.offers[0], builds=(), build_obstacle=obstacle)
    assert said.lower() in asked(view, OWN, text).offer_line(offer, 0).lower()


@pytest.mark.parametrize("staging", [TYPICAL, HANDS["five cards, Olympia may build one free"]])
def test_every_confirmation_names_the_card_and_its_cost(staging: Staging, text: Translator) -> None:
    question = asked(staging.view(), OWN, text)
    choices = {choice for offer in question.view.offers for choice in offer.choices}
    said = {choice: question.chosen("sure", OWN, choice) for choice in choices}
    assert len({*said.values()}) == len(choices)
    for choice, sentence in said.items():
        assert text(f"card-{choice.card}") in sentence
        if isinstance(choice, PaidChoice):
            assert payment(question.view, OWN, choice.payment, question.escaped_names, text) in sentence


def test_the_free_citys_name_takes_an_article(languages: Languages) -> None:
    event, told = Built(OWN, CardId("baths"), "trade", left=2), list[str | None]()
    for text in map(languages.of, ("en", "fr", "nl", "de")):
        name = text("free-city")
        # Without players all cities are the Free City.
        told.append(presenter_of(TYPICAL.view(), text, []).event_in_words(event).partition(" ")[2])
        assert forms_of(name)["the"] in text("words-stage", whose="other", name=name, stage=1, stages=3)
    assert told == [
        "The Free City builds **Baths** (2 coins to the Free City)",
        "La Cité franche construit **Bains** (2 pièces à la Cité franche)",
        "De Vrije Stad bouwt **Badhuis** (2 munten aan de Vrije Stad)",
        "Die Freie Stadt baut **Bäder** (2 Münzen an die Freie Stadt)",
    ]


YOU = {
    "en": "you|your",
    "fr": "tu|te|toi|ton|ta|tes",
    "nl": "je|jij|jou|jouw",
    "de": "du|dich|dir|dein[a-z]*",
}


@pytest.mark.parametrize("language", YOU)
def test_effects_of_the_free_city_do_not_address_the_reader(language: str, languages: Languages) -> None:
    text = languages.of(language)
    you = re.compile(rf"\b({YOU[language]})\b", re.IGNORECASE)
    view = HANDS["eight cards, for the Free City too"].for_the_free_city()
    assert view.seat is not None
    for each in CARDS:
        offer = replace(view.offers[0], card=each, build_obstacle=Obstacle("coins", coins=9))
        told = asked(view, view.seat, text).offer_line(offer, 0)
        assert not you.search(told), told
        assert not you.search(describe_hand(replace(view, hand=(each,), offers=(offer,)), NAMES, text))
    for wonder in standard_box().wonders.values():
        for stage in chain(*wonder.sides.values()):
            assert not you.search(effect_sentences(stage.effects, text, own="no"))
    west = effect_sentences(CARDS[CardId("west_trading_post")].effects, text, own="no")
    assert forms_of(text("free-city"))["the"] in west


# -- the buttons below a card --------------------------------------------------------------------------


def rows(staging: Staging, place: int, text: Translator) -> list[Row]:
    question = replace(asked(staging.view(), OWN, text), selection=Selection(card=place))
    return card_rows(question, question.view.offers[place])


def labels(staging: Staging, place: int, text: Translator) -> dict[str, bool]:
    *_, actions = rows(staging, place, text)
    return {str(each.label): not each.disabled for each in actions if isinstance(each, discord.ui.Button)}


def payments(staging: Staging, place: int, text: Translator) -> list[str]:
    lists = [
        each for row in rows(staging, place, text) for each in row if isinstance(each, discord.ui.Select)
    ]
    return [option.label for each in lists for option in each.options]


def test_buttons_show_prices_or_missing_resources(text: Translator) -> None:
    assert labels(TYPICAL, 0, text) == {
        "Build · 1 coin": True,
        "Wonder: need 2 ore, 1 for sale": False,
        "Sell +3": True,
    }
    assert "Build · 4 coins" in labels(TYPICAL, 2, text)
    assert "Build" in labels(TYPICAL, 1, text)
    assert labels(TYPICAL, 6, text)["Need 2 ore, 1 for sale"] is False
    own, *others = TYPICAL.sketches
    bare = [replace(each, buildings=()) for each in others]
    assert labels(replace(TYPICAL, sketches=(own, *bare)), 6, text)["No ore for sale"] is False
    assert shortage_label(Obstacle("unsold", (FEW, NONE)), "button", text) == "No cloth for sale"

    # Unaffordable prices are on disabled buttons.
    poor = labels(changed(TYPICAL, coins=3, right="foundry"), 2, text)
    assert poor["Build · 4 coins"] is poor["Wonder · 4 coins"] is False
    assert labels(changed(TYPICAL, coins=4, right="foundry"), 0, text)["Wonder · 4 coins"]
    assert labels(HANDS["every source"], 0, text)["Wonder"]
    assert labels(HANDS["four cards, wonder complete"], 0, text)["Wonder complete"] is False


def test_each_stage_to_copy_has_its_own_button_and_payments(text: Translator) -> None:
    several = changed(COPYING, coins=20, left="quarry", right="press_age_1")
    assert [each for each in labels(several, 0, text) if each.startswith("Wonder")] == [
        "Wonder: copy *ben* · 8 coins",
        "Wonder: copy cyd · 8 coins",
    ]
    found = payments(several, 0, text)
    assert len(found) == 2
    assert all(each.startswith("Wonder: copy *ben* · 8 coins") for each in found)
    # With one payment each, there is nothing to choose.
    one_each = changed(COPYING, coins=20, left="stone_pit press_age_1")
    assert len([each for each in labels(one_each, 0, text) if each.startswith("Wonder: copy")]) == 2
    assert not payments(one_each, 0, text)


def test_the_cheapest_payment_is_marked_if_another_costs_more(text: Translator) -> None:
    assert not any("cheapest" in each for each in payments(TYPICAL, 3, text))
    cheapest, other = payments(changed(TYPICAL, own="west_trading_post"), 3, text)
    assert cheapest == "Building · 1 coin to *ben* (cheapest)"
    assert "cheapest" not in other


# -- the default payment: buttons, pictures, the strong player and hints agree on it ---------------------

QUICK = ComputerPlayer(BASE, work=200)


def decisions(players: int) -> Iterator[tuple[View, Decision[Any]]]:
    """Yield decisions in which the same card can be paid to different neighbours."""
    for seed in range(12):
        for far in (0.3, 0.5, 0.7):
            game = in_mid_course("base", players, seed, far)
            for decision in game.decisions():
                uses = [use_of(each) for each in decision.choices]
                if decision.kind == "round" and len(set(uses)) < len(uses):
                    yield game.view(decision.chooser), decision


@pytest.mark.parametrize("players", [3, 5])
def test_the_default_payment_is_the_strong_players(players: int) -> None:
    looked_at = 0
    for view, decision in decisions(players):
        offers = {offer.card: offer for offer in view.offers}
        for each in QUICK.weigh(view, decision):
            choice = each.choice
            if isinstance(choice, Build | BuildStage) and choice.payment.how != "power":
                offer = offers[choice.card]
                build, stage = default_ways(view, decision.seat, offer)
                offered = offer.builds[build] if isinstance(choice, Build) else offer.stages[stage]
                if use_of(choice) == use_of(offered):
                    assert choice == offered
                    looked_at += 1
    assert looked_at > 50


def test_payments_are_never_called_costly_picks() -> None:
    source, looked_at = Random(1), 0
    for view, decision in decisions(3):
        best: Any = QUICK.weigh(view, decision)[0].choice
        same = [each for each in decision.choices if use_of(each) == use_of(best) and each != best]
        if same and looked_at < 3:
            found = regret(view, decision, source.choice(same))
            better: Any = None if found is None else found.better
            assert better is None or use_of(better) != use_of(best)
            looked_at += 1
    assert looked_at == 3
