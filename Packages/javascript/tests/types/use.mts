// Compiled by a test: what users write, and what the types must refuse.
import {AloudError, Walk, aloudMatchers, audit, check, configure, diff, heads, names, order, play, reach, read, scan} from 'aloud-voiceover';
import type {AloudMatchers, Reading} from 'aloud-voiceover';
import {assertReads, assertReadsAs} from 'aloud-voiceover/assert';
import * as pages from 'aloud-voiceover/playwright';
import type {PageLike} from 'aloud-voiceover/playwright';

export async function use(page: PageLike): Promise<string> {
  const reading: Reading = await read('…', {language: 'ko', ios: 18, settings: {hints: false}, overlays: {'a.json': {}}});
  const text: string = reading.stops[0].text;
  const id: string | null = reading.stops[0].id;
  await read(new URL('file:///a.json'), {explain: true});
  await read(new Uint8Array());
  const severity: string = (await audit({aloud: 1}, {messages: 'ko'})).findings[0].severity;
  const paths: string[] = (await order('')).stops.map((stop) => stop.path);
  const presses: number = (await scan('')).items[0].presses;
  const flicks: number | null = (await reach('', {fromStop: 'a'})).stops[0].flicks;
  const gestures: number | undefined = (await play('', {cost: true})).cost?.gestures;
  const said: string[] = (await names('')).items[0].names;
  const changed: string | null = (await diff('', '', {explain: true})).changes[0].new;
  const isPassed: boolean = (await check('', {apps: {'a.json': ''}})).result === 'passed';
  const overlays: string[] = (await heads('', {name: 'a.aloud'})).with;
  await check(new URL('file:///a.aloud'), {app: {aloud: 1}});
  const time: number = (await play('')).events[0].time;
  const walk = new Walk('');
  const heard: string = (await walk.swipeRight()).text;
  await configure({megabytes: 64, seconds: 2, thread: false});
  const pageReading: Reading = await pages.read(page, {screen: 'a'});
  const error = new AloudError('a', {line: 1});
  const matched: {pass: boolean} = await aloudMatchers.toRead.call({}, page, ['a', /b/]);
  const matchers = null as unknown as AloudMatchers;
  await matchers.toReadAs('shop', {language: 'ko', timeout: 100});

  await assertReads(reading, ['a', /b/], {timeout: 1});
  await assertReadsAs('', new URL('file:///a.txt'), {language: 'ko'});
  // @ts-expect-error
  await audit('', {ios: 18});

  // @ts-expect-error
  await read('', {langage: 'ko'});
  // @ts-expect-error
  await read(1);
  // @ts-expect-error
  reading.stops[0].txt;
  // @ts-expect-error
  await matchers.toRead('a');
  // @ts-expect-error
  await configure({megabyte: 1});

  return [text, id, severity, paths, presses, said, changed, isPassed, time, heard, pageReading, error.kind, error.reason, overlays, matched].join();
}
