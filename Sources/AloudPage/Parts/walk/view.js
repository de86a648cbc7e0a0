/** The page around the stage, and what each state changes in it. */
class WalkView {
  /** Pixels from which panels stand beside the stage, open. */
  static wide = '(min-width: 760px) and (min-height: 501px)';

  constructor(page, root) {
    this.page = page;
    const {stage, caption, log, typing, settings, data} = page;
    // A part of another page has no title, no switch and no landmarks of its own.
    const {isPart} = data;
    this.title = element(isPart ? 'h2' : 'h1', {}, data.title);
    this.error = element('p', {class: 'error-message', role: 'alert'});
    this.place = element('span', {class: 'place'});
    this.option = element('span', {class: 'option'});
    this.screen = element('span', {class: 'screen-name'});
    this.badges = element('span', {class: 'badges'});
    this.practice = button(words.practice, () => page.choose(settings.row('p')), {'aria-pressed': 'false', class: 'toggle'});
    this.typeAgain = button(words.typeAgain, () => { page.press('tab'); this.offerTyping(false); }, {hidden: true});
    this.tools = element('div', {class: 'walk-tools'}, settings.soundButton, settings.rateGroup, this.practice,
      button(words.keys, () => page.choose(settings.row('?')), {'aria-haspopup': 'dialog'}));
    this.toolsAbove = element('div', {});
    this.toolsBelow = element('div', {});
    this.wayBack = element('div', {class: 'way-back', hidden: true});
    this.exercisePlace = element('div', {});
    this.taskPlace = element('div', {class: 'task-place'});
    this.notePlace = element('div', {});
    this.padPlace = element('div', {});
    this.panels = {
      notes: panel('notes', words.notes, this.notePlace),
      exercises: panel('exercises', words.exercises, this.exercisePlace),
      gestures: panel('gestures', words.gestures, element('p', {class: 'quiet'}, words['help.mouse']), this.padPlace),
      log: panel('log', words.log, log.root, element('div', {class: 'buttons'}, log.button, button(words.save, () => page.save()), button(words.restart, () => page.restart()))),
    };
    root.classList.add('walk-page');
    this.center = element('section', {class: 'walk-center', 'aria-label': words.stage},
      this.error, stage.root, this.taskPlace, caption.root, typing.root,
      element('p', {class: 'status'}, this.option, this.place, this.screen, this.badges),
      element('div', {class: 'after-stage'}, caption.notice, this.wayBack, this.typeAgain), this.toolsBelow);
    root.replaceChildren(
      element(isPart ? 'div' : 'header', {class: 'walk-bar'}, isPart ? null : settings.reader, this.toolsAbove),
      element(isPart ? 'div' : 'main', {class: 'walk'},
        element('div', {class: 'walk-head'}, this.title, this.menu()),
        this.center,
        element('div', {class: 'walk-side walk-start'}, this.panels.notes, this.panels.exercises, this.panels.log),
        element('div', {class: 'walk-side walk-end'}, this.panels.gestures)),
      caption.live, page.help.root, page.question.root);
    this.fold();
  }

  /** Several apps are a menu; a course has its own. */
  menu() {
    const {apps, guide} = this.page.data;
    if (guide) return guide.menu;
    if (apps.length < 2) return null;
    const select = element('select', {id: 'app', 'aria-label': words.app, onchange: () => this.page.open(Number(select.value))}, apps.map((app, index) => element('option', {value: index}, app.title)));
    return element('div', {class: 'menu'}, element('label', {for: 'app'}, words.app), select);
  }

  /** On a phone the stage comes first: the tools stand below it, and the panels are folded. */
  fold() {
    const query = matchMedia(WalkView.wide);
    const set = () => {
      for (const one of Object.values(this.panels)) one.open = query.matches;
      (query.matches ? this.toolsAbove : this.toolsBelow).append(this.tools);
    };
    query.addEventListener('change', set);
    addEventListener('resize', () => { if (this.page.state.exercise) this.bringIntoView(); });
    set();
    if (this.page.settings.hasScreenReader) this.openPanel('gestures');
  }

  /** What the first reading need not wait for. */
  complete() {
    if (!this.padPlace.hasChildNodes()) this.padPlace.append(new GesturePad(this.page.rows, (row) => this.page.choose(row)).root);
  }

  /** The picture, the exercise, the caption and the field in which one types, if some of them are out of sight. */
  bringIntoView() {
    const {stage, caption, typing} = this.page;
    const [first, last] = [stage, typing.root.hidden ? caption : typing].map(({root}) => root.getBoundingClientRect());
    if (first.top >= 0 && last.bottom <= innerHeight) return;
    // A soft keyboard can leave too little room for all of them.
    if (!typing.root.hidden && last.bottom - first.top > innerHeight) typing.root.scrollIntoView({block: 'nearest', behavior: 'instant'});
    else this.center.scrollIntoView({block: 'start', behavior: 'instant'});
  }

