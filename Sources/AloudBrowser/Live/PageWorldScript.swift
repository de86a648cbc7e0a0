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
  static let question = "(next => next && next.wait + ' ' + next.letters)(window['\(key)']?.())"

  /// The name of the function that answers. The page cannot change it, and does not find it in loops over its window.
  private static let key = "aloud clock"

  // The page may change every prototype and every function of its world after this script has run. So functions that
  // run later call only what the script has kept: no methods, no iterators, and thus no spreading of arrays.
  private static let source = """
    (() => {
      'use strict';
      const key = '\(key)';
      if (Object.hasOwn(window, key)) return;
      const {apply, construct} = Reflect;
      const {ceil, floor, imul} = Math;
      const Bytes = Uint8Array;
      const {querySelector} = Document.prototype;
      const frameCount = Object.getOwnPropertyDescriptor(window, 'length').get;
      const flags = {__proto__: null};

      // Chance.
      let seed = 1;
      const random = () => {
        seed = (seed + 0x6D2B79F5) | 0;
        let mixed = imul(seed ^ (seed >>> 15), 1 | seed);
        mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
      };
      Math.random = function random_() { return random(); };
      if (globalThis.Crypto) {
        Crypto.prototype.getRandomValues = function getRandomValues(array) {
          const bytes = new Bytes(array.buffer, array.byteOffset, array.byteLength);
          const count = array.byteLength;
          for (let index = 0; index < count; index++) bytes[index] = random() * 256;
          return array;
        };
        if (Crypto.prototype.randomUUID) Crypto.prototype.randomUUID = function randomUUID() {
          let text = '';
          for (let index = 0; index < 32; index++) {
            let digit = floor(random() * 16);
            if (index === 12) digit = 4;
            if (index === 16) digit = 8 + digit % 4;
            if (index === 8 || index === 12 || index === 16 || index === 20) text += '-';
            text += '0123456789abcdef'[digit];
          }
          return text;
        };
      }

      // Timers, and when they are due.
      const now = performance.now.bind(performance);
      const native = {
        setTimeout: window.setTimeout, setInterval: window.setInterval,
        clearTimeout: window.clearTimeout, clearInterval: window.clearInterval,
      };
      const due = {__proto__: null};
      const delayed = delay => {
        const number = +delay;
        return number > 0 ? number : 0;
      };
      window.setTimeout = function setTimeout(handler, delay) {
        let id;
        if (typeof handler === 'function') arguments[0] = function () {
          delete due[id];
          return apply(handler, this, arguments);
        };
        id = apply(native.setTimeout, window, arguments);
        due[id] = now() + delayed(delay);
        return id;
      };
      window.setInterval = function setInterval(handler, delay) {
        let id;
        const number = delayed(delay);
        const step = number > 1 ? number : 1;
        if (typeof handler === 'function') arguments[0] = function () {
          if (id in due) due[id] = now() + step;
          return apply(handler, this, arguments);
        };
        id = apply(native.setInterval, window, arguments);
        due[id] = now() + step;
        return id;
      };
      window.clearTimeout = function clearTimeout(id) {
        delete due[id];
        apply(native.clearTimeout, window, [id]);
      };
      window.clearInterval = function clearInterval(id) {
        delete due[id];
        apply(native.clearInterval, window, [id]);
      };
      const {setTimeout: later, clearTimeout: cancel} = window;

      // Frames of the screen, 60 a second.
      const frame = 1000 / 60;
      window.requestAnimationFrame = function requestAnimationFrame(handler) {
        return later(() => handler(now()), ceil(frame - now() % frame));
      };
      window.cancelAnimationFrame = id => cancel(id);
      window.requestIdleCallback = function requestIdleCallback(handler) {
        return later(() => handler({didTimeout: false, timeRemaining: () => 50}), 1);
      };
      window.cancelIdleCallback = id => cancel(id);

      // What we must know of.
      const watched = (name, flag) => {
        const Native = globalThis[name];
        if (!Native) return;
        globalThis[name] = new Proxy(Native, {
          __proto__: null,
          construct(target, values, newTarget) {
            const object = construct(target, values, newTarget);
            flags[flag] = true;
            return object;
          },
        });
      };
      watched('Worker', 'w');
      watched('SharedWorker', 'w');
      watched('IntersectionObserver', 'o');
      watched('ResizeObserver', 'o');
      const marked = (Kind, flag, ...names) => {
        for (const name of names) {
          const native = Kind?.prototype?.[name];
          if (!native) continue;
          Kind.prototype[name] = {[name](...values) {
            flags[flag] = true;
            return apply(native, this, values);
          }}[name];
        }
      };
      window.print = () => { flags.p = true; };
      marked(globalThis.HTMLElement, 'i', 'attachInternals');
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
        if (apply(querySelector, document, ['dialog'])) flags.o = true;
        const time = now();
        let wait = Infinity;
        for (const id in due) {
          const rest = due[id] - time;
          // Of what is given as a text we do not hear when it has run.
          if (rest < -20) delete due[id];
          else if (rest < wait) wait = rest > 0 ? rest : 0;
        }
        if (wait === Infinity) wait = -1;
        let letters = '';
        for (const letter in flags) letters += letter;
        const count = apply(frameCount, window, []);
        for (let index = 0; index < count; index++) {
          try {
            const inner = window[index][key]();
            if (inner.wait >= 0 && (wait < 0 || inner.wait < wait)) wait = inner.wait;
            letters += inner.letters;
          } catch { letters += 'w'; }
        }
        return {__proto__: null, wait, letters};
      };
      Object.defineProperty(window, key, {value: next});
    })()
    """
}
