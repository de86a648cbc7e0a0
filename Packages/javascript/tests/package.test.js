import assert from 'node:assert/strict';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {test} from 'node:test';

const root = new URL('../', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

test('every export has a file and types, and nothing else is needed', () => {
  for (const target of Object.values(manifest.exports)) {
    for (const path of typeof target === 'string' ? [target] : Object.values(target)) {
      if (path.endsWith('.wasm')) continue;
      assert.ok(existsSync(new URL(path, root)), path);
    }
  }
  assert.equal(manifest.dependencies, undefined);
  for (const file of readdirSync(new URL('src/', root)).filter((file) => file.endsWith('.js'))) {
    const text = readFileSync(new URL(`src/${file}`, root), 'utf8');
    for (const [, name] of text.matchAll(/^(?:import|export) .*from '([^']+)'/gm)) assert.match(name, /^\.\//, `${file} imports ${name}`);
  }
});

test('the modules export what the types declare', async () => {
  for (const name of ['index', 'assert', 'matchers', 'playwright']) {
    const declared = [...readFileSync(new URL(`src/${name}.d.ts`, root), 'utf8')
      .matchAll(/^export (?:declare (?:async )?(?:function|class|const) (\w+)|\{(\w+)\} from)/gm)].map(([, one, other]) => one ?? other);
    const module = await import(`../src/${name}.js`);
    const internal = ['STYLES'];
    assert.deepEqual(Object.keys(module).filter((key) => !internal.includes(key)).sort(), declared.sort(), name);
  }
});

test('nothing of Node is loaded before it is needed, so that browsers can load the modules', () => {
  for (const file of readdirSync(new URL('src/', root)).filter((file) => file.endsWith('.js'))) {
    assert.doesNotMatch(readFileSync(new URL(`src/${file}`, root), 'utf8'), /^import .*'node:/m, file);
  }
});
