"""What a computer player is."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from engine.game import Decision


class Policy(Protocol):
    """A way to play; it can be pickled, so that another process can think."""

    def choose(self, view: Any, decision: Decision[Any], source: Random) -> Any:
        """Give one of the decision's choices; the same for the same view and state of ``source``."""
        ...
