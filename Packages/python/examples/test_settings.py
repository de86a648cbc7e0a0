"""A snapshot, a walk, a script and an audit of one screen."""

from __future__ import annotations

from pathlib import Path

from aloud_voiceover import Script, Walk
from aloud_voiceover.pytest_plugin import Aloud

SCREEN = Path(__file__).parent / "settings.json"


def test_settings(aloud: Aloud) -> None:
    assert aloud.read(SCREEN, language="en") == aloud.snapshot


def test_walk() -> None:
    walk = Walk(SCREEN, language="en")
    assert walk.text == "Settings, Heading"
    assert walk.swipe_right().spoken[0] == "Airplane Mode, Switch button, Off"


def test_script() -> None:
    Script(
        """
        language en
        > start
        [screen changed]
        Settings, Heading
        """
    ).verify(SCREEN)


def test_audit(aloud: Aloud) -> None:
    assert not aloud.audit(SCREEN).errors
