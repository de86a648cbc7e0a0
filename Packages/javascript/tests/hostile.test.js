// Whatever a caller gives, there is an answer or an AloudError with the name of the input, and the next call works.

import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {after, before, test} from 'node:test';
import {AloudError, Walk, check, configure, diff, read} from '../src/index.js';
import {core, needs} from './support/parts.js';

const options = needs(core);
const screen = {aloud: 1, elements: [{label: 'Home', traits: ['header']}]};
const works = async () => assert.equal((await read(screen)).stops[0].text, 'Home, Heading');

before(() => configure({megabytes: 128, seconds: 5}));
after(() => configure());

function nested(depth) {
  let found = {label: 'Home'};
  for (let level = 0; level < depth; level += 1) found = {children: [found]};
  return {aloud: 1, elements: [found]};
}

function cyclic() {
  const found = {aloud: 1};
  found.elements = [found];
  return found;
}

const bytes = (text) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const bomb = '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'
  + '<AppiumAUT><XCUIElementTypeApplication label="&b;"/></AppiumAUT>';
const sources = {
  'a deep object': () => nested(1_000_000),
  'a deep document': () => `{"aloud": 1, "elements": [${'{"children": ['.repeat(300_000)}`,
  'deep XML': () => `<AppiumAUT>${'<XCUIElementTypeOther label="a">'.repeat(300_000)}`,
  '50 MB of a text': () => 'x'.repeat(50_000_000),
  '50 MB of brackets': () => '['.repeat(50_000_000),
  '50 MB of a label': () => ({aloud: 1, elements: [{label: 'x'.repeat(50_000_000)}]}),
  'entities': () => bomb,
  'an unknown entity': () => '<AppiumAUT>\n<XCUIElementTypeApplication label="&a;"/></AppiumAUT>',
  'not a number': () => ({aloud: 1, elements: [{frame: [NaN, 0, 1, 1]}]}),
  'an infinite number': () => ({aloud: 1, elements: [{frame: [Infinity, 0, 1, 1]}]}),
  'a big number': () => ({aloud: 1n}),
  'a circle': cyclic,
  'a function': () => ({aloud: 1, elements: [() => 1]}),
  'a trap in the object': () => ({get aloud() { throw new Error('no\nmore'); }}),
  'a prototype': () => ({aloud: 1, elements: [Object.create({label: 'Home'}, {toJSON: {value: () => cyclic()}})]}),
  'invalid UTF-8': () => bytes('{"aloud": 1,\n "elements": [{"label": "\xff"}]}'),
  'half of UTF-16': () => bytes('\xff\xfe{'),
  'bytes that end in a character': () => bytes('{"aloud": 1}\n\xea\xb0'),
  'nothing': () => '',
};

for (const [kind, make] of Object.entries(sources)) {
  test(`${kind} is an error with its name`, options, async () => {
    for (const name of [undefined, 'odd.json']) {
      await assert.rejects(read(make(), {name}), (error) => {
        assert.ok(error instanceof AloudError, `${error.stack}`);
        assert.equal(error.input, name ?? 'source', error.message);
        assert.ok(error.message.length < 1000 && !error.message.includes('\n'), error.message);
        return true;
      });
    }
    await works();
  });
}

test('the line that is not UTF-8 is told', options, async () => {
  await assert.rejects(read(sources['invalid UTF-8'](), {name: 'a.json'}), /^AloudError: a\.json:2: this is no text in UTF-8$/);
});

test('a mistake in XML is where the tool finds it', options, async () => {
  await assert.rejects(read("<AppiumAUT>\n  <A x='1'\n   x='2'/></AppiumAUT>", {name: 'twice.xml'}),
    /^AloudError: twice\.xml:3:4: the element has the same attribute twice$/);
});

test('odd characters are read', options, async () => {
  for (const label of ['a\uD800b', '\uDFFF', '\u{1F600}', '\0', '\u001B[31m', '\u202E']) {
    assert.equal((await read({aloud: 1, elements: [{label: `A${label}`}]})).stops.length, 1);
    await assert.rejects(read({aloud: 1, odd: label}, {name: label}), AloudError);
  }
});

test('the one of two that is wrong is named', options, async () => {
  await assert.rejects(diff(screen, '{'), (error) => error.input === 'new');
  await assert.rejects(diff(cyclic(), screen), (error) => error.input === 'old');
});

test('odd options are errors', options, async () => {
  const odd = [{settings: {hints: NaN}}, {settings: cyclic()}, {ios: 1n}, {language: () => 'en'}, {language: Symbol('en')}, {overlays: {a: 3}}, {overlays: 3}];
  for (const more of odd) await assert.rejects(read(screen, more), AloudError);
  await works();
});

test('what is no language is told', options, async () => {
  for (const language of ['korean', 'en_US', '', '\uD800']) await assert.rejects(read(screen, {language}), /is not a BCP-47 language tag/);
});

test('a pattern without an end is ended', options, async () => {
  const app = {aloud: 1, elements: [{label: 'a'.repeat(60)}]};
  await assert.rejects(check('> start\n[screen changed]\n/(a+)+b/\n', {app, name: 'slow.aloud'}), (error) => error.kind === 'time' && error.input === 'slow.aloud');
  await works();
});

test('an app without an end is ended', options, async () => {
  for (const effects of [[{post: 'announcement', text: 'On'}], Array(500).fill({post: 'layoutChanged'})]) {
    const app = {...screen, on: {appear: [{every: 0.01, do: effects}]}};
    const script = `> start\n${'> wait 3600s\n'.repeat(50)}`;
    const isEnded = (input) => (error) => error instanceof AloudError && /^(time|crash)$/.test(error.kind) && error.input === input;
    // The core itself ends some apps.
    const ending = await check(script, {app, name: 'endless.aloud'}).catch((error) => error);
    assert.ok(ending.result === 'failed' || ending.result === 'error' || isEnded('endless.aloud')(ending), ending.stack);
    const walk = new Walk(app, {name: 'endless.json'});
    await assert.rejects(async () => { for (let step = 0; step < 50; step += 1) await walk.wait(3600); },
      (error) => isEnded('endless.json')(error) || error.reason === 'more than 100000 things happen in one step');
    await works();
  }
});

test('a device without an end is an error', {...options, skip: options.skip ?? (existsSync('/dev/zero') ? false : 'there is no such device')}, async () => {
  await assert.rejects(read(new URL('file:///dev/zero')), (error) => error instanceof AloudError && /64 MB/.test(error.message));
  await works();
});
