public import AloudSpeech

extension ScreenReader {
  /// What a braille display shows of an element, as text: see `BrailleText`.
  ///
  ///     reader.brailleText(of: reader.reading()[0].utterance)  // "Search btn"
  public func brailleText(of utterance: Utterance) -> String { brailleWriter.text(of: utterance) }

  /// What a braille display shows of an announcement, as text.
  public func brailleMessage(of utterance: Utterance) -> String { brailleWriter.message(utterance) }

  /// What a braille display shows of the item under the cursor; empty where there is none. Containers around it are not named: they
  /// are said on entry, and the line stays.
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
