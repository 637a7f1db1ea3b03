"""The deal as it stands in the record of a base game: written, and read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.base.box import Age, Box
from engine.base.deal import Deal, Hand, Options, Sides, board_as_json
from engine.base.terms import SIDES
from engine.base.wonders import Board, Wonder
from engine.game import JsonObject
from engine.reading import Node
from engine.terms import WonderId

FORMAT = 1
BOARD_KEYS = ("wonder", "side")
SIDES_IN_PLAY: tuple[Sides, ...] = (*SIDES, "A+B")


def deal_as_json(deal: Deal) -> JsonObject:
    """Give the deal as it begins a record."""
    return {
        "format": FORMAT,
        "game": "base",
        "players": deal.players,
        "seed": deal.seed,
        "options": deal.options.as_json(),
        "wonders": [board_as_json(board) for board in deal.boards],
        "deal": [[list(hand) for hand in hands] for hands in deal.hands],
    }


def read_deal(box: Box, record: Node) -> Deal:
    """Read the deal of a record; raises `Malformed`."""
    players = record["players"].integer(box.least_players, box.most_players)
    options = read_options(box, record.get("options", {}), players)
    places = record["wonders"].exactly(box.cities(players))
    boards = tuple(read_board(box.wonders, place.fields(BOARD_KEYS)) for place in places)
    for number, board in enumerate(boards):
        if board.wonder in [other.wonder for other in boards[:number]]:
            raise places[number].fault(f"the wonder '{board.wonder}' is there twice")
    _refuse_contradictions(box, record, places, boards, options)
    ages = record["deal"].exactly(len(box.ages))
    hands = tuple(_read_age(box, node, age, players) for node, age in zip(ages, box.ages, strict=True))
    return Deal(players, record.get("seed", 0).integer(), boards, hands, options)


def read_options(box: Box, node: Node, players: int) -> Options:
    """Read the options of a game; raises `Malformed`."""
    node.fields({"sides", "manneken_pis", "wonders"})
    manneken_pis = node.get("manneken_pis", False).boolean()
    chosen: list[Board | None] = []
    if "wonders" in node:
        for place in node["wonders"].elements(players, box.cities(players)):
            board = None if place.value is None else read_board(box.wonders, place.fields(BOARD_KEYS))
            if board is not None and board.wonder in [other.wonder for other in chosen if other]:
                raise place.fault(f"the wonder '{board.wonder}' is chosen twice")
            chosen.append(board)
    return Options(node.get("sides", "A+B").word(SIDES_IN_PLAY, "sides"), manneken_pis, tuple(chosen))


def read_board(wonders: Mapping[WonderId, Wonder], node: Node) -> Board:
    """Read the board of an object that may say more than its board; raises `Malformed`."""
    return Board(node["wonder"].word(wonders, "wonder"), node["side"].word(SIDES, "side"))


def _refuse_contradictions(
    box: Box, record: Node, places: Sequence[Node], boards: Sequence[Board], options: Options
) -> None:
    """Raise `Malformed` where a board is not what the options of the same record say."""
    said = record.get("options", {})
    agreed = [*options.boards, *[None] * (len(boards) - len(options.boards))]
    for place, board, chosen in zip(places, boards, agreed, strict=True):
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
    for card in sorted(dealt | expected):
        if dealt[card] != expected[card]:
            raise node.fault(f"'{card}' is there {dealt[card]} times, not {expected[card]}")
    return hands
