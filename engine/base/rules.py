"""The rules of 7 Wonders for two to seven players, behind the engine's interface."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial

from engine.achievements import Feats, feats_of
from engine.base.box import Age, Box, Drawn, read_cards, read_wonders
from engine.base.choice import BaseChoice
from engine.base.course import course, deal_hands, fight, play_rounds
from engine.base.deal import Deal, Options, deal, deal_as_json, read_deal, read_options
from engine.base.events import BaseEvent, StageBuilt
from engine.base.position import choices_of, read_position
from engine.base.scoring import SCORE_ROWS, score_cities
from engine.base.second_edition import second_edition
from engine.base.story import spent_on_trade, story_of
from engine.base.table import DECISIONS, Table
from engine.base.view import View, view_of
from engine.course import Game
from engine.facts import read_rows
from engine.reading import Node
from engine.rules import Rules
from engine.story import PlayedStep
from engine.values import FrozenMapping


@cache
def standard_box() -> Box:
    """Return the box of the first edition (rulebook, Contents and Preparation)."""
    return Box(
        cards=read_cards(read_rows("base", "cards")),
        wonders=read_wonders(read_rows("base", "wonders")),
        ages=(
            Age(1, passing="left", victory=1),
            Age(2, passing="right", victory=3),
            Age(3, passing="left", victory=5, drawn=(Drawn("purple", 2, "guilds"),)),
        ),
        hand_size=7,
        rounds=6,
        phases=(deal_hands, play_rounds, fight),
        decisions=DECISIONS,
        score_rows=SCORE_ROWS,
        least_players=2,
        most_players=7,
    )


@cache
def second_edition_box() -> Box:
    """Return the box of the second edition."""
    return second_edition(standard_box())


BOXES: Mapping[str, Callable[[], Box]] = FrozenMapping(
    {"standard": standard_box, "second_edition": second_edition_box}
)
"""The boxes of the game by their ids."""


BaseGame = Game[Deal, Table, BaseChoice, BaseEvent, View]
"""A running game of 7 Wonders."""

BaseRules = Rules[Deal, Table, BaseChoice, BaseEvent, View]


def _read_options(box: Box, node: Node, players: int) -> Options:
    """Read the options of a game played with a box; raises `Malformed` for what it doesn't have."""
    options = read_options(box, node, players)
    if options.manneken_pis and not any(wonder.promo for wonder in box.wonders.values()):
        raise node["manneken_pis"].fault("Manneken Pis is not in this box")
    return options


def rules_with(box: Box) -> BaseRules:
    """Return the rules of the game played with a box."""
    return Rules(
        box=box,
        read_options=partial(_read_options, box),
        deal=partial(deal, box),
        read_deal=partial(read_deal, box),
        deal_as_json=deal_as_json,
        lay_table=partial(Table, box),
        course=course,
        view=view_of,
        scores=lambda table: score_cities(box, table.cities),
        read_position=partial(read_position, box),
        choices=choices_of,
        feats=feats,
    )


def feats(steps: Sequence[PlayedStep], end: View) -> tuple[Feats, ...]:
    """Return the achievements of each player in a finished game."""
    story = story_of(steps, end)
    return feats_of(
        story,
        [each.age for each in story.when],
        StageBuilt,
        lambda seat: len(end.cities[seat].plan),
        spent_on_trade(story),
    )
