// The package in a real browser: modules from a server of this machine, the core in a worker.

import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {test} from 'node:test';
import {read} from '../src/index.js';
import {fakeCore} from './support/fakeCore.js';
import {browser as part, core, fixtures, needs} from './support/parts.js';

test('it reads in a browser as in Node, with its limits', needs(part, core), async (t) => {
  const server = createServer(async (request, response) => {
    const send = (type, content) => response.writeHead(200, {'content-type': type}).end(content);
    if (request.url === '/') return send('text/html', '<title>Test</title>');
    if (request.url === '/core/aloud.wasm') return send('application/wasm', await readFile(core.path));
    if (request.url === '/fake.wasm') return send('application/wasm', Buffer.from(fakeCore()));
    const name = /^\/src\/(\w+\.js)$/.exec(request.url)?.[1];
    if (name) return send('text/javascript', await readFile(new URL(`../src/${name}`, import.meta.url)));
    return response.writeHead(404).end();
  });
  await new Promise((done) => { server.listen(0, '127.0.0.1', done); });
  t.after(() => server.close());
  const browser = await part.launch();
  t.after(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const source = await readFile(new URL('Dumps/wda-settings.xml', fixtures), 'utf8');
  const expected = await read(source);
  for (const thread of [true, false]) {
    const answers = await page.evaluate(async ([thread, source]) => {
      const {configure, read} = await import('/src/index.js');
      await configure({thread});
      const {Host} = await import('/src/host.js');
      const host = new Host({thread, seconds: 5, core: '/fake.wasm'});
      const kind = (name) => host.call({aloud: 1, do: name, sourceName: 'x'}).then((reply) => reply.generation, (error) => error.kind);
      const kinds = [await kind('read'), await kind('trap'), await kind('read'), await kind('error')];
      if (thread) kinds.push(await kind('loop'), await kind('read'));
      return [await read(source), kinds];
    }, [thread, source]);
    assert.deepEqual(answers, [expected, [1, 'crash', 2, 'request', ...(thread ? ['time', 3] : [])]]);
  }
});
