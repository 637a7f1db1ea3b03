"""A position of Architects: any table, even one that no game would reach.

In addition to the published keys, a position can have the open question in the middle of a turn (``asked``:
``token``, ``effect`` or ``keep``, with ``searched`` the deck shown by Halicarnassus) and the number of
consecutive turns without an action (``passes``).
"""

from collections import Counter
from collections.abc import Sequence

from engine.architects.choice import ArchitectsChoice
from engine.architects.city import Box, City, new_city
from engine.architects.deal import deck_ids, read_cards, read_tokens
from engine.architects.legal import TURN_KINDS, legal_choices
from engine.architects.table import Table
from engine.architects.terms import DeckId
from engine.game import Seat
from engine.reading import Node, refuse_twice
from engine.rules import FRAME

KEYS = (
    *FRAME,
    "seat",
    "cat",
    "conflict",
    "decks",
    "discard",
    "progress",
    "cities",
    "taken",
    "used",
    "open",
    "asked",
    "searched",
    "passes",
)


def choices_of(table: Table, seat: Seat) -> Sequence[ArchitectsChoice]:
    """List a seat's choices now.

    A seat whose turn it isn't is asked as if its turn started. Nothing is asked once the game is over.
    """
    if table.over:
        return ()
    if seat != table.turn:
        table = table.copy()
        table.end_turn()
        table.turn = seat
    return legal_choices(table)[1]


def read_position(box: Box, node: Node) -> Table:
    """Read a position; raises `Malformed`. Keys that a command doesn't need can be omitted."""
    node.fields(KEYS)
    places = node["cities"].elements(box.least_players, box.most_players)
    players = len(places)
    cities = [_read_city(box, place) for place in places]
    refuse_twice([place["wonder"] for place in places], [city.wonder for city in cities], "the wonder ")
    ids = deck_ids([city.wonder for city in cities])
    decks = node.get("decks", {}).fields(ids)
    conflict = node.get("conflict", {}).fields({"total", "battle"})
    conflict_tokens = conflict.get("total", box.conflict_tokens[players]).integer(1)
    progress = node.get("progress", {}).fields({"face_up", "stack"})
    questions = [kind for kind in box.decisions if kind not in TURN_KINDS]
    table = Table(
        box=box,
        cities=cities,
        decks={deck: read_cards(box, decks.get(deck, [])) for deck in ids},
        face_up=read_tokens(box, progress.get("face_up", [])),
        stack=read_tokens(box, progress.get("stack", [])),
        conflict_tokens=conflict_tokens,
        turn=Seat(node.get("seat", 0).integer(0, players - 1)),
        battle=conflict.get("battle", 0).integer(0, conflict_tokens),
        discard=read_cards(box, node.get("discard", [])),
        cat=None if node.get("cat").value is None else Seat(node["cat"].integer(0, players - 1)),
        taken=node.get("taken", False).boolean(),
        used=read_tokens(box, node.get("used", [])),
        open_tokens=read_tokens(box, node.get("open", [])),
        asked=node["asked"].word(questions, "question") if "asked" in node else None,
        passes=node.get("passes", 0).integer(0, players),
    )
    _check_tokens(node, table)
    table.searched = _read_searched(node, table)
    return table


def _read_city(box: Box, place: Node) -> City:
    place.fields({"wonder", "stages", "cards", "tokens", "victories"})
    wonder_id = place["wonder"].word(box.wonders, "wonder")
    last = len(box.wonders[wonder_id].stages)
    stages = [stage.integer(1, last) for stage in place["stages"].elements(0, last)]
    refuse_twice(place["stages"].each(), stages, "stage ")
    cards, tokens = read_cards(box, place.get("cards", [])), read_tokens(box, place.get("tokens", []))
    city = new_city(box, wonder_id, stages, cards, tokens)
    city.victories = place.get("victories", 0).integer(0)
    return city


def _read_searched(node: Node, table: Table) -> DeckId | None:
    if table.asked != "keep":
        if "searched" in node:
            raise node["searched"].fault("no deck is being searched")
        return None
    return node["searched"].word([deck for deck, pile in table.decks.items() if pile], "deck with cards")


def _check_tokens(node: Node, table: Table) -> None:
    """Refuse more copies of a token than there are, and tokens in use that the city doesn't have."""
    most = table.box.face_up_tokens
    if len(table.face_up) > most:
        raise node["progress"]["face_up"].fault(f"at most {most}, not {len(table.face_up)}")
    everywhere = [*table.face_up, *table.stack, *(each for city in table.cities for each in city.tokens)]
    for token_id, count in Counter(everywhere).items():
        if count > table.box.tokens[token_id].copies:
            raise node.fault(f"the progress token '{token_id}' is there {count} times")
    for key, listed in (("used", table.used), ("open", table.open_tokens)):
        for place, token_id in zip(node.get(key, []).each(), listed, strict=True):
            if token_id not in table.city.tokens:
                raise place.fault(f"seat {table.turn} has no '{token_id}'")
