"""The cache of the compiled core, with a small module in place of the core."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import wasmtime

from aloud_voiceover import _module

SMALL = wasmtime.wat2wasm('(module (func (export "one") (result i32) i32.const 1))')


def engine() -> wasmtime.Engine:
    config = wasmtime.Config()
    config.epoch_interruption = True
    config.max_wasm_stack = _module._STACK
    return wasmtime.Engine(config)


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ALOUD_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def compiled(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Grows by each compilation."""
    times: list[bool] = []
    original = _module._keep
    monkeypatch.setattr(_module, "_keep", lambda module, path: (times.append(True), original(module, path)))
    return times


def works(module: wasmtime.Module, on: wasmtime.Engine) -> bool:
    store = wasmtime.Store(on)
    store.set_epoch_deadline(1)
    return bool(wasmtime.Instance(store, module, []).exports(store)["one"](store) == 1)  # type: ignore[operator]


def test_the_second_time_nothing_is_compiled(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    times = compiled(monkeypatch)
    on = engine()
    for _ in range(3):
        assert works(_module._module(on, SMALL), on)
    assert len(times) == 1
    assert len(list(cache.iterdir())) == 1
    if hasattr(os, "getuid"):
        assert cache.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("damage", [b"", b"nonsense", None])
def test_a_damaged_file_is_compiled_again(
    cache: Path, monkeypatch: pytest.MonkeyPatch, damage: bytes | None
) -> None:
    on = engine()
    _module._module(on, SMALL)
    kept = next(cache.iterdir())
    content = kept.read_bytes()
    kept.unlink()
    kept.write_bytes(content[: len(content) // 2] if damage is None else damage)
    kept.chmod(0o600)
    times = compiled(monkeypatch)
    assert works(_module._module(on, SMALL), on)
    assert times
    assert kept.stat().st_size == len(content)


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="Windows has no modes")
def test_a_file_that_others_can_write_is_not_run(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on = engine()
    _module._module(on, SMALL)
    next(cache.iterdir()).chmod(0o666)
    times = compiled(monkeypatch)
    assert works(_module._module(on, SMALL), on)
    assert times


def test_a_home_that_cannot_be_written_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("ALOUD_CACHE", str(tmp_path / "file" / "cache"))
    on = engine()
    assert works(_module._module(on, SMALL), on)


def test_many_writers_leave_one_whole_file(cache: Path) -> None:
    on = engine()
    found: list[bool] = []
    threads = [
        threading.Thread(target=lambda: found.append(works(_module._module(on, SMALL), on))) for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [True] * 8
    assert len(list(cache.iterdir())) == 1


def test_old_cores_are_removed(cache: Path) -> None:
    cache.mkdir(mode=0o700)
    old = cache / "core-old.bin"
    old.write_bytes(b"x")
    os.utime(old, (1, 1))
    _module._module(engine(), SMALL)
    assert not old.exists()


def test_compiling_is_told_on_a_terminal(
    cache: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    on = engine()
    _module._module(on, SMALL)
    assert capsys.readouterr().err == ""
    next(cache.iterdir()).unlink()
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    _module._module(on, SMALL)
    assert "once" in capsys.readouterr().err
    _module._module(on, SMALL)
    assert capsys.readouterr().err == ""


def test_a_missing_core_is_told(tmp_path: Path) -> None:
    code = "import aloud_voiceover as a\ntry: a.version()\nexcept a.AloudError as e: print(e)"
    environment = {**os.environ, "ALOUD_CORE": str(tmp_path / "none.wasm")}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert "none.wasm: the core is missing" in done.stdout


def test_something_else_is_no_core(tmp_path: Path) -> None:
    (tmp_path / "text.wasm").write_text("hello")
    (tmp_path / "small.wasm").write_bytes(SMALL)
    code = "import aloud_voiceover as a\ntry: a.version()\nexcept a.AloudError as e: print(e)"
    for name, said in (("text.wasm", "this is no core"), ("small.wasm", "this is no core")):
        environment = {**os.environ, "ALOUD_CORE": str(tmp_path / name), "ALOUD_CACHE": str(tmp_path / "cache")}
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
        assert said in done.stdout, done.stderr
