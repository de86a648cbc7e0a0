"""The answers of the core. The member `json` of each is what the core said."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, overload

from ._text import as_line, printable

Object = dict[str, Any]


@dataclass(frozen=True)
class Evidence:
    """Why a word is said, and how certain it is that a device says it."""

    summary: str
    #: `documented` by Apple, `observed` by listeners, or `assumed`.
    certainty: str
    source: str

    def __str__(self) -> str:
        return printable(f"{self.summary} [{self.certainty}: {self.source}]")


@dataclass(frozen=True)
class Part:
    """A part of what VoiceOver says, with the rule that produced it."""

    part: str
    text: str
    rule: str
    language: str | None = None
    #: Where the part comes from; only with `explain=True`.
    of: str | None = None
    evidence: Evidence | None = None

    @classmethod
    def _of(cls, json: Object) -> Part:
        evidence = None
        if json.get("summary") is not None:
            evidence = Evidence(json["summary"], json.get("certainty") or "", json.get("source") or "")
        return cls(json["part"], json["text"], json["rule"], json.get("language"), json.get("of"), evidence)


@dataclass(frozen=True)
class Place:
    """A place in the file that was read; lines and columns count from 1."""

    line: int | None
    column: int | None
    path: str | None = None
    file: str | None = None

    @classmethod
    def _of(cls, json: Object | None) -> Place | None:
        if json is None:
            return None
        return cls(json.get("line"), json.get("column"), json.get("path"), json.get("file"))


@dataclass(frozen=True)
class Stop:
    """An element that the cursor lands on, with what VoiceOver says there."""

    #: All that is said, the hint included.
    text: str
    id: str | None
    #: The text without the hint and cues.
    description: str
    cues: tuple[str, ...]
    hint: str | None
    parts: tuple[Part, ...]
    #: x, y, width and height, in points.
    frame: tuple[float, ...] | None
    activation_point: tuple[float, ...] | None
    #: The names of the custom actions, and of the rotors.
    actions: tuple[str, ...]
    rotors: tuple[str, ...]
    #: With `ids=True` or `explain=True`: where the element is in the tree, and in the file.
    path: str | None
    place: Place | None
    #: Of a web page: the nodes of the document, and a CSS selector.
    nodes: tuple[int, ...]
    selector: str | None
    json: Object = field(repr=False, compare=False)

    @classmethod
    def _of(cls, json: Object) -> Stop:
        return cls(
            text=json["text"], id=json.get("id"), description=json.get("description") or "",
            cues=tuple(json.get("cues") or ()), hint=json.get("hint"),
            parts=tuple(Part._of(part) for part in json.get("parts") or ()),
            frame=tuple(json["frame"]) if json.get("frame") else None,
            activation_point=tuple(json["activationPoint"]) if json.get("activationPoint") else None,
            actions=tuple(action["name"] for action in json.get("actions") or ()),
            rotors=tuple(rotor["name"] for rotor in json.get("rotors") or ()),
            path=json.get("path"), place=Place._of(json.get("place")),
            nodes=tuple(int(node) for node in json.get("nodes") or ()), selector=json.get("selector"), json=json,
        )

    def __str__(self) -> str:
        return printable(self.text)


class Reading:
    """What VoiceOver says on a screen: its stops, in the order of flicking right.

    Two readings are equal if they have the same texts.
    """

    def __init__(self, json: Object, explain: Callable[[], Object] | None = None) -> None:
        self.json = json
        self.stops: tuple[Stop, ...] = tuple(Stop._of(stop) for stop in json["stops"])
        self.screen: str | None = json.get("screen")
        self.language: str = json.get("language") or ""
        self.profile: str = json.get("profile") or ""
        self.warnings: tuple[str, ...] = tuple(json.get("warnings") or ())
        #: The texts of a dump that the reading does not contain.
        self.left_out: tuple[str, ...] = tuple(item["text"] for item in json.get("leftOut") or ())
        self._explain = explain
        self._explained: Reading | None = None

    @property
    def lines(self) -> list[str]:
        """The text of each stop."""
        return [stop.text for stop in self.stops]

    @property
    def text(self) -> str:
        """The texts of the stops, one a line, as `aloud read` prints them."""
        return "\n".join(printable(line) for line in self.lines)

    def explained(self) -> Reading:
        """The same reading, with the evidence for each part."""
        if self._explain is None:
            return self
        if self._explained is None:
            self._explained = Reading(self._explain())
        return self._explained

    def snapshot_lines(self) -> list[str]:
        """The lines of a snapshot."""
        return [as_line(line) for line in self.lines]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        name = f" of {printable(self.screen)!r}" if self.screen else ""
        return f"<Reading{name}: {len(self.stops)} stops>"

    def __eq__(self, other: object) -> bool:
        return self.lines == other.lines if isinstance(other, Reading) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self.lines))

    def __len__(self) -> int:
        return len(self.stops)

    def __iter__(self) -> Iterator[Stop]:
        return iter(self.stops)

    @overload
    def __getitem__(self, index: int) -> Stop: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Stop, ...]: ...
    def __getitem__(self, index: int | slice) -> Stop | tuple[Stop, ...]:
        return self.stops[index]


@dataclass(frozen=True)
class Finding:
    """A problem of a screen."""

    rule: str
    #: `error`, `warning` or `advice`.
    severity: str
    message: str
    fix: str
    references: tuple[str, ...]
    id: str | None
    path: str
    utterance: str | None
    place: Place | None
    selector: str | None
    #: How many elements have this problem.
    count: int
    json: Object = field(repr=False, compare=False)

    @classmethod
    def _of(cls, json: Object) -> Finding:
        return cls(
            rule=json["rule"], severity=json["severity"], message=json["message"], fix=json.get("fix") or "",
            references=tuple(json.get("references") or ()), id=json.get("id"), path=json.get("path") or "",
            utterance=json.get("utterance"), place=Place._of(json.get("place")), selector=json.get("selector"),
            count=int(json.get("count") or 1), json=json,
        )

    def __str__(self) -> str:
        said = f" ({self.utterance})" if self.utterance else ""
        return printable(f"{self.severity}: {self.rule}: {self.path}{said}: {self.message} {self.fix}".rstrip())


class Audit:
    """The findings of an audit. It is true if there are some."""

    def __init__(self, json: Object) -> None:
        self.json = json
        self.findings: tuple[Finding, ...] = tuple(Finding._of(finding) for finding in json["findings"])

    @property
    def errors(self) -> tuple[Finding, ...]:
        return tuple(finding for finding in self.findings if finding.severity == "error")

    def snapshot_lines(self) -> list[str]:
        return [str(finding) for finding in self.findings]

    def __bool__(self) -> bool:
        return bool(self.findings)

    def __len__(self) -> int:
        return len(self.findings)

    def __iter__(self) -> Iterator[Finding]:
        return iter(self.findings)

    def __str__(self) -> str:
        return "\n".join(self.snapshot_lines())

    def __repr__(self) -> str:
        return f"<Audit: {len(self.findings)} findings>"


@dataclass(frozen=True)
class Change:
    """A difference between two screens."""

    #: `changed`, `moved`, `gone`, `new` or `announced`.
    change: str
    old: str | None
    new: str | None
    path: str
    #: What a live region's announcement interrupts: `polite` or `assertive`.
    politeness: str | None
    #: The parts that only the old or only the new text has; with `explain=True`.
    gone_parts: tuple[Part, ...]
    new_parts: tuple[Part, ...]
    json: Object = field(repr=False, compare=False)

    @classmethod
    def _of(cls, json: Object) -> Change:
        parts = json.get("parts") or {}
        return cls(
            change=json["change"], old=json.get("old"), new=json.get("new"), path=json.get("path") or "",
            politeness=json.get("politeness"), gone_parts=tuple(Part._of(part) for part in parts.get("gone") or ()),
            new_parts=tuple(Part._of(part) for part in parts.get("new") or ()), json=json,
        )

    def __str__(self) -> str:
        texts = [text for text in (self.old, self.new) if text is not None]
        return printable(f"{self.change}: {' → '.join(texts)}")


class Difference:
    """The changes from one screen to another. It is true if there are some."""

    def __init__(self, json: Object) -> None:
        self.json = json
        self.changes: tuple[Change, ...] = tuple(Change._of(change) for change in json["changes"])

    def snapshot_lines(self) -> list[str]:
        return [str(change) for change in self.changes]

    def __bool__(self) -> bool:
        return bool(self.changes)

    def __len__(self) -> int:
        return len(self.changes)

    def __iter__(self) -> Iterator[Change]:
        return iter(self.changes)

    def __str__(self) -> str:
        return "\n".join(self.snapshot_lines())


@dataclass(frozen=True)
class Event:
    """Something that happens in a walk: speech, a sound, a move of the cursor."""

    #: `utterance`, `screen changed`, `focus moved` and others.
    event: str
    text: str | None
    #: In seconds since the beginning.
    time: float
    step: str
    line: int
    id: str | None
    origin: str | None
    priority: str | None
    parts: tuple[Part, ...]
    #: Why a step had no effect.
    reason: str | None
    json: Object = field(repr=False, compare=False)

    @classmethod
    def _of(cls, json: Object) -> Event:
        return cls(
            event=json["event"], text=json.get("text"), time=float(json.get("time") or 0), step=json.get("step") or "",
            line=int(json.get("line") or 0), id=json.get("id"), origin=json.get("origin"),
            priority=json.get("priority"), parts=tuple(Part._of(part) for part in json.get("parts") or ()),
            reason=json.get("reason"), json=json,
        )

    @property
    def is_speech(self) -> bool:
        return self.event == "utterance"

    def __str__(self) -> str:
        if self.is_speech:
            return printable(self.text or "")
        return printable(f"[{self.event}]" + (f" {self.text}" if self.text else ""))


@dataclass(frozen=True)
class Cursor:
    """The stop with the VoiceOver cursor: its rank from 1, of how many."""

    rank: int
    count: int
    id: str | None
    text: str


@dataclass(frozen=True)
class Step:
    """A step of a walk, with what happened then."""

    step: str
    events: tuple[Event, ...]
    cursor: Cursor | None

    @property
    def spoken(self) -> list[str]:
        """What VoiceOver said, one text for each utterance; a hint is an utterance of its own."""
        return [event.text or "" for event in self.events if event.is_speech]

    @property
    def text(self) -> str:
        """What VoiceOver said, as one text."""
        return ", ".join(self.spoken)

    def __str__(self) -> str:
        return printable(self.text)


class Play:
    """What happens when a script is performed."""

    def __init__(self, json: Object) -> None:
        self.json = json
        self.events: tuple[Event, ...] = tuple(Event._of(event) for event in json["events"])
        #: Why the script could not be performed to its end; None if it could.
        self.error: str | None = json.get("error")
        #: With `cost=True`.
        self.cost: Cost | None = Cost._of(json.get("cost"))

    @property
    def spoken(self) -> list[str]:
        return [event.text or "" for event in self.events if event.is_speech]

    def snapshot_lines(self) -> list[str]:
        """The steps, and what happens in each; as in scripts, without moves of the cursor."""
        lines: list[str] = []
        last: tuple[int, str] | None = None
        for event in self.events:
            if (event.line, event.step) != last:
                last = (event.line, event.step)
                lines.append(printable(f"> {event.step}"))
            if event.event != "focus moved":
                lines.append(str(event))
        return lines + ([printable(f"error: {self.error}")] if self.error else [])

    def __str__(self) -> str:
        return "\n".join(self.snapshot_lines())


@dataclass(frozen=True)
class Failure:
    """A step of a script that did something else."""

    #: The line of the script that was expected.
    line: int
    step: str
    #: Each begins with `-` (expected), `+` (happened) or a space (both).
    diff: tuple[str, ...]
    note: str | None


class Check:
    """The result of a script. It is true if the script passed."""

    def __init__(self, json: Object) -> None:
        self.json = json
        self.script: str = json.get("script") or ""
        #: `passed`, `failed` or `error`.
        self.result: str = json["result"]
        self.error: str | None = json.get("error")
        #: With `cost=True`.
        self.cost: Cost | None = Cost._of(json.get("cost"))
        self.failures: tuple[Failure, ...] = tuple(
            Failure(int(item["line"]), item["step"], tuple(item["diff"]), item.get("note"))
            for item in json.get("failures") or ()
        )

    @property
    def passed(self) -> bool:
        return self.result == "passed"

    def __bool__(self) -> bool:
        return self.passed

    def __str__(self) -> str:
        lines = [f"{self.result}  {printable(self.script)}"]
        if self.error:
            lines.append(f"  {printable(self.error)}")
        for failure in self.failures:
            lines.append(f"  {printable(self.script)}:{failure.line}: > {printable(failure.step)}")
            lines += [f"    {row[:1]} {printable(row[1:])}" for row in failure.diff]
            if failure.note:
                lines.append(f"    {printable(failure.note)}")
        return "\n".join(lines)

    __repr__ = __str__


@dataclass(frozen=True)
class OrderedStop:
    """A stop of the reading order."""

    id: str | None
    path: str


@dataclass(frozen=True)
class Name:
    """A control of Voice Control, with the names that a user can say."""

    number: int
    id: str | None
    names: tuple[str, ...]
    source: str
    is_shared: bool


@dataclass(frozen=True)
class WayStep:
    """A gesture on a way, as scripts write it, and how often it follows itself."""

    step: str
    times: int


@dataclass(frozen=True)
class ReachedStop:
    """What it costs a VoiceOver user to get to a stop."""

    words: str
    id: str | None
    #: Flicks alone, and the fewest gestures of any kind; None where nothing leads there.
    flicks: int | None
    gestures: int | None
    #: Until the name has been heard, for somebody who goes on after each name, and for somebody who hears everything.
    swift_seconds: float | None
    patient_seconds: float | None
    #: A cheapest way, for a script; None where nothing leads there.
    way: tuple[WayStep, ...] | None

    @classmethod
    def _of(cls, json: Object) -> ReachedStop:
        seconds, way = json["seconds"] or {}, json["way"]
        return cls(
            words=json["words"], id=json["id"], flicks=json["flicks"], gestures=json["gestures"],
            swift_seconds=seconds.get("swift"), patient_seconds=seconds.get("patient"),
            way=None if way is None else tuple(WayStep(step["step"], step["times"]) for step in way),
        )


@dataclass(frozen=True)
class AppTrap:
    """A place of an app from which no gesture of VoiceOver leads on."""

    #: dead end, loop, layer or thrown cursor
    kind: str
    screen: str | None
    id: str | None
    path: str
    #: What a user experiences.
    message: str
    #: The steps of a script that lead into it after `start`.
    way: tuple[WayStep, ...]
    place: Place | None


@dataclass(frozen=True)
class TrapSearch:
    """The traps of an app that were found."""

    traps: tuple[AppTrap, ...]
    #: How many states of the app were looked at; if the limit was reached, `is_complete` is False.
    states: int
    is_complete: bool
    #: False for a document that does not tell what its elements do: then no traps prove nothing.
    tells_behaviors: bool
    json: Object = field(repr=False, compare=False)

    @classmethod
    def _of(cls, json: Object) -> TrapSearch:
        return cls(
            traps=tuple(
                AppTrap(
                    kind=trap["kind"], screen=trap["screen"], id=trap["id"], path=trap["path"], message=trap["message"],
                    way=tuple(WayStep(step["step"], step["times"]) for step in trap["way"]),
                    place=Place._of(trap.get("place")),
                )
                for trap in json["traps"]
            ),
            states=json["states"], is_complete=json["complete"], tells_behaviors=json["behaviors"], json=json,
        )


@dataclass(frozen=True)
class Cost:
    """What a task costs, since its last step `start`. Gestures take no time."""

    gestures: int
    seconds: float
    words_heard: int
    words_cut_off: int
    announcements_lost: int
    #: Moves of the cursor that no gesture made, and gestures without effect.
    jumps: int
    dead_ends: int

    @classmethod
    def _of(cls, json: Object | None) -> Cost | None:
        if json is None:
            return None
        return cls(
            json["gestures"], float(json["seconds"]), json["wordsHeard"], json["wordsCutOff"],
            json["announcementsLost"], json["jumps"], json["deadEnds"],
        )


@dataclass(frozen=True)
class TaskGoal:
    """Something that a task is for: what its script activates, changes, types or reads."""

    line: int
    step: str
    #: The name of the element; None without one.
    element: str | None
    #: The keys, presses, phrases or gestures; None from the first goal that is not reached.
    gestures: int | None


@dataclass(frozen=True)
class ComparedTask:
    """A task with one technology."""

    #: voiceover, keyboard, switch, voice or braille
    technology: str
    is_reached: bool
    #: None if the task cannot be finished.
    gestures: int | None
    seconds: float | None
    #: Why the task cannot be finished; None if it can.
    problem: str | None
    goals: tuple[TaskGoal, ...]

    @classmethod
    def _of(cls, json: Object) -> ComparedTask:
        seconds = json.get("seconds")
        return cls(
            technology=json["technology"], is_reached=json["reached"], gestures=json.get("gestures"),
            seconds=None if seconds is None else float(seconds), problem=json.get("problem"),
            goals=tuple(
                TaskGoal(goal["line"], goal["step"], goal.get("element"), goal.get("gestures")) for goal in json["goals"]
            ),
        )


@dataclass(frozen=True)
class ScanItem:
    """An item of Switch Control, with what it costs to reach it."""

    id: str | None
    name: str
    is_group: bool
    depth: int
    presses: int
    seconds: float
