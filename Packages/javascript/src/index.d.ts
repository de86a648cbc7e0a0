export {aloudMatchers} from './matchers.js';
export type {AloudMatchers, MatchOptions, MatcherResult, SnapshotOptions} from './matchers.js';

/** A screen document, a dump, an overlay or a script: its text, its bytes, a document as an object, or the URL of a file (Node). */
export type Source = string | Uint8Array | URL | object;

export interface ScreenOptions {
  /** The language of VoiceOver, such as `ko`. Without it, the source decides. */
  language?: string;
  /** Leaves out what came after this version of iOS. */
  ios?: string | number;
  /** The format of the source; without it, it is detected. */
  format?: string;
  /** One of several screens of a document. */
  screen?: string;
  profile?: 'voiceover' | 'snapshot';
  style?: 'commas' | 'sentences';
  /** Settings of VoiceOver: `{hints: false}`. */
  settings?: Record<string, string | number | boolean>;
  /** Overlays by name; they apply in order. */
  overlays?: Record<string, Source>;
  /** The further screens that overlays name. */
  screens?: Record<string, Source>;
  /** What to call the source in errors. */
  name?: string;
}

export interface ReadOptions extends ScreenOptions {
  /** Adds the path and the place of each stop. */
  ids?: boolean;
  /** Adds the evidence for each part. */
  explain?: boolean;
}

export interface Place {
  line: number;
  column: number;
  path?: string;
  id?: string;
}

/** A part of an utterance, with the rule that produced it. */
export interface Part {
  part: string;
  text: string;
  language?: string;
  rule: string;
  /** With `explain`: the path of the element that the part is about. */
  of?: string;
  summary?: string;
  certainty?: string;
  source?: string;
}

export interface LeftOut {
  text: string;
  rule: string;
}

/** An element that the VoiceOver cursor lands on. */
export interface Stop {
  id: string | null;
  /** All that VoiceOver says. */
  text: string;
  description: string;
  cues: string[];
  hint: string | null;
  parts: Part[];
  /** x, y, width and height, in points. */
  frame: [number, number, number, number] | null;
  activationPoint: [number, number] | null;
  actions: {name: string}[];
  content: {label: string; value: string; importance: string}[];
  rotors: {name: string; results?: string[]}[];
  /** For a web page: the ids of its nodes in the browser. */
  nodes?: number[];
  selector?: string;
  /** What VoiceOver says when the cursor comes from the next stop, or from elsewhere, where it is not `text`. */
  previous?: string;
  jump?: string;
  path?: string;
  place?: Place;
  inferred?: string[];
  leftOut?: LeftOut[];
  visitors?: {technologies: string[]; responds: boolean; rule: string; summary: string; certainty: string; source: string}[];
}

export interface Reading {
  aloud: 1;
  screen: string | null;
  language: string;
  profile: string;
  warnings?: string[];
  leftOut?: LeftOut[];
  stops: Stop[];
}

/** An audit checks all screens, under the newest iOS and the default settings. */
export interface AuditOptions extends Omit<ScreenOptions, 'ios' | 'settings' | 'screen' | 'profile' | 'style'> {
  /** Only these rules. */
  rules?: string[];
  /** Adds the questions that only a person can answer. */
  questions?: boolean;
  /** The language of the messages. */
  messages?: 'en' | 'ko';
}

export interface Finding {
  rule: string;
  severity: string;
  message: string;
  [member: string]: unknown;
}

export interface Audit {
  aloud: 1;
  file: string;
  findings: Finding[];
  questions?: {rule: string; question: string; references: string[]; about: {id: string | null; path: string; utterance: string | null}[]}[];
  ignored?: {rule: string; id: string | null; path: string; why: string}[];
}

export interface Order {
  aloud: 1;
  screen: string | null;
  stops: {id: string | null; path: string}[];
}

export interface PassedOver {
  id: string | null;
  name: string;
  rule: string;
  certainty: string;
}

export interface Names {
  aloud: 1;
  screen: string | null;
  language: string;
  items: {number: number; id: string | null; names: string[]; source: string; isShared: boolean}[];
  commands: {command: string; phrases: string[]}[];
  passedOver?: PassedOver[];
}

