"""Hints: off unless the host wants them, private, thought out once, and never in a ranking."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bot.common.options import GameName
from bot.languages.translator import Languages, Translator, forms_of
from cogs.game.hints import in_words
from cogs.game.reasons import compared, why
from cogs.games.architects.sentences import choice_in_words as architects_words
from cogs.games.base.sentences import choice_in_words as base_words
from cogs.games.duel.sentences import choice_in_words as duel_words
from engine.base.choice import Build, Sell
from engine.base.payment import FREE, POWER
from engine.base.rules import standard_box
from engine.duel.choice import Begin
from engine.duel.rules import standard_box as duel_box
from engine.game import Decision, Seat, View
from engine.players.advice import Compared, Hint, reasons_for
from engine.players.reasons import Reason
from engine.record import new_game
from engine.rules import GAMES
from engine.story import Fact
from engine.terms import CardId
from tests.cogs.games.turns.turn import mover, turn_message
from tests.cogs.network import Network
from tests.cogs.room import Room, buttons, said, told, words
from tests.engine.base.setting import pay
from tests.engine.test_all_games import in_mid_course

EVERY = (0.0, 0.2, 0.4, 0.6, 0.8, 0.95)
COURSES = {
    "base": ((2, 1, (0.0, 0.6, 0.95)), (3, 2, (0.2, 0.4)), (4, 3, (0.6, 0.8))),
    "duel": ((2, 1, EVERY), (2, 2, EVERY), (2, 3, EVERY)),
    "architects": ((2, 1, EVERY), (3, 2, EVERY), (4, 3, EVERY)),
}
"""Players, the seed and how far they have played: all kinds of reasons come up in these."""

Asked = list[Decision[Any]]


def a_view(game: str) -> View:
    """Show a game that has just begun."""
    view: View = new_game(game, 2, 1).view(None)
    return view


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Let the last choice be advised at once with all that it does, and note what was asked."""
    noted: Asked = []

    async def hint(self: object, view: Any, decision: Decision[Any]) -> Hint:
        noted.append(decision)
        return Hint(decision.choices[-1], reasons_for(view, decision, decision.choices[-1]))

    monkeypatch.setattr("bot.computers.players.ComputerPlayers.hint", hint)
    return noted


async def test_hints_are_off_until_the_host_switches_them_on_and_say_that_the_game_is_not_rated(
    room: Room,
) -> None:
    await room.type("ann", "join")
    await room.type("ben", "join")
    assert "ranking" not in words(room.lobby())
    assert "ann" in said(await room.tap("ben", room.lobby(), "Hints: off"))
    await room.tap("ann", room.lobby(), "Hints: off")
    assert room.text("lobby-hints") in words(room.lobby())
    await room.tap("ann", room.lobby(), "Hints: on")
    assert "Hints: off" in buttons(room.lobby())
    await room.tap("ann", room.lobby(), "Start")
    await room.env.settle()
    assert "Hint" not in buttons(room.hand("ann"))
    forged = await room.press_forged("ann", f"button:hint:{room.session.id}:0")
    assert said(forged) == room.text("refusal-no-hints")


async def test_a_hint_is_for_who_asks_and_is_thought_out_once(room: Room, asked: Asked) -> None:
    await room.begin("ann", "ben", hints=True)
    hand, public = room.hand("ann"), len(room.public())
    noted, first = [said(await room.tap("ann", hand, "Hint")) for _ in range(2)]
    assert noted == f"{first}\n{room.text('hinted-not-rated')}"
    (decision,) = asked
    names = ["ann", "ben", room.text("free-city")]
    text = room.client.languages.of(None)
    choice, view = decision.choices[-1], room.session.game.view(room.session.seats[0].seat)
    found = reasons_for(view, decision, choice)
    assert first == why(base_words(choice, view.box, text), found, view, names, text)
    assert len(room.public()) == public
    assert "Too" not in said(await room.tap("ben", room.hand("ben"), "Hint"))
    assert [each.chooser for each in asked] == [0, 1]


