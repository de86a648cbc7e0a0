import {aloudMatchers} from './matchers.js';
import {Snapshot} from './snapshot.js';

/** Hides an import from bundlers: a browser has no such module. */
const load = (name) => import(/* @vite-ignore */ /* webpackIgnore: true */ name);

/**
 * Fails unless VoiceOver says these stops, in order: a text is exact, a regular expression matches somewhere, `'...'` stands
 * for any stops.
 */
export async function assertReads(source, expected, options = {}) {
  await judge(await aloudMatchers.toRead.call({isNot: false, name: 'assertReads'}, source, expected, options));
}

/** Fails unless VoiceOver says what a file has: one stop on each line. `ALOUD_UPDATE=1` writes the file. */
export async function assertReadsAs(source, file, options = {}) {
  const state = {isNot: false, name: 'assertReadsAs', snapshot: await Snapshot.at(file)};
  await judge(await aloudMatchers.toReadAs.call(state, source, null, options));
}

async function judge({pass, message}) {
  if (pass) return;
  const {AssertionError} = await load('node:assert');
  throw new AssertionError({message: message(), operator: 'aloud'});
}
