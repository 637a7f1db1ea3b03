"""Why a choice of Duel is good or not: what it does, weighed as the normal computer player does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.duel.choice import (
    Begin,
    Build,
    BuildWonder,
    Discard,
    Draft,
    DuelChoice,
    KeepToken,
    Revive,
    TakeOpponentCard,
    TakeToken,
)
from engine.duel.city import Effect
from engine.duel.effects import (
    Produce,
    ProduceChoice,
    TradePrice,
    VictoryPoints,
)
from engine.duel.events import (
    CoinsLost,
    CoinsTaken,
    PairCompleted,
    PawnMoved,
    TradeCoinsGained,
)
from engine.duel.legal import turn_choices
from engine.duel.player.worth import (
    ANSWERED,
    COIN,
    FULL_PURSE,
    LEAD,
    SPARE_COIN,
    SYMBOLS,
    TURN,
    VICTORY,
    Worth,
    after,
    cards_to_come,
    guessed_table,
    lying_points,
)
from engine.duel.resolve import resolve
from engine.duel.scoring import lead, supremacy
from engine.duel.table import Table
from engine.duel.terms import opponent
from engine.duel.view import View
from engine.game import Decision, Event, Seat
from engine.players.reasons import Kind, Reason, spared
from engine.story import Fact
from engine.terms import CardId, Resource, WonderId

MUCH_DENIED = 3
"""Points that a card would bring the opponent, from which on it is told that they do not get it."""

FEW_COINS = 2
"""Who has no more is short of coins."""


def reasons(view: View, decision: Decision[DuelChoice], choice: DuelChoice) -> tuple[Reason, ...]:
    """Tell what a choice does for the player who is asked, and what it costs."""
    return tuple(_Weighing(view, decision, choice).reasons())


class _Weighing:
    """A table before a choice and after it; what lies face down counts as nothing."""

    def __init__(self, view: View, decision: Decision[DuelChoice], choice: DuelChoice) -> None:
        self._view = view
        self._decision = decision
        self._choice = choice
        self._seat = decision.chooser
        self._other = opponent(self._seat)
        self._worth = Worth(view)
        self._before = guessed_table(view)
        self._after = self._before.copy()
        self._events: list[Event] = []
        resolve(self._after, self._seat, choice, self._events.append)

    def reasons(self) -> Iterator[Reason]:
        """Tell everything, in no order."""
        won = supremacy(self._view.box.track, self._after.cities, self._after.pawn)
        if won is not None:
            yield Reason("wins-military" if won[0] == "military" else "wins-science", VICTORY)
            yield from self._prices()
            return
        if isinstance(self._choice, Begin):
            whose = "own" if self._choice.seat == self._seat else "other"
            yield Reason("begins", TURN / 2, {"name": self._choice.seat}, {"whose": whose})
            return
        total = self._worth.of(self._after, self._seat) - self._worth.of(self._before, self._seat)
        rest = total - self._questions()
        for part in (
            *self._points(),
            *self._pawn(),
            *self._symbols(),
            *self._coins(),
            *self._prices(),
            *self._again(),
        ):
            yield part
            rest -= part.worth
        for part in self._opened():
            yield part
            rest -= part.worth
        for part in (*self._supply(rest), *self._chosen(rest)):
            yield part
            rest -= part.worth
        yield Reason("later" if rest > 0 else "rest", rest)
        if isinstance(self._choice, Build | BuildWonder | Discard) and not self._after.plays_again:
            yield from self._answers()

    def _questions(self) -> float:
        """Count what the question that is answered has been worth while it was open."""
        return sum(
            ANSWERED.get(each.kind, 0.0) * (-1 if each.seat == self._seat else 1)
            for each in self._before.questions
            if each not in self._after.questions
        )

    # -- what lies there now ----------------------------------------------------------------------------

    def _points(self) -> Iterator[Reason]:
        """Tell of points of cards, wonders and progress tokens, the own ones and the other's."""
        before, after = self._before, self._after
        own, other = (lying_points(after, seat) - lying_points(before, seat) for seat in self._both)
        if own:
            yield Reason("points", own, {}, {"points": own, "sure": "yes" if self._is_printed(own) else "no"})
        if other:
            kind: Kind = "points-taken" if other < 0 else "points-given"
            yield Reason(kind, -other, {"name": self._other}, {"points": abs(other)})

    def _is_printed(self, points: int) -> bool:
        """Whether so many points stand on what is built or taken, however the game goes on."""
        return points == sum(each.amount for each in self._effects() if isinstance(each, VictoryPoints))

    @property
    def _both(self) -> tuple[Seat, Seat]:
        return self._seat, self._other

    def _pawn(self) -> Iterator[Reason]:
        """Tell how the pawn moves, what its zone is worth, and what is looted on its way."""
        track = self._view.box.track
        ahead = [lead(table.pawn, self._seat) for table in (self._before, self._after)]
        moved = sum(each.shields for each in self._events if isinstance(each, PawnMoved))
        if moved:
            zones = [track.points(each) - track.points(-each) for each in ahead]
            facts: dict[str, Fact] = {
                "spaces": moved,
                "points": zones[1] - zones[0],
                "left": track.capital - ahead[1],
            }
            worths = [LEAD[each] if each > 0 else -LEAD[-each] for each in ahead]
            yield Reason("pawn", worths[1] - worths[0], {"name": self._other}, facts)

    def _symbols(self) -> Iterator[Reason]:
        """Tell of a further symbol, of a pair, and of the question that it opens."""
        counts = [len(table.cities[self._seat].symbols) for table in (self._before, self._after)]
        worth = SYMBOLS[counts[1]] - SYMBOLS[counts[0]]
        if counts[1] > counts[0]:
            yield Reason("symbol", worth, {}, {"symbols": counts[1]})
        for question in self._after.questions[len(self._kept_questions) :]:
            yield self._asked(question.kind)

    @property
    def _kept_questions(self) -> list[object]:
        return [each for each in self._before.questions if each in self._after.questions]

    def _asked(self, kind: str) -> Reason:
        worth = ANSWERED.get(kind, 0.0)
        if any(isinstance(each, PairCompleted) for each in self._events) and kind == "token":
            return Reason("pair", worth)
        return Reason("power", worth, {}, {"ability": kind})

    def _coins(self) -> Iterator[Reason]:
        """Tell of coins from the bank, and of those that the other loses."""
        taken = sum(
            each.coins for each in self._events if isinstance(each, CoinsTaken) and each.seat == self._seat
        )
        if isinstance(self._choice, Discard):
            yield Reason("sale", self._purse(self._choice.gain), {}, {"coins": self._choice.gain})
            coins = self._before.cities[self._seat].coins
            if all(isinstance(each, Discard) for each in self._decision.choices):
                yield Reason("nothing-builds", 0.0)
            else:
                yield from self._spared(self._choice)
            if coins <= FEW_COINS:
                yield Reason("few-coins", 0.0, {}, {"coins": coins})
        if taken:
            yield Reason("coins", self._purse(taken), {}, {"coins": taken})
        lost = sum(
            each.coins for each in self._events if isinstance(each, CoinsLost) and each.seat == self._other
        )
        if lost:
            yield Reason("looted", COIN * lost, {"name": self._other}, {"coins": lost})

    def _spared(self, sale: Discard) -> Sequence[Reason]:
        """Tell that the card that is sold cannot be built, or what that would cost."""
        slot = sale.slot
        builds = [each for each in self._decision.choices if isinstance(each, Build) and each.slot == slot]
        return spared([each.price.total for each in builds])

    def _purse(self, coins: int) -> float:
        """Weigh so many more coins: those above a full purse count less."""
        room = max(0, FULL_PURSE - self._before.cities[self._seat].coins)
        return COIN * min(coins, room) + SPARE_COIN * max(0, coins - room)

    def _prices(self) -> Iterator[Reason]:
        """Tell what is paid, and to whom: with Economy trade goes to the opponent."""
        choice = self._choice
        if not isinstance(choice, Build | BuildWonder):
            return
        if choice.price.how == "chain":
            source = self._view.box.cards[choice.card].free_from
            yield Reason("chain", 0.0, {}, {"card": str(source)})
        elif not choice.price.total:
            yield Reason("no-cost" if choice.price.how == "free" else "own-resources", 0.0)
        earned = sum(each.coins for each in self._events if isinstance(each, TradeCoinsGained))
        if earned:
            yield Reason("paid-to", -2 * COIN * earned, {"name": self._other}, {"coins": earned})
        if choice.price.total > earned:
            bank = choice.price.total - earned
            yield Reason("paid-bank", -COIN * bank, {}, {"coins": bank})

    def _again(self) -> Iterator[Reason]:
        if self._after.plays_again and not self._before.plays_again:
            yield Reason("again", TURN)

    # -- what is to come ----------------------------------------------------------------------------------

    def _effects(self) -> tuple[Effect, ...]:
        """List what the choice brings into the city."""
        box = self._view.box
        match self._choice:
            case Build(card=card) | Revive(card=card):
                return box.cards[card].effects
            case BuildWonder(wonder=wonder):
                return box.wonders[wonder].effects
            case TakeToken(token=token) | KeepToken(token=token):
                return box.tokens[token].effects
            case _:
                return ()

    def _supply(self, rest: float) -> Iterator[Reason]:
        """Tell what the city produces from now on, or buys at a fixed price, and which wonder it helps."""
        made: tuple[Resource, ...] = ()
        hole = "resources"
        cheaper: tuple[Resource, ...] = ()
        for effect in self._effects():
            match effect:
                case Produce(resource, amount):
                    made = (*made, *(resource,) * amount)
                case ProduceChoice(resources):
                    made, hole = resources, "either"
                case TradePrice(resources):
                    cheaper = (*cheaper, *resources)
        if not made and not cheaper:
            return
        saved = self._saved()
        if saved is not None:
            yield saved
            rest -= saved.worth
        if made:
            city = self._before.cities[self._seat]
            held = {each for each, amount in city.production.items() if amount}
            held.update(*city.production_choices)
            facts: dict[str, Fact] = {hole: made, "new": "no" if held & {*made} else "yes", "need": "no"}
            yield Reason("makes", rest, {}, {**facts, "stage": 0})
        else:
            yield Reason("cheaper", rest, {}, {"resources": cheaper, "coins": 1, "side": "bank"})

    def _saved(self) -> Reason | None:
        """Tell which of the player's wonders costs less from now on, and by how much: the one that most."""
        markets = [table.market(self._seat) for table in (self._before, self._after)]
        found: list[tuple[int, WonderId]] = []
        for wonder in self._after.cities[self._seat].unbuilt_wonders:
            prices = [market.price(self._view.box.wonders[wonder]).total for market in markets]
            found.append((prices[0] - prices[1], wonder))
        coins, wonder_id = max(found, default=(0, None))
        if wonder_id is None or coins <= 0:
            return None
        return Reason("saves", COIN, {}, {"wonder": wonder_id, "coins": coins})

    def _chosen(self, rest: float) -> Iterator[Reason]:
        """Tell what is printed on a wonder or a progress token that is taken, or what the opponent loses."""
        match self._choice:
            case Draft(wonder=wonder):
                yield Reason("wonder", rest, {}, {"wonder": wonder})
            case TakeToken(token=token) | KeepToken(token=token):
                yield Reason("token", rest, {}, {"token": token})
            case TakeOpponentCard(card=card):
                made = [each for each in self._view.box.cards[card].effects if isinstance(each, Produce)]
                lost = tuple(each.resource for each in made for _ in range(each.amount))
                if lost:
                    yield Reason("robs", rest, {"name": self._other}, {"resources": lost})

    def _opened(self) -> Iterator[Reason]:
        """Tell which card a chain makes free from now on, if it may still come."""
        if not isinstance(self._choice, Build):
            return
        free = self._view.box.cards[self._choice.card].gives_free
        if free is None or all(card.id != free for card, _ in cards_to_come(self._view)):
            return
        without = self._after.copy()
        without.cities[self._seat].buildings.remove(self._choice.card)
        worth = self._worth.of(self._after, self._seat) - self._worth.of(without, self._seat)
        yield Reason("frees", worth, {}, {"cards": (free,)})

    # -- the opponent's next turn ---------------------------------------------------------------------------

    def _answers(self) -> Iterator[Reason]:
        """Tell what the opponent can do next, and could have done otherwise."""
        choice = self._choice
        assert isinstance(choice, Build | BuildWonder | Discard)
        if self._after.questions:
            return
        passed = self._before.copy()
        passed.plays_again = False
        threats = self._wins(passed)
        left = self._wins(self._after)
        for kind, found in (("military", "stops-military"), ("scientific", "stops-science")):
            if kind in threats and kind not in left:
                stopped: Kind = "stops-military" if found == "stops-military" else "stops-science"
                yield Reason(stopped, VICTORY, {"name": self._other})
        points = self._brings_other(passed, choice.card)
        kept = self._best(passed) - self._best(self._after)
        if points >= MUCH_DENIED and kept > 0:
            under = "yes" if isinstance(choice, BuildWonder) else "no"
            facts: dict[str, Fact] = {"card": choice.card, "points": points, "under": under}
            yield Reason("denies", kept, {"name": self._other}, facts)
        old, new = self._before.layout, self._after.layout
        uncovered = {*new.free, *new.uncovered}.difference(old.free, old.uncovered)
        if uncovered:
            worth = min(0.0, self._best(passed) - self._best(self._after))
            yield Reason("uncovers", worth, {"name": self._other}, {"cards": len(uncovered)})
        elif isinstance(choice, Discard) and any(not each.free for each in self._view.layout):
            yield Reason("uncovers-none", 0.0, {"name": self._other})

    def _wins(self, table: Table) -> set[str]:
        """Tell in which ways the opponent could win at once, were it their turn."""
        ends = (
            supremacy(tried.box.track, tried.cities, tried.pawn)
            for answer in turn_choices(table, self._other)
            if not isinstance(answer, Discard)
            for tried in [after(table, self._other, answer)]
        )
        return {won[0] for won in ends if won is not None and won[1] == self._other}

    def _brings_other(self, table: Table, card: CardId) -> int:
        """Count the points that building this card would bring the opponent now; 0 where they cannot pay."""
        for answer in turn_choices(table, self._other):
            if isinstance(answer, Build) and answer.card == card:
                tried = after(table, self._other, answer)
                return lying_points(tried, self._other) - lying_points(table, self._other)
        return 0

    def _best(self, table: Table) -> float:
        """Estimate what the opponent's best turn brings them."""
        now = self._worth.of(table, self._other)
        return max(
            (
                self._worth.of(after(table, self._other, answer), self._other) - now
                for answer in turn_choices(table, self._other)
                if not isinstance(answer, BuildWonder)
            ),
            default=0.0,
        )
