"""The rules of 7 Wonders Architects for two to seven players."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from engine.architects.box import standard_box
from engine.architects.choice import ArchitectsChoice
from engine.architects.city import Box
from engine.architects.course import course
from engine.architects.deal import Deal, deal, deal_as_json, read_deal, read_options
from engine.architects.position import choices_of, read_position
from engine.architects.scoring import score_cities
from engine.architects.table import Table, lay_table
from engine.architects.view import View, view_of
from engine.course import Game
from engine.game import Event
from engine.rules import Rules
from engine.values import FrozenMapping

BOXES: Mapping[str, Callable[[], Box]] = FrozenMapping({"standard": standard_box})
"""The boxes of the game by their ids."""

ArchitectsGame = Game[Deal, Table, ArchitectsChoice, Event, View]


def rules_with(box: Box) -> Rules[Deal, Table, ArchitectsChoice, Event, View]:
    """Return the rules of the game played with a box."""
    return Rules(
        box=box,
        read_options=partial(read_options, box),
        deal=partial(deal, box),
        read_deal=partial(read_deal, box),
        deal_as_json=deal_as_json,
        deal_so_far=deal_so_far,
        lay_table=partial(lay_table, box),
        course=course,
        view=view_of,
        scores=lambda table: score_cities(table.box, table.cities, table.cat),
        read_position=partial(read_position, box),
        choices=choices_of,
    )


def deal_so_far(deal: Deal, table: Table) -> Deal:
    """Return the deal with the piles shuffled since."""
    if table.shuffled == len(deal.shuffles):
        return deal
    return replace(deal, shuffles=table.shuffles[: table.shuffled])
