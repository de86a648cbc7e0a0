"""The package reads every fixture as the tool does. ALOUD_TOOL names the tool."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

import aloud_voiceover as aloud


def files(fixtures: Path) -> list[Path]:
    """Screens, apps, dumps, and pages that were dumped; beside them are readings and scripts."""
    found = [path for folder in ("Screens", "Apps", "Pages") for path in (fixtures / folder).rglob("*.json")]
    found += [path for path in (fixtures / "Dumps").iterdir() if not path.name.endswith(".reading.txt")]
    return sorted(found)


@pytest.fixture(scope="module")
def answers_of_the_tool(fixtures: Path) -> dict[str, dict[str, Any]]:
    tool = os.environ.get("ALOUD_TOOL")
    if not tool:
        pytest.skip("ALOUD_TOOL does not name the tool")
    command = [tool, "read", "--json", "--ids", *map(str, files(fixtures))]
    environment = {**os.environ, "LC_ALL": "en_US.UTF-8"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    return {answer["file"]: answer for answer in found}


@pytest.mark.usefixtures("answers")
def test_every_fixture_is_read_as_the_tool_reads_it(fixtures: Path, answers_of_the_tool: dict[str, dict[str, Any]]) -> None:
    different: list[str] = []
    read = 0
    for path in files(fixtures):
        expected = answers_of_the_tool.get(str(path))
        try:
            reading = aloud.read(path)
        except aloud.AloudError as error:
            if expected is not None:
                different.append(f"{path}: only the tool reads it: {error}")
            continue
        if expected is None:
            different.append(f"{path}: only the package reads it")
            continue
        read += 1
        if reading.json["stops"] != expected["stops"]:
            pairs = zip(reading.json["stops"], expected["stops"])
            first = next(((ours, theirs) for ours, theirs in pairs if ours != theirs), "the number of stops")
            different.append(f"{path}: {first}")
        for key in ("screen", "language", "profile", "warnings", "leftOut"):
            if reading.json.get(key) != expected.get(key):
                different.append(f"{path}: {key}: {reading.json.get(key)} {expected.get(key)}")
    assert not different, "\n".join(different)
    assert read >= 150
