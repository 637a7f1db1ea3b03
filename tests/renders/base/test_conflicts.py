import pytest

from engine.base.events import Conflict
from engine.game import Seat
from renders.base.conflicts import describe_conflicts, draw_conflicts
from renders.parts.language import ALT_TEXT_LIMIT, Text
from tests.gallery.base_moments import Moment, play_out
from tests.gallery.exhibit import LONG_NAMES, NAMES


def age_ends(players: int) -> list[Moment]:
    return [each for each in play_out(players, 1) if each.ends_an_age]


def test_the_words_tell_who_takes_what(text: Text) -> None:
    view = age_ends(3)[0].view
    fought = Conflict(2, Seat(0), Seat(1), 1, 4, Seat(1), 3)
    peace = Conflict(2, Seat(1), Seat(2), 4, 4, None, 0)
    words = describe_conflicts(view, [fought, peace], NAMES, text)
    assert "Marguerite with 1 shield against Nessi with 4: Nessi takes +3, Marguerite takes −1." in words
    assert "Nessi with 4 shields against Tobias with 4: peace." in words


def test_without_a_conflict_there_is_no_picture(text: Text) -> None:
    with pytest.raises(ValueError, match="no conflict"):
        draw_conflicts(age_ends(3)[0].view, [], NAMES, text)


def test_long_names_leave_out_no_conflict(text: Text) -> None:
    view = age_ends(7)[-1].view
    fought = [
        Conflict(3, Seat(seat), Seat((seat + 1) % 7), 10 + seat, 12, Seat(seat), 5) for seat in range(5)
    ]
    fought += [
        Conflict(3, Seat(5), Seat(6), 4, 11, Seat(6), 5),
        Conflict(3, Seat(6), Seat(0), 11, 11, None, 0),
    ]
    words = describe_conflicts(view, fought, LONG_NAMES, text)
    assert len(words) <= ALT_TEXT_LIMIT
    *others, lost, peace = words.splitlines()
    assert len(others) == 6
    assert lost == f"{LONG_NAMES[6]} beats {LONG_NAMES[5]}, 11 to 4, for +5."
    assert peace == f"{LONG_NAMES[6]} and {LONG_NAMES[0]} keep the peace with 11 shields."
