import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {after, before, describe, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {aloudMatchers} from '../src/matchers.js';
import {STYLES, audit, dump, read, walk} from '../src/playwright.js';
import {browser as part, core, needs, tool} from './support/parts.js';

const needsBrowser = needs(part);
const needsBoth = needs(part, core);
const needsTool = needs(part, tool);

const PAGE = `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><button>Pay</button><a href="#x">Help</a>
<iframe srcdoc="<p>Inside</p>" title="Frame"></iframe><form name="title"><input name="title" aria-label="Name"></form></html>`;

test('the dump asks for the styles that aloud dump asks for, and has the same members', () => {
  const source = readFileSync(new URL('../../../Sources/AloudBrowser/Page/BrowserPage+Dump.swift', import.meta.url), 'utf8');
  const ours = readFileSync(new URL('../src/playwright.js', import.meta.url), 'utf8');
  const styles = /static let styles = \[([^\]]*)\]/.exec(source)[1];
  assert.deepEqual(STYLES, [...styles.matchAll(/"([^"]*)"/g)].map(([, style]) => style));
  const methods = (text) => new Set([...text.matchAll(/["'](Accessibility|DOMSnapshot)\.(\w+)["']/g)].map(([, domain, name]) => `${domain}.${name}`));
  assert.deepEqual(methods(ours), methods(source));
  const about = /return \[\s*("url":[\s\S]*?)\]\s*\n  \}/.exec(source)[1];
  for (const [, member] of about.matchAll(/"(\w+)": /g)) assert.match(ours, new RegExp(`\\b${member}: `), member);
  assert.ok(source.includes("Reflect.get(Document.prototype, 'title', document)"));
});

describe('with a browser', () => {
  let browser;
  let page;
  before(async () => {
    if (part.missing) return;
    browser = await part.launch();
    page = await browser.newPage({viewport: {width: 390, height: 844}});
    await page.setContent(PAGE);
  }, {timeout: 280_000});
  after(async () => { await browser?.close(); });

  test('a dump has the trees of all frames, the documents and the page', needsBrowser, async () => {
    const {accessibility, snapshot, page: about} = JSON.parse(await dump(page));
    const named = accessibility.nodes.map((node) => node.name?.value);
    for (const name of ['Shop', 'Pay', 'Help', 'Inside', 'Name']) assert.ok(named.includes(name), name);
    assert.ok(snapshot.documents.length >= 2 && snapshot.strings.length > 0);
    assert.deepEqual([about.title, about.size, about.url], ['Shop', [390, 844], 'about:blank']);
    assert.match(about.browser, /^Chrome\/\d+/);
    assert.equal(JSON.parse(await dump(page)).page.session, about.session);
  });

  for (const name of ['examples/shop.html', 'tests/frames.html']) {
    test(`the tool reads the same from a dump of this package and from its own: ${name}`, needsTool, async (t) => {
      const url = new URL(`../${name}`, import.meta.url);
      const phone = await browser.newPage({viewport: {width: 390, height: 844}, deviceScaleFactor: 3, isMobile: true, hasTouch: true});
      t.after(() => phone.close());
      await phone.goto(url.href);
      const readBy = (input) => JSON.parse(execFileSync(tool.path, ['read', '--json', '-'], {input, maxBuffer: 1 << 28}))
        .stops.map(({nodes, ...stop}) => stop);
      const own = readBy(await dump(phone));
      assert.ok(own.length >= 3);
      assert.deepEqual(own, readBy(execFileSync(tool.path, ['dump', fileURLToPath(url)], {maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe']})));
    });
  }

  test('other browsers give an ARIA snapshot', needsBrowser, async () => {
    const other = new Proxy(page, {
      get: (page, key) => key === 'context' ? () => ({browser: () => ({browserType: () => ({name: () => 'webkit'})})}) : typeof page[key] === 'function' ? page[key].bind(page) : page[key],
    });
    assert.match(await dump(other), /- heading "Shop" \[level=1\]/);
  });

  test('a page is read, audited and walked', needsBoth, async () => {
    const texts = (await read(page)).stops.map((stop) => stop.text);
    assert.match(texts.join('\n'), /Shop, Heading Level 1[\s\S]*Pay, Button[\s\S]*Help, Link/i);
    assert.ok(Array.isArray((await audit(page)).findings));
    const steps = await walk(page);
    await steps.start();
    assert.match((await steps.swipeRight()).text, /Pay|Shop/);
  });

  test('toRead waits until the page fits', needsBoth, async () => {
    await page.evaluate(() => setTimeout(() => { document.querySelector('button').textContent = 'Buy'; }, 700));
    const matched = await aloudMatchers.toRead.call({isNot: false, timeout: 60_000}, page, ['...', /^Buy/, '...']);
    assert.ok(matched.pass, matched.message());
  });

  test('a closed page is an error', needsBrowser, async () => {
    const closed = await browser.newPage();
    await closed.close();
    await assert.rejects(dump(closed));
  });
});
