"""What the host may set."""

from __future__ import annotations

import pytest

from bot.common.options import NAMES, Options, values_of
from tests.bot.boxes import MADE_UP, add_box


@pytest.mark.parametrize("name", NAMES)
def test_every_value_of_an_option_is_chosen_written_and_read_and_the_first_is_the_default(name: str) -> None:
    values = values_of(name)
    assert getattr(Options.from_json({}), name) == values[0 if name != "pace" else values.index("relaxed")]
    for value in values:
        options = Options().with_choice(name, value)
        assert getattr(options, name) == value
        assert Options.from_json(options.as_json()) == options


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


def test_a_further_box_is_written_and_the_standard_one_goes_without_saying(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    add_box(monkeypatch)
    options = Options().with_boxes([*MADE_UP])
    assert options.as_json() == {**Options().as_json(), "boxes": [*MADE_UP]}
    assert Options.from_json(options.as_json()) == options
    assert (options.boxes, options.most_players, Options().most_players) == (MADE_UP, 3, 7)
    assert options.box.names == MADE_UP
    assert options.with_choice("pace", "live").boxes == MADE_UP
    assert options.with_choice("game", "duel").boxes == Options().boxes


@pytest.mark.parametrize("boxes", [["leaders"], [], ["standard", "standard"], "standard", [1], None])
def test_what_are_no_boxes_of_the_game_is_refused(boxes: object) -> None:
    with pytest.raises(ValueError, match="boxes"):
        Options.from_json({"game": "duel", "boxes": boxes})


def test_the_second_edition_is_played_without_the_manneken_pis_board() -> None:
    second = Options(game="second-edition")
    assert second.values_of("wonders") == ("dealt", "chosen")
    assert second.with_choice("wonders", "dealt-with-manneken-pis").wonders == "dealt"
    first = Options(wonders="chosen-with-manneken-pis")
    assert first.with_choice("game", "second-edition").wonders == "chosen"


def test_what_a_record_says_of_its_boxes_is_the_game() -> None:
    read = Options.from_json({"game": "base", "boxes": ["second_edition"]})
    assert (read.game, read.rules, read.fewest_players) == ("second-edition", "base", 3)
    assert read == Options(game="second-edition")
