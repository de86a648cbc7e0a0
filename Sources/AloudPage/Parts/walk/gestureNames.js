/** The rows of the table of keys: which fingers they need, and how each is done here. */
class GestureNames {
  /** Keys as help shows them, and as the core takes them. */
  static keys = {
    '→': 'right', '←': 'left', '↑': 'up', '↓': 'down', Home: 'home', End: 'end', PgDn: 'pageDown', PgUp: 'pageUp',
    Enter: 'enter', Esc: 'escape', Space: ' ', Backspace: 'backspace', Del: 'delete', Tab: 'tab',
  };
  /** What a page in a browser has no use for. */
  static foreign = new Set(['q', 'Ctrl-L', 'Ctrl-Z', 'Ctrl-C', 'Ctrl-D']);
  static page = new Set(['w', 'W', 'e', 'p', '-', '+', 'x', '?', 'Tab']);
  static device = new Set([';', 'T', ':']);
  static keyboard = new Set(['Backspace', 'u', 'U']);
  static rotor = new Set(['r', 'R', 'o']);
  /** What everybody needs: to go on and back, to open, to choose with the rotor and go by it, and to return. */
  static first = ['swipe right', 'swipe left', 'double tap', 'rotor right', 'swipe down', 'scrub'];
  static groups = ['first', 'one', 'two', 'three', 'four', 'rotor', 'keyboard', 'device', 'page'];

  static rows(core, language) {
    return core.call({do: 'keys', language}).rows.filter((row) => !GestureNames.foreign.has(row.keys[0]));
  }

  static key(row) { return GestureNames.keys[row.keys[0]] ?? row.keys[0]; }

  static group({keys, words: step}) {
    const key = keys[0];
    if (GestureNames.first.includes(step)) return 'first';
    if (GestureNames.page.has(key)) return 'page';
    if (GestureNames.device.has(key)) return 'device';
    if (GestureNames.keyboard.has(key)) return 'keyboard';
    if (GestureNames.rotor.has(key)) return 'rotor';
    if (step?.startsWith('two-finger') || step === 'scrub') return 'two';
    if (step?.startsWith('three-finger')) return 'three';
    return step?.startsWith('four-finger') ? 'four' : 'one';
  }

  /** True for a step that is complete: the others ask. */
  static isGesture({keys, words: step}) { return Boolean(step) && !['/', 'f', 'o', '<', '>'].includes(keys[0]); }

  /** A small drawing: as many dots as there are fingers, and where they go. */
  static picture(step) {
    const fingers = step.startsWith('two') || step === 'scrub' || step.startsWith('rotor') ? 2 : step.startsWith('three') ? 3 : step.startsWith('four') ? 4 : step === 'split tap' ? 2 : 1;
    const arrow = /(right|left|up|down)$/.exec(step)?.[1];
    if (['delete', 'undo', 'redo', 'pause'].includes(step)) return element('span', {class: 'pad-picture', 'aria-hidden': 'true'});
    const turn = {'rotor right': '↻', 'rotor left': '↺', scrub: 'Z'}[step];
    const taps = /quadruple/.test(step) ? 4 : /triple/.test(step) ? 3 : /double/.test(step) ? 2 : /tap/.test(step) ? 1 : 0;
    const mark = turn ?? ({right: '→', left: '←', up: '↑', down: '↓'}[arrow] ?? (taps ? `×${taps}` : ''));
    const dots = Array.from({length: fingers}, (_, index) => shape('circle', {cx: 6 + index * 11, cy: 10, r: 4.5}));
    return element('span', {class: 'pad-picture', 'aria-hidden': 'true'}, shape('svg', {viewBox: `0 0 ${fingers * 11 + 1} 20`, width: fingers * 11 + 1, height: 20}, dots),
      element('span', {}, mark + (/hold$/.test(step) ? '…' : '')));
  }
}