  openPanel(name) { this.panels[name].open = true; }

  /** Another app begins. */
  enter(app) {
    setTimeout(() => this.complete(), 50);
    const {notes = [], exercises = []} = app;
    const {guide} = this.page.data;
    if (guide) setText(this.title, app.title);
    this.page.log.clear();
    setText(this.error, '');
    this.offerTyping(false);
    this.notePlace.replaceChildren(...paragraphs(notes));
    this.panels.notes.hidden = notes.length === 0;
    this.panels.exercises.hidden = exercises.length === 0;
    this.exercises = new ExerciseList(exercises, {begin: (index) => this.page.exercise(index), plain: this.page.plain, ...guide?.handlers(app)});
    this.exercisePlace.replaceChildren(this.exercises.root);
    this.taskPlace.replaceChildren(...[this.exercises.task.root].filter(Boolean));
  }

  fail({message, line, column}) {
    setText(this.error, [line ? filled(words.errorPlace, {line, column: column ?? 1}) : null, message].filter(Boolean).join(': '));
  }

  tell(notice) {
    const problem = notice ? null : this.page.voice.problem(this.page.state.language);
    setText(this.page.caption.notice, notice ?? words[problem] ?? '');
  }

  offerTyping(isOffered) { this.typeAgain.hidden = !isOffered; }

  show(state, before) {
    const {stage, hints, caption, log, typing, help, question} = this.page;
    if (state.svg) stage.draw(state.svg, state.places);
    if (state.svg || WalkView.differs(state.cursor, before.cursor)) stage.moveCursor(state.cursor);
    hints.avoid(stage.shareAbove(state.cursor));
    stage.showCover(state.covering && state.wayBack ? words[`wayBack.${WalkView.wayKey(state.wayBack)}`] : state.covering);
    if (state.chooser || before.chooser) stage.showChooser(state.chooser, (item) => this.page.perform(`choose "${item}"`));
    caption.show(state.caption ?? '', null, state.language);
    this.tell(state.notice);
    if (state.wayBack !== before.wayBack) this.showWayBack(state.wayBack);
    log.add(state.lines, state.language);
    if (!this.page.isBeginning) this.page.hints.follow(state.lines);
    this.showStatus(state, before);
    if (state.isTyping) this.offerTyping(false);
    help.show(state.help === true);
    question.show(state.question, state.rotor?.options ?? []);
    this.exercises?.show(state.exercise);
    this.center.classList.toggle('has-exercise', Boolean(state.exercise));
    const isChanged = typing.root.hidden === (state.isTyping === true);
    typing.show(state.isTyping === true, Boolean(state.exercise));
    if (isChanged && state.exercise) this.bringIntoView();
  }

  /** @param step what leads back to where VoiceOver speaks of the app; null there */
  showWayBack(step) {
    this.wayBack.hidden = !step;
    if (!step) return this.wayBack.replaceChildren();
    const key = WalkView.wayKey(step);
    return this.wayBack.replaceChildren(element('p', {}, words[`wayBack.${key}`]), button(words[`wayBack.${key}.do`], () => this.page.perform(step)));
  }

  static wayKey(step) { return step.startsWith('side') ? 'locked' : step.startsWith('return') ? 'away' : 'off'; }

  showStatus(state, before) {
    const {stage} = this.page;
    if (state.rotor) {
      const {name} = state.rotor;
      stage.rotor.show(state.rotor, this.page.turned);
      setText(this.option, name ? filled(words.rotor, {option: name}) : '');
    }
    setText(this.place, state.place ? filled(words.place, state.place) : '');
    setText(this.screen, state.screen ?? '');
    if (state.title !== before.title || state.screen !== before.screen) stage.name(state.screen ?? state.title);
    const badges = [state.isTyping && words['badge.typing'], state.isPractice && words['badge.practice'], state.isMuted && words['badge.muted'], state.finger && words['badge.finger']].filter(Boolean);
    if (badges.join() !== this.shownBadges) this.badges.replaceChildren(...badges.map((badge) => element('span', {class: 'badge'}, badge)));
    this.shownBadges = badges.join();
    const isPractice = String(state.isPractice === true);
    if (this.practice.getAttribute('aria-pressed') !== isPractice) this.practice.setAttribute('aria-pressed', isPractice);
  }

  static differs(one, other) {
    if (!one || !other) return one !== other;
    return one.x !== other.x || one.y !== other.y || one.width !== other.width || one.height !== other.height;
  }
}
