"""A position of Duel: everything on the table, hidden and open, even one that no game would reach."""

from collections.abc import Collection, Iterable, Sequence

from engine.duel.box import Box
from engine.duel.city import City, DraftedWonder
from engine.duel.layout import Layout, lay_out
from engine.duel.scoring import supremacy
from engine.duel.table import Table
from engine.duel.terms import SEATS, Slot
from engine.reading import Node, Word
from engine.rules import FRAME

TOKENS = ("military_tokens", "board_tokens", "aside_tokens")
KEYS = (*FRAME, *TOKENS, "age", "seat", "pawn", "layout", "face_down", "discard", "cities")
CITY_KEYS = ("coins", "buildings", "wonders", "tokens")


def read_position(box: Box, node: Node) -> Table:
    """Read a position: a turn of a seat without open questions. Raises `Malformed`.

    Keys that a score doesn't need can be omitted.
    """
    node.fields(KEYS)
    cities = [_read_city(box, place) for place in node["cities"].exactly(len(SEATS))]
    lying = node.get("layout", {})
    # Without cards in the layout the age can be omitted.
    age = node["age"].integer(1, len(box.ages)) if "age" in node or lying.value else 1
    pawn = node.get("pawn", 0).integer(-box.track.capital, box.track.capital)
    won = supremacy(box.track, cities, pawn)
    turn = SEATS[node.get("seat", 0).integer(0, len(SEATS) - 1)]
    military_tokens = [token.id for token in box.track.tokens]
    table = Table(
        box=box,
        first=turn,
        turn=turn,
        cities=cities,
        age=age,
        pawn=pawn,
        military_tokens=_read_list(node, "military_tokens", military_tokens, "military token"),
        board_tokens=_read_list(node, "board_tokens", box.tokens, "progress token"),
        aside_tokens=_read_list(node, "aside_tokens", box.tokens, "progress token"),
        discard=_read_list(node, "discard", box.cards, "card"),
        layout=_read_layout(box, age, lying, node.get("face_down", [])),
        victory=None if won is None else won[0],
    )
    _check_one_of_each(box, node, cities)
    table.layout.turn_up()
    table.remove_last_wonders()
    return table


def _read_list(node: Node, key: str, known: Collection[Word], what: str) -> list[Word]:
    return list(node.get(key, []).different_words(known, what))


def _read_city(box: Box, node: Node) -> City:
    node.fields(CITY_KEYS)
    drafted = node.get("wonders", []).elements(0, box.wonders_per_city)
    return box.city(
        coins=node["coins"].integer(0),
        buildings=_read_list(node, "buildings", box.cards, "card"),
        drafted=[_read_wonder(box, place) for place in drafted],
        tokens=_read_list(node, "tokens", box.tokens, "progress token"),
    )


def _read_wonder(box: Box, node: Node) -> DraftedWonder:
    node.fields(("wonder", "built"))
    return DraftedWonder(node["wonder"].word(box.wonders, "wonder"), node.get("built", False).boolean())


def _read_layout(box: Box, age: int, lying: Node, face_down: Node) -> Layout:
    places = box.ages[age - 1].places
    slots = {str(place.slot): place.slot for place in places}
    cards = {}
    for key, place in lying.items():
        if key not in slots:
            raise place.fault(f"no slot of a layout, which has 0 to {len(places) - 1}")
        cards[slots[key]] = place.word(box.cards, "card")
    hidden = []
    for place in face_down.elements(0, len(places)):
        hidden.append(Slot(place.integer(0, len(places) - 1)))
        if hidden[-1] not in cards:
            raise place.fault(f"no card in slot {hidden[-1]}")
    return lay_out(places, cards, hidden)


def _check_one_of_each(box: Box, node: Node, cities: Sequence[City]) -> None:
    """Refuse a card, token or wonder in two places, and more built wonders than possible."""
    owners = [*node["cities"].each()]

    def listed(holders: Iterable[Node], *keys: str) -> list[Node]:
        return [place for holder in holders for key in keys for place in holder.get(key, []).each()]

    lying = [place for _, place in node.get("layout", {}).items()]
    _check_different([*listed(owners, "buildings"), *lying, *listed([node], "discard")])
    _check_different([*listed(owners, "tokens"), *listed([node], "board_tokens", "aside_tokens")])
    _check_different([place["wonder"] for place in listed(owners, "wonders")])
    built = sum(len(city.built_wonders) for city in cities)
    if built > box.most_wonders_built:
        raise node["cities"].fault(f"{box.most_wonders_built} built wonders at most, not {built}")


def _check_different(places: Sequence[Node]) -> None:
    first: dict[str, Node] = {}
    for place in places:
        other = first.setdefault(place.text(), place)
        if other is not place:
            raise place.fault(f"'{place.value}' lies at {other.place} already")
