from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path

import pytest

from aloud_voiceover import AloudError, _core, version

REPOSITORY = Path(__file__).parents[3]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """With ALOUD_REQUIRE_BINDINGS=1, a test that would be skipped fails."""
    report = yield
    if report.skipped and os.environ.get("ALOUD_REQUIRE_BINDINGS") == "1":
        report.outcome, report.longrepr = "failed", f"it must not be skipped: {report.longrepr}"
    return report


def _reason() -> str | None:
    """Why there is no core that answers programs; None if there is one."""
    try:
        return None if version() >= 1 else "the core is too old"
    except AloudError as error:
        return f"no core answers requests of programs: {error}"


@pytest.fixture(scope="session")
def _missing() -> str | None:
    return _reason()


@pytest.fixture
def answers(_missing: str | None) -> None:
    """Skips a test without a core that answers programs."""
    if _missing:
        pytest.skip(_missing)


@pytest.fixture(scope="session")
def core_file() -> Path:
    """A core, however old."""
    from aloud_voiceover._module import core_path

    try:
        return core_path()
    except AloudError as error:
        pytest.skip(f"no core: {error}")


@pytest.fixture
def core(core_file: Path) -> _core.Core:
    return _core.Core()


@pytest.fixture(scope="session")
def fixtures() -> Path:
    folder = REPOSITORY / "Fixtures"
    if not folder.is_dir():
        pytest.skip("the fixtures of the repository are not here")
    return folder
