"""The pictures of the gallery, the README and the App Directory are drawn, whatever people are called."""

from itertools import islice
from pathlib import Path

import pytest
from PIL import Image

from renders.drawing import theme
from renders.parts.language import Text
from tests.gallery import architects, base, duel, endings, page, statistics
from tests.gallery.__main__ import main
from tests.gallery.catalogue import exhibits
from tests.gallery.showcase import SIZE

LARGEST = 250_000
HOSTILE = ("a\nb", "\r", "\u202eevil", "\ud83d", "\u0301\u0489\u0336", "a\u2029b" * 12, "\u3164", "")


@pytest.mark.parametrize("room", ["base", "duel", "architects", "statistics"])
def test_no_name_stops_a_picture(room: str, text: Text, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (architects, base, duel, endings, statistics):
        monkeypatch.setattr(module, "ODD_NAMES", HOSTILE)
    one_of_each = {each.group: each for each in exhibits(text, room) if "odd names" in each.name}
    assert one_of_each
    for exhibit in one_of_each.values():
        assert exhibit.draw().size


def test_the_page_shows_every_picture(tmp_path: Path, text: Text, monkeypatch: pytest.MonkeyPatch) -> None:
    few = list(islice(exhibits(text), 2))
    monkeypatch.setattr(page, "exhibits", lambda _: few)
    assert main(["draw", "--language", "en", str(tmp_path)]) == 0
    written = (tmp_path / "index.html").read_text()
    files = sorted(tmp_path.glob("*.png"))
    assert len(files) == written.count("<figure>") > 2
    assert all(f'src="{file.name}"' in written for file in files)


def test_the_pictures_of_the_readme_are_small(tmp_path: Path) -> None:
    assert main(["readme", str(tmp_path)]) == 0
    assert {file.stem for file in tmp_path.iterdir()} == {
        "city",
        "conflicts",
        "hand",
        "round",
        "table",
        "victory",
    }
    for file in tmp_path.iterdir():
        assert file.stat().st_size < LARGEST
        with Image.open(file) as picture:
            assert picture.width == theme.WIDTH


def test_the_directory_shows_four_pictures_in_the_shape_of_a_screen(tmp_path: Path) -> None:
    assert main(["directory", str(tmp_path), "--language", "fr"]) == 0
    names = sorted(file.name for file in (tmp_path / "fr").iterdir())
    assert names == ["1-hand.png", "2-table.png", "3-duel.png", "4-victory.png"]
    for name in names:
        with Image.open(tmp_path / "fr" / name) as picture:
            assert picture.size == SIZE
