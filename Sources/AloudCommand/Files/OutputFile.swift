import Aloud
import Foundation

/// A file to write; `-` is standard output.
struct OutputFile {
  let path: String

  /// True for a regular file, even if it does not exist yet; false for a pipe or a device.
  var isRegular: Bool {
    path != "-" && (FileIdentity(path: path) != nil || !FileManager.default.fileExists(atPath: path))
  }

  /// True for an existing regular file, whose content would be overwritten.
  var isThere: Bool { isRegular && FileManager.default.fileExists(atPath: path) }

  /// Writes a file completely or not at all. Follows symbolic links, and keeps the permissions of the file. Writes
  /// directly to a file that is not regular.
  ///
  /// - Throws: ``Failure`` with 73 when the file cannot be created, 74 when there is no space.
  func write(_ text: String) throws(Failure) {
    if path == "-" { return try Standard.write(text) }
    try write(Array(text.utf8))
  }

  /// Replaces a file that the run has read.
  ///
  /// Two recordings at once cannot both write what they made of the old content: one of them is refused, except where
  /// both have the same result. The folder is locked meanwhile, which leaves nothing behind.
  ///
  /// - Parameters:
  ///   - old: what the run has read; nil where the file did not exist.
  ///   - text: the new content.
  /// - Throws: ``Failure`` with 73 where the file is no longer as it was read, and the same as ``write(_:)-(String)``.
  func replace(_ old: [UInt8]?, with text: String) throws(Failure) {
    let folder = FileWriter.target(of: path).folderOfPath
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(descriptor) }
    // Some file systems have no locks; the check below then has a gap of some milliseconds.
    flock(descriptor, LOCK_EX)
    let current = try? FileContents.bytes(at: path)
    if let current, current == Array(text.utf8) { return }
    guard current == old else {
      throw Failure(
        .cannotWrite,
        "\(path.printable): this file was changed while it was used, so nothing was written to it; record it again")
    }
    try write(text)
  }

  /// Writes bytes that are not text for people.
  func write(_ bytes: [UInt8]) throws(Failure) {
    if path == "-" { return try Standard.write(bytes) }
    do {
      let file = try FileWriter(path)
      try file.write(bytes)
      try file.finish()
    } catch {
      throw Failure(error)
    }
  }
}

extension String {
  /// The path relative to the current folder, if the file is inside it; otherwise the unchanged path.
  var relativeToCurrentFolder: String {
    guard hasPrefix("/") else { return self }
    let folder = FileManager.default.currentDirectoryPath
    let full = URL(fileURLWithPath: self).standardizedFileURL.path
    return full.hasPrefix(folder + "/") ? String(full.dropFirst(folder.count + 1)) : self
  }

  /// The path of this file relative to the folder of another one.
  func relative(toFolderOf other: String) -> String {
    let folder = URL(fileURLWithPath: other).standardizedFileURL.deletingLastPathComponent().pathComponents
    let steps = URL(fileURLWithPath: self).standardizedFileURL.pathComponents
    let common = zip(folder, steps).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: folder.count - common) + steps[common...]).joined(separator: "/")
  }
}

/// The kinds of files that commands write.
///
/// An existing file is overwritten only if it is of the same kind, or has at most one line of text. So a misspelled
/// name does not destroy another file.
enum OutputKind: String, CaseIterable, Sendable {
  // The names include articles, for use in messages.
  case script = "a script"
  case sound = "a WAV sound"
  case captions = "a file of captions"
  case transcript = "a transcript"
  case picture = "an SVG picture from aloud"
  case junit = "a JUnit report"
  case report = "a report of an audit"
  case page = "a page from aloud"
  case dump = "a dump of a page"
  case screenshot = "a PNG picture"
  case braille = "a file of braille"

  /// How many bytes at the beginning of a file are searched for marks.
  private static let reach = 1 << 14

  /// True where a file exists and is of another kind.
  func isOther(_ path: String) -> Bool {
    guard FileIdentity(path: path) != nil, let bytes = try? FileContents.bytes(at: path) else { return false }
    return !isLike(bytes) && (self == .script || !OutputKind.isPlaceholder(bytes))
  }

  /// True for a single short line of plain text.
  private static func isPlaceholder(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= 80, !isStructured(bytes.first), FileKind(bytes) == nil,
      let text = String(utf8: bytes)
    else { return false }
    let line = text.hasSuffix("\n") ? String(text.dropLast()) : text
    return line.printable == line
  }

  /// True for content that an earlier run may have written.
  ///
  /// - Complexity: O(1), except for scripts, which are parsed.
  func isLike(_ bytes: [UInt8]) -> Bool {
    if bytes.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) { return true }
    if self == .script {
      return String(utf8: bytes).map { (try? Script($0)) != nil } ?? false
    }
    let text = String(decoding: bytes.prefix(OutputKind.reach), as: UTF8.self).lowercased()
    let marks = OutputKind.marks[self, default: []]
    if marks.contains(where: { text.hasPrefix($0.start) && ($0.mark.isEmpty || text.contains($0.mark)) }) {
      return true
    }
    // A text report contains the names of rules. So does a baseline, but a baseline is JSON.
    if self == .braille { return BrailleASCII.isLike(bytes) }
    return self == .report && !OutputKind.isStructured(text.utf8.first) && !bytes.contains(0)
      && Rule.all.contains { text.contains("  \($0.id)  ") || text.contains("\n\($0.id)  ") }
  }

  private static func isStructured(_ first: UInt8?) -> Bool { first.map("{[<".utf8.contains) ?? false }

  /// Texts at the beginning of files, and texts near it, in lowercase.
  private static let marks: [OutputKind: [(start: String, mark: String)]] = [
    .sound: [("riff", "wave")],
    .captions: [("webvtt", ""), ("1\n", " --> "), ("1\r\n", " --> ")],
    .transcript: [(#"{"aloud": 1, "events""#, "")],
    .picture: [("<svg", #"class="aloud"#)],
    .junit: [("<?xml", "<testsuite"), ("<testsuite", "")],
    .page: [("<!doctype html", #"name="generator" content="aloud""#)],
    .dump: [(#"{"accessibility": {"nodes""#, "")],
    // The first byte of a PNG is not valid text.
    .screenshot: [("\u{FFFD}png\r\n", "ihdr")],
    .report: [
      ("<?xml", "<testsuite"), ("<!doctype html", #"name="generator" content="aloud""#),
      (#"{"aloud": 1, "file"#, #""findings""#), (#"{"aloud": 1, "report""#, ""), ("{", "sarif-schema"),
      // A byte order mark precedes the table.
      ("\u{FEFF}\"number\",\"clause\"", ""), ("\u{FEFF}\"번호\",\"검사항목\"", ""),
    ],
  ]
}
