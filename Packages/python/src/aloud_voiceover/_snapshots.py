"""Snapshots: text files beside the tests."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, Union, runtime_checkable

from ._answers import Reading
from ._compare import difference
from ._text import as_line

FOLDER = "__aloud__"


@runtime_checkable
class HasLines(Protocol):
    """A reading, a walk, a played script, an audit, a difference: whatever has lines."""

    def snapshot_lines(self) -> list[str]: ...


#: What can be compared with a snapshot.
Shown = Union[HasLines, str, Sequence[str]]


def lines_of(value: object) -> list[str] | None:
    """The lines of a value; None for a value that no snapshot has."""
    if isinstance(value, HasLines):
        return value.snapshot_lines()
    if isinstance(value, str):
        return [as_line(line) if line else "" for line in value.split("\n")]
    if isinstance(value, (list, tuple)) and all(isinstance(item, str) for item in value):
        return [as_line(item) for item in value]
    return None


def file_name(test: str) -> str:
    """A name that every system allows for a file; different tests have different names."""
    name = re.sub(r'[<>:"/\\|?*\x00-\x1f]', "_", test).rstrip(". ")
    if name != test or len(name.encode()) > 180:
        name = name.encode()[:160].decode("utf-8", "ignore") + "-" + hashlib.sha256(test.encode()).hexdigest()[:8]
    return name


def load(path: Path) -> list[str] | None:
    """The lines of a file; None if there is none. Git may have changed the ends of lines."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        return None
    lines = text.split("\n")
    return lines[:-1] if lines[-1] == "" else lines


def store(path: Path, lines: Sequence[str]) -> None:
    """Writes a file whole or not at all."""
    import tempfile

    path.parent.mkdir(parents=True, exist_ok=True)
    handle, written = tempfile.mkstemp(prefix=".", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write("".join(line + "\n" for line in lines))
        os.chmod(written, 0o644)
        os.replace(written, path)
    except BaseException:
        os.unlink(written)
        raise


def explain(path: str, old: list[str] | None, value: object, new: list[str], how: str) -> list[str]:
    """Why a value is not that of a snapshot."""
    reading = value if isinstance(value, Reading) else None
    if old is None:
        return [f"there is no snapshot {path} yet; {how} records this:", *(f"+ {line}" for line in new)]
    return [f"this is not what {path} has (- snapshot, + now):", *difference(old, new, reading), f"{how} accepts it"]
