"""The wording of reasons for and against a choice, in four languages."""

from typing import Any, cast

import pytest

from bot.common.options import GameName
from bot.languages.translator import Languages, Translator, forms_of
from cogs.game.hints import in_words
from cogs.game.reasons import Explainer, compared
from cogs.games.base.question import choice_in_words as base_words
from engine.base.choice import Build, Sell
from engine.base.payment import FREE, POWER
from engine.base.rules import standard_box
from engine.duel.choice import Begin
from engine.game import Seat, View
from engine.players.advice import Compared, Hint, reasons_for
from engine.players.reasons import Reason
from engine.record import new_game
from engine.rules import GAMES
from engine.story import Fact
from engine.terms import CardId
from tests.cogs.games.common import presenter_of
from tests.engine.base.setting import pay
from tests.engine.test_all_games import in_mid_course

EVERY = (0.0, 0.2, 0.4, 0.6, 0.8, 0.95)
COURSES = {
    "base": ((2, 1, (0.0, 0.6, 0.95)), (3, 2, (0.2, 0.4)), (4, 3, (0.6, 0.8))),
    "duel": ((2, 1, EVERY), (2, 2, EVERY), (2, 3, EVERY)),
    "architects": ((2, 1, EVERY), (3, 2, EVERY), (4, 3, EVERY)),
}
"""Players, seed and how far to play: together they cover all kinds of reasons."""

LANGUAGES = ("en", "fr", "nl", "de")
NAMES = ["Ann", "Ben", "Hera", "Ares"]
FREE_CITY = Seat(4)

WOOD: dict[str, Fact] = {"resources": ("wood", "wood"), "new": "no", "need": "some", "stage": 2}
PLAIN: dict[str, Fact] = {"new": "no", "need": "no", "stage": 1}
SENATE: dict[str, Fact] = {"card": "senate", "points": 6}
WAR: dict[str, Fact] = {"points": 1, "instead": 0, "count": 2}

SENTENCES: list[tuple[tuple[Reason, ...], tuple[str, ...]]] = [
    (
        (Reason("beats", 2.0, {"names": (Seat(2), Seat(3))}, WAR),),
        (
            ": as things stand it beats Hera and Ares (+1 each).",
            "\N{NARROW NO-BREAK SPACE}: pour l’instant tu bats Hera et Ares (+1 à chaque fois).",
            ": zoals het nu staat versla je Hera en Ares (elk +1).",
            ": Stand jetzt schlägst du damit Hera und Ares (je +1).",
        ),
    ),
    (
        (
            Reason("beats", 2.0, {"names": (Seat(2),)}, {**WAR, "instead": -1, "count": 1}),
            Reason("levels", 1.0, {"names": (Seat(1), FREE_CITY)}),
        ),
        (
            "it beats Hera (+1 instead of −1) and it ties with Ben and the Free City instead of losing.",
            "(+1 au lieu de −1) et tu fais égalité avec Ben et la Cité franche au lieu de perdre.",
            "(+1 in plaats van −1) en kom je gelijk met Ben en de Vrije Stad in plaats van te verliezen.",
            "(+1 statt −1) und liegst du gleichauf mit Ben und der Freien Stadt, statt zu verlieren.",
        ),
    ),
    (
        (
            Reason("points", 5.0, {}, {"points": 5, "sure": "no"}),
            Reason("coins", 1.0, {}, {"coins": 1}),
            Reason("paid-to", -1.0, {"name": FREE_CITY}, {"coins": 2}),
        ),
        (
            ": it gives you 5 points as things stand and 1 coin. You pay the Free City 2 coins.",
            ": ça rapporte 5 points pour l’instant et 1 pièce. Tu paies 2 pièces à la Cité franche.",
            ": je krijgt zoals het nu staat 5 punten en 1 munt. Je betaalt de Vrije Stad 2 munten.",
            ": Das bringt Stand jetzt 5 Punkte und 1 Münze. Du zahlst der Freien Stadt 2 Münzen.",
        ),
    ),
    (
        (
            Reason("makes", 1.0, {}, WOOD),
            Reason("paid-to", -1.0, {"name": Seat(1)}, {"coins": 2}),
            Reason("paid-to", -0.5, {"name": FREE_CITY}, {"coins": 1}),
        ),
        (
            "2 wood every round (stage 2 of your wonder needs it)."
            " You pay Ben 2 coins and the Free City 1 coin.",
        ),
    ),
    (
        (
            Reason("sale", 1.0, {}, {"coins": 3}),
            Reason("denies", 2.0, {"name": Seat(1)}, {**SENATE, "under": "yes"}),
        ),
        (": it gives you 3 coins. Otherwise Ben could take Senate and get 6 points.",),
    ),
    (
        (
            Reason("denies", 2.0, {"name": Seat(1)}, {**SENATE, "under": "no"}),
            Reason("denies-arms", 1.0, {"name": Seat(1)}, {**SENATE, "under": "no"}),
        ),
        (
            ": otherwise Ben could take it and get 6 points, and otherwise Ben could build it and beat you.",
            "sinon Ben pourrait la prendre et marquer 6 points, et sinon Ben pourrait la construire",
            "anders pakt Ben misschien die kaart, goed voor 6 punten",
            "Sonst könnte Ben mit der Karte 6 Punkte holen",
        ),
    ),
    (
        (Reason("points-if-complete", 1.0, {}, {"points": 7, "stages": 1, "can": "yes"}),),
        (": it’s worth 7 points if you complete your wonder (1 stage to go).",),
    ),
    ((Reason("begins", 1.0, {"name": Seat(1)}, {"whose": "other"}),), (": Ben takes the first card",)),
    ((Reason("power", 1.0, {}, {"ability": "last_card_free"}),), (": your last card of each age is free.",)),
    ((Reason("makes", 1.0, {}, {**PLAIN, "resources": ("wood", "clay")}),), ("wood and clay every round.",)),
    ((Reason("makes", 1.0, {}, {**PLAIN, "either": ("wood", "clay")}),), ("wood or clay every round.",)),
]


