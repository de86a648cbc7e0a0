/**
 * Makes an element. Texts become text nodes, never markup; `on…` is a listener; true is an attribute without a value; false, null and undefined none.
 */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  setAttributes(made, attributes);
  made.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

/** The same in SVG; all of it is decoration. */
function shape(name, attributes = {}, ...children) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  setAttributes(made, name === 'svg' ? {'aria-hidden': 'true', focusable: 'false', ...attributes} : attributes);
  made.append(...children.flat(Infinity));
  return made;
}

function setAttributes(made, attributes) {
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, '');
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
  }
}

/** Changes a text only where it is another one: what has not changed costs no layout. */
function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** `{name}` in a text stands for a value. */
function filled(text, values) {
  return text.replace(/\{(\w+)\}/g, (mark, name) => name in values ? String(values[name]) : mark);
}

/** A button with a word; what it does stands behind it. */
function button(text, action, attributes = {}) {
  return element('button', {type: 'button', onclick: action, ...attributes}, text);
}

/** A part of the page that is folded away where there is little room. */
function panel(name, title, ...children) {
  return element('details', {class: `panel panel-${name}`}, element('summary', {}, element('h2', {}, title)), element('div', {class: 'panel-body'}, ...children));
}

/** A picture of ours as an element: `ScreenPicture` has escaped what it shows. The page has its style sheet already, and allows no other. */
function pictureOf(text) {
  const plain = text.replace(/<style>[^<]*<\/style>/, '');
  return document.importNode(new DOMParser().parseFromString(plain, 'image/svg+xml').documentElement, true);
}

/** The texts of a lesson's author: one paragraph each. */
function paragraphs(texts) { return (texts ?? []).map((text) => element('p', {class: 'note'}, text)); }

/** Bytes in base64. */
function bytesOfBase64(text) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  const binary = atob(text.trim());
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

/** Without the signs of HTML and of templates. */
const DIGITS_OF_BASE_85 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%,()*+-;.=:?@^_/{|}~';

/** Bytes in base 85: five digits are four bytes, the first digit and the first byte count most. Fewer at the end have one byte less. */
function bytesOfBase85(text) {
  const digits = new Uint8Array(128);
  [...DIGITS_OF_BASE_85].forEach((digit, value) => { digits[digit.charCodeAt(0)] = value; });
  const length = text.length - Math.ceil(text.length / 5);
  const bytes = new DataView(new ArrayBuffer(Math.ceil(length / 4) * 4));
  for (let at = 0, place = 0; at < text.length; place += 4) {
    let value = 0;
    // Missing digits are the largest one.
    for (const end = at + 5; at < end; at += 1) value = value * 85 + (at < text.length ? digits[text.charCodeAt(at)] : 84);
    bytes.setUint32(place, value);
  }
  return new Uint8Array(bytes.buffer, 0, length);
}

/** Hands a text over as a file. */
function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], {type: 'text/plain;charset=utf-8'}));
  const link = element('a', {href: address, download: name});
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** What the reader has chosen in this browser; a file that is opened from a disk may not remember anything. */
const remembered = {
  get(key) { try { return localStorage.getItem(`aloud.${key}`); } catch { return null; } },
  set(key, value) { try { localStorage.setItem(`aloud.${key}`, value); } catch { /* Then it is asked again. */ } },
  remove(key) { try { localStorage.removeItem(`aloud.${key}`); } catch { /* There was nothing. */ } },
};
