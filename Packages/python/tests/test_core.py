"""The transport: memory, time, traps, threads, and what the core asks for. Any core will do."""

from __future__ import annotations

import json
import os
import threading
import time
from pathlib import Path

import pytest

from aloud_voiceover import AloudError, OutOfMemory, Overdue, Trap, _core
from aloud_voiceover._core import Core, Limits

SCREEN = json.dumps({"aloud": 1, "elements": [{"label": "Home", "traits": ["header"]}, {"label": "가나다 🎉"}]})


def reading(source: object) -> dict[str, object]:
    return {"aloud": 1, "do": "read", "source": source}


READ = reading(SCREEN)


def heard(core: Core, source: object = SCREEN) -> list[str]:
    return [stop["text"] for stop in core.ask(reading(source))["stops"]]


def test_answers_come_back(core: Core) -> None:
    assert heard(core) == ["Home, Heading", "가나다 🎉"]


def test_errors_have_a_place_and_the_name_of_the_input(core: Core) -> None:
    with pytest.raises(AloudError) as caught:
        core.ask({**reading('{"aloud": 1,\n  "elements": [{"labl": 3}]}'), "sourceName": "home.json"})
    assert caught.value.line == 2, caught.value
    assert caught.value.name == "home.json"
    assert str(caught.value).startswith("home.json:2:")


def test_single_surrogates_do_not_stop_a_request(core: Core) -> None:
    document = json.dumps({"aloud": 1, "elements": [{"label": "a\ud800b"}]}, ensure_ascii=False)
    assert len(heard(core, document)) == 1


def test_objects_that_are_no_json_are_refused(core: Core) -> None:
    with pytest.raises(AloudError, match="JSON"):
        core.ask(reading({1, 2}))
    with pytest.raises(AloudError, match="JSON"):
        core.ask(reading(float("nan")))
    assert heard(core)


def test_too_much_memory_is_an_error_and_the_next_call_works(core_file: Path) -> None:
    core = Core(Limits(memory=32 * 1024 * 1024))
    assert heard(core)
    with pytest.raises(OutOfMemory, match="32 MB") as caught:
        core.ask(reading("[" * 12_000_000), name="big.json")
    assert caught.value.name == "big.json"
    assert heard(core) == ["Home, Heading", "가나다 🎉"]


def test_a_request_larger_than_the_memory_is_out_of_memory(core_file: Path) -> None:
    core = Core(Limits(memory=32 * 1024 * 1024))
    with pytest.raises(OutOfMemory):
        core.ask(reading("x" * 40_000_000))
    assert heard(core)


def test_too_much_time_is_an_error_and_the_next_call_works(core_file: Path) -> None:
    elements = [{"label": f"Row {row}", "frame": [0, row, 10, 1]} for row in range(20_000)]
    core = Core(Limits(seconds=0.1))
    begin = time.monotonic()
    with pytest.raises(Overdue, match="the limit is 0.1 s") as caught:
        core.ask(reading(json.dumps({"aloud": 1, "elements": elements})), name="slow.json")
    assert time.monotonic() - begin < 10
    assert caught.value.name == "slow.json"
    core._limits = Limits()
    assert heard(core) == ["Home, Heading", "가나다 🎉"]


