"""Points and ranking (rulebook, End of the game)."""

from __future__ import annotations

import pytest

from engine.game import JsonObject
from tests.engine.architects.setting import city, table


def test_the_example_of_the_rulebook_ephesus_has_35() -> None:
    ephesus = city(
        "ephesus", "laurel3 laurel2cat laurel2cat", stages=(1, 2, 3), tokens="strategy", victories=4
    )
    score = table(ephesus, face_up="", stack="", cat=0).view(None).scores[0]
    assert score.rows == {"stages": 10, "cat": 2, "blue": 7, "military": 12, "progress": 4}
    assert score.total == 35


@pytest.mark.parametrize(
    ("cities", "totals", "ranks"),
    [
        # A tie goes to who has built more stages; who has as many shares the rank.
        (
            [city("giza", "laurel3", stages=(1,)), city("babylon", stages=(1, 2)), city("rhodes")],
            [7, 3, 0],
            [1, 2, 3],
        ),
        ([city("giza", "laurel3"), city("babylon", stages=(1, 2))], [3, 3], [2, 1]),
        ([city("giza", stages=(1,)), city("rhodes", stages=(1,)), city("olympia")], [4, 4, 0], [1, 1, 3]),
        ([city("giza", "laurel3"), city("rhodes", "laurel3"), city("olympia")], [3, 3, 0], [1, 1, 3]),
        # Coins, resources and symbols are worth nothing.
        ([city("giza", "wood coin gear shield0"), city("rhodes")], [0, 0], [1, 1]),
    ],
)
def test_totals_and_ranks(cities: list[JsonObject], totals: list[int], ranks: list[int]) -> None:
    scores = table(*cities).view(None).scores
    assert [score.total for score in scores] == totals
    assert [score.rank for score in scores] == ranks
