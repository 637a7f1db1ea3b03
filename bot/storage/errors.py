"""Errors of the store."""

from bot.common.logs import BriefError


class StoreError(Exception):
    """The operation failed and changed nothing; the next one may succeed.

    The message is one sentence for the operator.
    """


class OutageError(StoreError, BriefError):
    """The server, the disk or the connection is unavailable; the request itself is valid."""


class ServedError(StoreError):
    """Another process serves the database."""


class FencedError(StoreError):
    """The process was silent for so long that another took over its leases; it must restart."""


class ElsewhereError(StoreError):
    """The request belongs to the process that serves a server; nothing has changed."""

    def __init__(self, server: int) -> None:
        super().__init__(f"the process that serves server {server} has to do this")
        self.server = server


class ConflictError(StoreError):
    """The write violates a constraint of the database: a place is taken, or a step is already written."""


class UnreadableError(StoreError):
    """The stored table cannot be read: it was written by another version, or is damaged."""

    def __init__(self, table: int, fault: object) -> None:
        super().__init__(f"table {table} cannot be read: {fault}")
