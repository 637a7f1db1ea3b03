"""Computer players: they see what a seat sees, no more."""

from __future__ import annotations

from collections.abc import Mapping

from engine.architects.player.easy import EasyArchitectsPlayer
from engine.architects.player.player import ArchitectsPlayer
from engine.architects.player.strong import StrongArchitectsPlayer
from engine.base.player.easy import EasyBasePlayer
from engine.base.player.normal import NormalBasePlayer
from engine.base.player.one_ply import OnePlyPlayer
from engine.base.player.player import BasePlayer
from engine.base.player.strong import StrongBasePlayer
from engine.duel.player.easy import EasyDuelPlayer
from engine.duel.player.player import DuelPlayer
from engine.duel.player.strong import StrongDuelPlayer
from engine.levels import Level
from engine.players.every_game import EveryGame
from engine.players.policy import Policy
from engine.players.uniform import Uniform


def policies() -> Mapping[str, Policy]:
    """Give every computer player by the name that commands call it: the levels, and some to measure them by.

    ``normal-1`` is the normal player as it was first; ``one-ply`` is one that others have published, for the
    base game; ``random`` draws.
    """
    return {
        "easy": by_level("easy"),
        "normal": by_level("normal"),
        "strong": by_level("strong"),
        "normal-1": EveryGame(BasePlayer(), DuelPlayer(), ArchitectsPlayer()),
        "one-ply": EveryGame(OnePlyPlayer(), DuelPlayer(), ArchitectsPlayer()),
        "random": Uniform(),
    }


def by_level(level: Level) -> Policy:
    """Give the computer player of a level; a worker process can be given it, or its level."""
    match level:
        case "easy":
            return EveryGame(EasyBasePlayer(), EasyDuelPlayer(), EasyArchitectsPlayer())
        case "normal":
            return EveryGame(NormalBasePlayer(), DuelPlayer(), ArchitectsPlayer())
        case "strong":
            return EveryGame(StrongBasePlayer(), StrongDuelPlayer(), StrongArchitectsPlayer())