@pytest.mark.parametrize("game", ["base", "duel", "architects"])
async def test_a_hint_shows_its_card_with_a_star_and_takes_the_place_of_the_last_one(
    room: Room, asked: Asked, game: str
) -> None:
    await room.begin("ann", "ben", game=None if game == "base" else game, hints=True)
    if game == "duel":
        await room.skip_to(lambda game: game.view(None).age == 1, lambda game, decision: decision.choices[0])
    player = "ann" if game == "base" else mover(room)
    place = room.hand(player) if game == "base" else turn_message(room)
    first = (await room.tap(player, place, "Hint")).response
    assert first is not None
    decision = asked[-1]
    star = room.text("words-advised", card="#").split("#")[0]
    assert told(first).count(star) == 1
    second = (await room.tap(player, place, "Hint")).response
    assert second is not None
    stored = room.env.backend.messages[place.channel.id]
    assert first.id not in stored
    assert second.id in stored
    if game == "base":
        assert room.text(f"card-{decision.choices[-1].card}") in told(second).split(star)[1]
        assert star not in told(room.hand(player))


@pytest.mark.parametrize("game", ["base", "duel", "architects"])
async def test_a_hint_goes_when_its_choice_is_made(room: Room, asked: Asked, game: str) -> None:
    await room.begin("ann", "ben", game=None if game == "base" else game, hints=True)
    player = "ann" if game == "base" else mover(room)
    place = room.hand(player) if game == "base" else turn_message(room)
    hint = (await room.tap(player, place, "Hint")).response
    assert hint is not None
    if game == "base":
        await room.pick(player)
        await room.env.settle()
        assert room.session.step == 0
    else:
        decision = asked[-1]
        await room.session.choose(decision.chooser, room.session.step, decision.choices[-1])
        await room.env.settle()
        assert room.session.step > 0
    assert hint.id not in room.env.backend.messages[place.channel.id]
    if game == "base" and room.session.game.view(None).controller == Seat(0):
        # The Free City's cards come next, and have a hint of their own.
        assert said(await room.tap(player, room.hand(player), "Hint")).startswith("**")
        assert asked[-1].seat == room.session.game.view(None).free_city


