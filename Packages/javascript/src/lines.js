/** A text as one line of a snapshot. Two texts have two different lines, and no line controls a terminal. */
export function asLine(text) {
  const line = printable(text.replaceAll('\\', '\\\\'));
  return text === '' || text !== text.trim() || text.startsWith('"') ? `"${line}"` : line;
}

// Controls, line ends, halves of pairs, and what turns the direction of the text after it.
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;
const ESCAPES = {'\n': '\\n', '\r': '\\r', '\t': '\\t'};

export function printable(text) {
  return text.replace(UNPRINTABLE, (character) => {
    const code = character.codePointAt(0);
    return ESCAPES[character] ?? (code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`);
  });
}

/**
 * Aligns two lists, with as few changes as possible. An expected `null` stands for any number of items.
 *
 * Quadratic in the parts that differ; equal ends are cut off first.
 *
 * @param {(string | RegExp | null)[]} expected
 * @param {string[]} actual
 * @returns {{mark: ' ' | '-' | '+', text: string, index: number | null}[]} the rows; `index` is that of the actual item
 */
export function aligned(expected, actual) {
  const fits = (one, other) => one instanceof RegExp ? new RegExp(one.source, one.flags.replace(/[gy]/g, '')).test(other) : one === other;
  const shown = (one) => one === null ? '...' : one instanceof RegExp ? String(one) : one;
  const rows = [];
  let start = 0;
  while (start < expected.length && start < actual.length && expected[start] !== null && fits(expected[start], actual[start])) {
    rows.push({mark: ' ', text: actual[start], index: start});
    start += 1;
  }
  let [end, last] = [expected.length, actual.length];
  const tail = [];
  while (end > start && last > start && expected[end - 1] !== null && fits(expected[end - 1], actual[last - 1])) {
    end -= 1;
    last -= 1;
    tail.unshift({mark: ' ', text: actual[last], index: last});
  }
  // The lowest number of changes from each place on.
  const [height, width] = [end - start, last - start];
  const costs = Array.from({length: height + 1}, () => new Int32Array(width + 1));
  for (let one = height; one >= 0; one -= 1) {
    for (let two = width; two >= 0; two -= 1) {
      const item = expected[start + one];
      let best = one === height && two === width ? 0 : Infinity;
      if (one < height) best = Math.min(best, costs[one + 1][two] + (item === null ? 0 : 1));
      if (two < width) best = Math.min(best, costs[one][two + 1] + (one < height && item === null ? 0 : 1));
      if (one < height && two < width && item !== null && fits(item, actual[start + two])) best = Math.min(best, costs[one + 1][two + 1]);
      costs[one][two] = best;
    }
  }
  for (let [one, two] = [0, 0]; one < height || two < width;) {
    const item = expected[start + one];
    const text = actual[start + two];
    if (one < height && two < width && item !== null && fits(item, text) && costs[one][two] === costs[one + 1][two + 1]) {
      rows.push({mark: ' ', text, index: start + two});
      one += 1;
      two += 1;
    } else if (one < height && item === null) {
      // Texts in a gap are not shown.
      if (two < width && costs[one][two] === costs[one][two + 1]) {
        two += 1;
      } else {
        rows.push({mark: ' ', text: '...', index: null});
        one += 1;
      }
    } else if (one < height && costs[one][two] === costs[one + 1][two] + 1) {
      rows.push({mark: '-', text: shown(item), index: null});
      one += 1;
    } else {
      rows.push({mark: '+', text, index: start + two});
      two += 1;
    }
  }
  return [...rows, ...tail];
}
