import {AloudError} from './errors.js';

/** Hides an import from bundlers: a browser has no such module. */
const load = (name) => import(/* @vite-ignore */ /* webpackIgnore: true */ name);

/** A text file beside a test, with one stop on each line. */
export class Snapshot {
  /** The path of the file. */
  path;
  /** The path in messages: from the folder in which the runner works, where the file is in it. */
  shown;
  /** Whether differences are accepted. */
  updates = false;
  /** Whether a snapshot that does not exist is written. */
  writesMissing = true;
  /** Whether a test fails that has written its snapshot, which is Playwright's manner. */
  failsWhenWritten = false;
  howToUpdate = 'run with ALOUD_UPDATE=1';
  /** What follows the news that there is no snapshot, before what it would have. */
  howToRecord = ', and this run writes none; it would have:';

  /**
   * @param state `this` of a matcher
   * @param {string} name
   * @param {string | URL} [file] a path in place of the one beside the test
   */
  static async of(state, name, file) {
    if (typeof name !== 'string' || name.trim() === '') throw new AloudError('toReadAs takes the name of a snapshot');
    const snapshot = new Snapshot();
    let test = state.testPath;
    if (test) {
      // Jest and Vitest: all, new or none.
      const mode = state.snapshotState?._updateSnapshot ?? 'new';
      snapshot.#set(mode === 'all', mode !== 'none');
      snapshot.howToUpdate = 'run with -u';
    } else {
      const info = await playwrightTest();
      if (info) {
        const mode = info.config.updateSnapshots;
        snapshot.#set(mode === 'all' || mode === 'changed', mode !== 'none');
        snapshot.failsWhenWritten = true;
        snapshot.howToUpdate = 'run with --update-snapshots';
        test = info.file;
      }
    }
    if (!test && !file) throw new AloudError('toReadAs does not know which test this is; give {file: "…/name.txt"}');
    const {join} = await load('node:path');
    await snapshot.#place(file ?? join(`${test}-snapshots`, `${fileName(name)}.txt`));
    return snapshot;
  }

  /**
   * A snapshot for a runner that says nothing: it is written only on request.
   *
   * @param {string | URL} file
   */
  static async at(file) {
    if (!(file instanceof URL) && (typeof file !== 'string' || file.trim() === '')) {
      throw new AloudError('a snapshot is the path or the URL of a file, such as new URL("settings.txt", import.meta.url)');
    }
    const snapshot = new Snapshot();
    snapshot.writesMissing = false;
    snapshot.howToRecord = ' yet; ALOUD_UPDATE=1 records this:';
    await snapshot.#place(file);
    return snapshot;
  }

  async #place(file) {
    if (process.env.ALOUD_UPDATE === '1') this.#set(true, true);
    const {relative} = await load('node:path');
    const {fileURLToPath} = await load('node:url');
    this.path = file instanceof URL ? fileURLToPath(file) : file;
    const short = relative(process.cwd(), this.path);
    this.shown = short.startsWith('..') ? this.path : short;
  }

  #set(updates, writesMissing) {
    this.updates = updates;
    this.writesMissing = writesMissing;
    if (updates) this.failsWhenWritten = false;
  }

  /** The lines; null if there is no file. */
  async lines() {
    const {readFile} = await load('node:fs/promises');
    try {
      const text = await readFile(this.path, 'utf8');
      return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n').split('\n').filter((line) => line !== '');
    } catch (error) {
      if (error.code === 'ENOENT') return null;
      throw new AloudError(`${this.path} cannot be read (${error.code})`, {cause: error});
    }
  }

  async write(lines) {
    const {mkdir, writeFile} = await load('node:fs/promises');
    const {dirname} = await load('node:path');
    await mkdir(dirname(this.path), {recursive: true});
    await writeFile(this.path, lines.map((line) => `${line}\n`).join(''));
  }
}

/** The name of a file that every system allows, in one folder. */
function fileName(name) {
  return name.trim().replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+/, '') || 'snapshot';
}

/** The test of Playwright that runs now; null in other runners. */
async function playwrightTest() {
  let test;
  try {
    ({test} = await load('@playwright/test'));
  } catch {
    return null;
  }
  try {
    return test.info();
  } catch {
    return null;
  }
}
