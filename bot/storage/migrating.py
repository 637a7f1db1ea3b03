"""The form of a database: numbered SQL files bring it to the newest, one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from string import Template

from bot.storage.errors import StoreError

FIRST_FORM = 11
"""The form in which a new database begins; only files of versions that knew no servers have an older one."""


def migrations(database: object, form: int, words: Mapping[str, str]) -> list[tuple[int, str]]:
    """List the SQL that brings a database to the newest form, each with the number of the form it leads to.

    ``form`` is that of the database, 0 where it is empty; the ``words`` fill the holes of the files. Raises
    `StoreError` where it was written by a newer version.
    """
    folder = resources.files("bot.storage") / "migrations"
    files = _numbered(folder)
    if form > max(files):
        raise StoreError(f"The database {database} was written by a newer version of this bot.")
    if 0 < form < FIRST_FORM:
        files |= _numbered(folder / "before_servers")
    return [
        (number, Template(files[number].read_text(encoding="utf-8")).substitute(words))
        for number in sorted(files)
        if number > form
    ]


def _numbered(folder: Traversable) -> dict[int, Traversable]:
    return {int(file.name[:3]): file for file in folder.iterdir() if file.name.endswith(".sql")}
