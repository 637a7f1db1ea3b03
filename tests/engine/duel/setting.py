"""Tables for tests: cities laid out as wished, free cards, moves written as words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from engine.duel.cards import card
from engine.duel.choice import Build, BuildWonder, Choice, Discard
from engine.duel.choices import choices
from engine.duel.city import City, DraftedWonder
from engine.duel.conflict import MILITARY_TOKENS
from engine.duel.consequences import Consequences
from engine.duel.events import DuelEvent
from engine.duel.layouts import SLOTS
from engine.duel.resolution import carry_out
from engine.duel.table import Laid, Table
from engine.duel.terms import CardId, TokenId, WonderId
from engine.game import Seat

FIRST_FREE = 14
"""The first slot of the last row of Age I: nothing covers the cards from here on."""

Event = TypeVar("Event", bound=DuelEvent)


def city(
    buildings: str = "", *, coins: int = 0, wonders: str = "", built: str = "", tokens: str = ""
) -> City:
    """Lay out a city; ``wonders`` are those that are not built yet."""
    return City(
        coins=coins,
        buildings=tuple(map(CardId, buildings.split())),
        wonders=(
            *(DraftedWonder(WonderId(wonder), built=True) for wonder in built.split()),
            *(DraftedWonder(WonderId(wonder)) for wonder in wonders.split()),
        ),
        tokens=tuple(map(TokenId, tokens.split())),
    )


def table(
    first: City,
    second: City | None = None,
    *,
    free: str = "altar",
    turn: int = 0,
    pawn: int = 0,
    board: str = "philosophy mathematics",
    discard: str = "",
    military_tokens: str = "loot_2_a loot_5_a loot_2_b loot_5_b",
) -> Table:
    """Lay a table of Age I with nothing but these free cards in its layout."""
    lying = dict(enumerate(map(CardId, free.split()), start=FIRST_FREE))
    return Table(
        age=1,
        turn=Seat(turn),
        cities=(first, second or city()),
        pawn=pawn,
        military_tokens=tuple(token.id for token in MILITARY_TOKENS if token.id in military_tokens.split()),
        board_tokens=tuple(map(TokenId, board.split())),
        layout=tuple(
            Laid(card(lying[slot]).deck, lying[slot]) if slot in lying else None for slot in range(SLOTS)
        ),
        discard=tuple(map(CardId, discard.split())),
    )


def build(start: Table, card_id: str) -> Consequences:
    """Build a free card with the city whose turn it is."""
    return do(start, lambda choice: isinstance(choice, Build) and choice.card == card_id)


def build_wonder(start: Table, wonder_id: str) -> Consequences:
    """Build a wonder with the first free card."""
    return do(start, lambda choice: isinstance(choice, BuildWonder) and choice.wonder == wonder_id)


def discard(start: Table, card_id: str) -> Consequences:
    """Discard a free card."""
    return do(start, lambda choice: isinstance(choice, Discard) and choice.card == card_id)


def do(start: Table, wanted: Callable[[Choice], bool]) -> Consequences:
    """Carry out the first legal choice that is wanted."""
    choice = next(each for each in choices(start) if wanted(each))
    return carry_out(start, start.turn, choice)


def answer(done: Consequences, choice: Choice) -> Consequences:
    """Answer the question that a choice has opened."""
    question = done.table.questions[0]
    return carry_out(done.table, question.seat, choice)


def told(done: Consequences, kind: type[Event]) -> list[Event]:
    """Pick the events of a kind."""
    return [event for event in done.events if isinstance(event, kind)]


def costs(start: Table) -> dict[str, tuple[int, str]]:
    """Give what each card and wonder that can be built costs and how."""
    found: dict[str, tuple[int, str]] = {}
    for choice in choices(start):
        if isinstance(choice, Build):
            found[choice.card] = (choice.cost, choice.how)
        elif isinstance(choice, BuildWonder):
            found[choice.wonder] = (choice.cost, choice.how)
    return found
