"""The pages that teach the games: small files, whole words, and the same told in words."""

from __future__ import annotations

from types import ModuleType

import pytest

from renders.architects import lesson as architects
from renders.base import lesson as base
from renders.drawing.encode import encode
from renders.drawing.fitting import wrap_text
from renders.duel import lesson as duel
from renders.gallery.lessons import lesson_exhibits
from renders.parts import lesson
from renders.parts.language import Text

GAMES = (base, duel, architects)
LARGEST_FILE = 200 * 2**10
FULLEST = ("base-hand", "base-legend", "duel-turn", "duel-legend", "architects-turn", "architects-legend")


def test_the_fullest_pages_are_small_files(text: Text) -> None:
    pages = {exhibit.name: exhibit for exhibit in lesson_exhibits(text)}
    sizes = {name: len(encode(pages[name].draw())) for name in FULLEST}
    assert not {name: size for name, size in sizes.items() if size > LARGEST_FILE}


@pytest.mark.usefixtures("unpainted")
def test_no_words_of_a_page_are_cut(text: Text, monkeypatch: pytest.MonkeyPatch) -> None:
    cut: list[tuple[str, ...]] = []

    def note(words: str, width: float, size: int, smallest: int, weight: int, maximum: int) -> object:
        wrapped = wrap_text(words, width, size, smallest, weight, maximum)
        if wrapped.cut:
            cut.append(wrapped.lines)
        return wrapped

    monkeypatch.setattr("renders.parts.lesson.wrap_text", note)
    assert len([exhibit.draw() for exhibit in lesson_exhibits(text)]) == 18
    assert not cut


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.__name__)
def test_five_pages_teach_a_game_and_say_all_that_they_show(game: ModuleType, text: Text) -> None:
    assert len(game.PAGES) == 5
    for page in (*game.PAGES, game.LEGEND):
        said = lesson.describe_page(page, text).splitlines()
        assert said == [page.heading(text), *page.words(text)]
        assert len(said) == 1 + len(page.figures)
