// How long the package takes: node scripts/measure.js. ALOUD_CORE names another core than the package's.
//
// Milliseconds of the clock, and those of the processor, which include all threads. On a busy machine the clock says little.

import {readFileSync} from 'node:fs';

const source = readFileSync(new URL('../../../Fixtures/Screens/settings.json', import.meta.url), 'utf8');
const rows = [];
/** Adds a row with what a task took. */
async function measure(name, task) {
  const [clock, processor] = [performance.now(), process.cpuUsage()];
  await task();
  const {user, system} = process.cpuUsage(processor);
  rows.push({name, clock: performance.now() - clock, processor: (user + system) / 1000});
}

let aloud;
await measure('import', async () => { aloud = await import('../src/index.js'); });
await measure('first reading', () => aloud.read(source));
for (let round = 0; round < 100; round += 1) await measure('a settings screen', () => aloud.read(source));
const shown = (time) => time.toFixed(1).padStart(10);
const print = (name, {clock, processor}) => console.log(`${shown(clock)}${shown(processor)}  ${name}`);
console.log('     clock processor');
for (const row of rows.slice(0, 2)) print(row.name, row);
const readings = rows.slice(2).sort((one, other) => one.clock - other.clock);
print('the next reading', rows[2]);
print('a reading, the median of 100', readings[50]);
print('a reading, the fastest of 100', readings[0]);
