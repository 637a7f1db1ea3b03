"""What every store promises of practice: steps are taken back, and nothing of it counts."""

from __future__ import annotations

from dataclasses import replace

from bot.common.options import Options
from bot.common.rows import Tenure
from bot.storage.store import Store
from engine.game import Seat
from tests.bot.keepers import Keeper
from tests.bot.kept import ENDING, PASS, SEATS, begin, finish, stored


async def test_a_step_is_taken_back_with_all_that_came_after_it(keeper: Keeper, store: Store) -> None:
    row, other = await begin(store, 5), await begin(store, 6)
    for step in range(4):
        for each in (row, other):
            await store.put_step(each, step, PASS, SEATS)
            await store.put_tip(each.id, 11, step, f"tip {step}")
    await store.replace_picks(row.id, 4, (), {Seat(2): {"action": "none"}})
    told = {(11, 0): "tip 0", (11, -1): "tip 1"}
    await store.step_back(replace(row, deadline=None), 2, told)
    store = await keeper.open()
    game = await stored(store, row)
    assert game.steps == [PASS, PASS]
    assert game.picks == {}
    assert game.row == replace(row, deadline=None)
    assert game.tips == told
    assert len((await stored(store, other)).tips) == 4
    assert len((await stored(store, other)).steps) == 4
    await store.put_step(row, 2, PASS, SEATS)
    assert Tenure(Seat(0), 11, "ann", 0, 2) in await store.tenures(row.id)
    assert len(await store.tenures(row.id)) == len(SEATS)


async def test_the_end_of_practice_is_kept_and_counts_nowhere(store: Store) -> None:
    row = await begin(store, 5)
    await finish(store, replace(row, options=Options(practice="yes")))
    assert (await stored(store, row)).ending == ENDING
    assert (await store.kept_of(11)).finished == 0
    assert not await store.has_finished(11, "base")
    await finish(store, await begin(store, 6))
    assert (await store.kept_of(11)).finished == 1
