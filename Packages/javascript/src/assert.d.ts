import type {MatchOptions} from './matchers.js';

/**
 * Fails with an `AssertionError` unless VoiceOver says these stops, in order: a text is exact, a regular expression matches
 * somewhere, `'...'` stands for any stops. The source is as `read` takes it, a reading, or a page of Playwright.
 */
export declare function assertReads(source: any, expected: ReadonlyArray<string | RegExp>, options?: MatchOptions): Promise<void>;

/** Fails unless VoiceOver says what a file has: one stop on each line. `ALOUD_UPDATE=1` writes the file. */
export declare function assertReadsAs(source: any, file: string | URL, options?: MatchOptions): Promise<void>;
