"""The deal as it stands in the record of a base game: written, and read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.base.cards import cards
from engine.base.deal import (
    AGES,
    BOARD_KEYS,
    HAND_SIZE,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    Deal,
    Hand,
    Options,
    board_as_json,
    city_count,
    deck,
    guild_count,
    guilds,
    read_board,
    read_options,
)
from engine.base.tableau import Board
from engine.base.wonders import wonder
from engine.game import JsonObject
from engine.reading import Node

FORMAT = 1


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


def read_deal(record: Node) -> Deal:
    """Read the deal of a record; raises `Malformed`."""
    players = record["players"].integer(LEAST_PLAYERS, MOST_PLAYERS)
    options = read_options(record.get("options", {}), players)
    places = record["wonders"].exactly(city_count(players))
    boards = tuple(read_board(place.fields(BOARD_KEYS)) for place in places)
    for number, board in enumerate(boards):
        if board.wonder in [other.wonder for other in boards[:number]]:
            raise places[number].fault(f"the wonder '{board.wonder}' is there twice")
    _refuse_contradictions(record, places, boards, options)
    ages = record["deal"].exactly(len(AGES))
    hands = tuple(_read_age(node, age, players) for node, age in zip(ages, AGES, strict=True))
    return Deal(players, record.get("seed", 0).integer(), boards, hands, options)


def _refuse_contradictions(
    record: Node, places: Sequence[Node], boards: Sequence[Board], options: Options
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
        elif wonder(board.wonder).promo and "manneken_pis" in said and not options.manneken_pis:
            raise place["wonder"].fault("the options say without Manneken Pis")


def _read_age(node: Node, age: int, players: int) -> tuple[Hand, ...]:
    hands = tuple(
        tuple(place.word(cards(), "card") for place in hand.exactly(HAND_SIZE))
        for hand in node.exactly(city_count(players))
    )
    dealt = Counter(card for hand in hands for card in hand)
    expected = Counter(deck(age, players))
    if age == AGES[-1]:
        in_play = [guild for guild in guilds() if dealt[guild] == 1]
        if len(in_play) != guild_count(players):
            raise node.fault(f"{guild_count(players)} different guilds needed, not {len(in_play)}")
        expected.update(in_play)
    for card in sorted(dealt | expected):
        if dealt[card] != expected[card]:
            raise node.fault(f"'{card}' is there {dealt[card]} times, not {expected[card]}")
    return hands
