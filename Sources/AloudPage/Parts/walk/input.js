/** Fingers, mouse and keys, as steps of scripts. */
class WalkInput {
  /** Milliseconds between two places of a finger that is dragged. */
  static dragPace = 150;

  constructor(page) {
    this.page = page;
    /** The stop that an exploring finger is on; undefined beside all, null while no finger explores. */
    this.touched = null;
    const handlers = {
      isOn: () => !page.settings.hasScreenReader,
      perform: (step) => page.perform(step),
      tapped: (fingers, taps, point) => this.tapped(fingers, taps, point),
      explore: (point) => this.explore(point),
      drag: (point) => this.drag(point),
      lifted: () => { this.touched = null; },
    };
    this.fingers = new TouchGestures(page.stage.device, handlers);
    this.mouse = new MouseGestures(page.stage.device, handlers);
    new WalkKeys(page.stage.root, {
      isOnlyInStage: () => page.settings.hasScreenReader || page.data.isPart === true || page.isLeft === true,
      isTyping: () => page.state.isTyping === true,
      press: (name) => page.press(name),
    });
    // Sounds need a first gesture, wherever in the page it is.
    for (const name of ['pointerup', 'click', 'keydown']) document.addEventListener(name, () => page.voice.wake(), {capture: true});
    // Some browsers go on speaking after the page has gone.
    addEventListener('pagehide', () => page.voice.stop());
  }

  tapped(fingers, taps, point) {
    if (!this.page.stage.svg) return;
    const item = document.elementFromPoint(point.x, point.y)?.closest('.chooser button');
    if (item && fingers === 1) return taps === 1 ? item.click() : undefined;
    const place = this.page.stage.point(point);
    if (fingers === 1 && taps === 1) return this.touchAt(place, this.page.stage.placeAt(place));
    if (fingers === 4 && taps === 1) {
      const {box} = this.page.stage;
      return this.page.perform(`four-finger tap ${place.y < box.y + box.height / 2 ? 'top' : 'bottom'}`);
    }
    if (fingers === 4 && taps === 4) return;
    this.page.perform(TapCounter.name(fingers, taps));
  }

  /** What has no frame is touched by its label. */
  touchAt(place, stop, isContinued = false) {
    this.page.perform(stop?.label ? `touch "${stop.label}"` : `touch ${place.x},${place.y}`, isContinued);
  }

  /** A finger goes over the screen: each stop that it reaches is said, once. */
  explore(point) {
    const {stage} = this.page;
    if (!stage.svg) return;
    const place = stage.point(point);
    const stop = stage.placeAt(place);
    if (this.touched !== null && (stop === null || stop === this.touched)) return;
    const isContinued = this.touched !== null;
    this.touched = stop ?? undefined;
    this.touchAt(place, stop, isContinued);
  }

  /** A finger that is held on a graph goes along its x axis. */
  drag(point) {
    const {stage, state} = this.page;
    if (!state.finger || !stage.frame) return;
    const {x} = stage.point(point);
    this.share = Math.round(Math.min(Math.max((x - stage.frame.x) / stage.frame.width, 0), 1) * 100);
    // Each drag is a step of the walk: a few tell where the finger went.
    this.dragging ??= setTimeout(() => {
      this.dragging = null;
      if (this.page.state.finger) this.page.perform(`drag to ${this.share}%`);
    }, WalkInput.dragPace);
    clearTimeout(this.still);
    this.still = setTimeout(() => { if (this.page.state.finger) this.page.perform('pause'); }, 700);
  }
}
