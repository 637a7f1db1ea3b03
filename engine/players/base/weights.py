"""What the computer player of the base game believes beyond the rules, one number a belief."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.base.effects import AbilityName


@dataclass(frozen=True, slots=True)
class Weights:
    """Beliefs in points of the final score where nothing else is said."""

    coin: float = 0.31
    unsold: tuple[float, float, float] = (0.4, 0.5, 0.6)
    shields_to_come: tuple[float, float, float] = (1.0, 2.2, 3.2)
    rival_tokens: float = 0.15
    symbols_to_come: float = 0.4
    devotion: float = 0.07
    income: float = 1.0
    purse: float = 0.7
    means: tuple[float, float, float] = (1.5, 1.6, 0.0)
    discount: tuple[float, float, float] = (1.2, 0.8, 0.0)
    sales: float = 1.5
    abilities: Mapping[AbilityName, tuple[float, float, float]] = field(
        default_factory=lambda: {
            "free_build_once_per_age": (6.0, 5.0, 3.0),
            "play_seventh_card": (3.0, 2.5, 1.5),
            "build_from_discard": (2.0, 4.0, 5.0),
            "copy_neighbour_guild": (4.0, 4.0, 4.0),
        }
    )
    contested: float = 0.85
    deny: float = 0.1
    feed: float = 0.05
    future: float = 0.9
    growth: float = 0.2
    variety: float = 0.3
