"""What was new or rare with a game, in words."""

from __future__ import annotations

import pytest

from bot.languages.translator import Languages
from bot.statistics.figures import Honour
from bot.statistics.honours import KINDS
from cogs.game.ending import honour_line
from engine.base.rules import standard_box
from engine.game import JsonObject, Seat
from tests.bot.statistics.played import CATEGORIES

FACTS: dict[str, JsonObject] = {
    "record-total": {"points": 61, "before": 60},
    "many-wonders": {"wonders": 3},
    "won-no-wonder": {},
    "won-early-wonder": {},
    "won-no-trade": {},
    "won-no-red": {},
    "won-no-yellow": {},
    "leads": {},
    "round-number-of-games": {"games": 100},
    "round-number-of-wins": {"wins": 10},
    "streak": {"wins": 5},
    "record-category": {"category": "scientific", "points": 54},
    "streak-ended": {"other": 1, "wins": 4},
    "ahead-at-last": {"other": 1, "games": 8},
    "first-win": {},
    "first-win-with-wonder": {"wonder": "giza"},
    "first-win-with-side": {"wonder": "halicarnassus", "side": "B"},
    "own-best": {"points": 50, "more": 3},
    "settled": {},
    "first-game": {},
}


@pytest.mark.parametrize("kind", FACTS)
def test_every_kind_is_a_sentence_with_all_that_it_tells(kind: str, languages: Languages) -> None:
    line = honour_line(
        Honour(kind, Seat(0), FACTS[kind]), standard_box(), ["n*essi", "ben"], languages.of(None)
    )
    assert line.startswith(("n\\*essi", "That’s n\\*essi", "That was n\\*essi"))
    assert line.endswith(".")
    assert "{" not in line
    for number in (fact for fact in FACTS[kind].values() if isinstance(fact, int)):
        # Who is spoken of is named; the new score of an own best stands on the sheet.
        told = "ben" if (kind, number) in {("streak-ended", 1), ("ahead-at-last", 1)} else str(number)
        assert told in line or number == FACTS["own-best"]["points"]


def test_no_kind_is_without_a_sentence() -> None:
    assert FACTS.keys() == set(KINDS)


def test_the_board_is_named_with_its_side(languages: Languages) -> None:
    honour = Honour("first-win-with-side", Seat(0), FACTS["first-win-with-side"])
    line = honour_line(honour, standard_box(), ["nessi"], languages.of(None))
    assert line == "That’s nessi’s first win with the Mausoleum of Halicarnassus, side B."


def test_each_category_has_a_sentence_of_its_own(languages: Languages) -> None:
    categories = {category for each in CATEGORIES.values() for category in each} - {"cat"}
    lines = {
        category: honour_line(
            Honour("record-category", Seat(0), {"category": category, "points": 9}),
            standard_box(),
            ["nessi"],
            languages.of(None),
        )
        for category in categories
    }
    assert not any("of one kind" in line for line in lines.values())
