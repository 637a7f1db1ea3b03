"""Every computer player by name: those of the levels, and some for comparison."""

from collections.abc import Mapping

from engine.measuring.first_player import BasePlayer
from engine.measuring.older.architects.normal import ArchitectsPlayer
from engine.measuring.older.architects.strong import StrongArchitectsPlayer
from engine.measuring.older.duel.normal import DuelPlayer
from engine.measuring.older.duel.strong import StrongDuelPlayer
from engine.measuring.older.normal import NormalBasePlayer
from engine.measuring.older.strong import StrongBasePlayer
from engine.measuring.one_ply import OnePlyPlayer
from engine.measuring.uniform import Uniform
from engine.players.levels import EveryGame, by_level
from engine.players.player import Policy

GAMES = ("base", "duel", "architects")


def policies() -> Mapping[str, Policy]:
    """Return every computer player by its name in commands.

    ``normal-1`` is the first normal player; ``normal-2`` and ``strong-1`` are those of all games before they
    learned; ``one-ply`` is a published one, for 7 Wonders; ``random`` draws.
    """
    older: Mapping[str, tuple[Policy, Policy, Policy]] = {
        "normal-1": (BasePlayer(), DuelPlayer(), ArchitectsPlayer()),
        "normal-2": (NormalBasePlayer(), DuelPlayer(), ArchitectsPlayer()),
        "strong-1": (StrongBasePlayer(), StrongDuelPlayer(), StrongArchitectsPlayer()),
        "one-ply": (OnePlyPlayer(), DuelPlayer(), ArchitectsPlayer()),
    }
    return {
        "easy": by_level("easy"),
        "normal": by_level("normal"),
        "strong": by_level("strong"),
        **{name: EveryGame(dict(zip(GAMES, players, strict=True))) for name, players in older.items()},
        "random": Uniform(),
    }
