"""Text that fits: one line shrunk, or wrapped into several, or cut."""

import re
from functools import lru_cache
from typing import NamedTuple

from renders.drawing.typefaces import Face, Font, sans

ELLIPSIS = "…"
_SPACE = re.compile(r"[ \n]+")


def shorten(text: str, font: Font, width: float) -> str:
    """Cut a text to a width in pixels, with an ellipsis if needed."""
    if font.getlength(text) <= width:
        return text
    kept = text
    while kept and font.getlength(kept.rstrip() + ELLIPSIS) > width:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


class ShrunkLine(NamedTuple):
    """A line of text and a font in which it fits."""

    text: str
    font: Font


class WrappedText(NamedTuple):
    """Lines of text, the font in which they fit, and its size in pixels."""

    lines: tuple[str, ...]
    font: Font
    size: int

    @property
    def cut(self) -> bool:
        """Whether a line had to be cut."""
        return any(line.endswith(ELLIPSIS) for line in self.lines)


@lru_cache(maxsize=1024)
def shrink_line(
    text: str, width: float, size: int, smallest: int, weight: int = 600, face: Face = sans
) -> ShrunkLine:
    """Shrink a text until it fits into a width; cut it at the smallest size."""
    for candidate in range(size, smallest - 1, -1):
        if face(candidate, weight).getlength(text) <= width:
            return ShrunkLine(text, face(candidate, weight))
    font = face(smallest, weight)
    return ShrunkLine(shorten(text, font, width), font)


@lru_cache(maxsize=1024)
def wrap_text(
    text: str,
    width: float,
    size: int,
    smallest: int,
    weight: int = 700,
    maximum: int = 2,
    face: Face = sans,
    *,
    breaking: bool = False,
) -> WrappedText:
    """Wrap a text, then shrink it, until it fits; cut it at the smallest size.

    ``breaking`` allows a break within a word that is too long in the smallest size, as for names.
    """
    for candidate in range(size, smallest - 1, -1):
        font = face(candidate, weight)
        lines = _wrap(text, font, width)
        # A line of several words was measured when its last one was added.
        alone = (line for line in lines if " " not in line)
        if len(lines) <= maximum and all(font.getlength(word) <= width for word in alone):
            return WrappedText(tuple(lines), font, candidate)
    font = face(smallest, weight)
    lines = _wrap(text, font, width, breaking=breaking)
    kept = [*lines[: maximum - 1], " ".join(lines[maximum - 1 :])]
    return WrappedText(tuple(shorten(line, font, width) for line in kept if line), font, smallest)


def _wrap(text: str, font: Font, width: float, *, breaking: bool = False) -> list[str]:
    lines: list[str] = []
    # Only at plain spaces: a narrow one joins « and ! in French, another a number and its unit.
    for word in filter(None, _SPACE.split(text)):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and font.getlength(longer) <= width:
            lines[-1] = longer
        elif breaking:
            lines += _pieces(word, font, width)
        else:
            lines.append(word)
    return lines


def _pieces(word: str, font: Font, width: float) -> list[str]:
    """Cut a word into pieces that fit, each as long as possible."""
    pieces = [""]
    for character in word:
        if pieces[-1] and font.getlength(pieces[-1] + character) > width:
            pieces.append("")
        pieces[-1] += character
    return pieces
