// README promises a first failing and passing snapshot. This is what its example does, in a real browser.

import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {read} from '../src/index.js';
import {aloudMatchers} from '../src/matchers.js';
import {dump} from '../src/playwright.js';
import {launch, needsBrowser} from './support/browser.js';
import {needsCore} from './support/core.js';
import {tool, toolReason} from './support/tool.js';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const options = needsBrowser.skip ? needsBrowser : needsCore.skip && toolReason ? needsCore : needsBrowser;

test('the example of README fails with the message that README shows', options, async (t) => {
  const html = /page\.setContent\('([^']*)'\)/.exec(readme)[1];
  const shown = / {3}```\n([\s\S]*?\n) {3}```/.exec(readme)[1].replace(/^ {3}/gm, '').trimEnd();
  const [, ...words] = /Change `(.*?)` to `(.*?)`/.exec(readme);
  const folder = mkdtempSync(join(tmpdir(), 'aloud-'));
  t.after(() => rmSync(folder, {recursive: true}));
  const browser = await launch();
  t.after(() => browser.close());
  const page = await browser.newPage({viewport: {width: 390, height: 844}});
  const match = async (text) => {
    await page.setContent(text);
    const source = await dump(page);
    const reading = needsCore.skip ? JSON.parse(execFileSync(tool, ['read', '--json', '--explain', '-'], {input: source})) : await read(source, {explain: true});
    return aloudMatchers.toReadAs.call({isNot: false, testPath: join(folder, 'tests/shop.spec.mjs'), snapshotState: {_updateSnapshot: 'new'}}, reading, 'shop');
  };
  await match(html);
  assert.ok((await match(html)).pass);
  const failed = await match(html.replace(words[0], words[1]));
  assert.equal(failed.pass, false);
  // The flag is that of the runner.
  assert.equal(failed.message().replace(`${folder}/`, '').replace('run with -u', 'run with --update-snapshots'), shown);
});