async def test_a_hint_that_comes_when_its_choice_is_made_is_not_told(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin("ann", computers=1, hints=True, boards={"ann": "giza|A"})
    session = room.session
    if session.game.view(None).controller != Seat(0):
        await room.play_round("ann")

    async def hint(self: object, view: Any, decision: Decision[Any]) -> Hint:
        await session.choose(decision.seat, session.step, decision.choices[-1])
        return Hint(decision.choices[-1], ())

    monkeypatch.setattr("bot.computers.players.ComputerPlayers.hint", hint)
    assert said(await room.tap("ann", room.hand("ann"), "Hint")) == room.text("refusal-hint-over")


@pytest.mark.parametrize("ends_the_round", [False, True])
async def test_a_hint_goes_whose_choice_is_made_while_it_is_on_its_way(
    room: Room, asked: Asked, monkeypatch: pytest.MonkeyPatch, ends_the_round: bool
) -> None:
    network = Network(room, monkeypatch)
    await room.begin("ann", "ben", computers=1, hints=True)
    if ends_the_round:
        await room.pick("ben")
    held = network.hold_next("/webhooks/*", "PATCH")
    hint = (await room.tap("ann", room.hand("ann"), "Hint")).response
    assert hint is not None
    assert held.done.is_set()
    await room.pick("ann")
    assert room.session.step == int(ends_the_round)
    held.let_go()
    await room.env.settle()
    assert hint.id not in room.env.backend.messages[room.hand("ann").channel.id]


async def test_a_hint_of_an_earlier_round_points_to_the_next_one(room: Room, asked: Asked) -> None:
    await room.begin("ann", "ben", "cyd", hints=True)
    old = room.hand("ann")
    identity = buttons(old)["Hint"]["custom_id"]
    await room.play_round("ann", "ben", "cyd")
    thought = len(asked)
    assert said(await room.press_forged("ann", identity)) == room.text("refusal-hint-over")
    assert len(asked) == thought


@pytest.mark.parametrize("game", ["duel", "architects"])
async def test_only_who_is_asked_gets_a_hint_at_an_open_table(room: Room, asked: Asked, game: str) -> None:
    await room.begin("ann", "ben", game=game, hints=True)
    player = mover(room)
    other = "ben" if player == "ann" else "ann"
    assert said(await room.tap(other, turn_message(room), "Hint")) == room.text("refusal-nothing-to-advise")
    assert said(await room.tap("cyd", turn_message(room), "Hint")) == room.text("refusal-spectator")
    assert not asked
    assert said(await room.tap(player, turn_message(room), "Hint")).startswith("**")
    assert len(asked) == 1


@pytest.mark.parametrize("game", ["duel", "architects"])
async def test_an_old_hint_at_an_open_table_names_the_button_as_everybody_reads_it(
    room: Room, asked: Asked, game: str
) -> None:
    await room.begin("ann", "ben", game=game, hints=True)
    identity = buttons(turn_message(room))["Hint"]["custom_id"]
    player = mover(room)
    while room.session.step == 0 or mover(room) != player:
        decision = room.session.snapshot.pending()[0]
        await room.session.choose(decision.seat, room.session.step, decision.choices[0])
        await room.env.settle()
    await room.type("ann", "language", table="fr")
    thought = len(asked)
    assert "Press **Conseil** below" in said(await room.press_forged(player, identity))
    assert len(asked) == thought


def test_what_speaks_against_a_choice_is_told_behind_what_speaks_for_it(languages: Languages) -> None:
    text = languages.of(None)
    coins, frees = (
        Reason("sale", 1.0, {}, {"coins": 3}),
        Reason("uncovers", -2.0, {"name": Seat(1)}, {"cards": 1}),
    )
    price = Reason("paid-bank", -0.5, {}, {"coins": 1})
    both = why("Selling", [coins, frees, price], a_view("duel"), ["ann", "ben"], text)
    assert both == "**Selling**: it gives you 3 coins, but it uncovers a card for ben. It costs 1 coin."
    assert (
        why("Selling", [frees], a_view("duel"), ["ann", "ben"], text)
        == "**Selling**: it uncovers a card for ben."
    )


def test_all_who_are_beaten_in_a_battle_are_told_together(languages: Languages) -> None:
    won = [Reason("battle-won", 3.0, {"name": Seat(seat)}, {"points": 3}) for seat in (1, 2)]
    told = why("Shield", won, a_view("architects"), ["ann", "ben", "cyd"], languages.of("en"))
    assert told == "**Shield**: in the battle it starts, you beat ben (+3) and cyd (+3)."


LANGUAGES = ("en", "fr", "nl", "de")
NAMES = ["Ann", "Ben", "Hera", "Ares"]


def clause(languages: Languages, language: str, *reasons: Reason, game: GameName = "base") -> str:
    """Return why something called X is good, without its name."""
    return why("X", reasons, a_view(game), NAMES, languages.of(language)).split("**", 2)[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_next_best_choice_is_named_where_it_is_compared(languages: Languages, language: str) -> None:
    text = languages.of(language)
    other = base_words(Build(CardId("baths"), FREE), standard_box(), text)
    said = [
        compared(Compared(None, verdict, 72, 83), other, text)  # type: ignore[arg-type]
        for verdict in ("games", "close", "mean")
    ]
    assert all(text("card-baths") in each for each in said)
    assert len({*said}) == len(said)
    assert ["72" in each and "83" in each for each in said] == [True, False, False]


def test_a_hint_says_what_its_choice_brings_and_then_how_it_compares(languages: Languages) -> None:
    text = languages.of("en")
    reasons = (Reason("points", 5.0, {}, {"points": 5, "sure": "yes"}), Reason("no-cost", 0.0))
    found = Hint(Build(CardId("gardens"), FREE), reasons, Compared(Sell(CardId("baths")), "games", 72, 83))
    assert in_words(found, a_view("base"), cast("Any", BaseWords(text))) == (
        "**Gardens**: it gives you 5 points. It’s free."
        " It did better than selling Baths in 72 of 83 simulated games."
    )
    close = found._replace(compared=Compared(Sell(CardId("baths")), "close", 18, 35))
    assert in_words(close, a_view("base"), cast("Any", BaseWords(text))).endswith(
        "It’s a close call – selling Baths is about as good."
    )


@pytest.mark.parametrize("language", ["en", "fr", "de", "nl"])
def test_a_card_is_not_compared_with_itself_where_a_power_builds_it(
    languages: Languages, language: str
) -> None:
    text = languages.of(language)
    paid, free = (base_words(Build(CardId("stables"), how), standard_box(), text) for how in (pay(), POWER))
    told = [
        compared(Compared(Build(CardId("stables"), pay()), "mean", 0, 9), each, text) for each in (paid, free)
    ]
    assert paid != free
    assert told[0] != told[1]


def test_what_lies_face_down_is_advised_by_how_the_games_ended(languages: Languages) -> None:
    text = languages.of("en")
    hint = Hint(Build(CardId("baths"), FREE), (Reason("rest", 1.0),))
    words = in_words(hint, a_view("base"), cast("Any", BaseWords(text)))
    assert words == "**Baths**: it did best in simulated games."


class BaseWords:
    """Calls choices as the base game does."""

    names = NAMES

    def __init__(self, text: Translator) -> None:
        self.text = text

    def choice_in_words(self, view: Any, choice: Any) -> str:
        return base_words(choice, view.box, self.text)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ": as things stand it beats Hera and Ares (+1 each)."),
        ("fr", "\N{NARROW NO-BREAK SPACE}: pour l’instant tu bats Hera et Ares (+1 à chaque fois)."),
        ("de", ": Stand jetzt schlägst du damit Hera und Ares (je +1)."),
        ("nl", ": zoals het nu staat versla je Hera en Ares (elk +1)."),
    ],
)
def test_wars_are_told_in_one_clause_as_things_stand(languages: Languages, language: str, said: str) -> None:
    facts: dict[str, Fact] = {"points": 1, "instead": 0, "count": 2}
    won = Reason("beats", 2.0, {"names": (Seat(2), Seat(3))}, facts)
    assert clause(languages, language, won) == said
    one = Reason("beats", 2.0, {"names": (Seat(2),)}, {**facts, "instead": -1, "count": 1})
    level = Reason("levels", 1.0, {"names": (Seat(3),)})
    both = clause(languages, language, one, level)
    assert both.count(languages.of(language)("reason-conflicts", conflicts="#").split("#")[0]) == 1
    assert "−1" in both
    assert "Ares" in both


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ": it gives you 5 points as things stand and 1 coin."),
        ("fr", "\N{NARROW NO-BREAK SPACE}: ça rapporte 5 points pour l’instant et 1 pièce."),
        ("de", ": Das bringt Stand jetzt 5 Punkte und 1 Münze."),
        ("nl", ": je krijgt zoals het nu staat 5 punten en 1 munt."),
    ],
)
def test_points_and_coins_are_told_in_one_clause(languages: Languages, language: str, said: str) -> None:
    points = Reason("points", 5.0, {}, {"points": 5, "sure": "no"})
    assert clause(languages, language, points, Reason("coins", 1.0, {}, {"coins": 1})) == said


