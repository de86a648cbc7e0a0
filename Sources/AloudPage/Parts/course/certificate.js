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
