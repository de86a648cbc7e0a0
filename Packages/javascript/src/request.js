import {VERSION, wellFormed} from './core.js';
import {AloudError} from './errors.js';

const SCREEN = ['language', 'ios', 'format', 'screen', 'profile', 'style', 'settings', 'overlays', 'screens', 'name'];

/** A larger file is no screen. */
const MOST_BYTES = 64 * 1024 * 1024;
/** The options that have sources by name. */
const SOURCES = ['overlays', 'screens', 'apps'];

/** The members of a request for the options of a function. A misspelt option is an error. */
export async function requestOf(name, options, more = []) {
  const known = [...SCREEN, ...more];
  const request = {aloud: VERSION, do: name};
  for (const [key, value] of Object.entries(options)) {
    if (!known.includes(key)) throw new AloudError(`there is no option ${key}; there are ${known.join(', ')}`);
    if (value === undefined || value === null || key === 'name') continue;
    if (!SOURCES.includes(key)) written(value, key);
    request[key] = value;
  }
  for (const key of SOURCES) {
    if (request[key] === undefined) continue;
    if (typeof request[key] !== 'object') throw new AloudError(`${key} is an object with sources by name`);
    const texts = {};
    for (const [name, source] of Object.entries(request[key])) texts[name] = (await textOf(source, name)).text;
    request[key] = texts;
  }
  return request;
}

/** Puts a source into a request, with its name. */
export async function put(request, key, source, name) {
  const found = await textOf(source, name ?? key);
  request[key] = found.text;
  const shown = name ?? found.name;
  if (shown !== undefined) request[`${key}Name`] = shown;
  return request;
}

/**
 * Puts the app of a script into a request.
 *
 * An app without a name is called `app`. A script in a file can name files beside it; they are read, unless `apps` has them.
 *
 * @param {object} request with a script
 * @param app a source, for a script that names no app
 * @param script the script as it was given
 * @param {(request: object) => Promise<{app: string | null, with: string[]}>} heads what the script names
 */
export async function putApp(request, app, script, heads) {
  request.apps ??= {};
  if (app !== undefined && app !== null) {
    const {text, name = 'app'} = await textOf(app, 'app');
    if (Object.hasOwn(request.apps, name)) throw new AloudError(`apps has "${name}", too; give one of them another name`);
    request.app = name;
    request.apps[name] = text;
  }
  if (!(script instanceof URL)) return request;
  const named = await heads(request);
  for (const path of [named.app, ...named.with]) {
    if (path !== null && !Object.hasOwn(request.apps, path)) request.apps[path] = (await textOf(new URL(escapedPath(path), script))).text;
  }
  return request;
}

/** A path as a relative URL: `#`, `?` and `%` are characters of names of files. */
function escapedPath(path) { return path.split('/').map(encodeURIComponent).join('/'); }

/**
 * The text of a source: a text, bytes, a document as an object, or the URL of a file.
 *
 * @param source
 * @param {string} name what to call it in errors; a file has its own name
 */
async function textOf(source, name) {
  if (typeof source === 'string') {
    if (/^[^\n{}<>[\]:]{1,400}\.(json|xml|txt|ya?ml|aloud)$/.test(source)) {
      throw new AloudError(`"${source}" is a path, not a text; give \`new URL(${JSON.stringify(source)}, import.meta.url)\`, or read the file`);
    }
    return {text: source};
  }
  if (source instanceof Uint8Array) return {text: decoded(source, name)};
  if (source instanceof ArrayBuffer) return {text: decoded(new Uint8Array(source), name)};
  if (source instanceof URL) {
    if (source.protocol !== 'file:') throw new AloudError(`${source} is no file; fetch it, and give its text`);
    const file = decodeURIComponent(source.pathname.split('/').at(-1));
    return {text: decoded(await bytesOf(source, file), file), name: file};
  }
  if (source !== null && typeof source === 'object') return {text: written(source, name)};
  throw new AloudError('a source is a text, bytes, a document, or the URL of a file');
}

/** The bytes of a file. The size of a device or a pipe is unknown, so they are counted. */
async function bytesOf(url, input) {
  const {createReadStream} = await import(/* @vite-ignore */ /* webpackIgnore: true */ 'node:fs');
  const parts = [];
  let count = 0;
  try {
    for await (const part of createReadStream(url)) {
      parts.push(part);
      count += part.length;
      if (count > MOST_BYTES) break;
    }
  } catch (error) {
    throw new AloudError(`${url} cannot be read (${error.code ?? error.message})`, {cause: error});
  }
  if (count > MOST_BYTES) throw new AloudError('this file is larger than 64 MB, which no screen is', {input});
  return Buffer.concat(parts);
}

/** The text of bytes in UTF-8; a mark at its beginning is left out. */
function decoded(bytes, input) {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch (cause) {
    throw new AloudError('this is no text in UTF-8', {input, line: lineOfFault(bytes), cause});
  }
}

/** The first line that is not UTF-8, from 1. No character of UTF-8 has the byte of a line end in it. */
function lineOfFault(bytes) {
  const decoder = new TextDecoder('utf-8', {fatal: true});
  for (let [line, start] = [1, 0]; ; line += 1) {
    const end = bytes.indexOf(10, start);
    try {
      decoder.decode(bytes.subarray(start, end === -1 ? bytes.length : end));
    } catch {
      return line;
    }
    if (end === -1) return undefined;
    start = end + 1;
  }
}

/** A document as JSON. Numbers that JSON does not have would become `null`. */
function written(source, input) {
  const known = (key, value) => {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`it has no ${value}`);
    if (typeof value === 'function' || typeof value === 'symbol') throw new TypeError(`it has no ${typeof value}`);
    return wellFormed(key, value);
  };
  try {
    return JSON.stringify(source, known);
  } catch (cause) {
    // The further lines are a picture of the circle.
    throw new AloudError(`this cannot be written as JSON: ${cause.message.split('\n')[0]}`, {input, cause});
  }
}
