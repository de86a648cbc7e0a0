internal import Aloud
internal import AloudKorean
internal import AloudTree

/// A page that includes the simulator, and everything for walking a screen.
struct CorePage: Sendable {
  let title: String
  /// The language of the interface.
  let language: String
  /// The data for the script of the page.
  let data: JSONValue
  /// Style sheets besides those for walking.
  let styles: [String]
  /// Scripts after those for walking. The last one starts the page.
  let scripts: [String]
  let words: [PageWords]
  /// True for a page that reads files of the person who opens it.
  var readsFiles = false
  /// The sound of what is said; nil for the voices of the browser.
  var sound: PageSound?

  func html(_ core: BuiltCore) -> String {
    let words = PageWords.read(words, language)
    let withoutScripts = "<noscript>\((words["noScript"] ?? "").escapedForXML())</noscript>"
    return HTMLPage(
      title: title, language: language,
      styles: [PageParts.pageCss, ScreenPicture.styleSheet(.automatic), PageParts.walkStyleCss] + styles,
      scripts: CorePage.walking + (sound == nil ? [] : PageSound.scripts) + scripts, words: words,
      data: [
        .json("aloud-data", data + messages), .text("aloud-unpacker", core.unpacker),
        .text("aloud-core", core.packed),
      ] + (sound.map { [.json("aloud-sound", $0.json)] } ?? []),
      body: "<div id=\"aloud-walk\"></div>\n\(withoutScripts)", usesWebAssembly: true
    ).html
  }

  /// The messages of the core in a language other than English.
  private var messages: JSONValue {
    guard language == "ko" else { return [:] }
    let rows = readsFiles ? KoreanMessages.all : KoreanMessages.walking
    return ["messages": ["language": .string(language), "rows": .string(rows)]]
  }

  /// The scripts for walking a screen.
  private static let walking = [
    PageParts.speechJs, PageParts.walkDomJs, PageParts.walkCoreJs, PageParts.walkClockJs, PageParts.walkSoundJs,
    PageParts.walkVoiceJs, PageParts.walkGestureNamesJs, PageParts.walkTapCounterJs,
    PageParts.walkTwoFingerTurnJs, PageParts.walkTouchGesturesJs,
    PageParts.walkMouseGesturesJs, PageParts.walkKeysJs, PageParts.walkInputJs, PageParts.walkTypingFieldJs,
    PageParts.walkQuestionFormJs, PageParts.walkKeyHelpJs, PageParts.walkGesturePadJs, PageParts.walkStepWordsJs,
    PageParts.walkTaskBarJs, PageParts.walkExerciseListJs, PageParts.walkHintGuideJs,
    PageParts.walkLogJs, PageParts.walkCaptionPanelJs, PageParts.walkRotorDialJs, PageParts.walkStageJs,
    PageParts.walkSettingsJs, PageParts.walkViewJs, PageParts.walkPageJs,
  ]
}
