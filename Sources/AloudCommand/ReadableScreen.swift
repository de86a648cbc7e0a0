import Aloud

/// A screen of a file, with a reader on it.
struct ReadableScreen {
  let document: Document
  let screen: Document.Screen
  let reader: ScreenReader
  let profile: Profile

  /// Reads the file; warnings go to standard error.
  init(_ file: InputFile, _ options: SpeakingOptions) throws(Failure) {
    try self.init(file.imported(format: options.format, language: options.language).document, of: file, options)
  }

  /// A document that was read already; warnings go to standard error.
  init(_ document: Document, of file: InputFile, _ options: SpeakingOptions) throws(Failure) {
    self.document = document
    if let name = options.screen {
      guard let found = document.screen(named: name) else { throw ReadableScreen.noScreen(name, document, file) }
      screen = found
    } else {
      screen = document.firstScreen
    }
    profile = options.reader.profile
    options.warnOfMissingVoice(for: document, in: file.name)
    reader = ScreenReader(document, screen: screen, options: options.reader)
    if reader.rank == nil { Standard.error("\(file.name): nothing on this screen can be reached by VoiceOver") }
  }

  private static func noScreen(_ name: String, _ document: Document, _ file: InputFile) -> Failure {
    let names = document.screens.compactMap { $0.key ?? $0.name }
    let there =
      names.isEmpty ? "its only screen has no name" : "there are " + names.map { "\"\($0)\"" }.joined(separator: ", ")
    return Failure(
      .notFound, "\(file.name): there is no screen \"\(name)\"; \(there)\(suggestion(for: name, among: names))")
  }
}
