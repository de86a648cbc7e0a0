// Answers some requests with a module of the core, and writes a module that begins where the first one is then: its tables of
// words are read, so that the first answer of a program takes as long as the next ones.
//
//     node warm.mjs core.wasm warm.wasm

import {readFileSync, writeFileSync} from 'node:fs';

const [MEMORY, GLOBAL, START, DATA, DATA_COUNT] = [5, 6, 8, 11, 12];
const PAGE = 65536;
/** Fewer bytes of zeros than this stay in a segment, since a new one takes as many. */
const GAP = 12;

const screen = JSON.stringify({aloud: 1, elements: [
  {label: 'A', traits: ['header']}, {label: 'B', value: '1', traits: ['button', 'toggleButton']},
  {label: 'C', value: '50%', traits: ['adjustable']}, {label: 'D', traits: ['searchField'], hint: 'E'},
]});
const script = '> start\n> swipe right\n';
const requests = [
  ...['en', 'ko'].map((language) => ({do: 'read', source: screen, language, ids: true, explain: true})),
  {do: 'audit', source: screen}, {do: 'diff', old: screen, new: screen.replace('B', 'F'), explain: true},
  {do: 'play', script, app: 'a', apps: {a: screen}},
];

const bytes = new Uint8Array(readFileSync(process.argv[2]));
const fail = (message) => { throw new Error(`${process.argv[2]}: ${message}`); };

/** An unsigned number in LEB128, and the place after it. */
function number(at) {
  for (let [value, factor] = [0, 1]; ; factor *= 128) {
    const byte = bytes[at++];
    value += (byte & 127) * factor;
    if (byte < 128) return [value, at];
  }
}

function written(value) {
  const digits = [];
  for (; value > 127; value = Math.floor(value / 128)) digits.push(value % 128 | 128);
  return [...digits, value];
}

/** A number as the constant that says where a segment begins: LEB128 with a sign. */
function signed(value) {
  const digits = written(value);
  if (digits.at(-1) & 64) digits.splice(-1, 1, digits.at(-1) | 128, 0);
  return digits;
}

const sections = [];
for (let at = 8; at < bytes.length;) {
  const [size, content] = number(at + 1);
  sections.push({kind: bytes[at], content: bytes.subarray(content, content + size)});
  at = content + size;
}

// The stack pointer is the only thing outside of the memory that changes, and it returns to where it was.
const globals = sections.find(({kind}) => kind === GLOBAL)?.content;
if (globals?.[0] !== 1) fail('it has other globals than the pointer to its stack');
if (sections.some(({kind}) => kind === START)) fail('it starts by itself');

const nothing = () => 0;
const {exports: core} = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
  wasi_snapshot_preview1: {fd_close: nothing, fd_seek: nothing, fd_write: nothing}, aloud: {match: nothing},
});
for (const request of requests) {
  const text = new TextEncoder().encode(JSON.stringify({aloud: 1, ...request}));
  const place = core.aloud_alloc(text.length);
  new Uint8Array(core.memory.buffer).set(text, place);
  const length = core.aloud_ask(place, text.length);
  core.aloud_release(place);
  const answer = new TextDecoder().decode(new Uint8Array(core.memory.buffer, core.aloud_answer(), length));
  if (answer.startsWith('{"error": {')) fail(answer);
}

const memory = new Uint8Array(core.memory.buffer);
const segments = [];
for (let at = 0; ;) {
  while (at < memory.length && memory[at] === 0) at += 1;
  if (at === memory.length) break;
  let end = at + 1;
  for (let next = end; next < memory.length && next - end < GAP; next += 1) if (memory[next] !== 0) end = next + 1;
  segments.push([at, end]);
  at = end;
}

const parts = [bytes.subarray(0, 8)];
for (const {kind, content} of sections) {
  let pieces = [content];
  // With the most pages that there can be, in as many bytes as any lower limit that a program writes over it.
  if (kind === MEMORY) pieces = [Uint8Array.of(1, 1, ...written(memory.length / PAGE), 0x80, 0x80, 4)];
  if (kind === DATA_COUNT) pieces = [Uint8Array.of(...written(segments.length))];
  if (kind === DATA) {
    pieces = [Uint8Array.of(...written(segments.length))];
    for (const [start, end] of segments) {
      // A segment of the memory, from `i32.const` on.
      pieces.push(Uint8Array.of(0, 0x41, ...signed(start), 0x0B, ...written(end - start)), memory.subarray(start, end));
    }
  }
  parts.push(Uint8Array.of(kind, ...written(pieces.reduce((sum, piece) => sum + piece.length, 0))), ...pieces);
}
writeFileSync(process.argv[3], Buffer.concat(parts));
