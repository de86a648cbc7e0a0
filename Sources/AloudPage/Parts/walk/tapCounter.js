/** Counts taps of equally many fingers that follow each other quickly, and names the gesture. */
class TapCounter {
  /** How long a further tap may take to come, in milliseconds. */
  static patience = 320;
  static fingers = ['', '', 'two-finger ', 'three-finger ', 'four-finger '];
  static taps = ['', 'tap', 'double tap', 'triple tap', 'quadruple tap'];

  /** @param counted `(fingers, taps, point)` once no more taps come */
  constructor(counted) {
    this.counted = counted;
    this.pending = null;
  }

  add(fingers, point) {
    if (this.pending?.fingers !== fingers) this.flush();
    this.pending = {fingers, taps: (this.pending?.taps ?? 0) + 1, point: this.pending?.point ?? point};
    clearTimeout(this.timer);
    if (this.pending.taps === 4) this.flush(); else this.timer = setTimeout(() => this.flush(), TapCounter.patience);
  }

  /** The taps so far, if they were made with so many fingers. */
  taps(fingers) { return this.pending?.fingers === fingers ? this.pending.taps : 0; }

  /** A finger has come down again: what it does decides. */
  wait() { clearTimeout(this.timer); }

  drop() {
    clearTimeout(this.timer);
    this.pending = null;
  }

  flush() {
    const pending = this.pending;
    this.drop();
    if (pending) this.counted(pending.fingers, pending.taps, pending.point);
  }

  static name(fingers, taps) { return TapCounter.fingers[fingers] + TapCounter.taps[taps]; }
}
