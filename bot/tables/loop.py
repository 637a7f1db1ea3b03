"""The loop of one game: prompt, wait for everyone, resolve and report, step after step.

An error makes it retry a little later, a limited number of times.
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
from bot.tables.game_listener import GameListener, PlaceGoneError
from bot.tables.restore import AnnouncingSlot
from bot.tables.session import Session
from engine.game import BrokenGameError, Choice, Decision, Seat

log = logging.getLogger(__name__)

FIRST_RETRY_SECONDS = 5.0
LONGEST_RETRY_SECONDS = 300.0
TRIES = 9
"""How often a step is tried before the game rests until an event that may help."""

TRIES_AFTER_REST = 3


class EveryoneLeftError(Exception):
    """No person has a seat in the game any more."""


class GameLoop:
    """Runs the game of a session to its end; errors are logged and the step retried."""

    def __init__(
        self,
        session: Session,
        *,
        events: GameListener,
        computers: ComputerTurns,
        clock: Clock | AnnouncingSlot,
        connectivity: Connectivity,
        close: Callable[[Session, EndReason], Awaitable[bool]],
    ) -> None:
        """Prompt the players of ``session`` through ``events``; ``computers`` choose for empty seats.

        ``close`` ends the game early and posts why; it returns False if the game goes on after all.
        """
        self._session = session
        self._events = events
        self._computers = computers
        self._clock = clock
        self._connectivity = connectivity
        self._close = close
        self._reminded = -1
        self._is_asked = False
        self._left: float | None = None
        """The seconds left for the step of a resting game."""

    # -- errors and retries ---------------------------------------------------------------------------

    async def run(self) -> None:
        """Play the game to its end and post its score, or close it if it can't be played any more."""
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
                # The same step would break the rules again, so the game rests at once.
                tries = TRIES if isinstance(error, BrokenGameError) else tries + 1
                if tries < TRIES:
                    log.exception("game %d stopped, it goes on in %.0f s", session.id, wait)
                else:
                    log.exception("game %d rests until something happens", session.id)
                await self._stop_clock()
                await self._tell(error, rests=tries >= TRIES)
            if tries < TRIES:
                # Events during the failed attempt did not help.
                session.woken.clear()
                await self._wait(wait)
                wait = min(2 * wait, LONGEST_RETRY_SECONDS)
            else:
                await self._wait(None)
                tries, wait = TRIES - TRIES_AFTER_REST, FIRST_RETRY_SECONDS

    async def _play_or_close(self) -> bool:
        """Run the game; return False if it goes on."""
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
        await self._session.mark_score_posted()
        return True

    async def _wait(self, seconds: float | None) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._clock.wait_for(self._session.woken.wait())

    async def _stop_clock(self) -> None:
        """Stop the clock of a resting game; it runs on if that can't be stored."""
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
        """Play the game to its end; can be stopped at any moment and called again.

        The store has the game as over with its last step, before anybody sees the score.
        """
        session = self._session
        self._need_persons()
        if session.history:
            await self._events.close_step(session)
        while not session.game.over:
            await self._wait_for_somebody()
            # Changes from here on, also while hands are sent, are handled once everybody is prompted.
            session.changed.clear()
            await self._let_computers_choose()
            await self._start_clock()
            self._is_asked = await self._events.open_step(session)
            # If a seat changes hands after the last pick, there is something to wait for again.
            await self._collect()
            while not await session.resolve():
                await self._collect()
            await self._events.close_step(session)
        await session.end_as_it_was_played()
        await self._events.post_score(session)

    def _need_persons(self) -> None:
        if self._session.is_running and self._session.snapshot.everyone_has_left():
            raise EveryoneLeftError

    async def _wait_for_somebody(self) -> None:
        """Pause while every person is away: the computers would play on alone."""
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
                    # All had picked; then somebody took a seat.
                    self._is_asked = await self._events.open_step(session)

    async def _let_computers_choose(self, late: frozenset[Seat] = frozenset()) -> set[Seat]:
        """Choose for the computer players and the ``late``; return the late seats that had not picked.

        Computer players that take their time set ``session.changed`` once they have chosen.
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
        """Choose for a seat; None while its computer player thinks."""
        session, chooser, now = self._session, decision.chooser, self._session.snapshot
        if chooser in late or chooser in session.lateness.in_turn or not now.plays_itself(chooser):
            return await self._computers.choose_now(now.game, now.step, decision)
        return await self._computers.poll(now.game, now.step, now.level_of(chooser), decision)

    def _chosen_by_itself(self, decision: Decision[Any]) -> bool:
        session, chooser = self._session, decision.chooser
        if session.snapshot.everyone_is_away():
            return False
        # The game itself resolves forced choices except for the actions of a turn, which are steps of
        # their own; nobody needs to be prompted for the only one left.
        is_only_action = session.row.options.in_turns and len(decision.choices) == 1
        return is_only_action or chooser in session.lateness.in_turn or session.snapshot.plays_itself(chooser)

    # -- the clock ------------------------------------------------------------------------------------

    async def _start_clock(self) -> None:
        if self._session.snapshot.awaited() and not self._session.snapshot.everyone_is_away():
            await self._session.start_clock()

    def _seconds_to_alarm(self) -> float | None:
        if not self._session.snapshot.awaited():
            # Computer players have no clock: they choose in a moment.
            return None
        return self._session.seconds_to_alarm(reminded=self._reminded == self._session.step)

    async def _alarm(self) -> None:
        session = self._session
        if self._connectivity.is_lost:
            await self._clock.wait_for(self._connectivity.wait())
        if self._seconds_to_alarm():
            # The clock has been shifted by the time without a connection.
            return
        waiting = session.snapshot.awaited()
        if self._reminded != session.step:
            await self._events.remind(session, waiting)
            self._reminded = session.step
            return
        # If players can't be shown the game now, they may have been kept from choosing in time.
        await self._events.check_reachable(session)
        await session.choose_tapped()
        late = frozenset(session.snapshot.awaited())
        session.lateness.in_step |= await self._let_computers_choose(late)
