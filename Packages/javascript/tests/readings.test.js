// The package reads as the tool does: all fixtures, each member of the answers.

import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {configure, read} from '../src/index.js';
import {core, fixtures, needs, tool} from './support/parts.js';

/** Dumps and screen documents. */
const files = ['Screens', 'Apps', 'Dumps', 'Pages'].flatMap((folder) =>
  readdirSync(new URL(folder, fixtures), {recursive: true}).map((file) => `${folder}/${file}`)
    .filter((file) => /\.(json|xml|txt|yaml)$/.test(file) && !/\.(reading|overlay|expected)\.[a-z]+$/.test(file)).sort());

test('all fixtures are read as by the tool', needs(core, tool), async (t) => {
  // What is compared here is words, and a machine may be busy.
  await configure({seconds: 120});
  t.after(() => configure());
  assert.ok(files.length > 140, `${files.length} files`);
  const printed = execFileSync(tool.path, ['read', '--json', '--ids', ...files], {cwd: fileURLToPath(fixtures), stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28});
  const expected = printed.toString().trim().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(expected.map(({file}) => file), files);
  for (const {file, ...reading} of expected) {
    const ours = await read(readFileSync(new URL(file, fixtures), 'utf8'), {ids: true});
    assert.deepEqual(ours, reading, file);
  }
});

