// What every core can do, also one that answers pages alone: texts in and out, XML, patterns, limits.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {Core} from '../src/core.js';
import {withMemoryLimit} from '../src/memory.js';
import {corePath, fixtures} from './support/core.js';

const options = corePath ? {} : {skip: 'there is no core; Scripts/wasm builds it, and ALOUD_CORE names it'};
const bytes = corePath ? new Uint8Array(readFileSync(corePath)) : null;
const load = async (megabytes) => Core.load(await WebAssembly.compile(withMemoryLimit(bytes, megabytes * 16)));
const fixture = (name) => readFileSync(new URL(name, fixtures), 'utf8');

test('dumps in XML are read as natively', options, async () => {
  const core = await load(256);
  for (const name of ['wda-settings', 'wda-old', 'wda-cut']) {
    const {utterances} = core.call({do: 'read', document: fixture(`Dumps/${name}.xml`)});
    // The text of the fixture has the order number and the screen's further lines, too.
    const expected = fixture(`Dumps/${name}.reading.txt`);
    assert.ok(utterances.length > 0);
    for (const utterance of utterances) assert.ok(expected.includes(utterance), `${name}: ${utterance}`);
  }
});

test('a mistake in XML is an error', options, async () => {
  const core = await load(256);
  const text = fixture('Dumps/wda-settings.xml').replace('</XCUIElementTypeApplication>', '</b>');
  assert.throws(() => core.call({do: 'read', document: text, sourceName: 'a.xml'}), /^AloudError: a\.xml.*not well-formed/);
});

test('patterns in scripts are those of JavaScript', options, async () => {
  const core = await load(256);
  const document = JSON.stringify({aloud: 1, elements: [{label: 'Page 12', traits: ['header']}]});
  const played = (pattern) => core.call({do: 'play', document, script: `app a.json\n\n> start\n[screen changed]\n/${pattern}/\n`});
  assert.deepEqual(played('^Page \\d+').failures, []);
  assert.notDeepEqual(played('^Page \\D+$').failures, []);
  assert.throws(() => played('('), /regular expression|pattern/);
});

test('texts of all kinds pass', options, async () => {
  const core = await load(256);
  const labels = ['한국어', 'Ω≈ç', '😀', 'a\u0000b', '\uFEFFx'];
  for (const label of labels) {
    const {utterances} = core.call({do: 'read', document: JSON.stringify({aloud: 1, elements: [{label, traits: ['header']}]})});
    assert.equal(utterances.length, 1);
  }
  // Half of a pair, not as an escape.
  assert.deepEqual(core.call({do: 'read', document: '{"aloud": 1, "elements": [{"label": "a\uD800b"}]}'}).utterances, ['a\uFFFDb']);
});

test('a large screen under a small limit is a crash, not the end of the program', options, async () => {
  const core = await load(32);
  const elements = Array.from({length: 60_000}, (_, index) => ({label: `Item ${index}`, traits: ['button']}));
  assert.throws(() => core.call({do: 'read', document: JSON.stringify({aloud: 1, elements}), sourceName: 'large.json'}),
    (error) => error.kind === 'crash' && error.input === 'large.json');
  assert.ok(core.isBroken && core.memory <= 32 * 1048576);
  assert.throws(() => core.call({do: 'keys'}), /the core has ended/);
});
