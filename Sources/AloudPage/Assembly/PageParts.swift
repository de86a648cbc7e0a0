// swift-format-ignore-file
// Scripts/parts has written this from the files of Parts; edit those.

/// The files of the folder Parts.
enum PageParts {
  static let courseBeginJs = ##"""
// The course begins: its lessons are a block of the document, and so is the core, which is unpacked when it is needed.
(() => {
  const data = JSON.parse(document.getElementById('aloud-data').textContent);
  return new CoursePage(document.getElementById('aloud-walk'), data, () => AloudCore.load(data.messages));
})();
"""##

  static let courseCertificateJs = ##"""
/** What was done, as plain text to copy. */
class CourseCertificate {
  /** @param title of the course; @param progress what was done */
  constructor(title, progress) {
    this.title = title;
    this.progress = progress;
    this.name = element('input', {id: 'certificate-name', type: 'text', autocomplete: 'name', maxlength: 80, oninput: () => this.write()});
    this.area = element('textarea', {id: 'certificate-text', class: 'certificate-text', readonly: true, rows: 8, dir: 'auto', spellcheck: 'false', 'aria-label': words['course.certificate.text']});
    this.status = element('p', {class: 'certificate-status quiet', role: 'status'});
    this.none = element('p', {class: 'quiet'}, words['course.certificate.none']);
    this.some = element('details', {class: 'certificate'}, element('summary', {}, words['course.certificate.show']),
      element('label', {for: 'certificate-name'}, words['course.certificate.name']), this.name, this.area,
      element('div', {class: 'buttons'}, button(words['course.certificate.copy'], () => this.copy(), {class: 'certificate-copy'})), this.status);
    this.root = element('section', {class: 'course-certificate card', 'aria-labelledby': 'certificate-title'},
      element('h2', {id: 'certificate-title'}, words['course.certificate']), this.none, this.some);
  }

  show() {
    const {isEmpty} = this.progress;
    this.none.hidden = !isEmpty;
    this.some.hidden = isEmpty;
    setText(this.status, '');
    this.write();
  }

  open() {
    if (this.progress.isEmpty) return;
    this.some.open = true;
    this.root.scrollIntoView({block: 'start', behavior: 'instant'});
    this.area.focus({preventScroll: true});
  }

  /** Every line of what was done, and how much that is. */
  write() {
    const {done, count} = this.progress.sum;
    const lessons = this.progress.lessons.map((_, lesson) => this.lesson(lesson)).filter(Boolean);
    const name = this.name.value.trim();
    const head = [this.title, name].filter(Boolean).join('\n');
    const sum = count > 0 ? filled(words['course.certificate.sum'], {done, count}) : null;
    this.area.value = [head, ...lessons, [sum, words['course.certificate.source']].filter(Boolean).join('\n')].join('\n\n');
    this.area.rows = this.area.value.split('\n').length + 1;
  }

  /** The lines of a lesson; null when nothing of it was done. */
  lesson(lesson) {
    const {title, exercises} = this.progress.lessons[lesson];
    const number = lesson + 1;
    if (exercises.length === 0) return this.progress.isComplete(lesson) ? filled(words['course.certificate.looked'], {number, title}) : null;
    const done = this.progress.done(lesson);
    if (done.length === 0) return null;
    const lines = done.map((index) => {
      const {steps, day} = this.progress.entry(lesson, index);
      return filled(words[steps === 1 ? 'course.certificate.step.one' : 'course.certificate.step'], {title: exercises[index].title, count: steps, day});
    });
    return [filled(words['course.certificate.lesson'], {number, title, done: done.length, count: exercises.length}), ...lines].join('\n');
  }

  async copy() {
    this.area.focus();
    this.area.select();
    let isCopied = false;
    try {
      await navigator.clipboard.writeText(this.area.value);
      isCopied = true;
    } catch {
      // A page that is opened from a disk may have no clipboard of its own.
      isCopied = document.execCommand?.('copy') === true;
    }
    setText(this.status, words[isCopied ? 'course.certificate.copied' : 'course.certificate.selected']);
  }
}
"""##

  static let courseLessonViewJs = ##"""
/** A lesson before its exercises: what it is about, and what there is to do. */
class CourseLessonView {
  /** @param data of the page; @param progress what was done */
  constructor(data, progress) {
    this.data = data;
    this.progress = progress;
    this.title = element('h1', {tabindex: '-1', dir: 'auto'});
    this.place = element('p', {class: 'kicker'});
    this.notes = element('div', {class: 'course-notes'});
    this.list = element('ol', {class: 'course-exercises'});
    this.conclusion = element('div', {class: 'course-conclusion card'});
    this.go = element('a', {class: 'button main course-go'});
    this.next = element('a', {class: 'button course-next'});
    this.root = element('main', {class: 'course course-lesson-view'},
      element('nav', {class: 'course-way'}, element('a', {class: 'button', href: '#'}, CourseLessonView.arrow(), words['course.all'])),
      element('header', {class: 'course-head'}, this.place, this.title, this.notes),
      this.list, this.conclusion, element('div', {class: 'buttons'}, this.go, this.next));
  }

  show(lesson) {
    const {title, notes, conclusion, exercises} = this.data.apps[lesson];
    const isDone = this.progress.isComplete(lesson);
    setText(this.place, filled(words['course.lesson'], {number: lesson + 1, count: this.data.apps.length}));
    setText(this.title, title);
    this.notes.replaceChildren(...paragraphs(notes));
    this.list.replaceChildren(...exercises.map((exercise, index) => this.item(lesson, exercise, index)));
    this.list.hidden = exercises.length === 0;
    this.conclusion.replaceChildren(...paragraphs(conclusion));
    this.conclusion.hidden = !isDone || conclusion.length === 0;
    this.showWayOn(lesson, exercises, isDone);
  }

  showWayOn(lesson, exercises, isDone) {
    const done = this.progress.done(lesson);
    const first = Math.max(exercises.findIndex((_, index) => !done.includes(index)), 0);
    const key = exercises.length === 0 ? 'look' : isDone ? 'again' : done.length > 0 ? 'goOn' : 'begin';
    this.go.href = `#${lesson + 1}.${exercises.length === 0 ? 0 : first + 1}`;
    this.go.classList.toggle('main', !isDone);
    setText(this.go, filled(words[`course.lesson.${key}`], {number: first + 1}));
    const isLast = lesson + 1 === this.data.apps.length;
    this.next.href = isLast ? '#' : `#${lesson + 2}`;
    this.next.classList.toggle('main', isDone);
    setText(this.next, words[isLast ? 'course.all' : 'course.lesson.next']);
    this.next.hidden = isLast && !isDone;
  }

  item(lesson, exercise, index) {
    const isDone = Boolean(this.progress.entry(lesson, index));
    return element('li', {}, element('a', {class: `course-exercise${isDone ? ' is-done' : ''}`, href: `#${lesson + 1}.${index + 1}`},
      element('span', {class: 'course-number', 'aria-hidden': 'true'}, isDone ? CourseOverview.tick() : String(index + 1)),
      element('span', {class: 'course-words'}, element('span', {class: 'course-exercise-title', dir: 'auto'}, exercise.title),
        isDone ? element('span', {class: 'course-state'}, words['course.done']) : null)));
  }

  static arrow() { return shape('svg', {viewBox: '0 0 24 24', class: 'arrow'}, shape('path', {d: 'M14.5 5.5L8 12l6.5 6.5'})); }
}
"""##

  static let courseOverviewJs = ##"""
/** The first view of a course: what it is about, its lessons, and what was done. */
class CourseOverview {
  /** @param data of the page; @param progress what was done; @param handlers `forget()` asks, and forgets it; `certificate()` shows the certificate */
  constructor(data, progress, handlers) {
    this.data = data;
    this.progress = progress;
    this.title = element('h1', {tabindex: '-1'}, data.title);
    this.bar = element('progress', {class: 'course-bar', 'aria-hidden': 'true'});
    this.sum = element('p', {class: 'course-sum'});
    this.go = element('a', {class: 'button main course-go', href: '#1'});
    this.list = element('ol', {class: 'course-lessons'});
    this.certificate = new CourseCertificate(data.title, progress);
    this.kept = element('p', {class: 'quiet'});
    this.forgotten = element('p', {class: 'quiet', role: 'status'});
    this.forget = button(words['course.forget'], handlers.forget, {class: 'course-forget'});
    // The same address again would be no news.
    this.go.addEventListener('click', (event) => { if (this.go.hash === '#certificate') { event.preventDefault(); handlers.certificate(); } });
    this.root = element('main', {class: 'course'},
      element('header', {class: 'course-head'}, this.title, ...paragraphs(data.introduction), this.bar, this.sum, this.go),
      element('section', {'aria-labelledby': 'lessons-title'}, element('h2', {id: 'lessons-title', class: 'out-of-sight'}, words['course.lessons']), this.list),
      this.certificate.root,
      element('footer', {class: 'course-foot'}, this.kept, this.forget, this.forgotten));
  }

  show() {
    const {progress} = this;
    const {done, count} = progress.sum;
    const {next, isEmpty} = progress;
    this.bar.max = Math.max(count, 1);
    this.bar.value = done;
    this.bar.hidden = count === 0 || done === 0;
    setText(this.sum, count === 0 || done === 0 ? '' : done === count ? words['course.complete'] : filled(words['course.progress'], {done, count}));
    this.showWayOn(next, isEmpty);
    this.list.replaceChildren(...progress.lessons.map((_, lesson) => this.item(lesson)));
    this.certificate.show();
    setText(this.kept, words[progress.isKept ? 'course.kept' : 'course.notKept']);
    this.forget.hidden = isEmpty;
    if (!isEmpty) setText(this.forgotten, '');
  }

  showWayOn(next, isEmpty) {
    const lesson = Math.max(next, 0);
    this.go.href = next < 0 ? '#certificate' : `#${lesson + 1}`;
    if (next < 0) return this.go.replaceChildren(words['course.certificate.show']);
    if (isEmpty) return this.go.replaceChildren(words['course.begin']);
    return this.go.replaceChildren(element('span', {}, words['course.goOn']),
      element('span', {class: 'course-go-to', dir: 'auto'}, filled(words['course.goOn.to'], {number: lesson + 1, title: this.data.apps[lesson].title})));
  }

  item(lesson) {
    const isDone = this.progress.isComplete(lesson);
    return element('li', {}, element('a', {class: `course-lesson card${isDone ? ' is-done' : ''}`, href: `#${lesson + 1}`},
      element('span', {class: 'course-number', 'aria-hidden': 'true'}, isDone ? CourseOverview.tick() : String(lesson + 1)),
      element('span', {class: 'course-words'},
        element('span', {class: 'course-title', dir: 'auto'}, this.data.apps[lesson].title),
        element('span', {class: 'course-state'}, this.state(lesson, isDone)))));
  }

  state(lesson, isDone) {
    const count = this.data.apps[lesson].exercises.length;
    const done = this.progress.done(lesson).length;
    if (isDone) return words['course.done'];
    if (count === 0) return words['course.reading'];
    if (done > 0) return filled(words['course.doneOf'], {done, count});
    return filled(words[count === 1 ? 'course.exercises.one' : 'course.exercises'], {count});
  }

  tell(text) { setText(this.forgotten, text); }

  static tick() { return shape('svg', {viewBox: '0 0 24 24', class: 'tick'}, shape('path', {d: 'M5 12.5l4.5 4.5L19 7.5'})); }
}
"""##

  static let coursePageJs = ##"""
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
"""##

  static let courseProgressJs = ##"""
/** What a student has done in a course: kept by the browser, from the first exercise on. */
class CourseProgress {
  /** @param id the name of the course; @param lessons `file` and `exercises` each */
  constructor(id, lessons) {
    this.key = `course.${id}`;
    this.lessons = lessons;
    this.entries = CourseProgress.read(remembered.get(this.key));
  }

  /** Entries by lesson and exercise: `{steps, day}`. What somebody else has written there is no progress. */
  static read(text) {
    const entries = new Map();
    try {
      for (const [name, steps, day] of JSON.parse(text ?? '[]')) {
        if (typeof name === 'string' && Number.isInteger(steps) && /^\d{4}-\d\d-\d\d$/.test(day)) entries.set(name, {steps, day});
      }
    } catch { /* It begins again. */ }
    return entries;
  }

  /** The title of an exercise stays the same when others are added; a title that is there twice counts on. */
  name(lesson, exercise) {
    const {file, exercises} = this.lessons[lesson];
    const title = exercises[exercise]?.title ?? '';
    const earlier = exercises.slice(0, Math.max(exercise, 0)).filter((other) => other.title === title).length;
    return JSON.stringify(earlier > 0 ? [file, title, earlier] : [file, title]);
  }

  /** @returns `{steps, day}`; undefined for what is not done. A lesson without exercises is its exercise -1. */
  entry(lesson, exercise) { return this.entries.get(this.name(lesson, exercise)); }

  /** The indices of the exercises of a lesson that are done. */
  done(lesson) { return this.lessons[lesson].exercises.map((_, index) => index).filter((index) => this.entry(lesson, index)); }

  isComplete(lesson) {
    const {length} = this.lessons[lesson].exercises;
    return length === 0 ? Boolean(this.entry(lesson, -1)) : this.done(lesson).length === length;
  }

  /** How many exercises of the course are done, and how many there are. */
  get sum() {
    const sum = (count) => this.lessons.reduce((total, _, lesson) => total + count(lesson), 0);
    return {done: sum((lesson) => this.done(lesson).length), count: sum((lesson) => this.lessons[lesson].exercises.length)};
  }

  get isEmpty() { return !this.lessons.some((_, lesson) => this.done(lesson).length > 0 || this.entry(lesson, -1)); }

  /** The first lesson that is not complete; -1 after the last one. */
  get next() { return this.lessons.findIndex((_, lesson) => !this.isComplete(lesson)); }

  /** The fewest steps count. */
  add(lesson, exercise, steps) {
    const before = this.entry(lesson, exercise);
    if (before && before.steps <= steps) return;
    this.entries.set(this.name(lesson, exercise), {steps, day: CourseProgress.today()});
    remembered.set(this.key, this.text);
  }

  get text() { return JSON.stringify([...this.entries].map(([name, {steps, day}]) => [name, steps, day])); }

  /** False where the browser keeps nothing, as in a private window. */
  get isKept() { return this.entries.size === 0 || remembered.get(this.key) === this.text; }

  forget() {
    this.entries.clear();
    for (const key of [this.key, 'hints']) remembered.remove(key);
  }

