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
   * Loads the simulator from two blocks of the document, in base64: the simulator, compressed, and a program that unpacks it.
   *
   * @param messages the language of the page, and its `rows`, for all that the core says itself; nothing is English
   */
  static async load(messages = null) {
    const [unpacker, packed] = ['aloud-unpacker', 'aloud-core'].map((id) => bytesOfBase64(document.getElementById(id).textContent));
    const imports = {
      wasi_snapshot_preview1: {fd_close: () => 0, fd_seek: () => 0, fd_write: () => 0},
      aloud: {
        match: (pattern, patternLength, text, textLength) => core.match(pattern, patternLength, text, textLength),
        parseXML: (text, length) => core.parseXML(text, length),
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

  /** XML for the core, which has no parser: `<`, name, number of attributes and each with its value; `>` at an end; `!` for a mistake. Each text ends with NUL. */
  parseXML(text, length) {
    const bytes = this.encoder.encode(xmlTags(this.text(text, length)).map((part) => part + '\0').join(''));
    const place = this.exports.aloud_alloc(bytes.length + 4);
    new DataView(this.exports.memory.buffer).setUint32(place, bytes.length, true);
    new Uint8Array(this.exports.memory.buffer, place + 4, bytes.length).set(bytes);
    return place;
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

/** The tags of a text, as `parseXML` hands them on. */
function xmlTags(text) {
  const top = new DOMParser().parseFromString(text.trim(), 'text/xml');
  const tags = [];
  const problem = top.querySelector('parsererror');
  // A dump that was cut off is read as far as it goes; what was open at its end is not closed.
  const isCut = problem !== null && /Premature end|end of stream/.test(problem.textContent);
  if (problem !== null && !isCut) return ['!'];
  problem?.remove();
  const open = new Set();
  for (let last = isCut ? top.documentElement : null; last; last = last.lastElementChild) open.add(last);
  // A loop, since dumps are deep.
  let node = top.documentElement;
  while (node && node !== top) {
    tags.push('<', node.nodeName, String(node.attributes.length));
    for (const {name, value} of node.attributes) tags.push(name, value);
    if (node.firstElementChild) {
      node = node.firstElementChild;
      continue;
    }
    while (node !== top) {
      if (!open.has(node)) tags.push('>');
      if (node.nextElementSibling) break;
      node = node.parentNode;
    }
    node = node === top ? null : node.nextElementSibling;
  }
  return tags;
}
