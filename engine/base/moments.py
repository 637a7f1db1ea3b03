"""What can truly be said of a base game that is over: one function for each kind, the rarest told first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.base.events import Built, Revived, Sold, StageBuilt
from engine.base.story import Story
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
from engine.ring import left_of, right_of
from engine.terms import COLOURS

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
    return _most(story, "chains", built, _MANY_CHAINS, "buildings")


def sales(story: Story) -> Moment | None:
    """Find who alone sold most cards, where those are many."""
    sold = Counter(event.seat for _, event in story.told if isinstance(event, Sold))
    return _most(story, "sales", sold, _MANY_SALES, "cards")


def earned_by_trade(story: Story) -> Moment | None:
    """Find who alone got most coins from the neighbours, where those are many."""
    earned, seats = Counter[Seat](), len(story.end.cities)
    for _, event in story.told:
        if isinstance(event, Built | StageBuilt):
            earned[left_of(event.seat, seats)] += event.left
            earned[right_of(event.seat, seats)] += event.right
    return _most(story, "earned-by-trade", earned, _MUCH_TRADE, "coins")


def spent_on_trade(story: Story) -> Moment | None:
    """Find who alone paid most coins to the neighbours, where those are many."""
    spent = Counter[Seat]()
    for _, event in story.told:
        if isinstance(event, Built | StageBuilt):
            spent[event.seat] += event.left + event.right
    return _most(story, "spent-on-trade", spent, _MUCH_TRADE, "coins")


def guild_from_the_discard_pile(story: Story) -> Moment | None:
    """Find a guild that a player has taken from the discard pile."""
    for _, event in story.told:
        if not isinstance(event, Revived) or event.card is None or event.seat == story.end.free_city:
            continue
        if story.end.box.cards[event.card].colour == "purple":
            return Moment("guild-from-the-discard-pile", {"name": event.seat}, {"card": event.card})
    return None


def every_colour(story: Story) -> Moment | None:
    """Find the only player with a building of each colour."""
    having = [
        seat
        for seat in story.race.players
        if all(story.end.cities[seat].colours.get(each) for each in COLOURS)
    ]
    return _only("every-colour", having)


# -- points -------------------------------------------------------------------------------------------


def science_won(story: Story) -> Moment | None:
    """Find a winner with much science."""
    winner = story.race.winner
    if winner is None or story.end.scores[winner].scientific < _MUCH_SCIENCE:
        return None
    return Moment("science-won", {"name": winner}, {"points": story.end.scores[winner].scientific})


def much_civilian(story: Story) -> Moment | None:
    """Find who alone has most points on blue cards, where those are many."""
    counted = {score.seat: score.civilian for score in story.end.scores}
    return _most(story, "much-civilian", counted, _MUCH_CIVILIAN, "points")


def much_from_guilds(story: Story) -> Moment | None:
    """Find who alone has most points on guilds, where those are many."""
    counted = {score.seat: score.guilds for score in story.end.scores}
    return _most(story, "much-from-guilds", counted, _MUCH_FROM_GUILDS, "points")


def full_purse(story: Story) -> Moment | None:
    """Find who alone has most coins at the end, where those are many."""
    counted = {score.seat: score.coins for score in story.end.scores}
    return _most(story, "full-purse", counted, _MANY_COINS, "coins")


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
    if len(level) > 1 or scores[second].scientific < _MUCH_SCIENCE:
        return None
    short = scores[winner].coins - scores[second].coins if tied else race.margin
    facts = {"points": scores[second].scientific, "short": short}
    return Moment(kind, {"name": second, "winner": winner}, facts)


def _always(story: Story, seat: Seat, *, won: bool) -> bool:
    """Tell whether a seat has won, or lost, every comparison of shields."""
    fought = [each for each in story.conflicts if seat in (each.seat, each.left)]
    return all(each.winner is not None and (each.winner == seat) == won for each in fought)


def _only(kind: str, seats: Sequence[Seat]) -> Moment | None:
    """Tell of a single seat; where it is none or several, there is nothing to tell."""
    return Moment(kind, {"name": seats[0]}) if len(seats) == 1 else None


def _most(story: Story, kind: str, counted: Mapping[Seat, int], least: int, called: str) -> Moment | None:
    """Tell of the player who alone has most of something, where that is at least so much."""
    numbers = {seat: counted.get(seat, 0) for seat in story.race.players}
    most = max(numbers.values())
    if most < least:
        return None
    first, *others = [seat for seat, number in numbers.items() if number == most]
    return None if others else Moment(kind, {"name": first}, {called: most})
