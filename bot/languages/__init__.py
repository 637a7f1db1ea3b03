"""The languages in which people read: one Fluent file each, and how its sentences are filled."""
