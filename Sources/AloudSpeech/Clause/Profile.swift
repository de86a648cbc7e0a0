public import AloudTree

/// The screen reader or tool whose speech is simulated.
public enum Profile: String, CaseIterable, Sendable {
  /// A device, as far as that is known.
  case voiceOver = "voiceover"
  /// AccessibilitySnapshot 0.12, in its own words.
  case snapshot

  public var grammar: Grammar { self == .voiceOver ? .voiceOver : .snapshot }

  /// That of the elements of web pages.
  public var pageGrammar: Grammar { self == .voiceOver ? .webPage : .snapshot }

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

  /// In what a profile differs besides its grammar.
  struct Facts: OptionSet, Sendable {
    let rawValue: UInt8

    /// Elements of web pages have a grammar of their own.
    static let readsPagesApart = Facts(rawValue: 1)
    /// White space is a label as good as any.
    static let countsWhiteSpaceAsText = Facts(rawValue: 2)
    /// The place of a cell is a part of its name, so that no hint takes the place of a name.
    static let namesCellsByTheirPlace = Facts(rawValue: 4)
    /// A visited link is called a link.
    static let callsVisitedLinksLinks = Facts(rawValue: 8)
    /// Content of high importance, which is said at once, is content to be asked for, too.
    static let cuesAllContent = Facts(rawValue: 16)
    /// Of the containers around a stop only the outermost one that says anything counts.
    static let heedsOutermostContainer = Facts(rawValue: 32)
    /// Role words are in the language of the element.
    static let saysRolesInLanguageOfElement = Facts(rawValue: 64)
  }

  /// Source: AccessibilitySnapshot 0.12, what it prints; for a device, see the clauses that ask.
  var facts: Facts {
    self == .voiceOver
      ? .readsPagesApart
      : [
        .countsWhiteSpaceAsText, .namesCellsByTheirPlace, .callsVisitedLinksLinks, .cuesAllContent,
        .heedsOutermostContainer, .saysRolesInLanguageOfElement,
      ]
  }
}
