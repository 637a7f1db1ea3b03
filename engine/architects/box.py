"""The box of the game, read from its data files."""

from functools import cache

from engine.architects.city import Box, Card, Stage, StageCost, Token, Wonder
from engine.architects.effects import EFFECTS
from engine.architects.legal import DECISIONS
from engine.architects.scoring import SCORE_ROWS
from engine.architects.terms import DeckId
from engine.facts import Row, read_effect, read_rows
from engine.terms import WonderId
from engine.values import FrozenMapping


@cache
def standard_box() -> Box:
    """Return the contents of the standard box (rulebook, Setup)."""
    cards = [
        Card(**{**row, "copies": FrozenMapping(row["copies"])}) for row in read_rows("architects", "cards")
    ]
    wonders = [
        Wonder(WonderId(row["id"]), DeckId(row["id"]), tuple(map(_read_stage, row["stages"])))
        for row in read_rows("architects", "wonders")
    ]
    tokens = [
        Token(row["id"], row["copies"], read_effect(EFFECTS, row["effect"]))
        for row in read_rows("architects", "tokens")
    ]
    return Box(
        cards=FrozenMapping({each.id: each for each in cards}),
        wonders=FrozenMapping({each.id: each for each in wonders}),
        tokens=FrozenMapping({each.id: each for each in tokens}),
        conflict_tokens=FrozenMapping({2: 3, 3: 3, 4: 4, 5: 5, 6: 6, 7: 6}),
        effects=EFFECTS,
        decisions=DECISIONS,
        score_rows=SCORE_ROWS,
        least_players=2,
        most_players=7,
    )


def _read_stage(row: Row) -> Stage:
    [(demand, count)] = row["cost"].items()
    effect = read_effect(EFFECTS, row["effect"]) if "effect" in row else None
    return Stage(
        row["number"], StageCost(count, demand), row["victory_points"], tuple(row["rests_on"]), effect
    )
