/** Keys of the page, by the names that the core gives them. */
class WalkKeys {
  static names = {
    ArrowRight: 'right', ArrowLeft: 'left', ArrowUp: 'up', ArrowDown: 'down', Enter: 'enter', Escape: 'escape', Home: 'home', End: 'end',
    PageUp: 'pageUp', PageDown: 'pageDown', Backspace: 'backspace', Delete: 'delete',
  };

  /**
   * @param stage the element that has the keys when it is focused
   * @param handlers `isOnlyInStage()`: true beside a real screen reader, which has keys of its own, and in a part of another page; `isTyping()`; `press(name)`
   */
  constructor(stage, handlers) {
    this.stage = stage;
    this.handlers = handlers;
    document.addEventListener('keydown', (event) => {
      const name = this.takes(event) ? this.name(event) : null;
      if (name === null) return;
      event.preventDefault();
      handlers.press(name);
    });
  }

  /** Where the focus is on something that needs the key itself, the key is not ours. */
  takes(event) {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey) return false;
    if (event.altKey && !event.getModifierState('AltGraph')) return false;
    if (this.stage.contains(event.target)) return true;
    if (this.handlers.isOnlyInStage() || event.target.closest('input, select, textarea, dialog, .log')) return false;
    return !(event.target.closest('button, summary, a') && [' ', 'Enter'].includes(event.key));
  }

  name(event) {
    const named = WalkKeys.names[event.key];
    if (named) return named;
    if ([...event.key].length !== 1) return null;
    // With a Korean, Russian or Greek keyboard the key itself counts, unless it is typed.
    const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
    if (letter && event.key.codePointAt(0) > 127 && !this.handlers.isTyping()) return this.usable(event.shiftKey ? letter : letter.toLowerCase());
    return this.usable(event.key);
  }

  /** `q` would quit, and a page does not end. */
  usable(name) { return name === 'q' && !this.handlers.isTyping() ? null : name; }
}
