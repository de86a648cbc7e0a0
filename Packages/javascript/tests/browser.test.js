// The package in a real browser: modules from a server of this machine, the core in a worker.

import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {test} from 'node:test';
import {launch, needsBrowser} from './support/browser.js';
import {fakeCore} from './support/fakeCore.js';

test('it works in a browser, with its limits', needsBrowser, async (t) => {
  const server = createServer(async (request, response) => {
    const send = (type, content) => response.writeHead(200, {'content-type': type}).end(content);
    if (request.url === '/') return send('text/html', '<title>Test</title>');
    if (request.url === '/core/aloud.wasm') return send('application/wasm', Buffer.from(fakeCore()));
    const name = /^\/src\/(\w+\.js)$/.exec(request.url)?.[1];
    if (name) return send('text/javascript', await readFile(new URL(`../src/${name}`, import.meta.url)));
    return response.writeHead(404).end();
  });
  await new Promise((done) => { server.listen(0, '127.0.0.1', done); });
  t.after(() => server.close());
  const browser = await launch();
  t.after(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  for (const thread of [true, false]) {
    const answers = await page.evaluate(async (thread) => {
      const {configure, read} = await import('/src/index.js');
      await configure({thread});
      const {Host} = await import('/src/host.js');
      const host = new Host({thread, seconds: 5});
      const kind = (name) => host.call({aloud: 1, do: name, sourceName: 'x'}).then((reply) => reply.generation, (error) => error.kind);
      const kinds = [await kind('read'), await kind('trap'), await kind('read'), await kind('error')];
      if (thread) kinds.push(await kind('loop'), await kind('read'));
      return [await read('{}'), kinds];
    }, thread);
    assert.deepEqual(answers, [{aloud: 1}, [1, 'crash', 2, 'request', ...(thread ? ['time', 3] : [])]]);
  }
});
