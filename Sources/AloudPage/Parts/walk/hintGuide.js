/** The first minute: one hint at a time on the screen, for the gestures that everything else needs. */
class HintGuide {
  /** The hints in order, and the steps that show that a gesture is known. */
  static hints = [['swipe', /^swipe (right|left)$/], ['tap', /^double tap$/], ['rotor', /^rotor /]];

  constructor() {
    this.known = new Set((remembered.get('hints') ?? '').split(' '));
    this.isFinger = matchMedia('(pointer: coarse)').matches;
    this.root = element('p', {class: 'first-hint', 'aria-hidden': 'true', hidden: true, 'data-aloud': 'hint'});
    this.show();
  }

  /** @param lines what happened, as the core tells it */
  follow(lines) {
    for (const {kind, text} of lines ?? []) {
      const hint = kind === 'step' ? HintGuide.hints.find(([, pattern]) => pattern.test(text.replace(/^> /, ''))) : null;
      if (!hint || this.known.has(hint[0])) continue;
      this.known.add(hint[0]);
      remembered.set('hints', [...this.known].filter(Boolean).join(' '));
      this.show();
    }
  }

  /** The hint covers nothing that is read. @param share of the height of the screen, where VoiceOver's cursor is; null where it is not known */
  avoid(share) { if (share !== null) this.root.classList.toggle('is-above', share > 0.5); }

  show() {
    const next = HintGuide.hints.find(([name]) => !this.known.has(name))?.[0];
    this.root.hidden = !next;
    if (next) setText(this.root, words[`hint.${next}${this.isFinger ? '' : '.key'}`]);
  }
}
