"""The numbers by which cards and stages are weighed at a glance.

Those of the normal player were fitted to playouts: at thousands of moments of games each choice was played
on to the end many times with the same luck, and what it brought (own points, less half the best rival's, 4
more for a victory) was explained by these terms. Those of who plays on quickly are data.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.base.effects import AbilityName
from engine.base.player.weights import ByAge


class GlanceWeights(NamedTuple):
    """What things add to how well a game ends, against doing nothing.

    ``sale`` is a card given away, ``chain`` each card that it makes free, ``stage`` any stage and
    ``last_stage`` the last one; ``price`` is a coin paid and ``trade`` what is added where a neighbour gets
    it. ``military`` is a point that conflicts may bring, ``shield`` what is added to each. A symbol adds
    ``square`` for each point of its square, ``set`` where it completes one, ``symbol`` in any case and
    ``first`` where it is the first of its sort; ``ahead``, ``ahead_for_each`` (symbol there is) and
    ``ahead_for_same`` what is left of the game; a symbol of choice ``symbol_of_choice``,
    ``choice_for_most`` for each of the sort of which there are most and ``choice_for_each``. ``raw`` and
    ``made`` are one more raw material or manufactured good where there is none, one, and more of it;
    ``source`` is a choice between raw materials that is for sale, ``own_source`` one that is not,
    ``made_source`` one between manufactured goods; ``…_lasting`` is added for each round left in the age.
    ``counted_coins`` and ``counted`` are coins and points for what is counted, ``growth`` what may come of
    it. ``variety`` is by how much a mood may lift a choice.
    """

    sale: ByAge
    chain: ByAge
    stage: ByAge
    last_stage: ByAge
    point: ByAge
    coin: ByAge
    discount: ByAge
    military: ByAge
    shield: ByAge
    square: ByAge
    set: ByAge
    symbol: ByAge
    first: ByAge
    symbol_of_choice: ByAge
    source: ByAge
    own_source: ByAge
    made_source: ByAge
    raw_lasting: ByAge
    made_lasting: ByAge
    source_lasting: ByAge
    counted_coins: ByAge
    counted: ByAge
    growth: ByAge
    price: ByAge
    trade: ByAge
    raw: tuple[ByAge, ByAge, ByAge]
    made: tuple[ByAge, ByAge, ByAge]
    ahead: float
    ahead_for_each: float
    ahead_for_same: float
    choice_for_most: float
    choice_for_each: float
    free_building: ByAge
    seventh_card: ByAge
    from_discard: ByAge
    copied_guild: ByAge
    variety: float

    @property
    def abilities(self) -> Mapping[AbilityName, ByAge]:
        """The powers of wonders, by the age in which the stage is built."""
        return {
            "free_build_once_per_age": self.free_building,
            "play_seventh_card": self.seventh_card,
            "build_from_discard": self.from_discard,
            "copy_neighbour_guild": self.copied_guild,
        }


JUDGED: ByAge = (0.14, 0.64, 0.63)
"""What a point counts beside `normal_weights` that a city may expect after a choice."""


def normal_weights() -> GlanceWeights:
    """Give the weights of who expects something of each choice besides."""
    return GlanceWeights(
        sale=(-0.31, -0.36, -0.3),
        chain=(-0.19, 0.01, 0.0),
        stage=(0.86, 0.72, 0.37),
        last_stage=(0.12, -0.6, -1.21),
        point=(0.2, 0.04, 0.27),
        coin=(0.2, 0.28, 0.25),
        discount=(1.01, 0.0, 0.0),
        military=(0.27, -0.07, -0.09),
        shield=(0.86, 0.87, 0.51),
        square=(0.53, 0.42, -0.05),
        set=(-0.09, -0.31, 0.21),
        symbol=(0.53, -1.16, 0.72),
        first=(0.53, -0.6, -1.13),
        symbol_of_choice=(0.0, -1.15, -0.11),
        source=(1.04, 0.0, 0.0),
        own_source=(0.32, 1.56, -0.26),
        made_source=(-0.13, 0.18, -0.11),
        raw_lasting=(-0.03, 0.2, 0.0),
        made_lasting=(0.52, 0.16, 0.0),
        source_lasting=(0.32, 0.29, 0.27),
        counted_coins=(0.0, 0.2, 0.14),
        counted=(0.0, 0.0, 0.34),
        growth=(0.0, 0.0, -2.37),
        price=(-0.2, 0.2, 0.07),
        trade=(0.84, -0.0, 0.07),
        raw=((0.95, -0.32, 0.0), (0.45, 0.4, 0.0), (0.0, -1.06, 0.0)),
        made=((-0.64, -0.33, 0.0), (-2.2, -1.98, 0.0), (0.0, 0.0, 0.0)),
        ahead=0.05,
        ahead_for_each=1.83,
        ahead_for_same=-1.1,
        choice_for_most=-0.08,
        choice_for_each=0.41,
        free_building=(0.0, 1.42, 1.56),
        seventh_card=(0.0, 2.09, 1.13),
        from_discard=(-0.62, -0.75, 1.46),
        copied_guild=(0.0, 0.8, 1.44),
        variety=0.15,
    )