  static today() {
    const now = new Date();
    const two = (number) => String(number).padStart(2, '0');
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  }
}
"""##

  static let courseSheetJs = ##"""
/** What is read before something is done: a dialog with one way on, and one way back. */
class CourseSheet {
  constructor() {
    this.kicker = element('p', {class: 'kicker'});
    this.title = element('h2', {id: 'sheet-title', tabindex: '-1'});
    this.body = element('div', {class: 'sheet-body'});
    this.go = button('', () => this.close(true), {class: 'main sheet-go'});
    this.back = button('', () => this.close(false), {class: 'sheet-back'});
    this.root = element('dialog', {class: 'sheet', 'aria-labelledby': 'sheet-title', oncancel: (event) => { event.preventDefault(); this.close(false); }},
      this.kicker, this.title, this.body, element('div', {class: 'buttons'}, this.go, this.back));
    this.handlers = null;
  }

  /** @param sheet `kicker`, `title`, `notes`, `goText`, `backText`; @param go what is done next; @param back what is done otherwise */
  show({kicker = '', title, notes, goText, backText}, go, back = () => {}) {
    setText(this.kicker, kicker);
    this.kicker.hidden = !kicker;
    setText(this.title, title);
    this.body.replaceChildren(...paragraphs(notes));
    setText(this.go, goText);
    setText(this.back, backText);
    this.handlers = {go, back};
    if (!this.root.open) this.root.showModal();
    this.title.focus();
  }

  close(isGo) {
    const {handlers} = this;
    this.dismiss();
    if (handlers) (isGo ? handlers.go : handlers.back)();
  }

  /** Nothing is done. */
  dismiss() {
    this.handlers = null;
    if (this.root.open) this.root.close();
  }
}
"""##

  static let courseStyleCss = ##"""
/* A course: the overview and the lessons are pages to read; an exercise is walked like any screen. */
.course { max-width: 38rem; margin: 0 auto; padding: clamp(1rem, 5vmin, 3.5rem) max(1rem, env(safe-area-inset-left)) 4rem; display: grid; gap: 1.5rem; }
.course-head h1 { margin: 0; font-size: clamp(1.75rem, 1.3rem + 2.4vw, 2.5rem); }
.course-head h1:focus, .sheet h2:focus { outline: none; }
.course-head .note { margin: .75rem 0 0; font-size: 1.0625rem; }
.kicker { margin: 0 0 .25rem; color: var(--accent); font-weight: 650; font-size: .9375rem; }
.course-bar { appearance: none; display: block; width: 100%; height: .5rem; margin-top: 1.25rem; border: 0; border-radius: 999px; background: var(--line); overflow: hidden; }
.course-bar::-webkit-progress-bar { background: var(--line); }
.course-bar::-webkit-progress-value { background: var(--good); border-radius: 999px; }
.course-bar::-moz-progress-bar { background: var(--good); border-radius: 999px; }
.course-sum { margin: .5rem 0 0; color: var(--quiet); font-size: .9375rem; }
.course-sum:empty { display: none; }
a.button { color: inherit; text-decoration: none; }
a.button:hover { background: var(--accent-soft); border-color: var(--accent); }
a.button.main { min-height: 52px; padding-inline: 1.5em; background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; }
a.button.main:hover { filter: brightness(1.08); }
.arrow, .tick { width: 1.25em; height: 1.25em; flex: none; fill: none; stroke: currentColor; stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; }
:dir(rtl) > .arrow { transform: scaleX(-1); }
a.button > .arrow { margin-inline-start: -.4em; margin-inline-end: -.25em; }
.course-go { margin-top: 1.25rem; max-width: 100%; }
.course-lesson-view .course-go { margin-top: 0; }
.course-go-to { font-weight: 450; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0; }

.course-lessons, .course-exercises { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
.course-lesson, .course-exercise { display: flex; align-items: center; gap: 1rem; min-height: 44px; color: inherit; text-decoration: none; }
.course-lesson { padding: .9rem 1.1rem; transition: border-color .15s, background-color .15s; }
.course-lesson:hover { border-color: var(--accent); }
.course-lesson:focus-visible { border-radius: var(--radius); }
.course-number { display: grid; place-items: center; flex: none; width: 2.5rem; height: 2.5rem; border-radius: 50%; background: var(--accent-soft); color: var(--accent); font-weight: 700; font-variant-numeric: tabular-nums; }
.is-done > .course-number { background: var(--good); color: var(--surface); }
.course-words { display: grid; min-width: 0; }
.course-title { font-weight: 650; font-size: 1.125rem; line-height: 1.3; overflow-wrap: anywhere; }
.course-state { color: var(--quiet); font-size: .9375rem; line-height: 1.4; }
.is-done .course-state { color: var(--good); }
.course-exercises { gap: 0; border-block: 1px solid var(--line); }
.course-exercises li + li { border-top: 1px solid var(--line); }
.course-exercise { padding: .6rem .25rem; }
.course-exercise .course-number { width: 1.9rem; height: 1.9rem; font-size: .9375rem; }
.course-exercise:hover .course-exercise-title { color: var(--accent); }
.course-exercise-title { line-height: 1.35; overflow-wrap: anywhere; }
.course .buttons { margin: 0; align-items: center; }
.course-way { margin-bottom: -.25rem; }
.course-conclusion { padding: 1rem 1.25rem; border-color: var(--good); }
.course-conclusion .note { margin: 0; }
.course-conclusion .note + .note { margin-top: .5rem; }

.course-certificate { padding: 1.1rem 1.25rem; }
.course-certificate h2 { margin: 0 0 .25rem; font-size: 1.125rem; }
.course-certificate p { margin: 0; }
.certificate > summary { min-height: 44px; color: var(--text); }
.certificate input { width: 100%; margin-bottom: .75rem; }
.certificate-text { display: block; width: 100%; padding: .75rem; border: 1px solid var(--line); border-radius: 10px; background: var(--ground); color: var(--text); font: .9375rem/1.5 var(--sans); resize: vertical; field-sizing: content; }
.certificate .buttons { margin-top: .75rem; }
.certificate-status:not(:empty) { margin-top: .5rem; }
.course-foot { display: grid; gap: .5rem; justify-items: start; }
.course-foot p { margin: 0; }
.course-foot p:empty { display: none; }
.course-forget { font-size: .9375rem; }
.course-message { max-width: 38rem; margin: 1rem auto; padding: 0 1rem; text-align: center; color: var(--quiet); }

.sheet { width: min(30rem, calc(100vw - 1.5rem)); padding: 1.5rem; }
.sheet h2 { margin: 0 0 .5rem; font-size: 1.375rem; }
.sheet .note { margin: 0 0 .5rem; font-size: 1.0625rem; }
.sheet .buttons { margin-top: 1.25rem; }
.sheet-go { min-height: 52px; padding-inline: 1.75em; }

/* In an exercise the way back stands beside the title, wherever there is room. */
.course-back { flex: none; }
@media (max-width: 759px), (max-height: 500px) {
  .course-back { font-size: .9375rem; padding: .35em .7em; }
  .sheet { margin-bottom: .75rem; }
  .sheet .buttons > * { flex: 1 1 auto; }
}
@media (forced-colors: active) {
  .course-number { border: 1px solid; }
}
@media print { .course-go, .course-foot, .course-way { display: none; } }
"""##

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
.step.current { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent), var(--shadow); }
.step > .note { grid-column: 1 / -1; max-width: none; padding-bottom: 1rem; border-bottom: 1px solid var(--line); }
.doing { display: flex; gap: 1rem; align-items: center; }
.doing > div { min-width: 0; flex: 1; }
.doing h3 { margin: 0 0 .35rem; font-size: 1.1875rem; }
.doing p { margin: 0; font-size: .9375rem; }
.command::after { content: " · "; }
.command::after { content: " · " / ""; }
.stage {
  display: block; width: 100%; max-width: 17rem; max-height: 60vh; margin: 0 auto; border: 1px solid var(--line);
  border-radius: 18px; background: var(--surface);
}
.happening { min-width: 0; display: flex; flex-wrap: wrap; align-content: start; align-items: center; gap: .25rem 1.25rem; }
.happening > .heard, .why[open] { flex: 1 0 100%; }
.heard { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; min-width: 0; }
.words { font-size: 1.1875rem; line-height: 1.4; padding: .15rem 0 .15rem .9rem; border-inline-start: 3px solid var(--line); }
.words.said { border-color: var(--accent); }
.words p { margin: 0; display: inline; }
::highlight(said) { background-color: var(--heard); color: var(--on-heard); }
.cut { font-size: .8125rem; color: var(--warning); border: 1px solid currentColor; border-radius: 99px; padding: .05rem .55rem; white-space: nowrap; vertical-align: .1em; }
.event { color: var(--quiet); font-size: .9375rem; padding-inline-start: .9rem; }
.event.said { color: var(--accent); }
.why { font-size: .9375rem; min-width: 0; }
.why p { margin: .75rem 0 .25rem; font-weight: 600; }
.why ul { margin: 0; padding-inline-start: 1.25rem; color: var(--quiet); overflow-wrap: anywhere; }
.from { font-size: .9375rem; margin: .6rem 0 .1rem; }

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
.caption:has(p:empty) { display: none; }
.caption p { margin: 0; display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; }
.controls { display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: .4rem .5rem; max-width: 58rem; margin: 0 auto; padding: .5rem .75rem; }
.controls .place { margin: 0; color: var(--quiet); font-size: .9375rem; font-variant-numeric: tabular-nums; min-width: 8.5em; text-align: center; }
.controls button { padding: .5em; }
.controls .main { min-width: 6.5rem; border-radius: 99px; }
.controls label { font-size: .9375rem; color: var(--quiet); }
.controls select { padding: .3em .5em; color: var(--text); }
@media (max-width: 34rem) {
  .controls .place { order: 1; flex: 1 0 40%; text-align: start; min-width: 0; padding-inline-start: .5rem; }
  .controls .speed { order: 1; }
}
.hint { max-width: 58rem; margin: 0 auto; padding: 0 1rem .5rem; text-align: center; font-size: .875rem; color: var(--quiet); }

.paper { display: flex; flex-wrap: wrap; gap: .25rem .75rem; margin-top: 1rem; color: var(--quiet); font-size: .9375rem; }
.paper select { color: var(--text); }

/* On paper: two steps beside each other, and only what a class needs. */
@page { margin: 1.3cm; }
@media print {
  body, body.plays { padding: 0; }
  main { max-width: none; padding: 0; }
  .player, .paper, .from, .why:not([open]) { display: none !important; }
  header.lesson { margin-bottom: .4cm; }
  header.lesson h1 { font-size: 20pt; }
  header.lesson .note, .end .note { margin-top: .25cm; font-size: 10.5pt; }
  .note p { margin-bottom: .1cm; }
  .chapter { margin-top: .45cm; }
  .chapter > h2, .chapter > .limit { margin: 0 0 .2cm; break-after: avoid; break-inside: avoid; }
  .chapter > h2 { font-size: 13pt; }
  /* In lines: browsers keep a heading with the line below it, but not with the row of a grid. */
  .step {
    display: inline-grid; width: calc(50% - .2cm); vertical-align: top; break-inside: avoid; grid-template-columns: minmax(0, 1fr) 2.5cm;
    grid-template-rows: auto auto 1fr; gap: .15cm .3cm; margin: 0 .1cm .25cm 0; padding: .3cm; border-radius: 8px; box-shadow: none;
  }
  .step > .note { grid-column: 1 / -1; max-width: none; padding-bottom: .15cm; font-size: 9.5pt; }
  .doing { grid-column: 1; gap: .25cm; }
  .doing h3 { margin-bottom: .05cm; font-size: 10.5pt; }
  .doing p { font-size: 8pt; line-height: 1.35; }
  .happening { grid-column: 1; }
  .heard { gap: .1cm; }
  .words { padding-block: 0; font-size: 10pt; line-height: 1.3; }
  .event { font-size: 8.5pt; line-height: 1.3; }
  .stage { grid-column: 2; grid-row: auto / span 2; max-width: 2.5cm; max-height: 4.4cm; border-radius: 6px; align-self: start; }
  .gesture { width: 1.1cm; height: 1.4cm; }
  .step.current { border-color: var(--line); box-shadow: none; }
  .end { margin-top: .45cm; break-inside: avoid; }
  .end h2 { font-size: 13pt; margin: 0; }
  .solutions { break-before: page; }
  .solutions > .chapter:first-child { margin-top: 0; }
  .asks-only .exercise > .limit > .way, .asks-only .exercise > .step > :not(.note) { display: none; }
  .asks-only .exercise > .limit ~ .step:not(.limit + .step) { display: none; }
  .asks-only .exercise > .step { display: block; width: auto; padding: 0; border: 0; background: none; }
  .asks-only .exercise > .step > .note { padding: 0; border: 0; font-size: 10.5pt; }
}
"""##

  static let lessonPaperJs = ##"""
/**
 * The lesson on paper: where the solutions of its exercises are. Without scripts they stand below their exercises. A handout
 * is on paper from the beginning, and says itself where they are.
 */
class LessonPaper {
  static places = ["end", "here", "none"];

  constructor() {
    this.exercises = [...document.querySelectorAll(".exercise")];
    if (this.exercises.length === 0) return;
    const place = document.querySelector("main").dataset.solutions;
    if (place) return this.lay(place);
    this.select = document.createElement("select");
    for (const place of LessonPaper.places) this.select.add(new Option(words[`player.paper.${place}`], place));
    const label = document.createElement("label");
    label.className = "paper";
    label.append(words["player.paper"], this.select);
    document.querySelector("header.lesson").append(label);
    addEventListener("beforeprint", () => this.lay(this.select.value));
    addEventListener("afterprint", () => this.restore());
  }

  lay(place) {
    this.restore();
    document.body.classList.toggle("asks-only", place !== "here");
    if (place !== "end") return;
    this.solutions = document.createElement("div");
    this.solutions.className = "solutions";
    this.solutions.append(...this.exercises.map((exercise) => LessonPaper.solution(exercise)));
    document.querySelector("main").append(this.solutions);
  }

  restore() {
    document.body.classList.remove("asks-only");
    this.solutions?.remove();
    this.solutions = null;
  }

  /** The steps of an exercise once more, without what its reader has read already. */
  static solution(exercise) {
    const copy = exercise.cloneNode(true);
    copy.classList.remove("exercise");
    // The name is that of the exercise itself.
    copy.removeAttribute("aria-labelledby");
    for (const part of copy.querySelectorAll("[id]")) part.removeAttribute("id");
    for (const part of copy.querySelectorAll(".limit, .limit + .step > .note")) part.remove();
    const title = copy.querySelector("h2");
    title.textContent = words["player.paper.solution"].replace("{title}", exercise.dataset.title);
    return copy;
  }
}

new LessonPaper();
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
    this.element.classList.toggle("current", isCurrent);
    if (isCurrent) this.title.setAttribute("aria-current", "step"); else this.title.removeAttribute("aria-current");
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
    this.body = element.querySelector("p") ?? element;
    this.text = this.body.textContent;
    this.language = this.body.lang;
    this.ranges = LessonItem.ranges(this.body, element.dataset.parts);
    this.fragments = this.ranges.map((range) => ({text: range.toString(), language: range.startContainer.parentElement.closest("[lang]").lang}));
    if (this.isSaid && this.fragments.length === 0) this.fragments = [{text: this.text, language: this.language}];
    /** Seconds before it. */
    this.pause = Number(element.dataset.pause ?? 0);
    /** The share of it that is heard. */
    this.heard = Number(element.dataset.heard ?? 1);
    this.rate = Number(element.dataset.rate ?? 50);
  }

