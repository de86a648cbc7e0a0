/** A page in which any screen document or dump is read, walked and audited; nothing leaves the browser. */
class PlaygroundPage {
  /** @param data `title`, `language` of the interface, and `examples`: `name` and `text` each */
  constructor(root, core, data) {
    this.core = core;
    this.data = data;
    this.name = null;
    this.walkPlace = element('div', {id: 'aloud-walk'});
    this.walk = new WalkPage(this.walkPlace, core, {title: words['playground.walk'], language: data.language, apps: [], isPart: true});
    this.text = element('textarea', {
      id: 'document', rows: 12, spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', wrap: 'off', 'aria-describedby': 'document-help',
      oninput: () => this.edited(), onpaste: () => setTimeout(() => this.show('read')),
    });
    this.file = element('input', {type: 'file', id: 'file', hidden: true, onchange: () => this.take(this.file.files[0])});
    this.language = element('select', {id: 'language', onchange: () => this.show(this.shown ?? 'read')},
      [['', words['playground.languageAsWritten']], ...PlaygroundPage.languages].map(([value, name]) => element('option', {value, lang: value || null}, name)));
    this.buttons = ['read', 'walk', 'audit'].map((action) => button(words[`playground.${action}`], () => this.show(action), {'aria-pressed': 'false', 'data-action': action}));
    this.older = element('p', {class: 'playground-older', role: 'status'});
    this.status = element('p', {class: 'playground-status', role: 'status'});
    this.results = element('div', {class: 'results'});
    this.part = element('section', {class: 'playground-walk', hidden: true, 'aria-label': words['playground.walk']}, this.walkPlace);
    const examples = data.examples ?? [];
    root.replaceChildren(
      element('header', {class: 'walk-bar'}, this.walk.settings.reader),
      element('main', {class: 'playground'},
        element('h1', {}, data.title), element('p', {class: 'playground-lead'}, words['playground.lead']),
        element('div', {class: 'playground-input card'},
          element('div', {class: 'playground-head'}, element('label', {for: 'document'}, words['playground.document']),
            element('div', {class: 'buttons'}, button(words['playground.file'], () => this.file.click()), this.file)),
          this.text, element('p', {id: 'document-help', class: 'quiet'}, words['playground.help']),
          examples.length ? element('div', {class: 'buttons', role: 'group', 'aria-label': words['playground.examples']}, element('span', {class: 'quiet'}, words['playground.examples']),
            examples.map((example) => button(example.name, () => this.use(example.text, example.name, '')))) : null,
          element('div', {class: 'playground-actions'}, element('div', {class: 'buttons'}, this.buttons),
            element('label', {for: 'language'}, words['playground.language'], this.language))),
        this.output = element('div', {class: 'playground-output'}, this.older, this.status, this.results), this.part));
    this.receiveDrops(root);
  }

  /** In characters: reading takes a second or so from here on. */
  static largeText = 100_000;

  static languages = [['en', 'English'], ['ko', '한국어'], ['ja', '日本語'], ['de', 'Deutsch'], ['fr', 'Français'], ['es', 'Español'], ['zh-Hans', '简体中文'], ['ru', 'Русский']];

