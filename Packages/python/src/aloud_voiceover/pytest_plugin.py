"""The plugin of pytest: the fixture `aloud`, with snapshots.

    def test_settings(aloud):
        assert aloud.read(Path("settings.json")) == aloud.snapshot
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import aloud_voiceover

from . import _snapshots
from ._answers import Audit, Difference, Reading
from ._api import Script, Walk
from ._sources import Source
from ._text import printable

_UPDATE = "pytest --aloud-update"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("aloud", "what VoiceOver says")
    group.addoption(
        "--aloud-update", action="store_true", help="write the snapshots of Aloud, and remove those that no test uses"
    )
    parser.addini("aloud_language", "the language of VoiceOver in the fixture aloud, such as ko")
    parser.addini("aloud_ios", "the version of iOS in the fixture aloud, such as 18")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(_Plugin(config), "aloud_voiceover_snapshots")


class Snapshot:
    """The lines that a test has recorded. It equals a value that has the same."""

    def __init__(self, plugin: _Plugin, path: Path) -> None:
        self._plugin = plugin
        self.path = path
        #: Why the last comparison failed.
        self.rows: list[str] = []

    def __eq__(self, value: object) -> bool:
        if isinstance(value, Snapshot):
            return self.path == value.path
        new = _snapshots.lines_of(value)
        if new is None:
            raise TypeError(f"a snapshot has a reading, a walk, an audit or a text, not {type(value).__name__}")
        plugin = self._plugin
        old = _snapshots.load(self.path)
        plugin.used.add(str(self.path))
        if old == new:
            plugin.count("passed")
            return True
        if plugin.updates:
            _snapshots.store(self.path, new)
            plugin.count("written" if old is None else "updated")
            return True
        plugin.count("missing" if old is None else "failed")
        self.rows = _snapshots.explain(plugin.shown(self.path), old, value, new, _UPDATE)
        return False

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<snapshot {self._plugin.shown(self.path)}>"


class Aloud:
    """The fixture `aloud`: the functions of the package, with the language and the version of iOS of the project."""

    def __init__(self, plugin: _Plugin, item: pytest.Item) -> None:
        self._plugin = plugin
        self._folder = item.path.parent / _snapshots.FOLDER / item.path.stem
        self._stem = _stem(item)
        self._count = 0
        config = item.config
        self._defaults = {
            key: value for key, value in
            (("language", config.getini("aloud_language")), ("ios", config.getini("aloud_ios"))) if value
        }

    @property
    def snapshot(self) -> Snapshot:
        """The next snapshot of this test: one file for each comparison, in order."""
        self._count += 1
        return self._at(self._stem if self._count == 1 else f"{self._stem}.{self._count}")

    def named(self, name: str) -> Snapshot:
        """The snapshot of this test with a name."""
        return self._at(f"{self._stem}.{name}")

    def _at(self, name: str) -> Snapshot:
        return Snapshot(self._plugin, self._folder / (_snapshots.file_name(name) + ".txt"))

    def read(self, source: Source, **options: Any) -> Reading:
        return aloud_voiceover.read(source, **{**self._defaults, **options})

    def audit(self, source: Source, **options: Any) -> Audit:
        options = {"language": self._defaults.get("language"), **options}
        return aloud_voiceover.audit(source, **options)

    def diff(self, old: Source, new: Source, **options: Any) -> Difference:
        return aloud_voiceover.diff(old, new, **{**self._defaults, **options})

    def walk(self, source: Source, **options: Any) -> Walk:
        return Walk(source, **{**self._defaults, **options})

    def script(self, source: str | Path) -> Script:
        return Script(source)


@pytest.fixture
def aloud(request: pytest.FixtureRequest) -> Aloud:
    """What VoiceOver says, and its snapshots."""
    plugin = request.config.pluginmanager.get_plugin("aloud_voiceover_snapshots")
    assert isinstance(plugin, _Plugin)
    plugin.load()
    return Aloud(plugin, request.node)


def _stem(item: pytest.Item) -> str:
    """The name of a test, with the classes around it."""
    names = [node.name for node in item.listchain() if isinstance(node, pytest.Class)]
    return ".".join([*names, item.name])


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    if op != "==":
        return None
    for snapshot, value in ((right, left), (left, right)):
        if isinstance(snapshot, Snapshot) and snapshot.rows:
            return [f"{_short(value)} == {snapshot!r}", *snapshot.rows]
    return None


def _short(value: object) -> str:
    text = printable(repr(value))
    return text if len(text) <= 100 else text[:99] + "…"


class _Plugin:
    """What the tests of a session used. Workers of xdist send theirs to the process that reports."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.updates = bool(config.getoption("--aloud-update"))
        self.used: set[str] = set()
        self.counts: dict[str, int] = {}
        #: The tests of each module, and whether they passed.
        self.collected: dict[str, set[str]] = {}
        self.passed: set[str] = set()
        #: Modules of which some tests do not run.
        self.partial: set[str] = set()
        self.is_partial = any("::" in str(argument) for argument in config.args)
        self.lost_worker = False
        self._is_loaded = False

    def count(self, what: str) -> None:
        self.counts[what] = self.counts.get(what, 0) + 1

    def shown(self, path: Path) -> str:
        try:
            return path.relative_to(self.config.rootpath).as_posix()
        except ValueError:
            return str(path)

    def load(self) -> None:
        """Compiles the core where the terminal is not captured, so that waiting for it is told."""
        if self._is_loaded:
            return
        self._is_loaded = True
        capture = self.config.pluginmanager.get_plugin("capturemanager")
        try:
            if capture is None:
                aloud_voiceover.version()
            else:
                with capture.global_and_fixture_disabled():
                    aloud_voiceover.version()
        except aloud_voiceover.AloudError:
            pass  # The test that reads something says so.

    # What ran.

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            self.collected.setdefault(str(item.path), set()).add(item.nodeid)

    def pytest_deselected(self, items: Sequence[pytest.Item]) -> None:
        self.partial.update(str(item.path) for item in items)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.passed.add(report.nodeid)
        elif not report.passed:
            self.passed.discard(report.nodeid)

    # Workers.

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        output: dict[str, object] | None = getattr(session.config, "workeroutput", None)
        if output is not None:
            output["aloud"] = json.dumps(
                [sorted(self.used), self.counts, {key: sorted(value) for key, value in self.collected.items()},
                 sorted(self.partial)]
            )

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: object) -> None:
        sent = getattr(node, "workeroutput", {}).get("aloud")
        if sent is None:
            self.lost_worker = True
            return
        used, counts, collected, partial = json.loads(sent)
        self.used.update(used)
        self.partial.update(partial)
        for what, number in counts.items():
            self.counts[what] = self.counts.get(what, 0) + number
        for path, items in collected.items():
            self.collected.setdefault(path, set()).update(items)

    # The report.

    def unused(self) -> list[Path]:
        """The files that no test uses: of modules whose tests all ran and passed, and of modules that are gone."""
        if self.is_partial or self.lost_worker:
            return []
        found: set[Path] = set()
        folders = {Path(path).parent / _snapshots.FOLDER for path in self.collected}
        for path, items in self.collected.items():
            if path not in self.partial and items <= self.passed:
                module = Path(path)
                found.update((module.parent / _snapshots.FOLDER / module.stem).glob("*.txt"))
        for folder in folders:
            for module_folder in folder.glob("*/"):
                if not (folder.parent / (module_folder.name + ".py")).exists():
                    found.update(module_folder.glob("*.txt"))
        return sorted(path for path in found if str(path) not in self.used)

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        unused = self.unused()
        if not self.counts and not unused:
            return
        words = [f"{number} {what}" for what, number in sorted(self.counts.items())]
        if unused and self.updates:
            for path in unused:
                path.unlink(missing_ok=True)
                try:
                    path.parent.rmdir()
                except OSError:
                    pass  # It has other files.
            words.append(f"{len(unused)} removed")
        elif unused:
            words.append(f"{len(unused)} unused")
        terminalreporter.write_line(f"aloud snapshots: {', '.join(words)}")
        for path in unused:
            verb = "removed" if self.updates else "unused"
            terminalreporter.write_line(f"  {verb}: {printable(self.shown(path))}")
        if unused and not self.updates:
            terminalreporter.write_line(f"  {_UPDATE} removes unused snapshots")
