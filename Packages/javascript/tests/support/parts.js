/** What tests need beside the package. A test without one is skipped; with ALOUD_REQUIRE_BINDINGS=1 its file fails. */

import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {Core, VERSION} from '../../src/core.js';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../../../', import.meta.url));
export const fixtures = new URL('../../../../Fixtures/', import.meta.url);

class Part {
  /** @param {string | null} missing why there is none, and what to do; null if there is one */
  constructor(missing, more = {}) { Object.assign(this, {missing, ...more}); }
}

/**
 * The options of a test that needs parts.
 *
 * @throws {Error} for a part that is missing, where tests must not be skipped
 */
export function needs(...parts) {
  const reason = parts.map(({missing}) => missing).filter(Boolean).join('; ');
  if (reason === '') return {timeout: 300_000};
  if (process.env.ALOUD_REQUIRE_BINDINGS === '1') throw new Error(reason);
  return {skip: reason};
}

/** The first path that exists: the environment variable, or one of the others. */
function found(variable, ...paths) {
  const chosen = process.env[variable];
  return (chosen ? [chosen] : paths).find((path) => existsSync(path)) ?? null;
}

/** `path` is that of the WebAssembly module. The package under test uses it, too. */
export const core = await (async () => {
  const path = found('ALOUD_CORE', join(root, '.build/core/aloud.wasm'));
  if (!path) return new Part('there is no core; Scripts/wasm builds it, and ALOUD_CORE names it');
  try {
    (await Core.load(await WebAssembly.compile(readFileSync(path)))).call({aloud: VERSION, do: 'version'});
  } catch (error) {
    return new Part(`${path} is no core for this package (${error.message}); Scripts/wasm builds it`);
  }
  process.env.ALOUD_CORE = path;
  return new Part(null, {path});
})();

/** `path` is that of the command `aloud`, which readings are compared with. */
export const tool = (() => {
  const path = found('ALOUD_TOOL', join(root, '.build/release/aloud'), join(root, '.build/debug/aloud'));
  return new Part(path ? null : 'there is no tool to compare with; `swift build` makes it, and ALOUD_TOOL names it', {path});
})();

/** `path` is that of the compiler of TypeScript. */
export const typeScript = (() => {
  const path = found('ALOUD_TSC', '/usr/bin/tsc');
  return new Part(path ? null : 'there is no TypeScript; `apt-get install node-typescript` installs it, and ALOUD_TSC names its tsc', {path});
})();

/** `launch` starts a browser of Playwright, and `playwright` is the folder of playwright-core. */
export const browser = (() => {
  const chromium = found('ALOUD_CHROMIUM', '/usr/bin/chromium');
  if (!chromium) return new Part('there is no browser; `apt-get install chromium` installs it, and ALOUD_CHROMIUM names it');
  const playwright = found('ALOUD_PLAYWRIGHT', ...drivers());
  if (!playwright) {
    return new Part('there is no Playwright; `pip install playwright` in .build/bindings/venv installs it, and ALOUD_PLAYWRIGHT names its driver/package');
  }
  const launch = () => createRequire(import.meta.url)(playwright).chromium.launch({executablePath: chromium, args: ['--no-sandbox'], timeout: 240_000});
  return new Part(null, {launch, playwright, chromium});
})();

/** `folder` has the npm packages playwright, which contains Playwright Test, and playwright-core. `chromium` is a browser. */
export const playwrightTest = (() => {
  const folder = found('ALOUD_PLAYWRIGHT_TEST', join(root, '.build/bindings/runners/node_modules'));
  if (!folder || !existsSync(join(folder, 'playwright/cli.js'))) {
    return new Part('there is no Playwright Test; Scripts/prepare --bindings installs it, and ALOUD_PLAYWRIGHT_TEST names the node_modules with it');
  }
  return new Part(browser.missing, {folder, chromium: browser.chromium});
})();

/** `folder` is where Debian keeps the packages of Node, Jest among them. */
export const jest = (() => {
  const folder = found('ALOUD_JEST', join(root, '.build/bindings/runners/jest/usr/share/nodejs'), '/usr/share/nodejs');
  if (folder && existsSync(join(folder, 'jest/bin/jest.js'))) return new Part(null, {folder});
  return new Part('there is no Jest; Scripts/prepare --bindings installs it, and ALOUD_JEST names the node_modules with it');
})();

/** Where Playwright for Python keeps playwright-core. */
function drivers() {
  const folder = join(root, '.build/bindings/venv/lib');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((python) => join(folder, python, 'site-packages/playwright/driver/package'));
}

/** A command that is on the path. */
function command(name, advice) {
  const {status} = spawnSync(name, ['--version'], {stdio: 'ignore'});
  return new Part(status === 0 ? null : `${name} is missing; ${advice}`);
}

export const npm = () => command('npm', 'it comes with Node');
export const python = () => command('python3', '`apt-get install python3` installs it');
