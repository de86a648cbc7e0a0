from __future__ import annotations

from pathlib import Path

from aloud_voiceover import Reading
from aloud_voiceover._compare import difference
from aloud_voiceover._snapshots import file_name, lines_of, load, store
from aloud_voiceover._text import as_line, printable


def reading(*texts: str) -> Reading:
    stops = [
        {"text": text, "parts": [
            {"part": "label" if index == 0 else "trait", "text": part, "rule": f"rule.{index}"}
            for index, part in enumerate(text.split(", "))]}
        for text in texts
    ]
    return Reading({"stops": stops})


def test_each_new_part_has_its_rule() -> None:
    now = reading("A", "Flight Mode, Switch button", "C")
    rows = difference(["A", "Airplane Mode, Button", "C"], now.snapshot_lines(), now)
    assert rows == [
        "  A", "- Airplane Mode, Button", "+ Flight Mode, Switch button",
        '      label "Flight Mode"  rule.0', '      trait "Switch button"  rule.1', "  C",
    ]


def test_a_word_that_is_said_twice_is_new_once() -> None:
    now = reading("Button, Button")
    assert difference(["Button"], now.snapshot_lines(), now)[2:] == ['      trait "Button"  rule.1']


def test_lines_far_from_a_change_are_left_out() -> None:
    old = [str(line) for line in range(20)]
    assert difference(old, [*old[:10], "new", *old[10:]]) == ["  …", "  8", "  9", "+ new", "  10", "  11", "  …"]


def test_a_line_has_no_control_characters_and_is_one_of_a_kind() -> None:
    texts = ["", " a", "a", "a\nb", "a\\nb", "a\u202eb", "a\x1b[2J", '"a"', "a\u2028b", "a\\u2028b"]
    lines = [as_line(text) for text in texts]
    assert len(set(lines)) == len(lines)
    assert all(line.isprintable() for line in lines)
    assert printable("가 👩‍👧") == "가 👩‍👧"


def test_files_keep_lines(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b.txt"
    assert load(path) is None
    for lines in ([], ["a"], ["a", "", "b"], ['""', ""]):
        store(path, lines)
        assert load(path) == lines
    assert [item.name for item in path.parent.iterdir()] == ["b.txt"]


def test_names_of_files_suit_every_system() -> None:
    assert file_name("test_a[ko]") == "test_a[ko]"
    assert file_name("test_a[a/b]") != file_name("test_a[a?b]")
    assert "/" not in file_name("a/b")
    assert len(file_name("가" * 300).encode()) < 200


def test_only_texts_are_values() -> None:
    assert lines_of("a\nb") == ["a", "b"]
    assert lines_of(["a", "b"]) == ["a", "b"]
    assert lines_of(3) is None
    assert lines_of([3]) is None
