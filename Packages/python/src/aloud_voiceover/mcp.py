"""A server of the Model Context Protocol, for models that read and correct screens.

Answers are short, since models pay by the word: one line for each stop, finding or change, and a limit.
"""

from __future__ import annotations

import importlib.metadata
from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.resources import TextResource
from mcp_types import ToolAnnotations

from . import __version__, _api
from ._errors import AloudError
from ._sources import file_or_text
from ._text import printable

_INSTRUCTIONS = (
    "What VoiceOver says about a screen of an iOS app or a web page, without a device. A source is the path of a file "
    "(a screen document or a dump), or its text. Read aloud://screens for the format, aloud://steps for walks."
)
_ARTICLES = Path(__file__).parent / "data" / "articles"
#: A stop or a finding is a line of a sentence; more than this is seldom read.
_LIMIT = 50

_Parameters = ParamSpec("_Parameters")


def _told(function: Callable[_Parameters, str]) -> Callable[_Parameters, str]:
    """Errors of the core reach the model as they are."""

    @wraps(function)
    def told(*arguments: _Parameters.args, **options: _Parameters.kwargs) -> str:
        try:
            return function(*arguments, **options)
        except AloudError as error:
            raise ToolError(str(error)) from error

    return told


def _page(lines: Sequence[str], first: int, limit: int, nothing: str) -> str:
    """The lines from a number on, and how to get the rest."""
    if not lines:
        return nothing
    if not 1 <= first <= len(lines):
        raise ToolError(f"first is {first}; there are {len(lines)}")
    shown = [f"{number} {line}" for number, line in enumerate(lines, 1)][first - 1 :][: max(limit, 1)]
    rest = len(lines) - (first - 1 + len(shown))
    return "\n".join(shown + ([f"… {rest} more: first={first + len(shown)}"] if rest else []))


@_told
def read(
    source: str, language: str | None = None, ios: str | None = None, screen: str | None = None, first: int = 1,
    limit: int = _LIMIT,
) -> str:
    """What VoiceOver says at each stop, in the order of flicking right. language: such as ko. ios: a version. screen: a name."""
    reading = _api.read(file_or_text(source), language=language, ios=ios, screen=screen)
    text = _page(reading.text.splitlines(), first, limit, "VoiceOver stops nowhere on this screen.")
    return "\n".join([text, *(f"warning: {printable(warning)}" for warning in reading.warnings)])


@_told
def explain(
    source: str, stop: int, language: str | None = None, ios: str | None = None, screen: str | None = None
) -> str:
    """Why VoiceOver says each part of one stop: the rule, its evidence, and the place in the file. stop: its number in read."""
    reading = _api.read(file_or_text(source), language=language, ios=ios, screen=screen, explain=True)
    if not 1 <= stop <= len(reading):
        raise ToolError(f"there is no stop {stop}; the screen has {len(reading)}")
    found = reading[stop - 1]
    rows = [str(found)]
    if found.place is not None:
        rows.append(f"{found.place.path or found.path} at line {found.place.line}, column {found.place.column}")
    rows += [printable(f'{part.part} "{part.text}": {part.rule}: {part.evidence}') for part in found.parts]
    return "\n".join(rows)


@_told
def walk(
    source: str, steps: list[str], language: str | None = None, ios: str | None = None, screen: str | None = None
) -> str:
    """Starts the app, performs steps of a user, such as "swipe right", and tells what VoiceOver says. Read aloud://steps."""
    with _api.Walk(file_or_text(source), language=language, ios=ios, screen=screen) as walk:
        for number, step in enumerate(steps, 1):
            try:
                walk.perform(step)
            except AloudError as error:
                raise ToolError(f"step {number}: {printable(step)}: {error}") from error
        return str(walk)


@_told
def audit(source: str, rules: list[str] | None = None, advice: bool = False, first: int = 1, limit: int = _LIMIT) -> str:
    """The accessibility problems of a screen, with how to correct each. rules: only these. advice: also what is optional."""
    found = _api.audit(file_or_text(source), rules=rules or ())
    shown = [str(finding) for finding in found if advice or finding.severity != "advice"]
    left = len(found) - len(shown)
    text = _page(shown, first, limit, "No problems.")
    return text + (f"\n{left} more with advice=true" if left else "")


@_told
def compare(
    old: str, new: str, language: str | None = None, ios: str | None = None, screen: str | None = None, first: int = 1,
    limit: int = _LIMIT,
) -> str:
    """What a VoiceOver user hears on the new version of a screen instead of the old one."""
    changes = _api.diff(file_or_text(old), file_or_text(new), language=language, ios=ios, screen=screen)
    return _page([str(change) for change in changes], first, limit, "VoiceOver says the same.")


def server() -> MCPServer[Any]:
    """The server with its tools and resources."""
    made: MCPServer[Any] = MCPServer(
        "aloud", instructions=_INSTRUCTIONS, version=__version__, log_level="ERROR", subscriptions=False
    )
    for tool in (read, explain, walk, audit, compare):
        made.add_tool(
            tool, structured_output=False, annotations=ToolAnnotations(read_only_hint=True, open_world_hint=False)
        )
    for name, title, text in _resources():
        made.add_resource(
            TextResource(uri=f"aloud://{name}", name=name, title=title, mime_type="text/markdown", text=text)
        )
    return made


def _resources() -> list[tuple[str, str, str]]:
    """The name, the title and the text of each article; the README is in the metadata of the package."""
    found = [("readme", "The package for Python", _readme())]
    for path in sorted(_ARTICLES.glob("*.md")):
        text = path.read_text(encoding="utf-8")
        found.append((path.stem, text.partition("\n")[0].lstrip("# "), text))
    return found


def _readme() -> str:
    described: Any = importlib.metadata.metadata("aloud-voiceover")
    return str(described.get_payload() or described["Description"])


def main() -> None:
    """Serves on standard input and output until the client closes them."""
    server().run("stdio")
