import AloudTree

/// A difference between the reading and the file, in one sentence.
///
///     screen.warnings.map(\.message)
///     // ["the dump ends inside an element (line 12); it was read as far as it goes"]
public struct ImportWarning: Equatable, Sendable, CustomStringConvertible {
  public enum Kind: Equatable, Sendable {
    /// The file ends early: something of the screen is missing. An error where all is wanted.
    case cutOff
    /// Something in the file is no part of the screen, or is in it only by name.
    case leftOut
    /// Nobody says the language, so it is English, and the texts seem to be in another one.
    case languageUnsaid
  }

  public let kind: Kind
  public let message: String

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message.printable
  }

  public var description: String { message }
}

extension ImportWarning {
  /// Lines between elements that are none, of which the first is shown.
  static func noElement(_ count: Int, from line: Int, _ text: ArraySlice<UInt8>) -> ImportWarning {
    let beginning = String(decoding: text.prefix(200), as: UTF8.self).prefix(40)
    let excerpt = beginning.utf8.count < text.count ? "\(beginning)…" : String(beginning)
    let lines = count == 1 ? "line \(line) is" : "\(count) lines, from line \(line) on, are"
    return ImportWarning(.leftOut, "\(lines) no element and left out: \(excerpt)")
  }

  /// The texts of a screen that is read as English look like another language.
  static func languageUnsaid(_ language: LikelyLanguage) -> ImportWarning {
    let options = language.tags.map { "--language \($0)" }.joined(separator: " or ")
    return ImportWarning(.languageUnsaid, "labels look \(language.name); add \(options)")
  }

  /// The dump ends inside an element.
  static func cutOff(line: Int) -> ImportWarning {
    ImportWarning(.cutOff, "the dump ends inside an element (line \(line)); it was read as far as it goes")
  }
}

/// The result of an importer.
struct ScreenImport {
  let document: Document
  var warnings: [ImportWarning] = []
  /// True where the file itself says in which language the screen is.
  var saysLanguage = false
}
