from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from renders.drawing import art
from renders.drawing.art import drawing
from renders.parts.scenes.forms import BODY, draw_plan, without_joints
from renders.parts.scenes.frame import Frame

FRAME = Frame(100, 100, 1, 50, 100)


@pytest.fixture
def scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a file in place of all drawings."""
    art.palette()
    monkeypatch.setattr(art, "ART", tmp_path)
    yield tmp_path / "scene.svg"
    drawing.cache_clear()


def planned(file: Path, drawn: str) -> Image.Image:
    """Return the opacity of the plan of what is drawn."""
    file.write_text(f'<svg xmlns="http://www.w3.org/2000/svg"><g id="wall">{drawn}</g></svg>', "utf-8")
    drawing.cache_clear()
    return draw_plan(drawing("scene"), ["wall"], FRAME).getchannel("A")


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


def test_joints_are_closed() -> None:
    two = '<g class="gold"><path d="M0 0H4H9V5.5H0Z"/><path d="M0 5.5H4H9V11H0Z"/></g>'

    def between(markup: str) -> object:
        drawn = art.paint(f'<g stroke-width="0.5">{markup}</g>', art.View(0, 0, 9, 11), 9, 11)
        return drawn.getchannel("A").getpixel((4, 5))

    assert between(two) == pytest.approx(192, abs=4)
    closed = between(without_joints(two))
    assert isinstance(closed, int)
    assert closed > 225


def test_only_solid_forms_get_a_line() -> None:
    for kept in ('fill="none" stroke="#FF0000"', 'fill-opacity="0.5"', 'fill="url(#glow)"', 'stroke="none"'):
        assert without_joints(f"<g><path {kept} /></g>") == f"<g><path {kept} /></g>"
    assert 'stroke="#00FF00"' in without_joints('<g fill="#00FF00"><path /></g>')
