import os
from pathlib import Path

import pytest
from PIL import Image

from renders import show
from renders.__main__ import main
from renders.drawing.art import BOX, paint
from renders.show import draw_sheet, named


def test_drawings_are_found_by_their_file_or_their_title() -> None:
    assert named("rhodes") == named("colossus") == named("scenes/rhodes") == ["scenes/rhodes"]
    assert named("temple") == ["buildings/temple", "icons/temple"]
    assert named("skyscraper") == []


@pytest.mark.parametrize("name", ["scenes/terraces", "buildings/house", "icons/coin"])
def test_a_sheet_shows_a_drawing(name: str) -> None:
    assert len(draw_sheet(name).getcolors(2**24) or ()) > 20


def test_the_command_writes_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "icons/coin", str(tmp_path / "out"), "--once"]) == 0
    with Image.open(capsys.readouterr().out.strip()) as picture:
        assert picture.width > 400
    assert main(["show", "temple", str(tmp_path), "--once"]) == 1
    assert "buildings/temple, icons/temple" in capsys.readouterr().err


def test_a_class_that_is_no_colour_is_named_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def of_another_program(name: str) -> Image.Image:
        return paint('<path class="cls-1" d="M0 0h90v90z"/>', BOX, 20, 20)

    monkeypatch.setattr("renders.__main__.draw_sheet", of_another_program)
    assert main(["show", "icons/coin", str(tmp_path), "--once"]) == 1
    said = "icons/coin.svg can't be painted: palette.css has no colour for the class cls-1\n"
    assert capsys.readouterr().err == said


class Enough(Exception):  # noqa: N818
    """Ends what would go on for ever."""


def test_a_picture_is_drawn_again_when_its_file_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "icons").mkdir()
    file = tmp_path / "icons" / "kite.svg"
    for each in (file, tmp_path / "palette.css", tmp_path / "land.svg"):
        each.write_text("", "utf-8")
    drawn: list[str] = []
    opened: list[str] = []
    waits = iter(range(3))

    def wait(_: float) -> None:
        if (number := next(waits)) == 1:
            later = file.stat().st_mtime_ns + 10**9
            os.utime(file, ns=(later, later))
        elif number == 2:
            raise Enough

    monkeypatch.setattr(show, "ART", tmp_path)
    monkeypatch.setattr("renders.show.subprocess.run", lambda command, **_: drawn.append(command[-2]))
    monkeypatch.setattr("renders.show.webbrowser.open", opened.append)
    monkeypatch.setattr("renders.show.time.sleep", wait)
    with pytest.raises(Enough):
        show.watch("icons/kite", tmp_path)
    assert drawn == ["icons/kite", "icons/kite"]
    assert [address.rpartition("/")[2] for address in opened] == ["show.html"]