def a_view(game: str) -> View:
    """Return the spectator's view of a new game."""
    view: View = new_game(game, 2, 1).view(None)
    return view


def clause(text: Translator, *reasons: Reason, game: GameName = "base") -> str:
    """Return the reasons for a choice called X, without its name."""
    said = Explainer(a_view(game), [*NAMES, text("free-city")], text).why("X", reasons)
    return said.split("**", 2)[2]


@pytest.mark.parametrize(("reasons", "sentences"), SENTENCES)
def test_reasons_in_every_language(
    languages: Languages, reasons: tuple[Reason, ...], sentences: tuple[str, ...]
) -> None:
    for language, sentence in zip(LANGUAGES, sentences, strict=False):
        assert sentence in clause(languages.of(language), *reasons)


def test_reasons_against_a_choice_follow_reasons_for_it(languages: Languages) -> None:
    text = languages.of(None)
    frees = Reason("uncovers", -2.0, {"name": Seat(1)}, {"cards": 1})
    others = Reason("sale", 1.0, {}, {"coins": 3}), Reason("paid-bank", -0.5, {}, {"coins": 1})
    both = clause(text, frees, *others, game="duel")
    assert both == ": it gives you 3 coins, but it uncovers a card for Ben. It costs 1 coin."
    assert clause(text, frees, game="duel") == ": it uncovers a card for Ben."
    won = [Reason("battle-won", 3.0, {"name": Seat(seat)}, {"points": 3}) for seat in (1, 2)]
    battle = clause(text, *won, game="architects")
    assert battle == ": in the battle it starts, you beat Ben (+3) and Hera (+3)."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lower_price_mentions_its_seller(languages: Languages, language: str) -> None:
    sides = ("left", "right", "both", "bank")
    facts: dict[str, Fact] = {"resources": ("wood", "clay"), "coins": 1}
    text = languages.of(language)
    assert len({clause(text, Reason("cheaper", 1.0, {}, facts | {"side": each})) for each in sides}) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_comparison_names_the_next_best_choice(languages: Languages, language: str) -> None:
    text, box = languages.of(language), standard_box()
    other = base_words(Build(CardId("baths"), FREE), box, text)
    said = [
        compared(Compared(None, verdict, 72, 83), other, text)  # type: ignore[arg-type]
        for verdict in ("games", "close", "mean")
    ]
    assert all(text("card-baths") in each for each in said)
    assert len({*said}) == len(said)
    assert ["72" in each and "83" in each for each in said] == [True, False, False]
    # A card that a power builds isn't compared with itself.
    paid, free = (base_words(Build(CardId("stables"), how), box, text) for how in (pay(), POWER))
    found = Compared(Build(CardId("stables"), pay()), "mean", 0, 9)
    assert paid != free
    assert compared(found, paid, text) != compared(found, free, text)


class BaseWords:
    """Describes choices as the base game does."""

    names = NAMES

    def __init__(self, text: Translator) -> None:
        self.text = text

    def choice_in_words(self, view: Any, choice: Any) -> str:
        return base_words(choice, view.box, self.text)


def test_a_hint_gives_reasons_and_then_a_comparison(languages: Languages) -> None:
    view, presenter = a_view("base"), cast("Any", BaseWords(languages.of("en")))
    reasons = (Reason("points", 5.0, {}, {"points": 5, "sure": "yes"}), Reason("no-cost", 0.0))
    found = Hint(Build(CardId("gardens"), FREE), reasons, Compared(Sell(CardId("baths")), "games", 72, 83))
    assert in_words(found, view, presenter) == (
        "**Gardens**: it gives you 5 points. It’s free."
        " It did better than selling Baths in 72 of 83 simulated games."
    )
    close = found._replace(compared=Compared(Sell(CardId("baths")), "close", 18, 35))
    assert in_words(close, view, presenter).endswith("It’s a close call – selling Baths is about as good.")
    # Hidden effects are advised by how simulated games ended.
    face_down = Hint(Build(CardId("baths"), FREE), (Reason("rest", 1.0),))
    assert in_words(face_down, view, presenter) == "**Baths**: it did best in simulated games."


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_sentence_with_its_reasons(game: str, language: str, languages: Languages) -> None:
    text, names = languages.of(language), ["ann", "ben", "cyd", "dora"]
    for players, seed, parts in COURSES[game]:
        for part in parts:
            running = in_mid_course(game, players, seed, part)
            for decision in running.decisions():
                view: Any = running.view(decision.chooser)
                presenter = presenter_of(view, text, names[:players])
                for choice in decision.choices:
                    what = presenter.choice_in_words(view, choice)
                    reasons = reasons_for(view, decision, choice)
                    sentence = Explainer(view, names, text).why(what, reasons)
                    assert sentence.startswith(f"**{what}")
                    assert sentence.endswith(".")
                    assert "reason-" not in sentence


def test_choosing_to_start_oneself_is_in_the_second_person(languages: Languages) -> None:
    views = (new_game("duel", 2, 1).view(Seat(seat)) for seat in (1, 0))
    own, other = (
        presenter_of(view, languages.of("en"), NAMES).choice_in_words(view, Begin(Seat(1))) for view in views
    )
    assert forms_of(own)["done"] == "you chose to start"
    assert NAMES[1] not in own
    assert NAMES[1] in other
