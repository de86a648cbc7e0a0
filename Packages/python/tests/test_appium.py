"""A session of Appium: a local server with the replies of a real one, in the order of the protocol."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from aloud_voiceover import AloudError
from aloud_voiceover import appium as aloud_appium

SOURCE = """<?xml version="1.0" encoding="UTF-8"?>
<AppiumAUT>
  <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" enabled="true" visible="true" accessible="false" x="0" y="0" width="390" height="844" index="0">
    <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="Basket" name="Basket" label="Basket" enabled="true" visible="true" accessible="true" x="16" y="60" width="200" height="30" index="0" traits="Header, StaticText"/>
    <XCUIElementTypeButton type="XCUIElementTypeButton" name="pay" label="Pay now" enabled="true" visible="true" accessible="true" x="16" y="120" width="358" height="44" index="1" traits="Button"/>
  </XCUIElementTypeApplication>
</AppiumAUT>
"""


class Server:
    """Answers as Appium does, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []
        self.source = SOURCE
        self.capabilities: dict[str, Any] = {
            "platformName": "iOS", "automationName": "XCUITest", "platformVersion": "18.2", "language": "ko",
            "deviceName": "iPhone 16", "udid": "00000000-0000-0000-0000-000000000000",
        }
        server = self

        class Handler(BaseHTTPRequestHandler):
            def answer(self, value: object) -> None:
                content = json.dumps({"value": value}).encode()
                self.send_response(200)
                self.send_header("Content-Type", "application/json; charset=utf-8")
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def perform(self) -> None:
                self.rfile.read(int(self.headers.get("Content-Length") or 0))
                server.asked.append((self.command, self.path))
                if self.path == "/session":
                    self.answer({"sessionId": "s1", "capabilities": server.capabilities})
                elif self.path == "/session/s1/source":
                    self.answer(server.source)
                else:
                    self.answer(None)

            do_GET = do_POST = do_DELETE = perform

            def log_message(self, *_: object) -> None: ...

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()


@pytest.fixture
def server() -> Iterator[Server]:
    server = Server()
    yield server
    server.http.shutdown()
    server.http.server_close()


@pytest.fixture
def driver(server: Server) -> Iterator[Any]:
    webdriver = pytest.importorskip("appium.webdriver")
    options = pytest.importorskip("appium.options.ios").XCUITestOptions()
    driver = webdriver.Remote(server.address, options=options)
    yield driver
    driver.quit()


def test_language_and_version_come_from_the_session(server: Server, driver: Any) -> None:
    assert aloud_appium.options_of(driver) == {"language": "ko", "ios": "18.2"}
    assert aloud_appium.source(driver) == SOURCE
    assert ("GET", "/session/s1/source") in server.asked


def test_a_screen_is_read(answers: None, driver: Any) -> None:
    reading = aloud_appium.read(driver)
    assert reading.language == "ko"
    assert reading.lines[0].startswith("Basket, ")
    assert aloud_appium.read(driver, language="en").lines == ["Basket, Heading", "Pay now, Button"]
    assert aloud_appium.walk(driver, language="en").swipe_right().text == "Pay now, Button"


class Session:
    """Another client, with capabilities that have prefixes."""

    page_source = SOURCE

    def __init__(self, **capabilities: object) -> None:
        self.capabilities: dict[str, Any] = dict(capabilities)


def test_capabilities_may_have_prefixes_or_be_missing() -> None:
    prefixed = Session(**{"appium:language": "pt_BR", "appium:platformVersion": "17.5"})
    assert aloud_appium.options_of(prefixed) == {"language": "pt-BR", "ios": "17.5"}
    assert aloud_appium.options_of(Session(language="", platformVersion=None)) == {}


def test_other_platforms_and_web_views_are_refused() -> None:
    with pytest.raises(AloudError, match="Android"):
        aloud_appium.read(Session(platformName="Android"))
    session = Session(platformName="iOS")
    session.page_source = "<!DOCTYPE html><html></html>"
    with pytest.raises(AloudError, match="NATIVE_APP"):
        aloud_appium.read(session)
