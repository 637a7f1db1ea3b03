"""What is true of how each seat has played a duel."""

from __future__ import annotations

from engine.duel.events import Built, WonderBuilt
from engine.duel.story import Story
from engine.duel.terms import SEATS
from engine.feats import Feats, feats_among
from engine.game import Seat

_EARLY = 2
_ALL_WONDERS = 4


def feats_of(story: Story) -> tuple[Feats, ...]:
    """Give the feats of each seat."""
    return tuple(_feats(story, seat) for seat in SEATS)


def _feats(story: Story, seat: Seat) -> Feats:
    city = story.end.cities[seat]
    own = [(number, event) for number, event in story.told if getattr(event, "seat", None) == seat]
    wonders = [story.ages[number - 1] for number, event in own if isinstance(event, WonderBuilt)]
    return feats_among(
        {
            "no-red": not city.colours.get("red"),
            "no-yellow": not city.colours.get("yellow"),
            "no-wonder": not wonders,
            "early-wonder": len(wonders) == _ALL_WONDERS and max(wonders) <= _EARLY,
            "no-trade": not any(isinstance(event, Built | WonderBuilt) and event.trade for _, event in own),
        }
    )
