"""What newcomers are told in their first game: one tip a step, none twice, and none for who wants none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.common.options import GAME_NAMES, PLAYED_WITH
from bot.storage.store import Store
from bot.tables.session import Session
from bot.tables.snapshot import GameSnapshot
from engine.game import Seat
from engine.players.advice import tips_for
from engine.players.tips import Tip


def as_told_before(tips: Mapping[tuple[int, int], str], step: int) -> dict[tuple[int, int], str]:
    """Return the tips as remembered when a step is decided again, so that none is told a second time.

    Those of the step and of all after it get numbers below 0, where no step is.
    """
    kept = {key: kind for key, kind in tips.items() if key[1] < step}
    for person, later in sorted(key for key in tips if key[1] >= step):
        lowest = min((at for whose, at in kept if whose == person), default=0)
        kept[person, min(lowest, 0) - 1] = tips[person, later]
    return kept


class Tips:
    """Chooses what is told, and remembers it."""

    def __init__(self, store: Store) -> None:
        """Remember in ``store``."""
        self._store = store

    async def choose(self, session: Session, seat: Seat) -> None:
        """See to it that a person on a seat who never finished such a game is told something in this step.

        Games with the same rules are such games: whoever knows one edition needs no tips in the other.
        """
        person, step = session.seats[seat].person, session.step
        if person is None or session.snapshot.plays_itself(seat) or (person, step) in session.snapshot.tips:
            return
        if (await self._store.person(person)).without_tips:
            return
        rules = session.row.options.rules
        for game in (each for each in GAME_NAMES if PLAYED_WITH[each][0] == rules):
            if await self._store.has_finished(person, game):
                return
        told = {kind for (whose, _), kind in session.snapshot.tips.items() if whose == person}
        fresh = next((tip for tip in _fitting(session.snapshot, seat) if tip.kind not in told), None)
        if fresh is not None and session.asks(step):
            await self._store.put_tip(session.id, person, step, fresh.kind)
            session.remember_tip(person, step, fresh.kind)

    async def silence(self, person: int, sessions: Iterable[Session]) -> None:
        """Tell a person nothing more, in none of their games."""
        await self._store.silence_tips(person)
        self.forget(person, sessions)

    def forget(self, person: int, sessions: Iterable[Session]) -> None:
        """Forget what a person was told in games: nothing is shown to them again."""
        for session in sessions:
            session.forget_tips(person)


def tip_now(game: GameSnapshot, seat: Seat, view: Any = None) -> Tip | None:
    """Return what the person on a seat is told in this step, or None.

    A caller that has the seat's ``view`` at hand gives it.
    """
    person = game.seats[seat].person
    kind = None if person is None else game.tips.get((person, game.step))
    if kind is None:
        return None
    return next((tip for tip in _fitting(game, seat, view) if tip.kind == kind), None)


def _fitting(game: GameSnapshot, seat: Seat, view: Any = None) -> Iterable[Tip]:
    return tips_for(game.game.view(seat) if view is None else view, seat)
