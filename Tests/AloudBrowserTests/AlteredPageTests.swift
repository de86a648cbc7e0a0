import AloudTestSupport
import Foundation
import Testing

@testable import AloudBrowser

/// A page may change everything in its own world. It reads and answers the same as before: a law for all changes.
@Suite(.opensPages, .long, .serialized) struct AlteredPageTests {
  /// A change of the page's world, or of the page itself.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Runs after the page's own script, which has kept what it needs.
    var script = ""
    /// Is before the content of the page.
    var html = ""
    /// Is in the form around the content.
    var fields = ""
    /// Runs in the frame of the page.
    var inFrame = ""
  }

  /// Replaces every function and property of every interface, and every global.
  private static let tools = """
    const raise = () => { throw new Error('altered'); };
    const {ownKeys, defineProperty, getOwnPropertyDescriptor, getPrototypeOf} = Reflect;
    const {Object: TheObject} = globalThis;
    // Chromium itself ends where the window of a frame is altered while it loads.
    const globals = ownKeys(globalThis).filter(name => typeof name === 'symbol' || isNaN(name));
    const values = [];
    for (const name of globals) try { if (globalThis[name]) values.push(globalThis[name]); } catch { }
    for (const one of [[], new Map(), new Set(), '']) values.push({prototype: getPrototypeOf(one[Symbol.iterator]())});
    values.push({prototype: getPrototypeOf(function* () {}())}, {prototype: getPrototypeOf(Uint8Array.prototype)});
    const kinds = values.map(value => value.prototype).filter(Boolean);
    const alter = (object, other) => {
      for (const key of ownKeys(object)) try {
        if (key === 'constructor' || key === 'prototype') continue;
        const {configurable, value, get} = getOwnPropertyDescriptor(object, key);
        if (!configurable) continue;
        if (typeof value === 'function') defineProperty(object, key, {value: other, configurable, writable: true});
        else if (get) defineProperty(object, key, {get: other, set: other, configurable});
      } catch { }
    };
    """

  static let changes = [
    Change(
      testDescription: "methods raise errors",
      script: "const k = kinds; for (let i = 0, n = k.length; i < n; i++) alter(k[i], raise)"),
    Change(
      testDescription: "methods return nothing",
      script: "const k = kinds; for (let i = 0, n = k.length; i < n; i++) alter(k[i], () => undefined)"),
    Change(
      testDescription: "methods return words of the tool",
      script: "const k = kinds; for (let i = 0, n = k.length; i < n; i++) alter(k[i], () => '0 p')"),
    Change(
      testDescription: "functions of globals raise errors",
      script:
        "for (const value of values) if (value !== window && value !== document && value !== Reflect) try { alter(value, raise) } catch { }; alter(Reflect, raise)"
    ),
    Change(
      testDescription: "globals are null",
      script:
        "for (const name of globals) try { defineProperty(window, name, {value: null, configurable: true}) } catch { }"),
    Change(
      testDescription: "globals lie",
      script: """
        Symbol.for = () => Symbol('x'); Math.max = () => NaN; performance.now = () => 0; JSON.stringify = () => '0 p';
        Map.prototype[Symbol.iterator] = function* () {}; Array.prototype.join = () => 'p'; String.prototype.split = () => ['0', 'p'];
        document.querySelector = () => null; defineProperty(window, 'length', {value: 1e9, configurable: true});
        defineProperty(globalThis, 'globalThis', {value: {}});
        """),
    Change(
      testDescription: "every object has other properties",
      script: """
        for (const key of ['get', 'set', 'value', 'writable', 'wait', 'letters', 'toJSON', 'then', 'p', '0', '1', 'once', 'bubbles'])
          defineProperty(TheObject.prototype, key, {get: raise, set: raise, configurable: true});
        """),
    Change(
      testDescription: "prototypes are frozen",
      script: "for (const kind of kinds) try { if (kind !== Window.prototype) TheObject.freeze(kind) } catch { }"),
    Change(
      testDescription: "elements hide properties of the document",
      html: [
        "querySelector", "querySelectorAll", "activeElement", "body", "title", "createRange", "elementFromPoint",
        "getAnimations", "getSelection", "scrollingElement", "execCommand", "createTreeWalker", "documentElement",
        "nodeType",
        "shadowRoot", "parentNode", "getRootNode",
      ].map { "<img hidden name=\($0)>" }.joined() + "<a id=aloud></a><a id=tool></a><a id='aloud clock'></a>"),
    Change(
      testDescription: "fields hide properties of their form",
      fields: [
        "parentNode", "parentElement", "nodeType", "getRootNode", "host", "closest", "children", "shadowRoot",
        "getClientRects", "tagName", "matches", "querySelectorAll", "childNodes", "attributes", "ownerDocument",
        "textContent", "getBoundingClientRect", "scrollTop", "clientHeight", "scrollHeight", "dispatchEvent", "focus",
      ].map { "<input type=hidden name=\($0)>" }.joined()),
    Change(
      testDescription: "a frame lies",
      inFrame: """
        for (const key of [Symbol.for('aloud'), 'aloud clock', 'aloud'])
          try { window[key] = () => ({wait: 0, letters: 'p'}) } catch { }
        Math.min = () => 0; String.prototype.split = () => ['0', 'p']; Array.prototype.join = () => 'p';
        """),
  ]

  private static func page(_ change: Change) -> String {
    """
    \(change.html)<form aria-label=Order>\(change.fields)
    <button type=button id=go aria-expanded=false>Go</button><label>Name <input value=x></label>
    <select id=pick aria-label=Pick><option>One<option>Two</select></form><p id=out role=status></p><ul><li>a<li>b</ul>
    <iframe title=Inner srcdoc="<button>In</button><script>\(change.inFrame)</script>"></iframe>
    <script>
    {
      const {apply} = Reflect;
      const {set} = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
      const [go, out] = [document.getElementById('go'), document.getElementById('out')];
      let count = 0;
      const say = text => apply(set, out, [text]);
      go.addEventListener('click', () => say('Clicked ' + ++count));
      setTimeout(() => say('Later'), 2500);
      setInterval(() => { if (count === 1) say('Ticked ' + ++count); }, 4000);
    }
    {
      \(tools)
      \(change.script)
    }
    </script>
    """
  }

  private static let steps = [
    "start", "wait 3s", "double tap", "wait 5s", "swipe right", "double tap", "type \"ab\"", "scrub", "swipe right",
    "double tap", "swipe right", "double tap", "swipe right", "swipe right", "three-finger swipe up", "wait 2s",
  ]

  private static let unaltered = Result { try LivePages.walk(html: page(Change(testDescription: "none")), steps) }

  @Test(arguments: changes) func anAlteredPageReadsTheSame(_ change: Change) throws {
    let expected = try AlteredPageTests.unaltered.get()
    #expect(expected.error == nil)
    for line in ["Later", "Clicked 1", "Ticked 2"] { #expect(expected.lines.contains(line), "\(expected.lines)") }
    let walk = try LivePages.walk(html: AlteredPageTests.page(change), AlteredPageTests.steps)
    #expect(walk.lines == expected.lines)
    #expect(walk.error == nil)
    #expect(walk.notes == [])
  }

  /// The way from the covering form to the button must not lead through the field that is called like its parent.
  @Test func aFormOverAButtonDoesNotLeadInACircle() throws {
    let walk = try LivePages.walk(
      html: """
        <div style="position: relative"><button onclick="this.textContent = 'Done'">Go</button>
        <form style="position: absolute; inset: 0"><input type=hidden name=parentNode></form></div>
        """, ["start", "double tap"])
    #expect(walk.error == nil)
    #expect(walk.lines.contains("Done"))
  }
}