@pytest.mark.parametrize(
    ("language", "amount", "needs"),
    [
        ("en", "2 wood", "(stage 2 of your wonder needs it)"),
        ("fr", "2 bois", "(il en faut pour l’étape 2 de ta Merveille)"),
        ("de", "2 Holz", "(Bauabschnitt 2 deines Weltwunders braucht das)"),
        ("nl", "2 hout", "(fase 2 van je Wonder heeft het nodig)"),
    ],
)
def test_how_much_is_made_is_told_and_what_for(
    languages: Languages, language: str, amount: str, needs: str
) -> None:
    facts: dict[str, Fact] = {"resources": ("wood", "wood"), "new": "no", "need": "some", "stage": 2}
    said = clause(languages, language, Reason("makes", 1.0, {}, facts))
    assert amount in said
    assert needs in said


@pytest.mark.parametrize(
    "language",
    ["en", "fr", "de", "nl"],
)
def test_a_sale_is_told_with_what_it_avoids(languages: Languages, language: str) -> None:
    sale = Reason("sale", 1.0, {}, {"coins": 3})
    away = Reason("denies", 2.0, {"name": Seat(1)}, {"card": "senate", "points": 6, "under": "yes"})
    sentence = clause(languages, language, sale, away)
    assert all(each in sentence for each in ("3", "Ben", languages.of(language)("card-senate"), "6")), (
        sentence
    )


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_a_lower_price_is_told_with_its_seller(languages: Languages, language: str) -> None:
    text = languages.of(language)
    sides = ("left", "right", "both", "bank")
    facts: dict[str, Fact] = {"resources": ("wood", "clay"), "coins": 1}
    said = {
        why("X", [Reason("cheaper", 1.0, {}, facts | {"side": each})], a_view("base"), [], text)
        for each in sides
    }
    assert len(said) == len(sides)


