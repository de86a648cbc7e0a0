/// Writes utterances as text, with all punctuation.
///
///     Renderer(style: .commas).text(utterance)     // Wi-Fi, Home, Button
///     Renderer(style: .sentences).text(utterance)  // Wi-Fi: Home. Button.
public struct Renderer: Equatable, Sendable {
  /// How the parts of an utterance are joined to a text.
  public enum Style: String, CaseIterable, Sendable {
    /// Parts joined with commas, as in VoiceOver's caption panel.
    case commas
    /// `Label: Value. Button.`, as in AccessibilitySnapshot.
    case sentences
  }

  /// How the parts are joined.
  public let style: Style

  /// Joins parts in this style.
  public init(style: Style) { self.style = style }

  /// The words about the element itself.
  public func description(_ utterance: Utterance) -> String {
    switch style {
    case .commas: CommaWriter.text(utterance, [.description])
    case .sentences: SentenceWriter(utterance.description, isTableCell: utterance.isTableCell).description()
    }
  }

  /// The cues one by one. They follow the description without a pause, or the hint.
  public func cues(_ utterance: Utterance) -> [String] {
    (utterance.cues + utterance.laterCues).map { singleLine($0.text) }
  }

  /// Only the hint; nil if there is none.
  public func hint(_ utterance: Utterance) -> String? {
    guard utterance.starts.hint < utterance.starts.laterCues else { return nil }
    switch style {
    case .commas: return CommaWriter.text(utterance, [.hint])
    case .sentences: return SentenceWriter(utterance.hint, isTableCell: false).hint()
    }
  }

  /// Description, cues and hint on one line.
  public func text(_ utterance: Utterance) -> String {
    switch style {
    case .commas: CommaWriter.text(utterance, .all)
    case .sentences:
      SentenceWriter.joined(
        [textWithoutHint(utterance), hint(utterance) ?? ""] + utterance.laterCues.map { singleLine($0.text) })
    }
  }

  /// The words before the first pause, on one line: see ``Utterance/beforePause``.
  public func beforePause(_ utterance: Utterance) -> String {
    if utterance.starts.hint > 0 { return textWithoutHint(utterance) }
    return hint(utterance) ?? cues(utterance).joined(separator: ", ")
  }

  /// Description and cues on one line, without the words after a pause.
  public func textWithoutHint(_ utterance: Utterance) -> String {
    switch style {
    case .commas: CommaWriter.text(utterance, [.description, .cues])
    case .sentences: SentenceWriter.joined([description(utterance)] + cues(utterance))
    }
  }
}
