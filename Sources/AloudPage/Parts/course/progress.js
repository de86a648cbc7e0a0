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
