import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import {test} from 'node:test';
import {XMLCut, XMLMistake, xml, xmlTags} from '../src/xml.js';
import {needs, python} from './support/parts.js';
import {Random} from './support/random.js';

const dumps = new URL('../../../Fixtures/Dumps/', import.meta.url);

function tags(text, limits) { return [...xml(text, limits)].map((tag) => tag.kind === 'begin' ? [tag.name, tag.attributes] : '>'); }

/** What Python's expat reads: tags, and `!` or `cut` where it stops. */
const EXPAT = `
import json, sys, xml.parsers.expat as expat
def read(text):
  found, doctype = [], []
  parser = expat.ParserCreate("utf-8")
  parser.ordered_attributes = True
  parser.StartElementHandler = lambda name, a: found.append([name, [[a[i], a[i + 1]] for i in range(0, len(a), 2)]])
  parser.EndElementHandler = lambda name: found.append(">")
  parser.StartDoctypeDeclHandler = lambda *a: doctype.append(1)
  try:
    parser.Parse(text.encode("utf-8"), True)
  except expat.ExpatError as error:
    return found, "cut" if error.code in (3, 5, 20) else "!", bool(doctype)
  return found, "", bool(doctype)
print(json.dumps([read(text) for text in json.load(sys.stdin)]))
`;

function expat(texts) {
  return JSON.parse(execFileSync('python3', ['-c', EXPAT], {input: JSON.stringify(texts), maxBuffer: 1 << 28}).toString());
}

function ours(text) {
  const found = [];
  try {
    for (const tag of xml(text)) found.push(tag.kind === 'begin' ? [tag.name, tag.attributes] : '>');
  } catch (error) {
    assert.ok(error instanceof XMLMistake, error.stack);
    return [found, error instanceof XMLCut ? 'cut' : '!'];
  }
  return [found, ''];
}

const needsPython = needs(python());

test('elements, attributes and references are read', () => {
  assert.deepEqual(tags('<?xml version="1.0" encoding="UTF-8"?>\n<a b="1" c=\'&lt;&#65;&#x1F600;\'><!-- x --><d/>t&amp;<![CDATA[<]]></a>\n'),
    [['a', [['b', '1'], ['c', '<A😀']]], ['d', []], '>', '>']);
});

test('line ends in attributes become spaces, but not those that are written as numbers', () => {
  assert.deepEqual(tags('<a b="1\r\n2\t3&#10;4"/>'), [['a', [['b', '1 2 3\n4']]], '>']);
});

for (const [what, text] of Object.entries({
  'a document type': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'another entity': '<a>&nbsp;</a>', 'a bare &': '<a b="1 & 2"/>',
  'a < in an attribute': '<a b="<"/>', 'an attribute twice': '<a b="1" b="2"/>', 'no space between attributes': '<a b="1"c="2"/>',
  'no quotation marks': '<a b=1/>', 'no value': '<a b/>', 'another end tag': '<a></b>', 'two roots': '<a/><b/>', 'text after': '<a/>b',
  'text before': 'b<a/>', 'a control character': '<a b="\u0001"/>', 'a reference to NUL': '<a b="&#0;"/>', 'half of a pair': '<a b="\uD800"/>',
  'a reference past Unicode': '<a b="&#x110000;"/>', '-- in a comment': '<a><!-- a -- b --></a>', ']]> in a text': '<a>]]></a>',
  'a late declaration': ' <?xml version="1.0"?><a/>', 'an end tag first': '</a>',
})) {
  test(`it refuses ${what}`, () => {
    assert.throws(() => tags(text), (error) => error instanceof XMLMistake && !(error instanceof XMLCut));
  });
}

test('a text that was cut off is read as far as it goes', () => {
  const text = '<?xml version="1.0"?><a b="1"><!-- c --><d e="&lt;"/>f&amp;<![CDATA[g]]></a>';
  for (let length = 0; length < text.length; length += 1) {
    assert.throws(() => tags(text.slice(0, length)), XMLCut, text.slice(0, length));
  }
  assert.deepEqual(xmlTags('<a b="1"><c/><d e="'), ['<', 'a', '1', 'b', '1', '<', 'c', '0', '>']);
});

