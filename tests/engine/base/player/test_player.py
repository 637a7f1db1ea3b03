from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.base.choice import BaseChoice, Build, Decline, Revive
from engine.base.payment import CHAIN, FREE, POWER
from engine.base.view import View
from engine.game import Decision, Seat
from engine.measuring.match import Match, play_match
from engine.measuring.uniform import Uniform, play_out
from engine.players.levels import by_level
from engine.record import new_game
from engine.terms import CardId
from tests.engine.base.player.setting import AT_ONCE, OWN, thinks, view
from tests.engine.base.setting import city, facts_of, pay

PLAIN = (city("giza A"), city("rhodes A"), city("ephesus A"), city("babylon A"))


class Watched:
    """A computer player whose choices are checked, and counted by the kind of decision."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.actions: set[tuple[str | None, str]] = set()

    def choose(self, view: View, decision: Decision[BaseChoice], source: Random) -> BaseChoice:
        choice: BaseChoice = by_level("normal").choose(view, decision, source)
        assert choice in decision.choices
        self.kinds.add(decision.kind)
        self.actions.add((facts_of(choice).how, choice.action))
        return choice


def play(players: int, seed: int, player: Any, options: dict[str, object] | None = None) -> Any:
    game = new_game("base", players, seed, options or {})
    return play_out(game, [player] * players, Random(seed))


@pytest.mark.parametrize("players", range(2, 8))
def test_finishes_every_table(players: int) -> None:
    """With sides A where an even number of players sits, with sides B where an odd one does."""
    options = {"sides": "AB"[players % 2], "manneken_pis": True}
    watched, game = Watched(), new_game("base", players, players, options)
    seats: list[Any] = [watched, *[Uniform()] * (players - 1)]
    assert play_out(game, seats, Random(players)).over
    assert {"build", "stage"} <= {action for _, action in watched.actions}


def test_answers_every_kind_of_decision() -> None:
    watched = Watched()
    wonders = [{"wonder": name, "side": "B"} for name in ("babylon", "halicarnassus")]
    every = {"round", "free_city", "seventh_card", "revive"}
    for seed in range(4):
        if watched.kinds != every:
            play(2, seed, watched, {"wonders": [*wonders, {"wonder": "olympia", "side": "A"}]})
    assert watched.kinds == every


def test_builds_free_with_olympia_what_it_cannot_pay() -> None:
    cities = (city("olympia A", coins=0, stages=2), *PLAIN[1:])
    choice = thinks(cities, "palace study", age=3, round_=6)
    assert choice == Build(CardId("palace"), POWER)


def test_wins_nearly_always_against_players_who_draw() -> None:
    normal, chance = play_match(Match("base", ("normal", "random", "random", "random")), games=5)
    assert normal.won == 5
    assert normal.mean_points["total"] > chance.mean_points["total"] + 20


def test_is_a_worthy_opponent() -> None:
    (normal,) = play_match(Match("base", ("normal",) * 4), games=2)
    assert 45 <= normal.mean_points["total"] <= 70


def test_plays_the_same_from_the_same_source_and_not_the_same_game_every_time() -> None:
    def steps(source: int) -> object:
        game, luck = new_game("base", 3, 5, {}), Random(source)
        while game.view(None).age == 1:
            asked = game.decisions()
            game.play(
                {each.seat: by_level("normal").choose(game.view(each.chooser), each, luck) for each in asked}
            )
        return game.record()["steps"]

    first = steps(0)
    assert steps(0) == first
    assert any(steps(source) != first for source in range(1, 4))


def test_takes_the_most_points_in_the_last_round() -> None:
    rich = (replace(PLAIN[0], buildings=(CardId("altar"), CardId("temple"), CardId("statue"))), *PLAIN[1:])
    assert thinks(rich, "gardens pantheon", age=3, round_=6) == Build(CardId("pantheon"), CHAIN)


def test_takes_the_shields_that_win_two_conflicts() -> None:
    walled = (replace(PLAIN[0], buildings=(CardId("walls"), CardId("statue"))), *PLAIN[1:])
    guarded = [replace(other, buildings=(CardId("walls"), CardId("barracks"))) for other in walled[1:]]
    choice = thinks((walled[0], *guarded), "fortifications gardens", age=3, round_=6)
    assert facts_of(choice).card == "fortifications"


def test_leaves_shields_alone_that_decide_nothing() -> None:
    choice = thinks(
        (
            city("giza A", "walls", "training_ground", "stables", "theater", "statue"),
            *(city(board) for board in ("rhodes A", "ephesus A", "babylon A")),
        ),
        "fortifications gardens",
        age=3,
        round_=6,
    )
    assert facts_of(choice).card == "gardens"


def test_completes_a_set_of_symbols() -> None:
    scholar = city("giza A", "apothecary", "workshop", "laboratory", "dispensary", "library", "statue")
    assert facts_of(thinks((scholar, *PLAIN[1:]), "gardens university", age=3, round_=6)).card == "university"


def test_builds_production_at_the_beginning() -> None:
    chosen = {
        facts_of(thinks(PLAIN, "altar tree_farm tavern stockade east_trading_post", 1, 1, seed)).card
        for seed in range(5)
    }
    assert chosen == {"tree_farm"}


def test_takes_points_and_no_coins_at_the_end() -> None:
    assert (
        facts_of(thinks((city("giza A", coins=0), *PLAIN[1:]), "pawnshop tavern", age=3, round_=6)).card
        == "pawnshop"
    )


def test_pays_the_weaker_neighbour() -> None:
    cities = (
        city("giza A", coins=10),
        city("rhodes A", "clay_pool", "altar", "theater", "pawnshop", conflicts=(1, 1, 3)),
        city("ephesus A"),
        city("babylon A"),
    )
    choice = thinks(cities, "guard_tower", age=1, round_=3)
    assert (choice.action, facts_of(choice).left, facts_of(choice).right) == ("build", 0, 2)


def test_puts_under_the_wonder_what_the_next_player_wants() -> None:
    cities = (
        city("giza A", "quarry", "aqueduct"),
        city("rhodes A", "altar", "temple"),
        city("ephesus A"),
        city("babylon A"),
    )
    hand = "aqueduct pantheon philosophers_guild"
    choices = {thinks(cities, hand, age=3, round_=5, seed=seed) for seed in range(5)}
    assert {(choice.action, facts_of(choice).card) for choice in choices} == {("stage", "pantheon")}


def test_revives_the_best_building() -> None:
    cities = (city("halicarnassus A", stages=2), *PLAIN[1:])
    names = ("tavern", "palace", "altar")
    listed: tuple[BaseChoice, ...] = (*(Revive(CardId(name)) for name in names), Decline())
    seen = replace(view(cities, "", 3, 6), discard=tuple(map(CardId, names)))
    decision = Decision(OWN, OWN, "revive", listed)
    assert facts_of(AT_ONCE.choose(seen, decision, Random(1))).card == "palace"


def test_lets_the_free_city_harm_the_opponent_only() -> None:
    """Shields of the Free City that turn the conflict of the opponent, where the own one is won anyway."""
    cities = (
        city("giza A", "walls", "training_ground", "stables"),
        city("rhodes A", "walls"),
        city("ephesus A", "walls", coins=0),
    )
    listed: tuple[BaseChoice, ...] = (
        Build(CardId("guard_tower"), pay()),
        Build(CardId("tavern"), FREE),
    )
    seen = view(cities, "guard_tower tavern", 3, 6, players=2, free_city=Seat(2), controller=OWN)
    decision = Decision(Seat(2), OWN, "free_city", listed)
    own = AT_ONCE.choose(seen, decision, Random(1))
    assert facts_of(own).card == "guard_tower"
