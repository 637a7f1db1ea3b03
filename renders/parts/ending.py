"""The pictures at the end of a game, and their descriptions, from each game's result."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from PIL import Image

from renders.parts.language import Text, shortened
from renders.parts.names import named
from renders.parts.poster import draw_poster
from renders.parts.result import Result, Standing
from renders.parts.score_sheet import draw_sheet
from renders.parts.seat_names import drawable_names, short_names

_SHORT_NAME = 260
"""The width to which names are cut if all of them are long."""

CountedT = TypeVar("CountedT")


@dataclass(frozen=True, slots=True)
class Ending(Generic[CountedT]):
    """The pictures of a counted game: of its final view, or of a score pad.

    ``result_of`` returns what they show; the ``names`` of all pictures are by seat.
    """

    result_of: Callable[[CountedT], Result]

    def draw_score(self, counted: CountedT, names: Sequence[str], text: Text) -> Image.Image:
        """Draw the points of every city, the winners raised."""
        result = self.result_of(counted)
        return draw_sheet(result, drawable_names(names, len(result.standings), text), text)

    def describe_score(self, counted: CountedT, names: Sequence[str], text: Text) -> str:
        """Describe who has won and everyone's score: in each row, or if names are long in total."""
        result = self.result_of(counted)
        wording, short = result.wording, short_names(names, _SHORT_NAME)
        return shortened(
            *(
                [
                    result.headline_sentence(short if number else names, text),
                    *(_score_words(result, each, key, names, text) for each in result.standings),
                ]
                for number, key in enumerate(wording.scores)
            ),
            separator=wording.separator,
        )

    def draw_victory(self, counted: CountedT, names: Sequence[str], text: Text) -> Image.Image:
        """Draw who has won and how, and the points of every city."""
        result = self.result_of(counted)
        return draw_poster(result, drawable_names(names, len(result.standings), text), text)

    def describe_victory(self, counted: CountedT, names: Sequence[str], text: Text) -> str:
        """Describe who has won and how, and the points of every city."""
        result = self.result_of(counted)
        first = text("poster-words", headline=result.headline(names, text))
        lines = (result.words_of(each, result.wording.total, names, text) for each in result.standings)
        return shortened([first, *lines])

    def headline(self, counted: CountedT, names: Sequence[str], text: Text) -> str:
        """Return who has won, with how many points, and the decisive difference."""
        return self.result_of(counted).headline(names, text)


def _score_words(result: Result, standing: Standing, key: str, names: Sequence[str], text: Text) -> str:
    """Return the score of a city, including rows that only a box has."""
    others = [
        text("score-words-row", row=named(f"score-{row}", row, text), points=points)
        for row, points in standing.score.rows.items()
        if row not in result.wording.rows and key != result.wording.total
    ]
    return " ".join([result.words_of(standing, key, names, text), *others])
