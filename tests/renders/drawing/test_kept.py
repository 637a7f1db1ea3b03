from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from renders.drawing import kept
from renders.drawing.kept import ImageStore, Kept

SIDE = 10
ONE = SIDE * SIDE * 4


def painter(store: ImageStore) -> tuple[Kept[[int]], list[int]]:
    """Return a function that notes what it was asked to draw again."""
    asked: list[int] = []

    def draw(red: int) -> Image.Image:
        asked.append(red)
        return Image.new("RGB", (SIDE, SIDE), (red, 0, 0))

    return Kept(draw, store), asked


def test_an_image_is_drawn_once() -> None:
    draw, asked = painter(ImageStore(10 * ONE))
    assert draw(1) is draw(1)
    assert draw(2).getpixel((0, 0)) == (2, 0, 0)
    assert asked == [1, 2]


def test_what_was_not_used_for_the_longest_time_goes_first() -> None:
    store = ImageStore(2 * ONE)
    draw, asked = painter(store)
    for red in (1, 2, 1, 3, 1, 2):
        draw(red)
    assert asked == [1, 2, 3, 2]
    assert store.size == 2 * ONE
    # An image larger than the memory is given and not kept.
    small = ImageStore(ONE - 1)
    draw, asked = painter(small)
    assert draw(1).size == draw(1).size == (SIDE, SIDE)
    assert (asked, small.size) == ([1, 1], 0)


def test_functions_share_the_memory_and_not_the_images() -> None:
    store = ImageStore(2 * ONE)
    (one, asked), (other, others) = painter(store), painter(store)
    one(1)
    other(1)
    assert (asked, others) == ([1], [1])
    other(2)
    one(1)
    assert asked == [1, 1]
    other.cache_clear()
    one(1)
    assert (asked, store.size) == ([1, 1], ONE)


def test_large_images_do_not_drive_out_small_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "_STORE", ImageStore(ONE))
    monkeypatch.setattr(kept, "_SMALL", ImageStore(ONE))

    def draw(red: int) -> Image.Image:
        return Image.new("RGB", (SIDE, SIDE), (red, 0, 0))

    large, small = kept.kept(draw), kept.kept_small(draw)
    first = small(1)
    large(1), large(2)
    assert small(1) is first


def test_the_sum_is_right_under_threads() -> None:
    store = ImageStore(3 * ONE)
    draw, _ = painter(store)
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(draw, [number % 7 for number in range(700)]))
    assert all(image.getpixel((0, 0)) == (number % 7, 0, 0) for number, image in enumerate(found))
    assert store.size == 3 * ONE
