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
