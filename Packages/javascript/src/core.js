import {AloudError} from './errors.js';

/** The version of requests and answers that this package speaks. */
export const VERSION = 1;

/**
 * An instance of the simulator, compiled to WebAssembly: a request in, an answer out, in this thread.
 *
 * After a trap an instance is of no use any more, since its memory may be inconsistent.
 */
export class Core {
  #exports;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder('utf-8', {ignoreBOM: true});
  /** True once the module has trapped. */
  isBroken = false;

  /** @param {WebAssembly.Module} module */
  static async load(module) {
    const core = new Core();
    const nothing = () => 0;
    const instance = await WebAssembly.instantiate(module, {
      wasi_snapshot_preview1: {fd_close: nothing, fd_seek: nothing, fd_write: nothing},
      aloud: {match: (pattern, patternLength, text, textLength) => core.#match(pattern, patternLength, text, textLength)},
    });
    core.#exports = instance.exports;
    core.#exports._initialize?.();
    return core;
  }

  /** The memory that the core takes, in bytes. */
  get memory() { return this.#exports.memory.buffer.byteLength; }

  /**
   * @param {object} request
   * @returns the answer
   * @throws {AloudError} with the kind `request` for a request that cannot be carried out, and `crash` for a trap
   */
  call(request) {
    const answer = this.#exchange(request);
    // The answers to scripts have a member `error`, too: a text or null.
    if (typeof answer.error !== 'object' || answer.error === null) return answer;
    const {message, file, line, column} = answer.error;
    throw new AloudError(message, {input: file, line: line ?? undefined, column: column ?? undefined});
  }

  #exchange(request) {
    const input = inputOf(request);
    if (this.isBroken) throw new AloudError('the core has ended', {kind: 'crash', input});
    let text;
    try {
      const {aloud_alloc: alloc, aloud_release: release, aloud_ask: call, aloud_answer: answer} = this.#exports;
      const bytes = this.#encoder.encode(JSON.stringify(request, wellFormed));
      const place = alloc(bytes.length) >>> 0;
      this.#bytes(place, bytes.length).set(bytes);
      const length = call(place, bytes.length) >>> 0;
      release(place);
      text = this.#text(answer(), length);
    } catch (error) {
      this.isBroken = true;
      throw new AloudError(
        `the core stopped (${error.message}): the input needs more memory than the limit allows, or the core has a mistake`,
        {kind: 'crash', input, cause: error});
    }
    return JSON.parse(text);
  }

  // Places are unsigned, but WebAssembly gives them as signed numbers.
  #bytes(place, length) { return new Uint8Array(this.#exports.memory.buffer, place >>> 0, length >>> 0); }

  #text(place, length) { return length === 0 ? '' : this.#decoder.decode(this.#bytes(place, length)); }

  /** Patterns in scripts: 1 when it matches somewhere, 0 when not, -1 when it is no pattern. */
  #match(pattern, patternLength, text, textLength) {
    try {
      return new RegExp(this.#text(pattern, patternLength), 'u').test(this.#text(text, textLength)) ? 1 : 0;
    } catch {
      return -1;
    }
  }
}

/** For `JSON.stringify`: half of a pair is no character, in any encoding. */
export function wellFormed(key, value) {
  return typeof value === 'string' ? value.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD') : value;
}

/** What to call the input of a request in messages: its name, or that of the member, as in the core's own messages. */
export function inputOf(request) {
  const names = ['source', 'script', 'old', 'new']
    .map((key) => request[`${key}Name`] ?? (request[key] === undefined ? undefined : key));
  return names.filter(Boolean).join(' and ') || undefined;
}
