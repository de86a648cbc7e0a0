import {VERSION} from './core.js';
import {AloudError} from './errors.js';

const SCREEN = ['language', 'ios', 'format', 'screen', 'profile', 'style', 'settings', 'overlays', 'screens', 'name'];

/** The members of a request for the options of a function. A misspelt option is an error. */
export async function requestOf(name, options, more = []) {
  const known = [...SCREEN, ...more];
  const request = {aloud: VERSION, do: name};
  for (const [key, value] of Object.entries(options)) {
    if (!known.includes(key)) throw new AloudError(`there is no option ${key}; there are ${known.join(', ')}`);
    if (value !== undefined && value !== null && key !== 'name') request[key] = value;
  }
  for (const key of ['overlays', 'screens', 'apps']) {
    if (request[key] === undefined) continue;
    const texts = {};
    for (const [name, source] of Object.entries(request[key])) texts[name] = (await textOf(source)).text;
    request[key] = texts;
  }
  return request;
}

/** Puts a source into a request, with its name. */
export async function put(request, key, source, name) {
  const found = await textOf(source);
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
    const {text, name = 'app'} = await textOf(app);
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

/** The text of a source: a text, bytes, a document as an object, or the URL of a file. */
async function textOf(source) {
  if (typeof source === 'string') {
    if (/^[^\n{}<>[\]:]{1,400}\.(json|xml|txt|ya?ml|aloud)$/.test(source)) {
      throw new AloudError(`"${source}" is a path, not a text; give \`new URL(${JSON.stringify(source)}, import.meta.url)\`, or read the file`);
    }
    return {text: source};
  }
  if (source instanceof Uint8Array) return {text: new TextDecoder().decode(source)};
  if (source instanceof URL) {
    if (source.protocol !== 'file:') throw new AloudError(`${source} is no file; fetch it, and give its text`);
    const {readFile} = await import(/* @vite-ignore */ /* webpackIgnore: true */ 'node:fs/promises');
    const name = decodeURIComponent(source.pathname.split('/').at(-1));
    try {
      return {text: await readFile(source, 'utf8'), name};
    } catch (error) {
      throw new AloudError(`${source} cannot be read (${error.code ?? error.message})`, {cause: error});
    }
  }
  if (source !== null && typeof source === 'object') return {text: JSON.stringify(source)};
  throw new AloudError('a source is a text, bytes, a document, or the URL of a file');
}
