"""What every wonder's module gives: six courses from the ground up, and the land around."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from renders.parts.scenes.painter import Painter
from renders.parts.scenes.shapes import Shape

Course = tuple[Shape, ...]

COURSES = 6
"""Six courses divide evenly into one, two or three stages, and nearly so into four or five."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One wonder in its landscape.

    ``landscape`` paints everything behind the wonder, ``courses`` are its parts in building order,
    ``finish`` what only the complete wonder shows.
    """

    landscape: Callable[[Painter], None]
    courses: tuple[Course, Course, Course, Course, Course, Course]
    finish: tuple[Shape, ...] = ()

    def paint(self, painter: Painter, stages_built: int, stages_total: int) -> None:
        """Paint the wonder: what is built in its colours, the rest as a plan."""
        for stage in range(stages_total):
            courses = self.courses[
                courses_built(stage, stages_total) : courses_built(stage + 1, stages_total)
            ]
            shapes = [shape for course in courses for shape in course]
            if stage < stages_built:
                painter.shapes(shapes)
            else:
                painter.blueprint(shapes)
        if stages_built == stages_total:
            painter.shapes(self.finish)


def courses_built(stages_built: int, stages_total: int) -> int:
    """Count the courses that stand when so many of all stages are built."""
    return round(COURSES * stages_built / stages_total)
