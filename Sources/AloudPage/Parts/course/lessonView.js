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
