"""The keywords, performed by Robot Framework in another process."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.usefixtures("answers")

SUITE = """*** Settings ***
Library    aloud_voiceover.robot

*** Test Cases ***
Passing
    ${screen}=    Read Screen    ${CURDIR}/screen.json    language=en
    Stop Should Say    ${screen}    1    Home, Heading
    Screen Should Say    ${screen}    OK, Button
    Screen Should Not Say    ${screen}    Cancel
    Screen Should Match Snapshot    ${screen}    ${CURDIR}/home.txt    update=yes
    Screen Should Match Snapshot    ${screen}    ${CURDIR}/home.txt
    Screen Should Have No Findings    ${CURDIR}/screen.json    level=error
    Script Should Pass    ${CURDIR}/walk.aloud

Failing
    Screen Should Match Snapshot    ${CURDIR}/changed.json    ${CURDIR}/home.txt

Failing Stop
    Stop Should Say    ${CURDIR}/screen.json    2    No, Button
"""


def test_keywords_pass_and_fail(tmp_path: Path) -> None:
    pytest.importorskip("robot")
    screen = {"aloud": 1, "name": "Home", "elements": [
        {"label": "Home", "traits": ["header"], "frame": [0, 0, 300, 60]},
        {"label": "OK", "traits": ["button"], "frame": [0, 80, 300, 80]},
    ]}
    (tmp_path / "screen.json").write_text(json.dumps(screen))
    (tmp_path / "changed.json").write_text(json.dumps(screen).replace("OK", "Yes"))
    (tmp_path / "walk.aloud").write_text("app screen.json\n> start\n[screen changed]\nHome, Heading\n")
    (tmp_path / "suite.robot").write_text(SUITE)
    command = [sys.executable, "-m", "robot", "--output", "NONE", "--log", "NONE", "--report", "NONE", "suite.robot"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    output = done.stdout + done.stderr
    assert done.returncode == 2, output
    assert "3 tests, 1 passed, 2 failed" in output
    assert "- OK, Button" in output and "+ Yes, Button" in output
    assert 'label "Yes"  label: accessibilityLabel' in output
    assert "stop 2 says: OK, Button; not: No, Button" in output
    assert (tmp_path / "home.txt").read_text() == "Home, Heading\nOK, Button\n"
