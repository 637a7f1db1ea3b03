"""Drawings are files that anybody may change: these tests say what would go wrong with one."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from renders.drawing import art, theme
from renders.drawing.art import ART, BOX, Letters, Part, View, drawing, drawings, icon, paint, palette

FOLDERS = ("scenes", "buildings", "icons")
ALL = ["land", "day", "night", *(f"{folder}/{name}" for folder in FOLDERS for name in drawings(folder))]
PAINTED = {
    "svg",
    "title",
    "style",
    "defs",
    "g",
    "use",
    "clipPath",
    "linearGradient",
    "radialGradient",
    "stop",
}
PAINTED |= {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
LARGEST_FILE = 200_000


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder in place of the drawings, with the palette."""
    (tmp_path / "palette.css").write_bytes((ART / "palette.css").read_bytes())
    monkeypatch.setattr(art, "ART", tmp_path)
    return tmp_path


@pytest.mark.parametrize("name", ALL)
def test_a_drawing_is_one_that_can_be_painted(name: str) -> None:
    file = ART / f"{name}.svg"
    assert file.stat().st_size < LARGEST_FILE
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.parse(file).iter()}
    assert tags <= PAINTED
    assert drawing(name).title
    markup = drawing(name).markup()
    assert set(re.findall(r'class="([^"]*)"', markup)) <= set(palette())
    assert "var(" not in markup
    view = BOX if name.startswith("icons/") else View(-95, -78, 190, 103)
    assert paint(markup, view, 60, 60).getbbox() is not None


def test_every_colour_of_the_palette_is_used() -> None:
    used = {name for each in ALL for name in re.findall(r'class="([^"]*)"', drawing(each).markup())}
    assert set(palette()) == used


def test_drawings_have_the_colours_of_the_theme() -> None:
    named = {name.lower().replace("_", "-"): value for name, value in vars(theme).items() if name.isupper()}
    differing = {name for name, colour in palette().items() if named.get(name, colour) != colour}
    assert not differing
    assert palette()["red-card"] == theme.card_look("red").field
    assert palette()["green-card"] == theme.card_look("green").field


def test_a_colour_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(ValueError, match="gould"):
        paint('<rect class="gould" width="100" height="100"/>', BOX, 10, 10)


def test_colours_go_before_those_of_the_palette() -> None:
    square = '<rect class="gold" width="100" height="100"/>'
    assert paint(square, BOX, 2, 2).getpixel((0, 0)) == palette()["gold"]
    assert paint(square, BOX, 2, 2, {"gold": theme.WHITE}).getpixel((0, 0)) == theme.WHITE


def test_a_view_shows_its_part_alone() -> None:
    square = '<rect class="gold" x="20" y="40" width="20" height="20"/>'
    assert paint(square, View(10, 30, 40, 40), 80, 80).getbbox() == (20, 20, 60, 60)
    assert paint(square, View(10, 30, 80, 40), 80, 80).getbbox() == (10, 20, 30, 60)


def test_what_a_drawing_program_writes_is_understood(folder: Path) -> None:
    (folder / "kite.svg").write_text(
        """<svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD"
            xmlns:xlink="http://www.w3.org/1999/xlink" sodipodi:docname="kite.svg">
          <sodipodi:namedview id="view"/><metadata>nobody's</metadata>
          <defs><rect id="cloth" width="50" height="100"/></defs>
          <g id="kite" sodipodi:insensitive="true">
            <use xlink:href="#cloth" style="fill: #ff0000; fill-opacity: 1"/>
          </g>
        </svg>""",
        encoding="utf-8",
    )
    kite = drawing("kite")
    assert list(kite.layers) == ["defs", "kite"]
    assert "sodipodi" not in kite.markup()
    assert paint(kite.markup(), BOX, 2, 1).getpixel((0, 0)) == (255, 0, 0, 255)
    drawing.cache_clear()


def test_parts_of_an_icon_have_their_own_colours_and_places() -> None:
    whole = icon(
        100,
        Part("disc", 100, 50, 50, ink=theme.GOLD),
        Part("square", 50, 50, 50, ink=theme.INK),
    )
    assert [whole.getpixel((x, 50)) for x in (10, 30, 50)] == [(0, 0, 0, 0), theme.GOLD, theme.INK]
    assert icon(100, Letters("7", 60, theme.GOLD)).getbbox() is not None
