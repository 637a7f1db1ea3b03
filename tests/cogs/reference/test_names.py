"""What can be looked up goes by the names of its own edition."""

from __future__ import annotations

from bot.languages.translator import Languages
from cogs.games.catalogues import base_catalogue
from cogs.reference.catalogue import by_name, find
from engine.base.rules import second_edition_box, standard_box


def test_a_card_is_found_by_the_name_of_each_edition(languages: Languages) -> None:
    german, first, second = languages.of("de"), standard_box(), second_edition_box()
    catalogues = (
        base_catalogue("base", first, second),
        base_catalogue("second-edition", second, first),
    )
    known = by_name([each.cards for each in catalogues], (german,))
    for name, game in (("Mauern", "base"), ("Wall", "second-edition")):
        (entry,) = find(name, known, german)
        assert (entry.game, entry.name, entry.called(german)) == (game, "card-walls", name)
