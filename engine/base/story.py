"""A base game told from its end: what was built when, and what can truly be said of it, the rarest first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Story:
    """A game that is over.

    ``rounds`` are those of ``race``; ``told`` is what was seen, with the number of its round, from 1.
    """

    race: Race
    rounds: tuple[Round, ...]
    told: tuple[tuple[int, BaseEvent], ...]
    end: View

    @property
    def conflicts(self) -> list[Conflict]:
        """Every comparison of shields, in the order of the ages."""
        return [event for _, event in self.told if isinstance(event, Conflict)]

    @property
    def stages(self) -> list[tuple[int, StageBuilt]]:
        """Every stage that was built, with the number of its round."""
        return [(number, event) for number, event in self.told if isinstance(event, StageBuilt)]

    def tokens(self, seat: Seat, age: int) -> int:
        """Give what the conflict tokens of an age are worth to a seat."""
        fought = [each for each in self.conflicts if each.age == age and each.winner is not None]
        won = sum(each.token for each in fought if each.winner == seat)
        lost = sum(each.winner != seat and seat in (each.seat, each.left) for each in fought)
        return won + self.end.box.age(age).defeat * lost


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


_MUCH_SCIENCE, _MUCH_CIVILIAN, _MUCH_FROM_GUILDS = 30, 30, 20
_MANY_COINS, _MUCH_TRADE = 30, 25
_MANY_CHAINS, _MANY_SALES = 6, 6
_BIG_ROUND, _CLOSE, _MANY_CHANGES = 15, 5, 7


def moments_of(story: Story) -> tuple[Moment, ...]:
    """Give what is most worth telling of a game."""
    return told_moments(story, FINDERS)


# -- how it was decided -------------------------------------------------------------------------------


def science_lost_by_coins(story: Story) -> Moment | None:
    """Find much science that lost although its player has as many points as the winner."""
    return _much_in_vain(story, "science-lost-by-coins", tied=True)


def science_in_vain(story: Story) -> Moment | None:
    """Find much science whose player has fewer points than the winner."""
    return _much_in_vain(story, "science-in-vain", tied=False)


def free_city_on_top(story: Story) -> Moment | None:
    """Find a Free City with more points than both players."""
    city, race = story.end.free_city, story.race
    if city is None or race.final[city] <= max(race.final[seat] for seat in race.players):
        return None
    return Moment("free-city-on-top", {}, {"points": race.final[city]})


# -- conflicts ----------------------------------------------------------------------------------------


def won_every_conflict(story: Story) -> Moment | None:
    """Find the only player who has won every single conflict."""
    return _only(
        "won-every-conflict", [seat for seat in story.race.players if _always(story, seat, won=True)]
    )


def lost_every_conflict(story: Story) -> Moment | None:
    """Find the only player who has lost every single conflict."""
    return _only(
        "lost-every-conflict", [seat for seat in story.race.players if _always(story, seat, won=False)]
    )


def won_without_a_shield(story: Story) -> Moment | None:
    """Find a winner without any shield."""
    winner = story.race.winner
    if winner is None or story.end.cities[winner].shields:
        return None
    return Moment("won-without-a-shield", {"name": winner})


def peaceful_age(story: Story) -> Moment | None:
    """Find an age whose conflicts all ended in peace."""
    for age in sorted({each.age for each in story.conflicts}):
        if all(each.winner is None for each in story.conflicts if each.age == age):
            return Moment("peaceful-age", {}, {"age": age})
    return None


# -- wonders ------------------------------------------------------------------------------------------


def won_without_a_stage(story: Story) -> Moment | None:
    """Find a winner who has built no stage of the wonder."""
    winner = story.race.winner
    if winner is None or story.end.cities[winner].stages:
        return None
    return Moment("won-without-a-stage", {"name": winner})


def early_wonder(story: Story) -> Moment | None:
    """Find the only player whose wonder was complete before the game was half over."""
    whole = {seat: len(story.end.cities[seat].planned_stages) for seat in story.race.players}
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
    if any(city.stages < len(city.planned_stages) for city in cities):
        return None
    return Moment("every-wonder-complete", {}, {"wonders": len(cities)})


# -- what was built, and paid -------------------------------------------------------------------------


def chains(story: Story) -> Moment | None:
    """Find who alone built most by chains, where that is much."""
    built = Counter(
        event.seat for _, event in story.told if isinstance(event, Built) and event.how == "chain"
    )
    return most_of(story.race, "chains", built, _MANY_CHAINS, "buildings")


def sales(story: Story) -> Moment | None:
    """Find who alone sold most cards, where those are many."""
    sold = Counter(event.seat for _, event in story.told if isinstance(event, Sold))
    return most_of(story.race, "sales", sold, _MANY_SALES, "cards")


def earned_by_trade(story: Story) -> Moment | None:
    """Find who alone got most coins from the neighbours, where those are many."""
    earned, seats = Counter[Seat](), len(story.end.cities)
    for _, event in story.told:
        if isinstance(event, Built | StageBuilt):
            earned[left_of(event.seat, seats)] += event.left
            earned[right_of(event.seat, seats)] += event.right
    return most_of(story.race, "earned-by-trade", earned, _MUCH_TRADE, "coins")


def spent_on_trade(story: Story) -> Moment | None:
    """Find who alone paid most coins to the neighbours, where those are many."""
    spent = Counter[Seat]()
    for _, event in story.told:
        if isinstance(event, Built | StageBuilt):
            spent[event.seat] += event.left + event.right
    return most_of(story.race, "spent-on-trade", spent, _MUCH_TRADE, "coins")


def guild_from_the_discard_pile(story: Story) -> Moment | None:
    """Find a guild that a player has taken from the discard pile."""
    for _, event in story.told:
        if not isinstance(event, Revived) or event.card is None or event.seat == story.end.free_city:
            continue
        if story.end.box.cards[event.card].colour == "purple":
            return Moment("guild-from-the-discard-pile", {"name": event.seat}, {"card": event.card})
    return None


def every_colour(story: Story) -> Moment | None:
    """Find the only player with a building of each colour that the box has."""
    colours = {card.colour for card in story.end.box.cards.values()}
    having = [seat for seat in story.race.players if colours <= story.end.cities[seat].colours.keys()]
    return _only("every-colour", having)


# -- points -------------------------------------------------------------------------------------------


def science_won(story: Story) -> Moment | None:
    """Find a winner with much science."""
    winner = story.race.winner
    if winner is None or story.end.scores[winner].row("scientific") < _MUCH_SCIENCE:
        return None
    return Moment("science-won", {"name": winner}, {"points": story.end.scores[winner].row("scientific")})


def much_civilian(story: Story) -> Moment | None:
    """Find who alone has most points on blue cards, where those are many."""
    counted = {score.seat: score.row("civilian") for score in story.end.scores}
    return most_of(story.race, "much-civilian", counted, _MUCH_CIVILIAN, "points")


def much_from_guilds(story: Story) -> Moment | None:
    """Find who alone has most points on guilds, where those are many."""
    counted = {score.seat: score.row("guilds") for score in story.end.scores}
    return most_of(story.race, "much-from-guilds", counted, _MUCH_FROM_GUILDS, "points")


def full_purse(story: Story) -> Moment | None:
    """Find who alone has most coins at the end, where those are many."""
    counted = {score.seat: score.coins for score in story.end.scores}
    return most_of(story.race, "full-purse", counted, _MANY_COINS, "coins")


def big_round(story: Story) -> Moment | None:
    """Find the one player and round that brought most points, where those are many."""
    gains = [
        (story.race.totals[number][seat] - story.race.totals[number - 1][seat], number, seat)
        for number in range(1, story.race.rounds + 1)
        for seat in story.race.players
    ]
    most = max(gain for gain, _, _ in gains)
    (_, number, seat), *others = [each for each in gains if each[0] == most]
    if most < _BIG_ROUND or others:
        return None
    when = story.rounds[number - 1]
    return Moment("big-round", {"name": seat}, {"points": most, "age": when.age, "round": when.round})


FINDERS: tuple[Finder[Story], ...] = (
    guild_from_the_discard_pile,
    lambda story: led_only_at_the_end(story.race),
    science_lost_by_coins,
    free_city_on_top,
    won_without_a_shield,
    won_without_a_stage,
    lambda story: led_in_vain(story.race),
    lost_every_conflict,
    won_every_conflict,
    lambda story: came_from_behind(story.race),
    lambda story: close_together(story.race, _CLOSE),
    lambda story: led_for_long(story.race),
    much_civilian,
    peaceful_age,
    science_in_vain,
    lambda story: lead_changed_hands(story.race, _MANY_CHANGES),
    early_wonder,
    full_purse,
    chains,
    science_won,
    much_from_guilds,
    every_wonder_complete,
    sales,
    big_round,
    every_colour,
    earned_by_trade,
    spent_on_trade,
)
"""From the rarest kind to the most common, as games between computer players show them."""


def _much_in_vain(story: Story, kind: str, *, tied: bool) -> Moment | None:
    """Find the best second with much science, and how far the first place was away: in coins or in points."""
    race, scores = story.race, story.end.scores
    winner, second = race.winner, race.second
    if winner is None or (race.margin == 0) != tied:
        return None
    level = [seat for seat in race.players if seat != winner and race.final[seat] == race.final[second]]
    if len(level) > 1 or scores[second].row("scientific") < _MUCH_SCIENCE:
        return None
    short = scores[winner].coins - scores[second].coins if tied else race.margin
    facts = {"points": scores[second].row("scientific"), "short": short}
    return Moment(kind, {"name": second, "winner": winner}, facts)


def _always(story: Story, seat: Seat, *, won: bool) -> bool:
    """Tell whether a seat has won, or lost, every comparison of shields."""
    fought = [each for each in story.conflicts if seat in (each.seat, each.left)]
    return all(each.winner is not None and (each.winner == seat) == won for each in fought)


def _only(kind: str, seats: Sequence[Seat]) -> Moment | None:
    """Tell of a single seat; where it is none or several, there is nothing to tell."""
    return Moment(kind, {"name": seats[0]}) if len(seats) == 1 else None
