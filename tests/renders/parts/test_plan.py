from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from renders.drawing import art
from renders.drawing.art import drawing
from renders.parts.scenes.frame import Frame
from renders.parts.scenes.plan import BODY, draw_plan

FRAME = Frame(100, 100, 1, 50, 100)


@pytest.fixture(autouse=True)
def scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a file in place of all drawings."""
    monkeypatch.setattr(art, "ART", tmp_path)
    return tmp_path / "scene.svg"


def planned(file: Path, drawn: str) -> Image.Image:
    """Give the opacity of the plan of what is drawn."""
    file.write_text(f'<svg xmlns="http://www.w3.org/2000/svg"><g id="wall">{drawn}</g></svg>', "utf-8")
    art.palette.cache_clear()
    (file.parent / "palette.css").write_text("", "utf-8")
    drawing.cache_clear()
    plan = draw_plan(drawing("scene"), ["wall"], FRAME).getchannel("A")
    art.palette.cache_clear()
    drawing.cache_clear()
    return plan


def test_a_plan_has_a_thin_bright_line_on_every_side(scene: Path) -> None:
    plan = planned(scene, '<rect x="20" y="30" width="40" height="40"/>')
    assert plan.getbbox() == (19, 29, 61, 71)
    depths = range(6)
    sides = (
        [plan.getpixel((19 + depth, 50)) for depth in depths],
        [plan.getpixel((60 - depth, 50)) for depth in depths],
        [plan.getpixel((40, 29 + depth)) for depth in depths],
        [plan.getpixel((40, 70 - depth)) for depth in depths],
    )
    for line in sides:
        assert any(isinstance(each, int) and each > 2 * BODY for each in line[:2])
        assert line[3:] == [BODY] * 3


def test_lines_inside_a_plan_are_seen_and_what_is_hidden_is_not(scene: Path) -> None:
    wall = '<rect x="10" y="10" width="80" height="80"/>'
    window = '<rect x="30" y="30" width="20" height="20"/>'
    assert planned(scene, wall + window) != planned(scene, wall)
    assert planned(scene, window + wall) == planned(scene, wall)


def test_a_plan_has_bands_as_well_but_no_light(scene: Path) -> None:
    band = '<path d="M20 50H80" fill="none" stroke="#FF0000" stroke-width="10"/>'
    plan = planned(scene, band)
    assert plan.getbbox() == (20, 44, 80, 56)
    assert plan.getpixel((50, 50)) == BODY
    light = '<g fill-opacity="0.5"><circle cx="50" cy="50" r="40" fill="#FFFFFF"/></g>'
    assert planned(scene, light).getbbox() is None
    assert planned(scene, '<circle cx="50" cy="50" r="40" fill="url(#glow)"/>').getbbox() is None
