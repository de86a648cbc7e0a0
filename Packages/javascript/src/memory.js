const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const MEMORY_SECTION = 5;
/** How many bytes our core has for the limit. */
const LIMIT_BYTES = 3;
/** The size of a page of WebAssembly's memory, in bytes. */
export const PAGE = 65536;

/**
 * A module whose memory cannot grow over a limit: a copy, unless the bytes may change and have room for the limit.
 *
 * The module owns its memory, so nobody outside can limit it; but the section of the module that declares the memory can have
 * a maximum, and the engine keeps to it. Linear in the size of the module.
 *
 * @param {Uint8Array} module
 * @param {number} pages the limit, in pages of 64 KB
 * @param {boolean} mayChange whether the bytes may change
 * @returns {Uint8Array}
 * @throws {RangeError} for a limit under what the module needs to start; {TypeError} for bytes that are no such module
 */
export function withMemoryLimit(module, pages, mayChange = false) {
  if (!HEADER.every((byte, index) => module[index] === byte)) throw new TypeError('this is no module of WebAssembly');
  let at = HEADER.length;
  while (at < module.length) {
    const [size, content] = number(module, at + 1);
    const end = content + size;
    if (module[at] === MEMORY_SECTION) {
      const [count, flagsAt] = number(module, content);
      const [flags, minimumAt] = number(module, flagsAt);
      const [minimum, maximumAt] = number(module, minimumAt);
      // Flag 1 is a maximum; others are shared and 64-bit memories.
      if (count !== 1 || flags > 1) throw new TypeError('the memory of this module is of another kind');
      if (pages < minimum) {
        throw new RangeError(`the core needs ${Math.ceil(minimum * PAGE / 1048576)} MB to start; the limit is lower`);
      }
      if (mayChange && end - maximumAt === LIMIT_BYTES) {
        module.set([pages & 127 | 128, pages >> 7 & 127 | 128, pages >> 14], maximumAt);
        return module;
      }
      const section = [1, 1, ...bytes(minimum), ...bytes(pages)];
      const parts = [module.subarray(0, at), Uint8Array.of(MEMORY_SECTION, ...bytes(section.length), ...section), module.subarray(end)];
      const copy = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
      let place = 0;
      for (const part of parts) {
        copy.set(part, place);
        place += part.length;
      }
      return copy;
    }
    at = end;
  }
  throw new TypeError('this module has no memory');
}

/** An unsigned number in LEB128, and the place after it. */
function number(module, at) {
  let value = 0;
  for (let factor = 1; at < module.length && factor < 2 ** 35; factor *= 128) {
    const byte = module[at++];
    value += (byte & 127) * factor;
    if (byte < 128) return [value, at];
  }
  throw new TypeError('this module is damaged');
}

function bytes(value) {
  const written = [];
  for (; value > 127; value = Math.floor(value / 128)) written.push(value % 128 | 128);
  return [...written, value];
}
