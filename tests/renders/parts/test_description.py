import pytest

from renders.parts.language import shortened

WHOLE = ["One is told at length.", "Two is told at length.", "Three is told at length."]
BRIEF = ["One.", "Two.", "Three."]


@pytest.mark.parametrize(
    ("limit", "words"),
    [
        (100, "One is told at length. Two is told at length. Three is told at length."),
        (69, "One. Two. Three."),
        (16, "One. Two. Three."),
        (15, "One. Two."),
        (3, ""),
    ],
)
def test_the_first_version_that_fits_is_told_or_as_much_of_the_last_as_does(limit: int, words: str) -> None:
    assert shortened(WHOLE, BRIEF, separator=" ", limit=limit) == words
