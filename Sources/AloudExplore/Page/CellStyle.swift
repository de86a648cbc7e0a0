/// How a cell of a terminal looks. Everything is told by letters and lines as well: style only helps.
public struct CellStyle: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let bold = CellStyle(rawValue: 1)
  public static let dim = CellStyle(rawValue: 2)
  public static let reverse = CellStyle(rawValue: 4)
  public static let underline = CellStyle(rawValue: 8)
  /// The color of what calls for attention.
  public static let alert = CellStyle(rawValue: 16)
  /// The VoiceOver cursor. A bright projector shows no color that light and dark terminals both could have.
  public static let cursor: CellStyle = [.bold, .reverse]

  /// The same without color, for who wants none (`NO_COLOR`).
  public var withoutColor: CellStyle { subtracting(.alert) }

  /// The parameters of the control sequence SGR that set exactly this style.
  var parameters: String {
    var codes = ["0"]
    if contains(.bold) { codes.append("1") }
    if contains(.dim) { codes.append("2") }
    if contains(.underline) { codes.append("4") }
    if contains(.reverse) { codes.append("7") }
    if contains(.alert) { codes.append("31") }
    return codes.joined(separator: ";")
  }
}
