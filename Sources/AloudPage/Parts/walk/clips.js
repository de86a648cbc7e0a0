/** espeak-ng's sound of the texts of an app, in the page: G.711 µ-law, a byte a sample. */
class WalkClips {
  /** Seconds between two texts of an utterance. */
  static gap = 0.08;

  /** Null where the page has no sound of its own. */
  static inPage() {
    const block = document.getElementById('aloud-sound');
    return block ? new WalkClips(JSON.parse(block.textContent)) : null;
  }

  constructor({rate, clips}) {
    this.rate = rate;
    this.clips = clips;
    this.audio = new Audio();
    this.audio.preservesPitch = true;
    this.address = null;
    this.isSpeaking = false;
  }

  clip({language, pitch, text}) { return this.clips[[language, pitch ?? '', text].join('|')]; }

  /** Whether the page has all of an utterance. */
  has(fragments) { return fragments.every((fragment) => this.clip(fragment) !== undefined); }

  /** The same as AloudSpeech has it; what is being said is cut off. */
  say(fragments, settings, handlers) {
    this.stop();
    const silence = '\xff'.repeat(Math.round(WalkClips.gap * this.rate));
    const samples = fragments.map((fragment) => atob(this.clip(fragment))).join(silence);
    this.address = URL.createObjectURL(new Blob([LessonSound.wave(samples, this.rate)], {type: 'audio/wav'}));
    const {audio} = this;
    audio.src = this.address;
    audio.playbackRate = Math.min(Math.max(settings.rate / 50, 0.25), 4);
    audio.volume = Math.min(Math.max((settings.volume ?? 100) / 100, 0), 1);
    this.isSpeaking = true;
    const seconds = samples.length / this.rate / audio.playbackRate;
    const end = () => {
      if (this.finish !== end) return;
      this.stop();
      handlers.ended();
    };
    this.finish = end;
    audio.onended = end;
    handlers.began(seconds);
    // A page may not sound before somebody has done something in it: then the time passes.
    audio.play().catch(() => { if (this.finish === end && !this.isPaused) this.timer = setTimeout(end, seconds * 1000); });
  }

  pause() {
    this.isPaused = true;
    clearTimeout(this.timer);
    this.audio.pause();
  }

  resume() {
    this.isPaused = false;
    if (this.finish) this.audio.play().catch(() => this.finish?.());
  }

  stop() {
    clearTimeout(this.timer);
    this.finish = null;
    this.isPaused = false;
    this.isSpeaking = false;
    this.audio.pause();
    if (this.address) URL.revokeObjectURL(this.address);
    this.address = null;
  }
}
