/** What the reader chooses about the page itself: a real screen reader, sound, rate. */
class WalkSettings {
  constructor(page) {
    this.page = page;
    this.readerSwitch = element('input', {type: 'checkbox', role: 'switch', id: 'own-reader', 'aria-describedby': 'own-reader-help', onchange: () => this.change()});
    this.readerHelp = element('p', {id: 'own-reader-help', class: 'own-reader-help'}, words['reader.help']);
    this.reader = element('div', {class: 'own-reader'}, element('label', {class: 'switch', for: 'own-reader'}, this.readerSwitch, element('span', {}, words.reader)), this.readerHelp);
    this.soundButton = button(words.sound, () => this.setSound(!this.hasSound), {'aria-pressed': 'true', class: 'toggle'});
    this.rate = element('output', {class: 'rate'}, '50%');
    this.rateGroup = element('div', {class: 'rate-group', role: 'group', 'aria-label': words.rate},
      button('−', () => this.page.choose(this.row('-')), {'aria-label': words.slower}), this.rate, button('+', () => this.page.choose(this.row('+')), {'aria-label': words.faster}));
    this.hasSound = true;
  }

  row(key) { return this.page.rows.find((row) => row.keys.includes(key)); }

  get hasScreenReader() { return this.readerSwitch.checked; }

  restore() {
    this.readerSwitch.checked = remembered.get('reader') === 'true';
    this.hasSound = remembered.get('sound') !== 'false';
    this.apply();
  }

  change() {
    remembered.set('reader', String(this.hasScreenReader));
    this.apply();
  }

  setSound(isOn) {
    this.hasSound = isOn;
    remembered.set('sound', String(isOn));
    this.apply();
  }

  apply() {
    const {voice} = this.page;
    voice.isOn = this.hasSound && !this.hasScreenReader;
    if (!voice.isOn && this.page.state.caption !== undefined && (voice.isSpeaking || voice.sound.tones)) {
      voice.stop();
      this.page.call({do: 'soundBegan', seconds: null});
    }
    this.soundButton.setAttribute('aria-pressed', String(this.hasSound));
    this.soundButton.disabled = this.hasScreenReader;
    document.documentElement.classList.toggle('has-screen-reader', this.hasScreenReader);
    if (this.hasScreenReader) this.page.view.openPanel('gestures');
  }

  showRate(rate) { if (rate) setText(this.rate, `${rate}%`); }
}
