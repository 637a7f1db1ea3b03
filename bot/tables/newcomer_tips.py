"""Tips for newcomers in their first game: one a step, never the same twice, none if opted out."""

from collections.abc import Iterable, Mapping
from typing import Any

from bot.common.game_options import PLAYED_WITH
from bot.storage.store import Store
from bot.tables.game_snapshot import GameSnapshot
from bot.tables.session import Session
from engine.game import Seat
from engine.players.advice import tips_for
from engine.players.tips import Tip


async def choose_tip(store: Store, session: Session, seat: Seat) -> None:
    """Choose and remember a tip for this step if the person on the seat has never finished such a game."""
    game, step = session.snapshot, session.step
    person = game.seats[seat].person
    if person is None or game.plays_itself(seat) or (person, step) in game.tips:
        return
    if (await store.person(person)).without_tips:
        return
    # Knowing one edition is enough for the other.
    alike = (name for name, (rules, _) in PLAYED_WITH.items() if rules == game.row.options.rules)
    for name in alike:
        if await store.has_finished(person, name):
            return
    given = {kind for (whose, _), kind in session.snapshot.tips.items() if whose == person}
    fresh = next((tip for tip in _fitting(session.snapshot, seat) if tip.kind not in given), None)
    if fresh is not None and session.asks(step):
        await store.put_tip(session.id, person, step, fresh.kind)
        session.remember_tip(person, step, fresh.kind)


def tips_before_step(tips: Mapping[tuple[int, int], str], step: int) -> dict[tuple[int, int], str]:
    """Return the tips to remember when a step is decided again, later ones with negative step numbers."""
    remembered = {key: kind for key, kind in tips.items() if key[1] < step}
    for person, later in sorted(key for key in tips if key[1] >= step):
        lowest = min((at for whose, at in remembered if whose == person), default=0)
        remembered[person, min(lowest, 0) - 1] = tips[person, later]
    return remembered


def tip_now(game: GameSnapshot, seat: Seat, view: Any = None) -> Tip | None:
    """Return the tip of the person on a seat in this step, or None; ``view`` is the seat's, if at hand."""
    person = game.seats[seat].person
    kind = None if person is None else game.tips.get((person, game.step))
    if kind is None:
        return None
    return next((tip for tip in _fitting(game, seat, view) if tip.kind == kind), None)


def _fitting(game: GameSnapshot, seat: Seat, view: Any = None) -> Iterable[Tip]:
    return tips_for(game.game.view(seat) if view is None else view, seat)
