/** A page in which a screen is walked: what is done goes to the core, what it answers is shown and heard. */
class WalkPage {
  /**
   * @param root the element that the page is built in
   * @param core answers requests
   * @param data `title`, `language` of the interface, `isPart` when it is a part of another page, and `apps`: `title`, what the core's `open` takes, `notes` and `exercises` of an author, and `keepsControls` each;
   *   in a course `guide`: `menu`, an element beside the title, and what an ExerciseList takes as `handlers(app)`
   */
  constructor(root, core, data) {
    this.core = core;
    this.data = data;
    this.state = {};
    this.depth = 0;
    this.clock = new WalkClock(() => this.passTime());
    this.voice = new WalkVoice(core, this.clock, {call: (request) => this.call(request), told: (effect) => this.told(effect)});
    this.hints = new HintGuide();
    this.stage = new WalkStage(this.hints.root);
    this.caption = new CaptionPanel();
    this.plain = new StepWords(() => this.rows);
    this.log = new WalkLog(this.plain);
    this.help = new KeyHelp(() => this.rows, () => this.helpClosed());
    this.question = new QuestionForm((answer) => this.answer(answer));
    this.typing = new TypingField({type: (text) => this.act({do: 'paste', text}), key: (key) => this.press(key), leave: () => this.stage.root.focus({preventScroll: true})});
    this.settings = new WalkSettings(this);
    this.view = new WalkView(this, root);
    this.input = new WalkInput(this);
    this.settings.restore();
    // Voices load late.
    this.voice.speech.synthesis?.addEventListener?.('voiceschanged', () => this.view.tell(this.state.notice));
    setTimeout(() => this.view.tell(this.state.notice), 3100);
  }

  /** The table of keys. */
  get rows() { return this.foundRows ??= GestureNames.rows(this.core, this.data.language); }

  /** @param index which of the apps */
  open(index) {
    this.app = this.data.apps[index];
    this.isLeft = false;
    this.voice.stop();
    this.view.enter(this.app);
    const state = this.opened();
    if (state.error) return this.view.fail(state.error);
    this.clock.elapsed();
    this.apply(state);
    // The page has taken as long to open as an app takes until VoiceOver speaks.
    if (!state.caption && state.next !== null && state.next < 0.5) this.call({do: 'pass', seconds: state.next + 0.001});
    return null;
  }

  /** Controls answer as UIKit's do, unless a script says otherwise, or is otherwise: then its exercises are as it is. */
  opened(isExercise = false) {
    const {app, document: text, script, language, keepsControls} = this.app;
    return this.core.call({do: 'open', app, document: text, script, language, settings: isExercise && keepsControls ? {} : {controls: 'live'}});
  }

  /** Nobody walks any more, until an app is opened again: nothing is heard, and no time passes. */
  leave() {
    this.isLeft = true;
    this.voice.stop();
    this.clock.schedule(null);
  }

  // MARK: What is done

  press(key) {
    // The name of the file is the browser's business.
    if (key === 'x' && !this.state.isTyping && !this.state.question) return this.save();
    const wasTyping = this.state.isTyping === true;
    this.act({do: 'key', key});
    // Tab moves the focus of the page from then on; a button begins again.
    if (wasTyping && key === 'tab') this.view.offerTyping(!this.state.isTyping);
    else if (key === 'escape') this.view.offerTyping(false);
    return null;
  }

  /** @param step a step of a script; @param isContinued true when the finger that made the step before is still down */
  perform(step, isContinued = false) {
    this.turned = /^rotor/.test(step);
    const row = this.state.isPractice ? this.rows.find((one) => one.words === step || one.words === step.split(' ')[0]) : null;
    // Keys tell their gesture in practice; steps are always done.
    if (row) this.act({do: 'key', key: GestureNames.key(row)});
    else this.act({do: 'gesture', words: step, continued: isContinued});
  }

  /** A row of the table of keys: its gesture, or its key when it asks for something. */
  choose(row) {
    if (GestureNames.isGesture(row)) return this.perform(row.words);
    const key = GestureNames.key(row);
    // A letter would be typed.
    if (this.state.isTyping && key.length === 1) this.press('tab');
    return this.press(key);
  }

  /** Real time first, then what was done. */
  act(request) {
    this.turned ||= request.key === 'r' || request.key === 'R';
    this.passTime();
    this.call(request);
    this.turned = false;
  }

  passTime() {
    const seconds = this.clock.elapsed();
    if (seconds > 0) this.call({do: 'pass', seconds});
    else this.clock.schedule(this.state.next);
  }

  answer(answer) {
    if (!this.state.question) return;
    if (answer === null) return this.press('escape');
    // What the question begins with was shown, and is part of the answer.
    for (let count = [...this.state.question.answer ?? ''].length; count > 0; count -= 1) this.core.call({do: 'key', key: 'backspace'});
    if (answer) this.core.call({do: 'paste', text: answer});
    this.turned = this.state.question.command === 'rotor';
    this.press('enter');
    this.stage.root.focus({preventScroll: true});
  }

  helpClosed() {
    if (this.state.help) this.press('escape');
    this.stage.root.focus({preventScroll: true});
  }

  restart() {
    this.begin({do: 'restart'});
  }

  exercise(index) {
    this.begin({do: 'exercise', index});
    this.stage.root.focus({preventScroll: true});
    this.view.bringIntoView();
  }

  /** The app begins anew. */
  begin(request) {
    this.passTime();
    this.log.clear();
    this.view.offerTyping(false);
    // The steps before an exercise are not the learner's.
    this.isBeginning = true;
    if (this.app.keepsControls) this.opened(request.do === 'exercise');
    this.call(request);
    this.isBeginning = false;
  }

  save() {
    const {script, name, error} = this.core.call({do: 'save'});
    if (error) this.view.tell(error.message);
    else download(name, script);
  }

  // MARK: What happens

  call(request) { this.apply(this.core.call(request)); }

  apply(state) {
    if (state.error) return this.view.tell(state.error.message);
    const before = this.state;
    this.state = state;
    this.depth += 1;
    this.view.show(state, before);
    for (const effect of state.effects ?? []) {
      if (effect.effect === 'save') this.save();
      else this.voice.carryOut(effect);
    }
    this.depth -= 1;
    if (this.depth === 0) this.clock.schedule(this.isLeft ? null : this.state.next);
  }

  /** Something is said: shown with its languages, and handed to a real screen reader. */
  told(effect) {
    this.caption.show(this.state.caption, effect.fragments, this.state.language);
    if (this.settings.hasScreenReader) this.caption.tell(effect.text, effect.fragments, this.state.language);
    this.settings.showRate(effect.rate);
  }
}
