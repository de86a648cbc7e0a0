"""The functions of the package."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Union

from . import _core
from ._answers import (
    Audit, Check, ComparedTask, Cursor, Difference, Event, Name, OrderedStop, Play, ReachedStop, Reading, ScanItem,
    Step, TrapSearch,
)
from ._errors import AloudError, CoreFailed, ScriptFailed
from ._sources import Source, text_of

Object = dict[str, Any]
#: The value of a setting of VoiceOver, such as `hints`.
Setting = Union[str, bool, int, float]
#: Overlays, in order; a mapping gives each a name.
Overlays = Union[Sequence[Source], Mapping[str, Source]]
_KNOWN = ("language", "ios", "settings", "overlays", "screens", "format", "screen", "profile", "style")


def _options(
    *, language: str | None, ios: str | int | float | None, settings: Mapping[str, Setting] | None,
    overlays: Overlays | None, screens: Mapping[str, Source] | None, format: str | None, screen: str | None,
    profile: str | None, style: str | None,
) -> Object:
    request: Object = {"aloud": 1}
    for key, value in (
        ("language", language), ("format", format), ("screen", screen), ("profile", profile), ("style", style)
    ):
        if value is not None:
            request[key] = value
    if ios is not None:
        request["ios"] = str(ios)
    if settings:
        request["settings"] = dict(settings)
    laid = _overlays(overlays)
    if laid:
        request["overlays"] = laid
    if screens:
        request["screens"] = {key: text_of(source, name=key)[0] for key, source in screens.items()}
    return request


def _given(options: Mapping[str, Any]) -> Object:
    """The request of options that a function takes as keywords; those of `read`."""
    for key in options:
        if key not in _KNOWN:
            raise TypeError(f"there is no option {key!r}; there are {', '.join(_KNOWN)}")
    return _options(**{**dict.fromkeys(_KNOWN), **options})


def _overlays(overlays: Overlays | None) -> dict[str, str]:
    if overlays is None:
        return {}
    if isinstance(overlays, (str, bytes)):
        raise TypeError("overlays is a list of sources; put the overlay in brackets")
    found: dict[str, str] = {}
    if isinstance(overlays, Mapping):
        for key, source in overlays.items():
            found[key] = text_of(source, name=key)[0]
        return found
    for index, source in enumerate(overlays, 1):
        text, name = text_of(source)
        name = name or f"overlay {index}"
        while name in found:
            name += "'"
        found[name] = text
    return found


def _put(request: Object, key: str, source: Source, name: str | None) -> str:
    """Puts a source into a request. Returns what to call it in errors: as the core does, its key if it has no name."""
    text, shown = text_of(source, name=name, key=key)
    request[key] = text
    if shown is not None:
        request[key + "Name"] = shown
    return shown or key


def read(
    source: Source, *, name: str | None = None, language: str | None = None, ios: str | int | float | None = None,
    settings: Mapping[str, Setting] | None = None, overlays: Overlays | None = None,
    screens: Mapping[str, Source] | None = None, format: str | None = None, screen: str | None = None,
    profile: str | None = None, style: str | None = None, explain: bool = False,
) -> Reading:
    """What VoiceOver says on a screen.

    >>> read({"aloud": 1, "name": "Home", "elements": [{"label": "Home", "traits": ["header"]}]}).stops[0].text
    'Home, Heading'

    `source` is a screen document or a dump: its text, its bytes, a path (`pathlib.Path`), or a dict. The format is detected,
    unless `format` names it. `language` is that of VoiceOver, such as `ko`; without it, the source decides. `ios` leaves out
    what came after that version. `settings` are VoiceOver's, by name: `{"hints": False}`. `overlays` change the source, in
    order; `screens` has the further screens that they name. `screen` selects one of several. `profile` is `voiceover` or
    `snapshot`, `style` is `commas` or `sentences`. `explain` adds the evidence for each part. `name` stands for the source
    in errors.

    Raises `AloudError` for a source or an option that the core refuses, `OutOfMemory` and `Overdue` beyond the limits.
    """
    request = _options(
        language=language, ios=ios, settings=settings, overlays=overlays, screens=screens, format=format, screen=screen,
        profile=profile, style=style,
    )
    request["do"] = "read"
    request["ids"] = True
    shown = _put(request, "source", source, name)

    def explained() -> Object:
        return _core.shared().ask({**request, "explain": True}, name=shown)

    if explain:
        return Reading(explained())
    return Reading(_core.shared().ask(request, name=shown), explained)


def audit(
    source: Source, *, rules: Sequence[str] = (), name: str | None = None, language: str | None = None,
    messages: str = "en", overlays: Overlays | None = None, screens: Mapping[str, Source] | None = None,
    format: str | None = None,
) -> Audit:
    """The problems of a screen or an app. `rules` are the rules to check, all by default; `messages` is `en` or `ko`."""
    request = _options(
        language=language, ios=None, settings=None, overlays=overlays, screens=screens, format=format, screen=None,
        profile=None, style=None,
    )
    request.update({"do": "audit", "messages": messages})
    if rules:
        request["rules"] = list(rules)
    shown = _put(request, "source", source, name)
    return Audit(_core.shared().ask(request, name=shown))


def diff(
    old: Source, new: Source, *, language: str | None = None, ios: str | int | float | None = None,
    settings: Mapping[str, Setting] | None = None, overlays: Overlays | None = None,
    screens: Mapping[str, Source] | None = None, format: str | None = None, screen: str | None = None,
    profile: str | None = None, style: str | None = None, explain: bool = False,
) -> Difference:
    """What a VoiceOver user hears on the new screen, instead of the old one. The options are those of `read`."""
    request = _options(
        language=language, ios=ios, settings=settings, overlays=overlays, screens=screens, format=format, screen=screen,
        profile=profile, style=style,
    )
    request.update({"do": "diff", "explain": explain})
    old_name = _put(request, "old", old, None)
    new_name = _put(request, "new", new, None)
    # The core names the one that is wrong; without an answer it may be either.
    return Difference(_core.shared().ask(request, name=f"{old_name} or {new_name}"))


def _asked(what: str, source: Source, options: Mapping[str, Any]) -> Object:
    request = _given(options)
    request["do"] = what
    shown = _put(request, "source", source, None)
    return _core.shared().ask(request, name=shown)


def order(source: Source, **options: Any) -> list[OrderedStop]:
    """The ids and paths of the stops, in the order of VoiceOver. The options are those of `read`."""
    return [OrderedStop(stop.get("id"), stop["path"]) for stop in _asked("order", source, options)["stops"]]


def names(source: Source, **options: Any) -> list[Name]:
    """The controls of Voice Control, with the names that a user can say. The options are those of `read`."""
    return [
        Name(item["number"], item.get("id"), tuple(item["names"]), item["source"], item["isShared"])
        for item in _asked("names", source, options)["items"]
    ]


def scan(source: Source, **options: Any) -> list[ScanItem]:
    """The items of Switch Control, in order, with what each costs. The options are those of `read`."""
    return [
        ScanItem(
            item.get("id"), item["name"], item["group"], item["depth"], item["presses"], float(item["seconds"] or 0)
        )
        for item in _asked("scan", source, options)["items"]
    ]


def reach(source: Source, *, from_stop: str | None = None, **options: Any) -> list[ReachedStop]:
    """What it costs a VoiceOver user to get to each stop. The further options are those of `read`.

    `from_stop` begins at the first stop that says this text, instead of where the cursor begins. Raises `AloudError` if
    no stop says it.
    """
    request = _given(options)
    request["do"] = "reach"
    if from_stop is not None:
        request["fromStop"] = from_stop
    shown = _put(request, "source", source, None)
    return [ReachedStop._of(stop) for stop in _core.shared().ask(request, name=shown)["stops"]]


def traps(source: Source, **options: Any) -> TrapSearch:
    """The places of an app from which no gesture of VoiceOver leads on. The options are those of `read`."""
    request = _given(options)
    request.update({"do": "reach", "traps": True})
    shown = _put(request, "source", source, None)
    return TrapSearch._of(_core.shared().ask(request, name=shown))


class Script:
    """A script of steps, with what must happen in each.

        Script('''
        > start
        [screen changed]
        Settings, Heading
        ''').check(Path("settings.json"))

    `source` is its text, or the path of its file. A script with a path finds its app and its overlays by itself.
    """

    def __init__(self, source: str | os.PathLike[str], *, name: str | None = None) -> None:
        self._folder: Path | None = None
        text, shown = text_of(source, name=name)
        self.text, self.name = text, shown or "script"
        if not isinstance(source, str):
            self._folder = Path(source).parent

    def check(self, app: Source | None = None, *, cost: bool = False, **options: Any) -> Check:
        """Performs the script, and compares what happens with what it expects.

        `app` is the screen that the script walks; without it, the line `app` of the script names a file. `cost` adds what
        the task costs. The further options are those of `read`.
        """
        return Check(self._ask("check", app, options, cost))

    def verify(self, app: Source | None = None, **options: Any) -> None:
        """Raises `ScriptFailed`, an `AssertionError`, with the difference, unless the script passes."""
        result = self.check(app, **options)
        if not result:
            raise ScriptFailed(str(result))

    def play(
        self, app: Source | None = None, *, cost: bool = False, technology: str | None = None, **options: Any
    ) -> Play:
        """Performs the script, whatever it expects. `cost` adds what the task costs.

        `technology` performs the task by its goals with another technology: `keyboard`, `switch` or `voice`. If it does
        not reach a goal, the events end there, and `error` has the reason.
        """
        return Play(self._ask("play", app, options, cost, technology))

    def technologies(self, app: Source | None = None, **options: Any) -> list[ComparedTask]:
        """The task with VoiceOver, Full Keyboard Access, Switch Control, Voice Control and braille, which the core lacks."""
        answer = self._ask("play", app, options, False, "all")
        return [ComparedTask._of(task) for task in answer["technologies"]]

    def _ask(
        self, what: str, app: Source | None, options: Mapping[str, Any], cost: bool, technology: str | None = None
    ) -> Object:
        request = _given(options)
        request.update({"do": "heads", "script": self.text, "scriptName": self.name})
        heads = _core.shared().ask(request, name=self.name)
        content, shown = (None, None) if app is None else text_of(app)
        path: str | None = heads["app"] or shown or (None if app is None else "app")
        if path is None:
            raise AloudError("this script names no app; give one, or begin the script with a line app FILE", name=self.name)
        files = {path: self._file(path) if content is None else content}
        files.update((overlay, self._file(overlay)) for overlay in heads["with"])
        request.update({"do": what, "app": path, "apps": files})
        if cost:
            request["cost"] = True
        if technology is not None:
            request["as"] = technology
        return _core.shared().ask(request, name=self.name)

    def _file(self, path: str) -> str:
        if re.match(r"^[a-zA-Z][a-zA-Z0-9+.-]+:", path) and not Path(path).is_absolute():
            raise AloudError(f"{path} is a page; the command aloud test performs such scripts", name=self.name)
        if self._folder is None:
            raise AloudError(
                f"{path} is beside a script, and this one is a text; give the app, or the path of the script", name=self.name
            )
        return text_of(self._folder / path)[0]


class Walk:
    """A walk through a screen, gesture by gesture.

        walk = Walk(Path("settings.json"))
        walk.swipe_right().text    # 'Search, Search field, Double tap to edit'

    Each walk has an instance of the core of its own, so a walk in another thread does not wait for it. The options are
    those of `read`.
    """

    def __init__(self, source: Source, **options: Any) -> None:
        request = _given(options)
        request["do"] = "walk"
        self._name = _put(request, "source", source, None)
        self._core: _core.Asked | None = _core.fresh()
        answer = self._core.ask(request, name=self._name)
        self._walk: int = answer["walk"]
        #: What happened so far.
        self.steps: list[Step] = [Step("start", _events(answer), _cursor(answer))]

    @property
    def text(self) -> str:
        """What VoiceOver said at the last step."""
        return self.steps[-1].text

    @property
    def cursor(self) -> Cursor | None:
        """The stop with the cursor, after the last step."""
        return self.steps[-1].cursor

    @property
    def events(self) -> list[Event]:
        """All events since the start."""
        return [event for step in self.steps for event in step.events]

    def perform(self, step: str) -> Step:
        """Performs a step in the words of scripts, such as `two-finger double tap` or `rotor "Headings"`."""
        if self._core is None:
            raise AloudError("this walk is closed", name=self._name)
        try:
            answer = self._core.ask({"aloud": 1, "do": "step", "walk": self._walk, "step": step}, name=self._name)
        except CoreFailed:
            # The walk was in the memory of the core.
            self._core = None
            raise
        done = Step(step, _events(answer), _cursor(answer))
        self.steps.append(done)
        return done

    def swipe_right(self) -> Step:
        return self.perform("swipe right")

    def swipe_left(self) -> Step:
        return self.perform("swipe left")

    def swipe_up(self) -> Step:
        return self.perform("swipe up")

    def swipe_down(self) -> Step:
        return self.perform("swipe down")

    def double_tap(self) -> Step:
        return self.perform("double tap")

    def scrub(self) -> Step:
        """Two fingers draw a Z: goes back, or dismisses."""
        return self.perform("scrub")

    def touch(self, place: str | tuple[float, float]) -> Step:
        """Touches the first element with a label, or a place in points."""
        if isinstance(place, str):
            return self.perform(f'touch "{place}"')
        return self.perform(f"touch {place[0]:g},{place[1]:g}")

    def rotor(self, option: str) -> Step:
        """Turns the rotor to an option."""
        return self.perform(f'rotor "{option}"')

    def type(self, text: str) -> Step:
        return self.perform(f'type "{text}"')

    def wait(self, seconds: float) -> Step:
        """Lets simulated time pass."""
        return self.perform(f"wait {seconds:g}s")

    def close(self) -> None:
        """Frees the memory of the walk. Further steps are errors."""
        self._core = None

    def snapshot_lines(self) -> list[str]:
        """The steps, and what happens in each; as in scripts, without moves of the cursor."""
        lines: list[str] = []
        for step in self.steps:
            lines.append(f"> {step.step}")
            lines += [str(event) for event in step.events if event.event != "focus moved"]
        return lines

    def __str__(self) -> str:
        return "\n".join(self.snapshot_lines())

    def __enter__(self) -> Walk:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _events(answer: Object) -> tuple[Event, ...]:
    return tuple(Event._of(event) for event in answer["events"])


def _cursor(answer: Object) -> Cursor | None:
    cursor = answer.get("cursor")
    return Cursor(cursor["rank"], cursor["count"], cursor.get("id"), cursor["text"]) if cursor else None


def version() -> int:
    """The version of requests that the core answers."""
    return int(_core.shared().ask({"aloud": 1, "do": "version"})["aloud"])
