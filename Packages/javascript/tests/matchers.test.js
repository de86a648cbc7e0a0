import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {aligned, asLine} from '../src/lines.js';
import {aloudMatchers} from '../src/matchers.js';
import {Random} from './support/random.js';

const part = (text, rule) => ({part: 'label', text, rule, summary: `why ${text}`, certainty: 'documented', source: 'Apple'});
const reading = (...texts) => ({stops: texts.map((text) => ({text, parts: text.split(', ').map((word) => part(word, 'label'))}))});
const match = (received, expected, state = {}) => aloudMatchers.toRead.call({isNot: false, ...state}, received, expected);

test('toRead compares all stops', async () => {
  assert.ok((await match(reading('A', 'B'), ['A', 'B'])).pass);
  assert.ok((await match(reading('A', 'B, Button'), ['A', /^B/])).pass);
  for (const expected of [['A'], ['A', 'B', 'C'], ['B', 'A'], [/^C/, 'B'], []]) assert.ok(!(await match(reading('A', 'B'), expected)).pass);
});

test('... stands for any stops', async () => {
  for (const expected of [['...'], ['A', '...'], ['...', 'C'], ['A', '…', 'C'], ['...', 'B', '...'], ['...', 'A', '...', 'B', '...', 'C', '...']]) {
    assert.ok((await match(reading('A', 'B', 'C'), expected)).pass, expected.join());
  }
  for (const expected of [['...', 'D'], ['...', 'B'], ['...', 'C', '...', 'A']]) assert.ok(!(await match(reading('A', 'B', 'C'), expected)).pass, expected.join());
});

test('a pattern with a state matches each time', async () => {
  const pattern = /A/g;
  assert.ok((await match(reading('A', 'A', 'A'), [pattern, pattern, pattern])).pass);
});

test('a failure shows the aligned difference, and the rule behind each changed word', async () => {
  const {message} = await match(reading('1', '2', '3', 'Flight, Button', '4'), ['1', '2', '3', 'Airplane, Button', '4']);
  assert.equal(message(), ['toRead: the reading differs', '- expected  + read', '', '  …', '  2', '  3', '- Airplane, Button', '+ Flight, Button',
    '      "Flight"  label: why Flight [documented: Apple]', '  4'].join('\n'));
});

test('a failure does not control the terminal', async () => {
  const {message} = await match(reading('a\u001B[31m\nb'), ['c']);
  assert.ok(!/\u001B/.test(message()));
});

test('wrong expectations are told', async () => {
  await assert.rejects(match({ariaSnapshot() {}}, ['A']), /not a locator/);
  await assert.rejects(match(reading('A'), 'A'), /takes a list/);
  await assert.rejects(match(reading('A'), [1]), /takes a list/);
});

test('alignment keeps all items, and agrees with a plain comparison', () => {
  const random = new Random(3);
  for (let round = 0; round < 3000; round += 1) {
    const list = () => Array.from({length: random.below(7)}, () => random.pick(['a', 'b', 'c']));
    const [expected, actual] = [list(), list()];
    const rows = aligned(expected, actual);
    assert.deepEqual(rows.filter((row) => row.mark !== '+').map((row) => row.text), expected);
    assert.deepEqual(rows.filter((row) => row.mark !== '-').map((row) => row.text), actual);
    assert.equal(rows.every((row) => row.mark === ' '), expected.join() === actual.join());
    const gapped = expected.map((item) => random.below(3) ? item : null);
    const pattern = new RegExp(`^${gapped.map((item) => item === null ? '(?:[abc],)*' : `${item},`).join('')}$`);
    assert.equal(aligned(gapped, actual).every((row) => row.mark === ' '), pattern.test(actual.map((item) => `${item},`).join('')), JSON.stringify([gapped, actual]));
  }
});

test('two texts have two lines', () => {
  const texts = ['', ' ', 'a', ' a', '"a"', '"a', 'a\nb', 'a\\nb', 'a\u202Eb', 'a\\u202eb', '\\', '""'];
  const lines = texts.map(asLine);
  assert.equal(new Set(lines).size, texts.length);
  for (const line of lines) assert.ok(line !== '' && !/[\n\u202E]/.test(line));
});

// MARK: Snapshots

function inFolder(t) {
  const folder = mkdtempSync(join(tmpdir(), 'aloud-'));
  t.after(() => rmSync(folder, {recursive: true}));
  const testPath = join(folder, 'shop.test.js');
  const file = join(`${testPath}-snapshots`, 'the-shop.txt');
  const matched = (received, mode, more = {}) =>
    aloudMatchers.toReadAs.call({isNot: false, testPath, snapshotState: {_updateSnapshot: mode}, ...more}, received, 'the shop');
  return {file, matched};
}

test('a snapshot is written once, and compared then', async (t) => {
  const {file, matched} = inFolder(t);
  const none = await matched(reading('A'), 'none');
  assert.ok(!none.pass && none.message().includes('there is no snapshot'));
  assert.ok((await matched(reading('A', ' B'), 'new')).pass);
  assert.equal(readFileSync(file, 'utf8'), 'A\n" B"\n');
  assert.ok((await matched(reading('A', ' B'), 'none')).pass);
  const failed = await matched(reading('A', 'C'), 'new');
  assert.ok(!failed.pass);
  assert.match(failed.message(), /- " B"\n\+ C\n {6}"C" {2}label: why C \[documented: Apple\]\n\nTo accept the new words, run with -u\./);
  assert.equal(readFileSync(file, 'utf8'), 'A\n" B"\n');
});

test("the runner's flag and ALOUD_UPDATE update a snapshot", async (t) => {
  const {file, matched} = inFolder(t);
  await matched(reading('A'), 'new');
  assert.ok((await matched(reading('B'), 'all')).pass);
  assert.equal(readFileSync(file, 'utf8'), 'B\n');
  process.env.ALOUD_UPDATE = '1';
  t.after(() => { delete process.env.ALOUD_UPDATE; });
  assert.ok((await matched(reading('C'), 'none')).pass);
  assert.equal(readFileSync(file, 'utf8'), 'C\n');
});

test('line ends of Windows are equal, and .not writes nothing', async (t) => {
  const {file, matched} = inFolder(t);
  assert.ok(!(await matched(reading('A'), 'new', {isNot: true})).pass);
  assert.throws(() => readFileSync(file));
  await matched(reading('A', 'B'), 'new');
  writeFileSync(file, 'A\r\nB\r\n');
  assert.ok((await matched(reading('A', 'B'), 'none')).pass);
});

test('without a runner, a file is needed; names are names of files', async (t) => {
  const call = (name, options) => aloudMatchers.toReadAs.call({isNot: false}, reading('A'), name, options);
  await assert.rejects(call('a'), /does not know which test/);
  await assert.rejects(call(''), /takes the name/);
  const {file, matched} = inFolder(t);
  await matched(reading('A'), 'new');
  assert.ok((await call('a', {file})).pass);
  const testPath = file.replace(/-snapshots.*/, '');
  await aloudMatchers.toReadAs.call({isNot: false, testPath}, reading('A'), '../../etc/x');
  assert.equal(readFileSync(join(`${testPath}-snapshots`, 'etc-x.txt'), 'utf8'), 'A\n');
});
