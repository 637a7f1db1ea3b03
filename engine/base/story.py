"""A base game told from its end: what was built when, and what can truly be said of it, the rarest first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeVar

from engine.base.city import City
from engine.base.events import BaseEvent, Built, Conflict, Revived, Sold, StageBuilt
from engine.base.view import View
from engine.game import Seat, left_of, right_of
from engine.story import (
    Feats,
    Finder,
    Moment,
    PlayedStep,
    Race,
    came_from_behind,
    close_together,
    ends_of,
    feats_among,
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
class Round:
    """A round of an age; both count from 1."""

    age: int
    round: int


EventT = TypeVar("EventT", bound=BaseEvent)


@dataclass(frozen=True, slots=True)
class Story:
    """A game that is over.

    ``rounds`` are those of ``race``; ``told`` is what was seen, with the number of its round, from 1.
    """

    race: Race
    rounds: tuple[Round, ...]
    told: tuple[tuple[int, BaseEvent], ...]
    end: View

    def events(self, kind: type[EventT]) -> list[EventT]:
        """List every event of a kind, in the order in which they came."""
        return [event for _, event in self.told if isinstance(event, kind)]

    @property
    def built(self) -> list[Built | StageBuilt]:
        """Every building and stage that was built."""
        return [*self.events(Built), *self.events(StageBuilt)]

    @property
    def stages(self) -> list[tuple[int, StageBuilt]]:
        """Every stage that was built, with the number of its round."""
        return [(number, event) for number, event in self.told if isinstance(event, StageBuilt)]

    def tokens(self, seat: Seat, age: int) -> int:
        """Give what the conflict tokens of an age are worth to a seat."""
        fought = [each for each in self.events(Conflict) if each.age == age and each.winner is not None]
        won = sum(each.token for each in fought if each.winner == seat)
        lost = sum(each.winner != seat and seat in (each.seat, each.left) for each in fought)
        return won + self.end.box.age(age).defeat * lost

    def always(self, seat: Seat, *, won: bool) -> bool:
        """Tell whether a seat has won, or lost, every comparison of shields."""
        fought = [each for each in self.events(Conflict) if seat in (each.seat, each.left)]
        return all(each.winner is not None and (each.winner == seat) == won for each in fought)

    def row(self, name: str) -> dict[Seat, int]:
        """Give the points of a row by seat."""
        return {score.seat: score.row(name) for score in self.end.scores}


def story_of(steps: Sequence[PlayedStep], end: View) -> Story:
    """Tell a game by its steps and what lies there at its end."""
    moments = [Round(step.before.age, step.before.round) for step in steps]
    ends = ends_of(moments)
    race = race_of(steps, end, ends, end.players)
    return Story(race, tuple(moments[number] for number in ends), told_in_rounds(steps, ends), end)


_EARLY = 2
"""By the end of this age."""


def feats_of(story: Story) -> tuple[Feats, ...]:
    """Give the feats of each player's seat."""
    return tuple(_feats(story, seat) for seat in story.race.players)


def _feats(story: Story, seat: Seat) -> Feats:
    city = story.end.cities[seat]
    last = [
        story.rounds[number - 1].age
        for number, event in story.stages
        if event.seat == seat and event.stage == len(city.plan)
    ]
    return feats_among(
        {
            "no-red": not city.colours.get("red"),
            "no-yellow": not city.colours.get("yellow"),
            "no-wonder": not city.stages,
            "early-wonder": any(age <= _EARLY for age in last),
            "no-trade": not any(each.seat == seat and each.left + each.right for each in story.built),
        }
    )


_MUCH_SCIENCE, _MUCH_CIVILIAN, _MUCH_FROM_GUILDS = 30, 30, 20
_MANY_COINS, _MUCH_TRADE = 30, 25
_MANY_CHAINS, _MANY_SALES = 6, 6
_BIG_ROUND, _CLOSE, _MANY_CHANGES = 15, 5, 7


def moments_of(story: Story) -> tuple[Moment, ...]:
    """Give what is most worth telling of a game."""
    return told_moments(story, FINDERS)


# -- what takes more than a line to find --------------------------------------------------------------


def much_science_in_vain(story: Story, kind: str, *, tied: bool) -> Moment | None:
    """Find the best second with much science, and how far the first place was away: in coins or in points."""
    race, scores = story.race, story.end.scores
    winner, second = race.winner, race.second
    if winner is None or (race.margin == 0) != tied:
        return None
    level = [seat for seat in race.players if seat != winner and race.final[seat] == race.final[second]]
    points = scores[second].row("scientific")
    if len(level) > 1 or points < _MUCH_SCIENCE:
        return None
    short = scores[winner].coins - scores[second].coins if tied else race.margin
    return Moment(kind, {"name": second, "winner": winner}, {"points": points, "short": short})


def science_won(story: Story) -> Moment | None:
    """Find a winner with much science."""
    winner = story.race.winner
    if winner is None or (points := story.end.scores[winner].row("scientific")) < _MUCH_SCIENCE:
        return None
    return Moment("science-won", {"name": winner}, {"points": points})


def free_city_on_top(story: Story) -> Moment | None:
    """Find a Free City with more points than both players."""
    city, race = story.end.free_city, story.race
    if city is None or race.final[city] <= max(race.final[seat] for seat in race.players):
        return None
    return Moment("free-city-on-top", {}, {"points": race.final[city]})


def peaceful_age(story: Story) -> Moment | None:
    """Find an age whose conflicts all ended in peace."""
    conflicts = story.events(Conflict)
    for age in sorted({each.age for each in conflicts}):
        if all(each.winner is None for each in conflicts if each.age == age):
            return Moment("peaceful-age", {}, {"age": age})
    return None