  /** The fragments in the text: beginnings and lengths in UTF-16. */
  static ranges(body, parts = "") {
    return parts.split(",").filter(Boolean).map((part) => {
      let [start, length] = part.split(" ").map(Number);
      for (const child of body.childNodes) {
        const text = child.firstChild ?? child;
        if (start < text.length) {
          const range = document.createRange();
          range.setStart(text, start);
          range.setEnd(text, Math.min(start + length, text.length));
          return range;
        }
        start -= text.length;
      }
      return null;
    }).filter(Boolean);
  }

  /** The part that is said when a share of the words has been said. */
  partAt(share) {
    const lengths = this.fragments.map((fragment) => fragment.text.length);
    let rest = share * lengths.reduce((sum, length) => sum + length, 0);
    const part = lengths.findIndex((length) => (rest -= length) < 0);
    return part < 0 ? lengths.length - 1 : part;
  }

  /** Marks the part that is said now; all of it as not said for -1. The text stays one, which screen readers read as one. */
  mark(part, isNow = true) {
    this.element.classList.toggle("said", isNow);
    if (!CSS.highlights) return;
    const range = isNow ? this.ranges[part] : undefined;
    if (range) {
      CSS.highlights.set("said", new Highlight(range));
      LessonItem.marked = this;
    } else if (LessonItem.marked === this) {
      CSS.highlights.delete("said");
      LessonItem.marked = null;
    }
  }

  static marked = null;
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

  static let playgroundBeginJs = ##"""
// The playground begins: its examples and the core are blocks of the document.
(async () => {
  const root = document.getElementById('aloud-walk');
  root.id = 'aloud-playground';
  const complain = (text) => root.append(element('p', {class: 'error-message', role: 'alert'}, text));
  if (AloudCore.missing) return complain(words[AloudCore.missing]);
  const data = JSON.parse(document.getElementById('aloud-data').textContent);
  try {
    const core = await AloudCore.load(data.messages);
    const page = new PlaygroundPage(root, core, data);
    if (data.examples?.length) page.use(data.examples[0].text, data.examples[0].name);
  } catch (error) {
    complain(filled(words.failed, {error: error.message}));
  }
  return null;
})();
"""##

  static let playgroundPageJs = ##"""
/** A page in which any screen document or dump is read, walked and audited; nothing leaves the browser. */
class PlaygroundPage {
  /** @param data `title`, `language` of the interface, and `examples`: `name` and `text` each */
  constructor(root, core, data) {
    this.core = core;
    this.data = data;
    this.name = null;
    this.walkPlace = element('div', {id: 'aloud-walk'});
    this.walk = new WalkPage(this.walkPlace, core, {title: words['playground.walk'], language: data.language, apps: [], isPart: true});
    this.text = element('textarea', {
      id: 'document', rows: 12, spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', wrap: 'off', 'aria-describedby': 'document-help',
      oninput: () => this.edited(), onpaste: () => setTimeout(() => this.show('read')),
    });
    this.file = element('input', {type: 'file', id: 'file', hidden: true, onchange: () => this.take(this.file.files[0])});
    this.language = element('select', {id: 'language', onchange: () => this.show(this.shown ?? 'read')},
      [['', words['playground.languageAsWritten']], ...PlaygroundPage.languages].map(([value, name]) => element('option', {value, lang: value || null}, name)));
    this.buttons = ['read', 'walk', 'audit'].map((action) => button(words[`playground.${action}`], () => this.show(action), {'aria-pressed': 'false', 'data-action': action}));
    this.older = element('p', {class: 'playground-older', role: 'status'});
    this.status = element('p', {class: 'playground-status', role: 'status'});
    this.results = element('div', {class: 'results'});
    this.part = element('section', {class: 'playground-walk', hidden: true, 'aria-label': words['playground.walk']}, this.walkPlace);
    const examples = data.examples ?? [];
    root.replaceChildren(
      element('header', {class: 'walk-bar'}, this.walk.settings.reader),
      element('main', {class: 'playground'},
        element('h1', {}, data.title), element('p', {class: 'playground-lead'}, words['playground.lead']),
        element('div', {class: 'playground-input card'},
          element('div', {class: 'playground-head'}, element('label', {for: 'document'}, words['playground.document']),
            element('div', {class: 'buttons'}, button(words['playground.file'], () => this.file.click()), this.file)),
          this.text, element('p', {id: 'document-help', class: 'quiet'}, words['playground.help']),
          examples.length ? element('div', {class: 'buttons', role: 'group', 'aria-label': words['playground.examples']}, element('span', {class: 'quiet'}, words['playground.examples']),
            examples.map((example) => button(example.name, () => this.use(example.text, example.name, '')))) : null,
          element('div', {class: 'playground-actions'}, element('div', {class: 'buttons'}, this.buttons),
            element('label', {for: 'language'}, words['playground.language'], this.language))),
        this.output = element('div', {class: 'playground-output'}, this.older, this.status, this.results), this.part));
    this.receiveDrops(root);
  }

  /** In characters: reading takes a second or so from here on. */
  static largeText = 100_000;

  static languages = [['en', 'English'], ['ko', '한국어'], ['ja', '日本語'], ['de', 'Deutsch'], ['fr', 'Français'], ['es', 'Español'], ['zh-Hans', '简体中文'], ['ru', 'Русский']];

  receiveDrops(root) {
    const hasFile = (event) => event.dataTransfer?.types.includes('Files');
    root.addEventListener('dragover', (event) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      root.classList.add('is-dropping');
    });
    root.addEventListener('dragleave', (event) => { if (!root.contains(event.relatedTarget)) root.classList.remove('is-dropping'); });
    root.addEventListener('drop', (event) => {
      root.classList.remove('is-dropping');
      if (!hasFile(event)) return;
      event.preventDefault();
      this.take(event.dataTransfer.files[0]);
    });
  }

  async take(file) {
    if (!file) return;
    this.use(await file.text(), file.name);
    this.file.value = '';
  }

  /** @param language of the screen: what was chosen; empty for what it says itself */
  use(text, name, language = this.language.value) {
    this.text.value = text;
    this.name = name;
    this.language.value = language;
    this.show('read');
  }

  /** What is shown is older than the text from now on. */
  edited() {
    this.name = null;
    if (!this.shown || this.older.hasChildNodes()) return;
    this.older.append(words['playground.older'], ' ', button(words['playground.again'], () => this.show(this.shown)));
    this.mark(true);
  }

  mark(isOlder) { for (const one of [this.output, this.part]) one.classList.toggle('is-older', isOlder); }

  /** @param action `read`, `walk` or `audit` */
  show(action) {
    this.shown = action;
    for (const one of this.buttons) one.setAttribute('aria-pressed', String(one.dataset.action === action));
    this.older.replaceChildren();
    this.mark(false);
    this.part.hidden = true;
    this.walk.voice.stop();
    this.results.replaceChildren();
    if (this.text.value.length < PlaygroundPage.largeText) return this.answer(action);
    setText(this.status, words['playground.working']);
    // The browser draws that first.
    requestAnimationFrame(() => setTimeout(() => { if (this.shown === action) this.answer(action); }));
    return null;
  }

  answer(action) {
    this.results.replaceChildren();
    const language = this.language.value || null;
    const read = this.read(language);
    if (read.error) return this.fail(read.error);
    if (action === 'read') this.list(read);
    else if (action === 'walk') this.begin(read, language);
    else this.audit(read, language);
    return null;
  }

  read(language) {
    const text = this.text.value;
    if (!text.trim()) return {error: {message: words['playground.empty']}};
    return this.core.call({do: 'read', document: text, language});
  }

  fail({message, line, column}) {
    setText(this.status, '');
    this.results.replaceChildren(element('p', {class: 'error-message', role: 'alert'}, [line ? filled(words.errorPlace, {line, column: column ?? 1}) : null, message].filter(Boolean).join(': ')));
  }

  tell(key, count, warnings = []) {
    setText(this.status, filled(words[count === 1 ? `${key}.one` : key], {count}));
    this.results.append(...warnings.map((warning) => this.warning(warning)));
  }

  /** Other languages that the screen may be in are offered as buttons. */
  warning({message, languages = []}) {
    return element('p', {class: 'warning'}, message, languages.map((language) => {
      const name = PlaygroundPage.languages.find(([value]) => value === language)?.[1] ?? language;
      return [' ', button(filled(words['playground.readAs'], {language: name}), () => {
        this.language.value = language;
        this.show(this.shown);
      })];
    }));
  }

  list({utterances, warnings, svg, document: text}) {
    const {language} = JSON.parse(text);
    this.tell('playground.stops', utterances.length, warnings);
    const list = element('ol', {class: 'utterances card', 'data-aloud': 'reading', lang: language}, utterances.map((text) =>
      element('li', {dir: 'auto'}, text || element('em', {class: 'quiet', lang: this.data.language}, words['playground.silent']))));
    this.results.append(list, // The list says the same.
      svg ? element('div', {class: 'picture card', 'aria-hidden': 'true'}, pictureOf(svg)) : '');
  }

  begin(read, language) {
    setText(this.status, '');
    this.part.hidden = false;
    const name = this.name ?? words['playground.name'];
    this.walk.data.apps = [{title: name, app: name, document: read.document, language}];
    this.walk.open(0);
    this.part.scrollIntoView({block: 'start'});
    this.walk.stage.root.focus({preventScroll: true});
  }

  audit(read, language) {
    const answer = this.core.call({do: 'audit', document: read.document, language, messages: this.data.language});
    if (answer.error) return this.fail(answer.error);
    const {findings} = answer;
    const {language: lang} = JSON.parse(read.document);
    this.tell('playground.findings', findings.length, read.warnings);
    this.results.append(element('ol', {class: 'findings'}, findings.map((finding) => element('li', {class: `finding card finding-${finding.severity}`},
      element('h2', {}, element('span', {class: 'severity'}, words[`severity.${finding.severity}`] ?? finding.severity), ' ', finding.message),
      finding.utterance ? element('p', {}, `${words['playground.says']}: `, element('q', {lang}, finding.utterance)) : null,
      finding.fix ? element('p', {}, finding.fix) : null,
      element('p', {class: 'quiet'}, (finding.places ?? [finding.place]).flatMap((place) => [element('code', {lang: 'en'}, place), ' · ']), element('code', {lang: 'en'}, finding.rule))))));
    return null;
  }
}
"""##

  static let playgroundStyleCss = ##"""
