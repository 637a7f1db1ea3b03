"""A game of Architects told from its end, and what can truly be said of it, the rarest first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engine.architects.events import Battle, CatTaken, StageBuilt, TokenTaken, WonderFinished
from engine.architects.view import View
from engine.game import Event
from engine.story import (
    Finder,
    Moment,
    PlayedStep,
    Race,
    came_from_behind,
    close_together,
    lead_changed_hands,
    led_for_long,
    led_in_vain,
    led_only_at_the_end,
    moment_if,
    most_of,
    race_of,
    told_in_rounds,
    told_moments,
)


@dataclass(frozen=True, slots=True)
class Story:
    """A game that is over.

    In a round everybody has one turn, in the last one maybe not all; ``told`` is what was seen, with the
    number of its round, from 1.
    """

    race: Race
    told: tuple[tuple[int, Event], ...]
    end: View

    @property
    def battles(self) -> list[tuple[int, Battle]]:
        """Every battle, with the number of its round."""
        return [(number, event) for number, event in self.told if isinstance(event, Battle)]

    def times(self, happened: type[Event]) -> int:
        """Count how often something happened."""
        return sum(isinstance(event, happened) for _, event in self.told)

    @property
    def stages(self) -> list[tuple[int, StageBuilt]]:
        """Every stage that was built, with the number of its round."""
        return [(number, event) for number, event in self.told if isinstance(event, StageBuilt)]


def story_of(steps: Sequence[PlayedStep], end: View) -> Story:
    """Tell a game by its steps and what lies there at its end."""
    first = steps[0].before.turn
    acting = [step.before.turn for step in steps]
    begins = [
        number
        for number, seat in enumerate(acting)
        if seat == first and acting[number - 1 : number] != [first]
    ]
    ends = [*(begin - 1 for begin in begins[1:]), len(steps) - 1]
    return Story(race_of(steps, end, ends, end.players), told_in_rounds(steps, ends), end)


_CLOSE, _MANY_CHANGES = 4, 7
_MANY_BATTLES, _MANY_CATS, _MANY_TOKENS, _MANY_VICTORIES = 4, 20, 5, 5
_FEW_STAGES = 3


def moments_of(story: Story) -> tuple[Moment, ...]:
    """Give what is most worth telling of a game."""
    return told_moments(story, FINDERS)


def finished_in_vain(story: Story) -> Moment | None:
    """Find who finished the wonder, and so the game, and has not won."""
    for _, event in story.told:
        if isinstance(event, WonderFinished) and event.seat not in story.race.winners:
            seats = {"name": event.seat, "winner": story.race.winners[0]}
            return Moment("architects-finished-in-vain", seats)
    return None


def won_with_few_stages(story: Story) -> Moment | None:
    """Find a winner with at most three stages."""
    winner = story.race.winner
    if winner is None or (stages := story.end.scores[winner].built) > _FEW_STAGES:
        return None
    return Moment("architects-won-with-few-stages", {"name": winner}, {"stages": stages})


def only_victor(story: Story) -> Moment | None:
    """Find who alone has military victory tokens, and at least two of them."""
    victories = {seat: story.end.cities[seat].victories for seat in story.race.players}
    (first, number), *others = sorted(victories.items(), key=lambda each: -each[1])
    if number < 2 or any(held for _, held in others):
        return None
    return Moment("architects-only-victor", {"name": first}, {"tokens": number})


def many_victories(story: Story) -> Moment | None:
    """Find who alone has most military victory tokens, where those are many."""
    victories = Counter({seat: story.end.cities[seat].victories for seat in story.race.players})
    return most_of(story.race, "architects-many-victories", victories, _MANY_VICTORIES, "tokens")


def many_tokens(story: Story) -> Moment | None:
    """Find who alone took most progress tokens, where those are many."""
    taken = Counter(event.seat for _, event in story.told if isinstance(event, TokenTaken))
    return most_of(story.race, "architects-many-tokens", taken, _MANY_TOKENS, "tokens")


FINDERS: tuple[Finder[Story], ...] = (
    won_with_few_stages,
    only_victor,
    lambda story: moment_if(not story.battles, "architects-no-battle"),
    lambda story: led_only_at_the_end(story.race),
    lambda story: came_from_behind(story.race),
    lambda story: led_in_vain(story.race),
    many_tokens,
    finished_in_vain,
    lambda story: moment_if(
        (times := story.times(CatTaken)) >= _MANY_CATS, "architects-wandering-cat", {}, {"times": times}
    ),
    lambda story: moment_if(
        (battles := story.times(Battle)) >= _MANY_BATTLES, "architects-many-battles", {}, {"battles": battles}
    ),
    many_victories,
    lambda story: close_together(story.race, _CLOSE),
    lambda story: lead_changed_hands(story.race, _MANY_CHANGES),
    lambda story: led_for_long(story.race),
)
"""From the rarest kind to the most common, as games between computer players show them."""
