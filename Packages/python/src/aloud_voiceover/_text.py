"""Texts of documents, for terminals and files."""

from __future__ import annotations

# They turn the direction of what follows, also of what is not theirs.
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def printable(text: str) -> str:
    """The text without characters that control a terminal, break a line or turn its direction; escapes stand for them."""
    if text.isprintable():
        return text
    return "".join(_escaped(character) for character in text)


def _escaped(character: str) -> str:
    import unicodedata  # It takes a while, and few texts need it.

    if character in _TURNING or unicodedata.category(character) in ("Cc", "Zl", "Zp", "Cs"):
        known = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}
        code = ord(character)
        return known.get(character, f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}")
    return character


def as_line(text: str) -> str:
    """The text as one line of a snapshot. Two different texts have two different lines."""
    if not text or text != text.strip() or text.startswith('"'):
        return '"' + printable(text.replace("\\", "\\\\")) + '"'
    return printable(text.replace("\\", "\\\\"))


def encodable(text: str) -> str:
    """The text without single surrogates, which UTF-8 cannot have."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return text
