"""What a store says when it cannot do what it was asked."""

from __future__ import annotations

from bot.common.logs import BriefError


class StoreError(Exception):
    """The store cannot do what it was asked; nothing has changed, and the next call may succeed.

    The message is one sentence for the person at the shell.
    """


class OutageError(StoreError, BriefError):
    """The server, the disk or the way to it is away: nothing is wrong with what was asked."""


class ServedError(StoreError):
    """Another process serves what is to be opened."""


class FencedError(StoreError):
    """Others have taken what this process served: it was silent for too long, and has to begin again."""


class ElsewhereError(StoreError):
    """What was asked for is for the process that serves a server; nothing has changed."""

    def __init__(self, server: int) -> None:
        super().__init__(f"the process that serves server {server} has to do this")
        self.server = server


class ConflictError(StoreError):
    """What was to be written contradicts what is there."""


class PlaceTakenError(StoreError):
    """The channel or thread has a lobby or a game already."""


class StepTakenError(StoreError):
    """The step has been written before: whoever asks knows an older state of the game."""


class UnreadableError(StoreError):
    """What is kept of a table cannot be read: it was written by another version, or it is damaged."""

    def __init__(self, table: int, fault: object) -> None:
        super().__init__(f"table {table} cannot be read: {fault}")
        self.table = table
