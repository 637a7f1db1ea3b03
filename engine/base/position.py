"""A position of the base game: any table, also one that no game would reach."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.base.cards import cards
from engine.base.choice import BaseChoice
from engine.base.city import City, planned_stages, tableaus
from engine.base.conflict import DEFEAT, VICTORY
from engine.base.deal import CITIES_WITH_TWO_PLAYERS, MOST_PLAYERS, read_board
from engine.base.legal import free_city_choices, free_city_choices_from_all, hand_choices
from engine.base.menu import Menu
from engine.base.scoring import Score, score_cities
from engine.base.table import LAST_AGE, ROUNDS
from engine.base.trade import market_of
from engine.base.view import View
from engine.game import JsonObject, Seat
from engine.reading import Node
from engine.terms import NEIGHBOURS, CardId, Neighbour

FORMAT = 1
CITIES_OF_THE_CONTROLLER = 2
KEYS = ("format", "game", "age", "round", "discard", "cities", "free_city", "controller")
CITY_KEYS = (
    "wonder",
    "side",
    "stages",
    "coins",
    "buildings",
    "conflicts",
    "hand",
    "free_build_used",
    "copied_stages",
)


@dataclass(frozen=True, slots=True)
class Position:
    """Cities and what their players hold; a hand is None where the position does not tell it."""

    cities: tuple[City, ...]
    hands: tuple[tuple[CardId, ...] | None, ...]
    age: int | None = None
    round: int | None = None
    discard: tuple[CardId, ...] = ()
    free_city: Seat | None = None
    controller: Seat | None = None

    @classmethod
    def of_view(cls, view: View) -> Position:
        """Take from a view what its viewer may know: one hand and, where it is shown, the discard pile."""
        return cls(
            cities=view.cities,
            hands=tuple(view.hand if seat == view.seat else None for seat in range(len(view.cities))),
            age=view.age,
            round=view.round,
            discard=view.discard,
            free_city=view.free_city,
            controller=view.controller,
        )

    def as_json(self) -> JsonObject:
        """Give the position as the format says; what it does not tell is left out."""
        data: JsonObject = {"format": FORMAT, "game": "base"}
        told = {
            "age": self.age,
            "round": self.round,
            "discard": list(self.discard) or None,
            "free_city": self.free_city,
            "controller": self.controller,
        }
        data.update((key, value) for key, value in told.items() if value is not None)
        data["cities"] = [
            _city_as_json(city, hand) for city, hand in zip(self.cities, self.hands, strict=True)
        ]
        return data

    def scores(self) -> tuple[Score, ...]:
        """Score every seat as if the game ended now."""
        return score_cities(self.cities)

    def score_lines(self) -> list[JsonObject]:
        """Give the points of every seat as the formats show them."""
        return [score.as_json() for score in self.scores()]

    def choices(self, seat: Node) -> tuple[BaseChoice, ...]:
        """List the legal choices of a seat with the cards of its hand; raises `Malformed`.

        The Free City chooses from its controller's hand after a card of that has gone to the own city:
        every choice is listed that some such card allows. Its own hand, where the position tells one, is
        what that card has left.
        """
        number = seat.integer(0, len(self.cities) - 1)
        free = number == self.free_city
        laid = tableaus(self.cities)
        menu = Menu(market_of(laid, number), dearer=free)
        hand = self.hands[number]
        if hand is not None:
            return (free_city_choices if free else hand_choices)(laid[number], menu, hand)
        holder = self.controller if free and self.controller is not None else number
        whole = self.hands[holder]
        if whole is None:
            raise Node(None, f"cities[{holder}]").fault("no 'hand'")
        if len(whole) < CITIES_OF_THE_CONTROLLER:
            raise Node(None, f"cities[{holder}].hand").fault("no card for the Free City beside the own one")
        return free_city_choices_from_all(laid[number], menu, whole)


def read_position(node: Node) -> Position:
    """Read a position; raises `Malformed`."""
    node.fields(KEYS)
    node["format"].integer(FORMAT, FORMAT)
    places = node["cities"].elements(CITIES_WITH_TWO_PLAYERS, MOST_PLAYERS)
    cities = [_read_city(place) for place in places]
    for number, city in enumerate(cities):
        if city.wonder in [other.wonder for other in cities[:number]]:
            raise places[number]["wonder"].fault(f"the wonder '{city.wonder}' is there twice")
    cities = [_read_stages(place, cities, Seat(number)) for number, place in enumerate(places)]
    free_city, controller = _read_free_city(node, len(cities))
    return Position(
        cities=tuple(cities),
        hands=tuple(_read_cards(place["hand"]) if "hand" in place else None for place in places),
        age=node["age"].integer(1, LAST_AGE) if "age" in node else None,
        round=node["round"].integer(1, ROUNDS) if "round" in node else None,
        discard=_read_cards(node.get("discard", [])),
        free_city=free_city,
        controller=controller,
    )


def _city_as_json(city: City, hand: tuple[CardId, ...] | None) -> JsonObject:
    data: JsonObject = {
        "wonder": city.wonder,
        "side": city.side,
        "stages": city.stages,
        "coins": city.coins,
        "buildings": list(city.buildings),
        "conflicts": list(city.conflicts),
    }
    if hand is not None:
        data["hand"] = list(hand)
    if city.free_build_used:
        data["free_build_used"] = True
    if city.copied:
        data["copied_stages"] = list(city.copied)
    return data


def _read_city(place: Node) -> City:
    """Read a city but for the stages, which need to know the neighbours."""
    board = read_board(place.fields(CITY_KEYS))
    buildings = _read_cards(place["buildings"])
    for number, building in enumerate(buildings):
        if building in buildings[:number]:
            raise place["buildings"].elements()[number].fault(f"'{building}' is there twice")
    return City(
        wonder=board.wonder,
        side=board.side,
        coins=place["coins"].integer(0),
        buildings=buildings,
        conflicts=tuple(map(_read_token, place.get("conflicts", []).elements())),
        free_build_used=place.get("free_build_used", False).boolean(),
    )


def _read_stages(place: Node, cities: Sequence[City], seat: Seat) -> City:
    """Add the stages built; the side of a copy may be left out where there is only one."""
    plan = planned_stages(cities, seat)
    stages = place["stages"].integer(0, len(plan))
    sides = [[side for side, _ in options if side is not None] for options in plan[:stages]]
    if "copied_stages" not in place:
        for number, options in enumerate(sides, start=1):
            if len(options) > 1:
                raise place.fault(f"'copied_stages' must say which neighbour's stage {number} is copied")
        return replace(
            cities[seat], stages=stages, copied=tuple(side for options in sides for side in options)
        )
    copied = place["copied_stages"].exactly(sum(map(bool, sides)))
    return replace(
        cities[seat],
        stages=stages,
        copied=tuple(_read_side(side, options) for side, options in zip(copied, sides, strict=False)),
    )


def _read_side(place: Node, options: Sequence[Neighbour]) -> Neighbour:
    side = place.word(NEIGHBOURS, "neighbour")
    if side not in options:
        raise place.fault(f"the {side} neighbour has no stage to copy here")
    return side


def _read_free_city(node: Node, cities: int) -> tuple[Seat | None, Seat | None]:
    if "free_city" not in node:
        if "controller" in node:
            raise node["controller"].fault("there is no 'free_city' to control")
        return None, None
    if cities != CITIES_WITH_TWO_PLAYERS:
        raise node["free_city"].fault(f"only at a table of {CITIES_WITH_TWO_PLAYERS} cities")
    free_city = node["free_city"].integer(0, cities - 1)
    controller = node["controller"].integer(0, cities - 1)
    if controller == free_city:
        raise node["controller"].fault("the Free City does not control itself")
    return Seat(free_city), Seat(controller)


def _read_token(place: Node) -> int:
    token = place.integer()
    if token not in {DEFEAT, *VICTORY.values()}:
        raise place.fault(f"no conflict token {token}")
    return token


def _read_cards(place: Node) -> tuple[CardId, ...]:
    return tuple(card.word(cards(), "card") for card in place.elements())
