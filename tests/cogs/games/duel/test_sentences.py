"""The wording of results, prices, chains and wonders in Duel."""

import re
from dataclasses import replace

import pytest

from bot.languages.translator import Languages, Translator
from engine.game import Seat
from engine.terms import CardId
from renders.duel.tableau import lettered
from tests.cogs.games.common import presenter_of
from tests.renders.duel.played import finished, turn

NAMES = ("ann", "ben")


@pytest.fixture(scope="module")
def text(languages: Languages) -> Translator:
    return languages.of(None)


def test_blue_cards_break_a_tie(text: Translator) -> None:
    view = finished(136)
    scores = tuple(
        replace(each, total=50, tie_break=blue, rank=rank)
        for each, blue, rank in zip(view.scores, (9, 12), (2, 1), strict=True)
    )
    tied = replace(view, scores=scores, winner=Seat(1))
    assert presenter_of(tied, text, ("*ann*", "ben")).result_lines() == [
        r"## ben wins with 50 points, tied with \*ann\* but with more from blue cards: 12 to 9"
    ]


def test_every_kind_of_price_has_a_sentence(text: Translator) -> None:
    said: dict[str, str] = {}
    kinds = {"free nothing", "chain nothing", "own nothing", "own paid", "trade paid", "too dear paid"}
    for seed in range(30):
        for age in (1, 2, 3):
            if said.keys() >= kinds:
                break
            view = turn(seed, age, 12)
            presenter = presenter_of(view, text, NAMES)
            for offer in lettered(view).values():
                kind = offer.price.how if offer.affordable else "too dear"
                paid = "paid" if offer.price.total else "nothing"
                said[f"{kind} {paid}"] = presenter.offer_in_words(offer)
    assert "It’s free." in said["free nothing"]
    assert "Free: " in said["chain nothing"]
    assert " has everything it needs." in said["own nothing"]
    assert re.search(r"It costs \d+ coins?\.", said["own paid"])
    assert re.search(r"It costs \d+ coins,( \d+ of them)? for .+ from the bank\.", said["trade paid"])
    assert re.search(r"It costs \d+ coins?, but ", said["too dear paid"])


def test_pairs_of_symbols_and_later_chains_are_mentioned(text: Translator) -> None:
    view = turn(0, 1)
    offer = replace(next(iter(lettered(view).values())), card=CardId("pharmacist"))
    said = presenter_of(view, text, NAMES).offer_in_words(offer)
    assert "pair" not in said
    assert "Makes Dispensary free later." in said
    mortar = view.box.city(7, [CardId("dispensary")])
    with_mortar = replace(view, cities=(mortar, mortar))
    assert "It makes a pair of symbols" in presenter_of(with_mortar, text, NAMES).offer_in_words(offer)
