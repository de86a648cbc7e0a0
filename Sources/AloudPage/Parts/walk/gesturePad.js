/** All gestures as buttons, for whoever cannot make them; each with its key. */
class GesturePad {
  /** @param press is given a row of the table of keys */
  constructor(rows, press) {
    this.root = element('div', {class: 'pad'}, GestureNames.groups.map((group) => {
      const own = rows.filter((row) => GestureNames.group(row) === group);
      if (group === 'first') own.sort((one, other) => GestureNames.first.indexOf(one.words) - GestureNames.first.indexOf(other.words));
      if (own.length === 0) return null;
      return element('details', {class: 'pad-group', open: group === 'first'},
        element('summary', {}, element('h3', {}, words[`pad.${group}`])),
        element('div', {class: 'pad-buttons'}, own.map((row) => GesturePad.button(row, press))));
    }));
  }

  static button(row, press) {
    return element('button', {type: 'button', class: 'pad-button', onclick: () => press(row)},
      GestureNames.isGesture(row) ? GestureNames.picture(row.words) : element('span', {class: 'pad-picture'}),
      element('span', {class: 'pad-words'}, element('span', {class: 'pad-fingers'}, row.fingers),
        row.command && row.command !== row.words ? element('span', {class: 'pad-command'}, row.command) : null),
      element('kbd', {}, row.keys[0]));
  }
}
