import AloudTree

/// Why a file could not be read, where, and what to do about it.
///
///     settings.json:14:9: unknown trait "buton"; did you mean "button"?
public struct ImportError: Error, Equatable, Sendable, CustomStringConvertible {
  public enum Kind: Equatable, Sendable {
    /// Not text in UTF-8, or not well-formed JSON, XML and so on.
    case malformed
    /// Well formed, but not what the format allows there: an unknown key, a wrong type, a value out of range.
    case invalid
    /// None of the formats that are known.
    case unknownFormat
    /// The dump of another system, the output of a query, a reply without a tree: nothing that can be read aloud.
    case refused
  }

  public let kind: Kind
  /// The fault in one sentence, and the remedy.
  public let message: String
  /// The place in the text; nil when the whole is meant.
  public let location: Location?
  /// The place as a JSON path, `elements[3].children[0].traits[1]`, when the text is JSON.
  public let path: String?

  public init(_ kind: Kind, _ message: String, at location: Location? = nil, path: String? = nil) {
    self.kind = kind
    self.message = readable(message)
    self.location = location
    self.path = path
  }

  public var description: String { rendered(file: nil) }

  /// The message as a person reads it: file, line and column, then the offending line and a caret under the place.
  ///
  /// - Parameter file: the name to begin with.
  /// - Returns: one to three lines.
  public func rendered(file: String?) -> String {
    var place = file.map { [$0] } ?? []
    if let location { place += ["\(location.line)", "\(location.column)"] }
    var text = place.isEmpty ? message : place.joined(separator: ":") + ": " + message
    if let path, location == nil { text += " (\(path))" }
    if let location, !location.excerpt.isEmpty {
      text += "\n  \(location.excerpt)\n  \(String(repeating: " ", count: location.caret))^"
    }
    return text
  }
}

extension ImportError {
  /// A fault of the screen of a dump; its nodes are not those of the file, so that there is no place to tell.
  init(dump error: TreeError) {
    let message =
      error.kind == .tooDeep
      ? "elements are nested deeper than \(Tree.Builder.maximumDepth) levels; no real screen is so deep" : error.message
    self.init(.invalid, message)
  }

  /// A place in a text, counted as editors count.
  public struct Location: Equatable, Sendable {
    /// From 1.
    public let line: Int
    /// In characters (Unicode scalars) from 1.
    public let column: Int
    /// The line, or the part of a long line around the place.
    public let excerpt: String
    /// How many columns into the excerpt the place is.
    public let caret: Int
  }
}

/// A message on one line, shortened where it quotes a long text.
private func readable(_ message: String) -> String {
  let longest = 400
  guard message.utf8.count > longest, message.count > longest else { return message.printable }
  return "\(message.prefix(longest / 2)) … \(message.suffix(longest / 2))".printable
}

/// How much there may be on a screen. Reading takes about 2 KB an element and a few times the bytes; so it stays below
/// 1.5 GB whatever is read.
enum ImportLimit {
  /// In bytes; a dump of the fullest home screen has two million.
  static let bytes = 64 << 20
  /// Elements of a dump; the fullest screens have some thousand. Tests read small dumps with a lower limit.
  #if hasFeature(Embedded)
    static let elements = 300_000
  #else
    @TaskLocal static var elements = 300_000
  #endif
  /// Lines of a text behind one element that may be its own.
  static let lines = 100_000

  static var tooManyElements: String { "there are more than \(elements) elements; no screen has as many" }

  /// Makes sure that one more element may be read, which begins on a line of the source.
  static func check(after count: Int, line: ArraySlice<UInt8>, of source: SourceText) throws(ImportError) {
    guard count >= elements else { return }
    let start = line.drop(while: \.isSpace).startIndex
    throw ImportError(.invalid, tooManyElements, at: source.location(ofOffset: start))
  }
}

/// A difference between the reading and the file, in one sentence.
///
///     screen.warnings.map(\.message)
///     // ["the dump ends inside an element (line 12); it was read up to there"]
public struct ImportWarning: Equatable, Sendable, CustomStringConvertible {
  public enum Kind: Equatable, Sendable {
    /// The file ends early: something of the screen is missing. An error where all is wanted.
    case cutOff
    /// Something in the file is no part of the screen, or is in it only by name.
    case leftOut
    /// No language is given, so it is English, and the texts seem to be in another one.
    case languageUnsaid
  }

  public let kind: Kind
  public let message: String

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message.printable
  }

  public var description: String { message }

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
    ImportWarning(.cutOff, "the dump ends inside an element (line \(line)); it was read up to there")
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
