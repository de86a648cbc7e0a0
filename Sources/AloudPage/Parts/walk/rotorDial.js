/** The rotor as a device draws it: a dial with the name of the option above, while it turns and for a second after. */
class RotorDial {
  static seconds = 1;

  constructor() {
    this.name = element('span', {class: 'rotor-name', 'data-aloud': 'rotor'});
    this.marks = shape('g');
    this.needle = shape('g', {class: 'rotor-needle'}, shape('circle', {cx: 60, cy: 17, r: 8}), shape('path', {d: 'M60 60V26', 'stroke-width': 4}));
    const dial = shape('svg', {viewBox: '0 0 120 120', class: 'rotor-dial'}, shape('circle', {class: 'rotor-ground', cx: 60, cy: 60, r: 56}), this.marks, this.needle, shape('circle', {class: 'rotor-hub', cx: 60, cy: 60, r: 6}));
    this.root = element('div', {class: 'rotor'}, this.name, dial);
    this.count = 0;
    this.turns = 0;
  }

  /** @param rotor its options, which of them is current, and its name; @param isTurned true when the rotor was turned just now */
  show(rotor, isTurned) {
    const {options, current, name} = rotor;
    setText(this.name, name);
    if (options.length !== this.count) this.mark(options.length);
    const share = options.length ? (current ?? 0) / options.length : 0;
    // The short way round.
    this.turns += ((share - this.turns) % 1 + 1.5) % 1 - 0.5;
    this.needle.style.transform = `rotate(${this.turns}turn)`;
    if (!isTurned) return;
    this.root.classList.add('is-shown');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.root.classList.remove('is-shown'), RotorDial.seconds * 1000);
  }

  mark(count) {
    this.count = count;
    this.marks.replaceChildren(...Array.from({length: count}, (_, index) =>
      shape('path', {class: 'rotor-mark', d: 'M60 10V20', 'stroke-width': 3, transform: `rotate(${index * 360 / count} 60 60)`})));
  }
}
