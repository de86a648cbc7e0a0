// swift-format-ignore-file
// Scripts/parts has written this from the files of Parts; edit those.

/// The files of the folder Parts.
enum PageParts {
  static let lessonLessonCss = ##"""
/* A lesson: a card for each step, and a player at the bottom of the window. */
body { padding-bottom: 1rem; }
body.plays { padding-bottom: 11rem; }
.pictures { position: absolute; }
main { max-width: 58rem; margin: 0 auto; padding: clamp(1rem, 4vw, 3rem) clamp(.75rem, 3vw, 2rem); }
header.lesson { margin-bottom: 2.5rem; }
header.lesson h1 { margin-bottom: .2em; }
.kind { margin: 0 0 .4rem; color: var(--accent); font-weight: 650; }
.note { max-width: 42rem; }
.note p:last-child { margin-bottom: 0; }
header.lesson .note, .end .note { margin-top: 1.25rem; font-size: 1.125rem; }
.chapter { margin-top: 2.5rem; }
.chapter > h2 { font-size: 1.5rem; margin: 0 0 .75rem; }
.limit { margin: 0 0 1rem; color: var(--quiet); }

.step {
  display: grid; gap: 1rem 2rem; margin: 0 0 1.25rem; padding: clamp(1rem, 3vw, 1.75rem);
  grid-template-columns: minmax(0, 1fr); scroll-margin-top: 1rem; position: relative;
}
.step[aria-current] { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent), var(--shadow); }
.step > .note { grid-column: 1 / -1; padding-bottom: 1rem; border-bottom: 1px solid var(--line); }
.doing { display: flex; gap: 1rem; align-items: center; }
.doing > div { min-width: 0; flex: 1; }
.doing h3 { margin: 0 0 .35rem; font-size: 1.1875rem; }
.doing p { margin: 0; font-size: .9375rem; }
.number { display: block; color: var(--accent); font-size: .875rem; letter-spacing: 0; margin-bottom: .15rem; }
.command::after { content: " · "; }
.command::after { content: " · " / ""; }
.stage {
  display: block; width: 100%; max-width: 17rem; max-height: 60vh; margin: 0 auto; border: 1px solid var(--line);
  border-radius: 18px; background: var(--surface);
}
.happening { min-width: 0; }
.heard { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
.words { font-size: 1.1875rem; line-height: 1.4; padding: .15rem 0 .15rem .9rem; border-inline-start: 3px solid var(--line); }
.words.said { border-color: var(--accent); }
.fragment { border-radius: 5px; box-decoration-break: clone; -webkit-box-decoration-break: clone; transition: background-color .15s; }
.fragment.said { background: var(--heard); color: var(--on-heard); box-shadow: 0 0 0 3px var(--heard); }
.cut { font-size: .8125rem; color: var(--warning); border: 1px solid currentColor; border-radius: 99px; padding: .05rem .55rem; white-space: nowrap; vertical-align: .1em; }
.event { color: var(--quiet); font-size: .9375rem; padding-inline-start: .9rem; }
.event.said { color: var(--accent); }
.why { margin-top: .5rem; font-size: .9375rem; }
.why p { margin: .75rem 0 .25rem; font-weight: 600; }
.why ul { margin: 0; padding-inline-start: 1.25rem; color: var(--quiet); overflow-wrap: anywhere; }
.from { margin-top: .75rem; font-size: .9375rem; }

@media (min-width: 46rem) {
  .step { grid-template-columns: minmax(0, 1fr) 15rem; grid-template-rows: auto 1fr; }
  .step > .note { grid-row: 1; }
  .doing { grid-column: 1; }
  .stage { grid-column: 2; grid-row: auto / span 2; max-width: 15rem; align-self: start; }
  .happening { grid-column: 1; }
}

/* Gestures. */
.gesture { width: 5rem; height: 6.2rem; flex: none; }
.gesture .surface { fill: var(--accent-soft); stroke: var(--edge); stroke-width: 1.5; }
.gesture .finger { fill: var(--accent); stroke: var(--surface); stroke-width: 2; }
.gesture .ring { fill: none; stroke: var(--accent); stroke-width: 2; opacity: .55; }
.gesture .way, .gesture .sign, .gesture .caret { fill: none; stroke: var(--accent); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
.gesture .hold { fill: none; stroke: var(--accent); stroke-width: 6; stroke-linecap: round; }
.gesture .key { fill: var(--surface); stroke: var(--edge); }
.gesture .count { fill: var(--text); font: 700 16px var(--sans); text-anchor: middle; }
.gesture .moves { transform-box: view-box; transform-origin: 50px 62px; }
@media (prefers-reduced-motion: no-preference) {
  .acts .moves { animation: 1.1s ease-in-out 1 both; }
  .acts.swipes.right .moves { animation-name: right; }
  .acts.swipes.left .moves { animation-name: left; }
  .acts.swipes.up .moves { animation-name: up; }
  .acts.swipes.down .moves { animation-name: down; }
  .acts.drags .moves { animation-name: right; }
  .acts.turns.right .moves { animation-name: turn; }
  .acts.turns.left .moves { animation-name: turn-back; }
  .acts.scrubs .moves { animation-name: scrub; animation-duration: 1.3s; }
  .acts.taps .moves, .acts.splits .moves, .acts.types .moves { animation-name: tap; animation-duration: .3s; }
  .acts.taps-2 .moves { animation-iteration-count: 2; }
  .acts.taps-3 .moves { animation-iteration-count: 3; }
  .acts.taps-4 .moves { animation-iteration-count: 4; }
  .acts.taps .rings, .acts.still .ring { animation: ring .9s ease-out 1 both; }
  .acts.holds .hold { stroke-dasharray: 40; animation: hold 1.1s linear 1 both; }
}
@keyframes right { 0% { transform: none; opacity: 0; } 20% { transform: none; opacity: 1; } 85% { transform: translateX(48px); opacity: 1; } 100% { transform: translateX(48px); opacity: 0; } }
@keyframes left { 0% { transform: none; opacity: 0; } 20% { transform: none; opacity: 1; } 85% { transform: translateX(-48px); opacity: 1; } 100% { transform: translateX(-48px); opacity: 0; } }
@keyframes up { 0% { transform: none; opacity: 0; } 20% { transform: none; opacity: 1; } 85% { transform: translateY(-64px); opacity: 1; } 100% { transform: translateY(-64px); opacity: 0; } }
@keyframes down { 0% { transform: none; opacity: 0; } 20% { transform: none; opacity: 1; } 85% { transform: translateY(64px); opacity: 1; } 100% { transform: translateY(64px); opacity: 0; } }
@keyframes turn { from { transform: none; } to { transform: rotate(70deg); } }
@keyframes turn-back { from { transform: none; } to { transform: rotate(-70deg); } }
@keyframes scrub { 0% { transform: none; } 35% { transform: translateX(44px); } 65% { transform: translateY(44px); } 100% { transform: translate(44px, 44px); } }
@keyframes tap { 0%, 100% { transform: scale(1.25); opacity: .35; } 50% { transform: scale(1); opacity: 1; } }
@keyframes ring { from { opacity: 0; } to { opacity: .55; } }
@keyframes hold { from { stroke-dashoffset: 40; } to { stroke-dashoffset: 0; } }

/* The player. */
.player {
  position: fixed; inset: auto 0 0 0; z-index: 5; background: var(--surface); border-top: 1px solid var(--line);
  box-shadow: 0 -6px 24px rgb(0 0 0 / .12); padding-bottom: env(safe-area-inset-bottom);
}
.caption {
  margin: 0; min-height: 2.9em; padding: .55rem 1rem; display: grid; place-items: center; text-align: center;
  background: var(--caption); color: var(--on-caption); font-size: 1.125rem; line-height: 1.3; font-weight: 550; overflow: hidden;
}
.caption p { margin: 0; display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; }
.controls { display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: .4rem .5rem; max-width: 58rem; margin: 0 auto; padding: .5rem .75rem; }
.controls .place { margin: 0; color: var(--quiet); font-size: .9375rem; font-variant-numeric: tabular-nums; min-width: 8.5em; text-align: center; }
.controls button { padding: .5em; }
.controls .main { min-width: 6.5rem; border-radius: 99px; }
.controls label { font-size: .9375rem; color: var(--quiet); }
.controls select { padding: .3em .5em; color: var(--text); }
@media (max-width: 34rem) {
  .controls .place { order: 1; flex: 1; text-align: start; min-width: 0; }
  .controls .speed { order: 1; }
}
.hint { max-width: 58rem; margin: 0 auto; padding: 0 1rem .5rem; text-align: center; font-size: .875rem; color: var(--quiet); }

@media print {
  body, body.plays { padding: 0; }
  main { max-width: none; padding: 0; }
  .player, .from, .why:not([open]) { display: none !important; }
  .step { break-inside: avoid; grid-template-columns: minmax(0, 1fr) 5cm; margin-bottom: .5cm; padding: .4cm; border-radius: 8px; }
  .step > .note { grid-column: 1 / -1; padding-bottom: .25cm; }
  .doing { grid-column: 1; }
  .happening { grid-column: 1; }
  .stage { grid-column: 2; grid-row: auto / span 2; max-width: 5cm; max-height: 9.5cm; border-radius: 8px; align-self: start; }
  .gesture { width: 2cm; height: 2.5cm; }
  .chapter > h2, .note, .doing { break-after: avoid; }
  .step[aria-current] { border-color: var(--line); box-shadow: none; }
  .fragment.said { background: none; box-shadow: none; }
}
"""##

  static let lessonPlayerJs = ##"""
/** Plays a lesson: step by step, with the voices of the browser or the sound in the page. */
class LessonPlayer {
  constructor() {
    this.steps = [...document.querySelectorAll(".step")].map((element, index) => new LessonStep(element, index));
    if (this.steps.length === 0) return;
    this.sound = LessonSound.inPage();
    this.speech = this.sound ? null : new AloudSpeech();
    this.index = 0;
    this.isPlaying = false;
    this.isPaused = false;
    /** Counts what was begun: what belongs to an earlier number is over. */
    this.turn = 0;
    this.speed = 1;
    this.build();
    this.select(0, {scrolls: false});
    document.addEventListener("keydown", (event) => this.press(event));
  }

  // What is done.

  /** Goes on from the current step to the end. */
  async play(index = this.index) {
    const turn = this.begin();
    this.isPlaying = true;
    this.show();
    for (let next = index; next < this.steps.length; next++) {
      this.select(next);
      await this.perform(this.steps[next], turn);
      if (turn !== this.turn) return;
      if (next + 1 < this.steps.length) await this.sleep(.7, turn);
      if (turn !== this.turn) return;
    }
    this.isPlaying = false;
    this.show();
    this.place.textContent = words["player.done"];
  }

  /** One step alone. */
  async once(index) {
    const turn = this.begin();
    this.isPlaying = false;
    this.select(index);
    this.show();
    await this.perform(this.steps[index], turn);
  }

  toggle() {
    if (!this.isPlaying) return this.play();
    this.isPaused = !this.isPaused;
    const voice = this.sound ?? this.speech;
    if (this.isPaused) voice.pause(); else voice.resume();
    this.show();
  }

  /** To another step: goes on from there while it plays, else lets that step be heard. */
  step(by) {
    const index = Math.min(Math.max(this.index + by, 0), this.steps.length - 1);
    if (this.isPlaying && !this.isPaused) this.play(index); else this.once(index);
  }

  begin() {
    this.turn += 1;
    this.isPaused = false;
    (this.sound ?? this.speech).stop();
    for (const step of this.steps) step.clear();
    this.say("");
    return this.turn;
  }

  async perform(step, turn) {
    step.act();
    await this.sleep(.9, turn);
    if (turn !== this.turn) return;
    if (this.sound) await this.playSound(step); else await this.speak(step, turn);
    if (turn === this.turn) step.items.forEach((item) => item.mark(-1, false));
  }

  async playSound(step) {
    const times = this.sound.lines(step.index);
    const lines = step.lines;
    await this.sound.play(step.index, this.speed, {
      at: (seconds) => {
        const now = times.findLastIndex((parts) => parts.length > 0 && parts[0][0] <= seconds);
        lines.forEach((line, index) => {
          const part = index === now ? times[index].findLastIndex(([start]) => start <= seconds) : -1;
          line.mark(part, index === now);
        });
        if (lines[now]) this.say(lines[now].text, lines[now].language);
      },
    });
  }

  async speak(step, turn) {
    for (const item of step.items) {
      await this.sleep(item.isSaid ? item.pause : .25, turn);
      if (turn !== this.turn) return;
      item.mark(-1);
      if (item.isSaid) await this.sayItem(item, turn); else await this.sleep(.35, turn);
      if (turn !== this.turn) return;
      item.mark(-1, false);
    }
  }

  /** Done when it has been said, or cut off where VoiceOver was cut off. */
  sayItem(item, turn) {
    this.say(item.text, item.language);
    if (item.heard < .05) return this.sleep(.3, turn);
    return new Promise((done) => {
      const timer = setInterval(() => { if (turn !== this.turn) finish(); }, 100);
      const finish = () => {
        clearInterval(timer);
        done();
      };
      this.speech.say(item.fragments, {rate: item.rate * this.speed}, {
        began: async (seconds) => {
          if (item.heard >= 1) return;
          await this.sleep(seconds * item.heard * this.speed, turn);
          if (turn === this.turn) this.speech.stop();
          finish();
        },
        reached: (part) => item.mark(part),
        ended: finish,
      });
    });
  }

  /** Time that stands still while it is paused, and passes slower when all is slower. */
  async sleep(seconds, turn) {
    let rest = seconds * 1000 / this.speed;
    let before = performance.now();
    while (rest > 0 && turn === this.turn) {
      await new Promise((done) => setTimeout(done, Math.min(rest, 50)));
      const now = performance.now();
      if (!this.isPaused) rest -= now - before;
      before = now;
    }
  }

  // What is shown.

  select(index, {scrolls = true} = {}) {
    this.steps[this.index].isCurrent = false;
    this.index = index;
    const step = this.steps[index];
    step.isCurrent = true;
    this.place.textContent = words["player.place"].replace("{number}", index + 1).replace("{count}", this.steps.length);
    this.previous.setAttribute("aria-disabled", index === 0);
    this.next.setAttribute("aria-disabled", index === this.steps.length - 1);
    if (scrolls) step.element.scrollIntoView({block: "start"});
  }

  show() {
    const plays = this.isPlaying && !this.isPaused;
    this.button.querySelector("span").textContent = words[plays ? "player.pause" : "player.play"];
    this.button.querySelector("path").setAttribute("d", LessonPlayer.icons[plays ? "pause" : "play"]);
    if (this.hint) this.hint.hidden = this.speech?.isAvailable !== false;
  }

  /** The caption, as VoiceOver's caption panel shows it. */
  say(text, language = "") {
    if (this.caption.textContent === text) return;
    this.caption.textContent = text;
    this.caption.lang = language || document.documentElement.lang;
  }

  press(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("select, input, textarea")) return;
    if (event.key === "ArrowRight") this.step(1);
    else if (event.key === "ArrowLeft") this.step(-1);
    else return;
    event.preventDefault();
  }

  // How it is built.

  static icons = {
    play: "M7 4v16l13-8z", pause: "M6 4h4v16H6zM14 4h4v16h-4z", previous: "M18 5v14l-9-7zM6 5h2.5v14H6z",
    next: "M6 5v14l9-7zM15.5 5H18v14h-2.5z", repeat: "M12 5V1L6 6l6 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z",
  };

  build() {
    const bar = LessonPlayer.element("section", {class: "player no-print", "aria-label": words["player.name"]});
    const caption = LessonPlayer.element("div", {class: "caption", role: "group", "aria-label": words["player.said"]});
    this.caption = LessonPlayer.element("p", {"data-aloud": "caption"});
    caption.append(this.caption);
    const controls = LessonPlayer.element("div", {class: "controls"});
    this.previous = this.control("previous", () => this.step(-1));
    this.button = this.control("play", () => this.toggle(), true);
    this.next = this.control("next", () => this.step(1));
    const repeat = this.control("repeat", () => this.once(this.index));
    this.place = LessonPlayer.element("p", {class: "place", role: "status"});
    controls.append(this.previous, this.button, this.next, repeat, this.place, this.speeds());
    bar.append(caption, controls);
    if (this.speech) {
      this.hint = LessonPlayer.element("p", {class: "hint", hidden: ""});
      this.hint.textContent = words["player.noVoice"];
      bar.append(this.hint);
    }
    document.body.append(bar);
    document.body.classList.add("plays");
    for (const step of this.steps) this.addButton(step);
  }

  speeds() {
    const label = LessonPlayer.element("label", {class: "speed"});
    const select = LessonPlayer.element("select", {});
    for (const speed of [.5, .75, 1, 1.5, 2]) {
      const option = LessonPlayer.element("option", {value: speed});
      option.textContent = `${speed}×`;
      option.selected = speed === 1;
      select.append(option);
    }
    select.addEventListener("change", () => {
      this.speed = Number(select.value);
      if (this.sound) this.sound.audio.playbackRate = this.speed;
    });
    label.append(words["player.speed"], select);
    return label;
  }

  addButton(step) {
    const button = LessonPlayer.element("button", {type: "button", class: "from no-print"});
    button.setAttribute("aria-label", words["player.fromStep"].replace("{number}", step.index + 1));
    button.textContent = words["player.from"];
    button.addEventListener("click", () => this.play(step.index));
    step.element.querySelector(".happening").append(button);
  }

  control(name, action, isMain = false) {
    const button = LessonPlayer.element("button", {type: "button", class: isMain ? "main" : ""});
    const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    icon.setAttribute("viewBox", "0 0 24 24");
    icon.setAttribute("aria-hidden", "true");
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", LessonPlayer.icons[name]);
    icon.append(path);
    button.append(icon);
    const text = LessonPlayer.element("span", {class: isMain ? "" : "out-of-sight"});
    text.textContent = words[`player.${name}`];
    button.append(text);
    button.addEventListener("click", () => { if (button.getAttribute("aria-disabled") !== "true") action(); });
    return button;
  }

  static element(name, attributes) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  }
}

