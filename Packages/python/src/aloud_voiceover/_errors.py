"""What can go wrong. Each message says what is wrong, where, and what to do."""

from __future__ import annotations

from ._text import printable


class AloudError(Exception):
    """A source, a script or an option that the core refuses.

    ``name`` is the name of the input, ``line`` and ``column`` count from 1; each is None where it is not known.
    """

    def __init__(
        self, message: str, *, line: int | None = None, column: int | None = None, name: str | None = None
    ) -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.column = column
        self.name = name

    def __str__(self) -> str:
        place = [printable(self.name)] if self.name else []
        if self.line is not None:
            place.append(str(self.line))
            if self.column is not None:
                place.append(str(self.column))
        message = printable(self.message)
        if not place:
            return message
        head = ":".join(place) if self.name else "line " + ":".join(place)
        return f"{head}: {message}"


class CoreFailed(AloudError):
    """The core did not come to an answer. The next call works, with a new instance of it."""


class Trap(CoreFailed):
    """The core crashed, which is a mistake of Aloud's."""


class OutOfMemory(CoreFailed):
    """The input needs more memory than the limit; see `set_limits`."""


class Overdue(CoreFailed):
    """The input needs more time than the limit; see `set_limits`."""


class ScriptFailed(AssertionError):
    """What happened is not what a script expects."""
