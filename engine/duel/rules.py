"""7 Wonders Duel for those who know only what all games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from engine.course import Game
from engine.duel.box import Box, standard_box
from engine.duel.choice import DuelChoice
from engine.duel.course import course
from engine.duel.deal import Deal, deal, deal_as_json, read_deal
from engine.duel.position import choices_of, read_position
from engine.duel.scoring import score_cities
from engine.duel.story import feats_of, story_of
from engine.duel.table import Table, lay_table
from engine.duel.view import View, view_of
from engine.game import Event
from engine.rules import Rules
from engine.values import FrozenMapping

BOXES: Mapping[str, Callable[[], Box]] = FrozenMapping({"standard": standard_box})
"""The boxes of the game by their ids."""

DuelGame = Game[Deal, Table, DuelChoice, Event, View]
DuelRules = Rules[Deal, Table, DuelChoice, Event, View]


def rules_with(box: Box) -> DuelRules:
    """Make the rules of the game played with what is in a box."""
    return Rules(
        box=box,
        deal=lambda players, seed, options: deal(box, seed),
        read_deal=lambda record, players, seed, options: read_deal(box, record, seed),
        deal_as_json=deal_as_json,
        lay_table=partial(lay_table, box),
        course=course,
        view=view_of,
        scores=lambda table: score_cities(table.cities, table.pawn),
        read_position=partial(read_position, box),
        choices=choices_of,
        victory=lambda table: table.victory,
        drafted=drafted_wonders,
        feats=lambda steps, end: feats_of(story_of(steps, end)),
    )


def drafted_wonders(deal: Deal, table: Table) -> Sequence[Sequence[tuple[str, bool]]]:
    """List the wonders that each seat has drafted, and whether they are built.

    The last one, which goes back to the box when seven stand, was drafted as well: it is where one of
    those that a city drafts is missing.
    """
    kept = {each.wonder for city in table.cities for each in city.wonders}
    back = [(wonder, False) for wonder in deal.wonders if wonder not in kept]
    return [
        [
            *((each.wonder, each.built) for each in city.wonders),
            *(back if len(city.wonders) < table.box.wonders_per_city else ()),
        ]
        for city in table.cities
    ]
