"""The wording of tips."""

from dataclasses import replace

import pytest

from bot.languages.translator import load_languages
from cogs.game.facts import card_title, tip_line
from engine.game import Seat, View
from engine.players.reasons import PRICES, Reason
from engine.players.tips import Tip
from engine.record import new_game
from engine.story import Fact
from tests.engine.players.test_tips import PLAYERS, told_in


@pytest.mark.parametrize("game", PLAYERS)
def test_every_tip_is_a_sentence(game: str) -> None:
    text, names = load_languages().of("en"), ["ann", "ben", "cyd"]
    view: View = new_game(game, PLAYERS[game], 1).view(None)
    for tip in told_in(game):
        line = tip_line(tip, view, names, text)
        assert line.endswith(".")
        assert "{" not in line
        if tip.kind == "neighbour-sells":
            assert line.count(card_title(view.box, str(tip.facts["card"]), text)) == 1


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_stopping_the_opponents_win_precedes_the_price_and_the_rule(language: str) -> None:
    text, names = load_languages().of(language), ["ann", "ben"]
    view: View = new_game("duel", 2, 1).view(None)
    reasons = (Reason("paid-bank", -1.0, {}, {"coins": 2}), Reason("stops-science", 50.0, {"name": Seat(1)}))
    line = tip_line(Tip("trade", {}, {"card": "university", "coins": 2}, reasons), view, names, text)
    threat, price = line.index("ben"), line.index("2")
    assert threat < price < line.index(text("tip-duel-trade", card=text("duel-card-university"), coins=2))


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_reasons_do_not_repeat_the_rule_of_a_tip(language: str) -> None:
    text, names = load_languages().of(language), ["ann", "ben", "cyd"]
    said_twice = {"architects": ("cat", "stage", "token-near"), "base": ("science-set",)}
    for game, kinds in said_twice.items():
        view: View = new_game(game, PLAYERS[game], 1).view(None)
        found = [tip for tip in told_in(game) if tip.kind in kinds]
        assert {tip.kind for tip in found} == set(kinds)
        for tip in found:
            # Prices and chains aren't part of the rule.
            left = tuple(each for each in tip.reasons if each.kind not in PRICES | {"frees"})
            line = tip_line(replace(tip, reasons=left), view, names, text)
            title = card_title(view.box, str(tip.facts["card"]), text)
            assert f"**{title}**" not in line, "nothing is left to be told of the card"


STAGE: dict[str, Fact] = {"stage": 2, "points": 2, "effect": "yes"}


@pytest.mark.parametrize(
    ("game", "tip", "said"),
    [
        (
            "base",
            Tip(
                "science-set",
                {},
                {"card": "apothecary", "points": 8},
                (
                    Reason("science-set", 8.0, {}, {"points": 8}),
                    Reason("frees", 1.0, {}, {"cards": ("stables",)}),
                ),
            ),
            "7 of them for the set. It makes Stables free later.",
        ),
        (
            "base",
            Tip(
                "chain",
                {},
                {"card": "aqueduct", "before": "baths"},
                (Reason("points", 5.0, {}, {"points": 5, "sure": "yes"}),),
            ),
            "so Aqueduct is free. It gives you 5 points.",
        ),
        (
            "architects",
            Tip(
                "stage",
                {},
                {"card": "coin", "place": "right", **STAGE},
                (Reason("stage-ready", 4.0, {}, STAGE),),
            ),
            "💡 Take **C** (a coin) and you build stage 2 of your wonder right away"
            " (+2 points and its effect).",
        ),
        (
            "base",
            Tip(
                "blue",
                {},
                {"card": "library"},
                (
                    Reason("points", 5.0, {}, {"points": 5, "sure": "yes"}),
                    Reason("frees", 1.0, {}, {"cards": ("senate", "university")}),
                    Reason("own-resources", 0.0),
                    Reason("denies", 1.0, {"name": Seat(1)}, {"card": "library", "points": 5, "under": "no"}),
                ),
            ),
            "**Library**: it gives you 5 points, and it makes Senate and University free later."
            " Your own resources pay for it. Otherwise ben could take it and get 5 points.",
        ),
        (
            "duel",
            Tip(
                "stop-now",
                {},
                {"card": "university", "sold": "yes"},
                (Reason("stops-science", 50.0, {"name": Seat(1)}),),
            ),
            "💡 **Selling University**: it stops ben from winning by scientific supremacy",
        ),
    ],
)
def test_a_tip_names_its_card_once_and_gives_all_reasons(game: str, tip: Tip, said: str) -> None:
    view: View = new_game(game, PLAYERS[game], 1).view(None)
    line = tip_line(tip, view, ["ann", "ben", "cyd"], load_languages().of("en"))
    assert said in line
    assert line.startswith(said) or line.endswith(said)
