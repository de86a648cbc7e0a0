import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {core} from './parts.js';
import {command, environment, prepare} from './runners.js';

const packageFolder = fileURLToPath(new URL('../../', import.meta.url));

/** A folder into which the tarball of the package is installed, as users have it. It needs npm and the core, but no registry. */
export class Project {
  /** @param {string} [base] a folder on the disk, in which the project's folder is made */
  constructor(base = tmpdir()) {
    this.folder = mkdtempSync(join(base, 'aloud-'));
    this.#npm(packageFolder, 'pack', '--pack-destination', this.folder);
    const tarball = readdirSync(this.folder).find((file) => file.endsWith('.tgz'));
    /** Where the tarball is. */
    this.tarball = join(this.folder, tarball);
    /** In bytes. */
    this.size = statSync(this.tarball).size;
    this.write('package.json', '{"private": true}');
    this.#npm(this.folder, 'install', `./${tarball}`);
    prepare(this.folder);
  }

  #npm(cwd, ...command) {
    // Without a cache, a registry and other questions.
    const flags = ['--offline', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error', '--cache', join(this.folder, '.npm')];
    execFileSync('npm', [...command, ...flags], {cwd, stdio: ['ignore', 'ignore', 'inherit'], env: {...process.env, ALOUD_CORE: core.path}});
  }

  /** @returns the path of the file */
  write(name, text) {
    const path = join(this.folder, name);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
    return path;
  }

  /** Runs a module of the project, without what the environment says to tests. A folder and more environment may come first. */
  node(...command) {
    const {cwd = '', environment: more = {}} = typeof command[0] === 'object' ? command.shift() : {};
    const environment = {...process.env};
    for (const name of ['ALOUD_CORE', 'ALOUD_UPDATE', 'CI', 'NODE_OPTIONS', 'NODE_TEST_CONTEXT']) delete environment[name];
    const {status, stdout, stderr} = spawnSync(
      process.execPath, command, {cwd: join(this.folder, cwd), env: {...environment, ...more}, encoding: 'utf8', timeout: 240_000});
    return {status, output: stdout + stderr};
  }

  /** Runs a file of tests with `playwright`, `jest` or `vitest`. */
  test(kind, file, ...flags) { return this.node({environment: environment(kind)}, ...command(kind, file), ...flags); }

  remove() { rmSync(this.folder, {recursive: true}); }
}
