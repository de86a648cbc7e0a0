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
