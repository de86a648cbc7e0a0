package import AloudBase
import AloudTree

/// The kind of a file that is not a screen, detected from its content.
///
///     FileKind(Array("# Notes\n\n- one\n".utf8))?.name  // "Markdown"
///
/// It is used in messages to users who have given a command the wrong kind of file.
package enum FileKind: CaseIterable, Sendable {
  case png, jpeg, gif, zip, gzip, pdf, wave, sqlite, program, propertyList
  case script, voice, overlay, baseline, costs, recording, reading, findings, report, answers, cover
  case interfaceBuilder, picture, webPage, sourceCode, markdown, table

  /// The name with its article, where it has one: `a PNG picture`.
  public var name: Message { words.name }

  /// What such a file is used for; nil for nothing.
  public var use: Message? { words.use }

  private static let dump: Message = "run the app, and dump its screen"
  private static let unpack: Message = "unpack it, and name the file inside"

  private var words: (name: Message, use: Message?) {
    switch self {
    case .png: ("a PNG picture", FileKind.dump)
    case .jpeg: ("a JPEG picture", FileKind.dump)
    case .gif: ("a GIF picture", FileKind.dump)
    case .zip: ("a ZIP archive", FileKind.unpack)
    case .gzip: ("a gzip archive", FileKind.unpack)
    case .pdf: ("a PDF document", FileKind.dump)
    case .wave: ("a WAV sound", nil)
    case .sqlite: ("an SQLite database", nil)
    case .program: ("a program", nil)
    case .propertyList: ("a property list", nil)
    case .script: ("a script", "`aloud play` performs it, `aloud test` checks it")
    case .voice: ("a voice file", "`--voice-file` takes it")
    case .overlay: ("an overlay", "`--with` lays it over a screen")
    case .baseline: ("a baseline of audits", "`aloud audit --baseline` takes it")
    case .costs: ("a file of costs", "`aloud test --baseline` takes it")
    case .recording: ("a recording of VoiceOver", "`aloud conform` replays it")
    case .reading: ("the output of `aloud read --json`", nil)
    case .findings: ("the output of `aloud audit --json`", nil)
    case .report: ("a report of an audit", "`aloud audit --compare` takes it")
    case .answers: ("a file of answers", "`aloud audit --answers` takes it")
    case .cover: ("the cover of a report", "`aloud audit --cover` takes it")
    case .interfaceBuilder: ("a storyboard or a nib", FileKind.dump)
    case .picture: ("an SVG picture", nil)
    case .webPage: ("HTML", "`aloud read FILE.html` opens it in Chromium")
    case .sourceCode: ("source code", FileKind.dump)
    case .markdown: ("Markdown", nil)
    case .table: ("a table", nil)
    }
  }

  /// True for a kind that is guessed from the look of a text.
  public var isGuess: Bool { [.sourceCode, .markdown, .table].contains(self) }

  /// True for a kind that is known by the command that writes it.
  fileprivate var isOfCommands: Bool { [.reading, .findings].contains(self) }

  /// The minimum size of a screen, in bytes.
  private static let shortest = 16

  /// True for an empty file, or for an empty object or list.
  static func isBlank(_ bytes: [UInt8]) -> Bool {
    let content = bytes.prefix(shortest).filter { !$0.isSpace }
    return bytes.count < shortest && [[], Array("{}".utf8), Array("[]".utf8)].contains(content)
  }

  /// How many bytes at the beginning of a file are searched for marks.
  private static let reach = 1 << 14

  /// Nil for a screen, and for an unknown kind.
  ///
  /// - Parameter bytes: the file.
  /// - Complexity: O(1); only the beginning is examined.
  public init?(_ bytes: [UInt8]) {
    let start = bytes.prefix(FileKind.reach)
    if let row = FileKind.signatures.first(where: { start.starts(with: $0.bytes) }) {
      self = row.kind
      return
    }
    guard !start.contains(0) else { return nil }
    self.init(text: start)
  }

  private init?(text bytes: ArraySlice<UInt8>) {
    let text = SourceText(Array(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes))
    guard let first = text.bytes.first(where: { !$0.isSpace }) else { return nil }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      self.init(keys: JSONOutline(JSONText(text.bytes)).topLevelKeys)
    } else {
      let lines = String(decoding: text.bytes, as: UTF8.self).split(whereSeparator: { $0.isNewline })
      guard let row = FileKind.texts.first(where: { $0.matches(lines) }) else { return nil }
      self = row.kind
    }
  }

  // MARK: Files with a signature

  private static let signatures: [(kind: FileKind, bytes: [UInt8])] = [
    (.png, [0x89, 0x50, 0x4E, 0x47]), (.jpeg, [0xFF, 0xD8, 0xFF]), (.gif, Array("GIF8".utf8)),
    (.zip, [0x50, 0x4B, 0x03, 0x04]), (.zip, [0x50, 0x4B, 0x05, 0x06]), (.gzip, [0x1F, 0x8B]),
    (.pdf, Array("%PDF-".utf8)), (.wave, Array("RIFF".utf8)), (.sqlite, Array("SQLite format 3".utf8)),
    (.program, [0x7F, 0x45, 0x4C, 0x46]), (.program, [0xCF, 0xFA, 0xED, 0xFE]), (.program, [0xCA, 0xFE, 0xBA, 0xBE]),
    (.propertyList, Array("bplist00".utf8)),
  ]

  // MARK: JSON

  private init?(keys: Set<String>) {
    if keys == ["answers"] {
      self = .answers
      return
    }
    guard keys.contains("aloud") || keys.contains("overlay") else { return nil }
    guard let row = FileKind.documents.first(where: { keys.isSuperset(of: $0.keys) }) else { return nil }
    self = row.kind
  }

  private static let documents: [(kind: FileKind, keys: Set<String>)] = [
    (.baseline, ["aloud", "baseline"]), (.costs, ["aloud", "costs"]), (.recording, ["aloud", "tree", "steps"]),
    (.reading, ["aloud", "profile", "stops"]), (.report, ["aloud", "report", "guidelines"]),
    (.findings, ["aloud", "findings"]), (.overlay, ["overlay"]),
  ]

  // MARK: Text

  private typealias Lines = [Substring]

  /// The kinds in the order in which they are tested: those with specific marks first, then those that are guessed.
  private static let texts: [(kind: FileKind, matches: @Sendable (Lines) -> Bool)] = [
    (.script, isScript), (.voice, isVoice),
    (.interfaceBuilder, { isMarkup($0, with: "com.apple.InterfaceBuilder") }),
    (.propertyList, { isMarkup($0, with: "<plist") }), (.picture, { isMarkup($0, with: "<svg") }),
    (.webPage, { $0.first.map { ["<!doctype html", "<html"].contains(where: $0.lowercased().hasPrefix) } ?? false }),
    (.sourceCode, isSourceCode), (.markdown, isMarkdown), (.table, isTable),
  ]

  private static func isMarkup(_ lines: Lines, with mark: String) -> Bool {
    lines.first?.hasPrefix("<") == true && lines.prefix(5).contains { $0.contains(mark) }
  }

  /// True for steps, or a head line that names the app. Markdown also uses `>` for quotations.
  private static func isScript(_ lines: Lines) -> Bool {
    let steps = ["start", "swipe", "double tap", "touch", "wait", "rotor", "type", "guided access"]
    let marked = lines.filter { $0.hasPrefix(">") }.map { $0.dropFirst().drop { $0 == " " } }
    if marked.contains(where: { step in steps.contains(where: step.hasPrefix) }) { return !isFenced(lines) }
    return lines.first { !$0.hasPrefix("#") }?.hasPrefix("app ") == true
  }

  private static func isFenced(_ lines: Lines) -> Bool { lines.contains { $0.hasPrefix("```") } }

  /// `language = ko`, `trait.button = Knob`.
  private static func isVoice(_ lines: Lines) -> Bool {
    let content = lines.filter { !$0.hasPrefix("#") }
    guard let first = content.first, let mark = first.firstIndex(of: "=") else { return false }
    let key = first[..<mark].filter { $0 != " " }
    return ["language", "name", "espeak"].contains(key)
      || key.split(separator: ".").count > 1 && key.allSatisfy { $0.isLetter || $0 == "." }
        && content.allSatisfy { $0.contains("=") || $0.hasPrefix("[") }
  }

  private static func isSourceCode(_ lines: Lines) -> Bool {
    guard !isFenced(lines) else { return false }
    let words = [
      "import ", "internal import ", "public import ", "@testable import ", "#include ", "#import ", "#!/", "package ",
      "func ", "class ", "final class ", "struct ", "enum ", "public ", "private ", "extension ", "def ", "const ",
      "function ", "export ", "var ", "let ", "#if ", "from ", "// swift-tools-version",
    ]
    return lines.contains { line in words.contains(where: line.hasPrefix) }
  }

  private static func isMarkdown(_ lines: Lines) -> Bool {
    isFenced(lines) || lines.first?.hasPrefix("# ") == true
      || lines.contains { $0.hasPrefix("## ") || $0.contains("](") }
  }

  /// True for rows with the same number of commas, semicolons or tabs.
  private static func isTable(_ lines: Lines) -> Bool {
    let rows = lines.prefix(5)
    guard rows.count > 1 else { return false }
    return ([",", ";", "\t"] as [Character]).contains { mark in
      let counts = Set(rows.map { row in row.count { $0 == mark } })
      return counts.count == 1 && counts.first != 0
    }
  }
}

