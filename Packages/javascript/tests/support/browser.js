import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';

const chromium = process.env.ALOUD_CHROMIUM ?? '/usr/bin/chromium';
/** playwright-core: installed beside the tests, or in the folder that ALOUD_PLAYWRIGHT names (`playwright/driver/package` of Python's wheel). */
const playwright = (() => {
  for (const name of [process.env.ALOUD_PLAYWRIGHT, 'playwright-core']) {
    try {
      if (name) return createRequire(import.meta.url)(name);
    } catch { /* The next one. */ }
  }
  return null;
})();

/** Why there is no browser; null if there is one. */
export const reason = !playwright ? 'playwright-core is missing; ALOUD_PLAYWRIGHT names its folder' : !existsSync(chromium) ? `${chromium} is missing` : null;
export const needsBrowser = reason ? {skip: reason} : {timeout: 300_000};

export function launch() {
  return playwright.chromium.launch({executablePath: chromium, args: ['--no-sandbox'], timeout: 240_000});
}
