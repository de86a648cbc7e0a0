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
