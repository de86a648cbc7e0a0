import type {ReadOptions} from './index.js';

export interface MatchOptions extends ReadOptions {
  /** How long a page is read again until it fits, in milliseconds. The runner's own limit by default. */
  timeout?: number;
}

export interface SnapshotOptions extends MatchOptions {
  /** A path in place of the one beside the test. */
  file?: string | URL;
}

export interface MatcherResult {
  pass: boolean;
  message: () => string;
}

/**
 * For `expect.extend` of Playwright Test, Vitest and Jest. What is given to `expect` is a page of Playwright, a source as
 * `read` takes it, or a reading.
 */
export declare const aloudMatchers: {
  /** All stops, in order: a text is exact, a regular expression matches somewhere, `'...'` stands for any stops. */
  toRead(this: any, received: any, expected: ReadonlyArray<string | RegExp>, options?: MatchOptions): Promise<MatcherResult>;
  /** All stops, in order, as in a text file beside the test. */
  toReadAs(this: any, received: any, name: string, options?: SnapshotOptions): Promise<MatcherResult>;
};

/** What `expect` has after `expect.extend(aloudMatchers)`. README has the lines that tell Vitest and Jest. */
export interface AloudMatchers<Result = Promise<void>> {
  toRead(expected: ReadonlyArray<string | RegExp>, options?: MatchOptions): Result;
  toReadAs(name: string, options?: SnapshotOptions): Result;
}
