/** The exercises of a lesson's author: which there are, how the current one goes, and its solution. */
class ExerciseList {
  /** @param exercises `{title, limit, notes}` each; @param handlers `begin(index)`, `fingers(step)`: what fingers do in a step of a script */
  constructor(exercises, handlers) {
    this.handlers = handlers;
    this.items = exercises.map((exercise, index) => this.item(exercise, index));
    this.status = element('p', {class: 'out-of-sight', role: 'status'});
    this.root = element('div', {}, element('ol', {class: 'exercises'}, this.items.map((item) => item.root)), this.status);
    this.done = new Set();
  }

  item(exercise, index) {
    const state = element('p', {class: 'exercise-state'});
    const solution = element('details', {class: 'solution', hidden: true}, element('summary', {}, words['exercise.solution']), element('ol', {}));
    const begin = button(words['exercise.begin'], () => this.handlers.begin(index), {'aria-describedby': `exercise-${index}`});
    const limit = exercise.limit ? element('p', {class: 'exercise-limit'}, this.count('exercise.limit', exercise.limit)) : null;
    const root = element('li', {class: 'exercise'}, element('h3', {id: `exercise-${index}`}, exercise.title), ...paragraphs(exercise.notes), limit, state, element('div', {class: 'buttons'}, begin), solution);
    return {root, state, solution, begin, exercise};
  }

  count(key, count) { return filled(words[count === 1 ? `${key}.one` : key], {count}); }

  /** @param current as the state has it; null when there is no exercise */
  show(current) {
    this.items.forEach((item, index) => {
      const isCurrent = current?.index === index;
      item.root.classList.toggle('is-current', isCurrent);
      if (isCurrent) this.showCurrent(item, current, index);
      else setText(item.state, this.done.has(index) ? words['exercise.done'] : '');
    });
  }

  showCurrent(item, current, index) {
    if (current.isDone && !current.isTooLong) this.done.add(index);
    const result = current.isDone ? words[current.isTooLong ? 'exercise.tooLong' : 'exercise.done'] : '';
    const steps = current.limit ? filled(words['exercise.stepsOf'], {count: current.steps, limit: current.limit}) : this.count('exercise.steps', current.steps);
    setText(item.state, [result, steps].filter(Boolean).join(' · '));
    item.root.classList.toggle('is-done', current.isDone && !current.isTooLong);
    item.root.classList.toggle('is-long', Boolean(current.isTooLong));
    setText(item.begin, current.steps > 0 ? words['exercise.again'] : words['exercise.begin']);
    item.solution.hidden = false;
    const list = item.solution.querySelector('ol');
    if (list.childElementCount !== current.solution.length) {
      list.replaceChildren(...current.solution.map((step) => {
        const fingers = this.handlers.fingers(step);
        return element('li', {}, fingers ? `${fingers} ` : null, element('code', {lang: 'en'}, step));
      }));
    }
    if (result && this.told !== `${index} ${result}`) setText(this.status, `${item.exercise.title}: ${result}`);
    this.told = result ? `${index} ${result}` : null;
    if (!result) setText(this.status, '');
  }
}
