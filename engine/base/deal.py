"""The deal: the boards, the decks by player count and the hands of every age (rulebook, Preparation)."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Literal

from engine.base.box import Age, Box
from engine.base.terms import SIDES, Side
from engine.base.wonders import Board
from engine.game import JsonObject
from engine.shuffle import below, shuffled
from engine.terms import CardId

Hand = tuple[CardId, ...]
Sides = Literal["A", "B", "A+B"]


@dataclass(frozen=True, slots=True)
class Options:
    """What the players agreed on before the deal.

    ``sides`` are the sides that boards are dealt with; ``boards`` are those chosen by agreement, by
    seat, None where the board is dealt.
    """

    sides: Sides = "A+B"
    manneken_pis: bool = False
    boards: tuple[Board | None, ...] = ()

    def as_json(self) -> JsonObject:
        """Give the options as they stand in a record."""
        data: JsonObject = {"sides": self.sides, "manneken_pis": self.manneken_pis}
        if any(self.boards):
            data["wonders"] = [board and board_as_json(board) for board in self.boards]
        return data


@dataclass(frozen=True, slots=True)
class Deal:
    """Everything random in a game: the boards in seat order and the hands of each age.

    With two players the third board is the Free City's, and each age's last hand is its pile, top first.
    """

    players: int
    seed: int
    boards: tuple[Board, ...]
    hands: tuple[tuple[Hand, ...], ...]
    options: Options = field(default_factory=Options)


def deal(box: Box, players: int, seed: int, options: Options) -> Deal:
    """Deal a game: the same seed and options give the same deal on any machine."""
    random = Random(seed)
    boards = _deal_boards(box, players, options, random)
    hands = tuple(deal_age(box, age, players, random) for age in box.ages)
    return Deal(players, seed, boards, hands, options)


def board_as_json(board: Board) -> JsonObject:
    """Give a board as it stands in a record."""
    return {"wonder": board.wonder, "side": board.side}


def _deal_boards(box: Box, players: int, options: Options, random: Random) -> tuple[Board, ...]:
    chosen = [*options.boards, *[None] * (box.cities(players) - len(options.boards))]
    taken = {board.wonder for board in chosen if board is not None}
    left = shuffled(
        (
            wonder.id
            for wonder in box.wonders.values()
            if wonder.id not in taken and (options.manneken_pis or not wonder.promo)
        ),
        random,
    )
    return tuple(
        Board(left.pop(), _deal_side(options.sides, random)) if board is None else board for board in chosen
    )


def _deal_side(sides: Sides, random: Random) -> Side:
    return SIDES[below(random, 2)] if sides == "A+B" else sides


def deal_age(box: Box, age: Age, players: int, random: Random) -> tuple[Hand, ...]:
    """Deal the hands of one age, the Free City's pile last."""
    deck = box.deck(age, players)
    for drawn in age.drawn:
        cards, number = box.drawn(drawn, age, players)
        deck += shuffled(cards, random)[:number]
    dealt = shuffled(deck, random)
    return tuple(tuple(dealt[first : first + box.hand_size]) for first in range(0, len(dealt), box.hand_size))
