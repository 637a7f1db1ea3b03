"""A duel told from its end: points and pawn after each turn, and what can truly be said of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from engine.duel.city import DIFFERENT_FOR_SUPREMACY
from engine.duel.events import Built, CoinsLost, PlaysAgain, TokenTaken, WonderBuilt
from engine.duel.scoring import lead
from engine.duel.terms import SEATS, opponent
from engine.duel.view import View
from engine.game import Event, Seat
from engine.story import (
    Feats,
    Finder,
    Moment,
    PlayedStep,
    Race,
    feats_among,
    lead_changed_hands,
    led_in_vain,
    moment_if,
    most_of,
    race_of,
    told_in_rounds,
    told_moments,
    views_after,
)


@dataclass(frozen=True, slots=True)
class Story:
    """A game that is over.

    The rounds of ``race`` are turns, those of the draft left out. ``ages`` has the age of each, ``pawn``
    where it stood before the first turn and after each; ``told`` is what was seen, with the number of its
    turn, from 1.
    """

    race: Race
    ages: tuple[int, ...]
    pawn: tuple[int, ...]
    told: tuple[tuple[int, Event], ...]
    end: View


def story_of(steps: Sequence[PlayedStep], end: View) -> Story:
    """Tell a duel by its steps and what lies there at its end."""
    played = [step for step in steps if step.before.age]
    # What a turn makes somebody choose belongs to it, and so does who begins an age to its first turn.
    begins = [_begins_a_turn(played, number) for number in range(len(played))]
    ends = [number for number in range(len(played)) if number + 1 == len(played) or begins[number + 1]]
    return Story(
        race_of(played, end, ends, len(SEATS)),
        tuple(played[number].before.age for number in ends),
        tuple(view.pawn for view in views_after(played, end, ends)),
        told_in_rounds(played, ends),
        end,
    )


def _begins_a_turn(played: Sequence[PlayedStep], number: int) -> bool:
    if number == 0:
        return True
    kinds = set(played[number].before.deciding.values())
    if "begin" in kinds:
        return True
    return "turn" in kinds and "begin" not in played[number - 1].before.deciding.values()


_EARLY = 2
"""By the end of this age."""


def feats_of(story: Story) -> tuple[Feats, ...]:
    """Give the feats of each seat."""
    return tuple(_feats(story, seat) for seat in SEATS)


def _feats(story: Story, seat: Seat) -> Feats:
    city = story.end.cities[seat]
    built = [
        (story.ages[number - 1], event)
        for number, event in story.told
        if isinstance(event, Built | WonderBuilt) and event.seat == seat
    ]
    wonders = [age for age, event in built if isinstance(event, WonderBuilt)]
    return feats_among(
        {
            "no-red": not city.colours.get("red"),
            "no-yellow": not city.colours.get("yellow"),
            "no-wonder": not wonders,
            "early-wonder": len(wonders) == story.end.box.wonders_per_city and max(wonders) <= _EARLY,
            "no-trade": not any(event.trade for _, event in built),
        }
    )


_NEAR, _MANY_CROSSINGS, _CALM = 2, 4, 2
_MANY_TURNS_AGAIN, _MANY_TOKENS, _MANY_CHANGES = 4, 4, 12
_MUCH_LOST = 7


def moments_of(story: Story) -> tuple[Moment, ...]:
    """Give what is most worth telling of a game."""
    return told_moments(story, FINDERS)


def early_supremacy(story: Story) -> Moment | None:
    """Find an instant victory before the last age."""
    age = story.ages[-1]
    if story.race.winner is None or age == len(story.end.box.ages):
        return None
    return Moment("duel-early", {"name": story.race.winner}, {"age": age})


def behind_in_points(story: Story) -> Moment | None:
    """Find an instant victory of who had fewer points."""
    winner = story.race.winner
    if winner is None or story.race.margin >= 0:
        return None
    return Moment("duel-behind-in-points", {"name": winner}, {"points": -story.race.margin})


def nearly_at_the_capital(story: Story) -> Moment | None:
    """Find who has not won although the pawn once stood one or two spaces before the other's capital."""
    for seat in SEATS:
        capital = story.end.box.track.capital
        farthest = max(lead(pawn, seat) for pawn in story.pawn)
        if seat not in story.race.winners and capital - _NEAR <= farthest < capital:
            seats = {"name": seat, "other": opponent(seat)}
            return Moment("duel-nearly-at-the-capital", seats, {"spaces": capital - farthest})
    return None


def one_symbol_short(story: Story) -> Moment | None:
    """Find who has not won and lacked a single symbol for the supremacy."""
    for seat in SEATS:
        short = DIFFERENT_FOR_SUPREMACY - len(story.end.cities[seat].symbols)
        if seat not in story.race.winners and short == 1:
            return Moment("duel-one-symbol-short", {"name": seat})
    return None


def pawn_crossed(story: Story) -> Moment | None:
    """Find a pawn that was now on one side of the middle, now on the other, many times."""
    sides = [pawn > 0 for pawn in story.pawn if pawn]
    times = sum(one != other for one, other in pairwise(sides))
    return moment_if(times >= _MANY_CROSSINGS, "duel-pawn-crossed", {}, {"times": times})


def calm_front(story: Story) -> Moment | None:
    """Find a pawn that has never left the first zone."""
    farthest = max(map(abs, story.pawn))
    return moment_if(0 < farthest <= _CALM, "duel-calm-front", {}, {"spaces": farthest})


def every_wonder(story: Story) -> Moment | None:
    """Find the player whose four wonders all stand, where the other has two fewer at least."""
    built, each = [len(city.built_wonders) for city in story.end.cities], story.end.box.wonders_per_city
    for seat in SEATS:
        if built[seat] == each and built[opponent(seat)] <= each - _NEAR:
            seats = {"name": seat, "other": opponent(seat)}
            return Moment("duel-every-wonder", seats, {"wonders": built[opponent(seat)]})
    return None


def turns_again(story: Story) -> Moment | None:
    """Find who alone played again most often, where that was often."""
    again = Counter(event.seat for _, event in story.told if isinstance(event, PlaysAgain))
    return most_of(story.race, "duel-turns-again", again, _MANY_TURNS_AGAIN, "times")


def many_tokens(story: Story) -> Moment | None:
    """Find who alone took most progress tokens, where those are many."""
    taken = Counter(event.seat for _, event in story.told if isinstance(event, TokenTaken))
    return most_of(story.race, "duel-many-tokens", taken, _MANY_TOKENS, "tokens")


def much_looted(story: Story) -> Moment | None:
    """Find who alone lost most coins, where those are many."""
    lost = Counter[Seat]()
    for _, event in story.told:
        if isinstance(event, CoinsLost):
            lost[event.seat] += event.coins
    return most_of(story.race, "duel-much-looted", lost, _MUCH_LOST, "coins")


def ahead_in_vain(story: Story) -> Moment | None:
    """Find who had more points for most of the game and has not won; ``rounds`` are turns."""
    found = led_in_vain(story.race)
    return None if found is None else replace(found, kind="duel-ahead-in-vain")


FINDERS: tuple[Finder[Story], ...] = (
    early_supremacy,
    behind_in_points,
    calm_front,
    nearly_at_the_capital,
    turns_again,
    many_tokens,
    one_symbol_short,
    pawn_crossed,
    much_looted,
    every_wonder,
    ahead_in_vain,
    lambda story: lead_changed_hands(story.race, _MANY_CHANGES),
)
"""From the rarest kind to the most common, as games between computer players show them."""
