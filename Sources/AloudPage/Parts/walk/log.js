/** What was done and what was heard, as scripts tell it. */
class WalkLog {
  /** A longer walk loses its beginning here, not in the saved script. */
  static most = 300;

  constructor() {
    this.list = element('ol', {class: 'log-lines', 'data-aloud': 'log'});
    // The style sheet turns it round, so that its end stays in sight by itself.
    this.root = element('div', {class: 'log', tabindex: '0', role: 'region', 'aria-label': words.log}, this.list);
  }

  /** Steps and what happens are in the words of scripts; comments are in the language of the page. */
  add(lines, language) {
    if (!lines?.length) return;
    const languages = {words: language, comment: null};
    for (const {kind, text} of lines) {
      const isStep = kind === 'step' && !text.startsWith('>');
      this.list.append(element('li', {class: `log-${kind}`, dir: kind === 'words' ? 'auto' : null, lang: kind in languages ? languages[kind] : 'en'}, isStep ? `> ${text}` : text));
    }
    while (this.list.childElementCount > WalkLog.most) this.list.firstElementChild.remove();
  }

  clear() { this.list.replaceChildren(); }
}
