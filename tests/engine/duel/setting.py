"""Cities and tables with chosen cards for tests of Duel, and moves written as words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from engine.course import Game
from engine.duel.choice import Build, BuildWonder, DuelChoice
from engine.duel.city import City, DraftedWonder
from engine.duel.deal import deal
from engine.duel.layout import lay_out
from engine.duel.legal import turn_choices
from engine.duel.resolve import resolve
from engine.duel.rules import DuelGame, rules_with, standard_box
from engine.duel.table import Table
from engine.duel.terms import MilitaryTokenId, Slot, opponent
from engine.game import Event, Seat
from engine.terms import CardId, TokenId, WonderId

DEALT = deal(standard_box(), 1)
FIRST_FREE = 14
"""The first slot of the last row of Age I, whose cards are uncovered."""

EventT = TypeVar("EventT", bound=Event)


def city(
    buildings: str = "", *, coins: int = 0, wonders: str = "", built: str = "", tokens: str = ""
) -> City:
    return standard_box().city(
        coins=coins,
        buildings=map(CardId, buildings.split()),
        drafted=[
            *(DraftedWonder(WonderId(wonder), built=True) for wonder in built.split()),
            *(DraftedWonder(WonderId(wonder)) for wonder in wonders.split()),
        ],
        tokens=map(TokenId, tokens.split()),
    )


def table(
    first: City,
    second: City | None = None,
    *,
    free: str = "altar",
    face_down: str = "",
    turn: int = 0,
    age: int = 1,
    pawn: int = 0,
    board: str = "philosophy mathematics",
    aside: str = "law economy strategy",
    discard: str = "",
    military_tokens: str = "loot_2_a loot_5_a loot_2_b loot_5_b",
) -> Table:
    """Return a table with these free cards; ``face_down`` is in slot 9, below the first two of Age I."""
    lying = {Slot(slot): CardId(card) for slot, card in enumerate(free.split(), start=FIRST_FREE)}
    lying |= {Slot(9): CardId(card) for card in face_down.split()}
    return Table(
        box=standard_box(),
        age=age,
        first=Seat(turn),
        turn=Seat(turn),
        cities=[first, second or city()],
        pawn=pawn,
        military_tokens=list(map(MilitaryTokenId, military_tokens.split())),
        board_tokens=list(map(TokenId, board.split())),
        aside_tokens=list(map(TokenId, aside.split())),
        layout=lay_out(standard_box().ages[0].places, lying, [Slot(9)] if face_down else []),
        discard=list(map(CardId, discard.split())),
        ages_to_come=DEALT.ages[age:],
    )


@dataclass
class Done:
    """A table after a choice of a seat, and its events."""

    table: Table
    seat: Seat
    events: list[Event]

    @property
    def city(self) -> City:
        return self.table.cities[self.seat]

    @property
    def other_city(self) -> City:
        return self.table.cities[opponent(self.seat)]


def build(start: Table, card_id: str) -> Done:
    """Build a free card in the city whose turn it is."""
    return do(start, lambda choice: isinstance(choice, Build) and choice.card == card_id)


def build_wonder(start: Table, wonder_id: str) -> Done:
    """Build a wonder with the first free card."""
    return do(start, lambda choice: isinstance(choice, BuildWonder) and choice.wonder == wonder_id)


def do(start: Table, wanted: Callable[[DuelChoice], bool]) -> Done:
    """Carry out the first matching legal choice on a copy of the table."""
    return _carry_out(start, start.turn, next(filter(wanted, turn_choices(start, start.turn))))


def answer(done: Done, choice: DuelChoice) -> Done:
    """Answer the question that a choice has asked."""
    return _carry_out(done.table, done.table.questions[0].seat, choice)


def _carry_out(start: Table, seat: Seat, choice: DuelChoice) -> Done:
    done = Done(start.copy(), seat, [])
    resolve(done.table, seat, choice, done.events.append)
    return done


def game_at(start: Table) -> DuelGame:
    return Game(rules_with(standard_box()), DEALT, start.copy())


def choices(start: Table) -> tuple[DuelChoice, ...]:
    """Return the legal choices at a table; none once the game is over."""
    return next((decision.choices for decision in game_at(start).decisions()), ())


def events_of(done: Done, what: type[EventT]) -> list[EventT]:
    return [event for event in done.events if isinstance(event, what)]


def costs(start: Table) -> dict[str, tuple[int, str]]:
    """Return the price of each card and wonder that can be built, and how it is paid."""
    found = [each for each in turn_choices(start, start.turn) if isinstance(each, Build | BuildWonder)]
    return {getattr(each, "wonder", each.card): (each.price.total, each.price.how) for each in found}
