"""Scientific symbols: pairs and supremacy (rules, Victoire: science et progrès)."""

from __future__ import annotations

from engine.duel.city import City
from engine.duel.terms import Symbol

DIFFERENT_FOR_SUPREMACY = 6
SAME_FOR_TOKEN = 2


def has_supremacy(city: City) -> bool:
    """Tell whether a city has six different symbols."""
    return len(city.symbols) >= DIFFERENT_FOR_SUPREMACY


def completes_pair(city: City, symbol: Symbol) -> bool:
    """Tell whether the symbol that a city has just got is the second of its kind there."""
    return city.symbols[symbol] == SAME_FOR_TOKEN
