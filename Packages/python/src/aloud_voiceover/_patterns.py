"""Regular expressions of scripts. One that may take long is matched in a process of its own, which can be ended."""

from __future__ import annotations

import re
import sys

#: Where a search may take more steps than this, a second or two, it gets a process of its own.
_MOST_STEPS = 100_000_000
#: What multiplies the ways in which a part of a pattern can match.
_REPEATS = re.compile(r"\\.|\[(?:\\.|[^\]\\])+\]|[*+{?|]|\)[*+{]", re.DOTALL)
_PROGRAM = "import json, re, sys; sys.exit(10 if re.search(*json.load(sys.stdin)) else 11)"


#: What is no pattern.
Invalid = re.error


class TooSlow(Exception):
    """A pattern that found nothing in time."""


def matches(pattern: str, text: str, seconds: float) -> bool:
    """Whether a text has a match of a pattern.

    Raises `re.error` for what is no pattern, and `TooSlow` after some seconds.
    """
    # Named groups have another spelling in Python.
    written = re.sub(r"(?<!\\)\(\?<(?![=!])", "(?P<", pattern)
    compiled = re.compile(written)
    if _most_steps(written, len(text)) <= _MOST_STEPS or not sys.executable:
        return compiled.search(text) is not None
    return _matches_elsewhere(written, text, seconds)


def _most_steps(pattern: str, count: int) -> float:
    """About how many steps a search takes in the worst case, in a text with so many characters."""
    steps = float(count + 1)
    is_nested = False
    for sign in _REPEATS.findall(pattern):
        if sign in ("*", "+", "{"):
            steps *= count + 1
        elif sign in ("?", "|"):
            steps *= 2
        elif sign[0] == ")":
            steps *= count + 1
            is_nested = True
        if steps > 1e30:
            break
    # Repetition inside repetition doubles the steps with each character.
    return steps * 2.0 ** min(count, 200) if is_nested else steps


def _matches_elsewhere(pattern: str, text: str, seconds: float) -> bool:
    import json
    import subprocess

    # Without the user's own modules, it starts in some milliseconds.
    command = [sys.executable, "-I", "-S", "-c", _PROGRAM]
    try:
        done = subprocess.run(
            command, input=json.dumps([pattern, text]).encode("ascii"), timeout=seconds, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    except subprocess.TimeoutExpired:
        raise TooSlow from None
    except OSError:
        return re.search(pattern, text) is not None  # No process can be started here.
    if done.returncode in (10, 11):
        return done.returncode == 10
    # The program is no Python, such as one that embeds it.
    return re.search(pattern, text) is not None