new LessonPlayer();
"""##

  static let lessonSoundJs = ##"""
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
"""##

  static let lessonStepJs = ##"""
/** A step of the document: what is to be heard, and the marks on what is heard now. */
class LessonStep {
  constructor(element, index) {
    this.element = element;
    this.index = index;
    this.figure = element.querySelector(".gesture");
    this.title = element.querySelector("h3");
    this.items = [...element.querySelectorAll(".heard > li")].map((item) => new LessonItem(item));
  }

  /** The items that are said. */
  get lines() { return this.items.filter((item) => item.isSaid); }

  /** Moves the fingers once. */
  act() {
    this.figure?.classList.remove("acts");
    // Without a look at the layout the animation would not begin anew.
    this.figure?.getBoundingClientRect();
    this.figure?.classList.add("acts");
  }

  set isCurrent(isCurrent) {
    if (isCurrent) this.element.setAttribute("aria-current", "step"); else this.element.removeAttribute("aria-current");
  }

  clear() {
    this.figure?.classList.remove("acts");
    for (const item of this.items) item.mark(-1, false);
  }
}

/** Words that are said, or something that happens. */
class LessonItem {
  constructor(element) {
    this.element = element;
    this.isSaid = element.classList.contains("words");
    this.parts = [...element.querySelectorAll(".fragment")];
    this.text = (element.querySelector("bdi") ?? element).textContent;
    const language = element.querySelector("[lang]")?.lang ?? "";
    this.language = language;
    this.fragments = this.parts.map((part) => ({text: part.textContent, language: part.lang || language}));
    if (this.isSaid && this.fragments.length === 0) this.fragments = [{text: this.text, language}];
    /** Seconds before it. */
    this.pause = Number(element.dataset.pause ?? 0);
    /** The share of it that is heard. */
    this.heard = Number(element.dataset.heard ?? 1);
    this.rate = Number(element.dataset.rate ?? 50);
  }

