"""Whoever follows the README sees what it shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from test_pytest_plugin import Project

README = Path(__file__).parents[1] / "README.md"


@pytest.mark.usefixtures("answers")
def test_the_first_snapshot(tmp_path: Path) -> None:
    blocks = re.findall(r"^```(json|python|text)\n(.*?)^```", README.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert [kind for kind, _ in blocks] == ["json", "python", "text", "text"]
    project = Project(tmp_path)
    (tmp_path / "test_screens.py").unlink()
    project.write("settings.json", blocks[0][1])
    project.write("test_settings.py", blocks[1][1])

    def shows(status: int, output: str, block: str) -> None:
        assert status == 1
        lines = [line.removeprefix("E").strip() for line in output.splitlines()]
        for line in block.splitlines():
            assert any(line.strip() in found for found in lines), f"{line}\n{output}"

    shows(*project.run(), blocks[2][1])
    assert project.run("--aloud-update")[0] == 0
    assert project.run()[0] == 0
    project.write("settings.json", blocks[0][1].replace("Airplane", "Flight"))
    shows(*project.run(), blocks[3][1])
