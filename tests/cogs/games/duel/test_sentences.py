"""How a duel ends, and prices, in sentences."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.languages.translator import Languages, Translator
from cogs.games.duel.sentences import event_sentence as told_event
from cogs.games.duel.sentences import offer_line, result_lines
from engine.duel.events import WonderDrafted
from engine.game import Seat
from engine.record import new_game
from engine.terms import CardId, WonderId
from renders.duel.tableau import lettered
from tests.renders.duel.played import finished, turn

NAMES = ("ann", "ben")


@pytest.fixture(scope="module")
def text(languages: Languages) -> Translator:
    return languages.of(None)


@pytest.mark.parametrize(
    ("blue", "ranks", "winner", "said"),
    [
        (
            (9, 9),
            (1, 1),
            None,
            r"## \*ann\* and ben win together with 50 points and the same from blue cards",
        ),
        (
            (9, 12),
            (2, 1),
            1,
            r"## ben wins with 50 points, tied with \*ann\* but with more from blue cards: 12 to 9",
        ),
    ],
    ids=["shared", "parted"],
)
def test_equal_points_are_parted_by_blue_cards(
    text: Translator, blue: tuple[int, int], ranks: tuple[int, int], winner: int | None, said: str
) -> None:
    view = finished(136)
    level = tuple(
        replace(each, total=50, tie_break=tie_break, rank=rank)
        for each, tie_break, rank in zip(view.scores, blue, ranks, strict=True)
    )
    ended = replace(view, scores=level, winner=None if winner is None else Seat(winner))
    assert result_lines(ended, ("*ann*", "ben"), text) == [said]


def test_prices_of_every_kind_are_said(text: Translator) -> None:
    said: dict[str, str] = {}
    kinds = {"free nothing", "chain nothing", "own nothing", "own paid", "trade paid", "too dear paid"}
    for seed in range(30):
        for age in (1, 2, 3):
            if said.keys() >= kinds:
                break
            view = turn(seed, age, 12)
            for offer in lettered(view).values():
                kind = offer.price.how if offer.affordable else "too dear"
                paid = "paid" if offer.price.total else "nothing"
                said[f"{kind} {paid}"] = offer_line(view, offer, NAMES, text)
    assert "It’s free." in said["free nothing"]
    assert "Free: " in said["chain nothing"]
    assert " has everything it needs." in said["own nothing"]
    assert re.search(r"It costs \d+ coins?\.", said["own paid"])
    assert re.search(r"It costs \d+ coins,( \d+ of them)? for .+ from the bank\.", said["trade paid"])
    assert re.search(r"It costs \d+ coins?, but ", said["too dear paid"])


def test_a_pair_and_what_is_free_later_are_pointed_out(text: Translator) -> None:
    view = turn(0, 1)
    offer = replace(next(iter(lettered(view).values())), card=CardId("pharmacist"))
    assert "pair" not in offer_line(view, offer, NAMES, text)
    assert "Makes Dispensary free later." in offer_line(view, offer, NAMES, text)
    mortar = view.box.city(7, [CardId("dispensary")])
    with_mortar = replace(view, cities=(mortar, mortar))
    assert "It makes a pair of symbols" in offer_line(with_mortar, offer, NAMES, text)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "ann takes **the Colossus**."),
        ("fr", "ann prend **le Colosse**."),
        ("nl", "ann neemt **de Kolossus**."),
        ("de", "ann nimmt **den Koloss**."),
    ],
)
def test_a_wonder_is_named_as_within_a_sentence(language: str, told: str, languages: Languages) -> None:
    event = WonderDrafted(Seat(0), WonderId("the_colossus"), last=False)
    view = new_game("duel", 2, 1).view(None)
    assert told_event(view, event, NAMES, languages.of(language)) == told
