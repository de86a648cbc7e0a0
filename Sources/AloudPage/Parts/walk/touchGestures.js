/** Reads what fingers do on a touch screen, and names it as scripts do. */
class TouchGestures {
  /** Pixels that a finger may slip in a tap, and that it must go at least in a swipe. */
  static slop = 24;
  static swipe = 36;
  /** Milliseconds after which a finger that rests, or goes slowly, explores; and after which any finger does that still moves. */
  static explore = 300;
  static longest = 500;
  /** Milliseconds that the second tap of “double tap and hold” is held. */
  static hold = 550;
  /** Pixels a millisecond below which a finger goes slowly. */
  static slow = 0.2;

  /**
   * @param area where fingers are read
   * @param handlers `isOn()`; `perform(words)`; `tapped(fingers, taps, point)`; `explore(point)` while a finger explores; `drag(point)` while the finger
   *   of a double tap is held; `lifted()` at the end of either
   */
  constructor(area, handlers) {
    this.handlers = handlers;
    this.fingers = new Map();
    this.taps = new TapCounter(handlers.tapped);
    this.contact = null;
    const listen = (name, action) => area.addEventListener(name, (event) => {
      if (event.pointerType === 'mouse' || !handlers.isOn()) return;
      event.preventDefault();
      action.call(this, event);
    });
    listen('pointerdown', (event) => {
      // Each finger stays ours wherever it goes.
      try { area.setPointerCapture(event.pointerId); } catch { /* It was lifted already. */ }
      this.down(event);
    });
    listen('pointermove', this.move);
    listen('pointerup', this.up);
    listen('pointercancel', this.cancel);
    // A finger that rests opens no menu, and scrolls and zooms nothing.
    area.addEventListener('contextmenu', (event) => { if (handlers.isOn() && event.pointerType !== 'mouse') event.preventDefault(); });
    area.addEventListener('touchstart', (event) => { if (handlers.isOn() && event.cancelable) event.preventDefault(); }, {passive: false});
  }

  down(event) {
    const finger = {id: event.pointerId, x: event.clientX, y: event.clientY, startX: event.clientX, startY: event.clientY, time: event.timeStamp, xs: [event.clientX]};
    if (this.fingers.size === 0) {
      this.contact = {mode: 'open', time: event.timeStamp, most: 0, lifted: [], first: finger, dial: new TwoFingerTurn()};
    }
    const contact = this.contact;
    this.fingers.set(finger.id, finger);
    if (contact.mode === 'exploring' && !contact.split) {
      contact.split = finger;
      return;
    }
    contact.most = Math.max(contact.most, this.fingers.size);
    contact.dial.begin([...this.fingers.values()]);
    this.taps.wait();
    clearTimeout(contact.timer);
    const isSecondTap = contact.most <= 2 && this.taps.taps(contact.most) === 1;
    contact.timer = setTimeout(() => this.rest(isSecondTap), isSecondTap ? TouchGestures.hold : TouchGestures.explore);
  }

  /** Fingers have been down for a while. */
  rest(isSecondTap) {
    const contact = this.contact;
    if (!contact || contact.mode !== 'open' || this.fingers.size !== contact.most) return;
    const finger = contact.first;
    if (isSecondTap) {
      if (this.moved() > TouchGestures.slop) return;
      this.taps.drop();
      contact.mode = 'held';
      this.handlers.perform(`${TapCounter.fingers[contact.most]}double tap and hold`);
    } else if (contact.most === 1 && this.moved() <= TouchGestures.slop) {
      this.beginExploring(finger);
    }
  }

  beginExploring(finger) {
    this.taps.flush();
    this.contact.mode = 'exploring';
    this.handlers.explore(finger);
  }

  move(event) {
    const finger = this.fingers.get(event.pointerId);
    const contact = this.contact;
    if (!finger || !contact) return;
    const speed = Math.hypot(event.clientX - finger.x, event.clientY - finger.y) / Math.max(1, event.timeStamp - (finger.moved ?? finger.time));
    finger.speed = (finger.speed ?? speed) * 0.6 + speed * 0.4;
    finger.moved = event.timeStamp;
    // A browser that is busy tells several movements as one.
    const movements = event.getCoalescedEvents?.() ?? [];
    finger.xs.push(...(movements.length > 0 ? movements : [event]).map((movement) => movement.clientX));
    finger.x = event.clientX;
    finger.y = event.clientY;
    if (contact.mode === 'exploring') {
      if (finger === contact.first) this.handlers.explore(finger);
    } else if (contact.mode === 'held') {
      if (finger === contact.first) this.handlers.drag(finger);
    } else {
      if (contact.most === 2 && this.fingers.size === 2) this.judgeLater();
      const time = event.timeStamp - contact.time;
      const isSlow = time > TouchGestures.longest || (time > TouchGestures.explore && finger.speed < TouchGestures.slow);
      if (contact.most === 1 && isSlow && contact.mode === 'open') this.beginExploring(finger);
    }
  }

