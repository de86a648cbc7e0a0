/// A script in every frame of a page that reports changes of its content.
///
/// It runs in an isolated world: it can access the page's elements, but the page's scripts cannot access it.
enum ChangeWatcher {
  /// The name of the isolated world.
  static let world = "aloud"
  static let pageScript = BrowserPage.PageScript(source: script, world: world)

  /// The name of the function that reports a change; the browser sends a `Runtime.bindingCalled` event for each call.
  static let binding = "aloudPageChanged"

  /// Reads a property of a node, or calls its method. An element of a form, or of a document, hides the property of the
  /// form or document that has the same name, in isolated worlds, too: `<input name=parentNode>`.
  static let reading = """
    const get = (node, name) => Reflect.get(Object.getPrototypeOf(node), name, node);
      const call = (node, name, ...values) => Reflect.apply(get(node, name), node, values);
    """

  /// Watches a document and its shadow trees, which are found when they turn up, and calls `tell()` when anything in them changes.
  static let watching = """
    \(reading)
      const roots = [];
      const known = new WeakSet();
      const take = records => {
        if (records.length) tell();
        for (const record of records) for (const node of record.addedNodes) watchShadows(node);
      };
      const observer = new MutationObserver(take);
      const watch = root => {
        if (known.has(root)) return;
        known.add(root);
        roots.push(root);
        observer.observe(root, {subtree: true, childList: true, characterData: true, attributes: true});
        watchShadows(root);
      };
      const watchShadows = node => {
        if (get(node, 'shadowRoot')) watch(get(node, 'shadowRoot'));
        if (!get(node, 'querySelectorAll')) return;
        for (const element of call(node, 'querySelectorAll', '*')) {
          if (get(element, 'shadowRoot')) watch(get(element, 'shadowRoot'));
        }
      };
      watch(document);
      addEventListener('load', () => watchShadows(document));
    """

  /// One call in 50 ms is enough to know that a page is not quiet.
  static let script = """
    (() => {
      let told = -1000;
      const tell = () => {
        const now = performance.now();
        if (now - told < 50) return;
        told = now;
        \(binding)('');
      };
      \(watching)
    })()
    """
}
