/// How a stretch of text looks, and where it leads: `NSAttributedString`'s attributes that commands of VoiceOver ask for.
///
/// They are never said with the text.
public struct TextAttributes: Hashable, Sendable {
  public var bold: Bool
  public var italic: Bool
  public var underline: Bool
  public var fontName: String?
  /// In points.
  public var fontSize: Double?
  /// The name of the color: `UIColor.accessibilityName`.
  public var color: String?
  /// How deep it is quoted, from 1; nil for what is no block quote.
  public var blockquoteLevel: Int?
  /// A URL; `#id` leads to the element of the same screen that has this id.
  public var link: String?

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

  /// True for what is neither bold nor italic nor underlined.
  public var isPlain: Bool { !bold && !italic && !underline }
}
