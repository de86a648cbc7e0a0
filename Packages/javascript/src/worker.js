// The core in a thread of its own, so that it can be ended: a worker of Node or of a browser.

import {Core, VERSION} from './core.js';
import {problemOf} from './errors.js';

const isNode = typeof process === 'object' && Boolean(process.versions?.node);
const port = isNode ? (await import(/* @vite-ignore */ /* webpackIgnore: true */ 'node:worker_threads')).parentPort : self;
let core = null;

async function answer({module, request}) {
  if (module) {
    core = await Core.load(module);
    core.call({aloud: VERSION, do: 'version'});
    return {};
  }
  return {answer: core.call(request), memory: core.memory};
}

async function take(message) {
  try {
    port.postMessage(await answer(message));
  } catch (error) {
    port.postMessage({problem: problemOf(error, core === null || core.isBroken)});
  }
}

if (isNode) port.on('message', take);
else port.onmessage = (event) => take(event.data);
