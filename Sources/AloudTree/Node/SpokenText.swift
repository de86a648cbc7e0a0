/// Text of an app as VoiceOver receives it: a plain string, or runs with attributes such as language and pitch.
///
///     let label: SpokenText = "Wi-Fi"
///     let title = SpokenText(runs: [.init("Bonjour", language: "fr"), .init(" to you")])
///     title.string  // "Bonjour to you"
///
/// The attributes are those of `NSAttributedString.Key.accessibilitySpeech…`.
public struct SpokenText: Hashable, Sendable {
  /// A stretch of text with the same attributes.
  public struct Run: Hashable, Sendable {
    /// Which punctuation is spoken: `accessibilitySpeechPunctuation`.
    public enum Punctuation: String, CaseIterable, Sendable {
      /// Every punctuation mark is said by its name.
      case all
      /// No punctuation mark is said by its name.
      case none
    }

    /// The characters of the run, without attributes.
    public var text: String
    /// BCP-47; nil for the language of the node.
    public var language: String?
    /// 0 to 2, where 1 is the voice's own pitch.
    public var pitch: Double?
    /// `accessibilitySpeechSpellOut`: the text is said letter by letter. Default: false.
    public var spellOut: Bool
    /// `accessibilitySpeechPunctuation`; nil follows VoiceOver's setting.
    public var punctuation: Punctuation?
    /// Pronunciation in the International Phonetic Alphabet.
    public var ipa: String?
    /// 1 to 6: `accessibilityTextHeadingLevel`.
    public var headingLevel: Int?
    /// The appearance of the run, and its link.
    public var attributes: TextAttributes

    /// A run; without attributes, it is said like plain text.
    public init(
      _ text: String, language: String? = nil, pitch: Double? = nil, spellOut: Bool = false,
      punctuation: Punctuation? = nil, ipa: String? = nil, headingLevel: Int? = nil,
      attributes: TextAttributes = TextAttributes()
    ) {
      self.text = text
      self.language = language
      self.pitch = pitch
      self.spellOut = spellOut
      self.punctuation = punctuation
      self.ipa = ipa
      self.headingLevel = headingLevel
      self.attributes = attributes
    }
  }

  /// The text without its attributes.
  public let string: String

  /// The attributed runs, or nil for plain text.
  public let runs: [Run]?

  /// Plain text.
  public init(_ string: String) {
    self.string = string
    runs = nil
  }

  /// Attributed text; its string joins those of the runs.
  public init(runs: [Run]) {
    string = runs.map { $0.text }.joined()
    self.runs = runs
  }

  /// The level of the first run that is a heading; nil if there is none.
  public var headingLevel: Int? { runs?.lazy.compactMap { $0.headingLevel }.first }

  /// True if there are no characters to say.
  public var isEmpty: Bool { string.isEmpty }
}

extension SpokenText: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

/// The appearance of a run of text, and its link: the attributes of `NSAttributedString` that VoiceOver's commands ask
/// for.
///
/// VoiceOver does not say them with the text.
public struct TextAttributes: Hashable, Sendable {
  /// True if the font is bold. Default: false.
  public var bold: Bool
  /// True if the font is italic. Default: false.
  public var italic: Bool
  /// True if the text has an `underlineStyle`. Default: false.
  public var underline: Bool
  /// The name of the font, such as "Helvetica Neue"; nil if it is unknown.
  public var fontName: String?
  /// The font size in points.
  public var fontSize: Double?
  /// The name of the color: `UIColor.accessibilityName`.
  public var color: String?
  /// The depth of nested block quotes, from 1; nil outside them.
  public var blockquoteLevel: Int?
  /// A URL; `#id` links to the element of the same screen with this id.
  public var link: String?

  /// Attributes; by default those of plain text.
  public init(
    bold: Bool = false, italic: Bool = false, underline: Bool = false, fontName: String? = nil, fontSize: Double? = nil,
    color: String? = nil, blockquoteLevel: Int? = nil, link: String? = nil
  ) {
    self.bold = bold
    self.italic = italic
    self.underline = underline
    self.fontName = fontName
    self.fontSize = fontSize
    self.color = color
    self.blockquoteLevel = blockquoteLevel
    self.link = link
  }

  /// True for text that is not bold, italic or underlined.
  public var isPlain: Bool { !bold && !italic && !underline }
}
