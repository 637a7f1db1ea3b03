"""The loop of one game: it asks, waits for everyone, resolves and tells, step after step.

What stops it is tried again a little later, but not for ever.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from bot.common.clock import Clock
from bot.common.rows import EndReason
from bot.computers.turns import ComputerTurns
from bot.tables.connectivity import Connectivity
from bot.tables.events import GameEvents, PlaceGoneError
from bot.tables.restore import Turn
from bot.tables.session import Session
from engine.game import BrokenGameError, Choice, Decision, Seat

log = logging.getLogger(__name__)

FIRST_RETRY_SECONDS = 5.0
LONGEST_RETRY_SECONDS = 300.0
TRIES = 9
"""So often a game tries to take the same step; then it rests until something happens that may help."""

TRIES_AFTER_REST = 3


class EveryoneLeftError(Exception):
    """No person has a seat at a game any more."""


class GameLoop:
    """Lets the game of a session run to its end; what stops it is logged, and it goes on where it was."""

    def __init__(
        self,
        session: Session,
        *,
        events: GameEvents,
        computers: ComputerTurns,
        clock: Clock | Turn,
        reach: Connectivity,
        close: Callable[[Session, EndReason], Awaitable[bool]],
    ) -> None:
        """Ask the players of ``session`` through ``events``; ``computers`` choose where nobody plays.

        ``close`` ends the game before its end and tells why; it gives False where it goes on after all.
        """
        self._session = session
        self._events = events
        self._computers = computers
        self._clock = clock
        self._reach = reach
        self._close = close
        self._reminded = -1
        self._is_asked = False
        self._left: float | None = None
        """The seconds that are left for a step of a game that rests."""

    # -- what stops it --------------------------------------------------------------------------------

    async def run(self) -> None:
        """Play the game to its end and tell its score, or close it where it cannot be played any more."""
        session, step, tries, wait = self._session, -1, 0, FIRST_RETRY_SECONDS
        while True:
            session.woken.clear()
            try:
                if await self._play_or_close():
                    return
                continue
            except Exception as error:
                if session.row.state == "closed":
                    log.exception("not everything was told of the end of game %d", session.id)
                    return
                if step != session.step:
                    step, tries, wait = session.step, 0, FIRST_RETRY_SECONDS
                # The same step by the same rules breaks again: it rests at once.
                tries = TRIES if isinstance(error, BrokenGameError) else tries + 1
                if tries < TRIES:
                    log.exception("game %d stopped, it goes on in %.0f s", session.id, wait)
                else:
                    log.exception("game %d rests until something happens", session.id)
                await self._stop_clock()
                await self._tell(error, rests=tries >= TRIES)
            if tries < TRIES:
                # What has happened while it was tried did not help.
                session.woken.clear()
                await self._wait(wait)
                wait = min(2 * wait, LONGEST_RETRY_SECONDS)
            else:
                await self._wait(None)
                tries, wait = TRIES - TRIES_AFTER_REST, FIRST_RETRY_SECONDS

    async def _play_or_close(self) -> bool:
        """Let the game run; return False where it goes on."""
        if self._left is not None:
            await self._session.start_clock(self._left)
            self._left = None
        try:
            try:
                await self._play()
            finally:
                await self._computers.stop()
        except PlaceGoneError:
            log.warning("game %d is closed: its channel is gone", self._session.id)
            return await self._close(self._session, "gone")
        except EveryoneLeftError:
            return await self._close(self._session, "left")
        await self._session.mark_score_told()
        return True

    async def _wait(self, seconds: float | None) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._clock.wait_for(self._session.woken.wait())

    async def _stop_clock(self) -> None:
        """Stop the clock of a game that rests; it runs on where not even that can be written."""
        if self._left is None:
            try:
                self._left = await self._session.stop_clock()
            except Exception:
                log.exception("the clock of game %d could not be stopped", self._session.id)

    async def _tell(self, error: Exception, *, rests: bool) -> None:
        try:
            await self._events.stuck(self._session, error, rests=rests)
        except Exception:
            log.exception("nobody could be told that game %d waits", self._session.id)

    # -- step after step ------------------------------------------------------------------------------

    async def _play(self) -> None:
        """Play the game to its end. Stopped at any moment and called again, it goes on.

        The game is over in the store with its last step: who sees the score finds it so.
        """
        session = self._session
        self._need_persons()
        if session.history:
            await self._events.close_step(session)
        while not session.game.over:
            await self._wait_for_somebody()
            # What happens from here on, also while the hands are sent, is looked at when all are asked.
            session.changed.clear()
            await self._let_computers_choose()
            await self._start_clock()
            self._is_asked = await self._events.open_step(session)
            # A seat may change hands after the last pick: then there is something to wait for again.
            await self._collect()
            while not await session.resolve():
                await self._collect()
            await self._events.close_step(session)
        await session.end_as_it_was_played()
        await self._events.finish(session)

    def _need_persons(self) -> None:
        if self._session.is_running and self._session.snapshot.everyone_has_left():
            raise EveryoneLeftError

    async def _wait_for_somebody(self) -> None:
        """Let the game sleep while every person is away: the computers would play it to its end alone."""
        session = self._session
        if session.snapshot.everyone_is_away():
            await self._events.sleep(session)
        while session.snapshot.everyone_is_away():
            session.changed.clear()
            await self._clock.wait_for(session.changed.wait())

    async def _collect(self) -> None:
        session = self._session
        while session.snapshot.pending():
            try:
                async with asyncio.timeout(self._seconds_to_alarm()):
                    await self._clock.wait_for(session.changed.wait())
            except TimeoutError:
                await self._alarm()
            else:
                session.changed.clear()
                await self._let_computers_choose()
                await self._start_clock()
                if self._is_asked:
                    await self._events.show_progress(session)
                else:
                    # All had picked; then somebody sat down.
                    self._is_asked = await self._events.open_step(session)

    async def _let_computers_choose(self, late: frozenset[Seat] = frozenset()) -> set[Seat]:
        """Choose for the computer players and the ``late``; gives those of them who had not picked.

        Some computer players take their time: when they have chosen, the session tells of a change.
        """
        self._need_persons()
        session = self._session
        played, thinking = set[Seat](), set[Seat]()
        async with session.choosing:
            chosen = dict(session.picks)
            while True:
                asked = (each for each in session.game.decisions(chosen) if each.seat not in thinking)
                ours = (each for each in asked if self._chosen_by_itself(each) or each.chooser in late)
                if (decision := next(ours, None)) is None:
                    break
                choice = await self._choice(decision, late)
                if choice is None:
                    thinking.add(decision.seat)
                    continue
                if decision.chooser in late:
                    played.add(decision.chooser)
                chosen[decision.seat] = choice
            if chosen != session.picks:
                await session.replace_picks(chosen)
        return played

    async def _choice(self, decision: Decision[Any], late: frozenset[Seat]) -> Choice | None:
        """Choose for a seat; None where its computer player takes its time."""
        session, chooser, now = self._session, decision.chooser, self._session.snapshot
        if chooser in late or chooser in session.lateness.in_turn or not now.plays_itself(chooser):
            return await self._computers.at_once(now.game, now.step, decision)
        return await self._computers.come_to(now.game, now.step, now.level_of(chooser), decision)

    def _chosen_by_itself(self, decision: Decision[Any]) -> bool:
        session, chooser = self._session, decision.chooser
        if session.snapshot.everyone_is_away():
            return False
        # The game answers by itself what is no step of its own; an action of a turn always is one, and
        # nobody needs to be asked for the only one that is left.
        is_only_action = session.row.options.in_turns and len(decision.choices) == 1
        return is_only_action or chooser in session.lateness.in_turn or session.snapshot.plays_itself(chooser)

    # -- the clock ------------------------------------------------------------------------------------

    async def _start_clock(self) -> None:
        if self._session.snapshot.awaited() and not self._session.snapshot.everyone_is_away():
            await self._session.start_clock()

    def _seconds_to_alarm(self) -> float | None:
        if not self._session.snapshot.awaited():
            # Computer players have no clock: they have chosen in a moment, whatever becomes of it.
            return None
        return self._session.seconds_to_alarm(reminded=self._reminded == self._session.step)

    async def _alarm(self) -> None:
        session = self._session
        if self._reach.is_lost:
            await self._clock.wait_for(self._reach.wait())
        if self._seconds_to_alarm():
            # The clock has been moved on: it stood still while nobody could be reached.
            return
        waiting = session.snapshot.awaited()
        if self._reminded != session.step:
            await self._events.remind(session, waiting)
            self._reminded = session.step
            return
        # What cannot be shown to the players now may have kept them from choosing in time.
        await self._events.prove_reach(session)
        await session.choose_tapped()
        late = frozenset(session.snapshot.awaited())
        session.lateness.in_step |= await self._let_computers_choose(late)
