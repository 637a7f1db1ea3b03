"""What can be looked up goes by the names of its own edition."""

from __future__ import annotations

from bot.languages.translator import Languages
from cogs.games.base.catalogue import base_catalogue
from cogs.reference.catalogue import by_name, find
from engine.base.rules import second_edition_box, standard_box


def test_a_card_is_found_by_the_name_of_each_edition(languages: Languages) -> None:
    german = languages.of("de")
    catalogues = (
        base_catalogue("base", standard_box()),
        base_catalogue("second-edition", second_edition_box()),
    )
    known = by_name([each.cards for each in catalogues], (german,))
    for name, game in (("Mauern", "base"), ("Wall", "second-edition")):
        (entry,) = find(name, known, german)
        assert (entry.game, entry.name, entry.called(german)) == (game, "card-walls", name)
