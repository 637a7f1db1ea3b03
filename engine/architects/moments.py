"""What can truly be said of a game of Architects that is over: one function a kind, the rarest told first."""

from __future__ import annotations

from collections import Counter

from engine.architects.events import CatTaken, TokenTaken, WonderFinished
from engine.architects.story import Story
from engine.game import Seat
from engine.moments import (
    Finder,
    Moment,
    came_from_behind,
    close_together,
    lead_changed_hands,
    led_for_long,
    led_in_vain,
    led_only_at_the_end,
    told_moments,
)

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


def no_battle(story: Story) -> Moment | None:
    """Find a game without a battle."""
    return None if story.battles else Moment("architects-no-battle")


def many_battles(story: Story) -> Moment | None:
    """Find a game with many battles."""
    battles = len(story.battles)
    return Moment("architects-many-battles", {}, {"battles": battles}) if battles >= _MANY_BATTLES else None


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
    return _most("architects-many-victories", victories, _MANY_VICTORIES, "tokens")


def many_tokens(story: Story) -> Moment | None:
    """Find who alone took most progress tokens, where those are many."""
    taken = Counter(event.seat for _, event in story.told if isinstance(event, TokenTaken))
    return _most("architects-many-tokens", taken, _MANY_TOKENS, "tokens")


def wandering_cat(story: Story) -> Moment | None:
    """Find a cat that came to somebody many times."""
    times = sum(isinstance(event, CatTaken) for _, event in story.told)
    return Moment("architects-wandering-cat", {}, {"times": times}) if times >= _MANY_CATS else None


FINDERS: tuple[Finder[Story], ...] = (
    won_with_few_stages,
    only_victor,
    no_battle,
    lambda story: led_only_at_the_end(story.race),
    lambda story: came_from_behind(story.race),
    lambda story: led_in_vain(story.race),
    many_tokens,
    finished_in_vain,
    wandering_cat,
    many_battles,
    many_victories,
    lambda story: close_together(story.race, _CLOSE),
    lambda story: lead_changed_hands(story.race, _MANY_CHANGES),
    lambda story: led_for_long(story.race),
)
"""From the rarest kind to the most common, as games between computer players show them."""


def _most(kind: str, counted: Counter[Seat], least: int, called: str) -> Moment | None:
    """Tell of the only player with most of something, where that is at least so much."""
    (first, most), *others = counted.most_common() or [(Seat(0), 0)]
    if most < least or any(number == most for _, number in others):
        return None
    return Moment(kind, {"name": first}, {called: most})