  /** Marks the part that is said now; all of it as not said for -1. */
  mark(part, isNow = true) {
    this.element.classList.toggle("said", isNow);
    this.parts.forEach((element, index) => element.classList.toggle("said", isNow && index === part));
  }
}
"""##

  static let pageCss = ##"""
/* Colours, type and controls of all pages. Each text has a contrast of 4.5:1 on its ground, each control 3:1. */
:root {
  color-scheme: light dark;
  --ground: #f5f4f0; --surface: #ffffff; --text: #1c1e22; --quiet: #5a5f68; --line: #dedbd3; --edge: #84827b;
  --accent: #2450b8; --accent-soft: #e5ebf9; --on-accent: #ffffff; --heard: #ffe9a8; --on-heard: #1c1e22;
  --error: #b3141c; --warning: #8a4b00; --good: #0b6157;
  --caption: #000000; --on-caption: #ffffff;
  --shadow: 0 1px 2px rgb(28 30 34 / .06), 0 6px 20px rgb(28 30 34 / .06);
  --radius: 14px;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", sans-serif;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Noto Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #131519; --surface: #1c1f25; --text: #eceef2; --quiet: #a8aeb9; --line: #31353d; --edge: #7f8691;
    --accent: #9dbbff; --accent-soft: #25304a; --on-accent: #0b1638; --heard: #5b4a10; --on-heard: #fff6da;
    --error: #ff8f8a; --warning: #f2b45c; --good: #6fd3c3;
    --shadow: 0 1px 2px rgb(0 0 0 / .4), 0 6px 20px rgb(0 0 0 / .25);
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-behavior: smooth; }
body {
  margin: 0; background: var(--ground); color: var(--text); font: 1.0625rem/1.55 var(--sans);
  overflow-wrap: break-word; -webkit-font-smoothing: antialiased;
}
:lang(ko) { word-break: keep-all; }
h1, h2, h3 { line-height: 1.2; letter-spacing: -.011em; text-wrap: balance; margin: 0 0 .5em; }
h1 { font-size: clamp(1.75rem, 1.3rem + 2vw, 2.5rem); font-weight: 700; }
h2 { font-size: 1.25rem; font-weight: 650; }
h3 { font-size: 1.0625rem; font-weight: 650; }
p { margin: 0 0 .75em; text-wrap: pretty; }
a { color: var(--accent); text-underline-offset: .15em; }
code, kbd, samp { font-family: var(--mono); font-size: .92em; }
kbd { border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 6px; padding: .05em .4em; background: var(--surface); }
small, .quiet { color: var(--quiet); }
small { font-size: .875rem; }
[hidden] { display: none !important; }

