// For Vitest: npx vitest run settings.test.mjs (Jest: see README)
import {readFile} from 'node:fs/promises';
import {aloudMatchers} from 'aloud-voiceover';
import {expect, test} from 'vitest';

expect.extend(aloudMatchers);

test('the screen reads as before', async () => {
  const dump = await readFile(new URL('settings.xml', import.meta.url), 'utf8');
  await expect(dump).toReadAs('settings', {language: 'en'});
});