  receiveDrops(root) {
    const hasFile = (event) => event.dataTransfer?.types.includes('Files');
    root.addEventListener('dragover', (event) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      root.classList.add('is-dropping');
    });
    root.addEventListener('dragleave', (event) => { if (!root.contains(event.relatedTarget)) root.classList.remove('is-dropping'); });
    root.addEventListener('drop', (event) => {
      root.classList.remove('is-dropping');
      if (!hasFile(event)) return;
      event.preventDefault();
      this.take(event.dataTransfer.files[0]);
    });
  }

  async take(file) {
    if (!file) return;
    this.use(await file.text(), file.name);
    this.file.value = '';
  }

  /** @param language of the screen: what was chosen; empty for what it says itself */
  use(text, name, language = this.language.value) {
    this.text.value = text;
    this.name = name;
    this.language.value = language;
    this.show('read');
  }

  /** What is shown is older than the text from now on. */
  edited() {
    this.name = null;
    if (!this.shown || this.older.hasChildNodes()) return;
    this.older.append(words['playground.older'], ' ', button(words['playground.again'], () => this.show(this.shown)));
    this.mark(true);
  }

  mark(isOlder) { for (const one of [this.output, this.part]) one.classList.toggle('is-older', isOlder); }

  /** @param action `read`, `walk` or `audit` */
  show(action) {
    this.shown = action;
    for (const one of this.buttons) one.setAttribute('aria-pressed', String(one.dataset.action === action));
    this.older.replaceChildren();
    this.mark(false);
    this.part.hidden = true;
    this.walk.voice.stop();
    this.results.replaceChildren();
    if (this.text.value.length < PlaygroundPage.largeText) return this.answer(action);
    setText(this.status, words['playground.working']);
    // The browser draws that first.
    requestAnimationFrame(() => setTimeout(() => { if (this.shown === action) this.answer(action); }));
    return null;
  }

  answer(action) {
    this.results.replaceChildren();
    const language = this.language.value || null;
    const read = this.read(language);
    if (read.error) return this.fail(read.error);
    if (action === 'read') this.list(read);
    else if (action === 'walk') this.begin(read, language);
    else this.audit(read, language);
    return null;
  }

  read(language) {
    const text = this.text.value;
    if (!text.trim()) return {error: {message: words['playground.empty']}};
    return this.core.call({do: 'read', document: text, language});
  }

  fail({message, line, column}) {
    setText(this.status, '');
    this.results.replaceChildren(element('p', {class: 'error-message', role: 'alert'}, [line ? filled(words.errorPlace, {line, column: column ?? 1}) : null, message].filter(Boolean).join(': ')));
  }

  tell(key, count, warnings = []) {
    setText(this.status, filled(words[count === 1 ? `${key}.one` : key], {count}));
    this.results.append(...warnings.map((warning) => this.warning(warning)));
  }

  /** Other languages that the screen may be in are offered as buttons. */
  warning({message, languages = []}) {
    return element('p', {class: 'warning'}, message, languages.map((language) => {
      const name = PlaygroundPage.languages.find(([value]) => value === language)?.[1] ?? language;
      return [' ', button(filled(words['playground.readAs'], {language: name}), () => {
        this.language.value = language;
        this.show(this.shown);
      })];
    }));
  }

  list({utterances, warnings, svg, document: text}) {
    const {language} = JSON.parse(text);
    this.tell('playground.stops', utterances.length, warnings);
    const list = element('ol', {class: 'utterances card', 'data-aloud': 'reading', lang: language}, utterances.map((text) =>
      element('li', {dir: 'auto'}, text || element('em', {class: 'quiet', lang: this.data.language}, words['playground.silent']))));
    this.results.append(list, // The list says the same.
      svg ? element('div', {class: 'picture card', 'aria-hidden': 'true'}, pictureOf(svg)) : '');
  }

  begin(read, language) {
    setText(this.status, '');
    this.part.hidden = false;
    const name = this.name ?? words['playground.name'];
    this.walk.data.apps = [{title: name, app: name, document: read.document, language}];
    this.walk.open(0);
    this.part.scrollIntoView({block: 'start'});
    this.walk.stage.root.focus({preventScroll: true});
  }

  audit(read, language) {
    const answer = this.core.call({do: 'audit', document: read.document, language, messages: this.data.language});
    if (answer.error) return this.fail(answer.error);
    const {findings} = answer;
    const {language: lang} = JSON.parse(read.document);
    this.tell('playground.findings', findings.length, read.warnings);
    this.results.append(element('ol', {class: 'findings'}, findings.map((finding) => element('li', {class: `finding card finding-${finding.severity}`},
      element('h2', {}, element('span', {class: 'severity'}, words[`severity.${finding.severity}`] ?? finding.severity), ' ', finding.message),
      finding.utterance ? element('p', {}, `${words['playground.says']}: `, element('q', {lang}, finding.utterance)) : null,
      finding.fix ? element('p', {}, finding.fix) : null,
      element('p', {class: 'quiet'}, (finding.places ?? [finding.place]).flatMap((place) => [element('code', {lang: 'en'}, place), ' · ']), element('code', {lang: 'en'}, finding.rule))))));
    return null;
  }
}
