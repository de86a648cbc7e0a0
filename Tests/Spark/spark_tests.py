"""Tests Scripts/spark. Needs what that needs, and a tool: ALOUD=.build/release/aloud python3 Tests/Spark/spark_tests.py"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

import pandas

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ALOUD = os.path.abspath(os.environ.get("ALOUD", ROOT / ".build/release/aloud"))


class SparkTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.path = pathlib.Path(cls.folder.name)
        generated = subprocess.run([ROOT / "Scripts/generate", "40", "--named"], capture_output=True, check=True, text=True)
        lines = []
        for number, line in enumerate(generated.stdout.splitlines()):
            screen = json.loads(line)
            screen |= {"app": screen["name"].split("-")[0], "version": f"1.{number % 2}"}
            lines.append(json.dumps(screen, ensure_ascii=False))
        lines.insert(7, "nonsense")
        (cls.path / "screens.ndjson").write_text("\n".join(lines) + "\n")

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def run_spark(self, name, *options, aloud=ALOUD):
        command = [sys.executable, ROOT / "Scripts/spark", self.path / "screens.ndjson", "--output", self.path / name, "--aloud", aloud]
        return subprocess.run([*command, *options], capture_output=True, text=True)

    def result(self, name, *options, aloud=ALOUD):
        done = self.run_spark(name, *options, aloud=aloud)
        self.assertEqual(done.returncode, 0, done.stderr)
        frames = [pandas.read_parquet(self.path / name / folder) for folder in ("screens", "statistics")]
        return [sorted(json.loads(frame.to_json(orient="records")), key=lambda row: json.dumps(row)) for frame in frames]

    def test_the_result_is_the_same_however_many_partitions_there_are(self):
        screens, statistics = self.result("one", "--partitions", "1")
        self.assertEqual(len(screens), 41)
        self.assertEqual([row["error"] is not None for row in screens].count(True), 1)
        self.assertEqual(sum(row["findings"] for row in statistics), sum(len(row["findings"] or []) for row in screens))
        for partitions in ("2", "7"):
            self.assertEqual(self.result(partitions, "--partitions", partitions), [screens, statistics])

    def test_it_says_what_the_plain_command_says(self):
        screens, _ = self.result("plain")
        lines = (self.path / "screens.ndjson").read_text().splitlines()
        for line in (lines[0], lines[20]):
            screen = json.loads(line)
            plain = subprocess.run([ALOUD, "read", "-"], input=json.dumps(screen["dump"]), capture_output=True, text=True).stdout
            row = next(row for row in screens if row["id"] == screen["name"])
            self.assertEqual(row["stops"], plain.splitlines())
            self.assertEqual((row["app"], row["version"]), (screen["app"], screen["version"]))

    def test_a_task_that_is_killed_is_tried_again(self):
        expected = self.result("whole", "--partitions", "2")
        killed = self.path / "aloud"
        killed.write_text(f'#!/bin/sh\nif mkdir "{self.path}/killed" 2>/dev/null; then kill -9 $$; fi\nexec "{ALOUD}" "$@"\n')
        killed.chmod(0o755)
        self.assertEqual(self.result("again", "--partitions", "2", aloud=killed), expected)
        self.assertTrue((self.path / "killed").is_dir())

    def test_what_is_wrong_is_one_line(self):
        (self.path / "there/screens").mkdir(parents=True)
        done = self.run_spark("there")
        self.assertEqual(done.returncode, 73)
        self.assertNotIn("Traceback", done.stderr)
        self.assertEqual(self.run_spark("x", "--partitions", "0").returncode, 64)


if __name__ == "__main__":
    unittest.main()
