"""The loop of a game: it asks, waits for everyone, resolves and tells, step after step."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.computers.turns import ComputerTurns
from bot.tables.connectivity import Connectivity
from bot.tables.events import EveryoneLeftError, GameEvents, Park
from bot.tables.session import Session
from engine.game import Choice, Decision, Seat


class GameLoop:
    """Plays the game of a session to its end."""

    def __init__(
        self, session: Session, *, port: GameEvents, thoughts: ComputerTurns, park: Park, reach: Connectivity
    ) -> None:
        """Ask the players of ``session`` through ``port``; ``thoughts`` choose where nobody plays."""
        self._session = session
        self._port = port
        self._thoughts = thoughts
        self._park = park
        self._reach = reach
        self._reminded = -1
        self._is_asked = False

    async def play(self) -> None:
        """Play the game to its end. Stopped at any moment and called again, it goes on.

        The game is over in the store with its last step: who sees the score finds it so. Raises
        `EveryoneLeftError` where it is not over and no person has a seat.
        """
        try:
            await self._play()
        finally:
            await self._thoughts.stop()

    async def _play(self) -> None:
        session = self._session
        self._need_persons()
        if session.history:
            await self._port.close_step(session)
        while not session.game.over:
            await self._wait_for_somebody()
            # What happens from here on, also while the hands are sent, is looked at when all are asked.
            session.changed.clear()
            await self._let_computers_choose()
            await self._start_clock()
            self._is_asked = await self._port.open_step(session)
            # A seat may change hands after the last pick: then there is something to wait for again.
            await self._collect()
            while not await session.resolve():
                await self._collect()
            await self._port.close_step(session)
        await session.end_as_it_was_played()
        await self._port.finish(session)

    def _need_persons(self) -> None:
        if self._session.is_running and self._session.snapshot.everyone_has_left():
            raise EveryoneLeftError

    async def _wait_for_somebody(self) -> None:
        """Let the game sleep while every person is away: the computers would play it to its end alone."""
        session = self._session
        if session.snapshot.everyone_is_away():
            await self._port.sleep(session)
        while session.snapshot.everyone_is_away():
            session.changed.clear()
            await self._park(session.changed.wait())

    async def _collect(self) -> None:
        session = self._session
        while session.snapshot.pending():
            try:
                async with asyncio.timeout(self._seconds_to_alarm()):
                    await self._park(session.changed.wait())
            except TimeoutError:
                await self._alarm()
            else:
                session.changed.clear()
                await self._let_computers_choose()
                await self._start_clock()
                if self._is_asked:
                    await self._port.show_progress(session)
                else:
                    # All had picked; then somebody sat down.
                    self._is_asked = await self._port.open_step(session)

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
        session, chooser = self._session, decision.chooser
        if (
            chooser in late
            or chooser in session.lateness.in_turn
            or not session.snapshot.plays_itself(chooser)
        ):
            return await self._thoughts.at_once(decision)
        return await self._thoughts.come_to(decision)

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
            await self._session.clock.start()

    def _seconds_to_alarm(self) -> float | None:
        if not self._session.snapshot.awaited():
            # Computer players have no clock: they have chosen in a moment, whatever becomes of it.
            return None
        return self._session.clock.seconds_to_alarm(reminded=self._reminded == self._session.step)

    async def _alarm(self) -> None:
        session = self._session
        if self._reach.is_lost:
            await self._park(self._reach.wait())
        if self._seconds_to_alarm():
            # The clock has been moved on: it stood still while nobody could be reached.
            return
        waiting = session.snapshot.awaited()
        if self._reminded != session.step:
            await self._port.remind(session, waiting)
            self._reminded = session.step
            return
        # What cannot be shown to the players now may have kept them from choosing in time.
        await self._port.prove_reach(session)
        await session.choose_tapped()
        late = frozenset(session.snapshot.awaited())
        session.lateness.in_step |= await self._let_computers_choose(late)
