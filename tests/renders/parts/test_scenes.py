from __future__ import annotations

import itertools

import pytest

from engine.base.terms import SIDES
from engine.base.wonders import wonders
from engine.terms import WonderId
from renders.parts.scenes import emblem, panorama
from renders.parts.scenes.scene import COURSES, courses_built


@pytest.mark.parametrize("wonder_id", wonders())
def test_every_stage_changes_the_scene_and_the_emblem(wonder_id: WonderId) -> None:
    for side in SIDES:
        total = len(wonders()[wonder_id].sides[side])
        wide = {panorama(wonder_id, 232, 62, built, total).tobytes() for built in range(total + 1)}
        round_ones = {emblem(wonder_id, 60, built, total).tobytes() for built in range(total + 1)}
        assert len(wide) == len(round_ones) == total + 1


@pytest.mark.parametrize("wonder_id", wonders())
def test_a_scene_fills_its_rectangle_and_an_emblem_its_disc(wonder_id: WonderId) -> None:
    scene = panorama(wonder_id, 232, 62, 1, 3)
    assert scene.size == (232, 62)
    assert scene.getchannel("A").getextrema() == (255, 255)
    small = emblem(wonder_id, 60, 1, 3)
    assert small.size == (60, 60)
    assert small.getchannel("A").getpixel((0, 0)) == 0
    assert small.getchannel("A").getpixel((30, 30)) == 255


def test_wonders_look_different() -> None:
    assert len({emblem(each, 60, 3, 3).tobytes() for each in wonders()}) == len(wonders())


@pytest.mark.parametrize("total", [1, 2, 3, 4, 5])
def test_each_stage_adds_at_least_one_course_and_the_last_one_completes_the_wonder(total: int) -> None:
    built = [courses_built(stage, total) for stage in range(total + 1)]
    assert built[0] == 0
    assert built[-1] == COURSES
    assert all(before < after for before, after in itertools.pairwise(built))


def test_the_wonder_stands_where_it_is_wanted() -> None:
    left = panorama(WonderId("giza"), 400, 60, 3, 3, centre=0.2)
    right = panorama(WonderId("giza"), 400, 60, 3, 3, centre=0.8)
    limestone = (243, 227, 192, 255)

    def place(picture: object) -> float:
        pixels = [
            x
            for x in range(400)
            for y in range(60)
            if (left.getpixel((x, y)) == limestone and picture is left)
            or (right.getpixel((x, y)) == limestone and picture is right)
        ]
        return sum(pixels) / len(pixels) / 400

    assert place(left) == pytest.approx(0.2, abs=0.05)
    assert place(right) == pytest.approx(0.8, abs=0.05)


def test_an_unknown_wonder_has_no_scene() -> None:
    with pytest.raises(KeyError):
        panorama(WonderId("atlantis"), 232, 62, 1, 3)
