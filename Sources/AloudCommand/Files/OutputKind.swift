import Aloud

/// The kinds of files that runs write.
///
/// A file that is there already is written over only if it is of the kind that is written, or has one line of text at most. So a
/// name that was mistyped costs nobody anything.
enum OutputKind: CaseIterable, Sendable {
  case script, sound, captions, transcript, picture, junit, report, page, dump, screenshot, braille

  /// With its article, for messages.
  var name: String {
    switch self {
    case .script: "a script"
    case .sound: "a WAV sound"
    case .captions: "a file of captions"
    case .transcript: "a transcript"
    case .picture: "an SVG picture of aloud's"
    case .junit: "a JUnit report"
    case .report: "a report of an audit"
    case .page: "a page of aloud's"
    case .dump: "a dump of a page"
    case .screenshot: "a PNG picture"
    case .braille: "a file of braille"
    }
  }

  /// How far into a file marks are looked for, in bytes.
  private static let reach = 1 << 14

  /// True where a file is there, and has something else in it than a run writes.
  func isOther(_ path: String) -> Bool {
    guard FileIdentity(path: path) != nil, let bytes = try? FileContents.bytes(at: path) else { return false }
    return !isLike(bytes) && (self == .script || !OutputKind.isPlaceholder(bytes))
  }

  /// True for one short line of plain text.
  private static func isPlaceholder(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= 80, !isStructured(bytes.first), FileKind(bytes) == nil,
      let text = String(validating: bytes, as: UTF8.self)
    else { return false }
    let line = text.hasSuffix("\n") ? String(text.dropLast()) : text
    return line.printable == line
  }

  /// True for a file that a run may have written before.
  ///
  /// - Complexity: O(1), but for scripts, which are parsed.
  func isLike(_ bytes: [UInt8]) -> Bool {
    if bytes.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) { return true }
    if self == .script {
      return String(validating: bytes, as: UTF8.self).map { (try? Script($0)) != nil } ?? false
    }
    let text = String(decoding: bytes.prefix(OutputKind.reach), as: UTF8.self).lowercased()
    if OutputKind.marks[self, default: []].contains(where: { text.hasPrefix($0.start) && text.contains($0.mark) }) {
      return true
    }
    // A report in text tells the rules of its findings. So does a baseline, which is JSON.
    if self == .braille { return BrailleASCII.isLike(bytes) }
    return self == .report && !OutputKind.isStructured(text.utf8.first) && !bytes.contains(0)
      && Rule.all.contains { text.contains("  \($0.id)  ") || text.contains("\n\($0.id)  ") }
  }

  private static func isStructured(_ first: UInt8?) -> Bool { first.map("{[<".utf8.contains) ?? false }

  /// The beginnings of files, and texts near their beginnings, in small letters.
  private static let marks: [OutputKind: [(start: String, mark: String)]] = [
    .sound: [("riff", "wave")],
    .captions: [("webvtt", ""), ("1\n", " --> "), ("1\r\n", " --> ")],
    .transcript: [(#"{"aloud": 1, "events""#, "")],
    .picture: [("<svg", #"class="aloud"#)],
    .junit: [("<?xml", "<testsuite"), ("<testsuite", "")],
    .page: [("<!doctype html", #"name="generator" content="aloud""#)],
    .dump: [(#"{"accessibility": {"nodes""#, "")],
    // The first byte of a PNG is no text.
    .screenshot: [("\u{FFFD}png\r\n", "ihdr")],
    .report: [
      ("<?xml", "<testsuite"), ("<!doctype html", #"name="generator" content="aloud""#),
      (#"{"aloud": 1, "file"#, #""findings""#), (#"{"aloud": 1, "report""#, ""), ("{", "sarif-schema"),
      // The mark of UTF-8 stands before the table.
      ("\u{FEFF}\"number\",\"clause\"", ""), ("\u{FEFF}\"번호\",\"검사항목\"", ""),
    ],
  ]
}
