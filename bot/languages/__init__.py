"""The languages of the bot: one Fluent file each, and how its texts are filled in."""
