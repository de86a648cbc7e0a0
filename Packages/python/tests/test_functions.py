"""The functions, with a core that answers programs."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import pytest

import aloud_voiceover as aloud
from aloud_voiceover import AloudError, Script, Walk

pytestmark = pytest.mark.usefixtures("answers")

SCREEN = {
    "aloud": 1, "name": "Home",
    "elements": [
        {"id": "title", "label": "Home", "traits": ["header"], "frame": [0, 0, 100, 40]},
        {"id": "ok", "label": "OK", "traits": ["button"], "frame": [0, 50, 100, 40]},
    ],
}


def test_a_reading_has_stops_with_parts(fixtures: Path) -> None:
    reading = aloud.read(fixtures / "Screens" / "settings.json")
    assert reading.screen == "Settings"
    assert reading.language == "en"
    assert reading.stops[0].text == "Settings, Heading"
    assert reading.stops[0].id == "title"
    assert [part.rule for part in reading.stops[0].parts] == ["label", "trait.header"]
    assert reading.stops[0].place is not None and reading.stops[0].place.line == 6
    assert reading.stops[1].hint == "Double tap to edit"
    assert reading.stops[0].frame == (16, 50, 118, 36)
    evidence = reading.explained().stops[0].parts[0].evidence
    assert evidence is not None and evidence.certainty == "documented"


def test_sources_are_texts_bytes_paths_and_objects(fixtures: Path) -> None:
    path = fixtures / "Screens" / "settings.json"
    text = path.read_text(encoding="utf-8")
    readings = [aloud.read(source) for source in (path, text, text.encode(), b"\xef\xbb\xbf" + text.encode())]
    assert len({reading.text for reading in readings}) == 1
    assert aloud.read(SCREEN).lines == ["Home, Heading", "OK, Button"]


def test_every_fixture_is_read_as_its_recording(fixtures: Path) -> None:
    paths = sorted((fixtures / "Screens").glob("*.json"))
    assert paths
    for path in paths:
        expected = path.with_suffix(".reading.txt").read_text(encoding="utf-8").splitlines()
        for line in aloud.read(path).lines:
            assert any(line in row for row in expected), f"{path}: {line}"


def test_options_reach_the_core() -> None:
    assert aloud.read(SCREEN, language="ko").lines[1] == "OK, 버튼"
    assert aloud.read(SCREEN, ios=18, settings={"hints": False}).lines == ["Home, Heading", "OK, Button"]
    with pytest.raises(AloudError, match="sound|hints|setting"):
        aloud.read(SCREEN, settings={"hinst": False})
    with pytest.raises(TypeError, match="no option 'langage'"):
        aloud.order(SCREEN, langage="ko")


def test_errors_name_the_source() -> None:
    with pytest.raises(AloudError) as caught:
        aloud.read("{", name="home.json")
    assert caught.value.name == "home.json"
    with pytest.raises(AloudError) as caught:
        aloud.diff(SCREEN, Path(__file__))
    assert caught.value.name == __file__
    with pytest.raises(AloudError) as caught:
        aloud.read(SCREEN, overlays={"words.json": "{"})
    assert caught.value.name == "words.json"
    with pytest.raises(AloudError) as caught:
        aloud.read(SCREEN, profile="loud")
    assert caught.value.name is None, "the options are wrong, not the source"


def test_an_audit_has_findings() -> None:
    found = aloud.audit({"aloud": 1, "elements": [{"traits": ["button"], "frame": [0, 0, 100, 50]}]})
    assert found
    assert "missing-label" in [finding.rule for finding in found]
    assert found.errors
    assert [finding.rule for finding in aloud.audit(SCREEN, rules=["missing-label"])] == []


def test_a_difference_has_changes() -> None:
    new = json.loads(json.dumps(SCREEN).replace('"OK"', '"Done"'))
    changes = aloud.diff(SCREEN, new, explain=True)
    assert [(change.old, change.new) for change in changes] == [("OK, Button", "Done, Button")]
    assert [part.text for part in changes.changes[0].new_parts] == ["Done"]
    assert not aloud.diff(SCREEN, SCREEN)


def test_order_names_and_scan() -> None:
    assert [stop.id for stop in aloud.order(SCREEN)] == ["title", "ok"]
    assert [name.names for name in aloud.names(SCREEN)] == [("OK",)]
    assert [item.name for item in aloud.scan(SCREEN)] == ["OK"]


def test_traps_have_a_way_into_them() -> None:
    offer = {"id": "offer", "label": "Offer", "on": {"activate": [{"set": "offer", "value": "Taken"}]}}
    found = aloud.traps({"aloud": 1, "elements": [{"label": "Shop"}, {"modal": True, "children": [offer]}]})
    assert [(trap.kind, trap.path, trap.way) for trap in found.traps] == [("layer", "elements[1]", ())]
    assert found.is_complete and found.tells_behaviors and not aloud.traps(SCREEN).tells_behaviors


def test_reach_counts_flicks_and_gestures() -> None:
    stops = aloud.reach({"aloud": 1, "elements": [{"label": f"Row {number}"} for number in range(9)]})
    assert [stop.flicks for stop in stops] == list(range(9))
    last = stops[-1]
    assert last.gestures == 1 and last.way == (aloud.WayStep("> four-finger tap bottom", 1),)
    assert 0 < (last.swift_seconds or 0) <= (last.patient_seconds or 0)
    assert aloud.reach(SCREEN, from_stop="OK")[1].flicks == 0
    with pytest.raises(aloud.AloudError, match="nowhere"):
        aloud.reach(SCREEN, from_stop="nowhere")


def test_a_task_has_a_cost_on_request() -> None:
    script = aloud.Script(SCRIPT)
    cost = script.play(SCREEN, cost=True).cost
    assert cost is not None and (cost.gestures, cost.dead_ends) == (1, 0) and cost.seconds > 0
    assert script.check(SCREEN, cost=True).cost == cost
    assert script.check(SCREEN).cost is None


def test_a_task_with_other_technologies() -> None:
    script = aloud.Script("> start\n> swipe right\n> double tap\n")
    app = {"aloud": 1, "elements": [{"label": "Home"}, {"label": "OK", "traits": ["button"]}]}
    played = script.play(app, technology="keyboard", cost=True)
    assert [event.step for event in played.events if event.event == "pressed"] == ["key Space"] and played.error is None
    assert played.cost is not None and played.cost.gestures == 2
    compared = script.technologies(app)
    assert [task.technology for task in compared] == ["voiceover", "keyboard", "switch", "voice", "braille"]
    assert [task.gestures for task in compared] == [2, 2, 2, 1, None]
    assert [task.is_reached for task in compared] == [True, True, True, True, False]
    assert compared[1].goals == (aloud.TaskGoal(3, "double tap", "OK", 2),) and compared[4].problem
    text = {"aloud": 1, "elements": [{"label": "Home"}, {"label": "OK", "on": {"activate": []}, "traits": ["notEnabled"]}]}
    missed = script.play(text, technology="voice")
    assert missed.error is not None and missed.error.startswith("script:3: > double tap: Voice Control passes over")
    with pytest.raises(aloud.AloudError, match="keyboard"):
        script.play(app, technology="keybord")


SCRIPT = "> start\n[screen changed]\nHome, Heading\n> swipe right\nOK, Button\n"


def test_a_script_passes_and_fails() -> None:
    assert Script(SCRIPT).check(SCREEN)
    failed = Script(SCRIPT.replace("OK", "Yes")).check(SCREEN)
    assert not failed
    assert failed.failures[0].line == 5
    assert "+ OK, Button" in [row.strip() for row in str(failed).splitlines()]
    with pytest.raises(AssertionError, match="OK, Button"):
        Script(SCRIPT.replace("OK", "Yes")).verify(SCREEN)
    assert Script(SCRIPT).play(SCREEN).spoken == ["Home, Heading", "OK, Button"]
    assert Script(SCRIPT).play(SCREEN).events[0].line == 1


def test_a_script_with_a_path_finds_its_app(fixtures: Path) -> None:
    assert Script(fixtures / "Scripts" / "flow-settings-en.aloud").check()
    with pytest.raises(AloudError, match="names no app"):
        Script(SCRIPT).check()
    with pytest.raises(AloudError, match="beside a script"):
        Script("app a.json\n" + SCRIPT).check()
    with pytest.raises(AloudError, match="is a page"):
        Script("app http://localhost/\n" + SCRIPT).check()


def test_the_heads_of_a_script_name_its_files(tmp_path: Path) -> None:
    (tmp_path / "my app.json").write_text(json.dumps(SCREEN))
    (tmp_path / "words.json").write_text('{"overlay": 1, "nodes": [{"find": {"identifier": "ok"}, "label": "Yes"}]}')
    script = tmp_path / "walk.aloud"
    script.write_text('# app no.json\napp "my app.json"\nwith words.json\n' + SCRIPT.replace("OK", "Yes"))
    assert Script(script).check(), Script(script).check()
    assert not Script(script).check(json.loads(json.dumps(SCREEN).replace("Home", "Other")))


def test_errors_name_the_script_or_its_app() -> None:
    with pytest.raises(AloudError) as caught:
        Script("> start\n> swipe rigth\n", name="walk.aloud").check(SCREEN)
    assert (caught.value.name, caught.value.line) == ("walk.aloud", 2)
    with pytest.raises(AloudError) as caught:
        Script(SCRIPT).check("{")
    assert caught.value.name == "app"
    with pytest.raises(TypeError, match="no option 'langage'"):
        Script(SCRIPT).check(SCREEN, langage="ko")


def test_a_walk_takes_gestures_and_has_events() -> None:
    with Walk(SCREEN) as walk:
        assert walk.text == "Home, Heading"
        assert walk.cursor is not None and (walk.cursor.rank, walk.cursor.count, walk.cursor.id) == (1, 2, "title")
        assert walk.swipe_right().text == "OK, Button"
        assert walk.perform("swipe left").text == "Home, Heading"
        assert walk.touch("OK").spoken[0] == "OK, Button"
        assert "utterance" in [event.event for event in walk.events]
    with pytest.raises(AloudError, match="closed"):
        walk.swipe_right()


def test_threads_may_read_and_walk() -> None:
    found: list[object] = []

    def work(number: int) -> None:
        screen = {"aloud": 1, "elements": [{"label": f"Row {number}"}]}
        found.append((aloud.read(screen).lines, Walk(screen).text) == ([f"Row {number}"], f"Row {number}"))

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [True] * 4
