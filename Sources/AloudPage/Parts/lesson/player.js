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
      let isTold = false;
      let spent = 0;
      let length = 0;
      const timer = setInterval(() => {
        if (turn !== this.turn) return finish();
        if (!this.isPaused) spent += .1;
        // Browsers without a voice, and many voices, do not tell where they are.
        if (!isTold && length > 0) item.mark(item.partAt(spent / length));
      }, 100);
      const finish = () => {
        clearInterval(timer);
        done();
      };
      this.speech.say(item.fragments, {rate: item.rate * this.speed}, {
        began: async (seconds) => {
          length = seconds;
          if (item.heard >= 1) return;
          await this.sleep(seconds * item.heard * this.speed, turn);
          if (turn === this.turn) this.speech.stop();
          finish();
        },
        reached: (part) => {
          isTold ||= part > 0;
          item.mark(part);
        },
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
    this.steps[this.index].clear();
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
    this.tellOfVoices();
  }

  /** What the voices of the browser cannot say, where it is played. */
  tellOfVoices() {
    if (!this.hint) return;
    const {voices} = this.speech;
    const languages = new Set(this.steps.flatMap((step) => step.lines.flatMap((item) => item.fragments.map(({language}) => language))));
    const missing = [...languages].filter((language) => language && !voices.best(language));
    this.hint.hidden = missing.length === 0;
    const name = (tag) => new Intl.DisplayNames([document.documentElement.lang], {type: "language"}).of(tag);
    this.hint.textContent = voices.isEmpty ? words["player.noVoice"] : words["player.noVoiceFor"].replace("{language}", missing.map(name).join(", "));
  }

  /** The caption, as VoiceOver's caption panel shows it. */
  say(text, language = "") {
    if (this.caption.textContent === text) return;
    this.caption.textContent = text;
    this.caption.lang = language || document.documentElement.lang;
  }

  press(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest?.("select, input, textarea")) return;
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
    const bar = LessonPlayer.element("section", {id: "player", class: "player no-print", "aria-label": words["player.name"]});
    const skip = LessonPlayer.element("a", {class: "skip", href: "#player"});
    skip.textContent = words["player.skip"];
    skip.addEventListener("click", (event) => {
      event.preventDefault();
      this.button.focus();
    });
    document.body.prepend(skip);
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
      bar.append(this.hint);
      // Voices load late.
      this.speech.synthesis?.addEventListener?.("voiceschanged", () => this.tellOfVoices());
      setTimeout(() => this.tellOfVoices(), 2000);
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
    const reasons = step.element.querySelector(".why");
    if (reasons) reasons.before(button); else step.element.querySelector(".happening").append(button);
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
