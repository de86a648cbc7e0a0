/**
 * Says fragments with the browser's voices, each in its own language.
 *
 * Without a voice the words take the time that they would take, so that whoever waits for their end goes on.
 */
class AloudSpeech {
  /** @param synthesis the browser's; another one for tests */
  constructor(synthesis = globalThis.speechSynthesis) {
    this.synthesis = typeof SpeechSynthesisUtterance === 'function' ? synthesis : undefined;
    this.voices = new SpeechVoices(this.synthesis);
    /** False while nothing is to be heard: words still take their time. */
    this.isOn = true;
    this.saying = null;
    /** How much longer than estimated a voice has taken so far, by its address. */
    this.paces = new Map();
  }

  /** To be called when somebody has done something in the page: some browsers speak only once they have spoken in answer to that. */
  wake() {
    if (this.isAwake || !this.synthesis || navigator.userActivation?.hasBeenActive === false) return;
    this.isAwake = true;
    const nothing = new SpeechSynthesisUtterance(' ');
    nothing.volume = 0;
    this.synthesis.speak(nothing);
  }

  /** Whether there is a voice. Voices load late: ask again when something is to be said. */
  get isAvailable() { return this.voices.isEmpty === false; }

  get isSpeaking() { return this.saying !== null && !this.saying.isPaused; }

  /**
   * Says fragments; what is being said is cut off.
   *
   * @param fragments `{text, language}` each, in order; `pitch` is a factor, 1 without it
   * @param settings rate, pitch and volume as VoiceOver's settings have them: 50 is usual for rate and pitch, 100 is the full volume
   * @param handlers `began(seconds)` once it is heard, with the time that it will take; `reached(index)` at each fragment that the
   *   browser tells of; `ended()` at its end, but not when it was stopped
   */
  say(fragments, settings = {}, handlers = {}) {
    this.stop();
    const pieces = SpeechPieces.of(fragments);
    this.saying = new Saying(this, pieces, {rate: 50, pitch: 50, volume: 100, ...settings}, handlers);
    this.saying.go();
  }

  stop() {
    this.saying?.end();
    this.saying = null;
  }

  pause() { this.saying?.pause(); }

  /** Goes on with the word at which it was paused. */
  resume() { this.saying?.resume(); }

  /** The seconds that fragments take. */
  static seconds(fragments, rate = 50) {
    return SpeechPieces.of(fragments).reduce((sum, piece) => sum + SpeechPieces.seconds(piece.text, rate), 0);
  }
}

/** What is being said: one piece after the other. */
class Saying {
  constructor(speech, pieces, settings, handlers) {
    this.speech = speech;
    this.pieces = pieces;
    this.settings = settings;
    this.handlers = handlers;
    this.index = 0;
    /** Where in the piece the last word began. */
    this.offset = 0;
    this.hasBegun = false;
    this.isPaused = false;
    this.timer = null;
    this.utterance = null;
  }

  go() {
    const piece = this.pieces[this.index];
    if (!piece) return this.finish();
    if (this.offset === 0) this.tell(piece.fragments[0]?.index);
    const voice = this.voice(piece);
    if (voice) this.speak(piece, voice); else this.wait(piece);
  }

