from __future__ import annotations

from renders.parts.scenes.painter import BLUEPRINT_FILL, Frame, Painter
from renders.parts.scenes.shapes import rectangle


def test_a_plan_has_a_thin_bright_line_on_every_side() -> None:
    painter = Painter(Frame(100, 100, 1, 50, 100))
    painter.blueprint([rectangle("#FFFFFF", 20, 30, 60, 70)])
    plan = painter.finish().getchannel("A")
    assert plan.getbbox() == (20, 30, 61, 71)
    depths = range(6)
    sides = (
        [plan.getpixel((20 + depth, 50)) for depth in depths],
        [plan.getpixel((60 - depth, 50)) for depth in depths],
        [plan.getpixel((40, 30 + depth)) for depth in depths],
        [plan.getpixel((40, 70 - depth)) for depth in depths],
    )
    for line in sides:
        assert any(isinstance(each, int) and each > 2 * BLUEPRINT_FILL for each in line[:2])
        assert line[2:] == [BLUEPRINT_FILL] * 4
