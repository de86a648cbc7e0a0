// Stands in for Playwright Test and for Vitest, which npm alone has: what the package needs of them, in a real browser.
//
//     node runner.mjs playwright FILE [--update-snapshots[=MODE]]
//     node runner.mjs vitest FILE [-u]
//
// It prints a line for each test, and the message of each failure; the status is 1 after a failure.

import {pathToFileURL} from 'node:url';
import {resolve} from 'node:path';
import {browser} from './parts.js';

// The package brings its own core.
delete process.env.ALOUD_CORE;
const [, , kind, name, ...flags] = process.argv;
const file = resolve(name);
const isPlaywright = kind === 'playwright';
/** How snapshots are updated, in the words of the runner. */
const mode = isPlaywright ? /^--update-snapshots=?(.*)/.exec(flags[0] ?? '--update-snapshots=missing')[1] || 'changed'
  : flags.includes('-u') ? 'all' : 'new';
const tests = [];
const hooks = [];
const options = {};

export function test(title, body) { tests.push({title, body}); }
test.use = (more) => { Object.assign(options, more); };
test.beforeEach = (body) => { hooks.push(body); };
if (isPlaywright) test.info = () => ({file, config: {updateSnapshots: mode}});

const state = isPlaywright ? {isNot: false, timeout: 1000}
  : {isNot: false, testPath: file, snapshotState: {_updateSnapshot: mode}};

function expecting(matchers) {
  const expect = (received) => Object.fromEntries(Object.entries(matchers).map(([name, matcher]) => [name, async (...rest) => {
    const {pass, message} = await matcher.call(state, received, ...rest);
    if (!pass) throw new Error(message());
  }]));
  // Playwright gives another `expect`, and Vitest changes its own.
  expect.extend = (more) => isPlaywright ? expecting({...matchers, ...more}) : void Object.assign(matchers, more);
  return expect;
}
export const expect = expecting({});

async function run() {
  await import(pathToFileURL(file));
  const opened = isPlaywright ? await browser.launch() : null;
  for (const {title, body} of tests) {
    const page = await opened?.newPage(options);
    try {
      for (const hook of hooks) await hook({page});
      await body({page});
      console.log(`passed: ${title}`);
    } catch (error) {
      console.log(`failed: ${title}\n${error.message}`);
      process.exitCode = 1;
    }
    await page?.close();
  }
  await opened?.close();
}

// The file under test imports this module, so `run` begins when this module is complete.
void Promise.resolve().then(run);
