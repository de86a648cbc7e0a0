/** The sound that is in the page: G.711 µ-law, a byte a sample. Played by an element `audio`, which keeps the pitch when it is slower. */
class LessonSound {
  /** Null where the page has no sound of its own. */
  static inPage() {
    const block = document.getElementById("aloud-sound");
    return block ? new LessonSound(JSON.parse(block.textContent)) : null;
  }

  constructor({rate, steps}) {
    this.rate = rate;
    this.steps = steps;
    this.audio = new Audio();
    this.audio.preservesPitch = true;
    this.address = null;
  }

  /** When the parts of the lines of a step are heard: seconds, by line and part. */
  lines(index) { return this.steps[index]?.lines ?? []; }

  /** Plays a step; `handlers.at(seconds)` is told where it is, often. Done when it is over, or was stopped. */
  play(index, speed, handlers) {
    this.stop();
    const samples = atob(this.steps[index]?.samples ?? "");
    if (samples.length === 0) return Promise.resolve();
    this.address = URL.createObjectURL(new Blob([LessonSound.wave(samples, this.rate)], {type: "audio/wav"}));
    const audio = this.audio;
    audio.src = this.address;
    audio.playbackRate = speed;
    return new Promise((done) => {
      let frame = 0;
      const tell = () => {
        handlers.at(audio.currentTime);
        frame = requestAnimationFrame(tell);
      };
      this.finish = () => {
        cancelAnimationFrame(frame);
        audio.onended = audio.onerror = null;
        this.finish = null;
        done();
      };
      audio.onended = audio.onerror = () => this.finish?.();
      audio.play().then(tell, (error) => { if (error.name !== "AbortError") this.finish?.(); });
    });
  }

  pause() { this.audio.pause(); }

  resume() { if (this.finish) this.audio.play().catch(() => this.finish?.()); }

  stop() {
    this.audio.pause();
    this.finish?.();
    if (this.address) URL.revokeObjectURL(this.address);
    this.address = null;
  }

  /** A WAV file of 16 bits, which every browser plays. Source: ITU-T G.711. */
  static wave(samples, rate) {
    const view = new DataView(new ArrayBuffer(44 + 2 * samples.length));
    const text = (place, word) => [...word].forEach((letter, index) => view.setUint8(place + index, letter.charCodeAt(0)));
    text(0, "RIFF");
    view.setUint32(4, 36 + 2 * samples.length, true);
    text(8, "WAVEfmt ");
    view.setUint32(16, 16, true);
    view.setUint16(20, 1, true);
    view.setUint16(22, 1, true);
    view.setUint32(24, rate, true);
    view.setUint32(28, 2 * rate, true);
    view.setUint16(32, 2, true);
    view.setUint16(34, 16, true);
    text(36, "data");
    view.setUint32(40, 2 * samples.length, true);
    for (let index = 0; index < samples.length; index++) {
      const byte = ~samples.charCodeAt(index) & 0xff;
      const magnitude = ((((byte & 0x0f) << 3) + 132) << ((byte & 0x70) >> 4)) - 132;
      view.setInt16(44 + 2 * index, byte & 0x80 ? -magnitude : magnitude, true);
    }
    return view.buffer;
  }
}