button, summary, select, input:not([type=checkbox], [type=radio], [type=range]) { min-height: 44px; font: inherit; color: inherit; }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; gap: .5em; min-width: 44px; padding: .5em 1em;
  border: 1px solid var(--edge); border-radius: 12px; background: var(--surface); font-weight: 550; cursor: pointer;
  touch-action: manipulation; transition: background-color .15s, border-color .15s;
}
button:hover { background: var(--accent-soft); border-color: var(--accent); }
button[aria-pressed=true] { background: var(--accent-soft); border-color: var(--accent); color: var(--accent); }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button.main:hover { filter: brightness(1.08); }
button:disabled, button[aria-disabled=true] { color: var(--quiet); border-color: var(--line); background: transparent; cursor: default; }
button svg { width: 1.25em; height: 1.25em; flex: none; fill: currentColor; }
select, input:not([type=checkbox], [type=radio], [type=range]) {
  padding: .4em .7em; border: 1px solid var(--edge); border-radius: 12px; background: var(--surface); max-width: 100%;
}
input[type=checkbox], input[type=radio], input[type=range] { accent-color: var(--accent); }
input[type=checkbox], input[type=radio] { width: 1.25rem; height: 1.25rem; }
input[type=range] { min-height: 44px; }
label { display: inline-flex; align-items: center; gap: .5em; min-height: 44px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 8px; }
button:focus-visible { border-radius: 12px; }

