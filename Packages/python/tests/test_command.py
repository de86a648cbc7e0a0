from __future__ import annotations

import json
from pathlib import Path

import pytest

from aloud_voiceover.__main__ import main

SCREEN = {"aloud": 1, "elements": [{"label": "Home\u202e", "traits": ["header"]}, {"label": "OK", "traits": ["button"]}]}


@pytest.fixture
def screen(tmp_path: Path) -> str:
    (tmp_path / "home.json").write_text(json.dumps(SCREEN))
    (tmp_path / "new.json").write_text(json.dumps(SCREEN).replace("OK", "Yes"))
    (tmp_path / "walk.aloud").write_text("app home.json\n> start\n[screen changed]\n…\n> swipe right\nOK, Button\n")
    return str(tmp_path / "home.json")


def test_wrong_usage_and_missing_files(screen: str, capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["raed", screen]) == 64
    assert main(["read", str(tmp_path / "none.json")]) == 66
    assert "none.json: it cannot be read" in capfd.readouterr().err
    assert main(["read", screen, "--setting", "hints"]) == 65


@pytest.mark.usefixtures("answers")
def test_read(screen: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["read", screen]) == 0
    assert capfd.readouterr().out.splitlines()[1] == "OK, Button"
    assert main(["read", screen, "--json", "--language", "ko"]) == 0
    assert json.loads(capfd.readouterr().out)["stops"][1]["text"] == "OK, 버튼"
    assert main(["read", screen, "--explain"]) == 0
    out = capfd.readouterr().out
    assert 'label "OK"  label: accessibilityLabel [documented: ' in out
    assert "\u202e" not in out


@pytest.mark.usefixtures("answers")
def test_audit_check_and_diff(screen: str, capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text('{"aloud": 1, "elements": [{"traits": ["button"]}]}')
    assert main(["audit", str(tmp_path / "bad.json")]) == 1
    assert "missing-label" in capfd.readouterr().out
    script = str(tmp_path / "walk.aloud")
    assert main(["check", script]) == 0
    assert main(["check", script, str(tmp_path / "new.json")]) == 1
    assert "+ Yes, Button" in capfd.readouterr().out
    assert main(["diff", screen, screen]) == 0
    assert main(["diff", screen, str(tmp_path / "new.json")]) == 1
    assert "Yes, Button" in capfd.readouterr().out
    (tmp_path / "no.json").write_text("{")
    assert main(["read", str(tmp_path / "no.json")]) == 65
