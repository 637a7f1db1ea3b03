import pytest

from renders.drawing.fitting import ELLIPSIS, shrink_line, wrap_text
from renders.drawing.numerals import signed
from renders.drawing.typefaces import drawable_name, sans


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Marguerite", "Marguerite"),
        ("Zoë 🎲 d’Été", "Zoë d’Été"),
        ("Łukasz Ōno", "Łukasz Ōno"),
        ("Anna漢", "Anna"),
        ("さくら🌸", "Player 3"),
        ("🔥🔥🔥", "Player 3"),
        ("محمد", "Player 3"),
        ("мария", "Player 3"),
        ("", "Player 3"),
        ("   ", "Player 3"),
        ("\u202eevil\u202c", "evil"),
        ("e\u0301va", "éva"),
        ("T\u0336o\u0336m", "Tom"),
        ("two\nlines", "two lines"),
    ],
)
def test_a_name_keeps_what_can_be_drawn(name: str, drawn: str) -> None:
    assert drawable_name(name, "Player 3") == drawn


def test_a_long_line_shrinks_before_it_is_cut_inside_its_room() -> None:
    text = "Philosophers Guild"
    room = sans(28, 600).getlength(text)
    fitted = shrink_line(text, room, 33, 24)
    assert fitted.text == text
    assert fitted.font.size == 28
    fitted = shrink_line("W" * 60, 200, 33, 24)
    assert fitted.text.endswith(ELLIPSIS)
    assert fitted.font.getlength(fitted.text) <= 200


def test_a_name_breaks_into_lines_before_it_shrinks_or_is_cut() -> None:
    fitted = wrap_text("Chamber of Commerce", 256, 33, 25)
    assert fitted.size == 33
    assert " ".join(fitted.lines) == "Chamber of Commerce"
    assert len(fitted.lines) == 2
    fitted = wrap_text("one two three four five six seven eight", 90, 33, 25)
    assert len(fitted.lines) == 2
    assert fitted.lines[-1].endswith(ELLIPSIS)
    assert all(fitted.font.getlength(line) <= 90 for line in fitted.lines)


def test_a_long_name_may_break_within_a_word() -> None:
    cut = wrap_text("Bartholomäus1234", 122, 29, 24)
    assert cut.lines[0].endswith(ELLIPSIS)
    whole = wrap_text("Bartholomäus1234", 122, 29, 24, breaking=True)
    assert "".join(whole.lines) == "Bartholomäus1234"
    assert all(whole.font.getlength(line) <= 122 for line in whole.lines)


def test_numbers_have_a_sign() -> None:
    assert [signed(number) for number in (3, 0, -1)] == ["+3", "0", "−1"]


def test_a_line_breaks_only_where_a_plain_space_is() -> None:
    fitted = wrap_text("dit «\u202foui\u202f» ici", 110, 33, 33, maximum=3)
    assert fitted.lines == ("dit", "«\u202foui\u202f»", "ici")
