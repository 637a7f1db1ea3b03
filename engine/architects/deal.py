"""The deal: wonders, decks, progress tokens (rulebook, Setup); its record, with piles shuffled on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Self, TypeVar

from engine.architects.box import Box
from engine.architects.terms import CENTRAL, DeckId
from engine.game import JsonObject, Seat
from engine.reading import Node
from engine.rules import Options as AnyOptions
from engine.shuffle import below, shuffled
from engine.terms import CardId, TokenId, WonderId

Pile = tuple[CardId, ...]
"""A deck as it lies, top first."""


@dataclass(frozen=True, slots=True)
class Options(AnyOptions):
    """What the players agreed on before the deal.

    ``literal_two_player_battle`` gives two victory tokens for one shield against none. ``wonders`` are
    those chosen by agreement, by seat, None where the wonder is dealt.
    """

    literal_two_player_battle: bool = False
    wonders: tuple[WonderId | None, ...] = ()

    def as_json(self) -> JsonObject:
        """Give the options as they stand in a record, those that were not set left out."""
        data: JsonObject = {}
        if self.literal_two_player_battle:
            data["literal_two_player_battle"] = True
        if any(self.wonders):
            data["wonders"] = list(self.wonders)
        return data


@dataclass(frozen=True, slots=True)
class Deal:
    """Everything random in a game.

    ``wonders`` in seat order, ``first`` the seat that begins, ``progress`` the face-up tokens and
    then the stack. ``shuffles`` are the piles that Halicarnassus left behind, in order of use, as far as
    they are known; those beyond come from the seed.
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
    wonders_in_play = _deal_wonders(box, players, options, random)
    first = Seat(below(random, players))
    decks = {deck: _shuffled_deck(box, deck, random) for deck in deck_ids(wonders_in_play)}
    progress = tuple(shuffled(box.all_tokens(), random))
    return Deal(seed, wonders_in_play, first, decks, progress, options=options)


def deck_ids(wonders_in_play: Sequence[WonderId]) -> tuple[DeckId, ...]:
    """List the decks at a table: the central one, then each wonder's own in seat order."""
    return (CENTRAL, *(DeckId(wonder_id) for wonder_id in wonders_in_play))


def _deal_wonders(box: Box, players: int, options: Options, random: Random) -> tuple[WonderId, ...]:
    chosen = [*options.wonders, *[None] * (players - len(options.wonders))]
    left = shuffled((wonder_id for wonder_id in box.wonders if wonder_id not in chosen), random)
    return tuple(left.pop() if wonder_id is None else wonder_id for wonder_id in chosen)


def _shuffled_deck(box: Box, deck: DeckId, random: Random) -> Pile:
    return tuple(
        shuffled((card for card, count in box.full_deck(deck).items() for _ in range(count)), random)
    )


@dataclass(slots=True)
class Reshuffling:
    """How piles lie after each use of Halicarnassus.

    ``recorded`` are the piles of a record, in order of use, and ``left`` those left behind so far. Beyond
    the record a pile needs nothing but ``seed``, so a game that is taken up again goes on as it would have.
    """

    seed: int = 0
    recorded: tuple[Pile, ...] = ()
    left: list[Pile] = field(default_factory=list)

    def copy(self) -> Self:
        """Give one of its own that goes on alike."""
        return replace(self, left=list(self.left))

    def allows(self, rest: Sequence[CardId]) -> bool:
        """Tell whether the next pile can be made of these cards: a recorded one has cards of its own."""
        use = len(self.left)
        return use >= len(self.recorded) or Counter(self.recorded[use]) == Counter(rest)

    def shuffle(self, rest: Sequence[CardId]) -> Pile:
        """Give the next pile, made of these cards."""
        use = len(self.left)
        recorded = use < len(self.recorded)
        source = Random(f"{self.seed} Halicarnassus {use}")
        pile = self.recorded[use] if recorded else tuple(shuffled(rest, source))
        self.left.append(pile)
        return pile


Word = TypeVar("Word", bound=str)


def deal_as_json(deal: Deal) -> JsonObject:
    """Give what was dealt as it stands in a record, with the piles that were shuffled in the game."""
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
    """Read what was dealt in a record; raises `Malformed`.

    ``shuffles`` may be short, as in the record of a game that has only begun: the rest comes from the seed.
    """
    wonders_in_play = read_wonders(box, record["wonders"].exactly(players))
    node = record["deal"].fields({"first", "decks", "progress", "shuffles"})
    ids = deck_ids(wonders_in_play)
    decks = {deck: _read_full_deck(box, node["decks"].fields(ids)[deck], deck) for deck in ids}
    tokens = box.all_tokens()
    places = node["progress"].elements(0, len(tokens))
    progress = tuple(place.word(box.tokens, "progress token") for place in places)
    _check_counts(node["progress"], Counter(progress), Counter(tokens))
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
        read_wonders(box, [place for place in places if place.value is not None])
    return Options(literal, tuple(chosen))


def read_wonders(box: Box, places: Sequence[Node]) -> tuple[WonderId, ...]:
    """Read wonders, each at most once; raises `Malformed`."""
    found: list[WonderId] = []
    for place in places:
        wonder_id = place.word(box.wonders, "wonder")
        if wonder_id in found:
            raise place.fault(f"the wonder '{wonder_id}' is there twice")
        found.append(wonder_id)
    return tuple(found)


def read_cards(box: Box, node: Node) -> tuple[CardId, ...]:
    """Read a list of cards; raises `Malformed`."""
    return tuple(place.word(box.cards, "card") for place in node.elements(0, box.all_cards))


def _read_full_deck(box: Box, node: Node, deck: DeckId) -> Pile:
    pile = read_cards(box, node)
    _check_counts(node, Counter(pile), Counter(box.full_deck(deck)))
    return pile


def _check_counts(node: Node, found: Counter[Word], expected: Counter[Word]) -> None:
    for word in sorted({*found, *expected}):
        if found[word] != expected[word]:
            raise node.fault(f"'{word}' is there {found[word]} times, not {expected[word]}")
