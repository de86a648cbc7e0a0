"""The compiled core."""

from __future__ import annotations

import os
import platform
import re
import sys
import threading
from pathlib import Path

import wasmtime

from . import _cache
from ._errors import AloudError

#: The stack of the core. Threads may be small: 512 KB on macOS, of which Python needs a part.
_STACK = 256 * 1024
#: How the last section of a core begins, which names its content: see Scripts/wasm.
_MARK = b"\x00\x49\x08aloud-id"
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


def loaded() -> tuple[wasmtime.Engine, wasmtime.Module]:
    """The engine and the core, compiled once for each process, and once for each machine where its cache can be written."""
    global _loaded
    with _lock:
        if _loaded is None:
            config = wasmtime.Config()
            config.epoch_interruption = True
            config.max_wasm_stack = _STACK
            engine = wasmtime.Engine(config)
            _loaded = (engine, _module(engine, core_path()))
        return _loaded


def _module(engine: wasmtime.Engine, core: Path) -> wasmtime.Module:
    kept = _kept_path(core)
    if kept is not None and _cache.is_whole(kept):
        try:
            return wasmtime.Module.deserialize_file(engine, str(kept))
        except wasmtime.WasmtimeError:
            pass  # Another wasmtime wrote it: compile again.
    if sys.stderr is not None and sys.stderr.isatty():
        print("Aloud compiles its core for this machine, once. This takes some seconds.", file=sys.stderr, flush=True)
    try:
        module = wasmtime.Module(engine, core.read_bytes())
    except wasmtime.WasmtimeError as error:
        raise AloudError(f"this is no core: {str(error).splitlines()[0]}", name=str(core)) from None
    if kept is not None:
        _cache.keep(bytes(module.serialize()), kept)
    return module


def _kept_path(core: Path) -> Path | None:
    what = [_identity(core), _wasmtime(), platform.system(), platform.machine(), str(_STACK)]
    try:
        return _cache.folder() / ("core-" + re.sub(r"[^A-Za-z0-9.]+", "-", "-".join(what)) + ".bin")
    except (RuntimeError, OSError):  # There is no home.
        return None


def _identity(core: Path) -> str:
    """A name for the content of a core. To read all of it would take longer than everything else."""
    with core.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - len(_MARK) - 64))
        mark, digits = file.read(len(_MARK)), file.read()
        if mark == _MARK and re.fullmatch(rb"[0-9a-f]{64}", digits):
            return digits[:32].decode()
        file.seek(0)
        return _cache.digest(file)[:32]


def _wasmtime() -> str:
    """The installed wasmtime, by the name of its metadata: reading them would take longer than loading the core."""
    folder = Path(wasmtime.__file__).parent
    names = sorted(path.name.removesuffix(".dist-info") for path in folder.parent.glob("wasmtime-*.dist-info"))
    return " ".join(names) or "wasmtime"
