import assert from 'node:assert/strict';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {pathToFileURL} from 'node:url';
import {assertReads, assertReadsAs} from '../src/assert.js';

const reading = (...texts) => ({stops: texts.map((text) => ({text, parts: [{part: 'label', text, rule: 'label'}]}))});
const failure = (message) => (error) => {
  assert.ok(error instanceof assert.AssertionError);
  assert.match(error.message, message);
  return true;
};

function fileIn(t) {
  const folder = mkdtempSync(join(tmpdir(), 'aloud-'));
  t.after(() => rmSync(folder, {recursive: true}));
  return join(folder, 'new', 'settings.txt');
}

test('what is said is in the test', async () => {
  await assertReads(reading('A', 'B', 'C'), ['A', '...', /^C$/]);
  await assert.rejects(assertReads(reading('A', 'B'), ['A']), failure(/^assertReads: the reading differs\n[\s\S]*\n\+ B\n {6}"B" {2}label$/));
});

test('what is said is in a file, which is written on request only', async (t) => {
  const file = fileIn(t);
  await assert.rejects(assertReadsAs(reading('A', ' B'), file), failure(/^assertReadsAs: there is no snapshot .*settings\.txt yet; ALOUD_UPDATE=1 records this:\n\+ A\n\+ " B"$/));
  assert.ok(!existsSync(file));
  process.env.ALOUD_UPDATE = '1';
  await assertReadsAs(reading('A', ' B'), pathToFileURL(file));
  delete process.env.ALOUD_UPDATE;
  assert.equal(readFileSync(file, 'utf8'), 'A\n" B"\n');
  await assertReadsAs(reading('A', ' B'), file);
  await assert.rejects(assertReadsAs(reading('A', 'C'), file), failure(/- " B"\n\+ C\n {6}"C" {2}label\n\nTo accept the new words, run with ALOUD_UPDATE=1\.$/));
  assert.equal(readFileSync(file, 'utf8'), 'A\n" B"\n');
});

test('a file must be named', async () => {
  for (const file of [undefined, '', 3]) await assert.rejects(assertReadsAs(reading('A'), file), /a snapshot is the path or the URL of a file/);
});
