public import AloudSpeech

extension ScreenReader {
  /// The text of an element on a braille display: see `BrailleText`.
  ///
  ///     reader.brailleText(of: reader.reading()[0].utterance)  // "Search btn"
  public func brailleText(of utterance: Utterance) -> String { brailleWriter.text(of: utterance) }

  /// The text of an announcement on a braille display.
  public func brailleMessage(of utterance: Utterance) -> String { brailleWriter.message(utterance) }

  /// The text of the item under the cursor on a braille display; empty where there is none. Containers around it are
  /// not named: they are said on entry, and the line stays.
  public var brailleText: String {
    guard let rank else { return "" }
    return brailleText(of: containerUnderCursor() ?? narrator.utterance(atRank: rank, after: rank))
  }

  /// The language of VoiceOver, whose braille table a display has: BCP-47.
  public var brailleLanguage: String { narrator.language }

  private var brailleWriter: BrailleText {
    let options = environment.options
    return BrailleText(settings: options.settings) {
      options.library.phrasebook(for: $0, settings: options.settings)
    }
  }
}
