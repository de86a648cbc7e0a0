"""The server of the Model Context Protocol, asked by the client of the official SDK over standard input and output."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import aloud_voiceover as aloud

ARTICLES = Path(aloud.__file__).parent / "data" / "articles"
SCREEN = {"aloud": 1, "name": "Home", "elements": [{"label": "Home", "traits": ["header"]}, {"traits": ["button"]}]}


def served(body: Callable[[Any], Awaitable[None]]) -> None:
    mcp = pytest.importorskip("mcp", reason="the package mcp is missing")
    parameters = mcp.StdioServerParameters(command=sys.executable, args=["-m", "aloud_voiceover", "mcp"], env=dict(os.environ))

    async def run() -> None:
        async with mcp.Client(parameters) as client:
            await body(client)

    asyncio.run(asyncio.wait_for(run(), 60))


async def told(client: Any, tool: str, **arguments: Any) -> str:
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result
    assert result.structured_content is None
    assert len(result.content) == 1
    return str(result.content[0].text)


async def refused(client: Any, tool: str, **arguments: Any) -> str:
    result = await client.call_tool(tool, arguments)
    assert result.is_error, result
    return str(result.content[0].text)


@pytest.mark.usefixtures("answers")
def test_tools_read_explain_walk_audit_and_compare(tmp_path: Path) -> None:
    path, text = tmp_path / "home.json", json.dumps(SCREEN)
    path.write_text(text)
    rows = json.dumps({"aloud": 1, "elements": [{"label": f"Row {row}"} for row in range(1, 121)]})

    async def body(client: Any) -> None:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert sorted(tools) == ["audit", "compare", "explain", "read", "walk"]
        assert all(tool.description and tool.annotations.read_only_hint for tool in tools.values())
        assert await told(client, "read", source=str(path)) == "1 Home, Heading\n2 Button"
        assert await told(client, "read", source=text, language="ko") == "1 Home, 머리말\n2 버튼"
        long = (await told(client, "read", source=rows)).splitlines()
        assert (len(long), long[-1]) == (51, "… 70 more: first=51")
        rest = (await told(client, "read", source=rows, first=101)).splitlines()
        assert (rest[0], rest[-1], len(rest)) == ("101 Row 101", "120 Row 120", 20)
        why = (await told(client, "explain", source=str(path), stop=1)).splitlines()
        assert why[0] == "Home, Heading"
        assert why[-1].startswith('trait "Heading": trait.header: ')
        walk = await told(client, "walk", source=str(path), steps=["swipe right", "swipe left"])
        assert walk.splitlines() == [
            "> start", "[screen changed]", "Home, Heading", "> swipe right", "Button", "> swipe left", "Home, Heading",
        ]
        assert re.match(r"1 (error|warning): missing-label: ", await told(client, "audit", source=str(path), rules=["missing-label"]))
        assert await told(client, "audit", source=str(path), rules=["heading-skips-level"]) == "No problems."
        assert await told(client, "compare", old=str(path), new=text) == "VoiceOver says the same."
        assert "Start, Heading" in await told(client, "compare", old=text, new=text.replace('"label": "Home"', '"label": "Start"'))

    served(body)


@pytest.mark.usefixtures("answers")
def test_errors_reach_the_model_and_the_next_call_works(tmp_path: Path) -> None:
    text = json.dumps(SCREEN)

    async def body(client: Any) -> None:
        assert "none.json: it cannot be read" in await refused(client, "read", source=str(tmp_path / "none.json"))
        assert "labl" in await refused(client, "read", source=text.replace("label", "labl"))
        assert "the screen has 2" in await refused(client, "explain", source=text, stop=3)
        assert "step 2: swipe rigth" in await refused(client, "walk", source=text, steps=["swipe right", "swipe rigth"])
        assert "there are 2" in await refused(client, "read", source=text, first=3)
        assert (await told(client, "read", source=text)).startswith("1 Home")

    served(body)


def test_resources_are_the_articles() -> None:
    async def body(client: Any) -> None:
        listed = {resource.name: str(resource.uri) for resource in (await client.list_resources()).resources}
        assert listed == {"readme": "aloud://readme", "screens": "aloud://screens", "steps": "aloud://steps"}
        for name, uri in listed.items():
            text = (await client.read_resource(uri)).contents[0].text
            assert text.startswith("# "), name
            assert len(text) < 16_000, "models pay by the word"

    served(body)


@pytest.mark.usefixtures("answers")
def test_the_examples_of_the_articles_work() -> None:
    def example(article: str, kind: str) -> str:
        found = re.search(rf"^```{kind}\n(.*?)^```", (ARTICLES / f"{article}.md").read_text(), re.MULTILINE | re.DOTALL)
        assert found is not None
        return found[1]

    screen = example("screens", "json")
    assert aloud.read(screen).lines == ["Settings, Heading", "Wi-Fi, Home, Button"]
    steps = example("steps", "steps").splitlines()
    walk = aloud.Walk(screen)
    for step in steps:
        walk.perform(step)
    assert aloud.Script(example("steps", "script")).check(screen)
    keys = re.findall(r"^\| (`.*?`) \|", (ARTICLES / "screens.md").read_text(), re.MULTILINE)
    values = {"traits": ["header"], "headingLevel": 2, "frame": [0, 0, 9, 9], "expanded": True,
              "actions": [{"name": "Delete"}], "children": []}
    for key in re.findall(r"`(\w+)`", " ".join(keys)):
        assert aloud.read({"aloud": 1, "elements": [{"label": "a", key: values.get(key, "a")}]})


def test_without_the_sdk_the_command_says_what_to_install(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['mcp'] = None; sys.modules['mcp.server'] = None\n"
        "from aloud_voiceover.__main__ import main; sys.exit(main(['mcp']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode == 69, done.stderr
    assert "pip install 'aloud-voiceover[mcp]'" in done.stderr
