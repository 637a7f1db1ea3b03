"""The base game for two to seven players, as every game offers itself to the rest of the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache

from engine.base.box import Age, Box, Drawn, cards, wonders
from engine.base.choice import BaseChoice
from engine.base.course import course, deal_hands, fight, play_rounds
from engine.base.deal import Deal, deal, deal_as_json, read_deal, read_options
from engine.base.events import BaseEvent
from engine.base.position import Position, read_position
from engine.base.scoring import SCORE_ROWS, Score, score_cities
from engine.base.story import feats_of, story_of
from engine.base.table import Table
from engine.base.tips import tips_for
from engine.base.view import View, view_of
from engine.course import Game
from engine.game import Course, Decision, JsonObject, Seat
from engine.reading import Node
from engine.reasons import Tip
from engine.rules import Rules, Tell
from engine.story import Feats, PlayedStep
from engine.values import FrozenMapping


@cache
def standard_box() -> Box:
    """Give the box of the base game (rulebook, Contents and Preparation)."""
    return Box(
        cards=cards(),
        wonders=wonders(),
        ages=(
            Age(1, passing="left", victory=1),
            Age(2, passing="right", victory=3),
            Age(3, passing="left", victory=5, drawn=(Drawn("purple", 2, "guilds"),)),
        ),
        hand_size=7,
        rounds=6,
        phases=(deal_hands, play_rounds, fight),
        score_rows=SCORE_ROWS,
        least_players=2,
        most_players=7,
    )


BOXES: Mapping[str, Callable[[], Box]] = FrozenMapping({"standard": standard_box})
"""The boxes of the game by their ids."""


class BaseRules(Rules[Deal, Table, BaseChoice, BaseEvent, View]):
    """The rules of the base game, played with what is in a box."""

    name = "base"

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

    def lay_table(self, deal: Deal) -> Table:
        """Lay the table for the first question."""
        return Table(self.box, deal)

    def course(self, table: Table, tell: Tell[BaseEvent]) -> Course[BaseChoice]:
        """Play from where the table stands to the end of the game."""
        return course(table, tell)

    def view(self, table: Table, decisions: Sequence[Decision[BaseChoice]], seat: Seat | None) -> View:
        """Give what the player of this seat, or with None a spectator, may know."""
        return view_of(table, decisions, seat)

    def scores(self, table: Table) -> tuple[Score, ...]:
        """Score every seat as if the game ended now, in seat order."""
        return score_cities(self.box, table.cities)

    def feats(self, steps: Sequence[PlayedStep], end: View) -> Sequence[Feats]:
        """Tell of each seat what is true of how it has played."""
        return feats_of(story_of(steps, end))

    def tips(self, view: View, seat: Seat) -> Iterable[Tip]:
        """Find what a newcomer on this seat can be told, what fits best first."""
        return tips_for(view)

    def read_position(self, position: Node) -> Position:
        """Read a position; raises `engine.reading.Malformed`."""
        return read_position(self.box, position)


BaseGame = Game[Deal, Table, BaseChoice, BaseEvent, View]
"""A running base game."""


def rules(boxes: tuple[str, ...]) -> BaseRules:
    """Make the rules of the game played with these boxes, each by its id."""
    (box,) = (BOXES[each]() for each in boxes)
    return BaseRules(box)