def early_wonder(story: Story) -> Moment | None:
    """Find the only player whose wonder was complete before the game was half over."""
    whole = {seat: len(story.end.cities[seat].plan) for seat in story.race.players}
    early = {
        event.seat: story.rounds[number - 1]
        for number, event in story.stages
        if event.stage == whole.get(event.seat) and 2 * number < story.race.rounds
    }
    if len(early) != 1:
        return None
    ((seat, when),) = early.items()
    return Moment("early-wonder", {"name": seat}, {"age": when.age, "round": when.round})


def every_wonder_complete(story: Story) -> Moment | None:
    """Find a table at which every wonder is complete."""
    cities = story.end.cities[: story.end.players]
    complete = all(city.stages == len(city.plan) for city in cities)
    return moment_if(complete, "every-wonder-complete", {}, {"wonders": len(cities)})


def earned_by_trade(story: Story) -> Counter[Seat]:
    """Count the coins that each seat got from its neighbours."""
    earned, seats = Counter[Seat](), len(story.end.cities)
    for each in story.built:
        earned[left_of(each.seat, seats)] += each.left
        earned[right_of(each.seat, seats)] += each.right
    return earned


def spent_on_trade(story: Story) -> Counter[Seat]:
    """Count the coins that each seat paid to its neighbours."""
    spent = Counter[Seat]()
    for each in story.built:
        spent[each.seat] += each.left + each.right
    return spent


def guild_from_the_discard_pile(story: Story) -> Moment | None:
    """Find a guild that a player has taken from the discard pile."""
    cards = story.end.box.cards
    for event in story.events(Revived):
        if event.card is None or event.seat not in story.race.players:
            continue
        if cards[event.card].colour == "purple":
            return Moment("guild-from-the-discard-pile", {"name": event.seat}, {"card": event.card})
    return None


def every_colour(story: Story) -> Moment | None:
    """Find the only player with a building of each colour that the box has."""
    colours = {card.colour for card in story.end.box.cards.values()}
    return only(story, "every-colour", lambda seat: colours <= story.end.cities[seat].colours.keys())


def big_round(story: Story) -> Moment | None:
    """Find the one player and round that brought most points, where those are many."""
    gains = [
        (later[seat] - earlier[seat], number, seat)
        for number, (earlier, later) in enumerate(pairwise(story.race.totals))
        for seat in story.race.players
    ]
    most = max(gain for gain, _, _ in gains)
    (_, number, seat), *others = [each for each in gains if each[0] == most]
    if most < _BIG_ROUND or others:
        return None
    when = story.rounds[number]
    return Moment("big-round", {"name": seat}, {"points": most, "age": when.age, "round": when.round})


def of_the_winner(story: Story, kind: str, is_so: Callable[[City], bool]) -> Moment | None:
    """Tell of who has won alone, where it is so of their city."""
    winner = story.race.winner
    return None if winner is None else moment_if(is_so(story.end.cities[winner]), kind, {"name": winner})


def only(story: Story, kind: str, is_so: Callable[[Seat], bool]) -> Moment | None:
    """Tell of a single player of whom it is so; where it is none or several, there is nothing to tell."""
    seats = [seat for seat in story.race.players if is_so(seat)]
    return Moment(kind, {"name": seats[0]}) if len(seats) == 1 else None


# -- the kinds and when they fit ----------------------------------------------------------------------

FINDERS: tuple[Finder[Story], ...] = (
    guild_from_the_discard_pile,
    lambda story: led_only_at_the_end(story.race),
    lambda story: much_science_in_vain(story, "science-lost-by-coins", tied=True),
    free_city_on_top,
    lambda story: of_the_winner(story, "won-without-a-shield", lambda city: not city.shields),
    lambda story: of_the_winner(story, "won-without-a-stage", lambda city: not city.stages),
    lambda story: led_in_vain(story.race),
    lambda story: only(story, "lost-every-conflict", lambda seat: story.always(seat, won=False)),
    lambda story: only(story, "won-every-conflict", lambda seat: story.always(seat, won=True)),
    lambda story: came_from_behind(story.race),
    lambda story: close_together(story.race, _CLOSE),
    lambda story: led_for_long(story.race),
    lambda story: most_of(story.race, "much-civilian", story.row("civilian"), _MUCH_CIVILIAN, "points"),
    peaceful_age,
    lambda story: much_science_in_vain(story, "science-in-vain", tied=False),
    lambda story: lead_changed_hands(story.race, _MANY_CHANGES),
    early_wonder,
    lambda story: most_of(
        story.race, "full-purse", {each.seat: each.coins for each in story.end.scores}, _MANY_COINS, "coins"
    ),
    lambda story: most_of(
        story.race,
        "chains",
        Counter(each.seat for each in story.events(Built) if each.how == "chain"),
        _MANY_CHAINS,
        "buildings",
    ),
    science_won,
    lambda story: most_of(story.race, "much-from-guilds", story.row("guilds"), _MUCH_FROM_GUILDS, "points"),
    every_wonder_complete,
    lambda story: most_of(
        story.race, "sales", Counter(each.seat for each in story.events(Sold)), _MANY_SALES, "cards"
    ),
    big_round,
    every_colour,
    lambda story: most_of(story.race, "earned-by-trade", earned_by_trade(story), _MUCH_TRADE, "coins"),
    lambda story: most_of(story.race, "spent-on-trade", spent_on_trade(story), _MUCH_TRADE, "coins"),
)
"""From the rarest kind to the most common, as games between computer players show them."""
