/** XML as the browser's parser reads it, handed to the core as events. */
class XMLEvents {
  static isXML(text) { return /^\uFEFF?\s*</.test(text); }

  /** @returns `{events}`, or `{error}` with what the parser says */
  static read(text) {
    const document = new DOMParser().parseFromString(text.replace(/^\uFEFF?\s+/, ''), 'text/xml');
    const problem = document.querySelector('parsererror');
    if (problem) return {error: XMLEvents.message(problem)};
    const events = [];
    // A loop, since dumps are deep.
    let node = document.documentElement;
    const top = node;
    while (node) {
      XMLEvents.begin(node, events);
      if (node.firstChild) {
        node = node.firstChild;
        continue;
      }
      while (node) {
        if (node.nodeType === Node.ELEMENT_NODE) events.push(['end', node.nodeName]);
        if (node === top) return {events};
        if (node.nextSibling) break;
        node = node.parentNode;
      }
      node = node?.nextSibling;
    }
    return {events};
  }

  static begin(node, events) {
    if (node.nodeType === Node.ELEMENT_NODE) {
      events.push(['start', node.nodeName, Object.fromEntries([...node.attributes].map(({name, value}) => [name, value]))]);
    } else if ((node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE) && node.data.trim()) {
      events.push(['text', node.data]);
    }
  }

  /** `error on line 3 at column 5: …`, without what Chrome writes around it. */
  static message(problem) {
    const lines = problem.textContent.split('\n').map((line) => line.trim()).filter(Boolean);
    return lines.find((line) => /line|column|\d/.test(line)) ?? lines[0] ?? '';
  }
}
