"""The numbers by which cards and stages are weighed at a glance.

They were fitted to playouts: at thousands of moments of games each choice was played on to the end many
times with the same luck, and what it brought (own points, less half the best rival's, 4 more for a victory)
was explained by these terms.
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


JUDGED: ByAge = (0.13, 0.65, 0.59)
"""What a point counts beside `normal_weights` that a city may expect after a choice."""


def quick_weights() -> GlanceWeights:
    """Give the weights of who looks at nothing else."""
    return GlanceWeights(
        sale=(-0.74, -0.43, -0.39),
        chain=(-0.36, -0.02, 0.0),
        stage=(0.97, 0.71, 0.52),
        last_stage=(0.14, -0.08, -1.53),
        point=(0.14, 0.42, 0.72),
        coin=(0.14, 0.5, 0.44),
        discount=(0.8, 0.0, 0.0),
        military=(0.2, 0.3, 0.53),
        shield=(0.86, 1.03, 0.14),
        square=(0.78, 0.88, 0.39),
        set=(-0.25, 0.36, 2.5),
        symbol=(0.78, -0.86, 0.58),
        first=(0.78, 0.03, -1.03),
        symbol_of_choice=(0.0, -0.41, 0.52),
        source=(0.71, 0.0, 0.0),
        own_source=(0.0, 1.7, -0.39),
        made_source=(-0.32, -0.29, -0.08),
        raw_lasting=(0.02, 0.33, 0.0),
        made_lasting=(0.44, 0.24, 0.0),
        source_lasting=(0.61, 0.53, 0.2),
        counted_coins=(0.0, 0.3, 0.25),
        counted=(0.0, 0.0, 0.96),
        growth=(0.0, 0.0, -1.08),
        price=(-0.0, 0.39, 0.22),
        trade=(0.71, 0.22, 0.22),
        raw=((1.09, -0.03, 0.0), (0.31, 0.27, 0.0), (0.0, -1.01, 0.0)),
        made=((0.0, -0.26, 0.0), (-1.84, -2.37, 0.0), (0.0, 0.0, 0.0)),
        ahead=-0.11,
        ahead_for_each=3.03,
        ahead_for_same=-1.45,
        choice_for_most=0.89,
        choice_for_each=0.5,
        free_building=(0.0, 0.95, 1.17),
        seventh_card=(0.0, 2.52, 1.43),
        from_discard=(-0.55, 0.55, 2.69),
        copied_guild=(0.0, 1.55, 0.0),
        variety=0.4,
    )


def normal_weights() -> GlanceWeights:
    """Give the weights of who expects something of each choice besides."""
    return GlanceWeights(
        sale=(-0.41, -0.33, -0.33),
        chain=(-0.26, -0.04, 0.0),
        stage=(0.89, 0.71, 0.39),
        last_stage=(0.11, -0.46, -1.14),
        point=(0.18, 0.05, 0.28),
        coin=(0.17, 0.31, 0.26),
        discount=(0.95, 0.0, 0.0),
        military=(0.19, -0.14, -0.03),
        shield=(1.07, 1.24, 0.42),
        square=(0.67, 0.36, -0.03),
        set=(-0.13, -0.48, 0.17),
        symbol=(0.67, -1.05, 0.69),
        first=(0.67, -0.4, -1.03),
        symbol_of_choice=(0.0, -1.14, -0.11),
        source=(0.64, 0.0, 0.0),
        own_source=(0.0, 1.37, -0.27),
        made_source=(-0.37, 0.05, 0.14),
        raw_lasting=(-0.01, 0.19, 0.0),
        made_lasting=(0.47, 0.19, 0.0),
        source_lasting=(0.43, 0.34, 0.17),
        counted_coins=(0.0, 0.21, 0.15),
        counted=(0.0, 0.0, 0.37),
        growth=(0.0, 0.0, -2.22),
        price=(-0.01, 0.24, 0.08),
        trade=(0.63, 0.03, 0.08),
        raw=((0.71, -0.31, 0.0), (0.14, 0.43, 0.0), (0.0, -1.06, 0.0)),
        made=((-0.38, -0.25, 0.0), (-1.93, -2.08, 0.0), (0.0, 0.0, 0.0)),
        ahead=-0.07,
        ahead_for_each=1.97,
        ahead_for_same=-0.9,
        choice_for_most=0.13,
        choice_for_each=0.26,
        free_building=(0.0, 1.46, 1.41),
        seventh_card=(0.0, 2.15, 0.99),
        from_discard=(-0.49, -0.62, 1.35),
        copied_guild=(0.0, 0.67, 0.0),
        variety=0.15,
    )