  speak(piece, voice, isAgain = false) {
    const start = this.offset;
    const utterance = new SpeechSynthesisUtterance(piece.text.slice(start));
    utterance.voice = voice;
    utterance.lang = voice.lang.replace('_', '-');
    utterance.rate = Math.min(Math.max(this.settings.rate / 50, 0.1), 4);
    utterance.pitch = Math.min(Math.max(this.settings.pitch / 50 * piece.pitch, 0), 2);
    utterance.volume = Math.min(Math.max(this.settings.volume / 100, 0), 1);
    // Chrome forgets an utterance that nobody holds, and its events with it.
    this.utterance = utterance;
    const mine = (action) => () => { if (this.utterance === utterance) action(); };
    let begun = null;
    utterance.onstart = mine(() => {
      begun = performance.now();
      this.begin();
      // Some voices never tell that they have ended.
      this.after(this.rest() * 3 + 4, () => this.next());
    });
    utterance.onboundary = (event) => {
      if (this.utterance !== utterance) return;
      this.offset = start + event.charIndex;
      for (const fragment of piece.fragments) if (fragment.start === this.offset) this.tell(fragment.index);
    };
    utterance.onend = mine(() => {
      if (begun !== null && start === 0) this.learn(voice, (performance.now() - begun) / 1000 / SpeechPieces.seconds(piece.text, this.settings.rate));
      this.next();
    });
    utterance.onerror = mine(() => this.wait(piece));
    // Some browsers lose what is said right after something was cut off, and not every one that may not speak yet says so.
    this.after(1.2, () => {
      if (isAgain) return this.wait(piece);
      this.silence();
      return this.speak(piece, voice, true);
    });
    this.speech.synthesis.speak(utterance);
  }

  /** Nobody hears it: its time passes. */
  wait(piece) {
    this.silence();
    this.begin();
    this.since = performance.now();
    this.after(SpeechPieces.seconds(piece.text.slice(this.offset), this.settings.rate), () => this.next());
  }

  begin() {
    if (this.hasBegun) return;
    this.hasBegun = true;
    this.handlers.began?.(this.pieces.reduce((sum, piece) => sum + this.seconds(piece), 0));
  }

  /** Null where nobody speaks the language, or nothing is to be heard. */
  voice(piece) { return this.speech.isOn ? this.speech.voices.best(piece.language) : null; }

  /** The time that a piece takes, as far as its voice is known. */
  seconds(piece) {
    const pace = this.speech.paces.get(this.voice(piece)?.voiceURI) ?? 1;
    return SpeechPieces.seconds(piece.text, this.settings.rate) * pace;
  }

  /** @param pace of one utterance; the longer ago another one was, the less it counts */
  learn(voice, pace) {
    const before = this.speech.paces.get(voice.voiceURI);
    const now = Math.min(Math.max(pace, 0.3), 3);
    this.speech.paces.set(voice.voiceURI, before === undefined ? now : before * 0.7 + now * 0.3);
  }

  rest() { return this.seconds(this.pieces[this.index]); }

  tell(index) {
    if (index === undefined || index === this.told) return;
    this.told = index;
    this.handlers.reached?.(index);
  }

  next() {
    this.silence();
    this.index += 1;
    this.offset = 0;
    this.go();
  }

  finish() {
    if (this.speech.saying === this) this.speech.saying = null;
    this.begin();
    this.handlers.ended?.();
  }

  // A browser's own pause loses what follows on some phones: we end, and begin again at the same word.
  pause() {
    if (this.isPaused) return;
    if (!this.utterance && this.since) {
      const spent = (performance.now() - this.since) / 1000;
      const text = this.pieces[this.index]?.text ?? '';
      this.offset = Math.min(text.length, this.offset + Math.round(spent / Math.max(this.rest(), 0.01) * text.length));
    }
    this.isPaused = true;
    this.silence();
  }

  resume() {
    if (!this.isPaused) return;
    this.isPaused = false;
    this.go();
  }

  end() { this.silence(); }

  silence() {
    clearTimeout(this.timer);
    const wasSpeaking = this.utterance !== null;
    this.utterance = null;
    this.since = null;
    if (wasSpeaking) this.speech.synthesis.cancel();
  }

  after(seconds, action) {
    clearTimeout(this.timer);
    this.timer = setTimeout(action, seconds * 1000);
  }
}

/** What is said in one breath: neighbors of one language together, and nothing that is so long that Chrome would stop in its midst. */
class SpeechPieces {
  static mostCharacters = 160;

