"""Whatever a caller gives, there is an answer or an error with the name of the input, and the next call works."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import aloud_voiceover as aloud
from aloud_voiceover import _core

pytestmark = pytest.mark.usefixtures("answers")
SCREEN: dict[str, Any] = {"aloud": 1, "elements": [{"label": "Home", "traits": ["header"]}]}


@pytest.fixture(autouse=True)
def limits(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(_core, "_limits", _core.Limits(memory=128 * 1024 * 1024, seconds=2))
    monkeypatch.setattr(_core, "_shared", None)
    yield
    assert aloud.read(SCREEN).lines == ["Home, Heading"]


def nested(depth: int) -> object:
    found: Any = {"label": "Home"}
    for _ in range(depth):
        found = {"children": [found]}
    return {"aloud": 1, "elements": [found]}


def cyclic() -> object:
    found: dict[str, Any] = {"aloud": 1}
    found["elements"] = [found]
    return found


BOMB = (
    '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'
    '<AppiumAUT><XCUIElementTypeApplication label="&b;"/></AppiumAUT>'
)
SOURCES: dict[str, Callable[[], Any]] = {
    "a deep object": lambda: nested(200_000 if sys.version_info < (3, 12) else 1_000_000),
    "a deep document": lambda: '{"aloud": 1, "elements": [' + '{"children": [' * 300_000,
    "deep XML": lambda: "<AppiumAUT>" + '<XCUIElementTypeOther label="a">' * 300_000,
    "50 MB of a text": lambda: "x" * 50_000_000,
    "50 MB of brackets": lambda: "[" * 50_000_000,
    "50 MB of a label": lambda: {"aloud": 1, "elements": [{"label": "x" * 50_000_000}]},
    "entities": lambda: BOMB,
    "an unknown entity": lambda: '<AppiumAUT>\n<XCUIElementTypeApplication label="&a;"/></AppiumAUT>',
    "not a number": lambda: {"aloud": 1, "elements": [{"frame": [float("nan"), 0, 1, 1]}]},
    "an infinite number": lambda: {"aloud": 1, "elements": [{"frame": [float("inf"), 0, 1, 1]}]},
    "a number with 10,000 digits": lambda: {"aloud": 10**10_000},
    "a circle": cyclic,
    "something else": lambda: {"aloud": 1, "elements": [object()]},
    "other keys": lambda: {"aloud": 1, (1, 2): 3},
    "invalid UTF-8": lambda: b'{"aloud": 1,\n "elements": [{"label": "\xff"}]}',
    "half of UTF-16": lambda: b"\xff\xfe{",
    "nothing": lambda: "",
    "a device without an end": lambda: Path("/dev/zero"),
    "a folder": lambda: Path("/"),
    "a name with NUL": lambda: Path("a\0b"),
}


@pytest.mark.parametrize("kind", SOURCES)
@pytest.mark.parametrize("name", [None, "odd.json"])
def test_a_source_is_an_error_with_its_name(kind: str, name: str | None) -> None:
    if "/dev" in kind and sys.platform == "win32":
        pytest.skip("Windows has no such device")
    source = SOURCES[kind]()
    with pytest.raises(aloud.AloudError) as caught:
        aloud.read(source, name=name)
    shown = str(source) if isinstance(source, Path) else "source"
    assert caught.value.name == (name or shown), caught.value
    assert len(str(caught.value)) < 1000 and "\n" not in str(caught.value)


@pytest.mark.parametrize("label", ["a\ud800b", "\udfff", "\ud83d\ude00", "\0", "\x1b[31m", "\u202e"])
def test_odd_characters_are_read(label: str) -> None:
    assert len(aloud.read({"aloud": 1, "elements": [{"label": "A" + label}]})) == 1
    with pytest.raises(aloud.AloudError) as caught:
        aloud.read({"aloud": 1, "odd": label}, name=label)
    str(caught.value).encode("utf-8")


@pytest.mark.parametrize("language", ["korean", "en_US", "", "\ud800"])
def test_what_is_no_language_is_told(language: str) -> None:
    with pytest.raises(aloud.AloudError, match="is not a BCP-47 language tag"):
        aloud.read(SCREEN, language=language)


def test_a_place_is_that_of_the_tool() -> None:
    with pytest.raises(aloud.AloudError) as caught:
        aloud.read("<AppiumAUT>\n  <A x='1'\n   x='2'/></AppiumAUT>", name="twice.xml")
    assert str(caught.value) == "twice.xml:3:4: the element has the same attribute twice"


def test_the_one_of_two_that_is_wrong_is_named() -> None:
    with pytest.raises(aloud.AloudError) as caught:
        aloud.diff(SCREEN, "{")
    assert caught.value.name == "new"
    with pytest.raises(aloud.AloudError) as caught:
        aloud.diff(SCREEN, "[" * 50_000_000)
    assert caught.value.name == "old or new" or caught.value.name == "new"


@pytest.mark.parametrize("options", [{"settings": {"hints": object()}}, {"settings": {"hints": float("nan")}}])
def test_odd_options_are_errors(options: dict[str, Any]) -> None:
    with pytest.raises(aloud.AloudError):
        aloud.read(SCREEN, **options)


ENDLESS = {
    "an app that never rests": {"on": {"appear": [{"every": 0.01, "do": [{"post": "announcement", "text": "On"}]}]}},
    "an app that announces its announcements": {"on": {"appear": [{"every": 0.01, "do": [{"post": "layoutChanged"}] * 500}]}},
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_an_app_without_an_end_is_ended(kind: str) -> None:
    app = {**SCREEN, **ENDLESS[kind]}
    try:
        # The core itself ends some apps.
        assert not aloud.Script("> start\n" + "> wait 3600s\n" * 50, name="endless.aloud").check(app)
    except aloud.CoreFailed as error:
        assert error.name == "endless.aloud"
    with pytest.raises(aloud.AloudError) as caught:
        walk = aloud.Walk(app)
        for _ in range(50):
            walk.wait(3600)
    # Where the core ended it, the step is wrong, and not the source.
    assert caught.value.name == "source" or "things happen in one step" in caught.value.message
