import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {pathToFileURL} from 'node:url';
import {AloudError, Walk, audit, check, configure, diff, heads, names, order, play, reach, read, scan, technologies, traps} from '../src/index.js';
import {core, needs} from './support/parts.js';

const needsCore = needs(core);

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
  await assert.rejects(read(shop, {profile: 'voicover', name: 'shop.json'}), /^AloudError: profile is one of .*voiceover/);
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

test('traps have a way into them', needsCore, async () => {
  const sheet = {label: 'Offer', traits: ['button'], on: {activate: [{set: 'offer', value: 'Taken'}]}, id: 'offer'};
  const found = await traps({aloud: 1, elements: [{label: 'Shop'}, {modal: true, children: [sheet]}]});
  assert.deepEqual(found.traps.map((trap) => [trap.kind, trap.path, trap.way]), [['layer', 'elements[1]', []]]);
  assert.ok(found.behaviors && found.complete && !(await traps(shop)).behaviors);
});

test('reach counts flicks and gestures', needsCore, async () => {
  const {stops} = await reach({aloud: 1, elements: Array.from({length: 9}, (_, index) => ({label: `Row ${index}`}))});
  assert.deepEqual(stops.map((stop) => stop.flicks), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  assert.deepEqual(stops[8].way, [{step: '> four-finger tap bottom', times: 1}]);
  assert.equal((await reach(shop, {fromStop: 'Cart'})).stops[1].flicks, 0);
  await assert.rejects(reach(shop, {fromStop: 'nowhere'}), /nowhere/);
});

test('a task has a cost on request', needsCore, async () => {
  const script = '> start\n…\n> swipe right\n…\n';
  const {cost} = await play(script, {app: shop, cost: true});
  assert.equal(cost.gestures, 1);
  assert.deepEqual((await check(script, {app: shop, cost: true})).cost, cost);
});

test('a task is performed with other technologies', needsCore, async () => {
  const script = '> start\n> swipe right\n> double tap\n';
  const {events, error} = await play(script, {app: shop, as: 'keyboard'});
  assert.ok(error === null && events.some((event) => event.step === 'key Space'));
  const compared = (await technologies(script, {app: shop})).technologies;
  assert.deepEqual(compared.map((one) => one.reached), [true, true, true, true, false]);
  assert.equal(compared[3].gestures, 1);
  await assert.rejects(play(script, {app: shop, as: 'keybord'}), /did you mean "keyboard"/);
  await assert.rejects(check(script, {app: shop, as: 'keyboard'}), /there is no option as/);
});

test('scripts are played and checked', needsCore, async () => {
  const script = 'app shop.json\n\n> start\n[screen changed]\nShop, Heading\n> swipe right\nCart, Button\n';
  const apps = {'shop.json': shop};
  assert.equal((await check(script, {apps})).result, 'passed');
  const failed = await check(script.replace('Cart', 'Basket'), {apps, name: 'shop.aloud'});
  assert.deepEqual([failed.result, failed.script, failed.failures.length], ['failed', 'shop.aloud', 1]);
  assert.ok((await play(script, {apps})).events.some((event) => event.text === 'Cart, Button'));
  await assert.rejects(check(script), /^AloudError: script: the request has no "shop\.json" in `apps`/);
});

const steps = '> start\n[screen changed]\nShop, Heading\n> swipe right\nCart, Button\n';

test('an app is given to a script that names none', needsCore, async () => {
  assert.equal((await check(steps, {app: shop})).result, 'passed');
  assert.ok((await play(steps, {app: JSON.stringify(shop)})).events.some((event) => event.text === 'Cart, Button'));
  await assert.rejects(check(steps, {name: 'a.aloud'}), /^AloudError: a\.aloud: this script names no app/);
  await assert.rejects(check(steps, {app: '{"aloud": 1, "elements": 3}'}), (error) => error.input === 'app');
  await assert.rejects(check(steps, {app: shop, apps: {app: shop}}), /apps has "app", too/);
});

test('the head of a script is told', needsCore, async () => {
  const told = await heads('app shop.json\nwith sale.json\nlanguage ko\n\n> start\n');
  assert.deepEqual(told, {aloud: 1, app: 'shop.json', with: ['sale.json'], language: 'ko', screen: null, serve: null});
  await assert.rejects(heads('app a.json\n> sart\n', {name: 'a.aloud'}), /^AloudError: a\.aloud:2:/);
});

test('a script in a file is performed with the files beside it', needsCore, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'aloud-'));
  t.after(() => rmSync(folder, {recursive: true}));
  const script = pathToFileURL(join(folder, 'shop.aloud'));
  writeFileSync(script, `app 50% #1.json\n\n${steps}`);
  await assert.rejects(check(script), /50%25%20%231\.json cannot be read \(ENOENT\)/);
  writeFileSync(join(folder, '50% #1.json'), JSON.stringify(shop));
  const checked = await check(script);
  assert.deepEqual([checked.result, checked.script], ['passed', 'shop.aloud']);
  const empty = {aloud: 1, elements: []};
  assert.equal((await check(script, {apps: {'50% #1.json': empty}})).result, 'failed');
});

