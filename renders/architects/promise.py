"""What a card would bring about at once for the player whose turn it is."""

from __future__ import annotations

from engine.architects.city import Card, City
from engine.architects.payment import builds
from engine.architects.terms import SYMBOLS
from engine.architects.view import View
from engine.terms import CardId
from renders.parts.language import Text


def promise(view: View, taken: Card, text: Text) -> str:
    """Say in a few words what taking a card brings about; empty where it is only laid down.

    Stages that need Economy or Engineering are not promised: using these is the player's choice.
    """
    city = view.cities[view.turn]
    then = city.copy()
    then.add(taken)
    stages = [number for number in _payable(then) if number not in _payable(city)]
    if stages:
        return text("architects-promise-stage", stage=stages[0])
    if taken.symbol is not None and _makes_a_set(view, then):
        return text("architects-promise-token")
    if taken.cat and view.cat != view.turn:
        return text("architects-promise-cat")
    return _of_horns(view, taken, text) if taken.colour == "red" else ""


def _payable(city: City) -> list[int]:
    return [stage.number for stage in city.open_stages if builds(city, stage)]


def _makes_a_set(view: View, city: City) -> bool:
    counts = [city.cards.get(CardId(symbol), 0) for symbol in SYMBOLS]
    return bool(view.tokens or view.stack_size) and (max(counts) > 1 or all(counts))


def _of_horns(view: View, taken: Card, text: Text) -> str:
    turned = min(taken.horns, view.conflict_tokens - view.battle)
    if not taken.horns:
        return text("architects-promise-lasting")
    if turned and view.battle + turned == view.conflict_tokens:
        return text("architects-promise-battle")
    return text("architects-promise-horns", count=turned) if turned else ""
