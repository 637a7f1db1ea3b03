"""The rules of 7 Wonders, 7 Wonders Duel and 7 Wonders Architects: no Discord, no clock.

>>> import engine
>>> game = engine.new_game("base", players=4, seed=7)
>>> while not game.over:
...     events = game.play({each.seat: each.choices[0] for each in game.decisions()})
>>> [score.total for score in game.scores()] == [line["total"] for line in game.record()["result"]]
True
"""

from engine.course import Game
from engine.game import BrokenGameError, Choice, Decision, IllegalChoice, Score, Seat, View
from engine.reading import Malformed
from engine.record import OtherRules, Record, new_game, read_position, resume
from engine.rules import BOXES, GAMES, Position

__all__ = (
    "BOXES",
    "GAMES",
    "BrokenGameError",
    "Choice",
    "Decision",
    "Game",
    "IllegalChoice",
    "Malformed",
    "OtherRules",
    "Position",
    "Record",
    "Score",
    "Seat",
    "View",
    "new_game",
    "read_position",
    "resume",
)
