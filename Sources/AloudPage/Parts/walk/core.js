/** The simulator, compiled to WebAssembly: a request in, an answer out. */
class AloudCore {
  constructor(exports) {
    this.exports = exports;
    this.encoder = new TextEncoder();
    this.decoder = new TextDecoder();
  }

  /** What a browser lacks, as a key of the words; null when it has all. */
  static get missing() {
    return typeof WebAssembly === 'object' ? null : 'missingWebAssembly';
  }

  /**
   * Loads the simulator from two blocks of the document, in base 85: the simulator, compressed, and a program that unpacks it.
   *
   * @param messages the language of the page, and its `rows`, for all that the core says itself; nothing is English
   */
  static async load(messages = null) {
    const [unpacker, packed] = ['aloud-unpacker', 'aloud-core'].map((id) => bytesOfBase85(document.getElementById(id).textContent));
    const imports = {
      wasi_snapshot_preview1: {fd_close: () => 0, fd_seek: () => 0, fd_write: () => 0},
      aloud: {
        match: (pattern, patternLength, text, textLength) => core.match(pattern, patternLength, text, textLength),
      },
    };
    let core = null;
    const {instance} = await WebAssembly.instantiate(await unpacked(unpacker, packed), imports);
    core = new AloudCore(instance.exports);
    instance.exports._initialize?.();
    if (messages) core.call({do: 'messages', ...messages});
    return core;
  }

  /** @returns the answer; `{error: {message}}` when the request cannot be carried out */
  call(request) {
    try {
      return this.exchange(request);
    } catch (error) {
      // A trap of the program, which is a mistake of ours.
      return {error: {message: filled(words.failed, {error: error.message})}};
    }
  }

  exchange(request) {
    const {aloud_alloc: alloc, aloud_release: release, aloud_call: call, aloud_answer: answer} = this.exports;
    const bytes = this.encoder.encode(JSON.stringify(request));
    const place = alloc(bytes.length);
    new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes);
    const length = call(place, bytes.length);
    release(place);
    return JSON.parse(this.text(answer(), length));
  }

  text(place, length) { return this.decoder.decode(new Uint8Array(this.exports.memory.buffer, place, length)); }

  /** Patterns in scripts: 1 when it matches somewhere, 0 when not, -1 when it is no pattern. */
  match(pattern, patternLength, text, textLength) {
    try {
      return new RegExp(this.text(pattern, patternLength), 'u').test(this.text(text, textLength)) ? 1 : 0;
    } catch {
      return -1;
    }
  }
}

/** The content of a file of the format LZMA_alone, whose header has the size of the content from byte 5 on. */
async function unpacked(unpacker, packed) {
  const {instance: {exports}} = await WebAssembly.instantiate(unpacker);
  const size = new DataView(packed.buffer).getUint32(5, true);
  const start = exports.__heap_base.value;
  const place = start + packed.length;
  const missing = place + size - exports.memory.buffer.byteLength;
  if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
  new Uint8Array(exports.memory.buffer, start, packed.length).set(packed);
  if (exports.unpack(start, place) !== 1) throw new Error('The simulator in this page is damaged.');
  return new Uint8Array(exports.memory.buffer, place, size);
}
