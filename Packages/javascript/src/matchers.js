import {AloudError} from './errors.js';
import {read} from './index.js';
import {aligned, asLine, printable} from './lines.js';
import {Snapshot} from './snapshot.js';

/** How long to wait before a page is read again, in milliseconds; the last one repeats. */
const PAUSES = [100, 250, 500, 1000];

/**
 * For `expect.extend` of Playwright Test, Vitest and Jest.
 *
 *     await expect(page).toRead(['Shop, Heading', /^Cart/, '...']);
 *     await expect(page).toReadAs('shop');
 */
export const aloudMatchers = {
  /** All stops, in order: a text is exact, a regular expression matches somewhere, `'...'` stands for any stops. */
  async toRead(received, expected, options = {}) {
    if (!Array.isArray(expected) || !expected.every((item) => typeof item === 'string' || item instanceof RegExp)) {
      throw new AloudError('toRead takes a list of texts and regular expressions');
    }
    const items = expected.map((item) => item === '...' || item === '…' ? null : item);
    const compared = await patiently(received, options, this, (stops) => {
      const rows = aligned(items, stops.map((stop) => stop.text));
      return {rows, pass: rows.every((row) => row.mark === ' ')};
    });
    return result(compared, this, this.name ?? 'toRead', '- expected  + read');
  },

  /** All stops, in order, as in a text file beside the test. */
  async toReadAs(received, name, options = {}) {
    const {file, ...others} = options;
    const snapshot = this.snapshot ?? await Snapshot.of(this, name, file);
    const matcher = this.name ?? 'toReadAs';
    const saved = await snapshot.lines();
    if (saved === null && !this.isNot) {
      if (!snapshot.writesMissing) {
        const lines = (await stopsOf(received, others)).map((stop) => `+ ${asLine(stop.text)}`);
        return {pass: false, message: () => [`${matcher}: there is no snapshot ${snapshot.shown}${snapshot.howToRecord}`, ...lines].join('\n')};
      }
      await snapshot.write(await steadyLines(received, others, this));
      return {
        pass: !snapshot.failsWhenWritten,
        message: () => `${matcher}: ${snapshot.shown} did not exist, and was written. Read it: is that what a user should hear? Then run the test again.`,
      };
    }
    const compared = await patiently(received, others, this, (stops) => {
      const rows = aligned(saved ?? [], stops.map((stop) => asLine(stop.text)));
      return {rows, pass: saved !== null && rows.every((row) => row.mark === ' ')};
    }, snapshot.updates ? 0 : undefined);
    if (!compared.pass && !this.isNot && snapshot.updates) {
      await snapshot.write(await steadyLines(received, others, this));
      return {pass: true, message: () => `${matcher}: ${snapshot.shown} was updated`};
    }
    return result(compared, this, matcher, `- ${snapshot.shown}  + read`,
      `To accept the new words, ${snapshot.howToUpdate}.`);
  },
};

/** A page is read again until it fits, as the other assertions of Playwright do; everything else is read once. */
async function patiently(received, options, state, compare, patience = options.timeout ?? state.timeout ?? 5000) {
  const {timeout: _, ...others} = options;
  const end = Date.now() + patience;
  for (let turn = 0; ; turn += 1) {
    const stops = await stopsOf(received, others);
    const compared = {...compare(stops), stops};
    const pause = PAUSES[Math.min(turn, PAUSES.length - 1)];
    if (!isPage(received) || compared.pass !== Boolean(state.isNot) || Date.now() + pause > end) return compared;
    await new Promise((done) => { setTimeout(done, pause); });
  }
}

/** The lines of a page that says the same twice, so that a snapshot does not show it half loaded. */
async function steadyLines(received, options, state) {
  let lines = null;
  await patiently(received, options, {...state, timeout: state.timeout, isNot: false}, (stops) => {
    const before = lines;
    lines = stops.map((stop) => asLine(stop.text));
    return {pass: before !== null && before.join('\n') === lines.join('\n')};
  });
  return lines;
}

/** True for a page of Playwright. */
function isPage(received) {
  return typeof received?.goto === 'function' && typeof received?.context === 'function';
}

async function stopsOf(received, options) {
  if (Array.isArray(received?.stops)) return received.stops;
  if (isPage(received)) {
    const {read: readPage} = await import('./playwright.js');
    return (await readPage(received, {...options, explain: true})).stops;
  }
  // What is around an element changes how it is read.
  if (typeof received?.ariaSnapshot === 'function') throw new AloudError('a page can be read, but not a locator alone; expect the page');
  return (await read(received, {...options, explain: true})).stops;
}

// MARK: Messages

function result({pass, rows, stops}, state, name, legend, advice = null) {
  return {
    pass,
    message: () => {
      if (state.isNot) return `${name}: the reading is the one that it should not be`;
      return [`${name}: the reading differs`, legend, '', ...described(rows, stops), ...(advice ? ['', advice] : [])].join('\n');
    },
  };
}

/** The rows, and under each new one where its words come from. Long runs of equal rows are left out. */
function described(rows, stops) {
  const lines = [];
  const isNear = (index) => rows.slice(Math.max(0, index - 2), index + 3).some((row) => row.mark !== ' ');
  let gone = [];
  let isLeftOut = false;
  for (const [index, row] of rows.entries()) {
    if (row.mark === ' ') gone = [];
    if (!isNear(index)) {
      if (!isLeftOut) lines.push('  …');
      isLeftOut = true;
      continue;
    }
    isLeftOut = false;
    lines.push(`${row.mark} ${printable(row.text)}`);
    if (row.mark === '-') gone.push(row.text);
    if (row.mark !== '+') continue;
    for (const part of stops[row.index]?.parts ?? []) {
      if (gone.some((text) => text.includes(part.text)) || !part.rule) continue;
      const rule = part.summary ? `${part.rule}: ${part.summary} [${part.certainty}: ${part.source}]` : part.rule;
      lines.push(printable(`      "${part.text}"  ${rule}`));
    }
  }
  return lines;
}
