"""Choices from JSON: read strictly, then looked up among the legal ones."""

from __future__ import annotations

from collections.abc import Sequence

from engine.architects.cards import cards
from engine.architects.choice import Build, Choice, ChooseToken, End, Exchange, Extra, Keep, Take, UseEffect
from engine.architects.terms import CENTRAL, HIDDEN, RESOURCES, CardKind, DeckId, TokenId
from engine.architects.tokens import tokens
from engine.architects.wonders import wonders
from engine.game import IllegalChoice
from engine.reading import Malformed, Node


def read_choice(legal: Sequence[Choice], data: object) -> Choice:
    """Find the legal choice that a JSON object means; raises `IllegalChoice`.

    Resources and exchanged cards may come in any order.
    """
    try:
        choice = _read(Node(data))
    except Malformed as error:
        raise IllegalChoice(str(error)) from None
    if choice not in legal:
        raise IllegalChoice(f"'{choice.as_json()['action']}' is not legal here in this way")
    return choice


def read_deck(node: Node) -> DeckId:
    """Read the id of a deck; raises `Malformed`."""
    return node.word([CENTRAL, *map(DeckId, wonders())], "deck")


def read_card(node: Node) -> CardKind:
    """Read a kind of card; raises `Malformed`."""
    return node.word(cards(), "card")


def read_token(node: Node) -> TokenId:
    """Read the id of a progress token; raises `Malformed`."""
    return node.word(tokens(), "progress token")


def _read(node: Node) -> Choice:
    match node["action"].text():
        case "take":
            node.fields({"action", "deck"})
            return Take(read_deck(node["deck"]))
        case "build":
            return _read_build(node)
        case "exchange":
            node.fields({"action", "cards"})
            given = [read_card(place) for place in node["cards"].elements()]
            return Exchange(tuple(sorted(given, key=list(cards()).index)))
        case "token":
            node.fields({"action", "token"})
            return ChooseToken(None if node["token"].value == HIDDEN else read_token(node["token"]))
        case "extra":
            node.fields({"action", "token", "deck"})
            return Extra(read_token(node["token"]), read_deck(node["deck"]))
        case "effect":
            node.fields({"action", "deck"})
            return UseEffect(read_deck(node["deck"]))
        case "keep":
            node.fields({"action", "card"})
            return Keep(read_card(node["card"]))
        case "end":
            node.fields({"action"})
            return End()
    raise node["action"].fault("no such action")


def _read_build(node: Node) -> Build:
    node.fields({"action", "stage", "resources", "coins", "economy", "engineering"})
    spent = [place.word(RESOURCES, "resource") for place in node.get("resources", []).elements()]
    return Build(
        stage=node["stage"].integer(),
        resources=tuple(sorted(spent, key=RESOURCES.index)),
        coins=node.get("coins", 0).integer(),
        economy=node.get("economy", False).boolean(),
        engineering=node.get("engineering", False).boolean(),
    )
