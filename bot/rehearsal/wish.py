"""What the person at the shell wants rehearsed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

TAP_SECONDS = 120.0
LONGEST_TAP_SECONDS = 3600.0
FORM_SECONDS = 60.0
MESSAGE_SECONDS = 60.0


@dataclass(frozen=True, slots=True)
class Wish:
    """Where, with whom and what; without a person it is the owner of the application. Times in seconds.

    ``parts`` are those of the rehearsal, all of them where none are named.
    """

    channel: int
    person: int | None = None
    tap_seconds: float = TAP_SECONDS
    form_seconds: float = FORM_SECONDS
    message_seconds: float = MESSAGE_SECONDS
    parts: Collection[str] = ()
