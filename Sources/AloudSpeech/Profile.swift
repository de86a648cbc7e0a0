public import AloudTree

/// The screen reader or tool whose speech is simulated.
public enum Profile: String, CaseIterable, Sendable {
  /// A device, as far as that is known.
  case voiceOver = "voiceover"
  /// AccessibilitySnapshot 0.12, in its own words.
  case snapshot

  public var grammar: Grammar { self == .voiceOver ? .voiceOver : .accessibilitySnapshot }

  /// That of the elements of web pages.
  public var pageGrammar: Grammar { self == .voiceOver ? .webPage : .accessibilitySnapshot }

  /// How it is written unless somebody asks for another style.
  public var style: Renderer.Style { self == .voiceOver ? .commas : .sentences }

  /// How a screen is walked under these settings.
  public func orderOptions(_ settings: VoiceOverSettings) -> ReadingOrder.Options {
    var options = ReadingOrder.Options()
    options.modality = settings.modality
    options.modalityInGivenOrder = self == .voiceOver
    options.joinsTexts = settings.joinedTexts
    return options
  }
}
