"""Tips for newcomers are true, and a first game has one for every round."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from engine.base.choice import Build, BuildStage
from engine.base.payment import FREE
from engine.base.player import tips as base_tips
from engine.base.player.opinion import ranked
from engine.base.player.tips import OF_A_HAND, Situation
from engine.base.view import View
from engine.duel.player import tips as duel_tips
from engine.game import Decision, Seat
from engine.players.advice import tips_for
from engine.players.levels import by_level
from engine.players.tips import Tip, fitting_tips
from engine.record import new_game
from engine.terms import CardId
from tests.engine.architects.setting import city as laid_city
from tests.engine.architects.setting import table
from tests.engine.base.setting import city
from tests.engine.base.setting import view as view_of
from tests.engine.duel.setting import city as duel_city
from tests.engine.duel.setting import game_at
from tests.engine.duel.setting import table as duel_table

NEWCOMER = Seat(0)
PLAYERS = {"base": 3, "duel": 2, "architects": 3}
GAMES = 10


@cache
def moments(game: str) -> list[tuple[str, Any, tuple[Tip, ...]]]:
    """Return each kind of question and view of a newcomer in some games, with all matching tips."""
    player, found = by_level("easy"), []
    for seed in range(GAMES):
        running, source = new_game(game, PLAYERS[game], seed, {}), random.Random(seed)
        while not running.over:
            chosen: dict[Seat, Any] = {}
            while decisions := running.decisions(chosen):
                for decision in decisions:
                    view = running.view(decision.chooser)
                    if decision.chooser == NEWCOMER:
                        found.append((decision.kind, view, tuple(tips_for(view, NEWCOMER))))
                    chosen[decision.seat] = player.choose(view, decision, source)
            running.play(chosen)
    return found


def told_in(game: str) -> list[Tip]:
    return [tip for _, _, tips in moments(game) for tip in tips]


def best_of(view: View) -> Any:
    offered = tuple(choice for offer in view.offers for choice in offer.choices)
    return ranked(view, Decision(NEWCOMER, NEWCOMER, "round", offered))[0][0]


def test_a_first_game_has_a_new_tip_about_the_hand_every_round() -> None:
    shown: list[str] = []
    for kind, view, tips in moments("base"):
        if (view.age, view.round, kind) == (1, 1, "round"):
            shown = []
            assert tips[0].kind == "brown"
        assert all(tip.facts.get("card") in {None, *view.hand} for tip in tips)
        fresh = [tip.kind for tip in tips if tip.kind not in shown]
        assert fresh or kind != "round"
        shown += fresh[:1]


def test_duel_tips_name_only_available_cards_and_wonders() -> None:
    for _, view, tips in moments("duel"):
        free = {offer.card: offer.affordable for offer in view.card_offers}
        wonders = {None, *view.draft, *view.cities[NEWCOMER].unbuilt_wonders}
        for card, tip in ((tip.facts.get("card"), tip) for tip in tips):
            # A card that can't be paid for can still be sold, or used for a wonder.
            lies_free = {"sold", "wonder"} & tip.facts.keys() and card in free
            assert card is None or free.get(str(card)) or lies_free
            assert tip.facts.get("wonder") in wonders


@pytest.mark.parametrize(("game", "least"), [("base", 30), ("duel", 28), ("architects", 20)])
def test_a_few_games_show_many_kinds_of_tips_without_repeats_at_once(game: str, least: int) -> None:
    assert len({tip.kind for tip in told_in(game)}) >= least
    for _, _, tips in moments(game):
        assert len({tip.kind for tip in tips}) == len(tips)


# -- truth of tips -------------------------------------------------------------------------------------


def sells(view: Any, tip: Tip) -> bool:
    """Return whether some payment gives the named neighbour these coins and the other one none."""
    offer = next(each for each in view.offers if each.card == tip.facts["card"])
    payments = [(each.payment.left, each.payment.right) for each in offer.builds]
    coins = tip.facts["coins"]
    paid = (coins, 0) if tip.seats["name"] == 1 else (0, coins)
    return paid in payments and 0 < sum(payments[0]) == coins


def wins_conflict(view: Any, tip: Tip) -> bool:
    own, theirs = view.cities[NEWCOMER].shields, view.cities[tip.seats["name"]].shields
    added = view.box.cards[tip.facts["card"]].effects[0].amount
    won = {1: 1, 2: 3, 3: 5}[view.age]
    return bool(own <= theirs == tip.facts["shields"] < own + added) and tip.facts["points"] == won


def stage_is_open(view: Any, tip: Tip) -> bool:
    pile = next(each for each in view.offered if each.place == tip.facts["place"])
    stages = [stage.number for stage in view.cities[NEWCOMER].open_stages]
    return pile.card == tip.facts["card"] and tip.facts["stage"] in stages


def colour(view: Any, tip: Tip) -> str:
    return str(view.box.cards[tip.facts["card"]].colour)


@pytest.mark.parametrize(
    ("game", "kind", "is_so"),
    [
        ("base", "brown", lambda view, tip: colour(view, tip) == "brown"),
        ("base", "neighbour-sells", sells),
        ("base", "war-to-win", wins_conflict),
        *(
            ("base", f"war-{kind}", lambda view, tip: view.round in {5, 6})
            for kind in ("to-win", "to-level", "to-lose", "ahead")
        ),
        ("base", "chain", lambda view, tip: tip.facts["before"] in view.cities[NEWCOMER].buildings),
        ("base", "science-set", lambda view, tip: tip.facts["points"] >= 8),
        ("base", "guild", lambda view, tip: (view.age, colour(view, tip)) == (3, "purple")),
        ("base", "many-coins", lambda view, tip: best_of(view).payment.how == "trade"),
        ("base", "stage", lambda view, tip: isinstance(best_of(view), BuildStage)),
        ("duel", "force-near", lambda view, tip: tip.facts["spaces"] == 9 - view.pawn),
        ("duel", "force-threatens", lambda view, tip: tip.facts["spaces"] == 9 + view.pawn),
        ("duel", "few-cards", lambda view, tip: view.age in {1, 2}),
        ("architects", "stage", stage_is_open),
        ("architects", "peek", lambda view, tip: view.cat == NEWCOMER),
        ("architects", "cat", lambda view, tip: view.cat != NEWCOMER and tip.facts["place"] != "central"),
        ("architects", "end-near", lambda view, tip: len(view.cities[tip.seats["name"]].stages) == 4),
    ],
)
def test_tips_are_true(game: str, kind: str, is_so: Callable[[Any, Tip], bool]) -> None:
    found = [(view, tip) for _, view, tips in moments(game) for tip in tips if tip.kind == kind]
    assert found
    for view, tip in found:
        assert is_so(view, tip), (view, tip)


@pytest.mark.parametrize(
    ("card", "side", "seller"),
    [("west_trading_post", "left", 1), ("east_trading_post", "right", 2), ("marketplace", "both", None)],
)
def test_a_tip_on_a_trading_post_names_the_cheaper_neighbour(
    card: str, side: str, seller: int | None
) -> None:
    cities = [city("rhodes A"), city("giza A"), city("babylon A")]
    view = view_of(cities, card, 1, 2)
    assert "trading-post" not in {tip.kind for tip in fitting_tips(Situation(view, NEWCOMER), OF_A_HAND)}
    advised = fitting_tips(Situation(view, NEWCOMER, Build(CardId(card), FREE)), OF_A_HAND)
    (tip,) = (tip for tip in advised if tip.kind == "trading-post")
    assert tip.facts["side"] == side
    assert seller in {None, tip.seats["name"]}


@pytest.mark.parametrize(
    ("stages", "hand", "players", "is_shown"),
    # Babylon plays a seventh card, and the Free City's controller plays two of three.
    [(1, "baths altar", 3, True), (2, "baths altar", 3, False), (1, "baths altar theater", 2, False)],
)
def test_the_last_round_tip_needs_two_cards_of_which_one_is_played(
    stages: int, hand: str, players: int, is_shown: bool
) -> None:
    cities = [city("babylon B", stages=stages), city("giza A"), city("rhodes A")]
    tips = fitting_tips(Situation(view_of(cities, hand, 1, 6, players=players), NEWCOMER), OF_A_HAND)
    assert ("last-round" in {tip.kind for tip in tips}) == is_shown


RECOMMENDED = {"base": base_tips.RECOMMENDING, "duel": duel_tips.RECOMMENDING}


@pytest.mark.parametrize("game", RECOMMENDED)
def test_tips_recommend_only_the_normal_players_choice(game: str) -> None:
    recommended = 0
    for _, view, tips in moments(game):
        assert all(bool(tip.reasons) == (tip.kind in RECOMMENDED[game]) for tip in tips)
        cards = {tip.facts["card"] for tip in tips if tip.reasons}
        assert len(cards) <= 1, "only one card can be built"
        if game == "base" and cards:
            best = best_of(view)
            assert isinstance(best, Build)
            assert cards == {best.card}
        recommended += len(cards)
    assert recommended > GAMES


@pytest.mark.parametrize(
    ("pawn", "coins", "kind", "named", "reason"),
    [
        # A player loses at most their coins.
        (2, 4, "loot", 2, None),
        (2, 1, "loot", 1, None),
        (5, 9, "loot", 5, None),
        (5, 4, "loot", 4, None),
        # A tip to win or to prevent a victory is the only one.
        (8, 9, "win-now", "guard_tower", "wins-military"),
        (-8, 9, "stop-now", "guard_tower", "stops-military"),
    ],
)
def test_tips_on_shields_in_duel(pawn: int, coins: int, kind: str, named: object, reason: str | None) -> None:
    cities = duel_city("sawmill quarry", coins=9), duel_city("palace", coins=coins)
    game = game_at(duel_table(*cities, free="guard_tower", pawn=pawn))
    tips = tips_for(game.view(NEWCOMER), NEWCOMER)
    (tip,) = tips if reason else [each for each in tips if each.kind == kind]
    assert (tip.kind, tip.facts["card" if reason else "coins"]) == (kind, named)
    assert reason in {None, *(each.kind for each in tip.reasons)}


@pytest.mark.parametrize(("held", "is_shown"), [("coin papyrus", False), ("clay wood papyrus", True)])
def test_a_stage_tip_needs_a_payment_that_uses_no_token(held: str, is_shown: bool) -> None:
    giza = laid_city("giza", held, stages=(1, 2, 3, 4), tokens="economy")
    decks = {"giza": "stone", "ephesus": "shield0 shield0", "central": "gear gear"}
    game = table(giza, laid_city("ephesus"), decks=decks)
    assert ("stage" in {each.kind for each in tips_for(game.view(NEWCOMER), NEWCOMER)}) == is_shown
