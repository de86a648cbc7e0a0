/**
 * A field for soft keyboards and input methods, shown while the screen takes text. It hands on what is typed, and stays empty.
 */
class TypingField {
  /** Letters that an input method still changes after they have appeared. */
  static composed = /[\u1100-\u11ff\u3040-\u30ff\u3130-\u318f\u3400-\u9fff\ua960-\ua97f\uac00-\ud7ff]/;

  /** @param handlers `type(text)`, `key(name)`; `leave()` puts the focus elsewhere */
  constructor(handlers) {
    this.handlers = handlers;
    this.sent = '';
    this.input = element('input', {id: 'typing', type: 'text', autocomplete: 'off', autocapitalize: 'off', autocorrect: 'off', spellcheck: 'false', enterkeyhint: 'done'});
    this.root = element('div', {class: 'typing', hidden: true}, element('label', {for: 'typing'}, words.typing), this.input);
    this.input.addEventListener('keydown', (event) => this.press(event));
    this.input.addEventListener('beforeinput', (event) => this.before(event));
    this.input.addEventListener('compositionstart', () => { this.sent = ''; });
    this.input.addEventListener('compositionupdate', (event) => { if (!TypingField.composed.test(event.data ?? '')) this.reconcile(event.data ?? ''); });
    this.input.addEventListener('compositionend', (event) => {
      this.reconcile(event.data ?? '');
      this.sent = '';
      this.empty();
    });
    this.input.addEventListener('input', (event) => { if (!event.isComposing) this.rest(); });
  }

  /** @param isShown true while the screen takes text; @param isKept true where the page decides what is in sight */
  show(isShown, isKept = false) {
    if (this.root.hidden !== isShown) return;
    // A field that is hidden while it has the focus would go on taking keys for a moment.
    if (!isShown && document.activeElement === this.input) this.handlers.leave();
    this.root.hidden = !isShown;
    this.input.value = '';
    // A soft keyboard covers half of the page: the field is scrolled into what is left.
    if (isShown) this.input.focus({preventScroll: isKept || matchMedia('(pointer: fine)').matches});
  }

  press(event) {
    if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey) return;
    const name = event.key === 'Tab' ? (event.shiftKey ? null : 'tab') : WalkKeys.names[event.key];
    if (!name || name === 'home' || name === 'end') return;
    event.preventDefault();
    this.handlers.key(name);
  }

  before(event) {
    if (event.isComposing || !event.cancelable) return;
    if (event.inputType.startsWith('delete')) {
      event.preventDefault();
      this.handlers.key('backspace');
    } else if (event.inputType === 'insertLineBreak') {
      event.preventDefault();
      this.handlers.key('enter');
    } else if (event.inputType.startsWith('insert') && event.inputType !== 'insertCompositionText') {
      const text = event.data ?? event.dataTransfer?.getData('text/plain');
      if (!text) return;
      event.preventDefault();
      this.handlers.type(text);
    }
  }

  /** What arrived without being told before. */
  rest() {
    if (this.input.value && !this.sent) this.handlers.type(this.input.value);
    this.empty();
  }

  /** Makes what was handed on the same as what is composed. */
  reconcile(text) {
    const before = [...this.sent];
    const now = [...text];
    let same = 0;
    while (same < before.length && before[same] === now[same]) same += 1;
    for (let index = same; index < before.length; index += 1) this.handlers.key('backspace');
    if (same < now.length) this.handlers.type(now.slice(same).join(''));
    this.sent = text;
  }

  empty() { if (this.input.value) this.input.value = ''; }
}
