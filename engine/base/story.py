"""The story of a game of 7 Wonders, and the finders of its notable moments, the rarest first."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from typing import NamedTuple

from engine import story as common
from engine.base.events import Built, Conflict, Sold, StageBuilt
from engine.base.view import View
from engine.game import Seat, left_of, right_of
from engine.story import Finder, Found, PlayedStep, at_least, most_of, of_one, the_players, the_winner
from engine.values import FrozenMapping


class Round(NamedTuple):
    """A round of an age; both count from 1."""

    age: int
    round: int


@dataclass(frozen=True, slots=True)
class Story(common.Story[View]):
    """A finished game; ``when`` has the age of each round, and its number within it."""

    when: tuple[Round, ...]

    def fought(self, seat: Seat) -> list[Conflict]:
        """List the conflicts of a seat."""
        return [event for _, event in self.events(Conflict) if seat in (event.seat, event.left)]

    def tokens(self, seat: Seat, age: int) -> int:
        """Return the value of a seat's conflict tokens of an age."""
        decided = [each for each in self.fought(seat) if each.age == age and each.winner is not None]
        defeat = self.end.box.age(age).defeat
        return sum(each.token if each.winner == seat else defeat for each in decided)


def story_of(steps: Sequence[PlayedStep], end: View) -> Story:
    """Return the story of a game from its steps and its final table."""
    when = [Round(step.before.age, step.before.round) for step in steps]
    ends = [number for number, one in enumerate(when) if when[number + 1 : number + 2] != [one]]
    return Story.of(steps, end, ends, end.players, when=tuple(when[number] for number in ends))


# -- what takes more than a line to find --------------------------------------------------------------

_MUCH_SCIENCE = 30


def science_in_vain(story: Story) -> Found:
    """Find the best loser with much science, and their distance to the winner in points."""
    winner, second = story.winner, story.second
    level = [seat for seat in story.players if seat != winner and story.final[seat] == story.final[second]]
    points = story.end.scores[second].row("scientific")
    if winner is None or story.margin == 0 or len(level) > 1 or points < _MUCH_SCIENCE:
        return None
    return {"name": second, "winner": winner, "points": points, "short": story.margin}


def science_won(story: Story, winner: Seat) -> Found:
    """Return whether a winner has much science."""
    points = story.end.scores[winner].row("scientific")
    return points >= _MUCH_SCIENCE and {"points": points}


def free_city_on_top(story: Story) -> Found:
    """Find a Free City with more points than both players."""
    city, final = story.end.free_city, story.final
    return city is not None and final[city] > max(final[:city]) and {"points": final[city]}


def peaceful_age(story: Story) -> Found:
    """Find an age whose conflicts all ended in peace."""
    conflicts = [event for _, event in story.events(Conflict)]
    peaceful = {each.age for each in conflicts} - {each.age for each in conflicts if each.winner is not None}
    return bool(peaceful) and {"age": min(peaceful)}


def early_wonder(story: Story, seat: Seat) -> Found:
    """Return whether a player's wonder was complete in the first half of the game."""
    last = seat, len(story.end.cities[seat].plan)
    built = [number for number, event in story.events(StageBuilt) if (event.seat, event.stage) == last]
    return bool(built) and 2 * built[0] < story.rounds and story.when[built[0] - 1]._asdict()


def earned_by_trade(story: Story) -> Mapping[Seat, int]:
    """Count the coins that each player got from both neighbours."""
    left, right = (
        story.count(Built, StageBuilt, amount=attrgetter(neighbour)) for neighbour in ("left", "right")
    )
    seats = len(story.end.cities)
    return {seat: left[right_of(seat, seats)] + right[left_of(seat, seats)] for seat in story.players}


def spent_on_trade(story: Story) -> Mapping[Seat, int]:
    """Count the coins that each seat paid to its neighbours."""
    return story.count(Built, StageBuilt, amount=lambda built: built.left + built.right)


def every_colour(story: Story, seat: Seat) -> Found:
    """Return whether a player has a building of each colour of the box."""
    colours = {card.colour for card in story.end.box.cards.values()}
    return colours <= story.end.cities[seat].colours.keys()


def every_conflict(story: Story, seat: Seat, *, won: bool) -> Found:
    """Return whether a player has won, or lost, every conflict."""
    return all(each.winner is not None and (each.winner == seat) == won for each in story.fought(seat))


def row(name: str) -> Callable[[Story], Mapping[Seat, int]]:
    """Return a function that returns the points of a row by seat."""
    return lambda story: {score.seat: score.row(name) for score in story.end.scores}


# -- the kinds and when they fit ----------------------------------------------------------------------

FINDERS: Mapping[str, Finder[Story]] = FrozenMapping(
    {
        "led-only-at-the-end": of_one(the_winner, common.led_only_at_the_end),
        "free-city-on-top": free_city_on_top,
        "won-without-a-shield": of_one(the_winner, lambda story, seat: not story.end.cities[seat].shields),
        "won-without-a-stage": of_one(the_winner, lambda story, seat: not story.end.cities[seat].stages),
        "led-in-vain": of_one(common.the_beaten, common.led_in_vain),
        "lost-every-conflict": of_one(the_players, partial(every_conflict, won=False), alone=True),
        "won-every-conflict": of_one(the_players, partial(every_conflict, won=True), alone=True),
        "came-from-behind": of_one(the_winner, common.came_from_behind),
        "close-together": common.close_together(5),
        "led-for-long": of_one(the_winner, common.led_for_long),
        "much-civilian": most_of("points", 30, row("civilian")),
        "peaceful-age": peaceful_age,
        "science-in-vain": science_in_vain,
        "lead-changed-hands": at_least("times", 7, common.changes_of_lead),
        "early-wonder": of_one(the_players, early_wonder, alone=True),
        "full-purse": most_of(
            "coins", 30, lambda story: {score.seat: score.tie_break for score in story.end.scores}
        ),
        "chains": most_of(
            "buildings", 6, lambda story: story.count(Built, amount=lambda built: built.how == "chain")
        ),
        "science-won": of_one(the_winner, science_won),
        "much-from-guilds": most_of("points", 20, row("guilds")),
        "sales": most_of("cards", 6, lambda story: story.count(Sold)),
        "every-colour": of_one(the_players, every_colour, alone=True),
        "earned-by-trade": most_of("coins", 25, earned_by_trade),
        "spent-on-trade": most_of("coins", 25, spent_on_trade),
    }
)
"""From the rarest kind to the most common, in games between computer players."""
