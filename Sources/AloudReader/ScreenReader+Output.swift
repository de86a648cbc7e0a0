public import AloudSpeech

extension ScreenReader {
  /// The words after a move.
  public struct Output: Sendable, CustomStringConvertible {
    /// The words about the element before the first pause.
    public let utterance: String
    /// The words from the first pause on, such as "Actions available"; nil when there are none.
    public let hint: String?
    /// True when there was nowhere to go: a sound is heard, nothing is said.
    public let isBoundary: Bool
    private let spoken: Utterance

    /// The fragments of the utterance, each with the reason why it is said.
    public var parts: [Fragment] { spoken.fragments }

    init(_ utterance: Utterance, renderer: Renderer) {
      self.utterance = renderer.textWithoutHint(utterance)
      hint = utterance.afterPause.map { renderer.text($0) }
      isBoundary = false
      spoken = utterance
    }

    init(isBoundary: Bool = false) {
      utterance = ""
      hint = nil
      self.isBoundary = isBoundary
      spoken = Utterance()
    }

    /// The utterance, then the hint: the text that a failed expectation shows.
    public var description: String {
      isBoundary ? "[boundary]" : [utterance, hint].compactMap(\.self).joined(separator: ", ")
    }

    static let boundary = Output(isBoundary: true)

    public static func == (output: Output, utterance: String) -> Bool { output.utterance == utterance }
    public static func != (output: Output, utterance: String) -> Bool { output.utterance != utterance }
  }

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
