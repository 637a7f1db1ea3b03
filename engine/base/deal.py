"""The deal: boards, decks by players, hands of every age (rulebook, Preparation), and its record."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Literal

from engine.base.box import Age, Box, Wonder
from engine.base.city import SIDES, Board
from engine.game import JsonObject
from engine.reading import Node, refuse_other_numbers, refuse_twice
from engine.rules import Options as AnyOptions
from engine.shuffle import below, shuffled
from engine.terms import CardId, WonderId
from engine.values import FrozenMapping

Hand = tuple[CardId, ...]
Sides = Literal["A", "B", "A+B"]


@dataclass(frozen=True, slots=True)
class Options(AnyOptions):
    """Options agreed on before the deal.

    ``sides`` are the sides that boards are dealt with; ``boards`` are those chosen by agreement, by seat,
    None for a dealt one.
    """

    sides: Sides = "A+B"
    manneken_pis: bool = False
    boards: tuple[Board | None, ...] = ()

    def board_of(self, seat: int) -> Board | None:
        """Return the chosen board of a seat, None if it is dealt."""
        return self.boards[seat] if seat < len(self.boards) else None

    def as_json(self) -> JsonObject:
        """Return the options as in a record."""
        data: JsonObject = {"sides": self.sides, "manneken_pis": self.manneken_pis}
        if any(self.boards):
            data["wonders"] = [board and board._asdict() for board in self.boards]
        return data


@dataclass(frozen=True, slots=True)
class Deal:
    """Everything random in a game: the boards in seat order and the hands of each age.

    With two players the third board is the Free City's, and each age's last hand is its pile, top first.
    ``decks`` are those without an age, by name, top first.
    """

    players: int
    seed: int
    boards: tuple[Board, ...]
    hands: tuple[tuple[Hand, ...], ...]
    options: Options = field(default_factory=Options)
    decks: Mapping[str, Hand] = field(default_factory=FrozenMapping)


def deal(box: Box, players: int, seed: int, options: Options) -> Deal:
    """Deal a game: the same seed and options give the same deal on any machine."""
    random = Random(seed)
    boards = _deal_boards(box, players, options, random)
    hands = tuple(deal_age(box, age, players, random) for age in box.ages)
    decks = {deck.name: tuple(shuffled(box.cards_of(deck.colour), random)) for deck in box.decks}
    return Deal(players, seed, boards, hands, options, FrozenMapping(decks))


def _deal_boards(box: Box, players: int, options: Options, random: Random) -> tuple[Board, ...]:
    chosen = [options.board_of(seat) for seat in range(box.cities(players))]
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
        board or Board(left.pop(), SIDES[below(random, 2)] if options.sides == "A+B" else options.sides)
        for board in chosen
    )


def deal_age(box: Box, age: Age, players: int, random: Random) -> tuple[Hand, ...]:
    """Deal the hands of one age, the Free City's pile last."""
    deck = box.deck(age, players)
    for drawn in age.drawn:
        cards, number = box.drawn(drawn, age, players)
        deck += shuffled(cards, random)[:number]
    dealt = shuffled(deck, random)
    return tuple(tuple(dealt[first : first + box.hand_size]) for first in range(0, len(dealt), box.hand_size))


SIDES_IN_PLAY: tuple[Sides, ...] = (*SIDES, "A+B")


def deal_as_json(deal: Deal) -> JsonObject:
    """Return the boards and the hands as in a record."""
    return {
        "wonders": [board._asdict() for board in deal.boards],
        "deal": [[list(hand) for hand in hands] for hands in deal.hands],
        **({"decks": {name: list(cards) for name, cards in deal.decks.items()}} if deal.decks else {}),
    }


def read_deal(box: Box, record: Node, players: int, seed: int, options: Options) -> Deal:
    """Read the boards and the hands of a record; raises `Malformed`."""
    places = record["wonders"].exactly(box.cities(players))
    boards = tuple(read_board(box.wonders, place.fields(Board._fields)) for place in places)
    refuse_twice(places, [board.wonder for board in boards], "the wonder ")
    _refuse_contradictions(box, record, places, boards, options)
    ages = record["deal"].exactly(len(box.ages))
    hands = tuple(_read_age(box, node, age, players) for node, age in zip(ages, box.ages, strict=True))
    told = record.get("decks", {}).fields([deck.name for deck in box.decks])
    cards = {deck.name: box.cards_of(deck.colour) for deck in box.decks}
    decks = {name: told[name].different_words(each, "card", len(each)) for name, each in cards.items()}
    return Deal(players, seed, boards, hands, options, FrozenMapping(decks))


def read_options(box: Box, node: Node, players: int) -> Options:
    """Read the options of a game; raises `Malformed`."""
    node.fields({"sides", "manneken_pis", "wonders"})
    manneken_pis = node.get("manneken_pis", False).boolean()
    chosen: list[Board | None] = []
    if "wonders" in node:
        for place in node["wonders"].elements(players, box.cities(players)):
            board = None if place.value is None else read_board(box.wonders, place.fields(Board._fields))
            if board is not None and board.wonder in [other.wonder for other in chosen if other]:
                raise place.fault(f"the wonder '{board.wonder}' is chosen twice")
            chosen.append(board)
    return Options(node.get("sides", "A+B").word(SIDES_IN_PLAY, "sides"), manneken_pis, tuple(chosen))


def read_board(wonders: Mapping[WonderId, Wonder], node: Node) -> Board:
    """Read the board of an object that may have other keys too; raises `Malformed`."""
    return Board(node["wonder"].word(wonders, "wonder"), node["side"].word(SIDES, "side"))


def _refuse_contradictions(
    box: Box, record: Node, places: Sequence[Node], boards: Sequence[Board], options: Options
) -> None:
    """Raise `Malformed` if a board contradicts the options of the same record."""
    said = record.get("options", {})
    for seat, (place, board) in enumerate(zip(places, boards, strict=True)):
        chosen = options.board_of(seat)
        if chosen is not None:
            if board != chosen:
                raise place.fault(f"the options say '{chosen.wonder}' side {chosen.side}")
        elif options.sides not in {"A+B", board.side}:
            raise place["side"].fault(f"the options say side {options.sides}")
        elif box.wonders[board.wonder].promo and "manneken_pis" in said and not options.manneken_pis:
            raise place["wonder"].fault("the options say without Manneken Pis")


def _read_age(box: Box, node: Node, age: Age, players: int) -> tuple[Hand, ...]:
    hands = tuple(
        tuple(place.word(box.cards, "card") for place in hand.exactly(box.hand_size))
        for hand in node.exactly(box.cities(players))
    )
    dealt = Counter(card for hand in hands for card in hand)
    expected = Counter(box.deck(age, players))
    for drawn in age.drawn:
        from_these, number = box.drawn(drawn, age, players)
        in_play = [card for card in from_these if dealt[card] == 1]
        if len(in_play) != number:
            raise node.fault(f"{number} different {drawn.called} needed, not {len(in_play)}")
        expected.update(in_play)
    refuse_other_numbers(node, dealt.elements(), expected.elements())
    return hands
