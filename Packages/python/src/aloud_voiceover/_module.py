"""The compiled core, and where it is kept between runs."""

from __future__ import annotations

import hashlib
import os
import platform
import stat
import sys
import tempfile
import threading
import time
from pathlib import Path

import wasmtime

from ._errors import AloudError

#: The stack of the core. Threads may be small: 512 KB on macOS, of which Python needs a part.
_STACK = 256 * 1024
_lock = threading.Lock()
_loaded: tuple[wasmtime.Engine, wasmtime.Module] | None = None


def _after_fork() -> None:
    """Another thread may have held the lock."""
    global _lock
    _lock = threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


def core_path() -> Path:
    """The file of the core: `ALOUD_CORE`, else that of this package."""
    named = os.environ.get("ALOUD_CORE")
    path = Path(named) if named else Path(__file__).parent / "data" / "aloud.wasm"
    if not path.is_file():
        hint = "ALOUD_CORE names it" if named else "this package was built without it; ALOUD_CORE can name one"
        raise AloudError(f"the core is missing; {hint}", name=str(path))
    return path


def cache_folder() -> Path:
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


def loaded() -> tuple[wasmtime.Engine, wasmtime.Module]:
    """The engine and the core, compiled once for each process, and once for each machine where its cache can be written."""
    global _loaded
    with _lock:
        if _loaded is None:
            config = wasmtime.Config()
            config.epoch_interruption = True
            config.max_wasm_stack = _STACK
            engine = wasmtime.Engine(config)
            _loaded = (engine, _module(engine, core_path().read_bytes()))
        return _loaded


def _module(engine: wasmtime.Engine, code: bytes) -> wasmtime.Module:
    kept = _kept_path(code)
    if kept is not None and _is_ours(kept):
        try:
            return wasmtime.Module.deserialize_file(engine, str(kept))
        except wasmtime.WasmtimeError:
            pass  # It is damaged, or another wasmtime wrote it: compile again.
    if sys.stderr is not None and sys.stderr.isatty():
        print("Aloud compiles its core for this machine, once. This takes some seconds.", file=sys.stderr, flush=True)
    try:
        module = wasmtime.Module(engine, code)
    except wasmtime.WasmtimeError as error:
        raise AloudError(f"this is no core: {str(error).splitlines()[0]}", name=str(core_path())) from None
    if kept is not None:
        _keep(module, kept)
    return module


def _kept_path(code: bytes) -> Path | None:
    what = [_wasmtime(), platform.machine(), platform.system(), str(_STACK), hashlib.sha256(code).hexdigest()]
    name = hashlib.sha256("\n".join(what).encode()).hexdigest()[:32]
    try:
        return cache_folder() / f"core-{name}.bin"
    except (RuntimeError, OSError):  # There is no home.
        return None


def _wasmtime() -> str:
    """The installed wasmtime, by the name of its metadata: reading them would take longer than loading the core."""
    folder = Path(wasmtime.__file__).parent
    return " ".join(sorted(path.name for path in folder.parent.glob("wasmtime-*.dist-info"))) or str(folder)


def _is_ours(path: Path) -> bool:
    """True for a file that nobody else could have written. Compiled code runs as it is."""
    try:
        facts = [os.stat(path), os.stat(path.parent)]
    except OSError:
        return False
    if not stat.S_ISREG(facts[0].st_mode) or facts[0].st_size == 0:
        return False
    if not hasattr(os, "getuid"):
        return True
    return all(fact.st_uid == os.getuid() and not fact.st_mode & 0o022 for fact in facts)


def _keep(module: wasmtime.Module, path: Path) -> None:
    """Writes the compiled core whole or not at all. Without a place to write, the next run compiles again."""
    written: str | None = None
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, written = tempfile.mkstemp(prefix="core-", suffix=".part", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(module.serialize())
            file.flush()
            os.fsync(file.fileno())
        os.replace(written, path)
        written = None
        _tidy(path.parent, time.time() - 90 * 24 * 3600)
    except OSError:
        pass
    finally:
        if written is not None:
            try:
                os.unlink(written)
            except OSError:
                pass


def _tidy(folder: Path, since: float) -> None:
    """Removes cores that no run wrote since a time."""
    for path in folder.glob("core-*"):
        try:
            if path.stat().st_mtime < since:
                path.unlink()
        except OSError:
            pass
