"""The loop of one game: prompt, wait for everyone, resolve and report; a failed step is tried again later."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bot.common.clock import Clock
from bot.common.stored_rows import USUAL_LEVEL, EndReason
from bot.computer_players.turns import ComputerTurns
from bot.tables.connectivity import Connectivity
from bot.tables.game_listener import GameListener, PlaceGoneError
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


@dataclass(eq=False)
class GameLoop:
    """Runs the game of a session to its end; errors are logged and the step retried.

    ``computers`` choose for empty seats. ``close`` ends the game early and posts why; it returns False if the
    game goes on after all. ``announced`` is called before each time the game waits for people.
    """

    session: Session
    events: GameListener
    computers: ComputerTurns
    clock: Clock
    connectivity: Connectivity
    close: Callable[[Session, EndReason], Awaitable[bool]]
    announced: Callable[[], Awaitable[None]]
    _reminded: int = -1
    _is_asked: bool = False
    _left: float | None = None
    """The seconds left for the step of a resting game."""

    # -- errors and retries ---------------------------------------------------------------------------

    async def run(self) -> None:
        """Play the game to its end and post its score, or close it if it can't be played any more."""
        session, step, tries, most = self.session, -1, 0, TRIES
        while True:
            session.woken.clear()
            try:
                if await self._play_or_close():
                    return
            except Exception as error:
                if session.row.state == "closed":
                    log.exception("not everything was told of the end of game %d", session.id)
                    return
                if step != session.step:
                    step, tries, most = session.step, 0, TRIES
                tries += 1
                # The same step would break the rules again, so the game rests at once.
                if tries == most or isinstance(error, BrokenGameError):
                    log.exception("game %d rests until something happens", session.id)
                    await self._pause(error, None)
                    tries, most = 0, TRIES_AFTER_REST
                else:
                    wait = min(FIRST_RETRY_SECONDS * 2 ** (tries - 1), LONGEST_RETRY_SECONDS)
                    log.exception("game %d stopped, it goes on in %.0f s", session.id, wait)
                    await self._pause(error, wait)

    async def _play_or_close(self) -> bool:
        """Return True once the game is over or closed, False if closing it failed and it has to go on."""
        if self._left is not None:
            await self.session.start_clock(self._left)
            self._left = None
        try:
            try:
                await self._play()
            finally:
                await self.computers.stop()
        except PlaceGoneError:
            log.warning("game %d is closed: its channel is gone", self.session.id)
            return await self.close(self.session, "gone")
        except EveryoneLeftError:
            return await self.close(self.session, "left")
        await self.session.mark_score_posted()
        return True

    async def _pause(self, error: Exception, seconds: float | None) -> None:
        """Stop the clock, tell those who can help, and wait for an event that may help, or ``seconds``."""
        try:
            if self._left is None:
                self._left = await self.session.stop_clock()
            await self.events.stuck(self.session, error, rests=seconds is None)
        except Exception:
            log.exception("nobody could be told that game %d waits", self.session.id)
        if seconds is not None:
            # Events during the failed attempt did not help.
            self.session.woken.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._wait_for(self.session.woken)

    async def _wait_for(self, event: asyncio.Event) -> None:
        """Report that everything has been announced, then wait for people."""
        await self.announced()
        await self.clock.wait_for(event.wait())

    # -- step after step ------------------------------------------------------------------------------

    async def _play(self) -> None:
        """Play the game to its end; can be stopped at any moment and called again."""
        session = self.session
        if session.snapshot.step and not session.snapshot.everyone_has_left():
            await self.events.close_step(session)
        while not session.game.over:
            await self._wait_for_somebody()
            # Changes from here on, also while hands are sent, are handled once everybody is prompted.
            session.changed.clear()
            await self._let_computers_choose()
            await self._start_clock()
            self._is_asked = await self.events.open_step(session)
            # If a seat changes hands after the last pick, there is something to wait for again.
            await self._collect()
            while not await session.resolve():
                await self._collect()
            await self.events.close_step(session)
        await session.load_ending()
        await self.events.post_score(session)

    async def _wait_for_somebody(self) -> None:
        """Pause while every person is away: the computers would play on alone."""
        session = self.session
        if session.snapshot.everyone_is_away():
            await self.events.sleep(session)
        while session.snapshot.everyone_is_away():
            session.changed.clear()
            await self._wait_for(session.changed)

    async def _collect(self) -> None:
        """Wait until everybody has picked or runs out of time."""
        session = self.session
        while session.snapshot.pending():
            try:
                async with asyncio.timeout(self._seconds_to_alarm()):
                    await self._wait_for(session.changed)
            except TimeoutError:
                await self._alarm()
            else:
                session.changed.clear()
                await self._let_computers_choose()
                await self._start_clock()
                if self._is_asked:
                    await self.events.show_progress(session)
                else:
                    # All had picked; then somebody took a seat.
                    self._is_asked = await self.events.open_step(session)

    async def _let_computers_choose(self, late: frozenset[Seat] = frozenset()) -> set[Seat]:
        """Choose for the computer players and the ``late``; return the late seats that had not picked."""
        session = self.session
        if session.snapshot.everyone_has_left():
            raise EveryoneLeftError
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
        session, chooser, now = self.session, decision.chooser, self.session.snapshot
        if chooser in late or chooser in session.lateness.in_turn or not now.plays_itself(chooser):
            return await self.computers.choose_now(now.game, now.step, decision)
        return await self.computers.poll(
            now.game, now.step, now.seats[chooser].level or USUAL_LEVEL, decision
        )

    def _chosen_by_itself(self, decision: Decision[Any]) -> bool:
        session, chooser = self.session, decision.chooser
        if session.snapshot.everyone_is_away():
            return False
        # The game itself resolves forced choices except for the actions of a turn, which are steps of
        # their own; nobody needs to be prompted for the only one left.
        is_only_action = session.row.options.in_turns and len(decision.choices) == 1
        return is_only_action or chooser in session.lateness.in_turn or session.snapshot.plays_itself(chooser)

    # -- the clock ------------------------------------------------------------------------------------

    async def _start_clock(self) -> None:
        if self.session.snapshot.awaited() and not self.session.snapshot.everyone_is_away():
            await self.session.start_clock()

    def _seconds_to_alarm(self) -> float | None:
        if not self.session.snapshot.awaited():
            # Computer players have no clock: they choose in a moment.
            return None
        return self.session.seconds_to_alarm(reminded=self._reminded == self.session.step)

    async def _alarm(self) -> None:
        """Remind players when half the time is gone; choose for those who run out of time."""
        session = self.session
        if self.connectivity.is_lost:
            await self.clock.wait_for(self.connectivity.wait())
        if self._seconds_to_alarm():
            # The clock has been shifted by the time without a connection.
            return
        waiting = session.snapshot.awaited()
        if self._reminded != session.step:
            await self.events.remind(session, waiting)
            self._reminded = session.step
            return
        # If players can't be shown the game now, they may have been kept from choosing in time.
        await self.events.check_reachable(session)
        await session.choose_tapped()
        late = frozenset(session.snapshot.awaited())
        session.lateness.in_step |= await self._let_computers_choose(late)
