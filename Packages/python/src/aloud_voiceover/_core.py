"""An instance of the core: a request in, an answer out, both in JSON."""

from __future__ import annotations

import json
import os
import threading
import time
from dataclasses import dataclass
from typing import Any, Protocol

import wasmtime

from . import _patterns
from ._errors import AloudError, CoreFailed, OutOfMemory, Overdue, Trap
from ._module import core_path, loaded
from ._text import encodable

#: JSON objects of requests and answers.
Object = dict[str, Any]

_TICK = 0.02
_PAGE = 65536


@dataclass(frozen=True)
class Limits:
    """What one call may use: bytes of memory, and seconds."""

    memory: int = 256 * 1024 * 1024
    seconds: float = 30.0


class Asked(Protocol):
    """Whatever answers requests."""

    def ask(self, request: Object, *, name: str | None = None) -> Object: ...


class Core:
    """An instance of the core with its own memory.

    Threads may share it: a lock serializes their calls. After a call that failed in the core, the next one begins with a
    new instance. What the old one knew, such as open walks, is lost; `generation` then grows.
    """

    def __init__(self, limits: Limits | None = None) -> None:
        self._limits = limits
        self._lock = threading.Lock()
        self._instance: _Instance | None = None
        self.generation = 0

    def ask(self, request: Object, *, name: str | None = None) -> Object:
        """The answer to a request.

        Raises `AloudError` for a request that fails; its name is that of the text which is wrong. Raises `Trap`,
        `OutOfMemory` or `Overdue`, with `name`, if there is no answer.
        """
        with self._lock:
            answer = self._answer(request, name)
        error = answer.get("error")
        if isinstance(error, dict):
            raise AloudError(
                str(error.get("message")), line=error.get("line"), column=error.get("column"), name=error.get("file")
            )
        return answer

    def _answer(self, request: Object, name: str | None) -> Object:
        try:
            text = encodable(json.dumps(request, ensure_ascii=False, allow_nan=False)).encode("utf-8")
        except (TypeError, ValueError, RecursionError) as error:
            raise AloudError(f"this cannot be written as JSON: {error}", name=name) from None
        limits = self._limits or _limits
        try:
            if self._instance is None:
                self._instance = _Instance(limits)
                self.generation += 1
                self._instance.expect_programs(limits)
            answer = json.loads(self._instance.call(text, limits, name))
        except BaseException:
            # Whatever it was, also a keyboard interrupt: the memory may be in any state.
            self._instance = None
            raise
        if not isinstance(answer, dict):
            raise AloudError("the core's answer is no object", name=name)
        return answer


class _Instance:
    def __init__(self, limits: Limits) -> None:
        engine, module = loaded()
        self._engine = engine
        self._memory_limit = limits.memory
        self._store = store = wasmtime.Store(engine)
        store.set_limits(memory_size=limits.memory)
        # Of the call that runs: the name of its input, its seconds, and when they end.
        self._name: str | None = None
        self._seconds = limits.seconds
        self._end = 0.0
        i32, i64 = wasmtime.ValType.i32(), wasmtime.ValType.i64()

        def function(count: int, body: Any) -> wasmtime.Func:
            return wasmtime.Func(store, wasmtime.FuncType([i32] * count, [i32]), body)

        functions = {
            "fd_close": function(1, lambda _: 0),
            "fd_write": function(4, lambda *_: 0),
            "fd_seek": wasmtime.Func(store, wasmtime.FuncType([i32, i64, i32, i32], [i32]), lambda *_: 0),
            "match": function(4, self._match),
        }
        try:
            needed: list[Any] = [functions[item.name or ""] for item in module.imports]
            store.set_epoch_deadline(1_000_000)
            exports = wasmtime.Instance(store, module, needed).exports(store)
            self._memory = _memory(exports["memory"])
            self._alloc = _function(exports["aloud_alloc"])
            self._release = _function(exports["aloud_release"])
            self._call = _function(exports["aloud_ask"])
            self._start = _function(exports["aloud_answer"])
            if "_initialize" in [item.name for item in module.exports]:
                _function(exports["_initialize"])(store)
        except (KeyError, TypeError) as error:
            raise AloudError(f"this is no core of Aloud: {error}") from None
        except wasmtime.WasmtimeError as error:
            if "memory" in str(error) and "limit" in str(error):
                raise OutOfMemory(f"the core does not begin with {_megabytes(limits.memory)}") from None
            raise

    def call(self, request: bytes, limits: Limits, name: str | None) -> str:
        clock = _clock(self._engine)
        store = self._store
        begin = time.monotonic()
        self._name, self._seconds, self._end = name, limits.seconds, begin + limits.seconds
        with clock:
            store.set_epoch_deadline(max(1, round(limits.seconds / _TICK) + 1))
            try:
                place = self._alloc(store, len(request)) & 0xFFFFFFFF
                if place == 0:
                    raise self._out_of_memory(name)
                self._memory.write(store, request, place)
                count = self._call(store, place, len(request)) & 0xFFFFFFFF
                self._release(store, place)
                answer = self._start(store) & 0xFFFFFFFF
                return bytes(self._memory.read(store, answer, answer + count)).decode("utf-8", "replace")
            except wasmtime.Trap as trap:
                raise self._told(trap, time.monotonic() - begin, name) from None
            except (wasmtime.WasmtimeError, IndexError) as error:
                raise Trap(_first_line(str(error)), name=name) from None

    def expect_programs(self, limits: Limits) -> None:
        """Raises `AloudError` for a core of pages, which knows no requests of programs."""
        answer = json.loads(self.call(b'{"aloud": 1, "do": "version"}', limits, None))
        if not isinstance(answer, dict) or "aloud" not in answer:
            raise AloudError("this core is older than the package, and does not answer programs", name=str(core_path()))

    def _told(self, trap: wasmtime.Trap, seconds: float, name: str | None) -> CoreFailed:
        code = trap.trap_code
        if code == wasmtime.TrapCode.INTERRUPT:
            return self._overdue(f"no answer after {seconds:.1f} s")
        # The core cannot go on without memory, and stops as it does for a mistake. Storage grows by doubling: it asks for
        # twice what a part of the memory has, beside it.
        if code != wasmtime.TrapCode.STACK_OVERFLOW and self._memory.data_len(self._store) > self._memory_limit // 4:
            return self._out_of_memory(name)
        reason = code.name.lower().replace("_", " ") if code is not None else _first_line(trap.message)
        return Trap(f"the core stopped: {reason}; this is a mistake of Aloud's, please report it", name=name)

    def _overdue(self, what: str) -> Overdue:
        return Overdue(f"{what}, the limit is {self._seconds:g} s; set_limits(seconds=…) changes it", name=self._name)

    def _out_of_memory(self, name: str | None) -> OutOfMemory:
        return OutOfMemory(
            f"this needs more memory than {_megabytes(self._memory_limit)}, the limit; set_limits(memory=…) changes it",
            name=name,
        )

    # What the core asks for.

    def _text(self, place: int, count: int) -> bytes:
        place &= 0xFFFFFFFF
        return bytes(self._memory.read(self._store, place, place + (count & 0xFFFFFFFF)))

    def _match(self, pattern: int, pattern_count: int, text: int, text_count: int) -> int:
        """1 if a text has a match of a pattern, 0 if it has none, -1 for an invalid pattern."""
        written = self._text(pattern, pattern_count).decode("utf-8", "replace")
        try:
            left = max(0.05, self._end - time.monotonic())
            return int(_patterns.matches(written, self._text(text, text_count).decode("utf-8", "replace"), left))
        except (_patterns.Invalid, OverflowError, RecursionError):
            return -1
        except _patterns.TooSlow:
            raise self._overdue(f"the pattern /{written}/ has no result") from None


