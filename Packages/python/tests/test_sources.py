from __future__ import annotations

from pathlib import Path

import pytest

from aloud_voiceover import AloudError
from aloud_voiceover._sources import text_of


def test_a_text_that_names_a_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("{}")
    with pytest.raises(AloudError, match="pathlib.Path"):
        text_of(str(path))
    assert text_of(path) == ("{}", str(path))
    assert text_of("no such file") == ("no such file", None)


def test_encodings(tmp_path: Path) -> None:
    assert text_of("\ufeff가".encode()) == ("가", None)
    assert text_of("가".encode("utf-16")) == ("가", None)
    with pytest.raises(AloudError) as caught:
        text_of(b"a\nb\xff", name="x.json")
    assert (caught.value.line, caught.value.name) == (2, "x.json")


def test_missing_files_are_told(tmp_path: Path) -> None:
    with pytest.raises(AloudError, match="none.json: it cannot be read: No such file"):
        text_of(tmp_path / "none.json")


def test_other_types_are_refused() -> None:
    with pytest.raises(TypeError, match="not int"):
        text_of(3)  # type: ignore[arg-type]
    with pytest.raises(AloudError, match="JSON"):
        text_of({"a": {1, 2}})
