/// Writes utterances down: all punctuation and joining is here.
///
///     Renderer(style: .commas).text(utterance)     // Wi-Fi, Home, Button
///     Renderer(style: .sentences).text(utterance)  // Wi-Fi: Home. Button.
public struct Renderer: Equatable, Sendable {
  public enum Style: String, CaseIterable, Sendable {
    /// Parts joined with commas, as VoiceOver's caption panel has them.
    case commas
    /// `Label: Value. Button.`, as AccessibilitySnapshot has them.
    case sentences
  }

  public let style: Style

  public init(style: Style) { self.style = style }

  /// The words about the element itself.
  public func description(_ utterance: Utterance) -> String {
    switch style {
    case .commas: CommaWriter.text(utterance, [.description])
    case .sentences: SentenceWriter(utterance.description, isTableCell: utterance.isTableCell).description()
    }
  }

  /// What follows in the same breath, one by one.
  public func cues(_ utterance: Utterance) -> [String] { utterance.cues.map { singleLine($0.text) } }

  /// What is said after a pause; nil when there is nothing.
  public func hint(_ utterance: Utterance) -> String? {
    guard utterance.hasHint else { return nil }
    switch style {
    case .commas: return CommaWriter.text(utterance, [.hint])
    case .sentences: return SentenceWriter(utterance.hint, isTableCell: false).hint()
    }
  }

  /// Description, cues and hint in one line.
  public func text(_ utterance: Utterance) -> String {
    switch style {
    case .commas: CommaWriter.text(utterance, [.description, .cues, .hint])
    case .sentences: SentenceWriter.joined([textWithoutHint(utterance), hint(utterance) ?? ""])
    }
  }

  /// Description and cues in one line: what is said before the pause.
  public func textWithoutHint(_ utterance: Utterance) -> String {
    switch style {
    case .commas: CommaWriter.text(utterance, [.description, .cues])
    case .sentences: SentenceWriter.joined([description(utterance)] + cues(utterance))
    }
  }
}
