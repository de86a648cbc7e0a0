/** VoiceOver's sounds and the tones of graphs, from samples that the core makes. */
class WalkSound {
  constructor(core) {
    this.core = core;
    this.context = null;
    this.earcons = new Map();
    this.tones = null;
  }

  /** Browsers let a page sound once somebody has done something in it. */
  wake() {
    const Context = globalThis.AudioContext;
    if (!Context || this.isAwake || navigator.userActivation?.hasBeenActive === false) return;
    this.context ??= new Context();
    if (this.context.state === 'suspended') this.context.resume().catch(() => {});
  }

  get isAwake() { return this.context?.state === 'running'; }

  earcon(name) {
    if (!this.context) return;
    if (!this.earcons.has(name)) this.earcons.set(name, this.buffer(this.core.call({do: 'earcon', name})));
    const buffer = this.earcons.get(name);
    if (buffer) this.play(buffer, 0);
  }

  /**
   * Plays the tones of the last graph.
   *
   * @returns their seconds; null when they are not heard
   */
  graph(ended) {
    this.stop();
    const buffer = this.context ? this.buffer(this.core.call({do: 'graph'})) : null;
    if (!buffer) return null;
    this.tones = {buffer, ended, offset: 0};
    this.resume();
    return this.isAwake ? buffer.duration : null;
  }

  stop() {
    this.pause();
    this.tones = null;
  }

  pause() {
    const tones = this.tones;
    if (!tones?.source) return;
    tones.offset += this.context.currentTime - tones.begun;
    tones.source.onended = null;
    tones.source.stop();
    tones.source = null;
  }

  resume() {
    const tones = this.tones;
    if (!tones || tones.source) return;
    tones.begun = this.context.currentTime;
    tones.source = this.play(tones.buffer, tones.offset);
    tones.source.onended = () => {
      if (this.tones === tones) this.tones = null;
      tones.ended();
    };
  }

  play(buffer, offset) {
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.context.destination);
    source.start(0, Math.min(offset, buffer.duration));
    return source;
  }

  /** @param tones 16-bit little endian samples in base64, channels in turn */
  buffer(tones) {
    if (!tones?.samples) return null;
    const bytes = bytesOfBase64(tones.samples);
    const samples = new DataView(bytes.buffer);
    const frames = Math.floor(bytes.length / 2 / tones.channels);
    if (frames === 0) return null;
    const buffer = this.context.createBuffer(tones.channels, frames, tones.rate);
    for (let channel = 0; channel < tones.channels; channel += 1) {
      const data = buffer.getChannelData(channel);
      for (let frame = 0; frame < frames; frame += 1) data[frame] = samples.getInt16((frame * tones.channels + channel) * 2, true) / 32768;
    }
    return buffer;
  }
}
