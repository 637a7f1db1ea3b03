from __future__ import annotations

from pathlib import Path

import pytest

from bot.languages.translator import MissingTextError
from renders.parts.language import Text
from tests.gallery import page
from tests.gallery.catalogue import exhibits
from tests.gallery.language import LOCALES, language
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


def test_a_missing_text_is_named(text: Text) -> None:
    with pytest.raises(MissingTextError, match="no-such-text"):
        text("no-such-text")
    with pytest.raises(MissingTextError, match="picture-round"):
        text("picture-round", round=1)


def test_it_reads_what_the_bot_reads() -> None:
    assert language(LOCALES / "en.ftl")("bar-free") == "Free"


def test_english_stands_in_for_what_a_language_lacks(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("one = One\ntwo = Two\n", encoding="utf-8")
    (tmp_path / "fr.ftl").write_text("one = Un\n", encoding="utf-8")
    text = language(tmp_path / "fr.ftl")
    assert [text("one"), text("two")] == ["Un", "Two"]
