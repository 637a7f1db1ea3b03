from __future__ import annotations

from renders.drawing.canvas import Canvas
from renders.drawing.typefaces import sans, written
from tests.renders.unpainted import unpainted_pictures


def test_words_that_were_only_measured_are_painted_afterwards() -> None:
    """Both fill a mask of one size, and unpainted all pictures of a size are the same."""
    words, font = ("HN", "NH"), sans(40, 700)

    def painted() -> list[bytes]:
        canvases = [Canvas(100, 60) for _ in words]
        for canvas, word in zip(canvases, words, strict=True):
            canvas.text(10, 30, word, font)
        return [canvas.image.tobytes() for canvas in canvases]

    written.cache_clear()
    with unpainted_pictures():
        painted()
    afterwards = painted()
    written.cache_clear()
    assert afterwards == painted()
    assert len(set(afterwards)) == len(words)
