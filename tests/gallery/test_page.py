from __future__ import annotations

from pathlib import Path

import pytest

from renders.parts.language import Text
from tests.gallery import page
from tests.gallery.catalogue import exhibits
from tests.gallery.language import LOCALES
from tests.gallery.page import write_gallery


def test_the_page_shows_every_picture(tmp_path: Path, text: Text, monkeypatch: pytest.MonkeyPatch) -> None:
    few = [exhibit for _, exhibit in zip(range(2), exhibits(text), strict=False)]
    monkeypatch.setattr(page, "exhibits", lambda _: iter(few))
    count = write_gallery(tmp_path, [LOCALES / "en.ftl"])
    written = (tmp_path / "index.html").read_text()
    files = sorted(tmp_path.glob("*.png"))
    assert len(files) == count > 2
    assert all(f'src="{file.name}"' in written for file in files)
    assert "FIGURES" not in written
