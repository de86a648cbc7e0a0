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
  /// The texts of a screen that is read as English look like another language.
  static func languageUnsaid(_ language: LikelyLanguage) -> ImportWarning {
    let options = language.tags.map { "--language \($0)" }.joined(separator: " or ")
    return ImportWarning(.languageUnsaid, "labels look \(language.name); add \(options)")
  }

  /// A file has another dump behind the first; the noun is what the tool calls a dump.
  static func another(_ noun: String, line: Int) -> ImportWarning {
    ImportWarning(.leftOut, "another \(noun) begins in line \(line); only the first was read")
  }

  /// The dump ends inside an element.
  static func cutOff(line: Int) -> ImportWarning {
    ImportWarning(.cutOff, "the dump ends inside an element (line \(line)); it was read as far as it goes")
  }
}

/// The result of an importer.
struct ScreenImport {
  var document: Document
  var warnings: [ImportWarning] = []
  /// True where the file itself says in which language the screen is.
  var saysLanguage = false
}

extension ScreenImport {
  /// The screen of a dump. Its nodes are not those of the file, so that faults of the tree have no place.
  init(
    name: String? = nil, language: String, size: (width: Double, height: Double)?, _ warnings: [ImportWarning],
    _ tree: () throws(TreeError) -> Tree
  ) throws(ImportError) {
    do {
      document = try Document(
        language: language, device: Document.Device(ofScreen: size), size: size,
        screens: [Document.Screen(name: name, tree: try tree())])
    } catch {
      throw ImportError(dump: error)
    }
    self.warnings = warnings
  }
}
