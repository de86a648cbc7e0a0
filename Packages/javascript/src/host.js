import {Core, VERSION, inputOf} from './core.js';
import {AloudError, problemOf} from './errors.js';
import {PAGE, withMemoryLimit} from './memory.js';

const isNode = typeof process === 'object' && Boolean(process.versions?.node);
const DEFAULTS = {megabytes: 256, seconds: 10, thread: true, core: null};

/**
 * Runs the core, and starts it again after it was ended: by a trap, or because it took too long. Requests wait for each other.
 */
export class Host {
  #settings;
  #module = null;
  #worker = null;
  #last = Promise.resolve();
  /** How often the core was started. What is open in the core, such as walks, belongs to one start. */
  generation = 0;

  constructor(settings = {}) { this.#settings = checked({...DEFAULTS, ...settings}); }

  /**
   * @param {object} request
   * @param {number} [generation] the start of the core to which the request belongs
   * @returns {Promise<{answer: any, generation: number}>}
   */
  call(request, generation) {
    const next = this.#last.then(() => this.#perform(request, generation));
    this.#last = next.catch(() => {});
    return next;
  }

  /** Ends the core after the requests that wait. The next request starts it again. */
  close() {
    this.#last = this.#last.then(() => this.#end());
    return this.#last;
  }

  async #perform(request, generation) {
    const input = inputOf(request);
    if (generation !== undefined && (generation !== this.generation || !this.#worker)) {
      throw new AloudError('this walk has ended, because the core was started again; begin another walk', {kind: 'crash', input});
    }
    if (!this.#worker) await this.#start();
    const {answer, problem} = await this.#worker.ask({request}, this.#settings.seconds);
    if (!problem) return {answer, generation: this.generation};
    if (problem.isBroken) await this.#end();
    // The core says itself which text is wrong; where it stopped, it says nothing.
    throw new AloudError(problem.reason, problem.kind === 'request' ? problem : {...problem, input});
  }

  async #start() {
    const {megabytes, thread} = this.#settings;
    // The thread starts while the core is compiled.
    const starting = thread ? workerFor() : Promise.resolve(new ThisThread());
    try {
      this.#module ??= await WebAssembly.compile(await limited(this.#settings.core, Math.floor(megabytes * 1048576 / PAGE)));
    } catch (error) {
      await (await starting).end();
      throw error instanceof AloudError ? error : new AloudError(error.message, {kind: 'core', cause: error});
    }
    this.generation += 1;
    this.#worker = await starting;
    // Starting has a limit, too, since a damaged core may never answer.
    const {problem} = await this.#worker.ask({module: this.#module}, 60);
    if (!problem) return;
    await this.#end();
    throw new AloudError(`the core does not fit this package (${problem.reason})`, {kind: 'core'});
  }

  async #end() {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.end();
  }
}

function checked(settings) {
  for (const key of Object.keys(settings)) {
    if (!(key in DEFAULTS)) throw new AloudError(`there is no setting ${key}; there are ${Object.keys(DEFAULTS).join(', ')}`);
  }
  const {megabytes, seconds} = settings;
  if (!(megabytes > 0 && megabytes <= 4096)) throw new AloudError('megabytes is a number up to 4096');
  if (!(seconds > 0 && seconds <= 2_000_000)) throw new AloudError('seconds is a number over 0');
  return settings;
}

/** The module: from the settings, the environment variable ALOUD_CORE, or beside this file. Its memory has a limit of pages. */
async function limited(core, pages) {
  if (core instanceof Uint8Array) return withMemoryLimit(core, pages);
  if (core instanceof ArrayBuffer) return withMemoryLimit(new Uint8Array(core), pages);
  return withMemoryLimit(await bytesOf(core), pages, true);
}

async function bytesOf(core) {
  const chosen = core ?? (isNode ? process.env.ALOUD_CORE : null);
  const place = chosen || new URL('../core/aloud.wasm', import.meta.url);
  try {
    if (isNode && !/^https?:/.test(String(place))) {
      // At once, which takes a third of the time.
      const {readFileSync} = await import(/* @vite-ignore */ /* webpackIgnore: true */ 'node:fs');
      return readFileSync(typeof place === 'string' && place.startsWith('file:') ? new URL(place) : place);
    }
    const response = await fetch(place);
    if (!response.ok) throw new Error(`${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw new AloudError(`there is no core at ${place} (${error.message})`, {kind: 'core', cause: error});
  }
}

// MARK: Where the core runs

async function workerFor() {
  const url = new URL('./worker.js', import.meta.url);
  if (!isNode) {
    if (typeof Worker !== 'function') return new ThisThread();
    return new Thread(new Worker(new URL('./worker.js', import.meta.url), {type: 'module'}));
  }
  const {Worker: NodeWorker} = await import(/* @vite-ignore */ /* webpackIgnore: true */ 'node:worker_threads');
  // What JavaScript itself holds is limited, too: the answers, and the tags of XML.
  return new Thread(new NodeWorker(url, {execArgv: [], resourceLimits: {maxOldGenerationSizeMb: 512}}));
}

/** A worker that answers one message at a time. */
class Thread {
  #worker;
  #done = null;
  #failure = null;

  constructor(worker) {
    this.#worker = worker;
    const take = (reply) => {
      const done = this.#done;
      this.#done = null;
      done?.(reply);
    };
    const fail = (error) => {
      this.#failure = {problem: {reason: `the core stopped (${error?.message ?? 'its thread ended'})`, kind: 'crash', isBroken: true}};
      take(this.#failure);
    };
    if (worker.on) {
      worker.on('message', take).on('error', fail).on('exit', () => fail(null));
      // A program may end while no request waits.
      worker.unref();
    } else {
      worker.onmessage = (event) => take(event.data);
      worker.onerror = fail;
    }
  }

  async ask(message, seconds) {
    if (this.#failure) return this.#failure;
    this.#worker.ref?.();
    let timer;
    try {
      return await new Promise((done) => {
        this.#done = done;
        const expire = () => {
          this.#done = null;
          done({problem: {reason: `no answer after ${seconds} s`, kind: 'time', isBroken: true}});
        };
        // The answer may wait already, where something else kept this thread busy. It comes before another timer.
        timer = setTimeout(() => { timer = setTimeout(expire, 0); }, seconds * 1000);
        this.#worker.postMessage(message);
      });
    } finally {
      clearTimeout(timer);
      this.#worker.unref?.();
    }
  }

  async end() {
    this.#done = null;
    await this.#worker.terminate();
  }
}

/** No thread: for browsers whose rules forbid workers. The time has no limit then. */
class ThisThread {
  #core = null;

  async ask({module, request}) {
    try {
      if (!module) return {answer: this.#core.call(request)};
      this.#core = await Core.load(module);
      this.#core.call({aloud: VERSION, do: 'version'});
      return {};
    } catch (error) {
      return {problem: problemOf(error, !this.#core || this.#core.isBroken)};
    }
  }

  async end() { this.#core = null; }
}
