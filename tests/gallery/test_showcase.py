"""The pictures of the README and of the App Directory."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from renders.drawing import theme
from tests.gallery.__main__ import main
from tests.gallery.language import LOCALES, language
from tests.gallery.showcase import SIZE, write_directory_pictures

LARGEST = 250_000


def test_the_pictures_of_the_readme_are_small(tmp_path: Path) -> None:
    assert main(["readme", str(tmp_path)]) == 0
    files = {file.stem: file for file in tmp_path.iterdir()}
    assert set(files) == {"city", "conflicts", "hand", "round", "table", "victory"}
    for file in files.values():
        assert file.stat().st_size < LARGEST
        with Image.open(file) as picture:
            assert picture.width == theme.WIDTH


def test_the_directory_shows_four_pictures_in_the_shape_of_a_screen(tmp_path: Path) -> None:
    assert write_directory_pictures(tmp_path, language(LOCALES / "fr.ftl")) == 4
    names = sorted(file.name for file in tmp_path.iterdir())
    assert names == ["1-hand.png", "2-table.png", "3-duel.png", "4-victory.png"]
    for file in tmp_path.iterdir():
        with Image.open(file) as picture:
            assert picture.size == SIZE
