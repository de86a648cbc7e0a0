/** What is heard: speech, sounds and tones, in step with the simulator's time. */
class WalkVoice {
  /** @param handlers `call(request)` asks the core and shows its answer; `told(effect)` for what is said */
  constructor(core, clock, handlers) {
    this.speech = new AloudSpeech();
    this.sound = new WalkSound(core);
    /** The sound in the page; null where the voices of the browser say everything. */
    this.clips = typeof WalkClips === 'function' ? WalkClips.inPage() : null;
    /** What says the utterance. */
    this.speaker = this.speech;
    this.clock = clock;
    this.handlers = handlers;
    this.isOn = true;
  }

  /** Something was done in the page: from now on it may be heard. */
  wake() {
    this.sound.wake();
    if (this.isOn) this.speech.wake();
  }

  /** Why nothing is heard, as a key of the words; null when there is no reason. */
  problem(language) {
    if (!this.isOn || !this.speech.isAvailable && !this.clips) return this.isOn && performance.now() > 3000 ? 'noVoices' : null;
    if (navigator.userActivation?.hasBeenActive === false) return 'soundWaits';
    return language && !this.clips && !this.speech.voices.best(language) ? 'noVoice' : null;
  }

  carryOut(effect) {
    switch (effect.effect) {
      case 'say': return this.say(effect, 'soundBegan');
      case 'tell': return this.say(effect, 'tellingBegan');
      case 'earcon': return this.isOn ? this.sound.earcon(effect.name) : null;
      case 'graph': return this.graph();
      case 'stop': return this.stop();
      case 'pause': return this.pause();
      case 'resume': return this.resume();
    }
    return null;
  }

  say(effect, began) {
    this.stop();
    this.handlers.told(effect);
    if (!this.isOn) return this.handlers.call({do: began, seconds: null});
    // Voices need a moment to begin; nothing happens meanwhile.
    this.clock.soundBegan(0);
    this.speaker = this.clips?.has(effect.fragments) ? this.clips : this.speech;
    this.speaker.say(effect.fragments, effect, {
      began: (seconds) => {
        this.clock.soundBegan(seconds);
        this.handlers.call({do: began, seconds});
      },
      ended: () => this.ended(),
    });
    return null;
  }

  graph() {
    this.stop();
    const seconds = this.isOn ? this.sound.graph(() => this.ended()) : null;
    if (seconds !== null) this.clock.soundBegan(seconds);
    this.handlers.call({do: 'soundBegan', seconds});
  }

  ended() { this.handlers.call({do: 'pass', seconds: this.clock.soundEnded()}); }

  get isSpeaking() { return this.speaker.isSpeaking; }

  stop() {
    this.speaker.stop();
    this.sound.stop();
    this.clock.soundStopped();
  }

  pause() {
    this.speaker.pause();
    this.sound.pause();
    this.clock.pause();
  }

  resume() {
    this.clock.resume();
    this.speaker.resume();
    this.sound.resume();
  }
}
