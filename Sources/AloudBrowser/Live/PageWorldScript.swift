/// The script in a live page's own world. It makes times and random numbers reproducible.
///
/// The browser still runs the timers; the script only records their times. Rendering follows the real clock, so
/// functions that wait for a frame wait for a time of the page's clock instead.
enum PageWorldScript {
  static let pageScript = BrowserPage.PageScript(source: source, world: nil)

  /// Asks the page for the time until its next timer, in milliseconds (-1 for none), and for letters that describe its
  /// features:
  ///
  /// - `w`: it has workers, whose timers are not known.
  /// - `o`: it has observers or dialogs, which are notified when a frame is rendered.
  /// - `i`: it has elements whose semantics are not in attributes.
  /// - `p`: it has called `print()`.
  /// - `e`: it has done something that no element shows, such as playing a sound, copying or drawing on a canvas.
  static let question = "globalThis[Symbol.for('aloud')]?.()"

  private static let source = """
    (() => {
      const mark = Symbol.for('aloud');
      if (globalThis[mark]) return;
      const flags = new Set();

      // Chance.
      let seed = 1;
      const random = () => {
        seed = (seed + 0x6D2B79F5) | 0;
        let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
      };
      Math.random = function random_() { return random(); };
      if (globalThis.Crypto) {
        Crypto.prototype.getRandomValues = function getRandomValues(array) {
          const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
          for (let index = 0; index < bytes.length; index++) bytes[index] = random() * 256;
          return array;
        };
        if (Crypto.prototype.randomUUID) Crypto.prototype.randomUUID = function randomUUID() {
          const digits = Array.from({length: 32}, () => Math.floor(random() * 16));
          digits[12] = 4;
          digits[16] = 8 + digits[16] % 4;
          const text = digits.map(digit => digit.toString(16)).join('');
          return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-');
        };
      }

      // Timers, and when they are due.
      const now = performance.now.bind(performance);
      const native = {
        setTimeout: setTimeout.bind(window), setInterval: setInterval.bind(window),
        clearTimeout: clearTimeout.bind(window), clearInterval: clearInterval.bind(window),
      };
      const due = new Map();
      const delayed = delay => Math.max(0, Number(delay) || 0);
      window.setTimeout = function setTimeout(handler, delay, ...values) {
        let id;
        const run = typeof handler !== 'function' ? handler : function () {
          due.delete(id);
          return handler.apply(this, arguments);
        };
        id = native.setTimeout(run, delay, ...values);
        due.set(id, now() + delayed(delay));
        return id;
      };
      window.setInterval = function setInterval(handler, delay, ...values) {
        let id;
        const step = Math.max(delayed(delay), 1);
        const run = typeof handler !== 'function' ? handler : function () {
          if (due.has(id)) due.set(id, now() + step);
          return handler.apply(this, arguments);
        };
        id = native.setInterval(run, delay, ...values);
        due.set(id, now() + step);
        return id;
      };
      window.clearTimeout = function clearTimeout(id) { due.delete(id); native.clearTimeout(id); };
      window.clearInterval = function clearInterval(id) { due.delete(id); native.clearInterval(id); };

      // Frames of the screen, 60 a second.
      const frame = 1000 / 60;
      window.requestAnimationFrame = function requestAnimationFrame(handler) {
        return window.setTimeout(() => handler(now()), Math.ceil(frame - now() % frame));
      };
      window.cancelAnimationFrame = id => window.clearTimeout(id);
      window.requestIdleCallback = function requestIdleCallback(handler) {
        return window.setTimeout(() => handler({didTimeout: false, timeRemaining: () => 50}), 1);
      };
      window.cancelIdleCallback = id => window.clearTimeout(id);

      // What we must know of.
      const watched = (name, flag) => {
        const Native = globalThis[name];
        if (!Native) return;
        globalThis[name] = class extends Native {
          constructor(...values) {
            super(...values);
            flags.add(flag);
          }
        };
        Object.defineProperty(globalThis[name], 'name', {value: name});
      };
      watched('Worker', 'w');
      watched('SharedWorker', 'w');
      watched('IntersectionObserver', 'o');
      watched('ResizeObserver', 'o');
      if (HTMLElement.prototype.attachInternals) {
        const attach = HTMLElement.prototype.attachInternals;
        HTMLElement.prototype.attachInternals = function attachInternals() {
          flags.add('i');
          return attach.call(this);
        };
      }
      window.print = () => { flags.add('p'); };
      const marked = (Kind, flag, ...names) => {
        for (const name of names) {
          const native = Kind?.prototype?.[name];
          if (!native) continue;
          Kind.prototype[name] = {[name](...values) {
            flags.add(flag);
            return native.apply(this, values);
          }}[name];
        }
      };
      marked(globalThis.HTMLMediaElement, 'e', 'play', 'pause');
      marked(globalThis.BaseAudioContext, 'e', 'createBufferSource', 'createOscillator');
      marked(globalThis.SpeechSynthesis, 'e', 'speak', 'cancel');
      marked(globalThis.HTMLCanvasElement, 'e', 'getContext');
      marked(globalThis.Clipboard, 'e', 'write', 'writeText');
      marked(globalThis.Navigator, 'e', 'share', 'vibrate');
      marked(globalThis.Element, 'e', 'requestFullscreen', 'scrollTo', 'scrollBy', 'scrollIntoView');
      marked(globalThis.Document, 'e', 'execCommand', 'exitFullscreen');
      marked(globalThis.Storage, 'e', 'setItem', 'removeItem', 'clear');
      marked(globalThis.History, 'e', 'back', 'forward', 'go');
      marked(globalThis.WebSocket, 'e', 'send');

      // A dialog's `close` comes with a frame. Dialogs may open and close without a script, too.
      marked(globalThis.HTMLDialogElement, 'o', 'show', 'showModal');

      const next = () => {
        if (document.querySelector('dialog')) flags.add('o');
        const time = now();
        let first = Infinity;
        for (const [id, at] of due) {
          // Of what is given as a text we do not hear when it has run.
          if (at < time - 20) due.delete(id);
          else if (at - time < first) first = Math.max(at - time, 0);
        }
        let letters = [...flags].join('');
        for (let index = 0; index < window.length; index++) {
          try {
            const [wait, more] = window[index][mark]().split(' ');
            if (wait >= 0) first = Math.min(first, Number(wait));
            letters += more;
          } catch { letters += 'w'; }
        }
        return `${first === Infinity ? -1 : first} ${letters}`;
      };
      Object.defineProperty(globalThis, mark, {value: next});
    })()
    """
}
