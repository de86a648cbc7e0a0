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
