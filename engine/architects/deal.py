"""The deal: wonders, decks, progress tokens (rulebook, Setup), and its record."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from engine.architects.city import Box
from engine.architects.terms import CENTRAL, DeckId
from engine.game import JsonObject, Seat
from engine.reading import Node, refuse_other_numbers, refuse_twice
from engine.rules import Options as AnyOptions
from engine.shuffle import below, shuffled
from engine.terms import CardId, TokenId, WonderId

Pile = tuple[CardId, ...]
"""The cards of a deck, top first."""


@dataclass(frozen=True, slots=True)
class Options(AnyOptions):
    """Options agreed on before the deal.

    ``literal_two_player_battle`` gives two victory tokens for one shield against none. ``wonders`` are those
    chosen by agreement, by seat, None for a dealt one.
    """

    literal_two_player_battle: bool = False
    wonders: tuple[WonderId | None, ...] = ()

    def as_json(self) -> JsonObject:
        """Return the options as in a record, without those not set."""
        data: JsonObject = {}
        if self.literal_two_player_battle:
            data["literal_two_player_battle"] = True
        if any(self.wonders):
            data["wonders"] = list(self.wonders)
        return data


@dataclass(frozen=True, slots=True)
class Deal:
    """Everything random in a game.

    ``wonders`` are in seat order, ``first`` is the seat that starts, ``progress`` are the face-up tokens and
    then the stack. ``shuffles`` are the piles shuffled for Halicarnassus, in order of use, as far as known;
    further ones come from the seed.
    """

    seed: int
    wonders: tuple[WonderId, ...]
    first: Seat
    decks: Mapping[DeckId, Pile]
    progress: tuple[TokenId, ...]
    shuffles: tuple[Pile, ...] = ()
    options: Options = field(default_factory=Options)


def deal(box: Box, players: int, seed: int, options: Options) -> Deal:
    """Deal a game: the same box, seed and options give the same deal on any machine."""
    random = Random(seed)
    chosen = options.wonders or (None,) * players
    left = shuffled((wonder_id for wonder_id in box.wonders if wonder_id not in chosen), random)
    wonders_in_play = tuple([left.pop() if wonder_id is None else wonder_id for wonder_id in chosen])
    first = Seat(below(random, players))
    decks = {deck: tuple(shuffled(box.pile(deck), random)) for deck in deck_ids(wonders_in_play)}
    progress = tuple(shuffled(box.all_tokens(), random))
    return Deal(seed, wonders_in_play, first, decks, progress, options=options)


def deck_ids(wonders_in_play: Sequence[WonderId]) -> tuple[DeckId, ...]:
    """List the decks at a table: the central one, then each wonder's own in seat order."""
    return (CENTRAL, *(DeckId(wonder_id) for wonder_id in wonders_in_play))


def deal_as_json(deal: Deal) -> JsonObject:
    """Return the deal as in a record, with the piles shuffled in the game."""
    return {
        "wonders": list(deal.wonders),
        "deal": {
            "first": deal.first,
            "decks": {deck: list(pile) for deck, pile in deal.decks.items()},
            "progress": list(deal.progress),
            "shuffles": [list(pile) for pile in deal.shuffles],
        },
    }


def read_deal(box: Box, record: Node, players: int, seed: int, options: Options) -> Deal:
    """Read the deal of a record; raises `Malformed`.

    ``shuffles`` may be incomplete, as in the record of a running game: the rest comes from the seed.
    """
    wonders_in_play = record["wonders"].words(box.wonders, "wonder", players, players)
    refuse_twice(record["wonders"].each(), wonders_in_play, "the wonder ")
    node = record["deal"].fields({"first", "decks", "progress", "shuffles"})
    ids = deck_ids(wonders_in_play)
    decks = {deck: read_cards(box, node["decks"].fields(ids)[deck]) for deck in ids}
    for deck, pile in decks.items():
        refuse_other_numbers(node["decks"][deck], pile, box.pile(deck))
    progress = read_tokens(box, node["progress"])
    refuse_other_numbers(node["progress"], progress, box.all_tokens())
    return Deal(
        seed=seed,
        wonders=wonders_in_play,
        first=Seat(node["first"].integer(0, players - 1)),
        decks=decks,
        progress=progress,
        shuffles=tuple(
            read_cards(box, place) for place in node.get("shuffles", []).elements(0, box.all_cards)
        ),
        options=options,
    )


def read_options(box: Box, node: Node, players: int) -> Options:
    """Read the options of a game; raises `Malformed`."""
    node.fields({"literal_two_player_battle", "wonders"})
    literal = node.get("literal_two_player_battle", False).boolean()
    chosen: list[WonderId | None] = []
    if "wonders" in node:
        places = node["wonders"].exactly(players)
        chosen = [None if place.value is None else place.word(box.wonders, "wonder") for place in places]
        refuse_twice([place for place in places if place.value], filter(None, chosen), "the wonder ")
    return Options(literal, tuple(chosen))


def read_cards(box: Box, node: Node) -> tuple[CardId, ...]:
    """Read a list of cards; raises `Malformed`."""
    return node.words(box.cards, "card", box.all_cards)


def read_tokens(box: Box, node: Node) -> tuple[TokenId, ...]:
    """Read a list of progress tokens; raises `Malformed`."""
    return node.words(box.tokens, "progress token", len(box.all_tokens()))
