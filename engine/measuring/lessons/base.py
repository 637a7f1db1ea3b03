"""Examples from 7 Wonders: decisions with playouts after several choices, and cities between ages."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from random import Random

from engine.base.box import Box
from engine.base.choice import BaseChoice, BuildStage, PaidChoice, Sell
from engine.base.course import course, rest_of_age
from engine.base.events import AgeBegan, BaseEvent
from engine.base.player.evaluation import facts_of, known_features, shares_at, weights_by_round
from engine.base.player.opinion import Opinion
from engine.base.player.playouts import VICTORY, Forecast, Quick
from engine.base.scoring import score_cities
from engine.base.table import Table
from engine.game import Decision, Seat, left_of, right_of
from engine.measuring.lessons import Example, Sample, Seen
from engine.players.learned import Weights
from engine.players.player import ended, play_on, tell_nobody
from engine.record import new_game

PLAYERS = (3, 4, 4, 5, 6, 7, 4, 3, 7, 5)
"""The numbers of players, one game after the other."""

NOISES = (0.4, 1.0, 2.5)
"""The noise in the examined games, for a variety of cities."""

PLAYED_ON = 1.0
"""The noise in playouts."""

LOOKS = 10
"""The number of examined decisions of a game."""

TRIED, AT_RANDOM = 7, 2
"""The choices tried of a decision, and the random ones among them; the others are the best evaluated."""

WATCHED = 3
"""After every so many decisions a game is played to its end, for the forecast."""


def play(box: Box, learned: Mapping[str, Weights], seeds: Sequence[int]) -> Seen:
    """Play games by the weights learned so far, and examine some of their decisions."""
    weights = weights_by_round(box, learned.get("choice", {}))
    forecast = Forecast(box, learned["forecast"]) if "forecast" in learned else None
    seen = Seen([], [])
    teacher = _Teacher(Quick(box, PLAYED_ON, weights), forecast, seen)
    for seed in seeds:
        game = new_game(
            "base", PLAYERS[seed % len(PLAYERS)], seed, {"manneken_pis": seed % 3 == 0}, box.names
        )
        table, luck = game.rules.lay_table(game.deal), Random(f"lessons {seed}")
        quick = Quick(box, luck.choice(NOISES), weights)
        quick.start(luck)
        rounds = set(luck.sample(range(box.rounds * len(box.ages)), LOOKS))

        def choose(
            decision: Decision[BaseChoice],
            table: Table = table,
            luck: Random = luck,
            quick: Quick = quick,
            rounds: set[int] = rounds,
        ) -> BaseChoice:
            number = box.rounds * (table.age_number - 1) + table.round - 1
            likely = (number in rounds) / table.players if decision.kind == "round" else 0.5
            if luck.random() < likely:
                teacher.look(table, decision, luck)
            return quick.choose(table, decision)

        play_on(course(table, tell_nobody), choose, {})
    return seen


class _Teacher:
    """Plays on after several choices of a decision; without a forecast, to the end of the game."""

    def __init__(self, quick: Quick, forecast: Forecast | None, seen: Seen) -> None:
        self._quick, self._forecast, self._seen = quick, forecast, seen

    def look(self, table: Table, decision: Decision[BaseChoice], luck: Random) -> None:
        """Compare choices of a decision; does nothing with only one."""
        quick, now = self._quick, (table.age_number, table.round)
        receiver = None
        if decision.kind == "round" and not table.last_round:
            receiver = (left_of if table.age.passing == "left" else right_of)(decision.seat, table.players)
        totals = [score.total for score in score_cities(table.box, table.cities)]
        opinion = Opinion(quick.evaluator, now, table.cities, decision, receiver, totals)
        ranked = _different(sorted(decision.choices, key=opinion.value, reverse=True))
        best, rest = ranked[: TRIED - AT_RANDOM], ranked[TRIED - AT_RANDOM :]
        tried = best + luck.sample(rest, min(AT_RANDOM, len(rest)))
        if len(tried) < 2:
            return
        features = tuple([opinion.features(choice) for choice in tried])
        seed, watched = luck.random(), luck.randrange(WATCHED * len(tried))
        ends: list[float] = []
        for number, choice in enumerate(tried):
            laid = table.copy()
            quick.start(Random(seed))
            if number == watched:
                end = self._watch(laid, decision, choice)
            else:
                end = self._play_on(laid, decision, choice)
            ends.append(end)
        shares = shares_at(table.box, *now)
        self._seen.examples.append(Example("choice", shares, features, tuple(ends)))

    def _play_on(self, table: Table, decision: Decision[BaseChoice], choice: BaseChoice) -> float:
        """Play on to the forecast."""
        whole = self._forecast is None or table.age_number == table.box.last_age
        rest = course(table, tell_nobody) if whole else rest_of_age(table, tell_nobody)
        play_on(rest, partial(self._quick.choose, table), {decision.seat: choice})
        return self._end(table, decision.seat, table.age_number)

    def _end(self, table: Table, seat: Seat, age: int) -> float:
        if self._forecast is None or age == table.box.last_age:
            return ended(score_cities(table.box, table.cities)[: table.players], seat, VICTORY)
        return self._forecast.ended(table.cities, table.players, seat, age)

    def _watch(self, table: Table, decision: Decision[BaseChoice], choice: BaseChoice) -> float:
        """Play on to the end of the game, and record all cities between two ages."""
        ends: list[float] = []
        seen: list[list[dict[str, float]]] = []
        points: list[list[float]] = []
        age = table.age_number

        def look(event: BaseEvent) -> None:
            if isinstance(event, AgeBegan):
                after = event.age - 1
                ends.append(self._end(table, decision.seat, after))
                seen.append([_features(table, seat) for seat in table.seats])
                if self._forecast is not None:
                    points.append([self._forecast.points(table.cities, seat, after) for seat in table.seats])

        play_on(course(table, look), partial(self._quick.choose, table), {decision.seat: choice})
        ends.append(self._end(table, decision.seat, table.age_number))
        totals = [float(score.total) for score in score_cities(table.box, table.cities)]
        # The forecast an age later depends less on luck than the end.
        later = [*points[1:], totals] if points else [totals] * len(seen)
        self._seen.samples.extend(
            Sample("forecast", age + number - 1, features, told[seat])
            for number, (cities, told) in enumerate(zip(seen, later, strict=True))
            for seat, features in enumerate(cities)
        )
        return ends[0 if self._forecast else -1]


def _features(table: Table, seat: Seat) -> dict[str, float]:
    """Add up the features of a city."""
    found: dict[str, float] = {}
    for fact in facts_of(table.cities, seat):
        for name, amount in known_features(table.box)[fact]:
            found[name] = found.get(name, 0.0) + amount
    return found


def _different(choices: Iterable[BaseChoice]) -> list[BaseChoice]:
    """Remove choices with the same effect as an earlier one: another payment, another card sold."""
    found: dict[object, BaseChoice] = {}
    for choice in choices:
        match choice:
            case BuildStage():
                use: object = choice.action, choice.copy
            case Sell():
                use = choice.action
            case _:
                power = isinstance(choice, PaidChoice) and choice.payment.how == "power"
                use = choice.action, getattr(choice, "card", None), power
        found.setdefault(use, choice)
    return list(found.values())
