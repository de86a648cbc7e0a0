"""The command-line tool in place of the core.

`aloud read --json` and the request `read` have the same answers. With ALOUD_TOOL, the tests of functions ask the tool; that
is how they are tried without a core that answers programs, and how both are compared.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from aloud_voiceover import AloudError


class Tool:
    def __init__(self, path: str | None = None) -> None:
        self.path = path or os.environ["ALOUD_TOOL"]
        self.walks: dict[int, tuple[dict[str, Any], list[str]]] = {}

    def run(self, folder: str, arguments: list[str], request: dict[str, Any]) -> list[dict[str, Any]]:
        options: list[str] = []
        for key in ("language", "ios", "profile", "style", "screen"):
            if key in request:
                options += [f"--{key}", str(request[key])]
        for key, value in request.get("settings", {}).items():
            word = {True: "on", False: "off"}.get(value, value) if isinstance(value, bool) else value
            options += ["--setting", f"{key}={word}"]
        for name, text in request.get("overlays", {}).items():
            path = Path(folder) / ("laid-" + Path(name).name)
            path.write_text(text)
            options += ["--with", str(path)]
        done = subprocess.run([self.path, *arguments, *options], capture_output=True, text=True, cwd=folder)
        if done.returncode not in (0, 1) or not done.stdout.strip():
            raise AloudError(done.stderr.strip().removeprefix("aloud: "), name=request.get("sourceName"))
        decoder, rows, text = json.JSONDecoder(), [], done.stdout.strip()
        while text:
            row, end = decoder.raw_decode(text)
            rows.append(row)
            text = text[end:].lstrip()
        return rows

    def ask(self, request: dict[str, Any], *, name: str | None = None) -> dict[str, Any]:
        with tempfile.TemporaryDirectory() as folder:
            def put(key: str, file: str) -> str:
                path = Path(folder) / file
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(request[key])
                return str(path)

            what = request["do"]
            if what == "version":
                return {"aloud": 1}
            if what in ("read", "names", "scan", "audit"):
                extra = [flag for key, flag in (("ids", "--ids"), ("explain", "--explain")) if request.get(key)]
                for rule in request.get("rules", []):
                    extra += ["--rule", rule]
                if what == "audit":
                    extra += ["--messages", request["messages"]]
                return self.run(folder, [what, "--json", put("source", "source"), *extra], request)[0]
            if what == "order":
                stops = self.run(folder, ["read", "--json", "--ids", put("source", "source")], request)[0]
                return {"aloud": 1, "screen": stops["screen"], "stops": [
                    {"id": stop["id"], "path": stop["path"]} for stop in stops["stops"]]}
            if what == "diff":
                extra = ["--explain"] if request.get("explain") else []
                done = [put("old", "old"), put("new", "new")]
                try:
                    return {"aloud": 1, "changes": self.run(folder, ["diff", "--json", *done, *extra], request)}
                except AloudError as error:
                    if error.message:
                        raise
                    return {"aloud": 1, "changes": []}
            if what in ("play", "check"):
                for file, text in request["apps"].items():
                    path = Path(folder) / "apps" / "x" / file
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_text(text)
                script = put("script", "apps/x/script.aloud")
                rows = self.run(folder, ["play" if what == "play" else "test", "--json", script], request)
                if what == "play":
                    return {"aloud": 1, "events": rows, "error": None}
                return {**rows[0], "script": request["scriptName"]}
            if what == "walk":
                self.walks[1] = (request, ["start"])
                return {"aloud": 1, "walk": 1, "events": self.steps(1)}
            if what == "step":
                self.walks[1][1].append(request["step"])
                return {"aloud": 1, "walk": 1, "events": self.steps(1), "cursor": None}
            raise AloudError(f"there is no request {what}")

    def steps(self, walk: int) -> list[dict[str, Any]]:
        begun, steps = self.walks[walk]
        script = 'app "source"\npace listen\n' + "".join(f"> {step}\n" for step in steps)
        request = {**begun, "do": "play", "script": script, "scriptName": "walk", "apps": {"source": begun["source"]}}
        last = max(len(steps) + 2, 3)
        return [event for event in self.ask(request)["events"] if event["line"] == last]


def install() -> None:
    """Puts the tool in the place of the core, in this process."""
    from aloud_voiceover import _core

    _core.shared = lambda: Tool()  # type: ignore[assignment]
    _core.fresh = lambda: Tool()  # type: ignore[assignment]
