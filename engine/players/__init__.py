"""Computer players: they see what a seat sees, no more."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol

from engine.game import Decision
from engine.players.sensible import Sensible
from engine.players.uniform import Uniform


class Policy(Protocol):
    """A way to play."""

    def choose(self, view: Any, decision: Decision[Any], source: Random) -> Any:
        """Give one of the decision's choices; the same for the same view and state of ``source``."""
        ...


def policies() -> Mapping[str, Policy]:
    """Give every computer player by the name that commands and settings call it."""
    return {"random": Uniform(), "sensible": Sensible()}
