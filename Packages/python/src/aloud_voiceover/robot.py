"""Keywords of Robot Framework.

    *** Settings ***
    Library    aloud_voiceover.robot

    *** Test Cases ***
    Settings Are Read
        ${screen}=    Read Screen    ${CURDIR}/settings.json    language=en
        Stop Should Say    ${screen}    1    Settings, Heading
        Screen Should Say    ${screen}    Wi-Fi, Home, Button
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from . import _api, _snapshots
from . import appium as _appium
from ._answers import Reading
from ._sources import file_or_text
from ._text import printable

__all__ = [
    "read_screen", "read_appium_screen", "stop_should_say", "screen_should_say", "screen_should_not_say",
    "screen_should_match_snapshot", "screen_should_have_no_findings", "script_should_pass",
]


def _source(source: Any) -> Any:
    return file_or_text(source) if isinstance(source, str) else source


def _reading(screen: Any) -> Reading:
    return screen if isinstance(screen, Reading) else _api.read(_source(screen))


def read_screen(source: Any, **options: Any) -> Reading:
    """Returns what VoiceOver says on a screen: a file, the text of a document or of a dump.

    The options are `language`, `ios`, `screen` and the others of `aloud_voiceover.read`.
    """
    return _api.read(_source(source), **options)


def read_appium_screen(**options: Any) -> Reading:
    """Returns what VoiceOver says on the screen of the current session of AppiumLibrary."""
    from robot.libraries.BuiltIn import BuiltIn  # type: ignore[import-untyped,import-not-found,unused-ignore]

    library: Any = BuiltIn().get_library_instance("AppiumLibrary")
    return _appium.read(library._current_application(), **options)


def stop_should_say(screen: Any, number: int, text: str) -> None:
    """Fails unless the stop with this number, from 1, has this text."""
    reading = _reading(screen)
    number = int(number)
    if not 1 <= number <= len(reading):
        raise AssertionError(f"there is no stop {number}; the screen has {len(reading)}")
    found = reading[number - 1].text
    if found != text:
        raise AssertionError(f"stop {number} says: {printable(found)}; not: {printable(text)}")


def screen_should_say(screen: Any, text: str) -> None:
    """Fails unless a stop has exactly this text."""
    reading = _reading(screen)
    if text not in reading.lines:
        raise AssertionError(f"no stop says: {printable(text)}. The stops are:\n{reading.text}")


def screen_should_not_say(screen: Any, text: str) -> None:
    """Fails if a stop contains this text."""
    for number, line in enumerate(_reading(screen).lines, 1):
        if text in line:
            raise AssertionError(f"stop {number} says: {printable(line)}")


def screen_should_match_snapshot(screen: Any, file: str, update: Any = None) -> None:
    """Fails unless a file has the lines of the screen.

    With `update`, or with the environment variable ALOUD_UPDATE, the file is written instead.
    """
    reading, path = _reading(screen), Path(file)
    old, new = _snapshots.load(path), reading.snapshot_lines()
    if old == new:
        return
    wanted = os.environ.get("ALOUD_UPDATE", "") if update is None else str(update)
    if wanted.lower() not in ("", "0", "false", "no", "none"):
        _snapshots.store(path, new)
        return
    raise AssertionError("\n".join(_snapshots.explain(str(path), old, reading, new, "ALOUD_UPDATE=1")))


def screen_should_have_no_findings(source: Any, level: str = "warning", **options: Any) -> None:
    """Fails if an audit finds something: `error`, `warning` (and errors), or `advice` (all)."""
    levels = ["error", "warning", "advice"]
    if level not in levels:
        raise ValueError(f"level is one of {', '.join(levels)}")
    counted = levels[: levels.index(level) + 1]
    found = [str(finding) for finding in _api.audit(_source(source), **options) if finding.severity in counted]
    if found:
        raise AssertionError("\n".join(found))


def script_should_pass(script: Any, app: Any = None, **options: Any) -> None:
    """Fails with the difference unless a script passes. It is a file, or the text of a script."""
    text = str(script)
    asked = _api.Script(text if "\n" in text else Path(text))
    asked.verify(None if app is None else _source(app), **options)
