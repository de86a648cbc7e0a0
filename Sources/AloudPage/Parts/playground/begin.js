// The playground begins: its examples and the core are blocks of the document.
(async () => {
  const root = document.getElementById('aloud-walk');
  root.id = 'aloud-playground';
  const complain = (text) => root.append(element('p', {class: 'error-message', role: 'alert'}, text));
  if (AloudCore.missing) return complain(words[AloudCore.missing]);
  const data = JSON.parse(document.getElementById('aloud-data').textContent);
  try {
    const core = await AloudCore.load(data.messages);
    const page = new PlaygroundPage(root, core, data);
    if (data.examples?.length) page.use(data.examples[0].text, data.examples[0].name);
  } catch (error) {
    complain(filled(words.failed, {error: error.message}));
  }
  return null;
})();