test('a walk goes from gesture to gesture', needsCore, async () => {
  const walk = new Walk(shop);
  const {text, cursor} = await walk.start();
  assert.match(text, /Shop/);
  assert.deepEqual(cursor, {rank: 1, count: 3, id: 'title', text: 'Shop, Heading'});
  const step = await walk.swipeRight();
  assert.deepEqual([step.text, step.cursor.rank, step.cursor.id], ['Cart, Button', 2, 'cart']);
  await assert.rejects(walk.perform('swip right'), AloudError);
  assert.match((await walk.perform('swipe left')).text, /^Shop/);
  await walk.close();
  await assert.rejects(walk.swipeRight(), /not open/);
});

test('an error names the text that is wrong', needsCore, async () => {
  const bad = '{"aloud": 1,\n"elements": [{"traits": ["buton"]}]}';
  const input = (promise) => promise.then(() => null, (error) => [error.input, error.line]);
  assert.deepEqual(await input(read(bad)), ['source', 2]);
  assert.deepEqual(await input(diff(shop, bad)), ['new', 2]);
  assert.deepEqual(await input(diff(bad, shop, {name: 'new.json'})), ['old', 2]);
  assert.deepEqual(await input(read(shop, {name: 'shop.json', overlays: {'a.overlay.json': '{\n3'}})), ['a.overlay.json', 2]);
  assert.deepEqual(await input(check('app a.json\n\n> start\n', {name: 'a.aloud', apps: {'a.json': bad}})), ['a.json', 2]);
  assert.deepEqual(await input(check('app a.json\n\n> sart\n', {name: 'a.aloud', apps: {'a.json': shop}})), ['a.aloud', 3]);
});

test('a bad dump is an error with its place, and the next call works', needsCore, async () => {
  await assert.rejects(read('{"aloud": 1, "elements": [{"traits": ["buton"]}]}', {name: 'a.json'}), (error) => error.line === 1 && /a\.json:1:\d+: /.test(error.message));
  assert.equal((await read(shop)).stops.length, 3);
});

// MARK: Limits

test('a screen that is too large for the memory is an error with its name, and the next call works', needsCore, async () => {
  await configure({megabytes: 32, seconds: 120});
  const elements = Array.from({length: 60_000}, (_, index) => ({label: `Item ${index}`, traits: ['button']}));
  await assert.rejects(read({aloud: 1, elements}, {name: 'large.json'}), (error) => error.kind === 'crash' && /^large\.json: the core stopped/.test(error.message));
  assert.equal((await read(shop)).stops.length, 3);
  await configure();
});

test('an endless script is an error with its name, and the next call works', needsCore, async () => {
  await configure({seconds: 5});
  const endless = {aloud: 1, elements: [{label: `${'a'.repeat(60)}!`}]};
  const walk = new Walk(shop);
  await walk.start();
  await assert.rejects(check('> start\n[screen changed]\n/^(a+)+$/\n', {app: endless, name: 'evil.aloud'}),
    (error) => error.kind === 'time' && error.message === 'evil.aloud: no answer after 5 s');
  assert.equal((await read(shop)).stops.length, 3);
  await assert.rejects(walk.swipeRight(), /^AloudError: source: this walk has ended/);
  await configure();
});
