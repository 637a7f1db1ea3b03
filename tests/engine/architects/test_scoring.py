"""Points and ranking (rulebook, End of the game)."""

from __future__ import annotations

from tests.engine.architects.setting import city, table


def test_the_example_of_the_rulebook_ephesus_has_35() -> None:
    game = table(
        city("ephesus", "laurel3 laurel2cat laurel2cat", stages=(1, 2, 3), tokens="strategy", victories=4),
        city("giza"),
        face_up="",
        stack="",
        cat=0,
    )
    score = game.view(None).scores[0]
    assert (
        score.row("stages"),
        score.row("cat"),
        score.row("blue"),
        score.row("military"),
        score.row("progress"),
    ) == (10, 2, 7, 12, 4)
    assert score.total == 35


def test_a_tie_goes_to_who_has_built_more_stages() -> None:
    game = table(
        city("giza", "laurel3", stages=(1,)), city("babylon", stages=(1, 2), victories=0), city("rhodes")
    )
    assert [(score.total, score.tie_break, score.rank) for score in game.view(None).scores] == [
        (7, 1, 1),
        (3, 2, 2),
        (0, 0, 3),
    ]
    game = table(city("giza", stages=(1,)), city("rhodes", stages=(1,)), city("babylon", stages=(1, 2)))
    assert [score.rank for score in game.view(None).scores] == [1, 1, 3]
    game = table(city("giza", "laurel3"), city("babylon", stages=(1, 2)))
    assert [(score.total, score.rank) for score in game.view(None).scores] == [(3, 2), (3, 1)]


def test_equal_points_and_stages_share_the_victory() -> None:
    game = table(city("giza", "laurel3"), city("rhodes", "laurel3"), city("olympia"))
    assert [score.rank for score in game.view(None).scores] == [1, 1, 3]


def test_coins_resources_and_symbols_are_worth_nothing() -> None:
    game = table(city("giza", "wood coin gear shield0"), city("rhodes"))
    assert game.view(None).scores[0].total == 0
