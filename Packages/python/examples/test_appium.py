"""A screen of an app that Appium drives: APPIUM_SERVER and APPIUM_APP name the server and the app."""

from __future__ import annotations

import os
from typing import Any

import pytest

from aloud_voiceover import appium as aloud_appium
from aloud_voiceover.pytest_plugin import Aloud

server = os.environ.get("APPIUM_SERVER")
pytestmark = pytest.mark.skipif(server is None, reason="APPIUM_SERVER names no server")


@pytest.fixture
def driver() -> Any:
    from appium import webdriver
    from appium.options.ios import XCUITestOptions

    options = XCUITestOptions()
    options.app = os.environ.get("APPIUM_APP", "")
    options.language = "en"
    driver = webdriver.Remote(server or "", options=options)
    yield driver
    driver.quit()


def test_first_screen(driver: Any, aloud: Aloud) -> None:
    assert aloud_appium.read(driver) == aloud.snapshot
