"""A score pad: the result of a game of Duel at a real table, from the players' counts."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.duel.box import Box
from engine.duel.city import City, DraftedWonder, Effect
from engine.duel.effects import Per, VictoryPoints
from engine.duel.scoring import COINS_FOR_A_POINT, lead, scored, winner
from engine.duel.terms import MilitaryTokenId, Victory
from engine.game import Score, Seat, ranked
from engine.terms import WonderId
from engine.values import FrozenMapping

Line = Mapping[str, int]
"""One player's counts: coins, and the points of every other row of the score sheet."""


@dataclass(frozen=True, slots=True)
class Pad:
    """The result of a counted game.

    Of its cities only the built wonders are known, not the symbols.
    """

    box: Box
    scores: tuple[Score, ...]
    cities: tuple[City, ...]
    victory: Victory
    winner: Seat | None
    pawn: int = 0
    military_tokens: tuple[MilitaryTokenId, ...] = ()


def most_points(box: Box) -> Mapping[str, int]:
    """Return the most that one player can have in each row that the box limits.

    Guilds count coins too, so they have no limit.
    """
    colours = Counter[str]()
    for card in box.cards.values():
        colours[card.colour] += _printed(card.effects)
    of_wonders = sorted(_printed(each.effects) for each in box.wonders.values())
    tokens = [effect for each in box.tokens.values() for effect in each.effects]
    # One of them comes from the Great Library.
    most_tokens = box.tokens_on_the_board + 1
    return {
        "civilian": colours["blue"],
        "scientific": colours["green"],
        "commercial": colours["yellow"],
        "wonders": sum(of_wonders[-box.wonders_per_city :]),
        "progress": _printed(tokens)
        + sum(each.points for each in tokens if isinstance(each, Per)) * most_tokens,
    }


def count(
    box: Box,
    lines: Sequence[Line],
    built: Sequence[Sequence[WonderId]],
    victory: Victory = "civilian",
    won: Seat | None = None,
) -> Pad:
    """Score both players' counts and rank them; after a supremacy ``won`` is first whatever the points."""
    counted = [{**line, "treasury": line["coins"] // COINS_FOR_A_POINT} for line in lines]
    rows = [FrozenMapping({row.name: line[row.name] for row in box.score_rows}) for line in counted]
    scores = ranked([scored(Seat(seat), points) for seat, points in enumerate(rows)], won)
    cities = tuple(box.city(0, drafted=[DraftedWonder(each, built=True) for each in own]) for own in built)
    pawn = lead(box.track.capital, won) if won is not None and victory == "military" else 0
    return Pad(box, scores, cities, victory, winner(scores), pawn)


def _printed(effects: Iterable[Effect]) -> int:
    return sum(each.amount for each in effects if isinstance(each, VictoryPoints))
