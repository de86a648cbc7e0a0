"""Tests Scripts/spark. Scripts/prepare --spark && .build/spark/bin/python Tests/Spark/spark_tests.py

ALOUD names the tool; by default it is the one built here."""
import bz2
import gzip
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

import pandas

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "Scripts"))
import screen_rows  # noqa: E402

BUILT = [ROOT / ".build" / kind / "aloud" for kind in ("release", "debug")]
ALOUD = os.path.abspath(os.environ.get("ALOUD") or next((path for path in BUILT if path.exists()), "aloud"))
TABLES = ("screens", "statistics", "apps")


def lines_of_screens():
    """Screens with their app and version, unreadable ones, and texts with difficult characters."""
    generated = subprocess.run([ROOT / "Scripts/generate", "40", "--named"], capture_output=True, check=True, text=True)
    lines = []
    for number, line in enumerate(generated.stdout.splitlines()):
        screen = json.loads(line)
        lines.append(json.dumps(screen | {"app": screen["name"].split("-")[0], "version": f"1.{number % 2}"}, ensure_ascii=False).encode())
    hard = [
        b"nonsense", b"", b'{"aloud": 1}', b"\xff\xfe is not UTF-8", b'{"app": "\\ud800", "dump": {"aloud": 1, "elements": [{"label": "half"}]}}',
        '{"name": "hard", "dump": {"aloud": 1, "elements": [{"label": "a\\nb\\u0000c 😀\u2028d"}]}}'.encode(),
        b'{"app": "Places", "dump": {"aloud": 1, "elements": {}}}', b'{"aloud": 1, "elements": [{"label": "raw \0"}]}\r',
    ]
    return lines[:20] + hard + lines[20:]


class SparkTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.path = pathlib.Path(cls.folder.name)
        lines = lines_of_screens()
        (cls.path / "screens.ndjson").write_bytes(b"\n".join(lines[:10]))
        (cls.path / "screens.ndjson.gz").write_bytes(gzip.compress(b"\n".join(lines[10:30])))
        (cls.path / "screens.jsonl.bz2").write_bytes(bz2.compress(b"\n".join(lines[30:])))
        shop = cls.path / "dumps/app=My Shop/version=1.2"
        shop.mkdir(parents=True)
        for name in ("wda-settings.xml", "axe-ko.json", "xcuitest.txt"):
            source = next((ROOT / "Fixtures/Dumps").glob(name), ROOT / "Fixtures/Dumps/wda-settings.xml")
            shutil.copy(source, shop / f"100% {name} 설정{source.suffix}")
        (shop / "latin.txt").write_bytes(b"caf\xe9")
        (shop / "other.json").write_text("{}")
        cls.input = [cls.path / name for name in ("screens.ndjson", "screens.ndjson.gz", "screens.jsonl.bz2", "dumps")]

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def command(self, *arguments):
        return [sys.executable, ROOT / "Scripts/spark", *arguments]

    def run_spark(self, *arguments, **options):
        return subprocess.run(self.command(*arguments), capture_output=True, text=True, **options)

    def tables(self, output, *arguments, aloud=ALOUD):
        done = self.run_spark(*arguments, "--output", output, "--aloud", aloud)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return {table: sorted(pandas.read_parquet(output / table).to_json(orient="records", lines=True).splitlines()) for table in TABLES}

    def tool(self, name, script):
        path = self.path / name
        path.write_text(f'#!/bin/sh\n{script}\nexec "{ALOUD}" "$@"\n')
        path.chmod(0o755)
        return path

    def test_partitions_and_killed_processes_do_not_change_the_result(self):
        expected = self.tables(self.path / "one", *self.input, "--partitions", "1")
        screens = [json.loads(row) for row in expected["screens"]]
        # 40 generated screens; 7 hard ones, because an empty line does not count; 4 dumps, because {} is not a screen.
        self.assertEqual(len(screens), 51)
        by_id = {screen["id"]: screen for screen in screens}
        self.assertEqual(by_id["hard"]["stops"], ["a b c 😀 d"])
        self.assertEqual(sum(screen["error"] is not None for screen in screens), 6)
        self.assertEqual({(screen["app"], screen["version"]) for screen in screens if "dumps" in screen["file"]}, {("My Shop", "1.2")})
        # The place of an error is its place in the dump.
        self.assertTrue(next(screen for screen in screens if screen["app"] == "Places")["error"].startswith("1:26: elements must be a list"))

        statistics, apps = ([json.loads(row) for row in expected[table]] for table in ("statistics", "apps"))
        for row in statistics:
            found = [[finding for finding in screen["findings"] if finding["rule"] == row["rule"] and finding["severity"] == row["severity"]]
                     for screen in screens if (screen["app"], screen["version"]) == (row["app"], row["version"])]
            self.assertEqual((row["findings"], row["screens"]), (sum(map(len, found)), sum(map(bool, found))))
        self.assertEqual(sum(row["findings"] for row in statistics), sum(len(screen["findings"]) for screen in screens))
        self.assertEqual([sum(row[name] for row in apps) for name in ("screens", "unread")], [51, 6])

        # With small batches, a task has written something when the tool is killed, and then the worker itself.
        killing = self.tool("killing", f"""
            call=0
            case "$*" in *--jobs*) for n in 1 2 3 4 5 6 7 8; do mkdir "{self.path}/call-$n" 2> /dev/null && call=$n && break; done;; esac
            case $call in 5) kill -9 $$;; 8) kill -9 $PPID;; esac""")
        small = ("--conf", "spark.sql.execution.arrow.maxRecordsPerBatch=5")
        self.assertEqual(self.tables(self.path / "two", *self.input, "--partitions", "2", *small, aloud=killing), expected)
        self.assertTrue((self.path / "call-8").is_dir())
        self.assertEqual(self.tables(self.path / "seven", *self.input, "--partitions", "7"), expected)

        again = self.run_spark(*self.input, "--output", self.path / "seven", "--aloud", ALOUD)
        self.assertEqual((again.returncode, again.stderr.count("\n")), (73, 1), again.stderr)

    def test_the_rows_match_the_plain_commands(self):
        audited = subprocess.run([ALOUD, "audit", "Fixtures", "--lines", "--messages", "en"], cwd=ROOT, capture_output=True, text=True).stdout
        rows = [json.loads(line) for line in audited.splitlines()]
        # Audits refuse truncated dumps.
        expected = {row["file"]: row.get("findings", []) for row in rows}
        refused = {row["file"] for row in rows if "error" in row}
        self.assertTrue(refused and all("-cut." in file for file in refused), refused)
        done = self.run_spark("Fixtures", "--partitions", "7", "--output", self.path / "fixtures", "--aloud", ALOUD, cwd=ROOT)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        screens = [json.loads(row) for row in pandas.read_parquet(self.path / "fixtures/screens").to_json(orient="records", lines=True).splitlines()]
        fields = screen_rows.FINDING
        self.assertEqual({screen["id"]: screen["findings"] for screen in screens},
                         {file: [{field: finding.get(field) for field in fields} for finding in findings] for file, findings in expected.items()})
        self.assertEqual({screen["id"] for screen in screens if screen["error"]}, refused)
        for screen in [screen for screen in screens if not screen["error"]][::60]:
            read = subprocess.run([ALOUD, "read", "--json", screen["file"]], cwd=ROOT, capture_output=True, text=True).stdout
            self.assertEqual(screen["stops"], [stop["text"] for stop in json.loads(read)["stops"]])
        self.assertIn(f"{len(screens)} screens, {sum(map(len, expected.values()))} findings, {len(refused)} that could not be read", done.stdout)

    def test_an_interrupted_run_leaves_nothing(self):
        slow = self.tool("slow", 'case "$*" in *--jobs*) sleep 20;; esac')
        output = self.path / "interrupted"
        run = subprocess.Popen(self.command(self.input[0], "--output", output, "--aloud", slow), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               text=True, start_new_session=True)
        end = time.monotonic() + 120
        while not (output / "screens").exists() and time.monotonic() < end:
            time.sleep(0.2)
        time.sleep(2)
        os.killpg(run.pid, signal.SIGINT)
        self.assertEqual((*run.communicate(timeout=60), run.returncode), ("", "", 130))
        self.assertFalse(output.exists())

    def test_an_error_is_one_line(self):
        for arguments, status, words in [
            ([], 64, "required"), (["x", "--partitions", "0"], 64, "from 1"), (["x", "--master", "spark://x:1"], 64, "--output"),
            (["x", "--aloud", "/nowhere"], 69, "/nowhere"), (["x", "--aloud", ALOUD, "--with", "/nowhere"], 66, "/nowhere"),
        ]:
            done = self.run_spark(*arguments)
            self.assertEqual((done.returncode, done.stderr.count("\n")), (status, 1), done.stderr)
            self.assertIn(words, done.stderr)
        done = self.run_spark("x", env={**os.environ, "JAVA_HOME": "/nowhere"})
        self.assertEqual(done.returncode, 69)
        self.assertIn("Scripts/prepare --spark", done.stderr)

    def test_removed_facts_keep_places(self):
        for line, expected in [
            ('{"app": 1, "dump": {"app": 2}, "version": 3}', '{          "dump": {"app": 2}              }'),
            ('{"dump": 1.50, "app": "x", "version": "y", "name": "n"}', '{"dump": 1.50,' + " " * 29 + '"name": "n"}'),
            ('{"app": "x", "dump"', '{"app": "x", "dump"'), ('{"app": "x"}', '{"app": "x"}'), ("[1]", "[1]"),
        ]:
            self.assertEqual(screen_rows.of_line(line)[1], expected)


if __name__ == "__main__":
    unittest.main()
