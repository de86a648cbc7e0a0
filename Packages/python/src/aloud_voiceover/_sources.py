"""What functions read: a text, bytes, a path or an object."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Union

from ._errors import AloudError

#: A screen document, a dump or an overlay: its text, its bytes, the path of its file, or a JSON object.
Source = Union[str, bytes, bytearray, "os.PathLike[str]", Mapping[str, Any], Sequence[Any]]

#: A larger file is no screen.
_MOST_BYTES = 64 * 1024 * 1024


def text_of(source: Source, *, name: str | None = None, key: str | None = None) -> tuple[str, str | None]:
    """The text of a source, and its name in messages; errors about one without a name call it by its key."""
    if isinstance(source, str):
        _refuse_path(source)
        return source, name
    if isinstance(source, (bytes, bytearray)):
        return _decoded(bytes(source), name or key), name
    if isinstance(source, os.PathLike):
        path = Path(source)
        shown = name or str(path)
        try:
            with path.open("rb") as file:
                # The size of a device or a pipe is unknown.
                content = file.read(_MOST_BYTES + 1)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else error
            raise AloudError(f"it cannot be read: {reason}", name=shown) from error
        if len(content) > _MOST_BYTES:
            raise AloudError("this file is larger than 64 MB, which no screen is", name=shown)
        return _decoded(content, shown), shown
    if isinstance(source, (Mapping, Sequence)):
        try:
            return json.dumps(source, ensure_ascii=False, allow_nan=False), name
        except (TypeError, ValueError, RecursionError) as error:
            raise AloudError(f"this cannot be written as JSON: {error}", name=name or key) from None
    raise TypeError(f"a source is a text, bytes, a path or a dict, not {type(source).__name__}")


def file_or_text(source: str) -> Path | str:
    """For callers that have no paths, such as Robot: a text without the marks of a document is the name of a file."""
    return source if "\n" in source or source.lstrip().startswith(("{", "[", "<")) else Path(source)


def _refuse_path(text: str) -> None:
    """A text is a document; a short one without any of its marks is probably meant as the name of a file."""
    if len(text) < 1000 and "\n" not in text and not text.lstrip().startswith(("{", "[", "<", ">")):
        try:
            is_file = bool(text) and Path(text).is_file()
        except (OSError, ValueError):
            return
        if is_file:
            raise AloudError("a str is the text of a document; for a file, give pathlib.Path(…)", name=text)


def _decoded(content: bytes, name: str | None) -> str:
    encoding = "utf-8-sig"
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        encoding = "utf-16"
    try:
        return content.decode(encoding)
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise AloudError("this is no text in UTF-8", line=line, name=name) from None
