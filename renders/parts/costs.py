"""What cards, stages and wonders cost, as icons and in words."""

from __future__ import annotations

from engine.facts import Cost
from engine.terms import RESOURCES
from renders.drawing.row import Piece
from renders.parts.language import Text, all_of, resource_count
from renders.parts.sprites import coins, resource


def cost_row(cost: Cost) -> list[Piece]:
    """Give a cost: its coins, then every unit of its resources."""
    row: list[Piece] = [coins(cost.coins)] if cost.coins else []
    for name in RESOURCES:
        row += [resource(name)] * cost.resources.get(name, 0)
    return row


def cost_sentence(cost: Cost, text: Text) -> str:
    """Say what something costs."""
    parts = [text("coins", count=cost.coins)] if cost.coins else []
    parts += [
        resource_count(each, cost.resources[each], text) for each in RESOURCES if each in cost.resources
    ]
    return text("cost", cost=all_of(parts, text)) if parts else text("cost-nothing")
