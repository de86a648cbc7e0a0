/** What VoiceOver says, as its caption panel has it; and the same for a real screen reader. */
class CaptionPanel {
  /** Characters from which the type is smaller, so that all of them are in sight. */
  static long = 80;

  constructor() {
    this.text = element('p', {class: 'caption-text', dir: 'auto', 'data-aloud': 'caption'});
    this.notice = element('p', {class: 'notice', role: 'status'});
    this.root = element('div', {class: 'caption'}, this.text);
    // Only filled beside a real screen reader, which then says what ours would say.
    this.live = element('div', {class: 'out-of-sight', 'aria-live': 'assertive', 'aria-atomic': 'true'});
  }

  /** @param fragments of the utterance, each in its language; null where there are none */
  show(caption, fragments, language) {
    if (this.text.textContent === caption && !fragments) return;
    this.text.lang = language ?? '';
    this.root.classList.toggle('is-long', caption.length > CaptionPanel.long);
    this.text.replaceChildren(...CaptionPanel.marked(caption, fragments ?? [], language));
  }

  tell(caption, fragments, language) {
    // The same words once more are told once more.
    this.live.replaceChildren(element('p', {lang: language}, CaptionPanel.marked(caption, fragments ?? [], language)));
  }

  /** The words, with a mark around each fragment of another language. */
  static marked(caption, fragments, language) {
    const parts = [];
    let rest = caption;
    for (const fragment of fragments) {
      const place = fragment.language && fragment.language !== language ? rest.indexOf(fragment.text) : -1;
      if (place < 0) continue;
      parts.push(rest.slice(0, place), element('span', {lang: fragment.language}, fragment.text));
      rest = rest.slice(place + fragment.text.length);
    }
    return [...parts, rest];
  }
}
