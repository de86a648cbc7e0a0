"""Puts the core into the wheel and the source distribution.

It is the file that ALOUD_CORE names, else what Scripts/wasm built, else that of the source distribution.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CoreHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # ALOUD_CORE names the core when it runs.
        folder = "src/aloud_voiceover" if self.target_name == "sdist" else "aloud_voiceover"
        build_data["force_include"][str(core(Path(self.root)))] = f"{folder}/data/aloud.wasm"


def core(root: Path) -> Path:
    named = os.environ.get("ALOUD_CORE")
    places = [Path(named)] if named else [
        root.parents[1] / ".build" / "core" / "aloud.wasm", root / "src" / "aloud_voiceover" / "data" / "aloud.wasm",
    ]
    for place in places:
        if place.is_file():
            return place.resolve()
    raise FileNotFoundError(f"the core is not at {' or '.join(map(str, places))}; Scripts/wasm builds it, ALOUD_CORE names it")
