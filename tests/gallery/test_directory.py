from __future__ import annotations

from pathlib import Path

from PIL import Image

from tests.gallery.directory import SIZE, write_directory_pictures
from tests.gallery.language import LOCALES, language


def test_the_directory_shows_four_pictures_in_the_shape_of_a_screen(tmp_path: Path) -> None:
    assert write_directory_pictures(tmp_path, language(LOCALES / "fr.ftl")) == 4
    names = sorted(file.name for file in tmp_path.iterdir())
    assert names == ["1-hand.png", "2-table.png", "3-duel.png", "4-victory.png"]
    for file in tmp_path.iterdir():
        with Image.open(file) as picture:
            assert picture.size == SIZE