export interface Scan {
  aloud: 1;
  screen: string | null;
  language: string;
  items: {id: string | null; name: string; group: boolean; depth: number; presses: number; seconds: number | null}[];
  passedOver?: PassedOver[];
}

export interface Reach {
  aloud: 1;
  screen: string | null;
  /** The words of the stop where the ways begin; null if that is no stop. */
  from: string | null;
  /** `flicks` alone, and the fewest `gestures`: null where nothing leads there. `touch` and `way` are steps of a script. */
  stops: {
    id: string | null; words: string; flicks: number | null; gestures: number | null; touch: string | null;
    seconds: {swift: number; patient: number} | null; way: {step: string; times: number}[] | null;
  }[];
}

/** The places of an app from which no gesture leads on. */
export interface Traps {
  aloud: 1;
  screen: string | null;
  /** False for a document that does not tell what its elements do: then no traps prove nothing. */
  behaviors: boolean;
  /** How many states of the app were looked at. If the limit was reached, `complete` is false. */
  states: number;
  complete: boolean;
  /** `way` has the steps of a script that lead into the trap after `start`. */
  traps: {
    kind: 'dead end' | 'loop' | 'layer' | 'thrown cursor'; screen: string | null; id: string | null; path: string;
    message: string; way: {step: string; times: number}[]; place?: Place;
  }[];
}

/** What a task costs, since its last step `start`. Gestures take no time. */
export interface Cost {
  gestures: number;
  seconds: number;
  wordsHeard: number;
  wordsCutOff: number;
  announcementsLost: number;
  jumps: number;
  deadEnds: number;
}

export interface Change {
  change: string;
  old?: string | null;
  new: string | null;
  path: string;
  beside?: string;
  politeness?: string;
  selector?: string | null;
  parts?: {gone: Part[]; new: Part[]};
}

export interface Difference {
  aloud: 1;
  changes: Change[];
}

export interface ScriptOptions extends ScreenOptions {
  /** The app, for a script that names none. */
  app?: Source;
  /** The app and the overlays that the script names, by path. For a script in a file, those that are missing are read from disk. */
  apps?: Record<string, Source>;
  /** Adds what the task costs. */
  cost?: boolean;
}

export interface PlayOptions extends ScriptOptions {
  /** Performs the task by its goals with another technology. If it does not reach a goal, `error` has the reason. */
  as?: 'keyboard' | 'switch' | 'voice';
}

/** A task with each technology. The core has no braille. */
export interface Technologies {
  aloud: 1;
  technologies: {
    technology: 'voiceover' | 'keyboard' | 'switch' | 'voice' | 'braille';
    /** False if the task cannot be finished; `problem` has the reason. */
    reached: boolean; gestures?: number; seconds?: number; problem?: string;
    /** What the task activates, changes, types and reads. A goal that is not reached has no `gestures`. */
    goals: {line: number; step: string; element?: string; gestures?: number}[];
  }[];
}

/** What a script names before its first step. */
export interface Heads {
  aloud: 1;
  app: string | null;
  /** The overlays. */
  with: string[];
  language: string | null;
  screen: string | null;
  /** The command of a server. `play` and `check` refuse a script with one. */
  serve: string | null;
}

export interface Event {
  /** In seconds. */
  time: number;
  line: number;
  step: string;
  event: string;
  text: string | null;
  parts: Part[];
  id: string | null;
  origin: string | null;
  priority: string | null;
  reason?: string;
  [member: string]: unknown;
}

export interface Play {
  aloud: 1;
  events: Event[];
  error: string | null;
  cost?: Cost;
}

export interface Check {
  aloud: 1;
  script: string;
  result: 'passed' | 'failed' | 'error';
  failures: {line: number; step: string; diff: string[]; note: string | null}[];
  error: string | null;
  cost?: Cost;
}