def _first_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "unknown"


def _megabytes(count: int) -> str:
    return f"{count / (1024 * 1024):g} MB"


def _memory(item: Any) -> wasmtime.Memory:
    if not isinstance(item, wasmtime.Memory):
        raise TypeError("its memory is missing")
    return item


def _function(item: Any) -> wasmtime.Func:
    if not isinstance(item, wasmtime.Func):
        raise TypeError("a function is missing")
    return item


class _Clock:
    """Counts ticks of the engine while something runs, so that a call can be overdue."""

    def __init__(self, engine: wasmtime.Engine) -> None:
        self._engine = engine
        self._changed = threading.Condition()
        self._running = 0
        self._thread: threading.Thread | None = None

    def __enter__(self) -> None:
        with self._changed:
            self._running += 1
            if self._thread is None:
                self._thread = threading.Thread(target=self._count, name="aloud-clock", daemon=True)
                self._thread.start()
            elif self._running == 1:
                self._changed.notify()

    def __exit__(self, *_: object) -> None:
        with self._changed:
            self._running -= 1

    def _count(self) -> None:
        while True:
            with self._changed:
                while self._running == 0:
                    if not self._changed.wait(timeout=5) and self._running == 0:
                        self._thread = None
                        return
            time.sleep(_TICK)
            self._engine.increment_epoch()


_limits = Limits()
_clocks: dict[int, _Clock] = {}
_clocks_lock = threading.Lock()
_shared: Core | None = None
_shared_lock = threading.Lock()


def _clock(engine: wasmtime.Engine) -> _Clock:
    with _clocks_lock:
        if id(engine) not in _clocks:
            _clocks[id(engine)] = _Clock(engine)
        return _clocks[id(engine)]


def _after_fork() -> None:
    """Threads do not survive a fork, and locks may be held for ever."""
    global _clocks, _clocks_lock, _shared, _shared_lock
    _clocks, _clocks_lock, _shared, _shared_lock = {}, threading.Lock(), None, threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


def set_limits(*, memory: int | None = None, seconds: float | None = None) -> Limits:
    """Changes what one call may use: `memory` in bytes (256 MB), `seconds` (30). Returns the limits.

    Calls that run keep theirs. A new limit of memory makes a new instance of the core, so set it first.
    """
    global _limits, _shared
    if memory is not None and memory < 16 * 1024 * 1024:
        raise ValueError("the core needs at least 16 MB of memory")
    if seconds is not None and not 0 < seconds <= 24 * 3600:
        raise ValueError("the limit is a number of seconds above 0, a day at most")
    with _shared_lock:
        old = _limits
        _limits = Limits(old.memory if memory is None else memory, old.seconds if seconds is None else seconds)
        if _limits.memory != old.memory:
            _shared = None
        return _limits


def shared() -> Asked:
    """The instance that functions of the package share."""
    global _shared
    with _shared_lock:
        if _shared is None:
            _shared = Core()
        return _shared


def fresh() -> Asked:
    """An instance of its own, for a walk."""
    return Core()
