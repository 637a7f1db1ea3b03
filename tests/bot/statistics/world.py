"""A small random world of games: people leave, return, are late, tie, and are forgotten."""

import random
from typing import Literal

from bot.common.options import GameName
from bot.common.rows import DraftedWonder, Result
from bot.storage.store import Store
from engine.game import Seat
from tests.bot.statistics.played import CATEGORIES, NOON, Sat, line_of, play

PERSONS = (101, 102, 103, 104, 105)
SERVERS = (1, 2)
STEPS = 6
DAY = 86_400.0

Victory = Literal["civilian", "scientific", "military"]
VICTORIES: tuple[Victory, ...] = ("civilian", "civilian", "scientific", "military")
WONDERS = ("giza", "rhodes", "babylon")
DUEL_WONDERS = ("circus-maximus", "piraeus", "sphinx", "mausoleum", "pyramids", "zeus")


async def play_games(store: Store, chance: random.Random, games: int, *, forget: bool) -> None:
    """Play some games."""
    now, rankings = NOON, dict.fromkeys(SERVERS, True)
    for number in range(games):
        # Some games end at the same moment; seasons pass.
        now += chance.choice((0.0, 60.0, 20 * DAY))
        if chance.random() < 0.1:
            server = chance.choice(SERVERS)
            rankings[server] = not rankings[server]
            await store.switch_rankings(server, on=rankings[server])
        await _play(store, chance, chance.choice(SERVERS), now, number)
        if forget and number in (games // 2, games - 3):
            await store.forget(chance.choice(PERSONS), "Former player")


async def _play(store: Store, chance: random.Random, server: int, now: float, number: int) -> None:
    game: GameName = chance.choice(("base", "base", "duel", "architects"))
    players = 2 if game == "duel" else chance.choice((2, 3, 4))
    names: dict[int | None, str] = {person: f"person {person} in {number}" for person in PERSONS}
    names[None] = "Hera"
    held = [*chance.sample(PERSONS, chance.randint(1, players)), *[None] * players][:players]
    seats = [_sat(chance, game, persons) for persons in _who_sits(chance, held)]
    ends: list[Sat] = [*seats]
    if game == "base" and players == 2:
        ends.append(_sat(chance, game, (None,)))
    totals = sorted((each.total for each in ends), reverse=True)
    ranks = [1 + totals.index(each.total) for each in ends]
    victory = chance.choice(VICTORIES) if game == "duel" else None
    if victory in ("scientific", "military"):
        ranks = chance.choice(([1, 2], [2, 1]))
    beside = [
        Result(Seat(seat), ranks[seat], each.total, line_of(game, seat, ranks[seat], each), "giza", "A")
        for seat, each in enumerate(ends[players:], start=players)
    ]
    await play(
        store,
        *seats,
        game=game,
        server=server,
        ended=now,
        ranks=ranks[:players],
        victory=victory,
        beside=beside,
        names=names,
    )


def _who_sits(chance: random.Random, held: list[int | None]) -> list[tuple[int | None, ...]]:
    """Let some players leave for good or for a while, and others replace them."""
    seats: list[list[int | None]] = [[person] * STEPS for person in held]
    for seat in seats:
        first, last = sorted((chance.randint(1, STEPS), chance.randint(1, STEPS)))
        match chance.choice(("stays", "stays", "stays", "leaves", "pauses", "is replaced")):
            case "leaves":
                seat[first:] = [None] * (STEPS - first)
            case "pauses":
                seat[first:last] = [None] * (last - first)
            case "is replaced":
                free = [each for each in PERSONS if not any(each in other[first:] for other in seats)]
                if free:
                    seat[first:] = [chance.choice(free)] * (STEPS - first)
    if all(seat[-1] is None for seat in seats):
        # A game without persons isn't played to its end.
        seats[0][-1] = next(each for each in PERSONS if each not in held)
    return [tuple(seat) for seat in seats]


def _sat(chance: random.Random, game: str, persons: tuple[int | None, ...]) -> Sat:
    points = tuple(chance.choice((-1, 0, 2, 5)) for _ in CATEGORIES[game])
    late = frozenset(chance.sample(range(STEPS), chance.choice((0, 0, 1, 3, 4))))
    # Only persons can be late.
    late = frozenset(step for step in late if persons[min(step, len(persons) - 1)] is not None)
    wonder = None if game == "duel" else chance.choice(WONDERS)
    drafted = chance.sample(DUEL_WONDERS, 4) if game == "duel" else ()
    side = chance.choice("AB") if game == "base" else None
    return Sat(
        persons,
        points,
        late,
        wonder,
        side,
        tuple(DraftedWonder(each, chance.random() < 0.8) for each in drafted),
    )
