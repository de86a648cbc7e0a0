/** The screen of the device: its picture, VoiceOver's cursor, and what lies over them. */
class WalkStage {
  /** How many times as high as wide a device is at most. */
  static longest = 2.3;

  /** @param hint lies over the screen, and takes no gestures */
  constructor(hint) {
    this.screen = element('div', {class: 'device-screen', 'data-aloud': 'stage'});
    this.cover = element('p', {class: 'device-cover', hidden: true});
    this.chooser = element('div', {class: 'chooser', hidden: true});
    this.rotor = new RotorDial();
    this.device = element('div', {class: 'device'}, this.screen, this.cover, this.chooser, this.rotor.root, hint);
    this.hint = element('p', {id: 'stage-hint', class: 'out-of-sight'}, words.stageHint);
    this.root = element('div', {class: 'stage', role: 'application', tabindex: '0', 'aria-label': words.stage, 'aria-describedby': 'stage-hint'}, this.device);
    this.svg = null;
    this.frame = null;
    this.places = [];
  }

  name(title) { this.root.setAttribute('aria-label', title ? `${words.stage}: ${title}` : words.stage); }

  /**
   * @param text the picture
   * @param places where the stops are, in the order in which they are drawn; one that only the picture gives a place has a `label`
   */
  draw(text, places) {
    this.places = places ?? [];
    this.svg = pictureOf(text);
    if (this.svg.localName !== 'svg') return;
    const box = this.svg.viewBox.baseVal;
    this.box = {x: box.x, y: box.y, width: box.width || 390, height: box.height || 844};
    setAttributes(this.svg, {width: this.box.width, height: this.box.height, 'aria-hidden': 'true', focusable: 'false'});
    this.cursor = this.svg.querySelector('[data-aloud="cursor"]');
    if (!this.cursor) {
      this.cursor = shape('rect', {'data-aloud': 'cursor', class: 'cursor', fill: 'none', 'stroke-width': 3, rx: 6});
      this.svg.append(this.cursor);
    }
    this.isLong = this.box.height > this.box.width * WalkStage.longest;
    this.device.classList.toggle('is-long', this.isLong);
    // A short list is on a device all the same.
    this.device.classList.toggle('is-short', this.box.height < this.box.width * 1.6 && this.places.some((place) => place.label));
    this.screen.replaceChildren(this.svg);
  }

  /** @param frame where the cursor is, in points; null for no cursor */
  moveCursor(frame) {
    this.frame = frame;
    if (!this.cursor) return;
    if (!frame) return this.cursor.setAttribute('display', 'none');
    this.cursor.removeAttribute('display');
    setAttributes(this.cursor, WalkStage.around(frame));
    if (this.isLong) this.scroll(frame);
  }

  /** Where the middle of a frame is, from 0 at the top to 1; null in a list that moves with it. */
  shareAbove(frame) { return frame && this.svg && !this.isLong ? (frame.y + frame.height / 2 - this.box.y) / this.box.height : null; }

  /** A long list goes on beyond the device: its cursor stays in the middle. */
  scroll(frame) {
    const scale = this.screen.clientWidth / this.box.width;
    this.screen.scrollTop = (frame.y + frame.height / 2 - this.box.y) * scale - this.screen.clientHeight / 2;
  }

  /** The cursor as `ScreenPicture` draws it: around the element, and never too small to be seen. */
  static around({x, y, width, height}) {
    const wide = Math.max(width + 4, 12);
    const high = Math.max(height + 4, 12);
    return {x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high};
  }

  showCover(text) {
    this.cover.hidden = !text;
    setText(this.cover, text ?? '');
  }

  /** @param choose is given the label of an item */
  showChooser(chooser, choose) {
    this.chooser.hidden = !chooser;
    if (!chooser) return this.chooser.replaceChildren();
    const items = chooser.items.map((item, index) => element('li', {class: index === chooser.current ? 'is-current' : null},
      button(item, () => choose(item), {tabindex: '-1', dir: 'auto', 'aria-current': index === chooser.current ? 'true' : null})));
    this.chooser.replaceChildren(element('h2', {}, chooser.title), element('ol', {}, items));
    this.chooser.querySelector('.is-current')?.scrollIntoView({block: 'nearest'});
  }

  /** A place of the page, in points of the screen; what is beside the screen is at its edge. */
  point({x, y}) {
    const bounds = this.svg.getBoundingClientRect();
    const place = (value, start, length, from, size) => Math.round((Math.min(Math.max((value - start) / length, 0), 0.999) * size + from) * 10) / 10;
    return {
      x: place(x, bounds.left, bounds.width, this.box.x, this.box.width),
      y: place(y, bounds.top, bounds.height, this.box.y, this.box.height),
    };
  }

  /** The stop at a point of the screen: of several, what is drawn last. Null where none is. */
  placeAt({x, y}) {
    return this.places.findLast((place) => x >= place.x && y >= place.y && x <= place.x + place.width && y <= place.y + place.height) ?? null;
  }
}
