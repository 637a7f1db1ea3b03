"""The story of a game of Architects, and the finders of its notable moments, the rarest first."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from engine import story as common
from engine.architects.events import Battle, CatTaken, TokenTaken, WonderFinished
from engine.architects.view import View
from engine.game import Seat
from engine.story import Finder, Found, PlayedStep, at_least, most_of, of_one, the_beaten, the_winner
from engine.values import FrozenMapping

Story = common.Story[View]
"""A finished game. Everybody has one turn in a round, except maybe in the last one."""


def story_of(steps: Sequence[PlayedStep], end: View) -> Story:
    """Return the story of a game from its steps and its final table."""
    first = steps[0].before.turn
    turns = pairwise([*(step.before.turn for step in steps), None])
    ends = [number for number, (seat, then) in enumerate(turns) if then is None or seat != first == then]
    return Story.of(steps, end, ends, end.players)


def finished_in_vain(story: Story, seat: Seat) -> Found:
    """Return whether a loser finished the wonder, and thus the game."""
    return story.count(WonderFinished)[seat] > 0 and {"winner": story.winners[0]}


def few_stages(story: Story, winner: Seat) -> Found:
    """Return whether a winner has at most three stages."""
    stages = len(story.end.cities[winner].stages)
    return stages <= 3 and {"stages": stages}


def victories(story: Story) -> Mapping[Seat, int]:
    """Count the military victory tokens of each seat."""
    return {seat: story.end.cities[seat].victories for seat in story.players}


FINDERS: Mapping[str, Finder[Story]] = FrozenMapping(
    {
        "architects-won-with-few-stages": of_one(the_winner, few_stages),
        "architects-no-battle": lambda story: not story.events(Battle),
        "led-only-at-the-end": of_one(the_winner, common.led_only_at_the_end),
        "came-from-behind": of_one(the_winner, common.came_from_behind),
        "led-in-vain": of_one(the_beaten, common.led_in_vain),
        "architects-many-tokens": most_of("tokens", 5, lambda story: story.count(TokenTaken)),
        "architects-finished-in-vain": of_one(the_beaten, finished_in_vain),
        "architects-wandering-cat": at_least("times", 20, lambda story: len(story.events(CatTaken))),
        "architects-many-battles": at_least("battles", 4, lambda story: len(story.events(Battle))),
        "architects-many-victories": most_of("tokens", 5, victories),
        "close-together": common.close_together(4),
        "lead-changed-hands": at_least("times", 7, common.changes_of_lead),
        "led-for-long": of_one(the_winner, common.led_for_long),
    }
)
"""From the rarest kind to the most common, in games between computer players."""
