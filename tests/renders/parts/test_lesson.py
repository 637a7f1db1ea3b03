"""The pages that teach the games: small files, whole words, and the same told in words."""

from types import ModuleType

import pytest
from PIL import Image

from engine.architects.box import standard_box as architects_box
from engine.base.rules import standard_box as base_box
from engine.duel.rules import standard_box as duel_box
from renders.architects import lesson as architects
from renders.base import lesson as base
from renders.drawing.art import Letters, Part, icon
from renders.drawing.encode import encode
from renders.drawing.theme import Rgba
from renders.duel import lesson as duel
from renders.parts import icons, lesson
from renders.parts.icons import Sign
from renders.parts.language import Text
from tests.gallery.catalogue import exhibits

GAMES = {
    base: base.lesson(base_box()),
    duel: duel.lesson(duel_box()),
    architects: architects.lesson(architects_box()),
}
LARGEST_FILE = 200 * 2**10
FULLEST = ("base-hand", "base-legend", "duel-turn", "duel-legend", "architects-turn", "architects-legend")


def test_the_fullest_pages_are_small_files(text: Text) -> None:
    pages = {exhibit.name: exhibit for exhibit in exhibits(text, "lessons")}
    sizes = {name: len(encode(pages[name].draw())) for name in FULLEST}
    assert not {name: size for name, size in sizes.items() if size > LARGEST_FILE}


SHOWN: dict[ModuleType, tuple[str, tuple[str, ...]]] = {
    base: ("base", ("hand", "city", "city strip", "table", "conflicts", "discard", "boards")),
    duel: ("duel", ("duel table", "duel city", "duel draft")),
    architects: ("architects", ("architects table", "architects city")),
}
SPEAKS_FOR_ITSELF = {"arrow-right", "arrow-down", "plus", "card"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.__name__)
@pytest.mark.usefixtures("unpainted")
def test_every_sign_in_the_pictures_of_a_game_is_explained(
    game: ModuleType, text: Text, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = set[str]()
    sign = icons.sign

    def note_sign(name: Sign, size: int, *inks: Rgba) -> Image.Image:
        seen.add(name)
        return sign(name, size, *inks)

    def note_status(size: int, *parts: Part | Letters) -> Image.Image:
        if isinstance(parts[0], Part) and parts[0].drawing == "status_disc":
            seen.add(str(parts[1]))
        return icon(size, *parts)

    monkeypatch.setattr(icons, "sign", note_sign)
    monkeypatch.setattr("renders.parts.icons.icon", note_status)
    for page in GAMES[game].legends:
        lesson.draw_page(page, text)
    explained = seen | SPEAKS_FOR_ITSELF
    seen = set[str]()
    room, groups = SHOWN[game]
    for exhibit in exhibits(text, room):
        if exhibit.group in groups:
            exhibit.draw()
    assert len(seen) > 3
    assert seen <= explained


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.__name__)
def test_five_pages_teach_a_game_and_say_all_that_they_show(game: ModuleType, text: Text) -> None:
    assert len(GAMES[game].pages) == 5
    for page in (*GAMES[game].pages, *GAMES[game].legends):
        said = lesson.describe_page(page, text).splitlines()
        assert said == [page.heading(text), *page.words(text)]
        assert len(said) == 1 + len(page.figures)