extension ImportError {
  /// The error for a file that is not a screen: it states the kind of the file instead of the place of the syntax
  /// error.
  func explained(for bytes: [UInt8]) -> ImportError {
    // An empty file, object or list may be the beginning of a screen document, or a tool's empty reply.
    if FileKind.isBlank(bytes) { return ImportError(kind, "\(message); \(FileKind.screens)") }
    guard let kind = FileKind(bytes) else { return self }
    // A dump may be in the middle of a text; the error then concerns the dump.
    if kind.isGuess, let format = ScreenFormat(foundIn: bytes), format != .aloud { return self }
    let wanted: Message = "a screen"
    return ImportError(
      .unknownFormat, kind.isNot(wanted, FileKind.screens),
      onPages: kind.isOfCommands
        ? FileKind.screens : "this is \(kind.name), not \(wanted); \(FileKind.screens)")
  }
}

extension FileKind {
  /// The kinds of files that contain screens, in one sentence.
  static let screens: Message =
    "a screen is a document {\"aloud\": 1, \"elements\": […]}, or a dump of a tool such as Appium or XCUITest"

  /// The message `this is a script, not a screen: …`.
  ///
  /// - Parameters:
  ///   - wanted: the required kind, with its article.
  ///   - explanation: a sentence that explains the required kind.
  /// - Returns: one message.
  public func isNot(_ wanted: Message, _ explanation: Message) -> Message {
    guard let use else { return "this is \(name), not \(wanted); \(explanation)" }
    return "this is \(name), not \(wanted): \(use); \(explanation)"
  }
}
