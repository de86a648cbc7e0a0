/** The simulator, compiled to WebAssembly: a request in, an answer out. */
class AloudCore {
  constructor(exports) {
    this.exports = exports;
    this.encoder = new TextEncoder();
    this.decoder = new TextDecoder();
  }

  /** What a browser lacks, as a key of the words; null when it has all. */
  static get missing() {
    if (typeof WebAssembly !== 'object') return 'missingWebAssembly';
    if (typeof DecompressionStream !== 'function') return 'missingDecompression';
    return null;
  }

  /** @param packed base64 of a gzip file */
  static async load(packed) {
    const stream = new Blob([bytesOfBase64(packed)]).stream().pipeThrough(new DecompressionStream('gzip'));
    const bytes = await new Response(stream).arrayBuffer();
    let core = null;
    const {instance} = await WebAssembly.instantiate(bytes, {
      wasi_snapshot_preview1: {fd_close: () => 0, fd_seek: () => 0, fd_write: () => 0},
      aloud: {match: (pattern, patternLength, text, textLength) => core.match(pattern, patternLength, text, textLength)},
    });
    core = new AloudCore(instance.exports);
    instance.exports._initialize?.();
    return core;
  }

  call(request) {
    const {alloc, release, call, answer} = this.exports;
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
