"""What the person at the shell wants rehearsed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

TAP_SECONDS = 120.0
FORM_SECONDS = 60.0
MESSAGE_SECONDS = 60.0


ActName = Literal[
    "7 Wonders: first step",
    "Duel: first step",
    "Architects: first step",
    "7 Wonders: last step",
    "Duel: last step",
    "Architects: last step",
    "7 Wonders: discard pile",
    "Seats",
    "Closed direct messages",
    "Close-ups",
    "Privacy",
    "Overviews",
    "7 Wonders: hand in words",
    "Duel: card that is tapped",
    "Duel: Great Library",
    "Architects: search",
    "Architects: peek",
    "Thread",
    "Taps",
    "Form",
]
ACTS: tuple[ActName, ...] = get_args(ActName)


@dataclass(frozen=True, slots=True)
class Wish:
    """Where, with whom and what; without a person it is the owner of the application. Times in seconds."""

    channel: int
    person: int | None = None
    tap_seconds: float = TAP_SECONDS
    form_seconds: float = FORM_SECONDS
    message_seconds: float = MESSAGE_SECONDS
    acts: tuple[ActName, ...] = ACTS
