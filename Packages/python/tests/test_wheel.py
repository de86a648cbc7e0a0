"""What is in the wheel, and that the same sources make the same wheel."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1]


@pytest.fixture
def build(core_file: Path, tmp_path: Path) -> tuple[Path, dict[str, str]]:
    pytest.importorskip("hatchling", reason="hatchling is missing")
    if not (PACKAGE / "pyproject.toml").is_file():
        pytest.skip("the sources of the package are not here")
    return tmp_path, {**os.environ, "ALOUD_CORE": str(core_file), "SOURCE_DATE_EPOCH": "1700000000"}


def built(folder: Path, environment: dict[str, str], target: str = "wheel") -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    done = subprocess.run(command, cwd=PACKAGE, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return next(folder.iterdir())


def test_the_wheel_is_small_whole_and_reproducible(build: tuple[Path, dict[str, str]], core_file: Path) -> None:
    folder, environment = build
    wheels = [built(folder / name, environment) for name in ("one", "two")]
    assert len({hashlib.sha256(wheel.read_bytes()).hexdigest() for wheel in wheels}) == 1
    assert wheels[0].stat().st_size <= 4 * 1024 * 1024
    with zipfile.ZipFile(wheels[0]) as wheel:
        assert wheel.read("aloud_voiceover/data/aloud.wasm") == core_file.read_bytes()
        names = wheel.namelist()
    for name in ("py.typed", "data/articles/steps.md", "pytest_plugin.py"):
        assert f"aloud_voiceover/{name}" in names
    assert len([name for name in names if name.endswith(".wasm")]) == 1
    assert not [name for name in names if "test" in Path(name).name and "pytest" not in name]


def test_a_missing_core_is_told(build: tuple[Path, dict[str, str]]) -> None:
    folder, environment = build
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    environment = {**environment, "ALOUD_CORE": str(folder / "none.wasm")}
    done = subprocess.run(command, cwd=PACKAGE, env=environment, capture_output=True, text=True)
    assert done.returncode != 0
    assert "none.wasm; Scripts/wasm builds it" in done.stderr + done.stdout
