"""A position of Duel: all that lies on the table, both hidden and open, also where no game would get to."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from engine.duel.box import Box
from engine.duel.choice import TurnChoice
from engine.duel.city import City, DraftedWonder
from engine.duel.layout import Place, lay_out
from engine.duel.legal import turn_choices
from engine.duel.scoring import supremacy
from engine.duel.table import Table
from engine.duel.terms import SEATS, Slot
from engine.game import Seat
from engine.reading import Node
from engine.rules import FRAME
from engine.terms import CardId

KEYS = (
    *FRAME,
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


def choices_of(table: Table, seat: Seat) -> Sequence[TurnChoice]:
    """List what a seat may do at a turn, or could do if it were its turn."""
    return () if table.victory is not None else turn_choices(table, seat)


def read_position(box: Box, node: Node) -> Table:
    """Read a position: a turn of a seat, nothing else pending. Raises `Malformed`.

    What a score does not need may be left out.
    """
    node.fields(KEYS)
    cities = [_read_city(box, place) for place in node["cities"].exactly(len(SEATS))]
    age = _read_age(box, node)
    places = box.ages[age - 1].places
    lying = dict(_read_cards(box, places, node.get("layout", {})))
    pawn = node.get("pawn", 0).integer(-box.track.capital, box.track.capital)
    won = supremacy(box.track, cities, pawn)
    turn = SEATS[node.get("seat", 0).integer(0, len(SEATS) - 1)]
    table = Table(
        box=box,
        first=turn,
        turn=turn,
        cities=cities,
        age=age,
        pawn=pawn,
        military_tokens=list(
            node.get("military_tokens", []).different_words(
                [token.id for token in box.track.tokens], "military token"
            )
        ),
        board_tokens=list(node.get("board_tokens", []).different_words(box.tokens, "progress token")),
        discard=list(node.get("discard", []).different_words(box.cards, "card")),
        aside_tokens=list(node.get("aside_tokens", []).different_words(box.tokens, "progress token")),
        victory=None if won is None else won[0],
    )
    _check_one_of_each(box, node)
    face_down = _read_face_down(node.get("face_down", []), lying, len(places))
    table.layout = lay_out(places, lying, list(face_down))
    table.layout.turn_up()
    table.remove_last_wonders()
    return table


def _read_city(box: Box, node: Node) -> City:
    node.fields(CITY_KEYS)
    drafted = node.get("wonders", []).elements(0, box.wonders_per_city)
    return box.city(
        coins=node["coins"].integer(0),
        buildings=node.get("buildings", []).different_words(box.cards, "card"),
        drafted=[_read_wonder(box, place) for place in drafted],
        tokens=node.get("tokens", []).different_words(box.tokens, "progress token"),
    )


def _read_wonder(box: Box, node: Node) -> DraftedWonder:
    node.fields(("wonder", "built"))
    return DraftedWonder(node["wonder"].word(box.wonders, "wonder"), node.get("built", False).boolean())


def _read_age(box: Box, node: Node) -> int:
    """Read the age, which may be left out where no card lies."""
    if "age" in node or any(True for _ in node.get("layout", {}).items()):
        return node["age"].integer(1, len(box.ages))
    return 1


def _read_cards(box: Box, places: Sequence[Place], node: Node) -> Iterator[tuple[Slot, CardId]]:
    slots = {str(place.slot): place.slot for place in places}
    for key, place in node.items():
        if key not in slots:
            raise place.fault(f"no slot of a layout, which has 0 to {len(places) - 1}")
        yield slots[key], place.word(box.cards, "card")


def _read_face_down(node: Node, lying: Collection[Slot], slots: int) -> Iterator[Slot]:
    for place in node.elements(0, slots):
        slot = Slot(place.integer(0, slots - 1))
        if slot not in lying:
            raise place.fault(f"no card in slot {slot}")
        yield slot


def _check_one_of_each(box: Box, node: Node) -> None:
    """Refuse a card, token or wonder that lies in two places, and more built wonders than can be."""
    cities = [*node["cities"].each()]
    wonder_places = [place for city in cities for place in city.get("wonders", []).each()]
    _check_different(
        [
            *(place for city in cities for place in city.get("buildings", []).each()),
            *(place for _, place in node.get("layout", {}).items()),
            *node.get("discard", []).each(),
        ]
    )
    _check_different(
        [
            *(place for city in cities for place in city.get("tokens", []).each()),
            *node.get("board_tokens", []).each(),
            *node.get("aside_tokens", []).each(),
        ]
    )
    _check_different([place["wonder"] for place in wonder_places])
    built = sum(place.get("built", False).boolean() for place in wonder_places)
    if built > box.most_wonders_built:
        raise node["cities"].fault(f"{box.most_wonders_built} built wonders at most, not {built}")


def _check_different(places: Sequence[Node]) -> None:
    first: dict[str, Node] = {}
    for place in places:
        other = first.setdefault(place.text(), place)
        if other is not place:
            raise place.fault(f"'{place.value}' lies at {other.place} already")
