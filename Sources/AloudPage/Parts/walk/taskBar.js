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