/* The page in which any document is read, walked and audited. */
.playground { max-width: 90rem; margin: 0 auto; padding: 1rem 1rem 3rem; }
.playground > h1 { margin: .25rem 0; }
.playground-lead { max-width: 46rem; color: var(--quiet); }
.playground-input { padding: 1rem; max-width: 60rem; }
.playground-head, .playground-actions { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 1rem; }
.playground-head label { font-weight: 650; }
.playground-input .buttons { margin-top: 0; align-items: center; }
.playground-input textarea { display: block; width: 100%; margin: .5rem 0; padding: .75rem; min-height: 10rem; border: 1px solid var(--edge); border-radius: 12px; background: var(--ground); color: inherit; font: .875rem/1.5 var(--mono); resize: vertical; tab-size: 2; }
.playground-actions { margin-top: 1rem; padding-top: .75rem; border-top: 1px solid var(--line); }
.is-dropping .playground-input { outline: 3px dashed var(--accent); outline-offset: -6px; }
.playground-status { margin: 1.25rem 0 .5rem; font-weight: 650; }
.playground-status:empty, .playground-older:empty { display: none; }
.playground-older { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; margin: 1rem 0 0; color: var(--warning); font-weight: 650; }
.is-older .results, .is-older.playground-walk { border-inline-start: 4px dashed var(--warning); padding-inline-start: .75rem; }
.playground-actions .buttons button[aria-pressed=true] { background: var(--accent); color: var(--on-accent); }
.playground-output { max-width: 60rem; min-width: 0; }
.results .error-message { margin-top: 1.25rem; }
.results .warning { color: var(--warning); }
.utterances { margin: 0; padding: .5rem 1rem .5rem 3.25rem; }
.utterances li { padding: .4rem 0; }
.utterances li::marker { color: var(--quiet); font-variant-numeric: tabular-nums; }
.utterances li + li { border-top: 1px solid var(--line); }
.picture { margin-top: .75rem; padding: .75rem; overflow: auto; }
.picture svg { display: block; max-width: 100%; height: auto; margin: 0 auto; }
.findings { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
.finding { padding: .75rem 1rem; border-inline-start-width: 5px; }
.finding h2 { margin: 0 0 .25rem; font-size: 1.0625rem; }
.finding p { margin: 0 0 .25rem; }
.finding-error { border-inline-start-color: var(--error); }
.finding-warning { border-inline-start-color: var(--warning); }
.finding-advice { border-inline-start-color: var(--good); }
.finding-error .severity { color: var(--error); }
.finding-warning .severity { color: var(--warning); }
.finding-advice .severity { color: var(--good); }
.playground-walk { margin-top: 1rem; }
.playground-walk .walk { padding-inline: 0; }
.playground-walk .walk-bar { border: 1px solid var(--line); border-radius: var(--radius); }

@media (min-width: 1180px) {
  .playground { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: 2rem; align-items: start; grid-template-areas: "title title" "lead lead" "input output" "walk walk"; }
  .playground > h1 { grid-area: title; }
  .playground-lead { grid-area: lead; }
  .playground-input { grid-area: input; }
  .playground:has(.playground-walk[hidden]) .playground-input { position: sticky; top: 1rem; }
  .playground-input textarea { min-height: 24rem; }
  .playground-output { grid-area: output; }
  .playground-output .playground-status, .playground-output .playground-older { margin-top: 0; }
  .playground-output .playground-older:not(:empty) + .playground-status { margin-top: .75rem; }
  .playground-walk { grid-area: walk; }
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
"""##

  static let walkBeginJs = ##"""
// The page begins: its data and the core are blocks of the document.
(async () => {
  const root = document.getElementById('aloud-walk');
  const complain = (text) => root.append(element('p', {class: 'error-message', role: 'alert'}, text));
  if (AloudCore.missing) return complain(words[AloudCore.missing]);
  const data = JSON.parse(document.getElementById('aloud-data').textContent);
  try {
    const core = await AloudCore.load(data.messages);
    const page = new WalkPage(root, core, data);
    page.open(0);
    // Keys work at once; fingers need no focus.
    if (matchMedia('(pointer: fine)').matches) page.stage.root.focus({preventScroll: true});
  } catch (error) {
    complain(filled(words.failed, {error: error.message}));
  }
  return null;
})();
"""##

  static let walkCaptionPanelJs = ##"""
/** What VoiceOver says, as its caption panel has it; and the same for a real screen reader. */
class CaptionPanel {
  /** Characters from which the type is smaller, so that all of them are in sight. */
  static long = 80;

  constructor() {
    this.text = element('p', {class: 'caption-text', dir: 'auto', 'data-aloud': 'caption'});
    this.notice = element('p', {class: 'notice', role: 'status'});
    this.root = element('div', {class: 'caption'}, this.text);
    // Only filled beside a real screen reader, which then says what ours would say.
    this.live = element('div', {class: 'out-of-sight', 'aria-live': 'assertive', 'aria-atomic': 'true'});
  }

  /** @param fragments of the utterance, each in its language; null where there are none */
  show(caption, fragments, language) {
    if (this.text.textContent === caption && !fragments) return;
    this.text.lang = language ?? '';
    this.root.classList.toggle('is-long', caption.length > CaptionPanel.long);
    this.text.replaceChildren(...CaptionPanel.marked(caption, fragments ?? [], language));
  }

  tell(caption, fragments, language) {
    // The same words once more are told once more.
    this.live.replaceChildren(element('p', {lang: language}, CaptionPanel.marked(caption, fragments ?? [], language)));
  }

  /** The words, with a mark around each fragment of another language. */
  static marked(caption, fragments, language) {
    const parts = [];
    let rest = caption;
    for (const fragment of fragments) {
      const place = fragment.language && fragment.language !== language ? rest.indexOf(fragment.text) : -1;
      if (place < 0) continue;
      parts.push(rest.slice(0, place), element('span', {lang: fragment.language}, fragment.text));
      rest = rest.slice(place + fragment.text.length);
    }
    return [...parts, rest];
  }
}
"""##

  static let walkClipsJs = ##"""
/** espeak-ng's sound of the texts of an app, in the page: G.711 µ-law, a byte a sample. */
class WalkClips {
  /** Seconds between two texts of an utterance. */
  static gap = 0.08;

  /** Null where the page has no sound of its own. */
  static inPage() {
    const block = document.getElementById('aloud-sound');
    return block ? new WalkClips(JSON.parse(block.textContent)) : null;
  }

  constructor({rate, clips}) {
    this.rate = rate;
    this.clips = clips;
    this.audio = new Audio();
    this.audio.preservesPitch = true;
    this.address = null;
    this.isSpeaking = false;
  }

  clip({language, pitch, text}) { return this.clips[[language, pitch ?? '', text].join('|')]; }

  /** Whether the page has all of an utterance. */
  has(fragments) { return fragments.every((fragment) => this.clip(fragment) !== undefined); }

  /** The same as AloudSpeech has it; what is being said is cut off. */
  say(fragments, settings, handlers) {
    this.stop();
    const silence = '\xff'.repeat(Math.round(WalkClips.gap * this.rate));
    const samples = fragments.map((fragment) => atob(this.clip(fragment))).join(silence);
    this.address = URL.createObjectURL(new Blob([LessonSound.wave(samples, this.rate)], {type: 'audio/wav'}));
    const {audio} = this;
    audio.src = this.address;
    audio.playbackRate = Math.min(Math.max(settings.rate / 50, 0.25), 4);
    audio.volume = Math.min(Math.max((settings.volume ?? 100) / 100, 0), 1);
    this.isSpeaking = true;
    const seconds = samples.length / this.rate / audio.playbackRate;
    const end = () => {
      if (this.finish !== end) return;
      this.stop();
      handlers.ended();
    };
    this.finish = end;
    audio.onended = end;
    handlers.began(seconds);
    // A page may not sound before somebody has done something in it: then the time passes.
    audio.play().catch(() => { if (this.finish === end && !this.isPaused) this.timer = setTimeout(end, seconds * 1000); });
  }

  pause() {
    this.isPaused = true;
    clearTimeout(this.timer);
    this.audio.pause();
  }

  resume() {
    this.isPaused = false;
    if (this.finish) this.audio.play().catch(() => this.finish?.());
  }

  stop() {
    clearTimeout(this.timer);
    this.finish = null;
    this.isPaused = false;
    this.isSpeaking = false;
    this.audio.pause();
    if (this.address) URL.revokeObjectURL(this.address);
    this.address = null;
  }
}
"""##

  static let walkClockJs = ##"""
/** Real time, told to the simulator: never past the end of what a voice is still saying. */
class WalkClock {
  /** A voice is always a little later than its estimate says. */
  static margin = 0.05;

  /** @param pass is called when something is due */
  constructor(pass) {
    this.pass = pass;
    this.last = performance.now();
    /** The estimated seconds of what is heard that are left; null while nothing is heard. */
    this.left = null;
    this.timer = null;
  }

  /** The seconds since this was asked last. */
  elapsed() {
    const now = performance.now();
    let seconds = (now - this.last) / 1000;
    this.last = now;
    if (this.left !== null) {
      seconds = Math.min(seconds, Math.max(0, this.left - WalkClock.margin));
      this.left -= seconds;
    }
    return seconds;
  }

  soundBegan(seconds) {
    this.last = performance.now();
    this.left = seconds;
  }

  soundStopped() {
    this.left = null;
    this.paused = null;
  }

  pause() {
    this.elapsed();
    this.paused = this.left;
    this.left = null;
  }

  resume() {
    this.elapsed();
    this.left = this.paused ?? null;
    this.paused = null;
  }

  /** The seconds that the simulator still waits for what has ended by now. */
  soundEnded() {
    const seconds = this.elapsed() + (this.left ?? 0);
    this.left = null;
    return seconds;
  }

  /** @param next the seconds until something happens by itself; null when nothing will */
  schedule(next) {
    clearTimeout(this.timer);
    if (next === null || next === undefined) return;
    if (this.left !== null && next >= this.left - WalkClock.margin) return;
    this.timer = setTimeout(this.pass, Math.max(0, next) * 1000 + 4);
  }
}
"""##

  static let walkCoreJs = ##"""
/** The simulator, compiled to WebAssembly: a request in, an answer out. */
class AloudCore {
  constructor(exports) {
    this.exports = exports;
    this.encoder = new TextEncoder();
    this.decoder = new TextDecoder();
  }

  /** What a browser lacks, as a key of the words; null when it has all. */
  static get missing() {
    return typeof WebAssembly === 'object' ? null : 'missingWebAssembly';
  }

  /**
   * Loads the simulator from two blocks of the document, in base 85: the simulator, compressed, and a program that unpacks it.
   *
   * @param messages the language of the page, and its `rows`, for all that the core says itself; nothing is English
   */
  static async load(messages = null) {
    const [unpacker, packed] = ['aloud-unpacker', 'aloud-core'].map((id) => bytesOfBase85(document.getElementById(id).textContent));
    const imports = {
      wasi_snapshot_preview1: {fd_close: () => 0, fd_seek: () => 0, fd_write: () => 0},
      aloud: {
        match: (pattern, patternLength, text, textLength) => core.match(pattern, patternLength, text, textLength),
      },
    };
    let core = null;
    const {instance} = await WebAssembly.instantiate(await unpacked(unpacker, packed), imports);
    core = new AloudCore(instance.exports);
    instance.exports._initialize?.();
    if (messages) core.call({do: 'messages', ...messages});
    return core;
  }

  /** @returns the answer; `{error: {message}}` when the request cannot be carried out */
  call(request) {
    try {
      return this.exchange(request);
    } catch (error) {
      // A trap of the program, which is a mistake of ours.
      return {error: {message: filled(words.failed, {error: error.message})}};
    }
  }

  exchange(request) {
    const {aloud_alloc: alloc, aloud_release: release, aloud_call: call, aloud_answer: answer} = this.exports;
    const bytes = this.encoder.encode(JSON.stringify(request));
    const place = alloc(bytes.length);
    new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes);
    const length = call(place, bytes.length);
    release(place);
    return JSON.parse(this.text(answer(), length));
  }

  text(place, length) { return this.decoder.decode(new Uint8Array(this.exports.memory.buffer, place, length)); }

  /** Patterns in scripts: 1 when it matches somewhere, 0 when not, -1 when it is no pattern. */
  match(pattern, patternLength, text, textLength) {
    try {
      return new RegExp(this.text(pattern, patternLength), 'u').test(this.text(text, textLength)) ? 1 : 0;
    } catch {
      return -1;
    }
  }
}

/** The content of a file of the format LZMA_alone, whose header has the size of the content from byte 5 on. */
async function unpacked(unpacker, packed) {
  const {instance: {exports}} = await WebAssembly.instantiate(unpacker);
  const size = new DataView(packed.buffer).getUint32(5, true);
  const start = exports.__heap_base.value;
  const place = start + packed.length;
  const missing = place + size - exports.memory.buffer.byteLength;
  if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
  new Uint8Array(exports.memory.buffer, start, packed.length).set(packed);
  if (exports.unpack(start, place) !== 1) throw new Error('The simulator in this page is damaged.');
  return new Uint8Array(exports.memory.buffer, place, size);
}
"""##

  static let walkDomJs = ##"""
/**
 * Makes an element. Texts become text nodes, never markup; `on…` is a listener; true is an attribute without a value; false, null and undefined none.
 */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  setAttributes(made, attributes);
  made.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

/** The same in SVG; all of it is decoration. */
function shape(name, attributes = {}, ...children) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  setAttributes(made, name === 'svg' ? {'aria-hidden': 'true', focusable: 'false', ...attributes} : attributes);
  made.append(...children.flat(Infinity));
  return made;
}

function setAttributes(made, attributes) {
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, '');
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
  }
}

/** Changes a text only where it is another one: what has not changed costs no layout. */
function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** `{name}` in a text stands for a value. */
function filled(text, values) {
  return text.replace(/\{(\w+)\}/g, (mark, name) => name in values ? String(values[name]) : mark);
}

/** A button with a word; what it does stands behind it. */
function button(text, action, attributes = {}) {
  return element('button', {type: 'button', onclick: action, ...attributes}, text);
}

/** A part of the page that is folded away where there is little room. */
function panel(name, title, ...children) {
  return element('details', {class: `panel panel-${name}`}, element('summary', {}, element('h2', {}, title)), element('div', {class: 'panel-body'}, ...children));
}

/** A picture of ours as an element: `ScreenPicture` has escaped what it shows. The page has its style sheet already, and allows no other. */
function pictureOf(text) {
  const plain = text.replace(/<style>[^<]*<\/style>/, '');
  return document.importNode(new DOMParser().parseFromString(plain, 'image/svg+xml').documentElement, true);
}

/** The texts of a lesson's author: one paragraph each. */
function paragraphs(texts) { return (texts ?? []).map((text) => element('p', {class: 'note'}, text)); }

/** Bytes in base64. */
function bytesOfBase64(text) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  const binary = atob(text.trim());
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

/** Without the signs of HTML and of templates. */
const DIGITS_OF_BASE_85 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%,()*+-;.=:?@^_/{|}~';

/** Bytes in base 85: five digits are four bytes, the first digit and the first byte count most. Fewer at the end have one byte less. */
function bytesOfBase85(text) {
  const digits = new Uint8Array(128);
  [...DIGITS_OF_BASE_85].forEach((digit, value) => { digits[digit.charCodeAt(0)] = value; });
  const length = text.length - Math.ceil(text.length / 5);
  const bytes = new DataView(new ArrayBuffer(Math.ceil(length / 4) * 4));
  for (let at = 0, place = 0; at < text.length; place += 4) {
    let value = 0;
    // Missing digits are the largest one.
    for (const end = at + 5; at < end; at += 1) value = value * 85 + (at < text.length ? digits[text.charCodeAt(at)] : 84);
    bytes.setUint32(place, value);
  }
  return new Uint8Array(bytes.buffer, 0, length);
}

/** Hands a text over as a file. */
function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], {type: 'text/plain;charset=utf-8'}));
  const link = element('a', {href: address, download: name});
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** What the reader has chosen in this browser; a file that is opened from a disk may not remember anything. */
const remembered = {
  get(key) { try { return localStorage.getItem(`aloud.${key}`); } catch { return null; } },
  set(key, value) { try { localStorage.setItem(`aloud.${key}`, value); } catch { /* Then it is asked again. */ } },
  remove(key) { try { localStorage.removeItem(`aloud.${key}`); } catch { /* There was nothing. */ } },
};
"""##

  static let walkExerciseListJs = ##"""
/** The exercises of a lesson's author: which there are, how the current one goes, and its solution. */
class ExerciseList {
  /**
   * @param exercises `{title, limit, notes}` each
   * @param handlers `begin(index)`, `plain`: the words for steps; in a course `done`: the indices of those done before, `finished(index, steps)`, and
   *   `after`: what comes after the last one, `{text, go()}`
   */
  constructor(exercises, handlers) {
    this.handlers = handlers;
    this.items = exercises.map((exercise, index) => this.item(exercise, index));
    this.status = element('p', {class: 'out-of-sight', role: 'status'});
    this.root = element('div', {}, element('ol', {class: 'exercises'}, this.items.map((item) => item.root)), this.status);
    this.done = new Set(handlers.done ?? []);
    this.task = new TaskBar(exercises, (index) => handlers.begin(index), handlers.after);
    this.show(null);
  }

  item(exercise, index) {
    const state = element('p', {class: 'exercise-state'});
    const counted = element('details', {class: 'counted', hidden: true}, element('summary', {}, words['exercise.counted']), element('ol', {}));
    const solution = element('details', {class: 'solution', hidden: true}, element('summary', {}, words['exercise.solution']), element('ol', {}));
    const begin = button(words['exercise.begin'], () => this.handlers.begin(index), {'aria-describedby': `exercise-${index}`});
    const limit = exercise.limit ? element('p', {class: 'exercise-limit'}, this.count('exercise.limit', exercise.limit)) : null;
    const root = element('li', {class: 'exercise'}, element('h3', {id: `exercise-${index}`}, exercise.title), ...paragraphs(exercise.notes), limit, state, element('div', {class: 'buttons'}, begin), counted, solution);
    return {root, state, counted, solution, begin, exercise};
  }

  count(key, count) { return filled(words[count === 1 ? `${key}.one` : key], {count}); }

  /** @param current as the state has it; null when there is no exercise */
  show(current) {
    if (current?.isDone && !current.isTooLong) this.finish(current);
    this.items.forEach((item, index) => {
      const isCurrent = current?.index === index;
      item.root.classList.toggle('is-current', isCurrent);
      if (isCurrent) this.showCurrent(item, current, index);
      else setText(item.state, this.done.has(index) ? words['exercise.done'] : '');
    });
    this.task.show(current, current ? this.taskState(current) : '', this.done);
  }

  /** The state says it again until the next exercise begins. */
  finish({index, steps}) {
    this.done.add(index);
    if (this.finished === index) return;
    this.finished = index;
    this.handlers.finished?.(index, steps);
  }

