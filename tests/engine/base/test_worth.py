"""What a card would bring as everything lies now, by the scoring itself."""

from __future__ import annotations

from typing import Any

import pytest

from engine.base.rules import standard_box
from engine.base.scoring import Worth, worth_of
from engine.game import Seat
from engine.terms import CardId
from tests.engine.base.setting import city, laid

OWN, LEFT, RIGHT = Seat(0), Seat(1), Seat(2)


@pytest.mark.parametrize(
    ("card", "own", "left", "right", "brings"),
    [
        ("palace", "", "", "", {"points": 8}),
        # A guild counts what lies at the neighbours, other cards themselves, too.
        ("workers_guild", "", "sawmill quarry", "mine", {"points": 3}),
        ("haven", "sawmill quarry", "", "", {"points": 2, "coins": 2}),
        ("lighthouse", "tavern", "", "", {"points": 2, "coins": 2}),
        # A card that another one counts brings its points.
        ("mine", "haven", "", "", {"points": 1}),
        # Science is what the new symbol adds.
        ("lodge", "", "", "", {"science": 1}),
        ("lodge", "apothecary", "", "", {"science": 3}),
        ("lodge", "workshop scriptorium", "", "", {"science": 8}),
        # Shields beat or reach a neighbour who had as many or more.
        ("barracks", "", "", "", {"beaten": (LEFT, RIGHT)}),
        ("stables", "", "barracks", "walls", {"beaten": (LEFT,), "level": (RIGHT,)}),
        ("barracks", "", "walls", "walls", {}),
        ("barracks", "walls", "barracks", "", {}),
    ],
)
def test_what_a_card_would_bring(card: str, own: str, left: str, right: str, brings: dict[str, Any]) -> None:
    names = zip(("ephesus A", "rhodes A", "babylon A"), (own, left, right), strict=True)
    cities = laid([city(board, *buildings.split()) for board, buildings in names])
    before = [each.buildings for each in cities]
    found = worth_of(standard_box(), cities, OWN, standard_box().cards[CardId(card)])
    assert found == Worth(points=0, science=0, coins=0, beaten=(), level=())._replace(**brings)
    assert [each.buildings for each in cities] == before
