"""Where compiled cores are kept between runs. Compiled code runs as it is, so a damaged file must not be loaded."""

from __future__ import annotations

import os
import stat
import sys
import time
from pathlib import Path
from typing import BinaryIO


def folder() -> Path:
    """Where compiled cores are kept: `ALOUD_CACHE`, else a folder in the user's caches."""
    named = os.environ.get("ALOUD_CACHE")
    if named:
        return Path(named)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Caches")
    else:
        base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "aloud-voiceover"


def is_whole(path: Path) -> bool:
    """True for a file that `keep` wrote, that nobody else could have written, and that has not changed since."""
    try:
        facts = os.stat(path)
        if not (_is_ours(facts) and stat.S_ISREG(facts.st_mode) and _is_ours(os.stat(path.parent))):
            return False
        seal = _seal(path)
        if not _is_ours(os.stat(seal)):
            return False
        expected, times = seal.read_text("ascii").splitlines()
        if times == _times(facts):
            return True
        # It was copied, or restored from a backup; or it is damaged.
        with path.open("rb") as file:
            if digest(file) != expected:
                return False
        _write(seal, f"{expected}\n{_times(facts)}\n".encode("ascii"))
        return True
    except (OSError, ValueError):
        return False


def keep(content: bytes, path: Path) -> None:
    """Writes a file whole or not at all. Without a place to write, the next run compiles again."""
    import hashlib

    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        _write(path, content)
        seal = f"{hashlib.sha256(content).hexdigest()}\n{_times(os.stat(path))}\n"
        _write(_seal(path), seal.encode("ascii"))
        _tidy(path.parent, time.time() - 90 * 24 * 3600)
    except OSError:
        pass


def digest(file: BinaryIO) -> str:
    """The SHA-256 of what is left of a file."""
    import hashlib

    found = hashlib.sha256()
    while part := file.read(1 << 20):
        found.update(part)
    return found.hexdigest()


def _seal(path: Path) -> Path:
    """The file with the digest of another, and with its times when the digest was right."""
    return path.with_suffix(".seal")


def _times(facts: os.stat_result) -> str:
    return f"{facts.st_size} {facts.st_mtime_ns} {facts.st_ctime_ns}"


def _is_ours(facts: os.stat_result) -> bool:
    return not hasattr(os, "getuid") or (facts.st_uid == os.getuid() and not facts.st_mode & 0o022)


def _write(path: Path, content: bytes) -> None:
    import tempfile

    handle, written = tempfile.mkstemp(prefix="core-", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(written, path)
    except BaseException:
        os.unlink(written)
        raise


def _tidy(folder: Path, since: float) -> None:
    """Removes cores that no run wrote since a time."""
    for path in folder.glob("core-*"):
        try:
            if path.stat().st_mtime < since:
                path.unlink()
        except OSError:
            pass
