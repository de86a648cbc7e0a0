// The tarball, installed into an empty folder, as users have it.

import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {fakeCore} from './support/fakeCore.js';

const hasNPM = spawnSync('npm', ['--version'], {stdio: 'ignore'}).status === 0;

test('the tarball has what users need, and works as a package', {timeout: 300_000, ...(hasNPM ? {} : {skip: 'npm is missing'})}, (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'aloud-'));
  t.after(() => rmSync(folder, {recursive: true}));
  const root = fileURLToPath(new URL('../', import.meta.url));
  execFileSync('npm', ['pack', '--ignore-scripts', '--offline', '--pack-destination', folder], {cwd: root, stdio: 'pipe'});
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  const place = join(folder, 'node_modules', 'aloud-voiceover');
  mkdirSync(place, {recursive: true});
  execFileSync('tar', ['-xzf', join(folder, tarball), '-C', place, '--strip-components', '1']);
  for (const file of ['README.md', 'LICENSE', 'src/index.d.ts', 'examples/shop.spec.mjs', 'examples/storybook/.storybook/test-runner.js']) {
    assert.ok(existsSync(join(place, file)), file);
  }
  assert.ok(!existsSync(join(place, 'tests')));
  mkdirSync(join(place, 'core'), {recursive: true});
  writeFileSync(join(place, 'core', 'aloud.wasm'), fakeCore());
  // What the matcher needs of Playwright Test.
  const runner = join(folder, 'node_modules', '@playwright', 'test');
  mkdirSync(runner, {recursive: true});
  writeFileSync(join(runner, 'package.json'), '{"main": "index.js"}');
  writeFileSync(join(runner, 'index.js'), `exports.test = {info: () => ({file: ${JSON.stringify(join(folder, 'a.spec.mjs'))}, config: {updateSnapshots: process.env.MODE}})};`);
  writeFileSync(join(folder, 'use.mjs'), `
    import {aloudMatchers, read} from 'aloud-voiceover';
    import {dump} from 'aloud-voiceover/playwright';
    import {aloudMatchers as same} from 'aloud-voiceover/matchers';
    if (same !== aloudMatchers || typeof dump !== 'function') throw new Error('exports');
    const stops = process.env.WORDS.split('|').map((text) => ({text}));
    const {pass, message} = await aloudMatchers.toReadAs.call({isNot: false}, {stops}, 'shop');
    console.log(JSON.stringify([await read('{}'), pass, message()]));
  `);
  const environment = {...process.env};
  for (const name of ['ALOUD_CORE', 'ALOUD_UPDATE', 'NODE_OPTIONS', 'NODE_TEST_CONTEXT']) delete environment[name];
  const run = (MODE, WORDS) => JSON.parse(execFileSync(process.execPath, ['use.mjs'], {cwd: folder, env: {...environment, MODE, WORDS}}).toString());
  const saved = join(folder, 'a.spec.mjs-snapshots', 'shop.txt');

  const [answer, pass, message] = run('none', 'A|B');
  assert.deepEqual([answer, pass], [{aloud: 1}, false]);
  assert.match(message, /writes none/);
  // In Playwright's manner, a test fails that has written its first snapshot.
  assert.deepEqual([run('missing', 'A|B')[1], readFileSync(saved, 'utf8')], [false, 'A\nB\n']);
  assert.equal(run('missing', 'A|B')[1], true);
  assert.match(run('missing', 'A|C')[2], /- B\n\+ C\n\nTo accept the new words, run with --update-snapshots\./);
  assert.deepEqual([run('changed', 'A|C')[1], readFileSync(saved, 'utf8')], [true, 'A\nC\n']);

  // The hook of Storybook, with what its runner gives: `expect`, a page, and the story.
  writeFileSync(join(folder, 'story.cjs'), `
    const {postVisit} = require('./node_modules/aloud-voiceover/examples/storybook/.storybook/test-runner.js');
    let matchers;
    globalThis.expect = (received) => ({
      async toReadAs(name) {
        const state = {isNot: false, testPath: ${JSON.stringify(join(folder, 'a.stories.js'))}, snapshotState: {_updateSnapshot: 'new'}};
        const {pass, message} = await matchers.toReadAs.call(state, received, name);
        if (!pass) throw new Error(message());
      },
    });
    expect.extend = (more) => { matchers = more; };
    const stops = process.env.WORDS.split('|').map((text) => ({text}));
    postVisit({stops}, {id: 'shop--empty'}).then(() => console.log('passed'), (error) => console.log(error.message));
  `);
  const visit = (WORDS) => execFileSync(process.execPath, ['story.cjs'], {cwd: folder, env: {...environment, WORDS}}).toString();
  assert.equal(visit('A'), 'passed\n');
  assert.equal(readFileSync(join(folder, 'a.stories.js-snapshots', 'shop--empty.txt'), 'utf8'), 'A\n');
  assert.equal(visit('A'), 'passed\n');
  assert.match(visit('B'), /- A\n\+ B/);
});
