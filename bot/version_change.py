"""The changes of a new version, logged at its first start; a version that is too old is refused."""

import logging
import re
from importlib import resources

from bot.common.settings import installed_version
from bot.storage.errors import StoreError, UnreadableError
from bot.storage.store import Store
from engine.game import IllegalChoice
from engine.reading import Malformed
from engine.record import resume

log = logging.getLogger(__name__)

FACT = "version"
"""The fact that stores which version last served the database."""

HEADING = re.compile(r"^## \[([^]]+)\].*\n", re.MULTILINE)


def changes() -> dict[str, str]:
    """Return the changelog's section for each version, newest first."""
    text = (resources.files("bot") / "CHANGELOG.md").read_text(encoding="utf-8")
    _, *parts = HEADING.split(text)
    sections = dict(zip(parts[::2], parts[1::2], strict=True))
    return {version: text.strip() for version, text in sections.items() if version != "Unreleased"}


async def begin_version(store: Store) -> None:
    """Log what's new since the version that last served this store, and store this one.

    Raises `StoreError`, with nothing stored, if this version can't play games of a newer one.
    """
    before, now = await store.fact(FACT), installed_version()
    if before == now:
        return
    known = changes()
    if before is not None and before not in known:
        await _refuse_unreadable(store, before, now)
        log.warning("went back from version %s to %s; all games go on", before, now)
    elif before is not None or await store.has_tables():
        older, versions = before or "an older version", list(known)
        count = 1 if before is None else versions.index(before)
        new = "\n\n".join(f"{version}\n\n{known[version]}" for version in versions[:count])
        log.info("updated from %s to %s; what's new:\n\n%s", older, now, new)
    await store.put_fact(FACT, now)


async def _refuse_unreadable(store: Store, before: str, now: str) -> None:
    """Raise `StoreError` if a running game or a lobby needs the version that served before."""
    lost = len(await store.unreadable_tables())
    for row in await store.unfinished_games():
        try:
            stored = await store.game(row.id)
            if stored is not None:
                resume({**stored.header, "steps": stored.steps})
        except (UnreadableError, Malformed, IllegalChoice):
            lost += 1
    if lost:
        raise StoreError(
            f"Version {before} of this bot served this database last, and version {now} can't go on with "
            f"{lost} of its games: install {before} again, or restore a backup made before; nothing was "
            "changed."
        )
