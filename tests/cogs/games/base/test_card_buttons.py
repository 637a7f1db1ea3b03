"""What the buttons below a tapped card say: what it costs in coins, or what is not sold."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.languages.translator import Languages, Translator
from bot.tables.snapshot import GameSnapshot
from cogs.discord.emojis import Emojis
from cogs.discord.message import Row
from cogs.games.base.buttons import card_rows, shortage_label
from cogs.games.base.question import Question, Selection
from engine.base.view import Obstacle, Shortage, View
from engine.game import Seat
from engine.terms import CardId
from tests.gallery.base_tables import HANDS, Staging

TYPICAL = HANDS["seven cards"]
COPYING = HANDS["Brussels copies left or right"]


@pytest.fixture(scope="module")
def text(languages: Languages) -> Translator:
    return languages.of(None)


def rows(staging: Staging, place: int, text: Translator) -> list[Row]:
    view: View = staging.view()
    snapshot = cast("GameSnapshot", SimpleNamespace(id=1, step=0))
    seat = Seat(0)
    names, emojis = ("ann", "ben", "cyd"), cast("Emojis", {})
    question = Question(snapshot, seat, seat, view, names, text, emojis, Selection(card=place))
    return card_rows(question, view.offers[place])


def labels(staging: Staging, place: int, text: Translator) -> dict[str, bool]:
    """Return the labels below a card, and whether each can be pressed."""
    *_, actions = rows(staging, place, text)
    return {str(each.label): not each.disabled for each in actions if isinstance(each, discord.ui.Button)}


def payments(staging: Staging, place: int, text: Translator) -> list[str]:
    """Return the payments that can be chosen between for a card."""
    lists = [
        each for row in rows(staging, place, text) for each in row if isinstance(each, discord.ui.Select)
    ]
    return [option.label for each in lists for option in each.options]


def changed(staging: Staging, *, coins: int, left: str = "", right: str = "") -> Staging:
    """Return the first city so many coins, and its neighbours a building more."""
    own, *others = staging.sketches
    sellers = [
        replace(each, buildings=(*each.buildings, *map(CardId, more.split())))
        for each, more in zip(others, (left, right), strict=True)
    ]
    return replace(staging, sketches=(replace(own, coins=coins), *sellers))


def test_buttons_say_what_is_paid_or_sold_too_little(text: Translator) -> None:
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
    few, none = Shortage((("wood", 2),), 0, 1), Shortage((("cloth", 1),), 0, 0)
    assert shortage_label(Obstacle("unsold", (few, none)), "button", text) == "No cloth for sale"


def test_a_price_that_is_too_high_stands_on_a_button_that_cannot_be_pressed(text: Translator) -> None:
    poor = labels(changed(TYPICAL, coins=3, right="foundry"), 2, text)
    assert poor["Build · 4 coins"] is False
    assert poor["Wonder · 4 coins"] is False


def test_the_wonder_says_its_price(text: Translator) -> None:
    assert labels(HANDS["every source"], 0, text)["Wonder"]
    assert labels(HANDS["four cards, wonder complete"], 0, text)["Wonder complete"] is False
    assert labels(changed(TYPICAL, coins=4, right="foundry"), 0, text)["Wonder · 4 coins"]


def test_each_stage_that_can_be_copied_has_its_citys_name_price_and_payments(text: Translator) -> None:
    several = changed(COPYING, coins=20, left="quarry", right="press_age_1")
    assert [each for each in labels(several, 0, text) if each.startswith("Wonder")] == [
        "Wonder: copy ben · 8 coins",
        "Wonder: copy cyd · 8 coins",
    ]
    found = payments(several, 0, text)
    assert len(found) == 2
    assert all(each.startswith("Wonder: copy ben · 8 coins") for each in found)
    # Where each is paid in one way, there is nothing to choose.
    one_each = changed(COPYING, coins=20, left="stone_pit press_age_1")
    assert len([each for each in labels(one_each, 0, text) if each.startswith("Wonder: copy")]) == 2
    assert not payments(one_each, 0, text)


def test_the_cheapest_way_to_pay_is_named_where_another_one_costs_more(text: Translator) -> None:
    assert not any("cheapest" in each for each in payments(TYPICAL, 3, text))
    own, *others = TYPICAL.sketches
    traders = replace(own, buildings=(*own.buildings, CardId("west_trading_post")))
    cheapest, other = payments(replace(TYPICAL, sketches=(traders, *others)), 3, text)
    assert cheapest == "Building · 1 coin to ben (cheapest)"
    assert "cheapest" not in other
