"""Which reasons are told, and in which order."""

from __future__ import annotations

from engine.players.reasons import MOST_TOLD, Reason, reasons_to_tell


def kinds(*reasons: Reason) -> list[str]:
    return [each.kind for each in reasons_to_tell(reasons)]


def test_what_it_brings_is_told_first_and_what_others_do_not_get_last() -> None:
    price = Reason("paid-bank", -9.0, {}, {"coins": 1})
    kept = Reason("denies", 9.0)
    assert kinds(kept, price, Reason("coins", 1.0), Reason("uncovers", -3.0), Reason("points", 5.0)) == [
        "points",
        "coins",
        "uncovers",
        "paid-bank",
        "denies",
    ]


def test_what_a_choice_brings_is_told_however_little_it_counts() -> None:
    assert kinds(Reason("makes", -0.1), Reason("rest", 5.0), Reason("no-cost", 0.0)) == ["makes", "no-cost"]


def test_what_hardly_counts_against_a_choice_is_not_told() -> None:
    assert kinds(Reason("coins", 0.1), Reason("uncovers", -0.1)) == ["coins"]


def test_hope_is_told_where_there_is_nothing_else() -> None:
    assert kinds(Reason("later", 5.0), Reason("no-cost", 0.0)) == ["later", "no-cost"]
    assert kinds(Reason("later", 5.0), Reason("points", 1.0)) == ["points"]
    assert kinds(Reason("later", 5.0), Reason("denies", 1.0)) == ["denies"]
    assert kinds(Reason("later", 0.1)) == []


def test_not_everything_is_told() -> None:
    assert len(kinds(*[Reason("points", float(number)) for number in range(1, 9)])) == MOST_TOLD


def test_who_sells_hears_of_the_coins_first() -> None:
    assert kinds(Reason("denies", 4.0), Reason("sale", 1.0)) == ["sale", "denies"]


def test_what_decides_the_game_is_told_first() -> None:
    stops = Reason("stops-science", 50.0)
    assert kinds(Reason("paid-bank", -9.0), Reason("sale", 99.0), Reason("coins", 99.0), stops)[0] == (
        "stops-science"
    )
