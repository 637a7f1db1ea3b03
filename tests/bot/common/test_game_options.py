"""The options that a host can set."""

import pytest

from bot.common.game_options import NAMES, Options, values_of
from tests.bot.boxes import MADE_UP, add_box


@pytest.mark.parametrize("name", NAMES)
def test_every_value_round_trips_and_the_first_is_the_default(name: str) -> None:
    values = values_of(name)
    assert getattr(Options.from_json({}), name) == values[0 if name != "pace" else values.index("relaxed")]
    for value in values:
        options = Options().with_choice(name, value)
        assert getattr(options, name) == value
        assert Options.from_json(options.as_json()) == options


def test_each_pace_has_its_time_limit() -> None:
    seconds = {pace: Options().with_choice("pace", pace).seconds for pace in values_of("pace")}
    assert seconds == {"live": 90, "relaxed": 600, "slow": 86_400, "none": None}


@pytest.mark.parametrize(
    ("name", "value"), [("sides", "C"), ("colour", "red"), ("pace", ""), ("seconds", "1")]
)
def test_unknown_options_and_values_are_refused(name: str, value: str) -> None:
    with pytest.raises(ValueError, match=name):
        Options().with_choice(name, value)


def test_only_boxes_other_than_the_games_own_are_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    add_box(monkeypatch)
    options = Options().with_boxes([*MADE_UP])
    assert options.as_json() == {**Options().as_json(), "boxes": [*MADE_UP]}
    assert Options.from_json(options.as_json()) == options
    assert (options.boxes, options.box.most_players, Options().box.most_players) == (MADE_UP, 3, 7)
    assert options.box.names == MADE_UP
    assert options.with_choice("pace", "live").boxes == MADE_UP
    assert options.with_choice("game", "duel").boxes == Options().boxes


@pytest.mark.parametrize("boxes", [["leaders"], [], ["standard", "standard"], "standard", [1], None])
def test_boxes_of_no_game_are_refused(boxes: object) -> None:
    with pytest.raises(ValueError, match="boxes"):
        Options.from_json({"game": "duel", "boxes": boxes})


def test_the_second_edition_is_the_game_of_its_box_and_has_no_manneken_pis_board() -> None:
    second = Options(game="second-edition")
    assert second.values_of("wonders") == ("dealt", "chosen")
    assert second.with_choice("wonders", "dealt-with-manneken-pis").wonders == "dealt"
    first = Options(wonders="chosen-with-manneken-pis")
    assert first.with_choice("game", "second-edition").wonders == "chosen"
    read = Options.from_json({"game": "base", "boxes": ["second_edition"]})
    assert (read.game, read.rules, read.box.least_players) == ("second-edition", "base", 3)
    assert read == Options(game="second-edition")
