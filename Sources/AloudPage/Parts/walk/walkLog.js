/** What was done and what was heard, as scripts tell it. */
class WalkLog {
  /** A longer walk loses its beginning here, not in the saved script. */
  static most = 500;

  constructor() {
    this.list = element('ol', {class: 'log', 'data-aloud': 'log', tabindex: '0', 'aria-label': words.log});
  }

  add(lines, language) {
    if (!lines?.length) return;
    const isAtEnd = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 40;
    for (const {kind, text} of lines) {
      const isStep = kind === 'step' && !text.startsWith('>');
      this.list.append(element('li', {class: `log-${kind}`, lang: kind === 'words' ? language : 'en'}, isStep ? `> ${text}` : text));
    }
    while (this.list.childElementCount > WalkLog.most) this.list.firstElementChild.remove();
    if (isAtEnd) this.list.scrollTop = this.list.scrollHeight;
  }

  clear() { this.list.replaceChildren(); }
}