def test_a_trap_is_an_error_and_the_next_call_works(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    assert heard(core)
    instance = core._instance
    assert instance is not None

    class Broken:
        def __call__(self, store: object, place: int, count: int) -> int:
            # A request at the end of the memory: the core reads beyond it.
            return int(call(store, instance._memory.data_len(instance._store) - 1, 1 << 20))

    call = instance._call
    monkeypatch.setattr(instance, "_call", Broken())
    with pytest.raises(Trap, match="memory out of bounds") as caught:
        core.ask(READ, name="odd.json")
    assert caught.value.name == "odd.json"
    generation = core.generation
    assert heard(core) == ["Home, Heading", "가나다 🎉"]
    assert core.generation == generation + 1


def test_an_interrupt_leaves_no_half_used_instance(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    assert heard(core)
    assert core._instance is not None

    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(core._instance, "_call", interrupted)
    with pytest.raises(KeyboardInterrupt):
        heard(core)
    assert heard(core)


def test_threads_may_share_an_instance(core: Core) -> None:
    found: list[object] = []

    def work(number: int) -> None:
        document = json.dumps({"aloud": 1, "elements": [{"label": f"Row {number}"}]})
        for _ in range(5):
            try:
                found.append(heard(core, document) == [f"Row {number}"])
            except BaseException as error:
                found.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [True] * 40


def test_one_overdue_call_does_not_stop_another(core_file: Path) -> None:
    elements = [{"label": f"Row {row}", "frame": [0, row, 10, 1]} for row in range(20_000)]
    slow = json.dumps({"aloud": 1, "elements": elements})
    found: list[object] = []

    def work() -> None:
        with pytest.raises(Overdue):
            Core(Limits(seconds=0.1)).ask(reading(slow))
        found.append("overdue")

    thread = threading.Thread(target=work)
    thread.start()
    other = Core(Limits(seconds=60))
    for _ in range(5):
        assert heard(other)
    thread.join()
    assert found == ["overdue"]


def test_xml_reaches_the_core(core: Core, fixtures: Path) -> None:
    dump = (fixtures / "Dumps" / "wda-settings.xml").read_text()
    expected = (fixtures / "Dumps" / "wda-settings.reading.txt").read_text().splitlines()
    assert heard(core, dump)[0] in expected[0]


def test_xml_that_is_cut_off_is_read_as_far_as_it_goes(core: Core, fixtures: Path) -> None:
    dump = (fixtures / "Dumps" / "wda-cut.xml").read_text()
    assert heard(core, dump)


def test_xml_with_entities_is_refused(core: Core) -> None:
    dump = (
        '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'
        '<AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" label="&b;"/></AppiumAUT>'
    )
    with pytest.raises(AloudError):
        core.ask(reading(dump), name="bomb.xml")
    assert heard(core)


def test_patterns_of_scripts_are_matched(core: Core) -> None:
    def check(script: str) -> object:
        request = {"aloud": 1, "do": "check", "script": script, "app": "a.json", "apps": {"a.json": SCREEN}}
        return core.ask(request)["result"]

    script = "> start\n[screen changed]\n/^Ho(?<rest>me), H/\n> swipe right\n/가.다/\n"
    assert check(script) == "passed"
    assert check(script.replace("가.다", "^나")) == "failed"
    with pytest.raises(AloudError):
        check(script.replace("가.다", "("))


def test_limits_are_checked() -> None:
    with pytest.raises(ValueError, match="16 MB"):
        _core.set_limits(memory=1)
    with pytest.raises(ValueError, match="above 0"):
        _core.set_limits(seconds=0)
    before = _core._limits
    try:
        assert _core.set_limits(seconds=7).seconds == 7
        assert _core.set_limits(memory=64 * 1024 * 1024) == Limits(64 * 1024 * 1024, 7)
    finally:
        _core._limits = before


def test_an_older_core_is_told(core: Core) -> None:
    try:
        answer = core.ask({"aloud": 1, "do": "version"})
    except AloudError as error:
        assert "older than the package" in str(error)
        assert error.name is not None and error.name.endswith(".wasm")
    else:
        assert answer["aloud"] >= 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="Windows has no fork")
def test_a_forked_process_has_a_clock_and_a_core_of_its_own(core: Core) -> None:
    assert heard(core)
    child = os.fork()
    if child == 0:
        status = 1
        try:
            elements = [{"label": f"Row {row}", "frame": [0, row, 10, 1]} for row in range(20_000)]
            slow = json.dumps({"aloud": 1, "elements": elements})
            try:
                Core(Limits(seconds=0.1)).ask(reading(slow))
            except Overdue:
                status = 0 if heard(Core()) else 2
        finally:
            os._exit(status)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert heard(core)


HOSTILE = {
    "deep JSON": "[" * 100_000,
    "deep document": '{"aloud": 1, "elements": [' + '{"children": [' * 50_000,
    "deep XML": '<AppiumAUT>' + '<XCUIElementTypeOther type="XCUIElementTypeOther">' * 50_000,
    "long name": '{"aloud": 1, "elements": [{"label": "' + "x" * 1_000_000 + '"}]}',
    "many combining marks": '{"aloud": 1, "elements": [{"label": "e' + "\u0301" * 100_000 + '"}]}',
    "NUL": "\0" * 1000,
    "huge number": '{"aloud": 1, "elements": [{"label": "a", "frame": [1e308, 1e308, 1e308, -1e308]}]}',
    "many elements": '{"aloud": 1, "elements": [' + ",".join(['{"label": "a"}'] * 20_000) + "]}",
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_inputs_end_in_an_answer_or_an_error(core_file: Path, kind: str) -> None:
    core = Core(Limits(memory=128 * 1024 * 1024, seconds=3))
    begin = time.monotonic()
    try:
        core.ask({**reading(HOSTILE[kind]), "sourceName": "hostile"}, name="hostile")
    except AloudError as error:
        assert error.name == "hostile"
    assert time.monotonic() - begin < 60
    core._limits = Limits()
    assert heard(core) == ["Home, Heading", "가나다 🎉"]
