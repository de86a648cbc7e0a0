import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import {after, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {AloudError, Walk, audit, check, configure, diff, names, order, play, read, scan} from '../src/index.js';
import {fixtures, needsCore} from './support/core.js';
import {tool, toolReason} from './support/tool.js';

after(() => configure());

const shop = {
  aloud: 1, name: 'Shop', language: 'en',
  elements: [
    {id: 'title', label: 'Shop', traits: ['header'], frame: [0, 0, 390, 44]},
    {id: 'cart', label: 'Cart', traits: ['button'], frame: [0, 50, 390, 44]},
    {id: 'pay', label: 'Pay', traits: ['button', 'notEnabled'], frame: [0, 100, 390, 44]},
  ],
};

test('a misspelt option, a path and a strange source are refused before the core is asked', async () => {
  await assert.rejects(read(shop, {langage: 'ko'}), /there is no option langage; there are language/);
  await assert.rejects(read('Screens/settings.json'), /is a path, not a text/);
  await assert.rejects(read(42), /a source is/);
  await assert.rejects(read(new URL('https://example.org/')), /is no file/);
  await assert.rejects(read(new URL('nothing.json', import.meta.url)), /ENOENT/);
});

test('a screen is read', needsCore, async () => {
  const reading = await read(shop);
  assert.deepEqual(reading.stops.map((stop) => stop.text), ['Shop, Heading', 'Cart, Button', 'Pay, Dimmed, Button']);
  assert.deepEqual(await read(JSON.stringify(shop)), reading);
  assert.deepEqual(await read(Buffer.from(JSON.stringify(shop))), reading);
});

test('options change what is read', needsCore, async () => {
  assert.match((await read(shop, {language: 'ko'})).stops[1].text, /버튼/);
  const [stop] = (await read(shop, {explain: true, ids: true})).stops;
  assert.equal(stop.path !== undefined && stop.parts[0].certainty !== undefined, true);
  await assert.rejects(read(shop, {profile: 'voicover', name: 'shop.json'}), /^AloudError: shop\.json: profile is one of .*voiceover/);
});

test('audit, order, names, scan and diff answer', needsCore, async () => {
  assert.ok(Array.isArray((await audit(shop)).findings));
  assert.deepEqual((await order(shop)).stops.map((stop) => stop.id), ['title', 'cart', 'pay']);
  assert.deepEqual((await names(shop)).items[0].names, ['Cart']);
  assert.ok((await scan(shop)).items.length > 0);
  const other = structuredClone(shop);
  other.elements[1].label = 'Basket';
  const {changes} = await diff(shop, other);
  assert.deepEqual(changes.map((change) => [change.change, change.old, change.new]), [['changed', 'Cart, Button', 'Basket, Button']]);
});

test('scripts are played and checked', needsCore, async () => {
  const script = 'app shop.json\n\n> start\n[screen changed]\nShop, Heading\n> swipe right\nCart, Button\n';
  const apps = {'shop.json': shop};
  assert.equal((await check(script, {apps})).result, 'passed');
  const failed = await check(script.replace('Cart', 'Basket'), {apps, name: 'shop.aloud'});
  assert.deepEqual([failed.result, failed.script, failed.failures.length], ['failed', 'shop.aloud', 1]);
  assert.ok((await play(script, {apps})).events.some((event) => event.text === 'Cart, Button'));
  await assert.rejects(check(script), /shop\.json/);
});

test('a walk goes from gesture to gesture', needsCore, async () => {
  const walk = new Walk(shop);
  assert.match((await walk.start()).text, /Shop/);
  const step = await walk.swipeRight();
  assert.deepEqual([step.text, step.cursor.rank, step.cursor.id], ['Cart, Button', 2, 'cart']);
  await assert.rejects(walk.perform('swip right'), AloudError);
  assert.match((await walk.perform('swipe left')).text, /^Shop/);
  await walk.close();
  await assert.rejects(walk.swipeRight(), /not open/);
});

test('a bad dump is an error with its place, and the next call works', needsCore, async () => {
  await assert.rejects(read('{"aloud": 1, "elements": [{"traits": ["buton"]}]}', {name: 'a.json'}), (error) => error.line === 1 && /a\.json:1:\d+: /.test(error.message));
  assert.equal((await read(shop)).stops.length, 3);
});

// MARK: The same as the tool

for (const folder of ['Screens', 'Apps', 'Dumps', 'Pages']) {
  const options = needsCore.skip ? needsCore : tool ? {} : {skip: toolReason};
  test(`everything in ${folder} is read as by the tool`, options, async () => {
    const url = new URL(`${folder}/`, fixtures);
    const files = readdirSync(url).filter((file) => /\.(json|xml|txt|yaml)$/.test(file) && !/\.(reading|overlay)\./.test(file));
    for (const file of files) {
      const path = fileURLToPath(new URL(file, url));
      let expected;
      try {
        expected = execFileSync(tool, ['read', '--json', path], {stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28}).toString();
      } catch {
        await assert.rejects(read(readFileSync(path, 'utf8')), AloudError, file);
        continue;
      }
      assert.deepEqual(await read(readFileSync(path, 'utf8')), JSON.parse(expected), file);
    }
  });
}
