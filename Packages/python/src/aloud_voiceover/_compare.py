"""The aligned difference of two snapshots, with the rule behind each changed word."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher

from ._answers import Part, Reading
from ._text import as_line, printable

_CONTEXT = 2


def difference(old: Sequence[str], new: Sequence[str], reading: Reading | None = None) -> list[str]:
    """Rows with `- ` for lines that are gone, `+ ` for new ones, two spaces for context.

    With a reading, whose lines the new ones are, rows below a new line name the rule of each part that the old line lacks.
    """
    rows: list[str] = []
    explained: Reading | None = None
    end = 0
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    for group in matcher.get_grouped_opcodes(_CONTEXT):
        start = group[0][3]
        if start > end:
            rows.append("  …")
        for kind, i1, i2, j1, j2 in group:
            if kind == "equal":
                rows += [f"  {line}" for line in new[j1:j2]]
                continue
            for offset in range(max(i2 - i1, j2 - j1)):
                before = old[i1 + offset] if i1 + offset < i2 else None
                after = new[j1 + offset] if j1 + offset < j2 else None
                if before is not None:
                    rows.append(f"- {before}")
                if after is None:
                    continue
                rows.append(f"+ {after}")
                if reading is not None:
                    explained = explained or reading.explained()
                    rows += _reasons(before, explained[j1 + offset].parts)
        end = group[-1][4]
    if end < len(new):
        rows.append("  …")
    return rows


def _reasons(before: str | None, parts: Sequence[Part]) -> list[str]:
    """The parts that are new in a line. Words are counted, since one may be said twice."""
    left = _words(before or "")
    rows: list[str] = []
    for part in parts:
        rest = left
        for word in _words(as_line(part.text)):
            if word not in rest:
                reason = f"{part.rule}: {part.evidence}" if part.evidence else part.rule
                rows.append(f'      {part.part} "{printable(part.text)}"  {printable(reason)}')
                break
            at = rest.index(word)
            rest = rest[:at] + rest[at + 1 :]
        else:
            left = rest
    return rows


def _words(text: str) -> list[str]:
    return text.replace(",", " ").split()
