"""The rules of 7 Wonders, 7 Wonders Duel and 7 Wonders Architects: no Discord, no clock.

>>> import engine
>>> game = engine.new_game("base", players=4, seed=7)
>>> while not game.over:
...     events = game.play({each.seat: each.choices[0] for each in game.decisions()})
>>> record: engine.Record = game.record()
>>> [score.total for score in game.scores()] == [line["total"] for line in record["result"]]
True

What there is, and a seat:

>>> engine.GAMES
('base', 'duel', 'architects')
>>> engine.BOXES["base"]
('standard', 'second_edition')
>>> game.view(engine.Seat(1)).seat
1
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
