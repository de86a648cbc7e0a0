public import AloudTree

/// The screen reader or tool whose speech is simulated.
public enum Profile: String, CaseIterable, Sendable {
  /// A device, as far as its speech is known.
  case voiceOver = "voiceover"
  /// AccessibilitySnapshot 0.12.
  case snapshot

  /// The clauses that the profile says.
  public var grammar: Grammar { self == .voiceOver ? .voiceOver : .snapshot }

  /// The grammar for elements of web pages.
  public var pageGrammar: Grammar { self == .voiceOver ? .webPage : .snapshot }

  /// The default style of text.
  public var style: Renderer.Style { self == .voiceOver ? .commas : .sentences }

  /// The options for the reading order of a screen with these settings.
  public func orderOptions(_ settings: VoiceOverSettings) -> ReadingOrder.Options {
    var options = ReadingOrder.Options()
    options.modality = settings.modality
    options.modalityInGivenOrder = self == .voiceOver
    options.joinsTexts = settings.joinedTexts
    return options
  }

  /// The differences between profiles besides the grammar.
  struct Facts: OptionSet, Sendable {
    let rawValue: UInt8

    /// Elements of web pages have their own grammar.
    static let readsPagesApart = Facts(rawValue: 1)
    /// The text of a secure field is said as a number of bullets.
    static let countsBullets = Facts(rawValue: 128)
    /// A label of white space counts as a label.
    static let countsWhiteSpaceAsText = Facts(rawValue: 2)
    /// The place of a cell is part of its name, so a hint is not promoted to the name.
    static let namesCellsByTheirPlace = Facts(rawValue: 4)
    /// A visited link is said as a link.
    static let callsVisitedLinksLinks = Facts(rawValue: 8)
    /// The cue for more content also counts content of high importance, although it is said at once.
    static let cuesAllContent = Facts(rawValue: 16)
    /// Only the outermost container around a stop that has something to say counts.
    static let usesOutermostContainer = Facts(rawValue: 32)
    /// Role words are said in the language of the element.
    static let saysRolesInLanguageOfElement = Facts(rawValue: 64)
  }

  /// Source: the output of AccessibilitySnapshot 0.12. For a device, the clauses that test these facts have the
  /// evidence.
  var facts: Facts {
    self == .voiceOver
      ? [.readsPagesApart, .countsBullets]
      : [
        .countsWhiteSpaceAsText, .namesCellsByTheirPlace, .callsVisitedLinksLinks, .cuesAllContent,
        .usesOutermostContainer, .saysRolesInLanguageOfElement,
      ]
  }
}
