"""What is true of how each seat has played a base game."""

from __future__ import annotations

from engine.base.events import Built, StageBuilt
from engine.base.story import Story
from engine.feats import Feats, feats_among
from engine.game import Seat

_EARLY = 2
"""By the end of this age."""


def feats_of(story: Story) -> tuple[Feats, ...]:
    """Give the feats of each player's seat."""
    return tuple(_feats(story, seat) for seat in story.race.players)


def _feats(story: Story, seat: Seat) -> Feats:
    city, done = story.end.cities[seat], [event for _, event in story.told]
    last = [
        story.rounds[number - 1].age
        for number, event in story.stages
        if event.seat == seat and event.stage == len(city.planned_stages)
    ]
    return feats_among(
        {
            "no-red": not city.colours.get("red"),
            "no-yellow": not city.colours.get("yellow"),
            "no-wonder": not city.stages,
            "early-wonder": any(age <= _EARLY for age in last),
            "no-trade": not any(
                isinstance(event, Built | StageBuilt) and event.seat == seat and event.left + event.right
                for event in done
            ),
        }
    )
