"""In which style the others at a table play: guessed by what their cities are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, prod
from random import Random

from engine.base.player.styles import Style, style_of
from engine.base.table import City
from engine.base.view import View
from engine.facts import read_rows
from engine.game import Seat
from engine.terms import CardId

SHARES = ((0.05, 0.8), (0.5, 0.1), (0.95, 0.1))
"""The part of the players at a table who take what looks best at once, and how likely each is beforehand.

Who plays together plays alike: a beginner seldom sits among masters.
"""


class Manners:
    """Guesses the styles of the players at the table that one of them sees."""

    def __init__(self, view: View, player: Seat) -> None:
        """Look at the cities, for this player, who knows their own style: that of strong ones."""
        self._player = player
        others = [seat for seat in range(view.players) if seat != player]
        self._chances = dict(
            zip(others, chances_at_sight([view.cities[each] for each in others]), strict=True)
        )

    def draw(self, source: Random) -> list[Style]:
        """Draw a style for each player by seat, each as often as it is likely."""
        normal, at_sight = style_of("normal"), style_of("at_sight")
        styles = [style_of("strong")] * (len(self._chances) + 1)
        for seat, chance in self._chances.items():
            styles[seat] = at_sight if source.random() < chance else normal
        return styles


def chances_at_sight(cities: Sequence[City]) -> list[float]:
    """Tell how likely it is, 0 to 1, that who leads each of these cities takes what looks best at once."""
    odds = [exp(sum([signs().get(card.id, 0.0) for card in city.cards])) for city in cities]
    likely = [before * prod([share * each + 1 - share for each in odds]) for share, before in SHARES]
    return [
        sum(
            weight * share * each / (share * each + 1 - share)
            for (share, _), weight in zip(SHARES, likely, strict=True)
        )
        / sum(likely)
        for each in odds
    ]


@cache
def signs() -> Mapping[CardId, float]:
    """Give by how much each card in a city raises the logarithm of the odds that it is led at sight.

    `tests.fit_manner` finds these numbers, and writes their data file.
    """
    (row,) = read_rows("base", "manner")
    cards: Mapping[CardId, float] = row["cards"]
    return cards
