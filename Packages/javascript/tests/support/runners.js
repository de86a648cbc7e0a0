/** The runners of tests, as commands in a project: Playwright Test and Jest are real; one stands in for Vitest. */

import {mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {jest, playwrightTest} from './parts.js';

const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.url));
const debian = fileURLToPath(new URL('debian.cjs', import.meta.url));

/** What each runner needs in a project's folder. Each takes a function that writes a file there. */
const preparations = {
  playwright(write, folder) {
    for (const name of ['playwright', 'playwright-core']) link(join(playwrightTest.folder, name), join(folder, 'node_modules', name));
    // The package that users name has no code of its own.
    write('node_modules/@playwright/test/package.json', '{"type": "module", "exports": {"types": "./index.d.ts", "default": "./index.js"}}');
    const code = "export * from 'playwright/test';\nexport {default} from 'playwright/test';\n";
    for (const name of ['index.js', 'index.d.ts']) write(`node_modules/@playwright/test/${name}`, code);
    const browser = {launchOptions: {executablePath: playwrightTest.chromium, args: ['--no-sandbox'], timeout: 240_000}};
    const config = {workers: 1, timeout: 240_000, expect: {timeout: 1000}, reporter: 'list', projects: [{name: 'chromium', use: browser}]};
    write('playwright.config.mjs', `export default ${JSON.stringify(config)};`);
  },
  jest() {},
  vitest(write) {
    write('node_modules/vitest/package.json', '{"type": "module", "exports": {"types": "./index.d.ts", "default": "./index.js"}}');
    write('node_modules/vitest/index.js', `export * from ${JSON.stringify(new URL('vitest.mjs', import.meta.url).href)};`);
  },
};

const commands = {
  playwright: (file) => ['node_modules/playwright/cli.js', 'test', '--project=chromium', file],
  jest: (file) => ['--require', debian, '--experimental-vm-modules', '--no-warnings', join(jest.folder, 'jest/bin/jest.js'), '--runInBand', file],
  vitest: (file) => [vitest, file],
};

/** Prepares the runners that there are. */
export function prepare(folder) {
  const write = (name, text) => {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), text);
  };
  for (const [kind, preparation] of Object.entries(preparations)) {
    if (!(kind === 'playwright' && playwrightTest.missing)) preparation(write, folder);
  }
}

/** The arguments of Node that run the tests of a file, from the project's folder. */
export const command = (kind, file) => commands[kind](file);

/** What the environment needs for a runner. */
export const environment = (kind) => kind === 'jest' ? {ALOUD_JEST: jest.folder, NODE_PATH: jest.folder} : {};

function link(target, path) {
  mkdirSync(dirname(path), {recursive: true});
  symlinkSync(target, path);
}