test('a mistake is told after the tags before it', () => {
  assert.deepEqual(xmlTags('<a><b></a>'), ['<', 'a', '0', '<', 'b', '0', '!']);
});

test('depth, length, names and attributes have limits', () => {
  const deep = '<a>'.repeat(1025);
  assert.throws(() => tags(deep), /deeper than 1024/);
  assert.throws(() => tags('<a>'.repeat(5), {depth: 4}), /deeper than 4/);
  assert.throws(() => tags('<abc/>', {characters: 5}), /too long/);
  assert.throws(() => tags(`<${'a'.repeat(2000)}/>`), /name is too long/);
  assert.throws(() => tags(`<a ${Array.from({length: 300}, (_, index) => `b${index}="1"`).join(' ')}/>`), /too many attributes/);
});

test('a large text takes linear time', () => {
  const text = `<a>${'<b c="&lt;d" e="f">g &amp; h</b>'.repeat(100_000)}</a>`;
  const start = process.cpuUsage();
  assert.equal(xmlTags(text).length, 3 + 100_000 * 8 + 1);
  // It takes about a second of the processor; quadratic time would be minutes.
  assert.ok(process.cpuUsage(start).user < 10_000_000);
});

test("all dumps in XML are read as by Python's expat", needsPython, () => {
  const files = readdirSync(dumps).filter((file) => file.endsWith('.xml'));
  assert.ok(files.length >= 3);
  const texts = files.map((file) => readFileSync(new URL(file, dumps), 'utf8'));
  for (const [index, [found, end]] of expat(texts).entries()) {
    const [tags, stop] = ours(texts[index]);
    assert.deepEqual([tags, stop], [found, end], files[index]);
  }
});

test("changed dumps are read, and refused, as by Python's expat", needsPython, () => {
  const random = new Random(46);
  const seeds = [
    '<?xml version="1.0" encoding="UTF-8"?><AppiumAUT><XCUIElementTypeButton label="a &amp; b" x="1"/>t&#65;</AppiumAUT>',
    "<a b='1' c=\"2\"><!-- d --><e/><![CDATA[ f ]]><?g h?></a>\n", readFileSync(new URL('wda-settings.xml', dumps), 'utf8').slice(0, 1500),
  ];
  const pieces = ['<', '>', '/', '&', ';', '"', "'", '=', ' ', '\n', '\r', '\t', '!', '?', '-', '--', ']]>', 'a', 'é', '&#9;', '&#xD;', '&#x;',
    '&lt;', '<!--', '-->', '<![CDATA[', '<b>', '</b>', '<b/>', ' c="d"', '\u0085', '\uFFFE', '\u0001', ':', '1', '.'];
  const texts = Array.from({length: 6000}, () => {
    let text = random.pick(seeds);
    for (let count = random.below(4) + 1; count > 0; count -= 1) {
      const from = random.below(text.length + 1);
      const to = random.below(2) ? from : Math.min(text.length, from + random.below(6));
      text = text.slice(0, from) + (random.below(4) ? random.pick(pieces) : '') + text.slice(to);
    }
    return text;
  }).filter((text) => text.isWellFormed?.() ?? true);
  for (const [index, [found, end, hasType]] of expat(texts).entries()) {
    // Expat allows other versions of XML.
    if (hasType || (texts[index].startsWith('<?xml ') && !texts[index].startsWith('<?xml version="1.0" encoding="UTF-8"?>'))) continue;
    const [tags, stop] = ours(texts[index]);
    // Whether a text was cut or has a mistake is told by words; what counts is that both stop, after the same tags.
    assert.deepEqual([tags, stop !== ''], [found, end !== ''], JSON.stringify(texts[index]));
  }
});

test('no text makes it fail in another way', () => {
  const random = new Random(7);
  const pieces = ['<', '>', '/', '&', ';', '"', "'", '=', ' ', 'a', '<a>', '</a>', '<a b="', '<!--', '-->', '<?xml ', '?>', '<![CDATA[', ']]>', '\uD800', '\0', '#', 'x'];
  for (let round = 0; round < 20_000; round += 1) {
    const text = Array.from({length: random.below(24)}, () => random.pick(pieces)).join('');
    const parts = xmlTags(text);
    assert.ok(parts.every((part) => !part.includes('\0')));
  }
});
