"""What a city of Duel produces by choice."""

from __future__ import annotations

from engine.duel.box import card, wonder
from engine.duel.city import City
from engine.duel.effects import ProduceChoice
from engine.terms import Resource


def producers_of_choice(city: City) -> list[tuple[Resource, ...]]:
    """List what cards and then wonders give one of; wonders in the order in which they lie."""
    sources = [card(each).effects for each in city.buildings]
    sources += [wonder(each).effects for each in city.built_wonders]
    return [
        effect.resources for effects in sources for effect in effects if isinstance(effect, ProduceChoice)
    ]
