"""A score pad that is being filled in: all that has been typed, be it right or not."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Self

from cogs.pad.game import Field, Filled, PadGame
from engine.game import JsonObject

BOARDS = "boards"
"""The id of the list of boards in a form."""

UNDECIDED = ""

_NUMBER = re.compile(r"[+-]?\d{1,4}")
_SEPARATOR = re.compile(r"[\s,;/]+")


@dataclass(frozen=True, slots=True)
class PadPlayer:
    """A player of a score pad; ``person`` is None without a Discord account, ``typed`` is by field."""

    name: str
    person: int | None = None
    typed: Mapping[str, str] | None = None
    boards: tuple[str, ...] = ()

    def faults(self, game: PadGame) -> list[Field]:
        """List the fields that do not hold what they must."""
        return [field for field in game.fields if self._figures(field) is None]

    def filled(self, game: PadGame) -> Filled | None:
        """Return what has been filled in, None as long as anything is missing or wrong."""
        figures: dict[str, int] = {}
        for field in game.fields:
            found = self._figures(field)
            if found is None:
                return None
            figures.update(found)
        known = tuple(board for board in self.boards if board in game.boards)
        return Filled(figures, known) if 0 < len(known) <= game.most_boards else None

    def _figures(self, field: Field) -> dict[str, int] | None:
        typed = (self.typed or {}).get(field.key, "").replace("−", "-").strip()
        words = [word for word in _SEPARATOR.split(typed) if word]
        if len(words) != len(field.figures) or not all(map(_NUMBER.fullmatch, words)):
            return None
        numbers = [int(word) for word in words]
        if not all(figure.allows(number) for figure, number in zip(field.figures, numbers, strict=True)):
            return None
        return {figure.name: number for figure, number in zip(field.figures, numbers, strict=True)}


@dataclass(frozen=True, slots=True)
class ScorePad:
    """A score pad; ``decision`` is what was settled for the table, ``entered`` its number in the history."""

    game: str
    players: tuple[PadPlayer, ...]
    decision: str = UNDECIDED
    entered: int | None = None

    @property
    def names(self) -> list[str]:
        """The names of the players in seat order."""
        return [player.name for player in self.players]

    def with_player(self, seat: int, typed: Mapping[str, str], boards: Sequence[str]) -> Self:
        """Return the pad with what a form says of a player."""
        players = list(self.players)
        players[seat] = replace(players[seat], typed=dict(typed), boards=tuple(boards))
        return replace(self, players=tuple(players))

    def shared_boards(self) -> list[str]:
        """List the boards that lie before more than one player, by what stands before the ``|``."""
        held = Counter(board.partition("|")[0] for player in self.players for board in player.boards)
        return [board for board, times in held.items() if times > 1]

    def filled(self, game: PadGame) -> list[Filled] | None:
        """Return what has been filled in for everybody; None as long as anything is missing or wrong."""
        whole = self._all_filled(game)
        return None if whole is None or self.shared_boards() or not game.adds_up(whole) else whole

    def adds_up(self, game: PadGame) -> bool:
        """Whether the figures can be those of one game, as far as all of them are there."""
        whole = self._all_filled(game)
        return whole is None or game.adds_up(whole)

    def _all_filled(self, game: PadGame) -> list[Filled] | None:
        filled = [player.filled(game) for player in self.players]
        whole = [each for each in filled if each is not None]
        return whole if len(whole) == len(filled) else None

    def as_json(self) -> JsonObject:
        """Return the pad as JSON."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Read a pad as it was written."""
        players = [
            PadPlayer(each["name"], each["person"], each["typed"], tuple(each["boards"]))
            for each in data["players"]
        ]
        return cls(data["game"], tuple(players), data["decision"], data["entered"])
