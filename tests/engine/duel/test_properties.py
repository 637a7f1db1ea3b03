"""Invariants of random games of Duel."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.duel.choice import Build, BuildWonder, Discard, DuelChoice
from engine.duel.events import (
    Built,
    CoinsLost,
    CoinsTaken,
    Discarded,
    PawnMoved,
    TradeCoinsGained,
    WonderBuilt,
    WonderRemoved,
)
from engine.duel.rules import DuelGame, standard_box
from engine.duel.table import Table
from engine.duel.view import View
from engine.game import Decision, Event
from engine.measuring.uniform import Uniform
from engine.record import new_game
from engine.terms import CardId

SEEDS = st.integers(0, 2**32)


class Ledger:
    """The totals of the events so far: coins, the pawn, cards under wonders, and wonders removed."""

    def __init__(self) -> None:
        self.coins = [7, 7]
        self.pawn = 0
        self.tucked: list[CardId] = []
        self.wonders_removed = 0

    def enter(self, event: Event) -> None:
        match event:
            case Built():
                self.coins[event.seat] -= event.coins + event.trade
            case WonderBuilt():
                self.coins[event.seat] -= event.trade
                self.tucked.append(event.card)
            case Discarded() | CoinsTaken() | TradeCoinsGained():
                self.coins[event.seat] += event.coins
            case CoinsLost():
                self.coins[event.seat] -= event.coins
            case PawnMoved():
                assert event.start == self.pawn
                self.pawn = event.end
            case WonderRemoved():
                self.wonders_removed += 1


def check(game: DuelGame, ledger: Ledger) -> None:
    table = game.table
    assert [city.coins for city in table.cities] == ledger.coins
    assert min(ledger.coins) >= 0
    assert table.pawn == ledger.pawn
    assert -9 <= table.pawn <= 9
    tokens = Counter([*table.board_tokens, *(token for city in table.cities for token in city.tokens)])
    assert max(tokens.values()) == 1
    assert set(tokens) <= set(standard_box().tokens)
    built = sum(len(city.built_wonders) for city in table.cities)
    assert built <= 7
    assert ledger.wonders_removed == (built == 7)
    if table.age:
        assert sum(len(city.wonders) for city in table.cities) == 8 - ledger.wonders_removed
        check_cards(game, ledger)


def check_cards(game: DuelGame, ledger: Ledger) -> None:
    """Check that each card is in one place; those face up are free or were laid face up."""
    table, layout = game.table, game.table.layout
    covered = {under for slot in layout.cards for under in layout.places[slot].covers}
    hidden = game.deal.ages[table.age - 1]
    assert all(card == hidden[slot] for slot, card in layout.cards.items())
    found = [building for city in table.cities for building in city.buildings]
    found += [*table.discard, *ledger.tucked, *layout.cards.values()]
    assert Counter(found) == Counter(card for age in game.deal.ages[: table.age] for card in age)
    assert sorted([*layout.free, *layout.uncovered]) == sorted(layout.cards.keys() - covered)
    assert layout.face_down.isdisjoint(layout.free)
    assert layout.face_down.issuperset(layout.uncovered)
    if not table.questions and table.victory is None:
        assert not layout.uncovered, "no card stays uncovered after a turn"
    assert not any(layout.places[slot].face_up for slot in layout.face_down)


def check_decision(table: Table, view: View, decision: Decision[DuelChoice]) -> None:
    """Check that choices are distinct and affordable, and that the view offers the same at their prices."""
    choices = decision.choices
    assert len(set(choices)) == len(choices) > (decision.kind != "turn")
    assert view.deciding == {decision.seat: decision.kind}
    if decision.kind != "turn":
        return
    assert {each.slot for each in choices if isinstance(each, Discard)} == set(table.layout.free)
    assert {each.gain for each in choices if isinstance(each, Discard)} == {view.discard_gain}
    builds = {each.slot: each.price for each in choices if isinstance(each, Build)}
    offered = {each.slot: each.price for each in view.card_offers if each.affordable}
    assert [(slot, price.total, price.how) for slot, price in sorted(offered.items())] == [
        (slot, price.total, price.how) for slot, price in sorted(builds.items())
    ]
    wonders = [each for each in choices if isinstance(each, BuildWonder)]
    offers = view.wonder_offers[decision.seat]
    assert {each.wonder for each in wonders} == {each.wonder for each in offers if each.affordable}
    for price in (*builds.values(), *(each.price for each in wonders)):
        assert 0 <= price.total <= table.cities[decision.seat].coins


@settings(max_examples=150, deadline=None)
@given(SEEDS)
def test_duel_events_account_for_all_coins_cards_tokens_and_pawn_moves(seed: int) -> None:
    game, source, ledger = new_game("duel", 2, seed), Random(seed), Ledger()
    turns = 0
    while not game.over:
        (decision,) = game.decisions()
        check_decision(game.table, game.view(None), decision)
        turns += decision.kind == "turn"
        choice = Uniform().choose(None, decision, source)
        for event in game.play({decision.seat: choice}):
            ledger.enter(event)
        check(game, ledger)
    table = game.table
    by_points = (turns, bool(table.layout.cards), abs(table.pawn) < 9) == (60, False, True)
    six_symbols = max(len(city.symbols) for city in table.cities) == 6
    ends = {"military": abs(table.pawn) == 9, "scientific": six_symbols, "civilian": by_points}
    assert table.victory is not None
    assert ends[table.victory]
    assert all(sum(score.rows.values()) == score.total for score in game.scores())
