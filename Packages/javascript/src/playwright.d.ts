import type {Audit, AuditOptions, ReadOptions, Reading, ScreenOptions, Walk} from './index.js';

/** What this module needs of a page of Playwright; `Page` of any of its packages fits. */
export interface PageLike {
  url(): string;
  isClosed(): boolean;
  viewportSize(): {width: number; height: number} | null;
  context(): any;
  locator(selector: string): any;
}

/** What VoiceOver says on a page. */
export declare function read(page: PageLike, options?: ReadOptions): Promise<Reading>;
/** The problems of a page. */
export declare function audit(page: PageLike, options?: AuditOptions): Promise<Audit>;
/** A walk through a page as it is now. */
export declare function walk(page: PageLike, options?: ScreenOptions): Promise<Walk>;
/** The page in a form that can be read later, by this package or by `aloud read`. */
export declare function dump(page: PageLike): Promise<string>;
