// Each story gets a snapshot of what VoiceOver says: a text file in the folder FILE-snapshots beside the file of stories.
//
// Run the test runner with NODE_OPTIONS=--experimental-vm-modules, since the package consists of ES modules, and with
// `--browsers chromium`. `test-storybook -u` accepts new words.
module.exports = {
  async postVisit(page, context) {
    const {aloudMatchers} = await import('aloud-voiceover');
    expect.extend(aloudMatchers);
    await expect(page).toReadAs(context.id);
  },
};
