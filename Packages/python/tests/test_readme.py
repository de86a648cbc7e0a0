"""Whoever follows the README sees what it shows. Every example of it runs here."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

import aloud_voiceover as aloud
from aloud_voiceover import _core
from test_appium import SOURCE
from test_playwright import browser  # noqa: F401
from test_pytest_plugin import Project

README = Path(__file__).parents[1] / "README.md"

pytestmark = pytest.mark.usefixtures("answers")


def blocks(kind: str) -> list[str]:
    text = README.read_text(encoding="utf-8")
    return [block for found, block in re.findall(r"^```(\w+)\n(.*?)^```", text, re.MULTILINE | re.DOTALL) if found == kind]


def test_every_kind_of_example_is_tested() -> None:
    found = set(re.findall(r"^```(\w+)\n", README.read_text(encoding="utf-8"), re.MULTILINE))
    assert found == {"json", "python", "text", "py", "playwright", "appium", "robotframework", "mcp", "sh"}


@pytest.fixture
def project(tmp_path: Path) -> Project:
    project = Project(tmp_path)
    (tmp_path / "test_screens.py").unlink()
    (tmp_path / "pytest.ini").unlink()
    project.write("settings.json", blocks("json")[0])
    return project


def test_the_first_snapshot(project: Project) -> None:
    screen, (missing, changed) = blocks("json")[0], blocks("text")
    project.write("test_settings.py", blocks("python")[0])

    def shows(status: int, output: str, block: str) -> None:
        assert status == 1
        lines = [line.removeprefix("E").strip() for line in output.splitlines()]
        for line in block.splitlines():
            assert any(line.strip() in found for found in lines), f"{line}\n{output}"

    shows(*project.run(), missing)
    assert project.run("--aloud-update")[0] == 0
    assert project.run()[0] == 0
    project.write("settings.json", screen.replace("Airplane", "Flight"))
    shows(*project.run(), changed)


def test_functions_return_what_comments_say(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project.folder)
    monkeypatch.setattr(_core, "_limits", _core._limits)
    names: dict[str, Any] = {}
    checked = 0
    for block in blocks("py"):
        rows = block.splitlines()
        for statement in ast.parse(block).body:
            source = ast.get_source_segment(block, statement) or ""
            comment = re.search(r"\s# (.*)$", rows[(statement.end_lineno or 1) - 1])
            if isinstance(statement, ast.Expr) and comment:
                assert repr(eval(source, names)) == comment[1], source
                checked += 1
            else:
                exec(source, names)
    assert checked == 13


def test_the_example_of_playwright(browser: Any, project: Project) -> None:  # noqa: F811
    names: dict[str, Any] = {}
    exec(blocks("playwright")[0], names)
    page = browser.new_page()
    recorded: list[str] = []

    class Fixture:
        @property
        def snapshot(self) -> aloud.Reading:
            reading = names["aloud_playwright"].read(page)
            recorded.extend(reading.lines)
            return reading  # type: ignore[no-any-return]

    names["test_shop"](page, Fixture())
    assert recorded
    page.close()


def test_the_example_of_appium(project: Project) -> None:
    driver = f"""
import pytest

class Driver:
    page_source = {SOURCE!r}
    capabilities = {{"platformName": "iOS", "appium:language": "en"}}

@pytest.fixture
def driver():
    return Driver()
"""
    project.write("conftest.py", driver)
    project.write("test_basket.py", blocks("appium")[0])
    assert project.run()[0] == 1
    assert project.run("--aloud-update")[0] == 0
    assert (project.folder / "__aloud__/test_basket/test_basket.txt").read_text() == "Basket, Heading\nPay now, Button\n"


def test_the_example_of_robot_framework(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("robot")
    project.write("suite.robot", blocks("robotframework")[0])
    command = [sys.executable, "-m", "robot", "--output", "NONE", "--log", "NONE", "--report", "NONE", "suite.robot"]

    def run() -> int:
        return subprocess.run(command, cwd=project.folder, capture_output=True).returncode

    assert run() == 1
    monkeypatch.setenv("ALOUD_UPDATE", "1")
    assert run() == 0
    monkeypatch.delenv("ALOUD_UPDATE")
    assert run() == 0


def test_the_example_for_models() -> None:
    pytest.importorskip("mcp", reason="the package mcp is missing")
    server = json.loads(blocks("mcp")[0])["mcpServers"]["aloud"]
    command = shutil.which(server["command"], path=sysconfig.get_path("scripts"))
    assert command is not None
    done = subprocess.run([command, *server["args"]], stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
    assert done.returncode == 0, done.stderr


def test_the_commands(project: Project) -> None:
    project.write("settings.aloud", "> start\n[screen changed]\nSettings, Heading\n")
    project.write("old.json", blocks("json")[0])
    project.write("new.json", blocks("json")[0].replace("Airplane", "Flight"))
    found: list[int] = []
    for command in blocks("sh")[0].splitlines():
        program, *arguments = command.split()
        assert program == "aloud-voiceover"
        done = subprocess.run([sys.executable, "-m", "aloud_voiceover", *arguments], cwd=project.folder, capture_output=True)
        assert not done.stderr
        found.append(done.returncode)
    assert found == [0, 0, 0, 1]
