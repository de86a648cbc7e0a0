/** Real time, told to the simulator: never past the end of what a voice is still saying. */
class WalkClock {
  /** A voice is always a little later than its estimate says. */
  static margin = 0.05;

  /** @param pass is called when something is due */
  constructor(pass) {
    this.pass = pass;
    this.last = performance.now();
    /** The estimated seconds of what is heard that are left; null while nothing is heard. */
    this.left = null;
    this.timer = null;
  }

  /** The seconds since this was asked last. */
  elapsed() {
    const now = performance.now();
    let seconds = (now - this.last) / 1000;
    this.last = now;
    if (this.left !== null) {
      seconds = Math.min(seconds, Math.max(0, this.left - WalkClock.margin));
      this.left -= seconds;
    }
    return seconds;
  }

  soundBegan(seconds) {
    this.last = performance.now();
    this.left = seconds;
  }

  soundStopped() {
    this.left = null;
    this.paused = null;
  }

  pause() {
    this.elapsed();
    this.paused = this.left;
    this.left = null;
  }

  resume() {
    this.elapsed();
    this.left = this.paused ?? null;
    this.paused = null;
  }

  /** The seconds that the simulator still waits for what has ended by now. */
  soundEnded() {
    const seconds = this.elapsed() + (this.left ?? 0);
    this.left = null;
    return seconds;
  }

  /** @param next the seconds until something happens by itself; null when nothing will */
  schedule(next) {
    clearTimeout(this.timer);
    if (next === null || next === undefined) return;
    if (this.left !== null && next >= this.left - WalkClock.margin) return;
    this.timer = setTimeout(this.pass, Math.max(0, next) * 1000 + 4);
  }
}
