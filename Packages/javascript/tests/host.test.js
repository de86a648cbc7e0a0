import assert from 'node:assert/strict';
import {test} from 'node:test';
import {AloudError} from '../src/errors.js';
import {Host} from '../src/host.js';
import {withMemoryLimit} from '../src/memory.js';
import {fakeCore} from './support/fakeCore.js';

const core = fakeCore();
const ask = (name, more = {}) => ({aloud: 1, do: name, ...more});
const kind = (kind) => (error) => error instanceof AloudError && error.kind === kind;

test('requests are answered in order', async (t) => {
  const host = new Host({core});
  t.after(() => host.close());
  const replies = await Promise.all(['read', 'audit', 'order'].map((name) => host.call(ask(name))));
  assert.deepEqual(replies, Array(3).fill({answer: {aloud: 1}, generation: 1}));
});

test('an error names the input and the place in it', async (t) => {
  const host = new Host({core});
  t.after(() => host.close());
  await assert.rejects(host.call(ask('error', {sourceName: 'a (b).json'})), (error) => {
    assert.deepEqual([error.kind, error.message, error.input, error.line, error.column], ['request', 'a (b).json:2:3: bad', 'a (b).json', 2, 3]);
    return true;
  });
  assert.equal((await host.call(ask('read'))).generation, 1);
});

for (const thread of [true, false]) {
  test(`after a trap, the next request works (${thread ? 'in a thread' : 'without a thread'})`, async (t) => {
    const host = new Host({core, thread});
    t.after(() => host.close());
    await host.call(ask('read'));
    await assert.rejects(host.call(ask('trap', {sourceName: 'evil.xml'})), (error) => {
      assert.equal(error.kind, 'crash');
      assert.match(error.message, /^evil\.xml: the core stopped \(/);
      return true;
    });
    assert.deepEqual(await host.call(ask('read')), {answer: {aloud: 1}, generation: 2});
  });

  test(`memory is limited (${thread ? 'in a thread' : 'without a thread'})`, async (t) => {
    const narrow = new Host({core, thread, megabytes: 100});
    const wide = new Host({core, thread, megabytes: 256});
    t.after(async () => { await Promise.all([narrow.close(), wide.close()]); });
    await assert.rejects(narrow.call(ask('memory')), kind('crash'));
    assert.deepEqual((await narrow.call(ask('read'))).answer, {aloud: 1});
    assert.deepEqual((await wide.call(ask('memory'))).answer, {aloud: 1});
  });
}

test('time is limited, and what waits is answered', async (t) => {
  const host = new Host({core, seconds: 5});
  t.after(() => host.close());
  const endless = host.call(ask('loop', {sourceName: 'evil.json'}));
  const next = host.call(ask('read'));
  await assert.rejects(endless, (error) => error.kind === 'time' && error.message === 'evil.json: no answer after 5 s');
  assert.deepEqual(await next, {answer: {aloud: 1}, generation: 2});
});

test('an answer that waits is taken, however late this thread looks for it', async (t) => {
  const host = new Host({core, seconds: 1});
  t.after(() => host.close());
  await host.call(ask('read'));
  const reply = host.call(ask('read'));
  // The request is on its way when the thread is blocked.
  await new Promise((done) => { setImmediate(done); });
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
  assert.deepEqual((await reply).answer, {aloud: 1});
});

test('what is open ends with the core', async (t) => {
  const host = new Host({core});
  t.after(() => host.close());
  const {generation} = await host.call(ask('walk'));
  await host.call(ask('step'), generation);
  await assert.rejects(host.call(ask('trap')), kind('crash'));
  await assert.rejects(host.call(ask('step'), generation), /this walk has ended/);
  await host.call(ask('walk'));
  await assert.rejects(host.call(ask('step'), generation), /this walk has ended/);
});

test('a closed host starts again', async (t) => {
  const host = new Host({core});
  t.after(() => host.close());
  await host.call(ask('read'));
  await host.close();
  assert.equal((await host.call(ask('read'))).generation, 2);
});

test('bad settings and bad cores are told', async () => {
  assert.throws(() => new Host({megabyte: 3}), /there is no setting megabyte; there are megabytes/);
  assert.throws(() => new Host({megabytes: 0}), /megabytes is/);
  assert.throws(() => new Host({seconds: Number.NaN}), /seconds is/);
  await assert.rejects(new Host({core: '/nowhere/aloud.wasm'}).call(ask('read')), kind('core'));
  await assert.rejects(new Host({core: Uint8Array.of(1, 2, 3)}).call(ask('read')), /no module of WebAssembly/);
  await assert.rejects(new Host({core, megabytes: 0.1}).call(ask('read')), (error) => error.kind === 'core' && /needs 1 MB to start/.test(error.message));
});

test('the limit replaces that of a module, and is not under its minimum', () => {
  const once = withMemoryLimit(core, 1000);
  assert.ok(WebAssembly.validate(once));
  assert.deepEqual(withMemoryLimit(withMemoryLimit(core, 5), 1000), once);
  // The limit of our own core has three bytes, and is written over.
  const [large, small] = [withMemoryLimit(core, 65536), withMemoryLimit(core, 20_000)];
  assert.equal(withMemoryLimit(large, 20_000, true), large);
  assert.deepEqual(large, small);
  assert.equal(withMemoryLimit(large, 5, true), large);
  assert.ok(WebAssembly.validate(large) && withMemoryLimit(core, 5, true) !== core);
  assert.throws(() => withMemoryLimit(core, 3), RangeError);
  assert.throws(() => withMemoryLimit(core.slice(0, 30), 1000), TypeError);
});