/** What VoiceOver says on a screen. @throws {AloudError} */
export declare function read(source: Source, options?: ReadOptions): Promise<Reading>;
/** The problems of a screen or an app. @throws {AloudError} */
export declare function audit(source: Source, options?: AuditOptions): Promise<Audit>;
/** What a VoiceOver user hears on the new screen, instead of the old one. @throws {AloudError} */
export declare function diff(older: Source, newer: Source, options?: ScreenOptions & {explain?: boolean}): Promise<Difference>;
/** The ids and paths of the stops, in VoiceOver's order. @throws {AloudError} */
export declare function order(source: Source, options?: ScreenOptions): Promise<Order>;
/** The names that Voice Control knows. @throws {AloudError} */
export declare function names(source: Source, options?: ScreenOptions & {explain?: boolean}): Promise<Names>;
/** The items of Switch Control, with what each costs. @throws {AloudError} */
export declare function scan(source: Source, options?: ScreenOptions & {explain?: boolean}): Promise<Scan>;
/** What it costs a VoiceOver user to get to each stop; `fromStop` begins at the first stop that says this. @throws {AloudError} */
export declare function reach(source: Source, options?: ScreenOptions & {fromStop?: string}): Promise<Reach>;
/** The places of an app from which no gesture of VoiceOver leads on, and the ways into them. @throws {AloudError} */
export declare function traps(source: Source, options?: ScreenOptions): Promise<Traps>;
/** Performs a script, whatever it expects. @throws {AloudError} */
export declare function play(script: Source, options?: PlayOptions): Promise<Play>;
/** The task of a script with each technology, beside one another. @throws {AloudError} */
export declare function technologies(script: Source, options?: ScriptOptions): Promise<Technologies>;
/** Performs a script, and compares what happens with what it expects. @throws {AloudError} */
export declare function check(script: Source, options?: ScriptOptions): Promise<Check>;
/** What a script names before its first step. @throws {AloudError} */
export declare function heads(script: Source, options?: {name?: string}): Promise<Heads>;

export interface Step {
  /** What VoiceOver said. */
  text: string;
  events: Event[];
  /** The stop with the cursor; `rank` is from 1. */
  cursor: {rank: number; count: number; id: string | null; text: string} | null;
}

/** A walk through a screen, gesture by gesture. It starts with the first gesture. */
export declare class Walk {
  constructor(source: Source, options?: ScreenOptions);
  /** Opens the screen. A second call gives the same answer. */
  start(): Promise<Step>;
  /** Performs a step in the words of scripts, such as `rotor "Headings"`. */
  perform(step: string): Promise<Step>;
  swipeRight(): Promise<Step>;
  swipeLeft(): Promise<Step>;
  swipeUp(): Promise<Step>;
  swipeDown(): Promise<Step>;
  doubleTap(): Promise<Step>;
  /** Two fingers draw a Z: goes back, or dismisses. */
  scrub(): Promise<Step>;
  touch(label: string): Promise<Step>;
  rotor(option: string): Promise<Step>;
  type(text: string): Promise<Step>;
  wait(seconds: number): Promise<Step>;
  /** Frees the walk. */
  close(): Promise<void>;
}

export interface Settings {
  /** The most memory that the core may take; 256 by default. */
  megabytes?: number;
  /** The longest time for an answer; 10 by default. */
  seconds?: number;
  /** False runs the core in this thread, where time has no limit. */
  thread?: boolean;
  /** The core, if it is not the one of this package: its bytes, or where it is. */
  core?: Uint8Array | ArrayBuffer | string | URL | null;
}

/** Changes the limits, or the core, for what is called after this. Open walks end. */
export declare function configure(settings?: Settings): Promise<void>;

/** A request that cannot be carried out. */
export declare class AloudError extends Error {
  constructor(reason: string, about?: {kind?: string; input?: string; line?: number; column?: number; cause?: unknown});
  /** What is wrong, without the input and the place. */
  reason: string;
  /** `request` for a bad input or option, `crash` and `time` beyond a limit, `core` when there is none that fits. */
  kind: 'request' | 'crash' | 'time' | 'core';
  /** The name of the text that is wrong, such as `a.json`, or the name of the argument, such as `source`. */
  input?: string;
  /** From 1, in that text. */
  line?: number;
  column?: number;
}
