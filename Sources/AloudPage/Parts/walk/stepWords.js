/** Steps and events in plain words of the page's language, where scripts have their own. */
class StepWords {
  /** Steps with something of their own: the words of the page, and what fills them. */
  static patterns = [
    [/^start$/, 'start'], [/^touch "(?<label>.*)"$/, 'touch'], [/^touch [-\d.,]+$/, 'touchPoint'], [/^rotor "(?<name>.*)"$/, 'rotor'],
    [/^choose "(?<name>.*)"$/, 'choose'], [/^type "(?<text>.*)"$/, 'type'], [/^item text search "(?<text>.*)"$/, 'search'], [/^drag to /, 'drag'],
    [/^wait (?<milliseconds>\d+)ms$/, 'wait'], [/^setting (?<name>\S+) (?<value>.*)$/, 'setting'], [/^technology (?<names>.*)$/, 'technology'],
    [/^key (?<key>.*)$/, 'key'], [/^switch (?<what>.*)$/, 'switch'], [/^say "(?<text>.*)"$/, 'say'],
  ];

  /** @param rows gives the table of keys, whose gestures have words for fingers */
  constructor(rows) { this.rows = rows; }

  /** @param step as scripts write it, without `>` */
  step(step) {
    for (const [pattern, name] of StepWords.patterns) {
      const {groups} = pattern.exec(step) ?? {groups: null};
      if (groups === null) continue;
      return filled(words[`step.${name}`], {...groups, seconds: Number(groups?.milliseconds ?? 0) / 1000});
    }
    return this.rows().find((row) => row.words === step)?.fingers ?? filled(words['step.device'], {what: step});
  }

  /** @param times how often it was done, one after the other */
  counted({words: step, times}) { return times > 1 ? `${this.step(step)} ×${times}` : this.step(step); }

  /** @param line as the core tells it: `kind`, `text` */
  line({kind, text}) {
    if (kind === 'step') return this.step(text.replace(/^> /, ''));
    if (kind === 'comment') return text.replace(/^# /, '');
    const name = kind === 'happening' ? /^\[(.*)\]$/.exec(text)?.[1] : null;
    return name ? words[`event.${name}`] ?? name : text;
  }
}
