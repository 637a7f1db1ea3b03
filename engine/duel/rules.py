"""The rules of 7 Wonders Duel, behind the engine's interface."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial

from engine.achievements import Feats, feats_of
from engine.course import Game
from engine.duel.box import Age, Box, Card, MilitaryToken, ProgressToken, Track, Wonder, Zone
from engine.duel.choice import DuelChoice
from engine.duel.city import Effect
from engine.duel.course import course
from engine.duel.deal import Deal, deal, deal_as_json, read_deal
from engine.duel.effects import EFFECTS
from engine.duel.events import Built, WonderBuilt
from engine.duel.layout import read_places
from engine.duel.legal import turn_choices
from engine.duel.payment import Cost
from engine.duel.position import read_position
from engine.duel.scoring import SCORE_ROWS, score_cities
from engine.duel.story import story_of
from engine.duel.table import Table, lay_table
from engine.duel.terms import MilitaryTokenId
from engine.duel.view import View, view_of
from engine.facts import Row, read_effect, read_rows
from engine.game import Event, Seat
from engine.rules import Rules
from engine.story import PlayedStep
from engine.terms import CardId, TokenId, WonderId
from engine.values import FrozenMapping


@cache
def standard_box() -> Box:
    """Return the box of 7 Wonders Duel (rules, Matériel and Mise en place)."""
    rows = read_rows("duel", "cards")
    cards = [_read_card(row, rows) for row in rows]
    decks = dict.fromkeys(each.deck for each in cards)
    wonders = (
        Wonder(id=WonderId(row["id"]), cost=Cost.read(row["cost"]), effects=_read_effects(row))
        for row in read_rows("duel", "wonders")
    )
    tokens = (ProgressToken(TokenId(row["id"]), _read_effects(row)) for row in read_rows("duel", "tokens"))
    one, two, three = (read_places(row["rows"]) for row in read_rows("duel", "layouts"))
    return Box(
        cards=FrozenMapping({each.id: each for each in cards}),
        decks=FrozenMapping({deck: tuple(each.id for each in cards if each.deck == deck) for deck in decks}),
        wonders=FrozenMapping({each.id: each for each in wonders}),
        tokens=FrozenMapping({each.id: each for each in tokens}),
        ages=(
            Age(one, "age_1", "guild", 0),
            Age(two, "age_2", "guild", 0),
            Age(three, "age_3", "guild", 3),
        ),
        coins_at_the_start=7,
        tokens_on_the_board=5,
        wonders_shown=4,
        first_picks=(True, False, False, True, False, True, True, False),
        most_wonders_built=7,
        track=Track(
            capital=9,
            zones=(Zone(1, 2, 2), Zone(3, 5, 5), Zone(6, 8, 10)),
            tokens=(
                MilitaryToken(MilitaryTokenId("loot_2_a"), Seat(0), 3, 2),
                MilitaryToken(MilitaryTokenId("loot_5_a"), Seat(0), 6, 5),
                MilitaryToken(MilitaryTokenId("loot_2_b"), Seat(1), 3, 2),
                MilitaryToken(MilitaryTokenId("loot_5_b"), Seat(1), 6, 5),
            ),
        ),
        score_rows=SCORE_ROWS,
        effects=EFFECTS,
        decisions=("draft", "begin", "turn", "token", "opponent_card", "revive", "library"),
    )


def _read_card(row: Row, rows: Sequence[Row]) -> Card:
    gives_free = (CardId(other["id"]) for other in rows if other.get("free_from") == row["id"])
    return Card(
        id=CardId(row["id"]),
        deck=row["deck"],
        age=row["age"],
        colour=row["colour"],
        cost=Cost.read(row["cost"]),
        free_from=row.get("free_from"),
        gives_free=next(gives_free, None),
        chain=row.get("chain"),
        effects=_read_effects(row),
    )


def _read_effects(row: Row) -> tuple[Effect, ...]:
    return tuple(read_effect(EFFECTS, data) for data in row["effects"])


BOXES: Mapping[str, Callable[[], Box]] = FrozenMapping({"standard": standard_box})
"""The boxes of the game by their ids."""

DuelGame = Game[Deal, Table, DuelChoice, Event, View]


def rules_with(box: Box) -> Rules[Deal, Table, DuelChoice, Event, View]:
    """Return the rules of the game played with a box."""
    return Rules(
        box=box,
        deal=lambda players, seed, options: deal(box, seed),
        read_deal=lambda record, players, seed, options: read_deal(box, record, seed),
        deal_as_json=deal_as_json,
        lay_table=partial(lay_table, box),
        course=course,
        view=view_of,
        scores=lambda table: score_cities(table.box, table.cities, table.pawn),
        read_position=partial(read_position, box),
        # Those of a turn, as if it were the seat's.
        choices=lambda table, seat: () if table.victory is not None else turn_choices(table, seat),
        victory=lambda table: table.victory,
        drafted=drafted_wonders,
        feats=feats,
    )


def feats(steps: Sequence[PlayedStep], end: View) -> tuple[Feats, ...]:
    """Return the achievements of each player in a finished game."""
    story, wonders = story_of(steps, end), end.box.wonders_per_city
    spent = story.count(Built, WonderBuilt, amount=lambda event: event.trade)
    return feats_of(story, story.ages, WonderBuilt, lambda seat: wonders, spent)


def drafted_wonders(deal: Deal, table: Table) -> Sequence[Sequence[tuple[str, bool]]]:
    """List the wonders drafted by each seat, and whether they are built.

    The last one, returned to the box once seven are built, was drafted too: it is missing in the city that
    has fewer than it drafted.
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
