"""The cache of the compiled core, with a small module in place of the core."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import wasmtime

from aloud_voiceover import _cache, _module

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


@pytest.fixture
def small(tmp_path: Path) -> Path:
    (tmp_path / "small.wasm").write_bytes(SMALL)
    return tmp_path / "small.wasm"


def kept(cache: Path) -> Path:
    """The compiled core; beside it is its seal."""
    return next(cache.glob("*.bin"))


def compiled(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Grows by each compilation."""
    times: list[bool] = []
    original = _cache.keep
    monkeypatch.setattr(_cache, "keep", lambda content, path: (times.append(True), original(content, path)))
    return times


def works(module: wasmtime.Module, on: wasmtime.Engine) -> bool:
    store = wasmtime.Store(on)
    store.set_epoch_deadline(1)
    return bool(wasmtime.Instance(store, module, []).exports(store)["one"](store) == 1)  # type: ignore[operator]


def test_the_second_time_nothing_is_compiled(cache: Path, small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    times = compiled(monkeypatch)
    on = engine()
    for _ in range(3):
        assert works(_module._module(on, small), on)
    assert len(times) == 1
    assert len(list(cache.iterdir())) == 2
    if hasattr(os, "getuid"):
        assert cache.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("damage", ["nothing", "nonsense", "half", "a bit", "no seal", "an empty seal", "another seal"])
def test_a_damaged_file_is_compiled_again(
    cache: Path, small: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    on = engine()
    _module._module(on, small)
    path, content = kept(cache), kept(cache).read_bytes()
    middle = len(content) // 2
    changed = {
        "nothing": b"", "nonsense": b"nonsense", "half": content[:middle],
        "a bit": content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :],
    }
    if damage in changed:
        path.unlink()
        path.write_bytes(changed[damage])
        path.chmod(0o600)
    elif damage == "no seal":
        path.with_suffix(".seal").unlink()
    else:
        path.with_suffix(".seal").write_text("" if damage == "an empty seal" else "0\n0 0 0\n\udcff", errors="surrogateescape")
    times = compiled(monkeypatch)
    assert works(_module._module(on, small), on)
    assert times
    assert kept(cache).read_bytes() == content
    assert works(_module._module(on, small), on)
    assert len(times) == 1


def test_a_copied_cache_is_used(cache: Path, small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on = engine()
    _module._module(on, small)
    os.utime(kept(cache), (1_000_000_000, 1_000_000_000))
    times = compiled(monkeypatch)
    for _ in range(2):
        assert works(_module._module(on, small), on)
    assert not times
    assert _cache._times(kept(cache).stat()) in kept(cache).with_suffix(".seal").read_text()


def test_another_core_is_another_file(cache: Path, small: Path, tmp_path: Path) -> None:
    """Also if it says what it contains, as those of Scripts/wasm do."""
    names = {_module._kept_path(small)}
    for digit in "12":
        marked = tmp_path / f"{digit}.wasm"
        marked.write_bytes(SMALL + _module._MARK + digit.encode() * 64)
        names.add(_module._kept_path(marked))
        assert works(_module._module(on := engine(), marked), on)
    assert len(names) == 3


def test_the_core_says_what_it_contains(core_file: Path) -> None:
    assert core_file.read_bytes()[-64 - len(_module._MARK) :].startswith(_module._MARK)


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="Windows has no modes")
@pytest.mark.parametrize("suffix", [".bin", ".seal"])
def test_a_file_that_others_can_write_is_not_run(
    cache: Path, small: Path, monkeypatch: pytest.MonkeyPatch, suffix: str
) -> None:
    on = engine()
    _module._module(on, small)
    kept(cache).with_suffix(suffix).chmod(0o666)
    times = compiled(monkeypatch)
    assert works(_module._module(on, small), on)
    assert times


def test_a_home_that_cannot_be_written_is_no_error(tmp_path: Path, small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("ALOUD_CACHE", str(tmp_path / "file" / "cache"))
    on = engine()
    assert works(_module._module(on, small), on)


def test_many_writers_leave_one_whole_file(cache: Path, small: Path) -> None:
    on = engine()
    found: list[bool] = []
    threads = [
        threading.Thread(target=lambda: found.append(works(_module._module(on, small), on))) for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [True] * 8
    assert _cache.is_whole(kept(cache))
    assert len(list(cache.iterdir())) == 2


def test_old_cores_are_removed(cache: Path, small: Path) -> None:
    cache.mkdir(mode=0o700)
    old = cache / "core-old.bin"
    old.write_bytes(b"x")
    os.utime(old, (1, 1))
    _module._module(engine(), small)
    assert not old.exists()


def test_compiling_is_told_on_a_terminal(
    cache: Path, small: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    on = engine()
    _module._module(on, small)
    assert capsys.readouterr().err == ""
    kept(cache).unlink()
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    _module._module(on, small)
    assert "once" in capsys.readouterr().err
    _module._module(on, small)
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
