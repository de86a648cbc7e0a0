// Stands in for Vitest, which npm alone has: what the package needs of it.
//
//     node vitest.mjs FILE [-u]
//
// It prints a line for each test, and the message of each failure; the status is 1 after a failure.

import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';

const [, , name, ...flags] = process.argv;
const file = resolve(name);
const state = {isNot: false, testPath: file, snapshotState: {_updateSnapshot: flags.includes('-u') ? 'all' : 'new'}};
const tests = [];
const matchers = {};

export function test(title, body) { tests.push({title, body}); }

export const expect = (received) => Object.fromEntries(Object.entries(matchers).map(([name, matcher]) => [name, async (...rest) => {
  const {pass, message} = await matcher.call(state, received, ...rest);
  if (!pass) throw new Error(message());
}]));
expect.extend = (more) => { Object.assign(matchers, more); };

async function run() {
  await import(pathToFileURL(file));
  for (const {title, body} of tests) {
    try {
      await body();
      console.log(`passed: ${title}`);
    } catch (error) {
      console.log(`failed: ${title}\n${error.message}`);
      process.exitCode = 1;
    }
  }
}

// The file under test imports this module, so `run` begins when this module is complete.
void Promise.resolve().then(run);
