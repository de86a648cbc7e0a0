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
