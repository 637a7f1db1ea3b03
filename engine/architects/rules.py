"""The rules of 7 Wonders Architects for two to seven players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from engine.architects.box import Box, standard_box
from engine.architects.choice import ArchitectsChoice
from engine.architects.course import course
from engine.architects.deal import Deal, deal, deal_as_json, read_deal, read_options
from engine.architects.events import ArchitectsEvent
from engine.architects.position import Position, read_position
from engine.architects.scoring import Score, score_cities
from engine.architects.table import Table, lay_table
from engine.architects.tips import tips_for
from engine.architects.view import View, view_of
from engine.course import Game
from engine.game import Course, Decision, JsonObject, Seat
from engine.reading import Node
from engine.reasons import Tip
from engine.rules import Rules, Tell
from engine.values import FrozenMapping

ArchitectsGame = Game[Deal, Table, ArchitectsChoice, ArchitectsEvent, View]


BOXES: Mapping[str, Callable[[], Box]] = FrozenMapping({"standard": standard_box})
"""The boxes of the game by their ids."""


class ArchitectsRules(Rules[Deal, Table, ArchitectsChoice, ArchitectsEvent, View]):
    """The rules of Architects."""

    name = "architects"

    def __init__(self, box: Box | None = None) -> None:
        """Play with what is in ``box``, None for that of the game."""
        self.box: Box = box or standard_box()
        self.boxes = self.box.names

    @property
    def least_players(self) -> int:
        """The fewest players that it is for."""
        return self.box.least_players

    @property
    def most_players(self) -> int:
        """The most players that it is for."""
        return self.box.most_players

    def deal(self, players: Node, seed: int, options: Node) -> Deal:
        """Deal a new game, the same for the same arguments; raises `engine.reading.Malformed`."""
        count = players.integer(self.box.least_players, self.box.most_players)
        return deal(self.box, count, seed, read_options(self.box, options, count))

    def read_deal(self, record: Node) -> Deal:
        """Read the deal of a record; raises `engine.reading.Malformed`."""
        return read_deal(self.box, record)

    def deal_as_json(self, deal: Deal) -> JsonObject:
        """Give the deal as it begins the record of a game."""
        return deal_as_json(deal)

    def deal_so_far(self, deal: Deal, table: Table) -> Deal:
        """Return the deal with the piles that have been shuffled since."""
        left = table.reshuffling.left
        return deal if len(left) == len(deal.shuffles) else replace(deal, shuffles=tuple(left))

    def lay_table(self, deal: Deal) -> Table:
        """Lay the table for the first turn."""
        return lay_table(self.box, deal)

    def course(self, table: Table, tell: Tell[ArchitectsEvent]) -> Course[ArchitectsChoice]:
        """Play from where the table stands to the end of the game."""
        return course(table, tell)

    def view(self, table: Table, decisions: Sequence[Decision[ArchitectsChoice]], seat: Seat | None) -> View:
        """Give what the player of this seat, or with None a spectator, may know."""
        return view_of(table, decisions, seat)

    def scores(self, table: Table) -> tuple[Score, ...]:
        """Score every seat as if the game ended now, in seat order."""
        return score_cities(table.box, table.cities, table.cat)

    def tips(self, view: View, seat: Seat) -> Iterable[Tip]:
        """Find what a newcomer on this seat can be told, what fits best first."""
        return tips_for(view, seat)

    def read_position(self, position: Node) -> Position:
        """Read a position; raises `engine.reading.Malformed`."""
        return read_position(self.box, position)


def rules(boxes: tuple[str, ...]) -> ArchitectsRules:
    """Make the rules of the game played with these boxes, each by its id."""
    (box,) = (BOXES[each]() for each in boxes)
    return ArchitectsRules(box)
