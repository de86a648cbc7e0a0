"""Pages of a browser, read through Playwright. ALOUD_CHROMIUM names another Chromium than Debian's."""

from __future__ import annotations

import asyncio
import json
import os
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from aloud_voiceover import AloudError, read
from aloud_voiceover import playwright as aloud_playwright

CHROMIUM = os.environ.get("ALOUD_CHROMIUM", "/usr/bin/chromium")
REPOSITORY = Path(__file__).parents[3]
LAUNCH: dict[str, Any] = {"executable_path": CHROMIUM, "args": ["--no-sandbox"], "timeout": 120_000}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}}

PAGE = """<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><button>Pay</button><a href="#x">Help</a>
<iframe srcdoc="<p>Inside</p>" title="Frame"></iframe><form name="title"><input name="title" aria-label="Name"></form></html>"""


def test_the_dump_asks_what_the_tool_asks() -> None:
    path = REPOSITORY / "Sources" / "AloudBrowser" / "Page" / "BrowserPage+Dump.swift"
    if not path.is_file():
        pytest.skip("the sources of the repository are not here")
    source, ours = path.read_text(), Path(aloud_playwright.__file__).read_text()
    styles = re.search(r"static let styles = \[([^\]]*)\]", source)
    assert styles is not None and re.findall(r'"([^"]*)"', styles[1]) == aloud_playwright.STYLES

    def methods(text: str) -> set[str]:
        return set(re.findall(r'"((?:Accessibility|DOMSnapshot)\.\w+)"', text))

    assert methods(ours) == methods(source)
    about = re.search(r'return \[\s*("url":.*?)\]\s*\n  \}', source, re.DOTALL)
    assert about is not None
    for member in re.findall(r'"(\w+)": ', about[1]):
        assert f'"{member}": ' in ours, member
    assert "Reflect.get(Document.prototype, 'title', document)" in source


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    api = pytest.importorskip("playwright.sync_api", reason="playwright is missing")
    if not Path(CHROMIUM).exists():
        pytest.skip(f"{CHROMIUM} is missing")
    with api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(**LAUNCH)
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    page = browser.new_page(**PHONE)
    page.set_content(PAGE)
    yield page
    page.close()


def test_a_dump_has_the_trees_of_all_frames_the_documents_and_the_page(page: Any) -> None:
    found = json.loads(aloud_playwright.dump(page))
    named = [node.get("name", {}).get("value") for node in found["accessibility"]["nodes"]]
    assert {"Shop", "Pay", "Help", "Inside", "Name"} <= set(named)
    assert len(found["snapshot"]["documents"]) >= 2 and found["snapshot"]["strings"]
    about = found["page"]
    assert (about["title"], about["size"], about["url"]) == ("Shop", [390, 844], "about:blank")
    assert re.match(r"Chrome/\d+", about["browser"])
    assert json.loads(aloud_playwright.dump(page))["page"]["session"] == about["session"]


@pytest.mark.usefixtures("answers")
def test_a_page_is_read_audited_and_walked(page: Any) -> None:
    reading = aloud_playwright.read(page)
    assert [line for line in reading.lines if line.startswith("Pay")] == ["Pay, Button"]
    assert read(aloud_playwright.dump(page)) == reading
    assert "missing-label" not in [finding.rule for finding in aloud_playwright.audit(page)]
    assert aloud_playwright.walk(page, language="en").swipe_right().text
    assert "버튼" in aloud_playwright.read(page, language="ko").text


@pytest.mark.usefixtures("answers")
def test_pages_of_the_fixtures_are_read_as_the_tool_reads_them(browser: Any, fixtures: Path) -> None:
    """The fixtures have what the tool read from its own dump."""
    for name in ("buttons", "frames", "tables"):
        page = browser.new_page(viewport=PHONE["viewport"], device_scale_factor=3, is_mobile=True, has_touch=True)
        page.goto((fixtures / "Pages" / f"{name}.html").as_uri())
        assert aloud_playwright.read(page).lines == read(fixtures / "Pages" / f"{name}.json").lines
        page.close()


@pytest.mark.usefixtures("answers")
def test_a_page_that_navigates_is_read_when_it_is_there(page: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = aloud_playwright._dump_once
    turns: list[None] = []

    def navigating(page: Any, tree: dict[str, Any]) -> Any:
        turns.append(None)
        text = yield from begun(page, tree)
        if len(turns) == 1:
            page.goto("data:text/html,<title>New</title><h1>New</h1>")
        return text

    monkeypatch.setattr(aloud_playwright, "_dump_once", navigating)
    assert aloud_playwright.read(page).stops[0].description.startswith("New")
    assert len(turns) == 2


def test_a_closed_page_is_an_error(browser: Any) -> None:
    page = browser.new_page()
    page.close()
    with pytest.raises(AloudError, match="cannot be read"):
        aloud_playwright.dump(page)


class _Other:
    """A page of another browser, which has no sessions of the protocol."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self.url = page.url
        self.context = self

    browser = None

    def new_cdp_session(self, _: object) -> Any:
        raise RuntimeError("CDP session is only available in Chromium")

    def is_closed(self) -> bool:
        return False

    def locator(self, selector: str) -> Any:
        return self._page.locator(selector)


def test_other_browsers_give_an_aria_snapshot(page: Any) -> None:
    other: Any = _Other(page)
    assert '- heading "Shop" [level=1]' in aloud_playwright.dump(other)


@pytest.mark.usefixtures("answers")
def test_pages_of_the_asynchronous_interface() -> None:
    api = pytest.importorskip("playwright.async_api", reason="playwright is missing")
    if not Path(CHROMIUM).exists():
        pytest.skip(f"{CHROMIUM} is missing")

    async def run() -> None:
        async with api.async_playwright() as playwright:
            browser = await playwright.chromium.launch(**LAUNCH)
            page = await browser.new_page(**PHONE)
            await page.set_content(PAGE)
            assert "Pay, Button" in (await aloud_playwright.aread(page)).lines
            assert (await aloud_playwright.awalk(page)).text
            assert await aloud_playwright.aaudit(page) is not None
            await page.close()
            with pytest.raises(AloudError, match="cannot be read"):
                await aloud_playwright.adump(page)
            await browser.close()

    # The synchronous interface keeps a loop of this thread.
    failed: list[BaseException] = []

    def work() -> None:
        try:
            asyncio.run(run())
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
