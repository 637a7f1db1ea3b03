"""The loop of a game: it asks, waits for everyone, resolves and tells, step after step."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.port import EveryoneLeftError, Park, Port
from bot.reach import Reach
from bot.sitting import Sitting
from bot.thoughts import Thoughts
from engine.game import Choice, Decision, Seat


class GameLoop:
    """Plays the game of a sitting to its end."""

    def __init__(self, sitting: Sitting, *, port: Port, thoughts: Thoughts, park: Park, reach: Reach) -> None:
        """Ask the players of ``sitting`` through ``port``; ``thoughts`` choose where nobody plays."""
        self._sitting = sitting
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
        sitting = self._sitting
        self._need_persons()
        if sitting.history:
            await self._port.close_step(sitting)
        while not sitting.game.over:
            await self._wait_for_somebody()
            # What happens from here on, also while the hands are sent, is looked at when all are asked.
            sitting.changed.clear()
            await self._let_computers_choose()
            await self._start_clock()
            self._is_asked = await self._port.open_step(sitting)
            # A seat may change hands after the last pick: then there is something to wait for again.
            await self._collect()
            while not await sitting.resolve():
                await self._collect()
            await self._port.close_step(sitting)
        await sitting.end_as_it_was_played()
        await self._port.finish(sitting)

    def _need_persons(self) -> None:
        if self._sitting.is_running and self._sitting.snapshot.everyone_has_left():
            raise EveryoneLeftError

    async def _wait_for_somebody(self) -> None:
        """Let the game sleep while every person is away: the computers would play it to its end alone."""
        sitting = self._sitting
        if sitting.snapshot.everyone_is_away():
            await self._port.sleep(sitting)
        while sitting.snapshot.everyone_is_away():
            sitting.changed.clear()
            await self._park(sitting.changed.wait())

    async def _collect(self) -> None:
        sitting = self._sitting
        while sitting.snapshot.pending():
            try:
                async with asyncio.timeout(self._seconds_to_alarm()):
                    await self._park(sitting.changed.wait())
            except TimeoutError:
                await self._alarm()
            else:
                sitting.changed.clear()
                await self._let_computers_choose()
                await self._start_clock()
                if self._is_asked:
                    await self._port.show_progress(sitting)
                else:
                    # All had picked; then somebody sat down.
                    self._is_asked = await self._port.open_step(sitting)

    async def _let_computers_choose(self, late: frozenset[Seat] = frozenset()) -> set[Seat]:
        """Choose for the computer players and the ``late``; gives those of them who had not picked.

        Some computer players take their time: when they have chosen, the sitting tells of a change.
        """
        self._need_persons()
        sitting = self._sitting
        played, thinking = set[Seat](), set[Seat]()
        async with sitting.choosing:
            chosen = dict(sitting.picks)
            while True:
                asked = (each for each in sitting.game.decisions(chosen) if each.seat not in thinking)
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
            if chosen != sitting.picks:
                await sitting.replace_picks(chosen)
        return played

    async def _choice(self, decision: Decision[Any], late: frozenset[Seat]) -> Choice | None:
        """Choose for a seat; None where its computer player takes its time."""
        sitting, chooser = self._sitting, decision.chooser
        if (
            chooser in late
            or chooser in sitting.lateness.in_turn
            or not sitting.snapshot.plays_itself(chooser)
        ):
            return await self._thoughts.at_once(decision)
        return await self._thoughts.come_to(decision)

    def _chosen_by_itself(self, decision: Decision[Any]) -> bool:
        sitting, chooser = self._sitting, decision.chooser
        if sitting.snapshot.everyone_is_away():
            return False
        # The game answers by itself what is no step of its own; an action of a turn always is one, and
        # nobody needs to be asked for the only one that is left.
        is_only_action = sitting.row.options.in_turns and len(decision.choices) == 1
        return is_only_action or chooser in sitting.lateness.in_turn or sitting.snapshot.plays_itself(chooser)

    # -- the clock ------------------------------------------------------------------------------------

    async def _start_clock(self) -> None:
        if self._sitting.snapshot.awaited() and not self._sitting.snapshot.everyone_is_away():
            await self._sitting.clock.start()

    def _seconds_to_alarm(self) -> float | None:
        if not self._sitting.snapshot.awaited():
            # Computer players have no clock: they have chosen in a moment, whatever becomes of it.
            return None
        return self._sitting.clock.seconds_to_alarm(reminded=self._reminded == self._sitting.step)

    async def _alarm(self) -> None:
        sitting = self._sitting
        if self._reach.is_lost:
            await self._park(self._reach.wait())
        if self._seconds_to_alarm():
            # The clock has been moved on: it stood still while nobody could be reached.
            return
        waiting = sitting.snapshot.awaited()
        if self._reminded != sitting.step:
            await self._port.remind(sitting, waiting)
            self._reminded = sitting.step
            return
        # What cannot be shown to the players now may have kept them from choosing in time.
        await self._port.prove_reach(sitting)
        await sitting.choose_tapped()
        late = frozenset(sitting.snapshot.awaited())
        sitting.lateness.in_step |= await self._let_computers_choose(late)
