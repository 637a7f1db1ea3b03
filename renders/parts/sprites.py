"""Sprites for the rows of every game, costs, and basic effects."""

from dataclasses import fields, is_dataclass
from functools import partial

from engine import facts
from engine.facts import Cost
from engine.terms import RESOURCES, Colour, Neighbour, Resource
from renders.drawing.row import Piece, Sprite, Word, choice_of
from renders.drawing.theme import Rgba
from renders.parts import icons
from renders.parts.icons import Sign
from renders.parts.language import Text, all_of, resource_count

ARROW_SCALE, CITIES_SCALE = 0.9, 1.15
"""Arrows are smaller than their targets; three cities a little larger than their content."""


def sign(name: Sign, ink: Rgba, scale: float = 1.0) -> Sprite:
    """Return a one-coloured sign."""
    return Sprite(lambda size: icons.sign(name, size, ink), scale)


def neighbour_city(neighbour: Neighbour, ink: Rgba) -> Sprite:
    """Return three cities with the left or the right one highlighted, if no table is known."""
    name: Sign = "left-neighbour" if neighbour == "left" else "right-neighbour"
    return sign(name, ink, CITIES_SCALE)


def times(ink: Rgba | None = None) -> Word:
    """Return the cross between a gain and what it is for: *for each*."""
    return Word("×", 700, 0.7, ink)


def resource(name: Resource) -> Sprite:
    """Return the token of a resource."""
    return Sprite(partial(icons.resource, name))


def coins(number: int) -> Sprite:
    """Return a coin with its number."""
    return Sprite(lambda size: icons.coin(size, number))


def points(number: int) -> Sprite:
    """Return victory points with their number."""
    return Sprite(lambda size: icons.points(size, number))


def card_type(colour: Colour) -> Sprite:
    """Return the disc of a card colour."""
    return Sprite(partial(icons.card_type, colour))


def chain(symbol: str, scale: float = 1.0) -> Sprite:
    """Return a chain symbol on its square."""
    return Sprite(partial(icons.chain, symbol), scale)


def cost_row(cost: Cost) -> list[Piece]:
    """Return a cost: its coins, then every unit of its resources."""
    row: list[Piece] = [coins(cost.coins)] if cost.coins else []
    for name in RESOURCES:
        row += [resource(name)] * cost.resources.get(name, 0)
    return row


def cost_sentence(cost: Cost, text: Text) -> str:
    """Return a cost in words."""
    parts = [text("coins", count=cost.coins)] if cost.coins else []
    parts += [
        resource_count(each, cost.resources[each], text) for each in RESOURCES if each in cost.resources
    ]
    return text("cost", cost=all_of(parts, text)) if parts else text("cost-nothing")


def plain_row(effect: facts.Effect) -> list[Piece]:
    """Return an effect of an unknown kind: its gains, resources, colours of cards."""
    resources, colours = getattr(effect, "resources", ()), getattr(effect, "colours", ())
    of_these = choice_of([resource(each) for each in resources]) if isinstance(resources, tuple) else []
    return [*gained_row(effect), *of_these, *[card_type(colour) for colour in colours]]


def gained_row(effect: facts.Effect) -> list[Piece]:
    """Return the coins, points and shields of an effect."""
    match effect:
        case facts.Coins(amount):
            return [coins(amount)]
        case facts.VictoryPoints(amount):
            return [points(amount)]
        case facts.Shields(amount):
            return [Sprite(icons.shield)] * amount
    row: list[Piece] = []
    for name, badge in (("coins", coins), ("points", points)):
        if number := _number(effect, name):
            row.append(badge(number))
    return [*row, *[Sprite(icons.shield)] * _number(effect, "shields")]


def plain_sentence(effect: facts.Effect, text: Text, game: str = "") -> str:
    """Describe an effect by the message of its kind; empty if there is none.

    The key is ``effect-KIND``, with the ``game`` before it for a text of its own. Its variables are the
    numbers and words of the effect by name, and ``count``, the first number.
    """
    kind = effect.kind.replace("_", "-")
    for key in (f"{game}effect-{kind}", f"effect-{kind}"):
        if text.has(key):
            return text(key, **_holes(effect))
    return ""


def _number(effect: facts.Effect, name: str) -> int:
    value = getattr(effect, name, 0)
    return value if isinstance(value, int) else 0


def _holes(effect: facts.Effect) -> dict[str, str | float]:
    facts_of: list[tuple[str, object]] = []
    if is_dataclass(effect):
        facts_of = [(each.name, getattr(effect, each.name)) for each in fields(effect)]
    counts = [("count", value) for _, value in facts_of if isinstance(value, int)][:1]
    return {name: value for name, value in (*counts, *facts_of) if isinstance(value, str | int)}