def test_of_a_choice_of_resources_one_is_told(languages: Languages) -> None:
    text = languages.of(None)
    plain: dict[str, Fact] = {"new": "no", "need": "no", "stage": 1}
    both, either = (
        why("X", [Reason("makes", 1.0, {}, {**plain, hole: ("wood", "clay")})], a_view("base"), [], text)
        for hole in ("resources", "either")
    )
    assert both == "**X**: it makes wood and clay every round."
    assert either == "**X**: it makes wood or clay every round."


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_every_choice_has_its_words(game: str, language: str, languages: Languages) -> None:
    text, names = languages.of(language), ["ann", "ben", "cyd", "dora"]
    for players, seed, parts in COURSES[game]:
        for part in parts:
            running = in_mid_course(game, players, seed, part)
            for decision in running.decisions():
                view: Any = running.view(decision.chooser)
                for choice in decision.choices:
                    what = {
                        "base": lambda view, choice: base_words(choice, view.box, text),
                        "duel": lambda view, choice: duel_words(choice, view.box, names, text),
                        "architects": lambda view, choice: architects_words(view, choice, names, text),
                    }[game](view, choice)
                    sentence = why(what, reasons_for(view, decision, choice), view, names, text)
                    assert sentence.startswith(f"**{what}")
                    assert sentence.endswith(".")
                    assert "reason-" not in sentence


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_the_card_that_is_taken_is_not_named_again(languages: Languages, language: str) -> None:
    card = languages.of(language)("card-senate")
    for kind in ("denies", "denies-arms"):
        facts: dict[str, Fact] = {"card": "senate", "points": 6}
        taken, under = (
            clause(languages, language, Reason(kind, 2.0, {"name": Seat(1)}, {**facts, "under": each}))
            for each in ("no", "yes")
        )
        assert card not in taken
        assert card in under


@pytest.mark.parametrize(
    ("language", "own", "done"),
    [
        ("en", "you take the first card of the age", "you chose to start"),
        ("fr", "tu prends la première carte de l’Âge", "tu as choisi de commencer"),
        ("nl", "je neemt de eerste kaart van het Tijdperk", "je begon zelf"),
        ("de", "Du nimmst die erste Karte des Zeitalters", "du hast selbst angefangen"),
    ],
)
def test_who_lets_themselves_begin_is_spoken_to(
    languages: Languages, language: str, own: str, done: str
) -> None:
    text = languages.of(language)
    mine, other = (
        clause(languages, language, Reason("begins", 1.0, {"name": Seat(1)}, {"whose": each}))
        for each in ("own", "other")
    )
    assert own in mine
    assert NAMES[1] not in mine
    assert NAMES[1] in other
    begun = duel_words(Begin(Seat(1)), duel_box(), NAMES, text, Seat(1))
    assert forms_of(begun)["done"] == done
    assert NAMES[1] not in begun
    assert NAMES[1] in duel_words(Begin(Seat(1)), duel_box(), NAMES, text, Seat(0))


@pytest.mark.parametrize(
    ("language", "level", "paid"),
    [
        ("en", "it ties with Ben and the Free City", "you pay the Free City 2 coins"),
        ("fr", "tu fais égalité avec Ben et la Cité franche", "tu paies 2 pièces à la Cité franche"),
        ("nl", "kom je gelijk met Ben en de Vrije Stad", "je betaalt de Vrije Stad 2 munten"),
        ("de", "gleichauf mit Ben und der Freien Stadt", "du zahlst der Freien Stadt 2 Münzen"),
    ],
)
def test_the_free_city_has_its_article_in_reasons(
    languages: Languages, language: str, level: str, paid: str
) -> None:
    text = languages.of(language)
    names = ["Ann", "Ben", text("free-city")]
    levels = Reason("levels", 1.0, {"names": (Seat(1), Seat(2))})
    price = Reason("paid-to", -1.0, {"name": Seat(2)}, {"coins": 2})
    said = why("X", [levels, price], a_view("base"), names, text)
    assert level in said
    assert paid.casefold() in said.casefold()


@pytest.mark.parametrize(
    ("language", "paid"),
    [
        ("en", "You pay Ben 2 coins and the Free City 1 coin."),
        ("fr", "Tu paies 2 pièces à Ben et 1 pièce à la Cité franche."),
        ("nl", "Je betaalt Ben 2 munten en de Vrije Stad 1 munt."),
        ("de", "Du zahlst Ben 2 Münzen und der Freien Stadt 1 Münze."),
    ],
)
def test_two_neighbours_are_paid_in_one_clause(languages: Languages, language: str, paid: str) -> None:
    text = languages.of(language)
    prices = [
        Reason("paid-to", -1.0, {"name": Seat(1)}, {"coins": 2}),
        Reason("paid-to", -0.5, {"name": Seat(2)}, {"coins": 1}),
    ]
    said = why("X", prices, a_view("base"), ["Ann", "Ben", text("free-city")], text)
    assert said.endswith(paid)
