/** More than a dump needs; a text over a limit is a mistake. Lengths are in UTF-16 units. */
export const LIMITS = {depth: 1024, characters: 64 * 1024 * 1024, name: 1024, attributes: 256};

/** A place where a text is not XML. */
export class XMLMistake extends Error {
  name = 'XMLMistake';

  /** @param {string} message @param {number} offset in UTF-16 units */
  constructor(message, offset) {
    super(message);
    this.offset = offset;
  }
}

/** Thrown by the text's end inside of an element: the dump was cut off. */
export class XMLCut extends XMLMistake {
  name = 'XMLCut';
}

const NAME = /[:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}][-.0-9:A-Z_a-z\u00B7\u0300-\u036F\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u203F\u2040\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}]*/uy;
const SPACE = /[ \t\r\n]*/y;
const DECLARATION = /<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"1\.[0-9]+"|'1\.[0-9]+')(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?:"[A-Za-z][-A-Za-z0-9._]*"|'[A-Za-z][-A-Za-z0-9._]*'))?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\r\n]*\?>/y;
/** What XML does not allow; half of a pair has no meaning. */
const FORBIDDEN = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const REFERENCE = /&(?:#x([0-9a-fA-F]{1,8})|#([0-9]{1,8})|(amp|lt|gt|quot|apos));/y;
const ENTITIES = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"};

/**
 * Pulls the tags out of a text, one after another, in a loop: no recursion, no table of entities, no DTD, no network.
 * The text is linear to read, and what the parser holds is as deep as the open elements.
 *
 *     for (const tag of xml('<a b="1"/>')) …  // {kind: 'begin', name: 'a', attributes: [['b', '1']]}, {kind: 'end', name: 'a'}
 *
 * @param {string} text
 * @param {Partial<typeof LIMITS>} limits
 * @throws {XMLMistake} where the text is not well formed, and {XMLCut} where it ends too early
 */
export function* xml(text, limits = {}) {
  const limit = {...LIMITS, ...limits};
  const fail = (message, offset) => { throw new XMLMistake(message, offset); };
  if (text.length > limit.characters) fail('the text is too long', limit.characters);
  const cut = () => { throw new XMLCut('the text ends too early', text.length); };
  FORBIDDEN.lastIndex = 0;
  const forbidden = FORBIDDEN.exec(text)?.index ?? Infinity;
  let at = text.charCodeAt(0) === 0xFEFF ? 1 : 0;
  const open = [];
  let isOver = false;

  const matched = (expression) => {
    expression.lastIndex = at;
    const match = expression.exec(text);
    if (match) at = expression.lastIndex;
    return match;
  };
  const space = () => matched(SPACE)[0].length > 0;
  const name = () => {
    const found = matched(NAME)?.[0];
    if (found === undefined) return at >= text.length ? cut() : fail('a name is missing', at);
    if (found.length > limit.name) fail('the name is too long', at);
    return found;
  };
  /** Checks the references of a part, and replaces them; what is between them is written as `plain` says. */
  const resolved = (from, to, plain = (part) => part) => {
    const part = text.slice(from, to);
    let written = '';
    let copied = 0;
    for (let next = part.indexOf('&'); next !== -1; next = part.indexOf('&', copied)) {
      REFERENCE.lastIndex = next;
      const match = REFERENCE.exec(part);
      if (!match) fail('this is no reference; there are &amp; &lt; &gt; &quot; &apos; and numbers', from + next);
      written += plain(part.slice(copied, next)) + (match[3] ? ENTITIES[match[3]] : character(match, from + next));
      copied = REFERENCE.lastIndex;
    }
    return written + plain(part.slice(copied));
  };
  const character = ([, hexadecimal, decimal], offset) => {
    const code = hexadecimal ? parseInt(hexadecimal, 16) : parseInt(decimal, 10);
    const isAllowed = code === 9 || code === 10 || code === 13 || (code >= 0x20 && code < 0xD800)
      || (code >= 0xE000 && code < 0xFFFE) || (code >= 0x10000 && code <= 0x10FFFF);
    return isAllowed ? String.fromCodePoint(code) : fail('XML does not allow this character', offset);
  };
  /** Passes what ends with a mark; the mark may be cut off. */
  const through = (mark, from) => {
    const end = text.indexOf(mark, from);
    if (end === -1) cut();
    at = end + mark.length;
    if (forbidden < at) fail('XML does not allow this character', forbidden);
    return end;
  };
  const isCutIn = (word) => text.length - at < word.length && word.startsWith(text.slice(at));
  const value = () => {
    const quote = text[at];
    if (quote === undefined) cut();
    if (quote !== '"' && quote !== "'") fail('the value of an attribute must be in quotation marks', at);
    const start = at + 1;
    const end = text.indexOf(quote, start);
    const stop = end === -1 ? text.length : end;
    const less = text.indexOf('<', start);
    if (less !== -1 && less < stop) fail('an attribute cannot contain <', less);
    if (end === -1) cut();
    if (forbidden < end) fail('XML does not allow this character', forbidden);
    at = end + 1;
    // Line ends become spaces, but not those that are written as numbers.
    return resolved(start, end, spaced);
  };
  const attributes = () => {
    const list = [];
    const known = new Set();
    for (;;) {
      const isSpaced = space();
      if (at >= text.length) cut();
      if (text[at] === '>' || text[at] === '/') return list;
      if (!isSpaced) fail('a space is missing between two attributes', at);
      const start = at;
      const key = name();
      space();
      if (at >= text.length) cut();
      if (text[at] !== '=') fail('this attribute has no value', at);
      at += 1;
      space();
      if (known.has(key)) fail('the element has the same attribute twice', start);
      if (list.length >= limit.attributes) fail('the element has too many attributes', start);
      known.add(key);
      list.push([key, value()]);
    }
  };

  if (text.slice(at) === '<?xml') cut();
  if (/^<\?xml[ \t\r\n]/.test(text.slice(at, at + 6)) && !matched(DECLARATION)) {
    if (text.indexOf('?>', at) === -1) cut();
    fail('this is no declaration of XML', at);
  }
  while (at < text.length) {
    if (text[at] !== '<') {
      const next = text.indexOf('<', at);
      const end = next === -1 ? text.length : next;
      if (forbidden < end) fail('XML does not allow this character', forbidden);
      if (open.length === 0) {
        const here = at;
        space();
        if (at < end) fail(isOver ? 'there is text after the last tag' : 'there is no XML here', Math.max(here, at));
      } else {
        const close = text.slice(at, end).indexOf(']]>');
        if (close !== -1) fail('a text cannot contain ]]>', at + close);
        // A reference at the end of a dump may be cut.
        const last = next === -1 ? text.slice(at).search(/&#?[0-9a-zA-Z]{0,10}$/) : -1;
        resolved(at, last === -1 ? end : at + last);
      }
      at = end;
      continue;
    }
    const begin = at;
    if (text.startsWith('<!--', at)) {
      const end = through('--', at + 4);
      if (end + 2 >= text.length) cut();
      if (text[end + 2] !== '>') fail('a comment cannot contain --', end);
      at = end + 3;
    } else if (text.startsWith('<![CDATA[', at)) {
      if (open.length === 0) fail('there is no XML here', at);
      through(']]>', at + 9);
    } else if (text.startsWith('<?', at)) {
      at += 2;
      const target = name();
      if (target.toLowerCase() === 'xml') fail('a declaration of XML begins the text, or is missing', begin);
      if (!text.startsWith('?>', at) && !space()) {
        if (isCutIn('?>')) cut();
        fail('a space is missing', at);
      }
      through('?>', at);
    } else if (text.startsWith('<!', at)) {
      if (isCutIn('<!--') || isCutIn('<![CDATA[')) cut();
      fail('declarations of document types are not read', at);
    } else if (text.startsWith('</', at)) {
      at += 2;
      const found = name();
      space();
      if (at >= text.length) cut();
      if (text[at] !== '>') fail('the > of this tag is missing', at);
      at += 1;
      if (open.length === 0 || open.pop() !== found) fail('this tag does not close the element that was opened last', begin);
      isOver = open.length === 0;
      yield {kind: 'end', name: found, offset: begin};
    } else {
      if (isOver) fail('there is a second element after the last tag', at);
      at += 1;
      const found = name();
      const list = attributes();
      const isEmpty = text[at] === '/';
      if (isEmpty) {
        at += 1;
        if (at >= text.length) cut();
      }
      if (text[at] !== '>') fail('the > of this tag is missing', at);
      at += 1;
      if (open.length >= limit.depth) fail(`elements are nested deeper than ${limit.depth} levels`, begin);
      yield {kind: 'begin', name: found, attributes: list, offset: begin};
      if (isEmpty) {
        isOver = open.length === 0;
        yield {kind: 'end', name: found, offset: begin};
      } else {
        open.push(found);
      }
    }
  }
  if (!isOver) cut();
}

function spaced(text) { return text.replace(/\r\n|[\r\n\t]/g, ' '); }

/**
 * The tags of a text as the core takes them: `<`, a name, the number of attributes, and each with its value; `>` at an end;
 * `!` for a mistake. A dump that was cut off is read as far as it goes.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function xmlTags(text, limits) {
  const parts = [];
  try {
    for (const tag of xml(text.replace(/^[ \t\r\n]+/, ''), limits)) {
      if (tag.kind === 'end') {
        parts.push('>');
        continue;
      }
      parts.push('<', tag.name, String(tag.attributes.length));
      for (const [name, value] of tag.attributes) parts.push(name, value);
    }
  } catch (error) {
    if (!(error instanceof XMLMistake)) throw error;
    if (!(error instanceof XMLCut)) parts.push('!');
  }
  return parts;
}
