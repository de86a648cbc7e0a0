import {AloudError} from './errors.js';
import * as aloud from './index.js';

/** The style properties that importers need. `BrowserPage` in AloudBrowser has the same; a test compares them. */
export const STYLES = ['display', 'visibility', 'list-style-type', 'list-style-image', 'text-transform'];

/** What VoiceOver says on a page of Playwright. */
export async function read(page, options = {}) { return aloud.read(...await sourceOf(page, options)); }

/** The problems of a page. */
export async function audit(page, options = {}) { return aloud.audit(...await sourceOf(page, options)); }

/** A walk through a page as it is now. */
export async function walk(page, options = {}) { return new aloud.Walk(...await sourceOf(page, options)); }

async function sourceOf(page, options) {
  return [await dump(page), {name: options.name ?? page.url(), ...options}];
}

/**
 * The page in a form that can be read later, by this package or by `aloud read`.
 *
 * In Chromium it is what `aloud dump` takes: the accessibility trees of the frames, and a snapshot of the documents. Other
 * browsers have no such interface; they give an ARIA snapshot, whose readings have a warning.
 *
 * @param page a page of Playwright
 * @returns {Promise<string>}
 */
export async function dump(page) {
  const session = await sessionOf(page);
  if (!session) return page.locator(':root').ariaSnapshot();
  try {
    for (let turn = 0; turn < 5; turn += 1) {
      try {
        const before = await session.send('Page.getFrameTree');
        const text = await dumpOnce(page, session, before.frameTree);
        const after = await session.send('Page.getFrameTree');
        if (after.frameTree.frame.loaderId === before.frameTree.frame.loaderId) return text;
      } catch (error) {
        // A frame was removed meanwhile, or the page went elsewhere.
        if (page.isClosed() || turn === 4) throw new AloudError(`the page cannot be read (${error.message})`, {input: page.url(), cause: error});
      }
      await new Promise((done) => { setTimeout(done, 500); });
    }
    throw new AloudError('the page keeps navigating to other pages, so it cannot be read', {input: page.url()});
  } finally {
    await session.detach().catch(() => {});
  }
}

async function sessionOf(page) {
  const name = page.context().browser()?.browserType().name();
  if (name && name !== 'chromium') return null;
  try {
    return await page.context().newCDPSession(page);
  } catch (error) {
    if (/Chromium/i.test(error.message)) return null;
    throw error;
  }
}

async function dumpOnce(page, session, tree) {
  const frames = framesOf(tree);
  const [snapshot, ...trees] = await Promise.all([
    session.send('DOMSnapshot.captureSnapshot', {computedStyles: STYLES}),
    ...frames.map((frameId) => session.send('Accessibility.getFullAXTree', {frameId})),
  ]);
  const {executionContextId: contextId} = await session.send('Page.createIsolatedWorld', {frameId: tree.frame.id, worldName: 'aloud'});
  // A form can hide `document.title`.
  const title = await session.send('Runtime.evaluate', {expression: "Reflect.get(Document.prototype, 'title', document)", contextId});
  const {cssLayoutViewport: view} = await session.send('Page.getLayoutMetrics');
  const size = page.viewportSize() ?? {width: view.clientWidth, height: view.clientHeight};
  return JSON.stringify({
    accessibility: {nodes: trees.flatMap(({nodes}) => nodes)},
    snapshot,
    page: {
      url: tree.frame.url + (tree.frame.urlFragment ?? ''), title: title.result?.value ?? '', size: [size.width, size.height],
      browser: `Chrome/${page.context().browser()?.version() ?? ''}`,
      // Two dumps with the same mark are of the same document, so that their nodes can be compared.
      session: tree.frame.loaderId,
    },
  });
}

/** The ids of the frames, that of the page first. */
function framesOf({frame, childFrames = []}) { return [frame.id, ...childFrames.flatMap(framesOf)]; }
