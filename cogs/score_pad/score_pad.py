"""A score pad: its input, valid or not, and the definition of a game's pad.

The history stores the sheet of each entered game: enough to count and draw it again.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from typing import Any, Self

from bot.common.game_options import GameName
from bot.languages.translator import Translator
from bot.statistics.finished_game import FinishedSeat
from cogs.discord.message import Picture
from cogs.discord.picture_pool import PicturePool
from engine.game import JsonObject
from engine.rules import ScoreRow
from renders.parts.ending import Ending

BOARDS = "boards"
"""The id of the list of boards in a form."""

_NUMBER = re.compile(r"[+-]?\d{1,4}")
_SEPARATOR = re.compile(r"[\s,;/]+")

Names = Sequence[str]
"""The names of the players in seat order."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that a player enters: its name in the engine's score pad, and its limits."""

    name: str
    least: int = 0
    most: int = 100
    only: tuple[int, ...] = ()

    def allows(self, number: int) -> bool:
        """Return whether a number is within the limits."""
        return self.least <= number <= self.most and (not self.only or number in self.only)


@dataclass(frozen=True, slots=True)
class Field:
    """A line of the form: figures that are entered together. Discord allows five fields in a form.

    ``others`` are the last of them: score rows of the box that the field's text does not mention.
    """

    key: str
    figures: tuple[Figure, ...]
    others: tuple[str, ...] = ()


def other_rows(rows: Iterable[ScoreRow], known: Collection[ScoreRow]) -> tuple[str, ...]:
    """Return the names of the rows that are not ``known``: their points are entered as they are."""
    return tuple(row.name for row in rows if row not in known)


@dataclass(frozen=True, slots=True)
class Filled:
    """The valid input of a player: figures by name, and boards."""

    figures: Mapping[str, int]
    boards: Sequence[str]


@dataclass(frozen=True, slots=True)
class CountedGame:
    """A counted game: the results without the players; ``ending`` draws them from the engine's ``pad``."""

    seats: Sequence[FinishedSeat]
    ending: Ending[Any]
    pad: Any
    victory: str | None = None

    async def pictures(self, names: Names, pool: PicturePool, text: Translator) -> list[Picture]:
        """Draw the result."""
        ending, shown = self.ending, (self.pad, names, text)
        return [
            await pool.draw(name, partial(draw, *shown), partial(describe, *shown))
            for name, draw, describe in (
                ("poster.png", ending.draw_victory, ending.describe_victory),
                ("score.png", ending.draw_score, ending.describe_score),
            )
        ]


@dataclass(frozen=True, slots=True)
class PadGame:
    """The score pad of a game; its texts are those of its ``rules``.

    A player has from one to ``most_boards`` of the ``boards``; two boards with the same part before the ``|``
    exclude each other. ``decisions`` lists the values and labels of a choice for the whole table, the default
    first; empty without one. ``adds_up`` says whether the figures of all players are possible together.
    """

    game: GameName
    rules: str
    fields: tuple[Field, ...]
    boards: tuple[str, ...]
    board_name: Callable[[str, Translator], str]
    most_boards: int
    decisions: Callable[[Names, Translator], list[tuple[str, str]]]
    count: Callable[[Sequence[Filled], str], CountedGame]
    adds_up: Callable[[Sequence[Filled]], bool] = lambda filled: True

    def counted(self, sheet: Mapping[str, Any]) -> CountedGame:
        """Return a game counted from the `ScorePad.sheet` of a pad."""
        return self.count([Filled(**each) for each in sheet["players"]], sheet["decision"])


@dataclass(frozen=True, slots=True)
class PadPlayer:
    """A player of a score pad; ``person`` is None without a Discord account, ``typed`` is by field."""

    name: str
    person: int | None = None
    typed: Mapping[str, str] | None = None
    boards: Sequence[str] = ()

    def faults(self, game: PadGame) -> list[Field]:
        """List the fields with invalid input."""
        return [field for field in game.fields if self._figures(field) is None]

    def filled(self, game: PadGame) -> Filled | None:
        """Return the valid input; None while anything is missing or wrong."""
        known = [board for board in self.boards if board in game.boards]
        if self.faults(game) or not 0 < len(known) <= game.most_boards:
            return None
        read = [self._figures(field) or {} for field in game.fields]
        return Filled({name: number for figures in read for name, number in figures.items()}, known)

    def _figures(self, field: Field) -> dict[str, int] | None:
        typed = (self.typed or {}).get(field.key, "").replace("−", "-").strip()
        words = [word for word in _SEPARATOR.split(typed) if word]
        if len(words) != len(field.figures) or not all(map(_NUMBER.fullmatch, words)):
            return None
        numbers = [*zip(field.figures, map(int, words), strict=True)]
        if not all(figure.allows(number) for figure, number in numbers):
            return None
        return {figure.name: number for figure, number in numbers}


@dataclass(frozen=True, slots=True)
class ScorePad:
    """A score pad; ``decision`` is empty for the default one, ``entered`` is its number in the history."""

    game: PadGame
    players: tuple[PadPlayer, ...]
    decision: str = ""
    entered: int | None = None

    @property
    def names(self) -> list[str]:
        """The names of the players in seat order."""
        return [player.name for player in self.players]

    def with_player(self, seat: int, typed: Mapping[str, str], boards: Sequence[str]) -> Self:
        """Return the pad with a player's input."""
        players = list(self.players)
        players[seat] = replace(players[seat], typed=typed, boards=boards)
        return replace(self, players=tuple(players))

    def shared_boards(self) -> list[str]:
        """List the boards that more than one player has, by the part before the ``|``."""
        held = Counter(board.partition("|")[0] for player in self.players for board in player.boards)
        return [board for board, times in held.items() if times > 1]

    def adds_up(self) -> bool:
        """Whether the figures are possible together; True while some are missing."""
        filled = self._filled()
        return len(filled) < len(self.players) or self.game.adds_up(filled)

    def sheet(self) -> JsonObject | None:
        """Return the valid input of all players, without names; None while anything is missing or wrong."""
        filled = self._filled()
        if len(filled) < len(self.players) or self.shared_boards() or not self.game.adds_up(filled):
            return None
        return {"players": [asdict(each) for each in filled], "decision": self.decision}

    def counted(self) -> CountedGame | None:
        """Return the counted game; None while anything is missing or wrong."""
        sheet = self.sheet()
        return None if sheet is None else self.game.counted(sheet)

    def _filled(self) -> list[Filled]:
        return [filled for player in self.players if (filled := player.filled(self.game)) is not None]

    def as_json(self) -> JsonObject:
        """Return the pad as JSON."""
        players = [asdict(player) for player in self.players]
        own = {"decision": self.decision, "entered": self.entered}
        return {"game": self.game.game, "players": players, **own}

    @classmethod
    def from_json(cls, games: Mapping[str, PadGame], data: Mapping[str, Any]) -> Self:
        """Read a pad from JSON."""
        players = tuple(PadPlayer(**each) for each in data["players"])
        return cls(games[data["game"]], players, data["decision"], data["entered"])