  static of(fragments) {
    const pieces = [];
    fragments.forEach((fragment, index) => {
      for (const [number, text] of SpeechPieces.parts(fragment.text).entries()) {
        const last = pieces.at(-1);
        const joins = last && last.language === fragment.language && last.pitch === (fragment.pitch ?? 1) && last.text.length + text.length < SpeechPieces.mostCharacters;
        const piece = joins ? last : {language: fragment.language, pitch: fragment.pitch ?? 1, text: '', fragments: []};
        if (!joins) pieces.push(piece);
        if (piece.text) piece.text += /[\p{P}]$/u.test(piece.text) ? ' ' : ', ';
        if (number === 0) piece.fragments.push({index, start: piece.text.length});
        piece.text += text;
      }
    });
    return pieces;
  }

  /** A long text, cut behind sentences, commas or words. */
  static parts(text) {
    const most = SpeechPieces.mostCharacters;
    const parts = [];
    let rest = text.trim();
    while (rest.length > most) {
      const head = rest.slice(0, most);
      const ends = [/[.!?。！？…][^.!?。！？…]*$/u, /[,;:、，][^,;:、，]*$/u, /\s\S*$/u].map((pattern) => head.search(pattern));
      const end = ends.find((place) => place > most / 3) ?? most - 1;
      parts.push(rest.slice(0, end + 1).trim());
      rest = rest.slice(end + 1).trim();
    }
    if (rest) parts.push(rest);
    return parts;
  }

  /** 15 letters a second at the usual rate; a syllable of Korean, Japanese or Chinese takes as long as two letters or so. */
  static seconds(text, rate) {
    let letters = 0;
    for (const character of text) letters += /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\u{20000}-\u{3ffff}]/u.test(character) ? 2.2 : 1;
    return letters / 15 * 50 / Math.max(rate, 1);
  }
}

/** The browser's voices, and the best of them for a language. */
class SpeechVoices {
  // What devices of Apple speak with; their lists begin with voices that are jokes.
  static preferred = ['Samantha', 'Yuna', 'Kyoko', 'Tingting', 'Meijia', 'Sinji', 'Anna', 'Thomas', 'Mónica', 'Luciana', 'Alice', 'Daniel'];
  static jokes = /^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Good News|Jester|Organ|Superstar|Trinoids|Whisper|Wobble|Zarvox|Fred|Junior|Kathy|Ralph|Eddy|Flo|Grandma|Grandpa|Reed|Rocko|Sandy|Shelley)\b/;
  // Tags that say a script or no country at all, and what voices are called.
  static usual = {en: 'en-US', ko: 'ko-KR', ja: 'ja-JP', 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW', zh: 'zh-CN', yue: 'zh-HK', pt: 'pt-BR', es: 'es-ES', fr: 'fr-FR', de: 'de-DE'};

  constructor(synthesis) {
    this.synthesis = synthesis;
    this.found = new Map();
    // They load late, and may change.
    synthesis?.addEventListener?.('voiceschanged', () => this.found.clear());
    synthesis?.getVoices();
  }

  get isEmpty() { return (this.synthesis?.getVoices() ?? []).length === 0; }

  /** Null when no voice speaks the language. */
  best(language) {
    if (!this.synthesis) return null;
    const voices = this.synthesis.getVoices();
    if (voices.length === 0) return null;
    if (!this.found.has(language)) this.found.set(language, SpeechVoices.choice(voices, language));
    return this.found.get(language);
  }

  static choice(voices, language) {
    const tag = SpeechVoices.usual[language] ?? language ?? '';
    const primary = tag.split('-')[0].toLowerCase();
    let best = null;
    for (const voice of voices) {
      const own = voice.lang.replace('_', '-').toLowerCase();
      if (own.split('-')[0] !== primary) continue;
      const score = (own === tag.toLowerCase() ? 16 : 0) + (voice.localService ? 8 : 0) + (SpeechVoices.jokes.test(voice.name) ? -6 : 0)
        + (SpeechVoices.preferred.some((name) => voice.name.includes(name)) ? 4 : 0) + (/espeak/i.test(voice.voiceURI) ? -2 : 0) + (voice.default ? 1 : 0);
      if (!best || score > best.score) best = {voice, score};
    }
    return best?.voice ?? null;
  }
}
