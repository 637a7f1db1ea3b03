"""A position of 7 Wonders: any table, even one that no game would reach."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.base.box import Box
from engine.base.choice import BaseChoice
from engine.base.city import Board, Card, City, market_of
from engine.base.deal import read_board
from engine.base.legal import free_city_choices, free_city_choices_from_all, hand_choices
from engine.base.table import new_city
from engine.game import Seat
from engine.reading import Node, refuse_twice
from engine.rules import FRAME
from engine.terms import NEIGHBOURS, CardId, Neighbour

CITIES_OF_THE_CONTROLLER = 2
TOKENS_OF_A_CITY = 2
"""Within an age."""
KEYS = (*FRAME, "age", "round", "discard", "cities", "free_city", "controller")
CITY_KEYS = (
    *Board._fields,
    *("stages", "coins", "buildings", "conflicts", "hand", "free_build_used", "copied_stages"),
)


@dataclass(frozen=True, slots=True)
class Position:
    """Cities and their players' hands; a hand is None if the position doesn't have it.

    A hand can be given in part: if the position has the ``round``, that determines its size.
    """

    box: Box
    cities: tuple[City, ...]
    hands: tuple[tuple[CardId, ...] | None, ...]
    free_city: Seat | None = None
    controller: Seat | None = None
    round: int | None = None

    def hand(self, seat: Seat) -> list[Card] | None:
        """Return the cards of a hand, if the position has them."""
        told = self.hands[seat]
        return None if told is None else [self.box.cards[card] for card in told]

    @property
    def hand_size(self) -> int | None:
        """The number of cards each player chooses from, if the position has the round."""
        return None if self.round is None else self.box.hand_size + 1 - self.round


def choices_of(position: Position, seat: Seat) -> tuple[BaseChoice, ...]:
    """List the legal choices of a seat with the cards of its hand; raises `Malformed`.

    The Free City chooses from its player's hand after the own card: every choice is listed that is legal
    after some such card. If the position gives the Free City a hand, that is what the own card has left.
    """
    free = seat == position.free_city
    city, market = position.cities[seat], market_of(position.cities, seat)
    hand = position.hand(seat)
    if hand is not None:
        if free:
            return free_city_choices(city, market, hand)
        return hand_choices(city, market, hand, hand_size=position.hand_size)
    holder = position.controller if free and position.controller is not None else seat
    whole = position.hand(holder)
    if whole is None:
        raise Node(None, f"cities[{holder}]").fault("no 'hand'")
    if len(whole) < CITIES_OF_THE_CONTROLLER:
        raise Node(None, f"cities[{holder}].hand").fault("no card for the Free City beside the own one")
    return free_city_choices_from_all(city, market, whole)


def read_position(box: Box, node: Node) -> Position:
    """Read a position; raises `Malformed`."""
    node.fields(KEYS)
    places = node["cities"].elements(box.least_cities, box.most_players)
    boards = [read_board(box.wonders, place.fields(CITY_KEYS)) for place in places]
    refuse_twice([place["wonder"] for place in places], [board.wonder for board in boards], "the wonder ")
    cities = [new_city(box, boards, Seat(seat)) for seat in range(len(boards))]
    for place, city in zip(places, cities, strict=True):
        _read_city(box, place, city)
        _read_stages(place, city)
    # The Free City's player holds a card of its pile beside their own.
    hands = [
        place["hand"].words(box.cards, "card", box.hand_size + 1) if "hand" in place else None
        for place in places
    ]
    # No score or choice depends on the age and the discard pile.
    if "age" in node:
        node["age"].integer(1, box.last_age)
    round_ = node["round"].integer(1, box.rounds) if "round" in node else None
    # Guilds have no printed copies: there is one of each.
    all_cards = sum([max(1, len(card.copies)) for card in box.cards.values()])
    node.get("discard", []).words(box.cards, "card", all_cards)
    free_city, controller = _read_free_city(box, node, len(cities))
    return Position(box, tuple(cities), tuple(hands), free_city, controller, round_)


def _read_city(box: Box, place: Node, city: City) -> None:
    """Build the cards of a city."""
    for building in place["buildings"].different_words(box.cards, "card"):
        city.build(box.cards[building])
    city.coins = place["coins"].integer(0)
    conflicts = place.get("conflicts", []).elements(0, TOKENS_OF_A_CITY * len(box.ages) * box.most_players)
    city.conflicts = tuple(_read_token(box, token) for token in conflicts)
    city.free_build_used = place.get("free_build_used", False).boolean()


def _read_stages(place: Node, city: City) -> None:
    """Build the stages; the side of a copy can be omitted if there is only one."""
    built = city.plan[: place["stages"].integer(0, len(city.plan))]
    sides = [[stage.copy for stage in options if stage.copy is not None] for options in built]
    told = place["copied_stages"].exactly(sum(map(bool, sides))) if "copied_stages" in place else None
    for number, options in enumerate(sides, start=1):
        if options and told is not None:
            city.build_stage(_read_side(told.pop(0), options))
        elif len(options) > 1:
            raise place.fault(f"'copied_stages' must say which neighbour's stage {number} is copied")
        else:
            city.build_stage(options[0] if options else None)


def _read_side(place: Node, options: Sequence[Neighbour]) -> Neighbour:
    side = place.word(NEIGHBOURS, "neighbour")
    if side not in options:
        raise place.fault(f"the {side} neighbour has no stage to copy here")
    return side


def _read_free_city(box: Box, node: Node, cities: int) -> tuple[Seat | None, Seat | None]:
    if "free_city" not in node:
        if "controller" in node:
            raise node["controller"].fault("there is no 'free_city' to control")
        return None, None
    if cities != box.least_cities:
        raise node["free_city"].fault(f"only at a table of {box.least_cities} cities")
    free_city = node["free_city"].integer(0, cities - 1)
    controller = node["controller"].integer(0, cities - 1)
    if controller == free_city:
        raise node["controller"].fault("the Free City does not control itself")
    return Seat(free_city), Seat(controller)


def _read_token(box: Box, place: Node) -> int:
    token = place.integer()
    if token not in {value for age in box.ages for value in (age.victory, age.defeat)}:
        raise place.fault(f"no conflict token {token}")
    return token
