/** A course: its overview, its lessons, and the walk in which exercises are done. The address says which: `#2` a lesson, `#2.1` its first exercise. */
class CoursePage {
  /** @param root the element that the page is built in; @param data of the page; @param load makes the core */
  constructor(root, data, load) {
    this.data = data;
    this.load = load;
    this.progress = new CourseProgress(data.course, data.apps);
    this.overview = new CourseOverview(data, this.progress, {forget: () => this.forget(), certificate: () => this.goTo('#certificate')});
    this.lessonView = new CourseLessonView(data, this.progress);
    this.walkRoot = element('div', {});
    this.message = element('p', {class: 'course-message', role: 'status', hidden: true});
    this.sheet = new CourseSheet();
    this.menu = element('a', {class: 'button course-back', href: '#'}, CourseLessonView.arrow(), words['course.way']);
    this.lesson = null;
    root.replaceChildren(this.overview.root, this.lessonView.root, this.message, this.walkRoot, this.sheet.root);
    addEventListener('hashchange', () => this.follow(true));
    this.follow(false);
  }

  /** @param isMoved true when the student came here from another view */
  follow(isMoved) {
    const [, lesson, exercise] = /^#(\d+)(?:\.(\d+))?$/.exec(location.hash) ?? [];
    const index = Number(lesson) - 1;
    const app = this.data.apps[index];
    this.sheet.dismiss();
    if (exercise !== undefined && app && Number(exercise) <= app.exercises.length) return this.walk(index, Number(exercise) - 1);
    this.walkPage?.leave();
    const view = app ? this.lessonView : this.overview;
    this.showView(view, index);
    if (location.hash === '#certificate') this.overview.certificate.open();
    else if (isMoved) this.focus(view.title, view === this.overview);
    return null;
  }

  showView(view, lesson) {
    view.show(lesson);
    this.show(view.root, this.data.apps[lesson]?.title);
  }

  /** Shows one of the views. */
  show(root, title) {
    if (!this.overview.root.hidden) this.place = scrollY;
    for (const one of [this.overview.root, this.lessonView.root, this.walkRoot]) one.hidden = one !== root;
    document.title = [title, this.data.title].filter(Boolean).join(' – ');
  }

  /** A screen reader begins at the title; the list of lessons stays where it was. */
  focus(title, isBack) {
    title.focus({preventScroll: true});
    scrollTo({top: isBack ? this.place ?? 0 : 0, behavior: 'instant'});
  }

  // MARK: Exercises

  /** @param exercise its index; -1 for a lesson without exercises */
  async walk(lesson, exercise) {
    const app = this.data.apps[lesson];
    this.walkPage?.leave();
    // What there is to know about an exercise is read above its lesson, or above the exercise before.
    if (this.walkRoot.hidden || !this.walkPage) this.showView(this.lessonView, lesson);
    if (!await this.prepare()) return;
    this.menu.href = `#${lesson + 1}`;
    if (exercise < 0) return this.look(lesson);
    const {title, notes} = app.exercises[exercise];
    if (notes.length === 0) return this.begin(lesson, exercise);
    const kicker = filled(words['course.exercise'], {number: exercise + 1, count: app.exercises.length});
    this.sheet.show({kicker, title, notes, goText: words['course.exercise.try'], backText: words['course.back']},
      () => this.begin(lesson, exercise), () => this.goTo(`#${lesson + 1}`));
  }

  /** Loads the simulator, once. */
  async prepare() {
    if (this.walkPage) return true;
    const complain = (text) => { setText(this.message, text); this.message.hidden = false; };
    if (AloudCore.missing) return complain(words[AloudCore.missing]) ?? false;
    complain(words['course.loading']);
    // What is told is painted before the simulator is unpacked.
    await new Promise((done) => setTimeout(done, 30));
    const place = location.hash;
    try {
      const core = await (this.core ??= this.load());
      this.walkPage ??= new WalkPage(this.walkRoot, core, {...this.data, guide: {menu: this.menu, handlers: () => this.handlers()}});
      this.message.hidden = true;
      return location.hash === place;
    } catch (error) {
      complain(filled(words.failed, {error: error.message}));
      return false;
    }
  }

  look(lesson) {
    this.progress.add(lesson, -1, 0);
    this.open(lesson);
  }

  begin(lesson, exercise) {
    this.open(lesson);
    this.walkPage.exercise(exercise);
  }

  open(lesson) {
    this.lesson = lesson;
    this.show(this.walkRoot, this.data.apps[lesson].title);
    scrollTo({top: 0, behavior: 'instant'});
    this.walkPage.open(lesson);
    this.walkPage.stage.root.focus({preventScroll: true});
  }

  /** What the list of the exercises of a lesson does here. */
  handlers() {
    const {lesson} = this;
    const isLast = lesson + 1 === this.data.apps.length;
    return {
      done: this.progress.done(lesson),
      begin: (index) => this.goTo(`#${lesson + 1}.${index + 1}`),
      finished: (index, steps) => this.progress.add(lesson, index, steps),
      after: {text: words[isLast ? 'course.all' : 'course.lesson.next'], go: () => this.goTo(isLast ? '#' : `#${lesson + 2}`)},
    };
  }

  /** The same place again is a new beginning, too. */
  goTo(place) {
    if (location.hash === place || location.hash === '' && place === '#') this.follow(true);
    else location.hash = place;
  }

  forget() {
    this.sheet.show({title: words['course.forget'], notes: [words['course.forget.ask']], goText: words['course.forget.do'], backText: words.cancel}, () => {
      this.progress.forget();
      this.overview.show();
      this.overview.tell(words['course.forgotten']);
      this.overview.title.focus({preventScroll: true});
    });
  }
}
