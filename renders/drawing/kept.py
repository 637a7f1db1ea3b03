"""Images that are drawn once and kept, all of them together within a fixed amount of memory."""

from __future__ import annotations

import functools
from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, ParamSpec

from PIL import Image

BUDGET = 72 * 2**20
"""Bytes of all kept images together; those that were not used for the longest time go first."""

SMALL_BUDGET = 8 * 2**20
"""So many of them are for small images that take long to draw: no landscape drives them out."""

_P = ParamSpec("_P")
_BYTES_OF_GREY = 1
_BYTES_OF_COLOUR = 4
_GREY = frozenset({"1", "L", "P"})


def size_of(image: Image.Image) -> int:
    """Return the bytes that the pixels of an image take; Pillow gives every colour four."""
    return image.width * image.height * (_BYTES_OF_GREY if image.mode in _GREY else _BYTES_OF_COLOUR)


class ImageStore:
    """Keeps images by a key until they take too much memory together. Safe under threads."""

    def __init__(self, budget: int) -> None:
        """Keep at most ``budget`` bytes; an image larger than that is not kept."""
        self._budget = budget
        self._images: OrderedDict[tuple[Hashable, ...], Image.Image] = OrderedDict()
        self._lock = Lock()
        self.size = 0

    def get(self, key: tuple[Hashable, ...]) -> Image.Image | None:
        """Return the image of a key, if it is still there; it is then the last one to go."""
        with self._lock:
            image = self._images.get(key)
            if image is not None:
                self._images.move_to_end(key)
            return image

    def put(self, key: tuple[Hashable, ...], image: Image.Image) -> None:
        """Keep an image, and let go of others until all are within the budget."""
        with self._lock:
            before = self._images.pop(key, None)
            self.size += size_of(image) - (0 if before is None else size_of(before))
            self._images[key] = image
            while self.size > self._budget:
                _, gone = self._images.popitem(last=False)
                self.size -= size_of(gone)

    def forget(self, owner: Hashable) -> None:
        """Let go of every image whose key begins with ``owner``."""
        with self._lock:
            for key in [key for key in self._images if key[0] is owner]:
                self.size -= size_of(self._images.pop(key))


_STORE = ImageStore(BUDGET - SMALL_BUDGET)
_SMALL = ImageStore(SMALL_BUDGET)


class Kept(Generic[_P]):
    """A function that draws each image once; what it gives is shared, so nobody may change it."""

    def __init__(self, draw: Callable[_P, Image.Image], store: ImageStore) -> None:
        """Keep in ``store`` what ``draw`` makes of its arguments, which have to be hashable."""
        functools.update_wrapper(self, draw)
        self._draw = draw
        self._store = store

    def __call__(self, *args: _P.args, **kwargs: _P.kwargs) -> Image.Image:
        """Return the image for these arguments."""
        key = (self, args, tuple(sorted(kwargs.items())))
        image = self._store.get(key)
        if image is None:
            # Two threads may draw the same at once; both images are equal.
            image = self._draw(*args, **kwargs)
            self._store.put(key, image)
        return image

    def cache_clear(self) -> None:
        """Forget what was drawn, as the caches of `functools` do."""
        self._store.forget(self)


def kept(draw: Callable[_P, Image.Image]) -> Kept[_P]:
    """Let a function draw each image once and share it, within the memory that all such functions have."""
    return Kept(draw, _STORE)


def kept_small(draw: Callable[_P, Image.Image]) -> Kept[_P]:
    """Let a function draw each small image once and share it, in memory that large images do not take."""
    return Kept(draw, _SMALL)
