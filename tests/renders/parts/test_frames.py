"""The laurel is for the one who leads, and for nobody where several do."""

from __future__ import annotations

from renders.parts.frames import sole_leader


def test_a_leader_is_alone() -> None:
    assert sole_leader([3, 7, 5]) == 1
    assert sole_leader([7, 3, 7]) is None
