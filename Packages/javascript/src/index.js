import {VERSION} from './core.js';
import {Host} from './host.js';
import {put, putApp, requestOf} from './request.js';

export {AloudError} from './errors.js';
export {aloudMatchers} from './matchers.js';

let host = new Host();

/** Changes the limits, or the core, for what is called after this. Open walks end. */
export async function configure(settings) {
  const [old, next] = [host, new Host(settings)];
  host = next;
  await old.close();
}

async function ask(request) { return (await host.call(request)).answer; }

async function askAbout(name, source, options, more) {
  return ask(await put(await requestOf(name, options, more), 'source', source, options.name));
}

/** What VoiceOver says on a screen. */
export function read(source, options = {}) { return askAbout('read', source, options, ['ids', 'explain']); }

/** The problems of a screen or an app. */
export function audit(source, options = {}) { return askAbout('audit', source, options, ['rules', 'questions', 'messages']); }

/** The ids and paths of the stops, in VoiceOver's order. */
export function order(source, options = {}) { return askAbout('order', source, options); }

/** The names that Voice Control knows. */
export function names(source, options = {}) { return askAbout('names', source, options, ['explain']); }

/** The items of Switch Control, with what each costs. */
export function scan(source, options = {}) { return askAbout('scan', source, options, ['explain']); }

/** What it costs a VoiceOver user to get to each stop. */
export function reach(source, options = {}) { return askAbout('reach', source, options, ['fromStop']); }

/** The places of an app from which no gesture of VoiceOver leads on, and the ways into them. */
export function traps(source, options = {}) { return askAbout('reach', source, {...options, traps: true}, ['traps']); }

/** What a VoiceOver user hears on the new screen, instead of the old one. */
export async function diff(older, newer, options = {}) {
  const request = await requestOf('diff', options, ['explain']);
  await put(request, 'old', older);
  await put(request, 'new', newer, options.name);
  return ask(request);
}

/** Performs a script, whatever it expects. */
export function play(script, options = {}) { return perform('play', script, options); }

/** The task of a script with each technology, beside one another. */
export function technologies(script, options = {}) { return perform('play', script, {...options, as: 'all'}); }

/** Performs a script, and compares what happens with what it expects. */
export function check(script, options = {}) { return perform('check', script, options); }

async function perform(name, script, {app, ...options}) {
  const request = await put(await requestOf(name, options, ['app', 'apps', 'cost', ...(name === 'play' ? ['as'] : [])]), 'script', script, options.name);
  return ask(await putApp(request, app, script, ({script, scriptName}) => ask({aloud: VERSION, do: 'heads', script, scriptName})));
}

/** What a script names before its first step: its app, its overlays, and more. */
export async function heads(script, options = {}) {
  return ask(await put(await requestOf('heads', options), 'script', script, options.name));
}

/** A walk through a screen, gesture by gesture. It starts with the first gesture. */
export class Walk {
  #source;
  #options;
  #host = null;
  #opened = null;
  #number = 0;
  #generation = 0;
  #name;

  constructor(source, options = {}) {
    this.#source = source;
    this.#options = options;
    this.#name = options.name;
  }

  /** Opens the screen; the same as the step `start`. A second call gives the same answer. */
  start() { return this.#opened ??= this.#open(); }

  async #open() {
    const request = await put(await requestOf('walk', this.#options), 'source', this.#source, this.#name);
    this.#name = request.sourceName;
    this.#host = host;
    const {answer, generation} = await this.#host.call(request);
    this.#number = answer.walk;
    this.#generation = generation;
    return stepOf(answer);
  }

  /** Performs a step in the words of scripts, such as `rotor "Headings"`. */
  async perform(step) {
    await this.start();
    return stepOf(await this.#ask({do: 'step', step}));
  }

  async close() {
    if (!this.#opened) return;
    await this.#opened;
    await this.#ask({do: 'close'});
  }

  async #ask(request) {
    const named = {sourceName: this.#name ?? 'source'};
    return (await this.#host.call({aloud: VERSION, walk: this.#number, ...named, ...request}, this.#generation)).answer;
  }

  swipeRight() { return this.perform('swipe right'); }
  swipeLeft() { return this.perform('swipe left'); }
  swipeUp() { return this.perform('swipe up'); }
  swipeDown() { return this.perform('swipe down'); }
  doubleTap() { return this.perform('double tap'); }
  scrub() { return this.perform('scrub'); }
  touch(label) { return this.perform(`touch "${label}"`); }
  rotor(option) { return this.perform(`rotor "${option}"`); }
  type(text) { return this.perform(`type "${text}"`); }
  wait(seconds) { return this.perform(`wait ${seconds}s`); }
}

function stepOf({events, cursor}) {
  const said = events.filter((event) => event.event === 'utterance').map((event) => event.text);
  return {text: said.join(', '), events, cursor};
}
