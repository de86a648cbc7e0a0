// The core and what the package gives it: texts in and out, patterns, limits.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {Core, VERSION} from '../src/core.js';
import {withMemoryLimit} from '../src/memory.js';
import {core, fixtures, needs} from './support/parts.js';

const options = needs(core);
const fixture = (name) => readFileSync(new URL(name, fixtures), 'utf8');
const document = (...elements) => JSON.stringify({aloud: 1, elements});

async function load(megabytes = 256) {
  const instance = await Core.load(await WebAssembly.compile(withMemoryLimit(new Uint8Array(readFileSync(core.path)), megabytes * 16)));
  const ask = (name, members) => instance.call({aloud: VERSION, do: name, ...members});
  return {instance, ask, texts: (source) => ask('read', {source}).stops.map(({text}) => text)};
}

test('dumps in XML are read as natively', options, async () => {
  const {texts} = await load();
  for (const name of ['wda-settings', 'wda-old', 'wda-cut']) {
    const said = texts(fixture(`Dumps/${name}.xml`));
    // The text of the fixture has the order number and the screen's further lines, too.
    const expected = fixture(`Dumps/${name}.reading.txt`);
    assert.ok(said.length > 0);
    for (const text of said) assert.ok(expected.includes(text), `${name}: ${text}`);
  }
});

test('a mistake in XML is an error', options, async () => {
  const {ask} = await load();
  const source = fixture('Dumps/wda-settings.xml').replace('</XCUIElementTypeApplication>', '</b>');
  assert.throws(() => ask('read', {source, sourceName: 'a.xml'}), /^AloudError: a\.xml:\d+:\d+: this tag does not close the element that was opened last$/);
});

test('patterns in scripts are those of JavaScript', options, async () => {
  const {ask} = await load();
  const apps = {'a.json': document({label: 'Page 12', traits: ['header']})};
  const checked = (pattern) => ask('check', {script: `app a.json\n\n> start\n[screen changed]\n/${pattern}/\n`, apps});
  assert.equal(checked('^Page \\d+').result, 'passed');
  assert.equal(checked('^Page \\D+$').result, 'failed');
  assert.throws(() => checked('('), /regular expression|pattern/);
});

test('texts of all kinds pass', options, async () => {
  const {texts} = await load();
  for (const label of ['한국어', 'Ω≈ç', '😀', 'a\u0000b', '\uFEFFx']) {
    assert.equal(texts(document({label, traits: ['header']})).length, 1, label);
  }
  // Half of a pair, not as an escape.
  assert.deepEqual(texts('{"aloud": 1, "elements": [{"label": "a\uD800b"}]}'), ['a\uFFFDb']);
});

test('a large screen under a small limit is a crash, not the end of the program', options, async () => {
  const {instance, ask} = await load(32);
  const source = document(...Array.from({length: 60_000}, (_, index) => ({label: `Item ${index}`, traits: ['button']})));
  assert.throws(() => ask('read', {source, sourceName: 'large.json'}), (error) => error.kind === 'crash' && error.input === 'large.json');
  assert.ok(instance.isBroken && instance.memory <= 32 * 1048576);
  assert.throws(() => ask('version'), /the core has ended/);
});
