"""7 Wonders Duel for those who know only what all games share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from engine.course import Game
from engine.duel.box import Box, standard_box
from engine.duel.choice import DuelChoice
from engine.duel.course import course
from engine.duel.deal import Deal, deal, deal_as_json, read_deal, read_options
from engine.duel.events import DuelEvent
from engine.duel.position import Position, read_position
from engine.duel.scoring import Score, score_cities
from engine.duel.story import feats_of, story_of
from engine.duel.table import Table, lay_table
from engine.duel.tips import tips_for
from engine.duel.view import View, view_of
from engine.game import Course, Decision, JsonObject, Seat
from engine.reading import Node
from engine.reasons import Tip
from engine.rules import Rules, Tell
from engine.story import Feats, PlayedStep
from engine.values import FrozenMapping

BOXES: Mapping[str, Callable[[], Box]] = FrozenMapping({"standard": standard_box})
"""The boxes of the game by their ids."""


class DuelRules(Rules[Deal, Table, DuelChoice, DuelEvent, View]):
    """7 Wonders Duel, played with a box.

    A question with a single answer is answered without asking: the last wonder of four, the only card
    or token there is. What a seat does with its turn is always asked.
    """

    name = "duel"

    def __init__(self, box: Box | None = None) -> None:
        """Play with what is in ``box``, None for that of the game."""
        self.box: Box = box or standard_box()
        self.boxes = self.box.names

    @property
    def least_players(self) -> int:
        """The fewest players that it is for."""
        return self.box.players

    @property
    def most_players(self) -> int:
        """The most players that it is for."""
        return self.box.players

    def deal(self, players: Node, seed: int, options: Node) -> Deal:
        """Deal a new game, the same for the same seed; raises `engine.reading.Malformed`."""
        players.integer(self.box.players, self.box.players)
        read_options(options)
        return deal(self.box, seed)

    def read_deal(self, record: Node) -> Deal:
        """Read the deal of a record; raises `engine.reading.Malformed`."""
        return read_deal(self.box, record)

    def deal_as_json(self, deal: Deal) -> JsonObject:
        """Give the deal as it begins the record of a game."""
        return deal_as_json(deal)

    def lay_table(self, deal: Deal) -> Table:
        """Lay the table for the draft."""
        return lay_table(self.box, deal)

    def course(self, table: Table, tell: Tell[DuelEvent]) -> Course[DuelChoice]:
        """Play from where the table stands to the end of the game."""
        return course(table, tell)

    def view(self, table: Table, decisions: Sequence[Decision[DuelChoice]], seat: Seat | None) -> View:
        """Give what the player of this seat, or with None a spectator, may know."""
        return view_of(table, decisions, seat)

    def scores(self, table: Table) -> tuple[Score, ...]:
        """Score both seats as if the game ended now."""
        return score_cities(table.cities, table.pawn)

    def victory(self, table: Table) -> str | None:
        """Tell how the finished game was won."""
        return table.victory

    def drafted(self, deal: Deal, table: Table) -> Sequence[Sequence[tuple[str, bool]]]:
        """List the wonders that each seat has drafted, and whether they are built.

        The last one, which goes back to the box when seven stand, was drafted as well: it is where one of
        those that a city drafts is missing.
        """
        kept = {each.wonder for city in table.cities for each in city.wonders}
        back = [(wonder, False) for wonder in deal.wonders if wonder not in kept]
        return [
            [
                *((each.wonder, each.built) for each in city.wonders),
                *(back if len(city.wonders) < self.box.wonders_per_city else ()),
            ]
            for city in table.cities
        ]

    def feats(self, steps: Sequence[PlayedStep], end: View) -> Sequence[Feats]:
        """Tell of each seat what is true of how it has played."""
        return feats_of(story_of(steps, end))

    def tips(self, view: View, seat: Seat) -> Iterable[Tip]:
        """Find what a newcomer on this seat can be told, what fits best first."""
        return tips_for(view, seat)

    def read_position(self, position: Node) -> Position:
        """Read a position."""
        return read_position(self.box, position)


DuelGame = Game[Deal, Table, DuelChoice, DuelEvent, View]


def rules(boxes: tuple[str, ...]) -> DuelRules:
    """Make the rules of the game played with these boxes, each by its id."""
    (box,) = (BOXES[each]() for each in boxes)
    return DuelRules(box)
