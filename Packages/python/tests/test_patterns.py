from __future__ import annotations

import json
import re
import sys
import time

import pytest

import aloud_voiceover as aloud
from aloud_voiceover import Overdue, _patterns
from aloud_voiceover._core import Core, Limits

SLOW = [
    (r"(a+)+b", "a" * 40), (r"(a|a)*b", "a" * 40), (r"(?:a?){30}b", "a" * 40), (r"(\w*\s*)*\d", "word " * 20),
    (r"a*a*a*a*a*a*b", "a" * 600), (r"^(([a-z])+.)+[A-Z]([a-z])+$", "a" * 60),
]


@pytest.mark.parametrize(("pattern", "text"), SLOW)
def test_a_pattern_that_never_ends_is_ended(pattern: str, text: str) -> None:
    begin = time.monotonic()
    with pytest.raises(_patterns.TooSlow):
        _patterns.matches(pattern, text, 0.5)
    assert time.monotonic() - begin < 30


@pytest.mark.parametrize(
    ("pattern", "is_quick"),
    [
        ("^Cart, [0-9]+ items?$", True), (r"Page \d+ of \d+, .*", True), (r"[*+?{|]{0}\+\*", True),
        ("(a+)+b", False), ("(a+){9}b", False), (".*.*.*.*.*.*.*", False),
    ],
)
def test_usual_patterns_need_no_process(pattern: str, is_quick: bool) -> None:
    assert (_patterns._most_steps(pattern, 80) <= _patterns._MOST_STEPS) == is_quick


def test_the_result_is_the_same_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    cases = [(r"^가+(?<n>.)\b", "가가나 다"), ("x", "가"), (r"(?:a\ud83d\ude00)?$", "\U0001f600 '\"\\"), ("^$", "")]
    here = [_patterns.matches(pattern, text, 30) for pattern, text in cases]
    monkeypatch.setattr(_patterns, "_MOST_STEPS", 0)
    assert [_patterns.matches(pattern, text, 30) for pattern, text in cases] == here
    with pytest.raises(re.error):
        _patterns.matches("(", "", 30)


@pytest.mark.parametrize("program", ["", "/nowhere/python", "/bin/false"])
def test_without_a_python_to_start_patterns_are_matched_here(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    monkeypatch.setattr(_patterns, "_MOST_STEPS", 0)
    monkeypatch.setattr(sys, "executable", program)
    assert _patterns.matches("b+", "abc", 30)


@pytest.mark.usefixtures("answers")
def test_a_script_with_such_a_pattern_is_overdue_and_the_next_call_works() -> None:
    screen = json.dumps({"aloud": 1, "elements": [{"label": "a" * 40}]})
    request = {
        "aloud": 1, "do": "check", "script": "> start\n[screen changed]\n/(a+)+b/\n", "app": "a.json", "apps": {"a.json": screen},
    }
    core = Core(Limits(seconds=0.5))
    with pytest.raises(Overdue, match=r"the pattern /\(a\+\)\+b/ has no result, the limit is 0.5 s") as caught:
        core.ask(request, name="slow.aloud")
    assert caught.value.name == "slow.aloud"
    assert core.ask({"aloud": 1, "do": "version"}) == {"aloud": 1}
    assert aloud.read(screen)
