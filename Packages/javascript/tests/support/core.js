import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {Core} from '../../src/core.js';

const places = [process.env.ALOUD_CORE, '../../core/aloud.wasm', '../../../../.build/core/aloud.wasm'];

/** The path of the core; null if there is none. */
export const corePath = places.filter(Boolean)
  .map((place) => place.startsWith('..') ? fileURLToPath(new URL(place, import.meta.url)) : place).find((place) => existsSync(place)) ?? null;

/** Options of tests that need the core: they are skipped, with the reason, if there is none that answers programs. */
export const needsCore = await (async () => {
  if (!corePath) return {skip: 'there is no core; Scripts/wasm builds it, and ALOUD_CORE names it'};
  try {
    const core = await Core.load(await WebAssembly.compile(readFileSync(corePath)));
    core.call({aloud: 1, do: 'version'});
    process.env.ALOUD_CORE = corePath;
    return {};
  } catch (error) {
    return {skip: `${corePath} is older than this package (${error.message})`};
  }
})();

export const fixtures = new URL('../../../../Fixtures/', import.meta.url);
