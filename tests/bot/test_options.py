"""What the host may set."""

from __future__ import annotations

from dataclasses import fields

import pytest

from bot.options import Options, values_of


def test_options_are_written_and_read() -> None:
    options = Options(sides="A+B", wonders="chosen", pace="slow", pictures="age", place="thread")
    assert Options.from_json(options.as_json()) == options
    assert Options.from_json({}) == Options()


@pytest.mark.parametrize("name", [field.name for field in fields(Options)])
def test_every_value_of_an_option_can_be_chosen_and_the_first_is_the_default(name: str) -> None:
    values = values_of(name)
    assert getattr(Options(), name) == values[0 if name != "pace" else values.index("relaxed")]
    for value in values:
        assert getattr(Options().with_choice(name, value), name) == value


@pytest.mark.parametrize(
    ("name", "value"), [("sides", "C"), ("colour", "red"), ("pace", ""), ("seconds", "1")]
)
def test_what_is_no_option_is_refused(name: str, value: str) -> None:
    with pytest.raises(ValueError, match=name):
        Options().with_choice(name, value)


def test_paces_have_their_seconds() -> None:
    seconds = {pace: Options().with_choice("pace", pace).seconds for pace in values_of("pace")}
    assert seconds == {"live": 90, "relaxed": 600, "slow": 86_400, "none": None}


@pytest.mark.parametrize(("game", "fewest", "most"), [("base", 2, 7), ("duel", 2, 2), ("architects", 2, 7)])
def test_every_game_has_its_numbers_of_players(game: str, fewest: int, most: int) -> None:
    options = Options().with_choice("game", game)
    assert (options.fewest_players, options.most_players) == (fewest, most)
