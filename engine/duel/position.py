"""A position of Duel: all that lies on the table, both hidden and open, also where no game would get to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.duel.cards import card, cards
from engine.duel.choice import TurnChoice
from engine.duel.choices import turn_choices
from engine.duel.city import City, DraftedWonder
from engine.duel.conflict import CAPITAL, MILITARY_TOKENS
from engine.duel.different import read_different
from engine.duel.layouts import SLOTS, is_free, layout
from engine.duel.scoring import Score, score_cities, supremacy
from engine.duel.table import Laid, Table
from engine.duel.terms import AGES, SEATS, CardId, Slot, TokenId
from engine.duel.tokens import progress_tokens
from engine.duel.wonders import MOST_WONDERS_BUILT, WONDERS_PER_CITY, wonders
from engine.game import JsonObject
from engine.reading import Node

FORMAT = 1
KEYS = (
    "format",
    "game",
    "age",
    "seat",
    "pawn",
    "military_tokens",
    "board_tokens",
    "aside_tokens",
    "layout",
    "face_down",
    "discard",
    "cities",
)
CITY_KEYS = ("coins", "buildings", "wonders", "tokens")


@dataclass(frozen=True, slots=True)
class Position:
    """The open table with what lies face down: the cards of the layout and the tokens set aside."""

    table: Table
    face_down: Mapping[Slot, CardId]
    aside_tokens: tuple[TokenId, ...]

    def scores(self) -> tuple[Score, ...]:
        """Score both seats as if the game ended now."""
        return score_cities(self.table.cities, self.table.pawn)

    def score_lines(self) -> list[JsonObject]:
        """Give the points of both seats as the formats show them."""
        return [score.as_json() for score in self.scores()]

    def choices(self, seat: Node) -> Sequence[TurnChoice]:
        """List what a seat may do, or could do if it were its turn; raises `Malformed`."""
        chooser = SEATS[seat.integer(0, len(SEATS) - 1)]
        return () if self.table.victory is not None else turn_choices(self.table, chooser)

    def as_json(self) -> JsonObject:
        """Give the position as the formats show it."""
        table = self.table
        lying = {
            Slot(slot): self.face_down[Slot(slot)] if laid.card is None else laid.card
            for slot, laid in enumerate(table.layout)
            if laid is not None
        }
        return {
            "format": FORMAT,
            "game": "duel",
            "age": table.age,
            "seat": table.turn,
            "pawn": table.pawn,
            "military_tokens": list(table.military_tokens),
            "board_tokens": list(table.board_tokens),
            "aside_tokens": list(self.aside_tokens),
            "layout": {str(slot): card_id for slot, card_id in lying.items()},
            "face_down": sorted(self.face_down),
            "discard": list(table.discard),
            "cities": [_city_as_json(city) for city in table.cities],
        }


def read_position(node: Node) -> Position:
    """Read a position; what a score does not need may be left out. Raises `Malformed`."""
    node.fields(KEYS)
    node["format"].integer(FORMAT, FORMAT)
    places = node["cities"].exactly(len(SEATS))
    cities = (_read_city(places[0]), _read_city(places[1]))
    lying = dict(_read_layout(node.get("layout", {})))
    age = node["age"].integer(AGES[0], AGES[-1]) if lying or "age" in node else AGES[0]
    pawn = node.get("pawn", 0).integer(-CAPITAL, CAPITAL)
    won = supremacy(cities, pawn)
    table = Table(
        age=age,
        turn=SEATS[node.get("seat", 0).integer(0, len(SEATS) - 1)],
        cities=cities,
        pawn=pawn,
        military_tokens=read_different(
            node.get("military_tokens", []), [token.id for token in MILITARY_TOKENS], "military token"
        ),
        board_tokens=read_different(node.get("board_tokens", []), progress_tokens(), "progress token"),
        discard=read_different(node.get("discard", []), cards(), "card"),
        victory=None if won is None else won[0],
    )
    aside_tokens = read_different(node.get("aside_tokens", []), progress_tokens(), "progress token")
    _check_one_of_each(node)
    face_down = {
        slot: lying[slot]
        for slot in _read_face_down(node.get("face_down", []), lying)
        if not is_free(layout(age)[slot], lying)
    }
    laid = tuple(
        Laid(card(lying[slot]).deck, None if slot in face_down else lying[slot]) if slot in lying else None
        for slot in map(Slot, range(SLOTS))
    )
    return Position(replace(table, layout=laid), face_down, aside_tokens)


def _read_city(node: Node) -> City:
    node.fields(CITY_KEYS)
    places = node.get("wonders", []).elements()
    if len(places) > WONDERS_PER_CITY:
        raise node["wonders"].fault(f"{WONDERS_PER_CITY} at most, not {len(places)}")
    return City(
        coins=node["coins"].integer(0),
        buildings=read_different(node.get("buildings", []), cards(), "card"),
        wonders=tuple(_read_wonder(place) for place in places),
        tokens=read_different(node.get("tokens", []), progress_tokens(), "progress token"),
    )


def _read_wonder(node: Node) -> DraftedWonder:
    node.fields(("wonder", "built"))
    return DraftedWonder(node["wonder"].word(wonders(), "wonder"), node.get("built", False).boolean())


def _read_layout(node: Node) -> Iterator[tuple[Slot, CardId]]:
    slots = {str(slot): Slot(slot) for slot in range(SLOTS)}
    for key, place in node.items():
        if key not in slots:
            raise place.fault(f"no slot of a layout, which has 0 to {SLOTS - 1}")
        yield slots[key], place.word(cards(), "card")


def _read_face_down(node: Node, lying: Mapping[Slot, CardId]) -> Iterator[Slot]:
    for place in node.elements():
        slot = Slot(place.integer(0, SLOTS - 1))
        if slot not in lying:
            raise place.fault(f"no card in slot {slot}")
        yield slot


def _check_one_of_each(node: Node) -> None:
    """Refuse a card, token or wonder that lies in two places, and more built wonders than can be."""
    cities = node["cities"].elements()
    wonder_places = [place for city in cities for place in city.get("wonders", []).elements()]
    _check_different(
        [
            *(place for city in cities for place in city.get("buildings", []).elements()),
            *(place for _, place in node.get("layout", {}).items()),
            *node.get("discard", []).elements(),
        ]
    )
    _check_different(
        [
            *(place for city in cities for place in city.get("tokens", []).elements()),
            *node.get("board_tokens", []).elements(),
            *node.get("aside_tokens", []).elements(),
        ]
    )
    _check_different([place["wonder"] for place in wonder_places])
    built = sum(place.get("built", False).boolean() for place in wonder_places)
    if built > MOST_WONDERS_BUILT:
        raise node["cities"].fault(f"{MOST_WONDERS_BUILT} built wonders at most, not {built}")


def _check_different(places: Sequence[Node]) -> None:
    first: dict[str, Node] = {}
    for place in places:
        other = first.setdefault(place.text(), place)
        if other is not place:
            raise place.fault(f"'{place.value}' lies at {other.place} already")


def _city_as_json(city: City) -> JsonObject:
    return {
        "coins": city.coins,
        "buildings": list(city.buildings),
        "wonders": [{"wonder": each.wonder, "built": each.built} for each in city.wonders],
        "tokens": list(city.tokens),
    }
