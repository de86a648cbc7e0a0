"""The records of answers are those that `dataclasses` would make, and quicker to define."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import subprocess
import sys
from typing import Any

import pytest

from aloud_voiceover import Cursor, Part, WayStep, _record


def made(dataclass: Any, field: Any) -> Any:
    members = {"__annotations__": {"one": "int", "three": "Any", "two": "str"}, "two": "2", "three": field(repr=False, compare=False)}
    return dataclass(frozen=True)(type("Named", (), members))


def test_records_compare_hash_and_show_as_data_classes_do() -> None:
    for library in (_record, dataclasses):
        record = made(library.dataclass, library.field)
        assert repr(record(one=1, three=9)) == "Named(one=1, two='2')"
        assert record(one=1, three=9) == record(one=1, two="2", three=8)
        assert record(one=1, three=9) != record(one=2, three=9)
        assert hash(record(one=1, three=9)) == hash(record(one=1, three=8))
        assert record(one=1, three=9) != object()
        with pytest.raises(AttributeError):
            record(one=1, three=9).one = 2
        with pytest.raises(AttributeError):
            del record(one=1, three=9).one
        for wrong in ((), (1, 2, 3, 4)):
            with pytest.raises(TypeError):
                record(*wrong)
        with pytest.raises(TypeError):
            record(one=1, three=9, four=4)


def test_answers_are_matched_copied_and_pickled() -> None:
    match Cursor(1, 2, None, "Home"):
        case Cursor(rank, count, None, text):
            assert (rank, count, text) == (1, 2, "Home")
        case _:
            raise AssertionError
    part = Part("label", "Home", rule="label")
    assert copy.deepcopy(part) == part == pickle.loads(pickle.dumps(part))
    assert part.language is None
    with pytest.raises(TypeError, match="WayStep takes step, times"):
        WayStep("swipe right", step="again")  # type: ignore[call-arg, misc]


def test_importing_does_not_load_what_takes_long() -> None:
    slow = ["dataclasses", "inspect", "hashlib", "tempfile", "subprocess", "unicodedata"]
    code = f"import sys, wasmtime; old = set(sys.modules); import aloud_voiceover; print(*(set({slow}) & (set(sys.modules) - old)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "", done.stderr
