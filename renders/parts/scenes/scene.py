"""What every wonder's module gives: six courses from the ground up, the land around, and its light."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from renders.parts.scenes.light import Light
from renders.parts.scenes.painter import Painter
from renders.parts.scenes.shapes import Shape

Course = tuple[Shape, ...]

COURSES = 6
"""Six courses divide evenly into one, two or three stages, and nearly so into four or five."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One wonder in its landscape.

    ``landscape`` paints everything behind the wonder, ``courses`` are its parts in building order,
    ``finish`` what only the complete wonder shows. ``life`` is who is about while it is being built,
    ``feast`` the lamps and banners of the day on which it is complete.
    """

    landscape: Callable[[Painter], None]
    courses: tuple[Course, Course, Course, Course, Course, Course]
    light: Light
    life: Course
    feast: Course
    finish: Course = ()

    def built(self, stages_built: int, stages_total: int) -> Course:
        """Give the shapes that stand."""
        return self._between(0, stages_built, stages_total)

    def planned(self, stages_built: int, stages_total: int) -> tuple[Course, ...]:
        """Give the shapes of each stage that is still to be built."""
        return tuple(
            self._between(stage, stage + 1, stages_total) for stage in range(stages_built, stages_total)
        )

    def around(self, stages_built: int, stages_total: int) -> Course:
        """Give what is to be seen before the wonder: nobody, who builds it, or the feast."""
        if not stages_built:
            return ()
        return self.life if stages_built < stages_total else (*self.feast, *self.finish)

    def _between(self, first: int, last: int, total: int) -> Course:
        courses = self.courses[courses_built(first, total) : courses_built(last, total)]
        return tuple(shape for course in courses for shape in course)


def courses_built(stages_built: int, stages_total: int) -> int:
    """Count the courses that stand when so many of all stages are built."""
    return round(COURSES * stages_built / stages_total)
