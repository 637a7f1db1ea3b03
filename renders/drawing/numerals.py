"""Formats of numbers: ages and stages in Roman numerals, gains and losses with their sign."""

MINUS = "\N{MINUS SIGN}"


def plain(number: int) -> str:
    """Format a number, with a minus as long as a plus."""
    return f"{number}".replace("-", MINUS)


def signed(number: int) -> str:
    """Format a number with its sign, the minus as long as the plus."""
    return f"+{number}" if number > 0 else plain(number)


ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
"""Numerals of ages and stages by number."""