  result(current) { return current.isDone ? words[current.isTooLong ? 'exercise.tooLong' : 'exercise.done'] : ''; }

  state(current) {
    const steps = current.limit ? filled(words[current.steps === 1 ? 'exercise.stepsOf.one' : 'exercise.stepsOf'], {count: current.steps, limit: current.limit}) : this.count('exercise.steps', current.steps);
    return [this.result(current), steps].filter(Boolean).join(' · ');
  }

  /** The same, and what counted last. */
  taskState(current) {
    const last = current.isDone ? null : current.counted?.at(-1);
    return [this.state(current), last ? this.handlers.plain.counted(last) : null].filter(Boolean).join(' · ');
  }

  showCurrent(item, current, index) {
    const result = this.result(current);
    if (!result) this.finished = null;
    setText(item.state, this.state(current));
    item.root.classList.toggle('is-done', current.isDone && !current.isTooLong);
    item.root.classList.toggle('is-long', Boolean(current.isTooLong));
    setText(item.begin, current.steps > 0 ? words['exercise.again'] : words['exercise.begin']);
    const counted = current.counted ?? [];
    item.counted.hidden = counted.length === 0;
    item.counted.querySelector('ol').replaceChildren(...counted.map((step) => element('li', {}, this.handlers.plain.counted(step))));
    item.solution.hidden = false;
    const list = item.solution.querySelector('ol');
    if (list.childElementCount !== current.solution.length) {
      list.replaceChildren(...current.solution.map((step) => element('li', {}, this.handlers.plain.step(step))));
    }
    if (result && this.told !== `${index} ${result}`) setText(this.status, `${item.exercise.title}: ${result}`);
    this.told = result ? `${index} ${result}` : null;
    if (!result) setText(this.status, '');
  }
}
"""##

  static let walkGestureNamesJs = ##"""
/** The rows of the table of keys: which fingers they need, and how each is done here. */
class GestureNames {
  /** Keys as help shows them, and as the core takes them. */
  static keys = {
    '→': 'right', '←': 'left', '↑': 'up', '↓': 'down', Home: 'home', End: 'end', PgDn: 'pageDown', PgUp: 'pageUp',
    Enter: 'enter', Esc: 'escape', Space: ' ', Backspace: 'backspace', Del: 'delete', Tab: 'tab',
  };
  /** What a page in a browser has no use for. */
  static foreign = new Set(['q', 'Ctrl-L', 'Ctrl-Z', 'Ctrl-C', 'Ctrl-D']);
  static page = new Set(['w', 'W', 'e', 'p', '-', '+', 'x', '?', 'Tab']);
  static device = new Set([';', 'T', ':']);
  static keyboard = new Set(['Backspace', 'u', 'U']);
  static rotor = new Set(['r', 'R', 'o']);
  /** What everybody needs: to go on and back, to open, to choose with the rotor and go by it, and to return. */
  static first = ['swipe right', 'swipe left', 'double tap', 'rotor right', 'swipe down', 'scrub'];
  static groups = ['first', 'one', 'two', 'three', 'four', 'rotor', 'keyboard', 'device', 'page'];

  static rows(core, language) {
    return core.call({do: 'keys', language}).rows.filter((row) => !GestureNames.foreign.has(row.keys[0]));
  }

  static key(row) { return GestureNames.keys[row.keys[0]] ?? row.keys[0]; }

  static group({keys, words: step}) {
    const key = keys[0];
    if (GestureNames.first.includes(step)) return 'first';
    if (GestureNames.page.has(key)) return 'page';
    if (GestureNames.device.has(key)) return 'device';
    if (GestureNames.keyboard.has(key)) return 'keyboard';
    if (GestureNames.rotor.has(key)) return 'rotor';
    if (step?.startsWith('two-finger') || step === 'scrub') return 'two';
    if (step?.startsWith('three-finger')) return 'three';
    return step?.startsWith('four-finger') ? 'four' : 'one';
  }

  /** True for a step that is complete: the others ask. */
  static isGesture({keys, words: step}) { return Boolean(step) && !['/', 'f', 'o', '<', '>'].includes(keys[0]); }

  /** A small drawing: as many dots as there are fingers, and where they go. */
  static picture(step) {
    const fingers = step.startsWith('two') || step === 'scrub' || step.startsWith('rotor') ? 2 : step.startsWith('three') ? 3 : step.startsWith('four') ? 4 : step === 'split tap' ? 2 : 1;
    const arrow = /(right|left|up|down)$/.exec(step)?.[1];
    if (['delete', 'undo', 'redo', 'pause'].includes(step)) return element('span', {class: 'pad-picture', 'aria-hidden': 'true'});
    const turn = {'rotor right': '↻', 'rotor left': '↺', scrub: 'Z'}[step];
    const taps = /quadruple/.test(step) ? 4 : /triple/.test(step) ? 3 : /double/.test(step) ? 2 : /tap/.test(step) ? 1 : 0;
    const mark = turn ?? ({right: '→', left: '←', up: '↑', down: '↓'}[arrow] ?? (taps ? `×${taps}` : ''));
    const dots = Array.from({length: fingers}, (_, index) => shape('circle', {cx: 6 + index * 11, cy: 10, r: 4.5}));
    return element('span', {class: 'pad-picture', 'aria-hidden': 'true'}, shape('svg', {viewBox: `0 0 ${fingers * 11 + 1} 20`, width: fingers * 11 + 1, height: 20}, dots),
      element('span', {}, mark + (/hold$/.test(step) ? '…' : '')));
  }
}
"""##

  static let walkGesturePadJs = ##"""
/** All gestures as buttons, for whoever cannot make them; each with its key. */
class GesturePad {
  /** @param press is given a row of the table of keys */
  constructor(rows, press) {
    this.root = element('div', {class: 'pad'}, GestureNames.groups.map((group) => {
      const own = rows.filter((row) => GestureNames.group(row) === group);
      if (group === 'first') own.sort((one, other) => GestureNames.first.indexOf(one.words) - GestureNames.first.indexOf(other.words));
      if (own.length === 0) return null;
      return element('details', {class: 'pad-group', open: group === 'first'},
        element('summary', {}, element('h3', {}, words[`pad.${group}`])),
        element('div', {class: 'pad-buttons'}, own.map((row) => GesturePad.button(row, press))));
    }));
  }

  static button(row, press) {
    return element('button', {type: 'button', class: 'pad-button', onclick: () => press(row)},
      GestureNames.isGesture(row) ? GestureNames.picture(row.words) : element('span', {class: 'pad-picture'}),
      element('span', {class: 'pad-words'}, element('span', {class: 'pad-fingers'}, row.fingers),
        row.command && row.command !== row.words ? element('span', {class: 'pad-command'}, row.command) : null),
      element('kbd', {}, row.keys[0]));
  }
}
"""##

  static let walkHintGuideJs = ##"""
/** The first minute: one hint at a time on the screen, for the gestures that everything else needs. */
class HintGuide {
  /** The hints in order, and the steps that show that a gesture is known. */
  static hints = [['swipe', /^swipe (right|left)$/], ['tap', /^double tap$/], ['rotor', /^rotor /]];

  constructor() {
    this.known = new Set((remembered.get('hints') ?? '').split(' '));
    this.isFinger = matchMedia('(pointer: coarse)').matches;
    this.root = element('p', {class: 'first-hint', 'aria-hidden': 'true', hidden: true, 'data-aloud': 'hint'});
    this.show();
  }

  /** @param lines what happened, as the core tells it */
  follow(lines) {
    for (const {kind, text} of lines ?? []) {
      const hint = kind === 'step' ? HintGuide.hints.find(([, pattern]) => pattern.test(text.replace(/^> /, ''))) : null;
      if (!hint || this.known.has(hint[0])) continue;
      this.known.add(hint[0]);
      remembered.set('hints', [...this.known].filter(Boolean).join(' '));
      this.show();
    }
  }

  /** The hint covers nothing that is read. @param share of the height of the screen, where VoiceOver's cursor is; null where it is not known */
  avoid(share) { if (share !== null) this.root.classList.toggle('is-above', share > 0.5); }

  show() {
    const next = HintGuide.hints.find(([name]) => !this.known.has(name))?.[0];
    this.root.hidden = !next;
    if (next) setText(this.root, words[`hint.${next}${this.isFinger ? '' : '.key'}`]);
  }
}
"""##

  static let walkInputJs = ##"""
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
"""##

  static let walkKeyHelpJs = ##"""
/** The table of keys and gestures, in a dialog. */
class KeyHelp {
  /** @param rows gives the table; @param closed is called when the reader has closed it */
  constructor(rows, closed) {
    this.rows = rows;
    this.table = element('table', {});
    this.root = element('dialog', {class: 'help', 'aria-labelledby': 'help-title', onclose: closed, onkeydown: (event) => { if (event.key === '?') this.root.close(); }},
      element('div', {class: 'dialog-head'}, element('h2', {id: 'help-title'}, words['help.title']), button(words.close, () => this.root.close())),
      element('div', {class: 'dialog-body', tabindex: '0', role: 'region', 'aria-labelledby': 'help-title'},
        element('p', {}, words['help.mouse']), element('p', {}, words['help.touch']), element('p', {}, words['help.typing']),
        this.table));
  }

  fill() {
    const heads = [words['help.key'], words['help.gesture'], words['help.command']];
    this.table.replaceChildren(
      element('thead', {}, element('tr', {}, heads.map((head) => element('th', {scope: 'col'}, head)))),
      element('tbody', {}, this.rows().map((row) => element('tr', {},
        element('th', {scope: 'row'}, row.keys.map((key) => [element('kbd', {}, key), ' '])),
        element('td', {}, row.fingers), element('td', {}, row.command ?? '')))));
  }

  show(isShown) {
    if (isShown && !this.root.open) {
      // Most never open it: the page opens sooner without.
      if (!this.table.hasChildNodes()) this.fill();
      this.root.showModal();
    } else if (!isShown && this.root.open) {
      this.root.close();
    }
  }
}
"""##

  static let walkKeysJs = ##"""
/** Keys of the page, by the names that the core gives them. */
class WalkKeys {
  static names = {
    ArrowRight: 'right', ArrowLeft: 'left', ArrowUp: 'up', ArrowDown: 'down', Enter: 'enter', Escape: 'escape', Home: 'home', End: 'end',
    PageUp: 'pageUp', PageDown: 'pageDown', Backspace: 'backspace', Delete: 'delete',
  };

  /**
   * @param stage the element that has the keys when it is focused
   * @param handlers `isOnlyInStage()`: true beside a real screen reader, which has keys of its own, and in a part of another page; `isTyping()`; `press(name)`
   */
  constructor(stage, handlers) {
    this.stage = stage;
    this.handlers = handlers;
    document.addEventListener('keydown', (event) => {
      const name = this.takes(event) ? this.name(event) : null;
      if (name === null) return;
      event.preventDefault();
      handlers.press(name);
    });
  }

  /** Where the focus is on something that needs the key itself, the key is not ours. */
  takes(event) {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey) return false;
    if (event.altKey && !event.getModifierState('AltGraph')) return false;
    if (this.stage.contains(event.target)) return true;
    if (this.handlers.isOnlyInStage() || event.target.closest('input, select, textarea, dialog, .log')) return false;
    return !(event.target.closest('button, summary, a') && [' ', 'Enter'].includes(event.key));
  }

  name(event) {
    const named = WalkKeys.names[event.key];
    if (named) return named;
    if ([...event.key].length !== 1) return null;
    // With a Korean, Russian or Greek keyboard the key itself counts, unless it is typed.
    const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
    if (letter && event.key.codePointAt(0) > 127 && !this.handlers.isTyping()) return this.usable(event.shiftKey ? letter : letter.toLowerCase());
    return this.usable(event.key);
  }

  /** `q` would quit, and a page does not end. */
  usable(name) { return name === 'q' && !this.handlers.isTyping() ? null : name; }
}
"""##

  static let walkLogJs = ##"""
/** What was done and what was heard: in plain words, or as scripts tell it. */
class WalkLog {
  /** A longer walk loses its beginning here, not in the saved script. */
  static most = 300;

  /** @param plain the words for steps and events */
  constructor(plain) {
    this.plain = plain;
    this.isScript = false;
    this.list = element('ol', {class: 'log-lines', 'data-aloud': 'log'});
    // The style sheet turns it round, so that its end stays in sight by itself.
    this.root = element('div', {class: 'log', tabindex: '0', role: 'region', 'aria-label': words.log}, this.list);
    this.button = button(words.asScript, () => this.show(!this.isScript), {'aria-pressed': 'false', class: 'toggle'});
  }

  add(lines, language) {
    if (!lines?.length) return;
    for (const line of lines) {
      const {kind, text} = line;
      const script = kind === 'step' && !text.startsWith('>') ? `> ${text}` : text;
      const item = element('li', {class: `log-${kind}`, dir: 'auto', 'data-script': script, 'data-plain': this.plain.line(line), 'data-language': kind === 'words' ? language : null});
      this.list.append(item);
      this.write(item);
    }
    while (this.list.childElementCount > WalkLog.most) this.list.firstElementChild.remove();
  }

  show(isScript) {
    this.isScript = isScript;
    this.button.setAttribute('aria-pressed', String(isScript));
    this.root.classList.toggle('is-script', isScript);
    for (const item of this.list.children) this.write(item);
  }

  /** What was said is in the language of the screen, and the words of scripts are English; the rest is in the language of the page. */
  write(item) {
    const {script, plain, language} = item.dataset;
    setText(item, this.isScript ? script : plain);
    const isEnglish = this.isScript && !item.classList.contains('log-comment');
    setAttributes(item, {lang: language ?? (isEnglish ? 'en' : null)});
    if (!language && !isEnglish) item.removeAttribute('lang');
  }

  clear() { this.list.replaceChildren(); }
}
"""##

  static let walkMouseGesturesJs = ##"""
/** A mouse in place of fingers: a click touches, a double click double-taps, dragging swipes; with Shift it is two fingers, with Alt three. */
class MouseGestures {
  /** Pixels that a mouse goes at least in a swipe. */
  static swipe = 24;

  /** @param handlers as those of `TouchGestures` */
  constructor(area, handlers) {
    this.handlers = handlers;
    this.start = null;
    this.taps = new TapCounter(handlers.tapped);
    const listen = (name, action) => area.addEventListener(name, (event) => { if (event.pointerType === 'mouse') action(event); });
    listen('pointerdown', (event) => {
      if (event.button !== 0 || event.target.closest('.chooser')) return;
      this.start = {x: event.clientX, y: event.clientY};
      area.setPointerCapture(event.pointerId);
    });
    listen('pointerup', (event) => this.up(event));
    listen('pointercancel', () => { this.start = null; });
  }

