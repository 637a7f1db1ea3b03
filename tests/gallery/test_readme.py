from __future__ import annotations

from pathlib import Path

from PIL import Image

from renders.drawing import theme
from tests.gallery.__main__ import main

LARGEST = 250_000


def test_the_pictures_of_the_readme_are_small(tmp_path: Path) -> None:
    assert main(["readme", str(tmp_path)]) == 0
    files = {file.stem: file for file in tmp_path.iterdir()}
    assert set(files) == {"city", "conflicts", "hand", "round", "table", "victory"}
    for file in files.values():
        assert file.stat().st_size < LARGEST
        with Image.open(file) as picture:
            assert picture.width == theme.WIDTH
