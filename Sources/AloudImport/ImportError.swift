public import AloudBase
package import AloudTree

/// Why a file could not be read, where, and what to do about it.
///
///     settings.json:14:9: unknown trait "buton"; did you mean "button"?
public struct ImportError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong with the file.
  public enum Problem: Equatable, Sendable {
    /// Not UTF-8, or not well-formed JSON, XML or the like.
    case malformed
    /// Well formed, but invalid in the format: an unknown key, a wrong type, a value out of range.
    case invalid
    /// Not a known format.
    case unknownFormat
    /// A known kind of text without a screen of iOS: a dump of another system, the output of a query, a reply without a
    /// tree.
    case refused
  }

  /// What is wrong, for programs; ``message`` says it to people.
  public let kind: Problem
  /// The error in one sentence, and how to correct it.
  public let message: Message
  /// The same for people who have a page and no command line; nil if ``message`` names no command.
  private var onPages: Message?
  /// The place in the text; nil for an error of the whole text.
  public let location: Location?
  /// The place as a JSON path, `elements[3].children[0].traits[1]`, when the text is JSON.
  public let path: String?

  /// An error; without a location, it is about the whole file.
  public init(_ kind: Problem, _ message: Message, at location: Location? = nil, path: String? = nil) {
    self.kind = kind
    self.message = message.shortened
    self.location = location
    self.path = path
  }

  /// The error of a text that is no screen, with what helps in a page.
  init(_ kind: Problem, _ message: Message, onPages: Message) {
    self.init(kind, message)
    self.onPages = onPages.shortened
  }

  /// The error and its correction for people who have a page and no command line.
  package var messageOnPages: Message { onPages ?? message }

  public var description: String { rendered(file: nil) }

  /// ``told(file:)`` in English.
  public func rendered(file: String?) -> String { "\(told(file: file.map { "\($0)" }))" }

  /// The message for people: file, line and column, followed by the line with the error and a caret under the place.
  ///
  /// - Parameter file: the name of the file.
  /// - Returns: one to three lines.
  public func told(file: Message?) -> Message {
    var place = file.map { [$0] } ?? []
    if let location { place += ["\(location.line)", "\(location.column)"] }
    var text = place.isEmpty ? message : "\(place.joined(separator: ":")): \(message)"
    if let path, location == nil { text = "\(text) (\(path))" }
    if let location, !location.excerpt.isEmpty {
      let caret = "\(String(repeating: " ", count: location.caret))^"
      text = "\(text)\n  \(location.excerpt)\n  \(caret)"
    }
    return text
  }
}

extension ImportError {
  /// An error of a dump's screen. Its nodes are not those of the file, so it has no place.
  init(dump error: TreeError) {
    let message: Message =
      error.kind == .tooDeep
      ? "elements are nested deeper than \(Tree.Builder.maximumDepth) levels; no real screen is so deep" : error.message
    self.init(.invalid, message)
  }

  /// A place in a text. Lines and columns are counted as in editors.
  public struct Location: Equatable, Sendable {
    /// From 1.
    public let line: Int
    /// In characters (Unicode scalars) from 1.
    public let column: Int
    /// The line; of a long line, the part around the place.
    public let excerpt: String
    /// The column of the place in the excerpt.
    public let caret: Int
  }
}

/// Limits for the size of a screen. Reading takes about 2 KB for each element, and a few times the bytes of the file.
/// With these limits it stays below 1.5 GB.
enum ImportLimit {
  /// In bytes; a dump of the largest home screen has two million.
  static let bytes = 64 << 20
  /// The maximum number of elements in a dump; the largest screens have some thousands. Tests of small dumps use a
  /// lower limit.
  #if hasFeature(Embedded)
    static let elements = 300_000
  #else
    @TaskLocal static var elements = 300_000
  #endif
  /// The maximum number of lines after an element that may belong to it.
  static let lines = 100_000

  static var tooManyElements: Message { "there are more than \(elements) elements; no screen has as many" }

  /// Throws an error if one more element would exceed the limit; the element begins on a line of the source.
  static func check(after count: Int, line: ArraySlice<UInt8>, of source: SourceText) throws(ImportError) {
    guard count >= elements else { return }
    let start = line.drop(while: { $0.isSpace }).startIndex
    throw ImportError(.invalid, tooManyElements, at: source.location(ofOffset: start))
  }
}

/// A warning about differences between the imported screen and the file, in one sentence.
///
///     screen.warnings.map(\.message)
///     // ["the dump ends inside an element (line 12); it was read up to there"]
public struct ImportWarning: Equatable, Sendable, CustomStringConvertible {
  /// What differs.
  public enum Problem: Equatable, Sendable {
    /// The file ends early, so a part of the screen is missing. This is an error where a complete screen is required.
    case cutOff
    /// Some content of the file is left out, or included only by name.
    case leftOut
    /// The format does not say which elements are stops, so that rules decide; or rules left texts out.
    case unsaid
    /// No language is specified, so it is English, but the texts seem to be in another language.
    case languageUnsaid
  }

  /// What differs, for programs; ``message`` says it to people.
  public let kind: Problem
  /// The difference in one sentence.
  public let message: Message
  /// The language that the texts seem to be in, for ``Problem/languageUnsaid``.
  package private(set) var likelyLanguage: LikelyLanguage?

  init(_ kind: Problem, _ message: Message) {
    self.kind = kind
    self.message = message.printable
  }

  public var description: String { "\(message)" }

  /// The texts of a screen that is imported as English look like another language.
  static func languageUnsaid(_ language: LikelyLanguage) -> ImportWarning {
    let looks = language.message
    var warning = ImportWarning(
      .languageUnsaid,
      language.tags.count == 2
        ? "\(looks); add --language \(language.tags[0]) or --language \(language.tags[1])"
        : "\(looks); add --language \(language.tags.joined(separator: ", "))")
    warning.likelyLanguage = language
    return warning
  }

  /// The file contains another dump after the first; `noun` is the tool's word for a dump.
  static func another(_ noun: Message, line: Int) -> ImportWarning {
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
  /// True where the file itself specifies the language of the screen.
  var saysLanguage = false
  /// What the format does not contain.
  var unsaid = Unsaid.nothing
  /// The texts of the dump that the reading does not contain.
  var leftOut: [LeftOut] = []
}

extension ScreenImport {
  /// The screen of a dump. Its nodes are not those of the file, so that errors of the tree have no place.
  init(
    name: String? = nil, language: String, size: (width: Double, height: Double)?, _ warnings: [ImportWarning],
    _ unsaid: Unsaid = .nothing, leftOut: [LeftOut] = [], _ tree: () throws(TreeError) -> Tree
  ) throws(ImportError) {
    do {
      document = try Document(
        language: language, device: Document.Device(ofScreen: size), size: size,
        screens: [Document.Screen(name: name, tree: try tree())])
    } catch {
      throw ImportError(dump: error)
    }
    self.warnings = warnings
    self.unsaid = unsaid
    self.leftOut = leftOut + document.firstScreen.tree.unreached()
  }
}

extension LikelyLanguage {
  /// What the labels look like, without a correction.
  package var message: Message { "labels look \(Message(english: name))" }
}