  up(event) {
    const start = this.start;
    this.start = null;
    if (!start) return;
    const fingers = event.altKey ? 3 : event.shiftKey ? 2 : 1;
    const across = event.clientX - start.x;
    const down = event.clientY - start.y;
    if (Math.hypot(across, down) >= MouseGestures.swipe) {
      const direction = Math.abs(across) > Math.abs(down) ? (across > 0 ? 'right' : 'left') : (down > 0 ? 'down' : 'up');
      return this.handlers.perform(`${TapCounter.fingers[fingers]}swipe ${direction}`);
    }
    if (fingers > 1) return this.taps.add(fingers, start);
    // A click answers at once: the second one is a double tap on what the first one touched.
    const isSecond = this.last && event.timeStamp - this.last < 450;
    this.last = isSecond ? null : event.timeStamp;
    this.handlers.tapped(1, isSecond ? 2 : 1, start);
  }
}
"""##

  static let walkPageJs = ##"""
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
"""##

  static let walkQuestionFormJs = ##"""
/** What a command still needs: a label, an option of the rotor, a name. */
class QuestionForm {
  /** @param answered is given the answer; null when the question was dismissed */
  constructor(answered) {
    this.label = element('label', {for: 'question-answer'});
    this.input = element('input', {id: 'question-answer', type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', list: 'question-options'});
    this.options = element('datalist', {id: 'question-options'});
    this.root = element('dialog', {class: 'question', 'aria-labelledby': 'question-title', onclose: () => this.finish(null)},
      element('form', {onsubmit: (event) => { event.preventDefault(); this.finish(this.input.value); }},
        element('h2', {id: 'question-title'}), this.label, this.input, this.options,
        element('div', {class: 'buttons'}, element('button', {type: 'submit', class: 'main'}, words.ok), button(words.cancel, () => this.root.close()))));
    this.answered = answered;
    this.command = null;
  }

  /** @param question as the state has it; @param options the options of the rotor */
  show(question, options) {
    if (!question) {
      this.command = null;
      if (this.root.open) this.root.close();
      return;
    }
    if (this.command === question.command) return;
    this.command = question.command;
    setText(this.root.querySelector('h2'), words[`question.${question.command}`]);
    setText(this.label, words[`question.${question.command}.label`]);
    this.options.replaceChildren(...(question.command === 'rotor' ? options : []).map((value) => element('option', {value})));
    this.input.value = question.answer ?? '';
    if (!this.root.open) this.root.showModal();
    this.input.select();
  }

  finish(answer) {
    if (this.command === null) return;
    this.command = null;
    if (this.root.open) this.root.close();
    this.answered(answer);
  }
}
"""##

  static let walkRotorDialJs = ##"""
/** The rotor as a device draws it: a dial with the name of the option above, while it turns and for a second after. */
class RotorDial {
  static seconds = 1;

  constructor() {
    this.name = element('span', {class: 'rotor-name', 'data-aloud': 'rotor'});
    this.marks = shape('g');
    this.needle = shape('g', {class: 'rotor-needle'}, shape('circle', {cx: 60, cy: 17, r: 8}), shape('path', {d: 'M60 60V26', 'stroke-width': 4}));
    const dial = shape('svg', {viewBox: '0 0 120 120', class: 'rotor-dial'}, shape('circle', {class: 'rotor-ground', cx: 60, cy: 60, r: 56}), this.marks, this.needle, shape('circle', {class: 'rotor-hub', cx: 60, cy: 60, r: 6}));
    this.root = element('div', {class: 'rotor'}, this.name, dial);
    this.count = 0;
    this.turns = 0;
  }

  /** @param rotor its options, which of them is current, and its name; @param isTurned true when the rotor was turned just now */
  show(rotor, isTurned) {
    const {options, current, name} = rotor;
    setText(this.name, name);
    if (options.length !== this.count) this.mark(options.length);
    const share = options.length ? (current ?? 0) / options.length : 0;
    // The short way round.
    this.turns += ((share - this.turns) % 1 + 1.5) % 1 - 0.5;
    this.needle.style.transform = `rotate(${this.turns}turn)`;
    if (!isTurned) return;
    this.root.classList.add('is-shown');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.root.classList.remove('is-shown'), RotorDial.seconds * 1000);
  }

  mark(count) {
    this.count = count;
    this.marks.replaceChildren(...Array.from({length: count}, (_, index) =>
      shape('path', {class: 'rotor-mark', d: 'M60 10V20', 'stroke-width': 3, transform: `rotate(${index * 360 / count} 60 60)`})));
  }
}
"""##

  static let walkSettingsJs = ##"""
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
"""##

  static let walkSoundJs = ##"""
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
"""##

  static let walkStageJs = ##"""
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
"""##

  static let walkStepWordsJs = ##"""
/** Steps and events in plain words of the page's language, where scripts have their own. */
class StepWords {
  /** Steps with something of their own: the words of the page, and what fills them. */
  static patterns = [
    [/^start$/, 'start'], [/^touch "(?<label>.*)"$/, 'touch'], [/^touch [-\d.,]+$/, 'touchPoint'], [/^rotor "(?<name>.*)"$/, 'rotor'],
    [/^choose "(?<name>.*)"$/, 'choose'], [/^type "(?<text>.*)"$/, 'type'], [/^item text search "(?<text>.*)"$/, 'search'], [/^drag to /, 'drag'],
    [/^wait (?<milliseconds>\d+)ms$/, 'wait'], [/^setting (?<name>\S+) (?<value>.*)$/, 'setting'], [/^technology (?<names>.*)$/, 'technology'],
    [/^key (?<key>.*)$/, 'key'], [/^switch (?<what>.*)$/, 'switch'], [/^say "(?<text>.*)"$/, 'say'],
  ];

  /** @param rows gives the table of keys, whose gestures have words for fingers */
  constructor(rows) { this.rows = rows; }

  /** @param step as scripts write it, without `>` */
  step(step) {
    for (const [pattern, name] of StepWords.patterns) {
      const {groups} = pattern.exec(step) ?? {groups: null};
      if (groups === null) continue;
      return filled(words[`step.${name}`], {...groups, seconds: Number(groups?.milliseconds ?? 0) / 1000});
    }
    return this.rows().find((row) => row.words === step)?.fingers ?? filled(words['step.device'], {what: step});
  }

  /** @param times how often it was done, one after the other */
  counted({words: step, times}) { return times > 1 ? `${this.step(step)} ×${times}` : this.step(step); }

