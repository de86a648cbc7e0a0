"""Screens of a session of Appium (XCUITest)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from ._api import Walk
from ._api import read as read_source
from ._answers import Reading
from ._errors import AloudError


class Driver(Protocol):
    """What is needed of `appium.webdriver.Remote`."""

    @property
    def page_source(self) -> str: ...

    @property
    def capabilities(self) -> Mapping[str, Any]: ...


def read(driver: Driver, **options: Any) -> Reading:
    """What VoiceOver says on the screen that a session shows now.

    The language and the version of iOS are those of the session; `language` and `ios` override them. The other options are
    those of `aloud_voiceover.read`.

    Raises `AloudError` for a session that is not of iOS, and in the context of a web view.
    """
    return read_source(source(driver), **{**options_of(driver), "name": "the page source", **options})


def walk(driver: Driver, **options: Any) -> Walk:
    """A walk through the screen that a session shows now. The device does not move."""
    return Walk(source(driver), **{**options_of(driver), **options})


def source(driver: Driver) -> str:
    """The page source of a session, for the other functions of the package."""
    platform = _capability(driver, "platformName")
    if platform is not None and platform.lower() not in ("ios", "ipados"):
        raise AloudError(f"this session is of {platform}; VoiceOver reads screens of iOS")
    text = driver.page_source
    if text.lstrip()[:14].lower().startswith(("<html", "<!doctype html")):
        raise AloudError("this is the page of a web view; switch to the context NATIVE_APP first")
    return text


def options_of(driver: Driver) -> dict[str, Any]:
    """The language and the version of iOS of a session, as far as it says them."""
    options: dict[str, Any] = {}
    language = _capability(driver, "language")
    if language:
        options["language"] = language.replace("_", "-")
    version = _capability(driver, "platformVersion") or _capability(driver, "sdkVersion")
    if version:
        options["ios"] = version
    return options


def _capability(driver: Driver, name: str) -> str | None:
    """A capability; Appium answers with and without its prefix."""
    capabilities = driver.capabilities
    for key in (name, f"appium:{name}"):
        value = capabilities.get(key)
        if value is not None and str(value).strip():
            return str(value).strip()
    return None
