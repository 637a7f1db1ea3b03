from collections.abc import Iterator

import pytest

from renders.drawing.canvas import Canvas
from renders.parts.language import Text
from tests.gallery.language import LOCALES, language
from tests.renders.unpainted import unpainted_pictures


@pytest.fixture(scope="session")
def text() -> Text:
    return language(LOCALES / "en.ftl")


@pytest.fixture
def unpainted() -> Iterator[None]:
    """Measure and lay out all there is, but paint nothing, and keep no picture of that."""
    with unpainted_pictures():
        yield


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the list of all that is written in pictures from now on."""
    lines: list[str] = []
    write = Canvas.text

    def note(self: Canvas, *arguments: object, **named: object) -> float:
        lines.append(str(arguments[2]))
        return write(self, *arguments, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", note)
    return lines
