"""The command `aloud-voiceover`: a small part of what the tool `aloud` does, without Swift."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from . import __version__, _api
from ._answers import Audit, Check, Difference, Part, Reading
from ._errors import AloudError, CoreFailed
from ._sources import Source
from ._text import printable


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="aloud-voiceover", description="Says what VoiceOver says about a screen.")
    parser.add_argument("--version", action="version", version=f"aloud-voiceover {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)

    def command(name: str, help: str, files: Sequence[str]) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=help, description=help)
        for file in files:
            added.add_argument(file, help="a file, or - for standard input")
        added.add_argument("--json", action="store_true", help="print the answer of the core")
        added.add_argument("--language", help="the language of VoiceOver, such as ko")
        added.add_argument("--with", dest="overlays", action="append", default=[], metavar="FILE", help="an overlay")
        return added

    def options(added: argparse.ArgumentParser) -> None:
        added.add_argument("--ios", help="leaves out what came after this version of iOS")
        added.add_argument(
            "--setting", dest="settings", action="append", default=[], metavar="NAME=VALUE", help="a setting of VoiceOver"
        )

    read = command("read", "Prints what VoiceOver says at each stop of a screen.", ["file"])
    options(read)
    read.add_argument("--explain", action="store_true", help="add why each part is said")
    command("audit", "Prints the problems of a screen.", ["file"]).add_argument(
        "--messages", default="en", choices=["en", "ko"], help="the language of the findings"
    )
    check = command("check", "Performs a script, and compares what happens with what it expects.", ["script"])
    check.add_argument("app", nargs="?", help="the screen; without it, the script names it")
    options(check)
    commands.add_parser("mcp", help="Serves models by the Model Context Protocol, on standard input and output.")
    diff = command("diff", "Prints what a VoiceOver user hears on the new screen instead.", ["old", "new"])
    options(diff)
    diff.add_argument("--explain", action="store_true", help="add why each part is said that is gone or new")
    return parser


def _source(name: str) -> Source:
    return sys.stdin.buffer.read() if name == "-" else Path(name)


def _settings(written: Sequence[str]) -> dict[str, Any]:
    settings: dict[str, Any] = {}
    for item in written:
        name, equals, value = item.partition("=")
        if not equals:
            raise AloudError(f"a setting is NAME=VALUE, not {item}")
        settings[name] = value
    return settings


def _answer(asked: argparse.Namespace) -> Reading | Audit | Check | Difference:
    options: dict[str, Any] = {"language": asked.language, "overlays": [Path(path) for path in asked.overlays]}
    if asked.command != "audit":
        options.update(ios=asked.ios, settings=_settings(asked.settings))
    if asked.command == "read":
        return _api.read(_source(asked.file), explain=asked.explain, **options)
    if asked.command == "audit":
        return _api.audit(_source(asked.file), messages=asked.messages, **options)
    if asked.command == "diff":
        return _api.diff(_source(asked.old), _source(asked.new), explain=asked.explain, **options)
    script = _api.Script(Path(asked.script)) if asked.script != "-" else _api.Script(sys.stdin.read())
    return script.check(None if asked.app is None else _source(asked.app), **options)


def _text(answer: Reading | Audit | Check | Difference, explains: bool) -> str:
    rows: list[str] = []
    if explains and isinstance(answer, Reading):
        for stop in answer:
            rows.append(str(stop))
            rows += [_reason("", part) for part in stop.parts]
    elif explains and isinstance(answer, Difference):
        for change in answer:
            rows.append(str(change))
            rows += [_reason("- ", part) for part in change.gone_parts] + [_reason("+ ", part) for part in change.new_parts]
    else:
        return str(answer)
    return "\n".join(rows)


def _reason(sign: str, part: Part) -> str:
    return printable(f'  {sign}{part.part} "{part.text}"  {part.rule}: {part.evidence}')


def _serve() -> int:
    try:
        from . import mcp
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in ("mcp", "mcp_types"):
            raise
        print("aloud-voiceover: the server needs the package mcp, 2.0 or later: pip install 'aloud-voiceover[mcp]'", file=sys.stderr)
        return 69
    mcp.main()
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit status: 0, 1 for findings, changes and a failed script, 64 for wrong usage, 65 for an input that cannot be
    read, 66 for one that does not exist, 69 without a package that the command needs, 70 if the core fails."""
    try:
        asked = _parser().parse_args(arguments)
    except SystemExit as end:
        return 64 if end.code == 2 else int(end.code or 0)
    if asked.command == "mcp":
        return _serve()
    try:
        answer = _answer(asked)
    except AloudError as error:
        print(f"aloud-voiceover: {error}", file=sys.stderr)
        if isinstance(error, CoreFailed):
            return 70
        return 66 if isinstance(error.__cause__, OSError) else 65
    try:
        text = json.dumps(answer.json, ensure_ascii=False) if asked.json else _text(answer, getattr(asked, "explain", False))
        if text:
            sys.stdout.buffer.write((text + "\n").encode("utf-8"))
        sys.stdout.flush()
    except BrokenPipeError:
        # Nobody reads on, as with head. Python would complain again at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(answer, Check):
        return 0 if answer.passed else 1
    return 1 if isinstance(answer, (Audit, Difference)) and answer else 0


if __name__ == "__main__":
    sys.exit(main())
