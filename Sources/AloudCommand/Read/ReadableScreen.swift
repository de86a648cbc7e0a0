import Aloud

/// A screen of a file, with a reader on it.
struct ReadableScreen {
  let document: Document
  let screen: Document.Screen
  let reader: ScreenReader
  let profile: Profile
  /// The screen as it was read; nil where there is no file, such as a page that was opened here.
  private(set) var imported: ImportedScreen?

  /// Reads the file; warnings go to standard error.
  init(_ file: InputFile, _ options: SpeakingOptions) throws(Failure) {
    let (bytes, isFile) = try file.screenContents()
    let imported = try file.imported(bytes, format: options.format, language: options.language)
    try self.init(imported.document, of: file, options)
    if isFile { self.imported = imported }
  }

  /// A document that was read already; warnings go to standard error.
  init(_ document: Document, of file: InputFile, _ options: SpeakingOptions) throws(Failure) {
    self.document = document
    screen =
      try options.screen.map { name throws(Failure) in try document.screen(named: name, in: file) }
      ?? document.firstScreen
    profile = options.reader.profile
    options.warnOfMissingVoice(for: document, in: file.name)
    reader = ScreenReader(document, screen: screen, options: options.reader)
    if reader.rank == nil { Standard.error("\(file.name): nothing on this screen can be reached by VoiceOver") }
  }
}

extension Document {
  /// A screen by its key, or by its name.
  ///
  /// - Throws: ``Failure`` with 66, naming those that there are.
  func screen(named name: String, in file: InputFile) throws(Failure) -> Screen {
    if let found = screen(named: name) { return found }
    let names = screens.compactMap { $0.key ?? $0.name }
    let there =
      names.isEmpty
      ? "its only screen has no name" : "there are " + names.map { "\"\($0.printable)\"" }.joined(separator: ", ")
    throw Failure(
      .notFound,
      "\(file.name): there is no screen \"\(name.printable)\"; \(there)\(suggestion(for: name, among: names).printable)"
    )
  }
}
