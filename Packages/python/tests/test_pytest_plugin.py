"""pytest itself, in another process."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.usefixtures("answers")

SCREEN = {
    "aloud": 1, "name": "Settings",
    "elements": [
        {"label": "Settings", "traits": ["header"]},
        {"label": "Airplane Mode", "value": "0", "traits": ["button", "toggleButton"]},
        {"label": "Wi-Fi", "value": "Home", "traits": ["button"]},
    ],
}

TEST = """
from pathlib import Path

SCREEN = Path(__file__).parent / "settings.json"


def test_settings(aloud):
    assert aloud.read(SCREEN) == aloud.snapshot
"""


class Project:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "pytest.ini").write_text("[pytest]\naloud_language = en\n")
        self.screen()
        self.write("test_screens.py", TEST)

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text)

    def screen(self, old: str = "", new: str = "") -> None:
        self.write("settings.json", json.dumps(SCREEN).replace(old, new) if old else json.dumps(SCREEN))

    def run(self, *options: str) -> tuple[int, str]:
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *options]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    @property
    def snapshots(self) -> list[str]:
        return sorted(path.relative_to(self.folder).as_posix() for path in self.folder.glob("__aloud__/**/*.txt"))


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


FILE = "__aloud__/test_screens/test_settings.txt"


def test_a_new_snapshot_fails_until_it_is_recorded(project: Project) -> None:
    status, output = project.run()
    assert status == 1, output
    assert f"there is no snapshot {FILE} yet" in output
    assert "+ Settings, Heading" in output
    assert project.snapshots == []
    status, output = project.run("--aloud-update")
    assert status == 0, output
    assert "aloud snapshots: 1 written" in output
    assert project.snapshots == [FILE]
    lines = (project.folder / FILE).read_text().splitlines()
    assert lines[0] == "Settings, Heading"
    assert len(lines) == 3
    status, output = project.run()
    assert status == 0
    assert "aloud snapshots: 1 passed" in output


def test_a_change_fails_with_the_rule_behind_each_new_word(project: Project) -> None:
    project.run("--aloud-update")
    before = (project.folder / FILE).read_text()
    project.screen("Airplane Mode", "Flight Mode")
    status, output = project.run()
    assert status == 1
    assert "- Airplane Mode, Switch button, Off" in output
    assert "+ Flight Mode, Switch button, Off" in output
    assert 'label "Flight Mode"  label: accessibilityLabel [documented: ' in output
    assert "trait.toggleButton" not in output
    assert (project.folder / FILE).read_text() == before
    status, output = project.run("--aloud-update")
    assert status == 0
    assert "1 updated" in output
    assert "Flight Mode" in (project.folder / FILE).read_text()
    assert project.run()[0] == 0


def test_changed_line_ends_do_not_matter(project: Project) -> None:
    project.run("--aloud-update")
    path = project.folder / FILE
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert project.run()[0] == 0


TWO = TEST + """

class TestMore:
    def test_names(self, aloud):
        assert aloud.read(SCREEN) == aloud.named("all")
        assert aloud.read(SCREEN).lines[:1] == aloud.snapshot
        assert aloud.walk(SCREEN) == aloud.snapshot
"""


def test_unused_snapshots_are_told_and_removed(project: Project) -> None:
    project.write("test_screens.py", TWO)
    project.run("--aloud-update")
    folder = "__aloud__/test_screens/"
    more = [folder + f"TestMore.test_names{end}.txt" for end in ("", ".2", ".all")]
    assert project.snapshots == sorted([FILE, *more])
    project.write("test_screens.py", TEST)
    # A part of the tests says nothing about the others.
    assert " unused" not in project.run("-k", "settings", "test_screens.py::test_settings")[1]
    status, output = project.run()
    assert status == 0
    assert "3 unused" in output
    assert f"unused: {more[0]}" in output
    assert len(project.snapshots) == 4
    status, output = project.run("--aloud-update")
    assert "3 removed" in output
    assert project.snapshots == [FILE]


def test_snapshots_of_tests_that_did_not_run_are_not_unused(project: Project) -> None:
    project.write("test_screens.py", TWO)
    project.run("--aloud-update")
    assert " unused" not in project.run("-k", "names")[1]
    project.write("test_screens.py", TWO.replace("def test_settings", "import pytest\n\n@pytest.mark.skip\ndef test_settings"))
    assert " unused" not in project.run("--aloud-update")[1]
    assert len(project.snapshots) == 4


def test_snapshots_of_a_module_that_is_gone_are_unused(project: Project) -> None:
    project.run("--aloud-update")
    (project.folder / "test_screens.py").rename(project.folder / "test_other.py")
    status, output = project.run("--aloud-update")
    assert "1 removed" in output
    assert project.snapshots == ["__aloud__/test_other/test_settings.txt"]


def test_workers_of_xdist_share_the_report(project: Project) -> None:
    pytest.importorskip("xdist")
    project.write("test_screens.py", TWO)
    status, output = project.run("--aloud-update", "-n", "2")
    assert status == 0, output
    assert "4 written" in output
    assert len(project.snapshots) == 4
    project.write("test_screens.py", TEST)
    status, output = project.run("-n", "2")
    assert status == 0
    assert "aloud snapshots: 1 passed, 3 unused" in output


def test_other_values_are_an_error(project: Project) -> None:
    project.write("test_screens.py", "def test_settings(aloud):\n    assert 3 == aloud.snapshot\n")
    status, output = project.run("--aloud-update")
    assert status == 1
    assert "a snapshot has a reading" in output
