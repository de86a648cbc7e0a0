// The page begins: its data and the core are blocks of the document.
(async () => {
  const root = document.getElementById('aloud-walk');
  const complain = (text) => root.append(element('p', {class: 'error-message', role: 'alert'}, text));
  if (AloudCore.missing) return complain(words[AloudCore.missing]);
  const data = JSON.parse(document.getElementById('aloud-data').textContent);
  try {
    const core = await AloudCore.load(data.messages);
    const page = new WalkPage(root, core, data);
    page.open(0);
    // Keys work at once; fingers need no focus.
    if (matchMedia('(pointer: fine)').matches) page.stage.root.focus({preventScroll: true});
  } catch (error) {
    complain(filled(words.failed, {error: error.message}));
  }
  return null;
})();
