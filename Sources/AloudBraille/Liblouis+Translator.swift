public import AloudSpeech

extension Liblouis {
  /// One for the whole program: tables stay compiled.
  public static let shared = Liblouis()

  /// Translates with the tables of languages, for scripts and explorers: see `ReaderOptions`.
  public var translator: BrailleTranslator {
    { (text, language, output) throws(BrailleError) in
      try self.line(text, BrailleTable(language: language, output))
    }
  }
}
