// The course begins: its lessons are a block of the document, and so is the core, which is unpacked when it is needed.
(() => {
  const data = JSON.parse(document.getElementById('aloud-data').textContent);
  return new CoursePage(document.getElementById('aloud-walk'), data, () => AloudCore.load(data.messages));
})();
