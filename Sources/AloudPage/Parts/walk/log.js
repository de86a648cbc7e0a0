/** What was done and what was heard: in plain words, or as scripts tell it. */
class WalkLog {
  /** A longer walk loses its beginning here, not in the saved script. */
  static most = 300;

  /** @param plain the words for steps and events */
  constructor(plain) {
    this.plain = plain;
    this.isScript = false;
    this.list = element('ol', {class: 'log-lines', 'data-aloud': 'log'});
    // The style sheet turns it round, so that its end stays in sight by itself.
    this.root = element('div', {class: 'log', tabindex: '0', role: 'region', 'aria-label': words.log}, this.list);
    this.button = button(words.asScript, () => this.show(!this.isScript), {'aria-pressed': 'false', class: 'toggle'});
  }

  add(lines, language) {
    if (!lines?.length) return;
    for (const line of lines) {
      const {kind, text} = line;
      const script = kind === 'step' && !text.startsWith('>') ? `> ${text}` : text;
      const item = element('li', {class: `log-${kind}`, dir: 'auto', 'data-script': script, 'data-plain': this.plain.line(line), 'data-language': kind === 'words' ? language : null});
      this.list.append(item);
      this.write(item);
    }
    while (this.list.childElementCount > WalkLog.most) this.list.firstElementChild.remove();
  }

  show(isScript) {
    this.isScript = isScript;
    this.button.setAttribute('aria-pressed', String(isScript));
    this.root.classList.toggle('is-script', isScript);
    for (const item of this.list.children) this.write(item);
  }

  /** What was said is in the language of the screen, and the words of scripts are English; the rest is in the language of the page. */
  write(item) {
    const {script, plain, language} = item.dataset;
    setText(item, this.isScript ? script : plain);
    const isEnglish = this.isScript && !item.classList.contains('log-comment');
    setAttributes(item, {lang: language ?? (isEnglish ? 'en' : null)});
    if (!language && !isEnglish) item.removeAttribute('lang');
  }

  clear() { this.list.replaceChildren(); }
}
