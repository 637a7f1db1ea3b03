"""Fit how a city tells in which style it is led: ``python -m tests.fit_manner [--games 500]``.

Computer players of both kinds play together, one of whom is surely normal: who wants to know. Before each
round each city is looked at, and the cards in it are given such signs that the odds are as right as possible
(a logistic regression with a dislike of large numbers, climbed in small steps). Every fifth game is kept
apart, to tell how often the likelier style is the true one.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple

from engine.base.player import strong
from engine.measuring.players import policies
from engine.record import new_game
from engine.terms import CardId

PLAYERS = (4, 4, 3, 4, 7)
SHARES = (0.1, 0.5, 0.9, 1.0, 1.0)
"""The part of the others who play at sight: what cities tell differs where all want the same cards.

About half of all players are of each kind, so that no more is likely beforehand.
"""

AT_SIGHT = "one-ply"
NORMAL = ("normal-1", "normal")
FIRST_SEED = 6_000_000
KEPT_APART = 5
EPOCHS = 6
STEP = 0.5
DISLIKE = 0.002
"""By what part of a number a surprise has to be larger for the number to grow."""
MANNER = Path(strong.__file__).parents[1] / "data" / "manner.json"


class Seen(NamedTuple):
    """The cards of a city, whether who leads it takes what looks best at once, and in which game."""

    cards: Sequence[CardId]
    at_sight: bool
    game: int


def main() -> None:
    """Watch games, fit, and write what was found."""
    parser = argparse.ArgumentParser(description="Fit how a city tells in which style it is led.")
    parser.add_argument("--games", type=int, default=500)
    seen = [each for number in range(parser.parse_args().games) for each in cities_seen(number)]
    shown = [each for each in seen if each.game % KEPT_APART]
    kept = [each for each in seen if not each.game % KEPT_APART]
    signs: dict[CardId, float] = {card: 0.0 for each in seen for card in each.cards}
    squares = dict.fromkeys(signs, 1.0)
    order = Random(1)
    for _ in range(EPOCHS):
        order.shuffle(shown)
        for each in shown:
            surprise = each.at_sight - _chance(signs, each)
            for card in each.cards:
                squares[card] += surprise**2
                signs[card] += STEP * (surprise - DISLIKE * signs[card]) / sqrt(squares[card])
    found = {card: round(sign, 2) for card, sign in sorted(signs.items())}
    MANNER.write_text(json.dumps([{"cards": found}], indent=1) + "\n", "utf-8")
    right = sum([(_chance(found, each) > 0.5) == each.at_sight for each in kept])
    sys.stdout.write(f"the true style was likelier: {right} of {len(kept)}\n")


def cities_seen(number: int) -> Iterator[Seen]:
    """Play a game of players of both kinds, and give each city as it lies before each round but the first."""
    players = PLAYERS[number % len(PLAYERS)]
    luck = Random(number)
    share = luck.choice(SHARES)
    levels = [AT_SIGHT if luck.random() < share else luck.choice(NORMAL) for _ in range(players)]
    levels[luck.randrange(players)] = "normal"
    known, game = policies(), new_game("base", players, FIRST_SEED + number, {})
    while not game.over:
        view, asked = game.view(None), game.decisions()
        if view.age * view.round > 1 and any(each.kind == "round" for each in asked):
            for level, city in zip(levels, view.cities, strict=True):
                yield Seen([card.id for card in city.cards], level == AT_SIGHT, number)
        game.play(
            {
                each.seat: known[levels[each.chooser]].choose(game.view(each.chooser), each, luck)
                for each in asked
            }
        )


def _chance(signs: dict[CardId, float], seen: Seen) -> float:
    return 1 / (1 + exp(-sum([signs[card] for card in seen.cards])))


if __name__ == "__main__":
    main()