  /** Both fingers move in a frame, but each is told on its own: they are judged together, after it. */
  judgeLater() {
    const contact = this.contact;
    contact.frame ??= requestAnimationFrame(() => {
      contact.frame = null;
      if (this.contact !== contact || this.fingers.size !== 2) return;
      contact.dial.move();
      if (contact.mode === 'turning' || contact.dial.isClear) this.turn(contact);
    });
  }

  turn(contact) {
    for (const direction of contact.dial.due()) {
      contact.mode = 'turning';
      this.taps.drop();
      this.handlers.perform(direction > 0 ? 'rotor right' : 'rotor left');
    }
  }

  up(event) {
    const finger = this.fingers.get(event.pointerId);
    const contact = this.contact;
    if (!finger || !contact) return;
    finger.x = event.clientX;
    finger.y = event.clientY;
    finger.xs.push(finger.x);
    if (contact.most === 2 && this.fingers.size === 2) contact.dial.move();
    this.fingers.delete(finger.id);
    if (contact.split === finger) {
      contact.split = null;
      if (event.timeStamp - finger.time < 450) this.handlers.perform('split tap');
    } else {
      contact.lifted.push(finger);
    }
    if (this.fingers.size === 0) this.finish(event.timeStamp);
  }

  cancel(event) {
    this.fingers.delete(event.pointerId);
    if (this.contact) {
      clearTimeout(this.contact.timer);
      this.contact.mode = 'canceled';
    }
    if (this.fingers.size === 0) this.contact = null;
  }

  finish(time) {
    const contact = this.contact;
    this.contact = null;
    clearTimeout(contact.timer);
    if (contact.mode === 'exploring' || contact.mode === 'held') return this.handlers.lifted();
    // The movement has ended: what both fingers did decides.
    if (contact.most === 2 && (contact.mode === 'turning' || contact.mode === 'open' && contact.dial.isTurn)) this.turn(contact);
    if (contact.mode !== 'open') return;
    const count = contact.lifted.length;
    const mean = (of) => contact.lifted.reduce((sum, finger) => sum + of(finger), 0) / count;
    const across = mean((finger) => finger.x - finger.startX);
    const down = mean((finger) => finger.y - finger.startY);
    if (contact.most === 2 && contact.lifted.every((finger) => TouchGestures.isScrub(finger.xs))) return this.swiped('scrub');
    if (Math.hypot(across, down) >= TouchGestures.swipe) {
      const direction = Math.abs(across) > Math.abs(down) ? (across > 0 ? 'right' : 'left') : (down > 0 ? 'down' : 'up');
      return this.swiped(`${TapCounter.fingers[Math.min(contact.most, 4)]}swipe ${direction}`);
    }
    const isTap = time - contact.time < 600 && contact.lifted.every((finger) => Math.hypot(finger.x - finger.startX, finger.y - finger.startY) <= TouchGestures.swipe);
    if (!isTap || contact.most > 4) return this.taps.flush();
    this.taps.add(contact.most, {x: mean((finger) => finger.startX), y: mean((finger) => finger.startY)});
  }

  swiped(words) {
    this.taps.flush();
    this.handlers.perform(words);
  }

  /** A Z: to one side, back and to the side again. @param xs where a finger was */
  static isScrub(xs) {
    let turns = 0;
    let direction = 0;
    let extreme = xs[0];
    for (const x of xs) {
      const gone = x - extreme;
      if (direction === 0 ? Math.abs(gone) > TouchGestures.slop : gone * direction < -TouchGestures.slop) {
        if (direction !== 0) turns += 1;
        direction = Math.sign(gone);
        extreme = x;
      } else if (gone * direction > 0) {
        extreme = x;
      }
    }
    return turns >= 2;
  }

  moved() { return Math.max(...[...this.fingers.values()].map((finger) => Math.hypot(finger.x - finger.startX, finger.y - finger.startY))); }
}