  /** @param line as the core tells it: `kind`, `text` */
  line({kind, text}) {
    if (kind === 'step') return this.step(text.replace(/^> /, ''));
    if (kind === 'comment') return text.replace(/^# /, '');
    const name = kind === 'happening' ? /^\[(.*)\]$/.exec(text)?.[1] : null;
    return name ? words[`event.${name}`] ?? name : text;
  }
}
"""##

  static let walkStyleCss = ##"""
/* The page that is walked: the device in the middle, what belongs to it at its sides, or below on a phone. */
.walk-bar {
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 1rem; padding: .35rem 1rem;
  border-bottom: 1px solid var(--line); background: var(--surface);
}
.own-reader { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .75rem; }
.own-reader-help { margin: 0; color: var(--quiet); font-size: .875rem; }
html:not(.has-screen-reader) .own-reader-help { display: none; }
.switch { cursor: pointer; font-weight: 550; }
.switch input { appearance: none; flex: none; width: 46px; height: 28px; margin: 0; border: 2px solid var(--edge); border-radius: 14px; background: var(--surface); position: relative; cursor: pointer; transition: background-color .15s; }
.switch input::before { content: ""; position: absolute; inset: 3px auto 3px 3px; width: 18px; border-radius: 50%; background: var(--edge); transition: transform .15s; }
.switch input:checked { background: var(--accent); border-color: var(--accent); }
.switch input:checked::before { transform: translateX(18px); background: var(--on-accent); }
.switch input:focus-visible { border-radius: 14px; }
.walk-bar:not(:has(button, input)) { display: none; }
.walk-tools { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; }
.walk-tools button { font-size: .9375rem; padding: .35em .8em; }
.rate-group { display: inline-flex; align-items: center; border: 1px solid var(--edge); border-radius: 12px; }
.rate-group button { border: 0; background: none; font-size: 1.125rem; }
.rate { min-width: 3em; text-align: center; font-variant-numeric: tabular-nums; font-size: .9375rem; }

.walk { display: grid; gap: 1rem; padding: .75rem 1rem 3rem; max-width: 90rem; margin: 0 auto; }
.walk-head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 1rem; min-width: 0; }
.walk-head h1 { margin: 0; font-size: clamp(1.25rem, 1rem + 1.2vw, 2rem); }
.menu { display: flex; align-items: center; gap: .5rem; min-width: 0; }
.walk-center { --room: max(320px, calc(100dvh - 18.5rem)); display: flex; flex-direction: column; align-items: stretch; gap: .5rem; min-width: 0; }
.walk-side { display: grid; gap: .75rem; align-content: start; min-width: 0; }
.error-message:empty, .notice:empty { display: none; }
.error-message { margin: 0; padding: .75rem 1rem; border: 2px solid var(--error); border-radius: var(--radius); color: var(--error); background: var(--surface); }

/* The picture of the device takes every gesture; nothing else does. */
.stage { display: flex; justify-content: center; padding: .5rem 0; border-radius: var(--radius); cursor: default; }
.device { user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; -webkit-tap-highlight-color: transparent; touch-action: none; }
.has-screen-reader .device { touch-action: auto; }
.stage:focus-visible { outline-width: 2px; outline-offset: -2px; border-radius: var(--radius); }
.device { contain: layout paint style; position: relative; align-self: center; border: 8px solid #16181d; border-radius: 34px; background: #16181d; overflow: hidden; box-shadow: 0 2px 4px rgb(0 0 0 / .14), 0 14px 40px rgb(0 0 0 / .16); }
@media (prefers-color-scheme: dark) { .device { border-color: #3a3f49; } }
.device-screen { border-radius: 26px; overflow: hidden; background: #fff; }
@media (prefers-color-scheme: dark) { .device-screen { background: #15181e; } }
.is-short .device-screen { min-height: min(var(--room), 44rem); }
.is-long .device-screen { height: var(--room); width: min(calc(var(--room) / 2.1), 390px, 100vw - 3rem); }
.is-long .device-screen svg { width: 100%; max-height: none; }
.device-screen svg { display: block; width: auto; height: auto; max-width: 100%; max-height: var(--room); }
.device-cover { position: absolute; inset: 0; margin: 0; padding: 1rem; display: grid; place-items: center; text-align: center; background: #000; color: #fff; font-size: 1.125rem; }
.chooser { position: absolute; inset: 8% 6%; display: flex; flex-direction: column; padding: .75rem; overflow: hidden; background: var(--surface); border: 1px solid var(--edge); border-radius: 16px; box-shadow: 0 8px 30px rgb(0 0 0 / .3); }
.chooser h2 { font-size: 1.0625rem; margin: 0 0 .5rem; text-align: center; }
.chooser ol { list-style: none; margin: 0; padding: 3px; overflow: auto; }
.chooser li + li { border-top: 1px solid var(--line); }
.chooser button { width: 100%; justify-content: flex-start; text-align: start; border: 0; border-radius: 0; background: none; font-weight: 450; }
.chooser .is-current button { outline: 3px solid #000; box-shadow: 0 0 0 5px #fff; outline-offset: -2px; border-radius: 6px; position: relative; z-index: 1; }

.rotor { position: absolute; inset: 0; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: .5rem; opacity: 0; visibility: hidden; pointer-events: none; transition: opacity .25s, visibility .25s; }
.rotor.is-shown { opacity: 1; visibility: visible; transition-duration: .05s; }
.rotor-name { padding: .3em .9em; max-width: 92%; border-radius: 999px; background: rgb(0 0 0 / .86); color: #fff; font-weight: 650; font-size: 1.125rem; text-align: center; }
.rotor-dial { width: min(58%, 190px); height: auto; }
.rotor-ground { fill: rgb(0 0 0 / .8); stroke: rgb(255 255 255 / .35); stroke-width: 1.5; }
.rotor-mark { stroke: #fff; stroke-opacity: .65; stroke-linecap: round; }
.rotor-needle { transform-origin: 60px 60px; transition: transform .18s ease-out; }
.rotor-needle circle { fill: #fff; }
.rotor-needle path { stroke: #fff; stroke-linecap: round; }
.rotor-hub { fill: #fff; }

.first-hint { position: absolute; inset: auto 6% 6%; margin: 0; padding: .5em .9em; border-radius: 14px; background: var(--accent); color: var(--on-accent); font-size: .9375rem; font-weight: 600; line-height: 1.3; text-align: center; pointer-events: none; }
.first-hint.is-above { inset: 6% 6% auto; }
.has-screen-reader .first-hint { display: none; }

.task-place:empty { display: none; }
.task { display: flex; align-items: center; gap: .75rem; min-height: 4.75rem; padding: .4rem .75rem; border: 1px solid var(--accent); border-radius: var(--radius); background: var(--surface); }
.task-words { flex: 1; min-width: 0; }
.task p { margin: 0; }
.task-goal { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; font-weight: 600; line-height: 1.25; }
.task-number:not(:empty) { margin-inline-end: .5em; white-space: nowrap; color: var(--quiet); font-weight: 450; font-size: .875rem; }
.task-state { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; color: var(--quiet); font-size: .9375rem; line-height: 1.4; }
.task.is-done .task-state { color: var(--good); font-weight: 600; }
.task.is-long .task-state { color: var(--warning); font-weight: 600; }
.task-button { flex: none; max-width: 45%; }

.caption { contain: paint style; display: grid; align-content: center; min-height: 4.75rem; max-height: 9rem; overflow: auto; padding: .6rem 1rem; border-radius: var(--radius); background: var(--caption); color: var(--on-caption); border: 1px solid var(--edge); }
.caption.is-long .caption-text { font-size: .9375rem; line-height: 1.3; }
.caption-text { margin: 0; font-size: 1.125rem; line-height: 1.4; font-weight: 550; text-align: center; overflow-wrap: anywhere; }
.notice { margin: 0; padding: .25rem .75rem; color: var(--warning); font-size: .9375rem; }
.typing { display: grid; gap: .25rem; }
.typing label { min-height: 0; font-size: .875rem; color: var(--quiet); }
.typing input { width: 100%; }
.status { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; justify-content: center; min-height: 1.6em; margin: 0; color: var(--quiet); font-size: .9375rem; }
.status span:empty { display: none; }
.place { font-variant-numeric: tabular-nums; }
.option { color: var(--text); font-weight: 600; }
.badges { display: inline-flex; flex-wrap: wrap; gap: .35rem; }
.badge { padding: .05em .6em; border-radius: 999px; background: var(--accent); color: var(--on-accent); font-size: .8125rem; font-weight: 600; }
.after-stage { display: flex; flex-wrap: wrap; justify-content: center; gap: .5rem; }
.after-stage:not(:has(> :not(:empty, [hidden]))) { display: none; }

.way-back { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: .25rem .75rem; }
.way-back p { margin: 0; }

.panel { background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); box-shadow: var(--shadow); min-width: 0; }
.panel > summary { padding: .25rem 1rem; color: var(--text); border-radius: var(--radius); }
.panel > summary h2 { margin: 0; font-size: 1.0625rem; }
.panel-body { padding: 0 1rem 1rem; }
.buttons { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .75rem; }
.note:last-child { margin-bottom: 0; }
.quiet { font-size: .9375rem; }

.pad-group + .pad-group { border-top: 1px solid var(--line); }
.pad-group h3 { margin: 0; font-size: .9375rem; }
.pad-group[open] { padding-bottom: .75rem; }
.pad-buttons { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); gap: .4rem; }
.pad-button { justify-content: flex-start; text-align: start; padding: .35em .6em; gap: .6em; font-weight: 450; font-size: .9375rem; line-height: 1.3; background: none; border-color: var(--line); }
.pad-picture { display: inline-flex; align-items: center; justify-content: center; gap: .15em; flex: 0 0 4.4em; color: var(--accent); font-weight: 650; }
.pad-picture svg { width: auto; height: 16px; fill: currentColor; }
.pad-words { flex: 1; min-width: 0; }
.pad-fingers, .pad-command { display: block; }
.pad-command { color: var(--quiet); font-size: .8125rem; }
.pad-button kbd { flex: none; font-size: .8125rem; }

.log { display: flex; flex-direction: column-reverse; height: 19rem; overflow: auto; contain: strict; border: 1px solid var(--line); border-radius: 10px; font-size: .9375rem; line-height: 1.45; overscroll-behavior: contain; }
.log-lines { list-style: none; margin: 0 0 auto; padding: .5rem .75rem; }
.log li { padding-inline-start: 1em; overflow-wrap: anywhere; }
.log .log-step { padding: .3rem 0 0; font-weight: 600; color: var(--accent); }
.log.is-script .log-step { font-family: var(--mono); font-size: .875rem; font-weight: 400; }
.log .log-happening, .log .log-comment { color: var(--quiet); }

.exercises { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
.exercise { padding: .75rem; border: 1px solid var(--line); border-radius: 12px; }
.exercise.is-current { border-color: var(--accent); box-shadow: inset 3px 0 0 var(--accent); }
.exercise h3 { margin: 0 0 .25rem; }
.exercise p { margin: 0 0 .25rem; }
.exercise-limit { color: var(--quiet); font-size: .9375rem; }
.exercise-state { font-weight: 600; }
.exercise-state:empty { display: none; }
.exercise.is-done .exercise-state { color: var(--good); }
.exercise.is-long .exercise-state { color: var(--warning); }
.exercise .buttons { margin-top: .4rem; }
.solution ol, .counted ol { margin: 0; padding-inline-start: 1.5rem; }

dialog { max-width: min(46rem, calc(100vw - 1.5rem)); max-height: calc(100dvh - 1.5rem); padding: 0; border: 1px solid var(--edge); border-radius: var(--radius); background: var(--surface); color: var(--text); box-shadow: 0 12px 50px rgb(0 0 0 / .35); }
dialog::backdrop { background: rgb(0 0 0 / .45); }
dialog.help[open] { display: flex; flex-direction: column; }
dialog.question { width: 26rem; padding: 1.25rem; }
.question label { min-height: 0; margin-bottom: .25rem; color: var(--quiet); }
.question input { width: 100%; }
.dialog-head { display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding: .75rem 1rem; border-bottom: 1px solid var(--line); }
.dialog-head h2 { margin: 0; }
.dialog-body { padding: 1rem; overflow: auto; }
.help table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
.help th, .help td { padding: .4rem .75rem .4rem 0; border-top: 1px solid var(--line); text-align: start; vertical-align: top; font-weight: 400; }
.help thead th { border: 0; color: var(--quiet); }
.help th[scope=row] { min-width: 5.5rem; }

@media (min-width: 760px) and (min-height: 501px) {
  .walk-center:has(.task) { --room: max(320px, calc(100dvh - 23.75rem)); }
  .walk-center:has(.typing:not([hidden])), .walk-center:has(.way-back:not([hidden])) { --room: max(320px, calc(100dvh - 23.5rem)); }
  .walk-center:has(.task):has(.typing:not([hidden])), .walk-center:has(.task):has(.way-back:not([hidden])) { --room: max(320px, calc(100dvh - 28.75rem)); }
}
@media (max-width: 759px), (max-height: 500px) {
  .walk-bar { padding: 0 .75rem; }
  .walk-tools { justify-content: center; }
  .menu label { display: none; }
  .menu select { max-width: 11rem; }
  .walk { padding: .25rem .75rem 3rem; gap: .5rem; }
  .walk-head { flex-wrap: nowrap; }
  .walk-head h1 { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  .stage { padding: .25rem 0; }
  .device { border-width: 5px; border-radius: 26px; }
  .device-screen { border-radius: 21px; }
  .walk-center { --around: 14.25rem; --room: max(200px, calc(100dvh - var(--around))); }
  .walk-center:has(.task) { --around: 19.25rem; }
  .walk-center:has(.way-back:not([hidden])) { --around: 24rem; }
  /* During an exercise its picture, goal and caption fill the window, and nothing moves when other words are said. */
  .walk-center.has-exercise { --around: 14rem; }
  .walk-center.has-exercise:has(.typing:not([hidden])) { --around: 19.25rem; }
  /* The goal is there in full. */
  .task { padding-inline: .6rem; gap: .5rem; }
  .task-number { display: none; }
  .task-goal { font-size: 1rem; -webkit-line-clamp: 3; }
  .task-button { max-width: 32%; padding: .35em .5em; font-size: .9375rem; line-height: 1.2; }
  .caption { height: 5.5rem; padding: .4rem .75rem; }
  .caption-text { font-size: 1.0625rem; line-height: 1.35; }
  .caption.is-long .caption-text { font-size: .875rem; }
}
/* A phone on its side: the picture at one side, all that belongs to it at the other. */
@media (max-height: 500px) and (min-width: 560px) {
  .walk-page { position: relative; }
  .walk-bar { position: absolute; top: 0; inset-inline: 46% 0; border: 0; background: none; }
  .walk-head { position: absolute; top: 2.9rem; inset-inline: calc(46% + .75rem) .75rem; }
  .walk-head h1 { font-size: 1.125rem; }
  .walk-center { --around: 1.9rem; --room: max(200px, calc(100dvh - var(--around))); display: grid; grid-template-columns: calc(46% - .75rem) minmax(0, 1fr); grid-template-rows: repeat(7, auto) 1fr; gap: .4rem .75rem; }
  .walk-center:has(.task), .walk-center.has-exercise, .walk-center.has-exercise:has(.typing:not([hidden])), .walk-center:has(.way-back:not([hidden])) { --around: 1.9rem; }
  .walk-center > * { grid-column: 2; align-self: start; min-width: 0; }
  .walk-center > .stage { grid-column: 1; grid-row: 1 / -1; }
  .walk-center::before { content: ""; grid-column: 2; height: 5.25rem; }
}
@media (min-width: 760px) and (min-height: 501px) {
  .walk { grid-template-columns: minmax(0, 1fr) minmax(18rem, 24rem); grid-template-areas: "head head" "center start" "center end"; grid-template-rows: auto auto 1fr; column-gap: 1.5rem; }
  .walk-head { grid-area: head; }
  .walk-center { grid-area: center; position: sticky; top: .5rem; align-self: start; }
  .walk-start { grid-area: start; }
  .walk-end { grid-area: end; }
  .walk-start:not(:has(.panel:not([hidden]))) { display: none; }
}
@media (min-width: 1180px) and (min-height: 501px) {
  .walk { grid-template-columns: minmax(17rem, 1fr) minmax(0, 30rem) minmax(20rem, 1fr); grid-template-areas: "head head head" "start center end"; grid-template-rows: auto 1fr; column-gap: 2rem; }
}
@media (forced-colors: active) {
  .device, .caption, .badge { border: 2px solid; }
}
@media print { .walk-bar, .walk-end, .after-stage { display: none; } }
"""##

  static let walkTapCounterJs = ##"""
/** Counts taps of equally many fingers that follow each other quickly, and names the gesture. */
class TapCounter {
  /** How long a further tap may take to come, in milliseconds. */
  static patience = 320;
  static fingers = ['', '', 'two-finger ', 'three-finger ', 'four-finger '];
  static taps = ['', 'tap', 'double tap', 'triple tap', 'quadruple tap'];

  /** @param counted `(fingers, taps, point)` once no more taps come */
  constructor(counted) {
    this.counted = counted;
    this.pending = null;
  }

  add(fingers, point) {
    if (this.pending?.fingers !== fingers) this.flush();
    this.pending = {fingers, taps: (this.pending?.taps ?? 0) + 1, point: this.pending?.point ?? point};
    clearTimeout(this.timer);
    if (this.pending.taps === 4) this.flush(); else this.timer = setTimeout(() => this.flush(), TapCounter.patience);
  }

  /** The taps so far, if they were made with so many fingers. */
  taps(fingers) { return this.pending?.fingers === fingers ? this.pending.taps : 0; }

  /** A finger has come down again: what it does decides. */
  wait() { clearTimeout(this.timer); }

  drop() {
    clearTimeout(this.timer);
    this.pending = null;
  }

  flush() {
    const pending = this.pending;
    this.drop();
    if (pending) this.counted(pending.fingers, pending.taps, pending.point);
  }

  static name(fingers, taps) { return TapCounter.fingers[fingers] + TapCounter.taps[taps]; }
}
"""##

  static let walkTaskBarJs = ##"""
/** The exercise beside the caption: its goal, how many steps were made, and the result, always in sight. */
class TaskBar {
  /** @param exercises `{title, limit}` each; @param begin is given an index; @param after what comes when all are done: `{text, go()}` or nothing */
  constructor(exercises, begin, after) {
    this.exercises = exercises;
    this.number = element('span', {class: 'task-number'});
    this.title = element('span', {class: 'task-title', dir: 'auto'});
    this.state = element('p', {class: 'task-state'});
    this.index = 0;
    this.after = after;
    this.isAfter = false;
    this.button = button(words['exercise.begin'], () => this.isAfter ? this.after.go() : begin(this.index), {class: 'task-button'});
    this.root = exercises.length === 0 ? null : element('div', {class: 'task', role: 'group', 'aria-label': words.exercises},
      element('div', {class: 'task-words'}, element('p', {class: 'task-goal'}, this.number, this.title), this.state), this.button);
  }

  /**
   * @param current the exercise as the state has it, or null
   * @param state the words about it
   * @param done the indices of the exercises that were done
   */
  show(current, state, done) {
    if (!this.root) return;
    const next = this.exercises.findIndex((_, index) => !done.has(index));
    const isDone = current?.isDone === true && !current.isTooLong;
    const shown = current?.index ?? Math.max(next, 0);
    setText(this.number, this.exercises.length > 1 ? filled(words['exercise.number'], {number: shown + 1, count: this.exercises.length}) : '');
    setText(this.title, this.exercises[shown].title);
    setText(this.state, state);
    const goesOn = isDone && next >= 0;
    this.index = goesOn ? next : shown;
    this.isAfter = isDone && !goesOn && Boolean(this.after);
    setText(this.button, this.isAfter ? this.after.text : words[goesOn ? 'exercise.next' : current && (current.steps > 0 || isDone) ? 'exercise.again' : 'exercise.begin']);
    this.button.classList.toggle('main', goesOn || this.isAfter || !current);
    this.root.classList.toggle('is-done', isDone);
    this.root.classList.toggle('is-long', Boolean(current?.isTooLong));
  }
}
"""##

  static let walkTouchGesturesJs = ##"""
/** Reads what fingers do on a touch screen, and names it as scripts do. */
class TouchGestures {
  /** Pixels that a finger may slip in a tap, and that it must go at least in a swipe. */
  static slop = 24;
  static swipe = 36;
  /** Milliseconds after which a finger that rests, or goes slowly, explores; and after which any finger does that still moves. */
  static explore = 300;
  static longest = 500;
  /** Milliseconds that the second tap of “double tap and hold” is held. */
  static hold = 550;
  /** Pixels a millisecond below which a finger goes slowly. */
  static slow = 0.2;

  /**
   * @param area where fingers are read
   * @param handlers `isOn()`; `perform(words)`; `tapped(fingers, taps, point)`; `explore(point)` while a finger explores; `drag(point)` while the finger
   *   of a double tap is held; `lifted()` at the end of either
   */
  constructor(area, handlers) {
    this.handlers = handlers;
    this.fingers = new Map();
    this.taps = new TapCounter(handlers.tapped);
    this.contact = null;
    const listen = (name, action) => area.addEventListener(name, (event) => {
      if (event.pointerType === 'mouse' || !handlers.isOn()) return;
      event.preventDefault();
      action.call(this, event);
    });
    listen('pointerdown', (event) => {
      // Each finger stays ours wherever it goes.
      try { area.setPointerCapture(event.pointerId); } catch { /* It was lifted already. */ }
      this.down(event);
    });
    listen('pointermove', this.move);
    listen('pointerup', this.up);
    listen('pointercancel', this.cancel);
    // A finger that rests opens no menu, and scrolls and zooms nothing.
    area.addEventListener('contextmenu', (event) => { if (handlers.isOn() && event.pointerType !== 'mouse') event.preventDefault(); });
    area.addEventListener('touchstart', (event) => { if (handlers.isOn() && event.cancelable) event.preventDefault(); }, {passive: false});
  }

  down(event) {
    const finger = {id: event.pointerId, x: event.clientX, y: event.clientY, startX: event.clientX, startY: event.clientY, time: event.timeStamp, xs: [event.clientX]};
    if (this.fingers.size === 0) {
      this.contact = {mode: 'open', time: event.timeStamp, most: 0, lifted: [], first: finger, dial: new TwoFingerTurn()};
    }
    const contact = this.contact;
    this.fingers.set(finger.id, finger);
    if (contact.mode === 'exploring' && !contact.split) {
      contact.split = finger;
      return;
    }
    contact.most = Math.max(contact.most, this.fingers.size);
    contact.dial.begin([...this.fingers.values()]);
    this.taps.wait();
    clearTimeout(contact.timer);
    const isSecondTap = contact.most <= 2 && this.taps.taps(contact.most) === 1;
    contact.timer = setTimeout(() => this.rest(isSecondTap), isSecondTap ? TouchGestures.hold : TouchGestures.explore);
  }

  /** Fingers have been down for a while. */
  rest(isSecondTap) {
    const contact = this.contact;
    if (!contact || contact.mode !== 'open' || this.fingers.size !== contact.most) return;
    const finger = contact.first;
    if (isSecondTap) {
      if (this.moved() > TouchGestures.slop) return;
      this.taps.drop();
      contact.mode = 'held';
      this.handlers.perform(`${TapCounter.fingers[contact.most]}double tap and hold`);
    } else if (contact.most === 1 && this.moved() <= TouchGestures.slop) {
      this.beginExploring(finger);
    }
  }

  beginExploring(finger) {
    this.taps.flush();
    this.contact.mode = 'exploring';
    this.handlers.explore(finger);
  }

  move(event) {
    const finger = this.fingers.get(event.pointerId);
    const contact = this.contact;
    if (!finger || !contact) return;
    const speed = Math.hypot(event.clientX - finger.x, event.clientY - finger.y) / Math.max(1, event.timeStamp - (finger.moved ?? finger.time));
    finger.speed = (finger.speed ?? speed) * 0.6 + speed * 0.4;
    finger.moved = event.timeStamp;
    // A browser that is busy tells several movements as one.
    const movements = event.getCoalescedEvents?.() ?? [];
    finger.xs.push(...(movements.length > 0 ? movements : [event]).map((movement) => movement.clientX));
    finger.x = event.clientX;
    finger.y = event.clientY;
    if (contact.mode === 'exploring') {
      if (finger === contact.first) this.handlers.explore(finger);
    } else if (contact.mode === 'held') {
      if (finger === contact.first) this.handlers.drag(finger);
    } else {
      if (contact.most === 2 && this.fingers.size === 2) this.judgeLater();
      const time = event.timeStamp - contact.time;
      const isSlow = time > TouchGestures.longest || (time > TouchGestures.explore && finger.speed < TouchGestures.slow);
      if (contact.most === 1 && isSlow && contact.mode === 'open') this.beginExploring(finger);
    }
  }

  /** Both fingers move in a frame, but each is told on its own: they are judged together, after it. */
  judgeLater() {
    const contact = this.contact;
    contact.frame ??= requestAnimationFrame(() => {
      contact.frame = null;
      if (this.contact !== contact || this.fingers.size !== 2) return;
      contact.dial.move();
      if (contact.mode === 'turning' || contact.dial.isClear) this.turn(contact);
    });
  }

  turn(contact) {
    for (const direction of contact.dial.due()) {
      contact.mode = 'turning';
      this.taps.drop();
      this.handlers.perform(direction > 0 ? 'rotor right' : 'rotor left');
    }
  }

  up(event) {
    const finger = this.fingers.get(event.pointerId);
    const contact = this.contact;
    if (!finger || !contact) return;
    finger.x = event.clientX;
    finger.y = event.clientY;
    finger.xs.push(finger.x);
    if (contact.most === 2 && this.fingers.size === 2) contact.dial.move();
    this.fingers.delete(finger.id);
    if (contact.split === finger) {
      contact.split = null;
      if (event.timeStamp - finger.time < 450) this.handlers.perform('split tap');
    } else {
      contact.lifted.push(finger);
    }
    if (this.fingers.size === 0) this.finish(event.timeStamp);
  }

  cancel(event) {
    this.fingers.delete(event.pointerId);
    if (this.contact) {
      clearTimeout(this.contact.timer);
      this.contact.mode = 'canceled';
    }
    if (this.fingers.size === 0) this.contact = null;
  }

  finish(time) {
    const contact = this.contact;
    this.contact = null;
    clearTimeout(contact.timer);
    if (contact.mode === 'exploring' || contact.mode === 'held') return this.handlers.lifted();
    // The movement has ended: what both fingers did decides.
    if (contact.most === 2 && (contact.mode === 'turning' || contact.mode === 'open' && contact.dial.isTurn)) this.turn(contact);
    if (contact.mode !== 'open') return;
    const count = contact.lifted.length;
    const mean = (of) => contact.lifted.reduce((sum, finger) => sum + of(finger), 0) / count;
    const across = mean((finger) => finger.x - finger.startX);
    const down = mean((finger) => finger.y - finger.startY);
    if (contact.most === 2 && contact.lifted.every((finger) => TouchGestures.isScrub(finger.xs))) return this.swiped('scrub');
    if (Math.hypot(across, down) >= TouchGestures.swipe) {
      const direction = Math.abs(across) > Math.abs(down) ? (across > 0 ? 'right' : 'left') : (down > 0 ? 'down' : 'up');
      return this.swiped(`${TapCounter.fingers[Math.min(contact.most, 4)]}swipe ${direction}`);
    }
    const isTap = time - contact.time < 600 && contact.lifted.every((finger) => Math.hypot(finger.x - finger.startX, finger.y - finger.startY) <= TouchGestures.swipe);
    if (!isTap || contact.most > 4) return this.taps.flush();
    this.taps.add(contact.most, {x: mean((finger) => finger.startX), y: mean((finger) => finger.startY)});
  }

  swiped(words) {
    this.taps.flush();
    this.handlers.perform(words);
  }

  /** A Z: to one side, back and to the side again. @param xs where a finger was */
  static isScrub(xs) {
    let turns = 0;
    let direction = 0;
    let extreme = xs[0];
    for (const x of xs) {
      const gone = x - extreme;
      if (direction === 0 ? Math.abs(gone) > TouchGestures.slop : gone * direction < -TouchGestures.slop) {
        if (direction !== 0) turns += 1;
        direction = Math.sign(gone);
        extreme = x;
      } else if (gone * direction > 0) {
        extreme = x;
      }
    }
    return turns >= 2;
  }

  moved() { return Math.max(...[...this.fingers.values()].map((finger) => Math.hypot(finger.x - finger.startX, finger.y - finger.startY))); }
}
"""##

  static let walkTwoFingerTurnJs = ##"""
/** Two fingers as on a dial: whether they turn it or move along, and how far they have turned it. */
class TwoFingerTurn {
  /** Degrees that two fingers turn before the rotor does, and then for each further option. */
  static first = 30;
  static further = 45;
  /** How many times as far as together fingers go against each other before they clearly turn, while they still move. */
  static clear = 1.5;
  /** Pixels between fingers that are too close to tell an angle. */
  static closest = 24;

  constructor() { this.begin([]); }

  /** @param fingers those that are down, with `x`, `y`, `startX`, `startY` */
  begin(fingers) {
    this.fingers = fingers.slice(0, 2);
    this.angle = null;
    this.turned = 0;
    this.turns = 0;
    if (this.fingers.length === 2) this.move();
  }

  /** Both fingers are where they are. */
  move() {
    const [one, other] = this.fingers;
    if (!other) return;
    if (Math.hypot(other.x - one.x, other.y - one.y) <= TwoFingerTurn.closest) {
      this.angle = null;
      return;
    }
    const angle = Math.atan2(other.y - one.y, other.x - one.x) * 180 / Math.PI;
    if (this.angle !== null) this.turned += ((angle - this.angle + 540) % 360) - 180;
    this.angle = angle;
  }

  /** How far the fingers have gone together, and how far against each other. */
  get ways() {
    const [one, other] = this.fingers;
    if (!other) return {together: 0, apart: 0};
    const across = [one.x - one.startX, other.x - other.startX];
    const down = [one.y - one.startY, other.y - other.startY];
    return {
      together: Math.hypot(across[0] + across[1], down[0] + down[1]) / 2,
      apart: Math.hypot(across[0] - across[1], down[0] - down[1]) / 2,
    };
  }

  /** True while it can be nothing else. A finger that is told late seems to stand still, and goes as far against the other as with it. */
  get isClear() {
    const {together, apart} = this.ways;
    return apart > TwoFingerTurn.clear * together && Math.abs(this.turned) >= TwoFingerTurn.first;
  }

  /** True at the end of a turn, in which one finger may stand still. */
  get isTurn() {
    const {together, apart} = this.ways;
    return apart >= 0.95 * together && Math.abs(this.turned) >= TwoFingerTurn.first;
  }

  /** @returns the turns that are due since the last time: 1 to the right, -1 to the left each */
  due() {
    const turns = [];
    const limit = (count) => count === 0 ? 0 : Math.sign(count) * (TwoFingerTurn.first + (Math.abs(count) - 1) * TwoFingerTurn.further);
    const add = (direction) => {
      this.turns += direction;
      turns.push(direction);
    };
    while (this.turns >= 0 && this.turned >= limit(this.turns + 1)) add(1);
    while (this.turns <= 0 && this.turned <= limit(this.turns - 1)) add(-1);
    // Turned back: the count begins again there.
    const back = this.turns > 0 && this.turned < limit(this.turns) - TwoFingerTurn.further ? -1
      : this.turns < 0 && this.turned > limit(this.turns) + TwoFingerTurn.further ? 1 : 0;
    if (back !== 0) {
      this.turned = back * TwoFingerTurn.first;
      this.turns = 0;
      add(back);
    }
    return turns;
  }
}
"""##

  static let walkTypingFieldJs = ##"""
/**
 * A field for soft keyboards and input methods, shown while the screen takes text. It hands on what is typed, and stays empty.
 */
class TypingField {
  /** Letters that an input method still changes after they have appeared. */
  static composed = /[\u1100-\u11ff\u3040-\u30ff\u3130-\u318f\u3400-\u9fff\ua960-\ua97f\uac00-\ud7ff]/;

  /** @param handlers `type(text)`, `key(name)`; `leave()` puts the focus elsewhere */
  constructor(handlers) {
    this.handlers = handlers;
    this.sent = '';
    this.input = element('input', {id: 'typing', type: 'text', autocomplete: 'off', autocapitalize: 'off', autocorrect: 'off', spellcheck: 'false', enterkeyhint: 'done'});
    this.root = element('div', {class: 'typing', hidden: true}, element('label', {for: 'typing'}, words.typing), this.input);
    this.input.addEventListener('keydown', (event) => this.press(event));
    this.input.addEventListener('beforeinput', (event) => this.before(event));
    this.input.addEventListener('compositionstart', () => { this.sent = ''; });
    this.input.addEventListener('compositionupdate', (event) => { if (!TypingField.composed.test(event.data ?? '')) this.reconcile(event.data ?? ''); });
    this.input.addEventListener('compositionend', (event) => {
      this.reconcile(event.data ?? '');
      this.sent = '';
      this.empty();
    });
    this.input.addEventListener('input', (event) => { if (!event.isComposing) this.rest(); });
  }

  /** @param isShown true while the screen takes text; @param isKept true where the page decides what is in sight */
  show(isShown, isKept = false) {
    if (this.root.hidden !== isShown) return;
    // A field that is hidden while it has the focus would go on taking keys for a moment.
    if (!isShown && document.activeElement === this.input) this.handlers.leave();
    this.root.hidden = !isShown;
    this.input.value = '';
    // A soft keyboard covers half of the page: the field is scrolled into what is left.
    if (isShown) this.input.focus({preventScroll: isKept || matchMedia('(pointer: fine)').matches});
  }

  press(event) {
    if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey) return;
    const name = event.key === 'Tab' ? (event.shiftKey ? null : 'tab') : WalkKeys.names[event.key];
    if (!name || name === 'home' || name === 'end') return;
    event.preventDefault();
    this.handlers.key(name);
  }

  before(event) {
    if (event.isComposing || !event.cancelable) return;
    if (event.inputType.startsWith('delete')) {
      event.preventDefault();
      this.handlers.key('backspace');
    } else if (event.inputType === 'insertLineBreak') {
      event.preventDefault();
      this.handlers.key('enter');
    } else if (event.inputType.startsWith('insert') && event.inputType !== 'insertCompositionText') {
      const text = event.data ?? event.dataTransfer?.getData('text/plain');
      if (!text) return;
      event.preventDefault();
      this.handlers.type(text);
    }
  }

  /** What arrived without being told before. */
  rest() {
    if (this.input.value && !this.sent) this.handlers.type(this.input.value);
    this.empty();
  }

  /** Makes what was handed on the same as what is composed. */
  reconcile(text) {
    const before = [...this.sent];
    const now = [...text];
    let same = 0;
    while (same < before.length && before[same] === now[same]) same += 1;
    for (let index = same; index < before.length; index += 1) this.handlers.key('backspace');
    if (same < now.length) this.handlers.type(now.slice(same).join(''));
    this.sent = text;
  }

  empty() { if (this.input.value) this.input.value = ''; }
}
"""##

  static let walkViewJs = ##"""
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
"""##

  static let walkVoiceJs = ##"""
/** What is heard: speech, sounds and tones, in step with the simulator's time. */
class WalkVoice {
  /** @param handlers `call(request)` asks the core and shows its answer; `told(effect)` for what is said */
  constructor(core, clock, handlers) {
    this.speech = new AloudSpeech();
    this.sound = new WalkSound(core);
    /** The sound in the page; null where the voices of the browser say everything. */
    this.clips = typeof WalkClips === 'function' ? WalkClips.inPage() : null;
    /** What says the utterance. */
    this.speaker = this.speech;
    this.clock = clock;
    this.handlers = handlers;
    this.isOn = true;
  }

  /** Something was done in the page: from now on it may be heard. */
  wake() {
    this.sound.wake();
    if (this.isOn) this.speech.wake();
  }

  /** Why nothing is heard, as a key of the words; null when there is no reason. */
  problem(language) {
    if (!this.isOn || !this.speech.isAvailable && !this.clips) return this.isOn && performance.now() > 3000 ? 'noVoices' : null;
    if (navigator.userActivation?.hasBeenActive === false) return 'soundWaits';
    return language && !this.clips && !this.speech.voices.best(language) ? 'noVoice' : null;
  }

  carryOut(effect) {
    switch (effect.effect) {
      case 'say': return this.say(effect, 'soundBegan');
      case 'tell': return this.say(effect, 'tellingBegan');
      case 'earcon': return this.isOn ? this.sound.earcon(effect.name) : null;
      case 'graph': return this.graph();
      case 'stop': return this.stop();
      case 'pause': return this.pause();
      case 'resume': return this.resume();
    }
    return null;
  }

  say(effect, began) {
    this.stop();
    this.handlers.told(effect);
    if (!this.isOn) return this.handlers.call({do: began, seconds: null});
    // Voices need a moment to begin; nothing happens meanwhile.
    this.clock.soundBegan(0);
    this.speaker = this.clips?.has(effect.fragments) ? this.clips : this.speech;
    this.speaker.say(effect.fragments, effect, {
      began: (seconds) => {
        this.clock.soundBegan(seconds);
        this.handlers.call({do: began, seconds});
      },
      ended: () => this.ended(),
    });
    return null;
  }

  graph() {
    this.stop();
    const seconds = this.isOn ? this.sound.graph(() => this.ended()) : null;
    if (seconds !== null) this.clock.soundBegan(seconds);
    this.handlers.call({do: 'soundBegan', seconds});
  }

  ended() { this.handlers.call({do: 'pass', seconds: this.clock.soundEnded()}); }

  get isSpeaking() { return this.speaker.isSpeaking; }

  stop() {
    this.speaker.stop();
    this.sound.stop();
    this.clock.soundStopped();
  }

  pause() {
    this.speaker.pause();
    this.sound.pause();
    this.clock.pause();
  }

  resume() {
    this.clock.resume();
    this.speaker.resume();
    this.sound.resume();
  }
}
"""##

}