details > summary { display: flex; align-items: center; gap: .5em; cursor: pointer; color: var(--quiet); list-style: none; }
details > summary::-webkit-details-marker { display: none; }
details > summary::before {
  content: ""; width: .5em; height: .5em; margin: 0 .2em; border: solid currentColor; border-width: 0 2px 2px 0;
  transform: rotate(-45deg); transition: transform .15s; flex: none;
}
details[open] > summary::before { transform: rotate(45deg); }
details > summary:hover { color: var(--accent); }

.card { background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); box-shadow: var(--shadow); }
.out-of-sight { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: .5rem; top: .5rem; z-index: 10; padding: .6em 1em; background: var(--accent); color: var(--on-accent); border-radius: 12px; }
.skip:not(:focus) { clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; padding: 0; }

@media (prefers-reduced-motion: reduce) {
  html { scroll-behavior: auto; }
  *, *::before, *::after { animation: none !important; transition: none !important; }
}
@media (forced-colors: active) {
  button.main { forced-color-adjust: none; }
}
@media print {
  :root {
    color-scheme: light;
    --ground: #ffffff; --surface: #ffffff; --text: #000000; --quiet: #444444; --line: #bbbbbb; --edge: #666666;
    --accent: #1c3f94; --accent-soft: #ffffff; --heard: #ffffff; --on-heard: #000000; --shadow: none;
    --error: #900d14; --warning: #6b3a00; --good: #0b6157;
  }
  body { font-size: 10.5pt; }
  button, select, input, .skip, .no-print { display: none !important; }
}
"""##

  static let speechJs = ##"""
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

  speak(piece, voice) {
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
    // Nor does every browser that may not speak yet say so.
    this.after(1.5, () => this.wait(piece));
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
"""##

}
