"""Pages of Playwright for Python, of its synchronous and its asynchronous interface.

    from aloud_voiceover import playwright as aloud_playwright

    aloud_playwright.read(page).lines           # sync_playwright()
    (await aloud_playwright.aread(page)).lines  # async_playwright()
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from . import _api
from ._answers import Audit, Reading
from ._api import Walk
from ._errors import AloudError

if TYPE_CHECKING:
    from playwright.async_api import Page as AsyncPage
    from playwright.sync_api import Page

#: The style properties that importers need. `BrowserPage` in AloudBrowser has the same; a test compares them.
STYLES = ["display", "visibility", "list-style-type", "list-style-image", "text-transform"]

_TURNS = 5
_PAUSE = 0.5


def read(page: Page, **options: Any) -> Reading:
    """What VoiceOver says on a page. The options are those of `aloud_voiceover.read`."""
    return _api.read(dump(page), **_named(page, options))


def audit(page: Page, **options: Any) -> Audit:
    """The problems of a page. The options are those of `aloud_voiceover.audit`."""
    return _api.audit(dump(page), **_named(page, options))


def walk(page: Page, **options: Any) -> Walk:
    """A walk through a page as it is now. The browser does not move."""
    return Walk(dump(page), **options)


def dump(page: Page) -> str:
    """The page in a form that can be read later, by this package or by `aloud read`.

    In Chromium it is what `aloud dump` takes: the accessibility trees of the frames, and a snapshot of the documents. Other
    browsers have no such interface; they give an ARIA snapshot, whose readings have a warning.

    Raises `AloudError` for a page that is closed, or that keeps navigating.
    """
    session = None
    try:
        if _is_chromium(page):
            session = page.context.new_cdp_session(page)
    except Exception as error:
        _refuse(page, error)
    if session is None:
        return page.locator(":root").aria_snapshot()
    steps = _dump(page)
    try:
        step = next(steps)
        while True:
            answer: Any = None
            try:
                if isinstance(step, _Wait):
                    time.sleep(step.seconds)
                else:
                    answer = session.send(step.method, step.parameters)
            except Exception as error:
                step = steps.throw(error)
            else:
                step = steps.send(answer)
    except StopIteration as end:
        return str(end.value)
    finally:
        with suppress(Exception):  # The page is closed.
            session.detach()


async def aread(page: AsyncPage, **options: Any) -> Reading:
    """What VoiceOver says on a page of the asynchronous interface."""
    return _api.read(await adump(page), **_named(page, options))


async def aaudit(page: AsyncPage, **options: Any) -> Audit:
    """The problems of a page of the asynchronous interface."""
    return _api.audit(await adump(page), **_named(page, options))


async def awalk(page: AsyncPage, **options: Any) -> Walk:
    """A walk through a page of the asynchronous interface, as it is now."""
    return Walk(await adump(page), **options)


async def adump(page: AsyncPage) -> str:
    """`dump` for a page of the asynchronous interface."""
    session = None
    try:
        if _is_chromium(page):
            session = await page.context.new_cdp_session(page)
    except Exception as error:
        _refuse(page, error)
    if session is None:
        return await page.locator(":root").aria_snapshot()
    steps = _dump(page)
    try:
        step = next(steps)
        while True:
            answer: Any = None
            try:
                if isinstance(step, _Wait):
                    await asyncio.sleep(step.seconds)
                else:
                    answer = await session.send(step.method, step.parameters)
            except Exception as error:
                step = steps.throw(error)
            else:
                step = steps.send(answer)
    except StopIteration as end:
        return str(end.value)
    finally:
        with suppress(Exception):  # The page is closed.
            await session.detach()


@dataclass(frozen=True)
class _Ask:
    """A request of the Chrome DevTools Protocol. Both interfaces of Playwright perform it, each in its way."""

    method: str
    parameters: dict[str, Any]


@dataclass(frozen=True)
class _Wait:
    seconds: float


_Steps = Generator["_Ask | _Wait", Any, str]


def _is_chromium(page: Page | AsyncPage) -> bool:
    browser = page.context.browser
    return browser is None or browser.browser_type.name == "chromium"


def _refuse(page: Page | AsyncPage, error: Exception) -> None:
    """Raises `AloudError` unless a session was refused because the browser is another."""
    if page.is_closed() or "chromium" not in str(error).lower():
        raise _unreadable(page, error) from error


def _unreadable(page: Page | AsyncPage, error: Exception) -> AloudError:
    return AloudError(f"the page cannot be read ({str(error).splitlines()[0]})", name=page.url)


def _named(page: Page | AsyncPage, options: dict[str, Any]) -> dict[str, Any]:
    return {"name": page.url, **options}


def _dump(page: Page | AsyncPage) -> _Steps:
    """Takes the dump again if the page navigates, or loses a frame, meanwhile."""
    for turn in range(_TURNS):
        try:
            before = (yield _Ask("Page.getFrameTree", {}))["frameTree"]
            text = yield from _dump_once(page, before)
            after = (yield _Ask("Page.getFrameTree", {}))["frameTree"]
            if after["frame"]["loaderId"] == before["frame"]["loaderId"]:
                return text
        except Exception as error:
            if page.is_closed() or turn == _TURNS - 1:
                raise _unreadable(page, error) from error
        yield _Wait(_PAUSE)
    raise AloudError("the page keeps navigating to other pages, so it cannot be read", name=page.url)


def _dump_once(page: Page | AsyncPage, tree: dict[str, Any]) -> _Steps:
    snapshot = yield _Ask("DOMSnapshot.captureSnapshot", {"computedStyles": STYLES})
    nodes: list[Any] = []
    for frame in _frames(tree):
        nodes += (yield _Ask("Accessibility.getFullAXTree", {"frameId": frame}))["nodes"]
    frame = tree["frame"]
    world = yield _Ask("Page.createIsolatedWorld", {"frameId": frame["id"], "worldName": "aloud"})
    # A form can hide `document.title`.
    title = yield _Ask("Runtime.evaluate", {
        "expression": "Reflect.get(Document.prototype, 'title', document)", "contextId": world["executionContextId"],
    })
    view = (yield _Ask("Page.getLayoutMetrics", {}))["cssLayoutViewport"]
    size = page.viewport_size or {"width": view["clientWidth"], "height": view["clientHeight"]}
    browser = page.context.browser
    return json.dumps({
        "accessibility": {"nodes": nodes},
        "snapshot": snapshot,
        "page": {
            "url": frame["url"] + frame.get("urlFragment", ""),
            "title": title["result"].get("value") or "",
            "size": [size["width"], size["height"]],
            "browser": f"Chrome/{browser.version if browser else ''}",
            # Two dumps with the same mark are of the same document, so that their nodes can be compared.
            "session": frame["loaderId"],
        },
    }, ensure_ascii=False)


def _frames(tree: dict[str, Any]) -> list[str]:
    """The ids of the frames, that of the page first."""
    return [tree["frame"]["id"], *(id for child in tree.get("childFrames", ()) for id in _frames(child))]
