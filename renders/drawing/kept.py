"""Image caches that share a fixed amount of memory."""

import functools
from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, ParamSpec

from PIL import Image

BUDGET = 72 * 2**20
"""The memory of all cached images in bytes; the least recently used ones are dropped first."""

SMALL_BUDGET = 8 * 2**20
"""The part of it for small images that take long to draw: landscapes can't evict them."""

_P = ParamSpec("_P")
_BYTES_OF_GREY = 1
_BYTES_OF_COLOUR = 4
_GREY = frozenset({"1", "L", "P"})


def size_of(image: Image.Image) -> int:
    """Return the bytes of an image's pixels; Pillow uses four for every colour."""
    return image.width * image.height * (_BYTES_OF_GREY if image.mode in _GREY else _BYTES_OF_COLOUR)


class ImageStore:
    """An LRU cache of images with limited memory. Thread-safe."""

    def __init__(self, budget: int) -> None:
        """Keep at most ``budget`` bytes; a larger image isn't kept."""
        self._budget = budget
        self._images: OrderedDict[tuple[Hashable, ...], Image.Image] = OrderedDict()
        self._lock = Lock()
        self.size = 0

    def get(self, key: tuple[Hashable, ...]) -> Image.Image | None:
        """Return the image of a key, or None, and mark it as used."""
        with self._lock:
            image = self._images.get(key)
            if image is not None:
                self._images.move_to_end(key)
            return image

    def put(self, key: tuple[Hashable, ...], image: Image.Image) -> None:
        """Keep an image, and drop others until all are within the budget."""
        with self._lock:
            before = self._images.pop(key, None)
            self.size += size_of(image) - (0 if before is None else size_of(before))
            self._images[key] = image
            while self.size > self._budget:
                _, gone = self._images.popitem(last=False)
                self.size -= size_of(gone)

    def forget(self, owner: Hashable) -> None:
        """Drop every image whose key begins with ``owner``."""
        with self._lock:
            for key in [key for key in self._images if key[0] is owner]:
                self.size -= size_of(self._images.pop(key))


_STORE = ImageStore(BUDGET - SMALL_BUDGET)
_SMALL = ImageStore(SMALL_BUDGET)


class Kept(Generic[_P]):
    """A function that draws each image once; its results are shared, so nobody may change them."""

    def __init__(self, draw: Callable[_P, Image.Image], store: ImageStore) -> None:
        """Cache the results of ``draw`` in ``store``; its arguments must be hashable."""
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
        """Drop all results, as the caches of `functools` do."""
        self._store.forget(self)


def kept(draw: Callable[_P, Image.Image]) -> Kept[_P]:
    """Make a function draw each image once and share it, within the memory of all such functions."""
    return Kept(draw, _STORE)


def kept_small(draw: Callable[_P, Image.Image]) -> Kept[_P]:
    """Make a function draw each small image once and share it, in memory that large images don't use."""
    return Kept(draw, _SMALL)
