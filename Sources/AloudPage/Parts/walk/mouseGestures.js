/** A mouse in place of fingers: a click touches, a double click double-taps, dragging swipes; with Shift it is two fingers, with Alt three. */
class MouseGestures {
  /** Pixels that a mouse goes at least in a swipe. */
  static swipe = 24;

  /** @param handlers as those of `TouchGestures` */
  constructor(area, handlers) {
    this.handlers = handlers;
    this.start = null;
    this.taps = new TapCounter(handlers.tapped);
    const listen = (name, action) => area.addEventListener(name, (event) => { if (event.pointerType === 'mouse') action(event); });
    listen('pointerdown', (event) => {
      if (event.button !== 0 || event.target.closest('.chooser')) return;
      this.start = {x: event.clientX, y: event.clientY};
      area.setPointerCapture(event.pointerId);
    });
    listen('pointerup', (event) => this.up(event));
    listen('pointercancel', () => { this.start = null; });
  }

  up(event) {
    const start = this.start;
    this.start = null;
    if (!start) return;
    const fingers = event.altKey ? 3 : event.shiftKey ? 2 : 1;
    const across = event.clientX - start.x;
    const down = event.clientY - start.y;
    if (Math.hypot(across, down) >= MouseGestures.swipe) {
      const direction = Math.abs(across) > Math.abs(down) ? (across > 0 ? 'right' : 'left') : (down > 0 ? 'down' : 'up');
      return this.handlers.perform(`${TapCounter.fingers[fingers]}swipe ${direction}`);
    }
    if (fingers > 1) return this.taps.add(fingers, start);
    // A click answers at once: the second one is a double tap on what the first one touched.
    const isSecond = this.last && event.timeStamp - this.last < 450;
    this.last = isSecond ? null : event.timeStamp;
    this.handlers.tapped(1, isSecond ? 2 : 1, start);
  }
}
