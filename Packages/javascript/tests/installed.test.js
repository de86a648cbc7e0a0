// The tarball, installed into an empty folder, as users have it; and all examples of README there.

import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {copyFileSync, existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {core, jest, needs, npm, playwrightTest, typeScript} from './support/parts.js';
import {Project} from './support/project.js';

const source = new URL('../', import.meta.url);
const textOf = (name) => readFileSync(new URL(name, source), 'utf8');
const readme = textOf('README.md');
/** The code of README in a language, in order; without what indents it. */
const examples = (language) => [...readme.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^\\1\`\`\`$`, 'gm'))]
  .map(([, indent, code]) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));

const options = needs(npm(), core);
const passed = ({status, output}) => assert.equal(status, 0, output);
/** Rows without indents, which differ by the runner's version. */
const rows = (text) => text.split('\n').map((row) => row.trim()).filter(Boolean);
/** A run has failed, and shows these rows. */
const shows = ({status, output}, block) => {
  assert.equal(status, 1, output);
  assert.ok(rows(output).join('\n').includes(rows(block).join('\n')), `${output}\n${block}`);
};

describe('the installed package', options, () => {
  let project;
  before(() => { project = new Project(); });
  after(() => project?.remove());

  const inProject = (name) => join(project.folder, name);
  const saved = (name) => readFileSync(inProject(name), 'utf8');

  test('the tarball has what users need, and at most 4 MB', () => {
    const place = inProject('node_modules/aloud-voiceover');
    for (const file of ['README.md', 'LICENSE', 'core/aloud.wasm', 'src/index.d.ts', 'examples/shop.spec.mjs', 'examples/storybook/.storybook/test-runner.js']) {
      assert.ok(existsSync(join(place, file)), file);
    }
    for (const file of ['tests', 'scripts']) assert.ok(!existsSync(join(place, file)), file);
    assert.ok(project.size <= 4e6, `${project.size} bytes`);
    assert.deepEqual(readFileSync(join(place, 'core/aloud.wasm')), readFileSync(core.path));
  });

  test('the exports work, also by require where Node allows it', () => {
    project.write('use.mjs', `
      import {aloudMatchers, read} from 'aloud-voiceover';
      import {aloudMatchers as same} from 'aloud-voiceover/matchers';
      import {dump} from 'aloud-voiceover/playwright';
      import {createRequire} from 'node:module';
      const require = createRequire(import.meta.url);
      if (process.features.require_module) require('aloud-voiceover').read;
      const {version} = require('aloud-voiceover/package.json');
      const {stops} = await read({aloud: 1, elements: [{label: 'OK', traits: ['button']}]});
      console.log([same === aloudMatchers, typeof dump, version, stops[0].text, import.meta.resolve('aloud-voiceover/core.wasm').split('/').at(-1)].join());
    `);
    assert.deepEqual(project.node('use.mjs'), {status: 0, output: `true,function,${JSON.parse(textOf('package.json')).version},OK, Button,aloud.wasm\n`});
  });

  test('the hook of Storybook gives a story a snapshot', needs(npm(), core, jest), () => {
    // Storybook's runner is Jest, and calls the hook with a page and the story.
    const visit = (words) => {
      project.write('a.test.js', `
        const {postVisit} = require('./node_modules/aloud-voiceover/examples/storybook/.storybook/test-runner.js');
        test('a story', () => postVisit({stops: [{text: ${JSON.stringify(words)}}]}, {id: 'shop--empty'}));
      `);
      return project.test('jest', 'a.test.js');
    };
    passed(visit('A'));
    assert.equal(saved('a.test.js-snapshots/shop--empty.txt'), 'A\n');
    passed(visit('A'));
    shows(visit('B'), '- A\n+ B');
  });

  test('the examples run', needs(npm(), core, playwrightTest), () => {
    for (const file of ['read.mjs', 'settings.test.mjs', 'settings.xml', 'shop.html', 'shop.spec.mjs']) {
      copyFileSync(inProject(`node_modules/aloud-voiceover/examples/${file}`), inProject(file));
    }
    assert.deepEqual(project.node('read.mjs'), {status: 0, output: 'Settings, Heading\nWi-Fi, Home, Button\nWi-Fi, Home, Button → Wireless, Home, Button\n'});
    const first = project.test('playwright', 'shop.spec.mjs');
    assert.equal(first.status, 1, first.output);
    assert.match(first.output, /toReadAs: .* was written[\s\S]*1 failed[\s\S]*1 passed/);
    passed(project.test('playwright', 'shop.spec.mjs'));
    passed(project.test('vitest', 'settings.test.mjs'));
    passed(project.test('vitest', 'settings.test.mjs'));
    assert.equal(saved('settings.test.mjs-snapshots/settings.txt'), 'Settings, Heading\nAirplane Mode, Switch button, Off, Double tap to toggle setting\n');
  });

  // MARK: README

  test('README leads to a first failing and a first passing snapshot in node --test', () => {
    const [screen] = examples('json');
    const [missing, changed] = examples('console');
    project.write('first/settings.test.mjs', examples('mjs')[0]);
    project.write('first/settings.json', screen);
    const run = (environment = {}) => project.node({cwd: 'first', environment}, '--test');
    shows(run(), missing);
    passed(run({ALOUD_UPDATE: '1'}));
    assert.equal(saved('first/settings.txt'), rows(missing).slice(1).map((row) => `${row.slice(2)}\n`).join(''));
    passed(run());
    project.write('first/settings.json', screen.replace('Airplane', 'Flight'));
    shows(run(), changed);
  });

  test('README leads to a first failing and a first passing snapshot in Playwright Test', needs(npm(), core, playwrightTest), () => {
    const [spec, more] = examples('js');
    const file = 'tests/shop.spec.mjs';
    project.write(file, spec);
    assert.match(project.test('playwright', file, '--update-snapshots=none').output, /there is no snapshot .*, and this run writes none/);
    const first = project.test('playwright', file);
    assert.equal(first.status, 1, first.output);
    assert.match(first.output, /tests\/shop\.spec\.mjs-snapshots\/shop\.txt did not exist, and was written/);
    assert.equal(saved(`${file}-snapshots/shop.txt`), examples('text')[0]);
    passed(project.test('playwright', file));

    const [, ...words] = /change `(.*?)` to `(.*?)`/.exec(readme);
    project.write(file, spec.replace(...words));
    shows(project.test('playwright', file), examples('diff')[0]);
    passed(project.test('playwright', file, '--update-snapshots'));
    passed(project.test('playwright', file));

    project.write(file, spec.replace(/^ *await expect.*$/m, more));
    passed(project.test('playwright', file));
    project.write(file, spec.replace(/^ *await expect.*$/m, more.replace('Cart', 'Basket')));
    assert.equal(project.test('playwright', file).status, 1);
  });

  test("README's test for Vitest passes, and notices a change", () => {
    project.write('settings.test.mjs', examples('js')[2]);
    project.write('settings.xml', textOf('examples/settings.xml'));
    passed(project.test('vitest', 'settings.test.mjs', '-u'));
    passed(project.test('vitest', 'settings.test.mjs'));
    project.write('settings.xml', textOf('examples/settings.xml').replaceAll('Airplane', 'Flight'));
    assert.match(project.test('vitest', 'settings.test.mjs').output, /\+ Flight Mode[\s\S]*run with -u/);
  });

  test("README's test passes in Jest, and notices a change", needs(npm(), core, jest), () => {
    const file = 'jest/settings.test.mjs';
    project.write(file, examples('js')[2].replace("'vitest'", "'@jest/globals'"));
    project.write('jest/settings.xml', textOf('examples/settings.xml'));
    const run = (...flags) => project.test('jest', file, '--testMatch', '**/*.test.mjs', ...flags);
    shows(run('--ci'), 'there is no snapshot');
    passed(run());
    assert.equal(saved(`${file}-snapshots/settings.txt`), 'Settings, Heading\nAirplane Mode, Switch button, Off, Double tap to toggle setting\n');
    passed(run('--ci'));
    project.write('jest/settings.xml', textOf('examples/settings.xml').replaceAll('Airplane', 'Flight'));
    shows(run(), '+ Flight Mode, Switch button, Off, Double tap to toggle setting');
    passed(run('-u'));
    passed(run());
  });

  test("README's functions give the values that README says", () => {
    const code = examples('js').slice(3).join('\n');
    // `value;  // 'expected'` becomes an assertion.
    const checked = code.replaceAll(/^(.*);\s+\/\/ (['"[\d].*)$/gm, (_, value, expected) => `equal(${value}, ${expected});`);
    assert.ok(checked.split('equal(').length > 8, checked);
    project.write('settings.xml', textOf('examples/settings.xml'));
    project.write('functions.mjs', `import {deepStrictEqual as equal} from 'node:assert';\n${checked}`);
    passed(project.node('functions.mjs'));
  });

  test('the types are right, and refuse what is wrong', needs(npm(), core, typeScript), () => {
    project.write('node_modules/vitest/index.d.ts', `
      export interface Assertion<T = any> { toBe(value: T): void }
      export declare const expect: <T>(received: T) => Assertion<T>;
    `);
    // Lines with @ts-expect-error must be errors.
    const use = project.write('use.mts', readFileSync(fileURLToPath(new URL('types/use.mts', import.meta.url)), 'utf8'));
    const matchers = project.write('matchers.mts', `${examples('ts')[0]}\nimport {expect} from 'vitest';\nawait expect('').toReadAs('a', {language: 'ko'});\n`);
    compile('--skipDefaultLibCheck', use, matchers);
  });

  test("README's tests for Playwright Test have the right types", needs(npm(), core, typeScript, playwrightTest), () => {
    const [spec, more] = examples('js');
    const file = project.write('shop.spec.mts', spec.replace(/^( *await expect.*)$/m, `$1\n${more}`));
    // Playwright's own types are newer than Debian's compiler.
    compile('--skipLibCheck', file);
    project.write('shop.spec.mts', spec.replace("toReadAs('shop')", 'toReadAs(1)'));
    assert.throws(() => compile('--skipLibCheck', file), /not assignable/);
  });

  function compile(...files) {
    const flags = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'node16', '--moduleResolution', 'node16', '--lib', 'es2022,dom'];
    try {
      execFileSync(process.execPath, [typeScript.path, ...flags, ...files], {cwd: project.folder, stdio: 'pipe'});
    } catch (error) {
      assert.fail(`${error.stdout}${error.stderr}`);
    }
  }
});
