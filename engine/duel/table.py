"""Everything on the table, including hidden information."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from engine.duel.box import Box
from engine.duel.choice import Answer
from engine.duel.city import City, Effect
from engine.duel.deal import Deal
from engine.duel.layout import Layout, lay_out
from engine.duel.payment import Market
from engine.duel.terms import SEATS, MilitaryTokenId, Victory, opponent
from engine.game import Seat
from engine.terms import CardId, Colour, DecisionKind, TokenId, WonderId


@dataclass(frozen=True, slots=True)
class Asks(Effect):
    """An effect with a choice of its owner; ``question`` is the kind of that decision."""

    question: ClassVar[DecisionKind]

    def happen(self, turn: Any) -> None:
        """Ask."""
        turn.ask(self)

    def answers(self, table: Table, seat: Seat) -> tuple[Answer, ...]:
        """List the options of the owner on a seat."""
        return ()


@dataclass(frozen=True, slots=True)
class Question:
    """A question of an effect, which a seat must answer before its turn goes on."""

    seat: Seat
    effect: Asks

    @property
    def kind(self) -> DecisionKind:
        """The kind of the decision."""
        return self.effect.question


@dataclass(slots=True)
class Table:
    """The full state of a game.

    ``age`` is 0 during the draft. ``first`` drafts first and starts the first age; ``turn`` is the seat whose
    turn it is, or was when an age has ended. ``beginner_open`` is whether ``turn`` must still choose who
    starts the age. ``pawn`` is above 0 if seat 0 leads; 9 and −9 are the capitals. ``draft`` are the shown
    wonders, ``wonders_to_come`` those shown later; ``ages_to_come`` the cards of later ages by slot. The
    Great Library draws the first of ``aside_tokens``. ``under_wonders`` are the cards with which wonders have
    been built. ``questions`` must be answered before the turn goes on, the first one first. ``plays_again``
    is whether the seat has another turn after this one.
    """

    box: Box = field(repr=False)
    first: Seat
    turn: Seat
    cities: list[City]
    board_tokens: list[TokenId]
    aside_tokens: list[TokenId]
    military_tokens: list[MilitaryTokenId]
    age: int = 0
    pawn: int = 0
    layout: Layout = field(default_factory=lambda: lay_out((), {}, ()))
    discard: list[CardId] = field(default_factory=list)
    under_wonders: list[CardId] = field(default_factory=list)
    draft: list[WonderId] = field(default_factory=list)
    questions: list[Question] = field(default_factory=list)
    plays_again: bool = False
    beginner_open: bool = False
    victory: Victory | None = None
    wonders_to_come: tuple[WonderId, ...] = ()
    ages_to_come: tuple[tuple[CardId, ...], ...] = ()

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.cities)

    def cards_of(self, seat: Seat, colour: Colour) -> list[CardId]:
        """List the cards of a colour in a seat's city."""
        return [each for each in self.cities[seat].buildings if self.box.cards[each].colour == colour]

    def market(self, seat: Seat) -> Market:
        """Return the market of a seat's city."""
        return Market(self.cities[seat], self.cities[opponent(seat)])

    def remove_last_wonders(self) -> list[tuple[Seat, WonderId]]:
        """Remove the wonders that can no longer be built, once the most are; return them."""
        first, second = self.cities
        left = [(seat, wonder) for seat in SEATS for wonder, built in self.cities[seat].wonders if not built]
        if len(first.wonders) + len(second.wonders) - len(left) < self.box.most_wonders_built:
            return []
        for city in self.cities:
            city.wonders = [each for each in city.wonders if each.built]
        return left

    def copy(self) -> Table:
        """Return an independent copy."""
        return Table(
            self.box,
            self.first,
            self.turn,
            [city.copy() for city in self.cities],
            self.board_tokens.copy(),
            self.aside_tokens.copy(),
            self.military_tokens.copy(),
            self.age,
            self.pawn,
            self.layout.copy(),
            self.discard.copy(),
            self.under_wonders.copy(),
            self.draft.copy(),
            self.questions.copy(),
            self.plays_again,
            self.beginner_open,
            self.victory,
            self.wonders_to_come,
            self.ages_to_come,
        )


def lay_table(box: Box, deal: Deal) -> Table:
    """Return the table at the draft (rules, Mise en place)."""
    return Table(
        box=box,
        first=deal.first,
        turn=deal.first,
        cities=[box.city(box.coins_at_the_start) for _ in SEATS],
        board_tokens=list(deal.board_tokens),
        aside_tokens=list(deal.aside_tokens),
        military_tokens=[token.id for token in box.track.tokens],
        draft=list(deal.wonders[: box.wonders_shown]),
        wonders_to_come=deal.wonders[box.wonders_shown :],
        ages_to_come=deal.ages,
    )
