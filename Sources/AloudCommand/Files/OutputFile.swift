import Aloud
import Foundation

/// A file that is written; `-` is standard output.
struct OutputFile {
  let path: String

  /// True for a regular file, also for one that is yet to be made; false for a pipe or a device.
  var isRegular: Bool {
    path != "-" && (FileIdentity(path: path) != nil || !FileManager.default.fileExists(atPath: path))
  }

  /// True for a regular file, whose content is lost when something else is written.
  var isThere: Bool { isRegular && FileManager.default.fileExists(atPath: path) }

  /// Writes a file whole or not at all, through links, and leaves its permissions as they are. What is no regular file is
  /// written to directly.
  ///
  /// - Throws: ``Failure`` with 73 when it cannot be made, 74 when there is no space.
  func write(_ text: String) throws(Failure) {
    if path == "-" { return try Standard.write(text) }
    try write(Array(text.utf8))
  }

  /// The same for what is not for people.
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
  /// The path from the current folder, where it leads into it; else as it is.
  var relativeToCurrentFolder: String {
    guard hasPrefix("/") else { return self }
    let folder = FileManager.default.currentDirectoryPath
    let full = URL(fileURLWithPath: self).standardizedFileURL.path
    return full.hasPrefix(folder + "/") ? String(full.dropFirst(folder.count + 1)) : self
  }

  /// The path of this file from the folder of another one.
  func relative(toFolderOf other: String) -> String {
    let folder = URL(fileURLWithPath: other).standardizedFileURL.deletingLastPathComponent().pathComponents
    let steps = URL(fileURLWithPath: self).standardizedFileURL.pathComponents
    let common = zip(folder, steps).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: folder.count - common) + steps[common...]).joined(separator: "/")
  }
}

/// The kinds of files that runs write.
///
/// A file that exists is written over only if it is of the same kind, or has one line of text at most. So a mistyped name destroys
/// no other file.
enum OutputKind: String, CaseIterable, Sendable {
  // With articles, for messages.
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
    let marks = OutputKind.marks[self, default: []]
    if marks.contains(where: { text.hasPrefix($0.start) && ($0.mark.isEmpty || text.contains($0.mark)) }) {
      return true
    }
    // A report in text names the rules of its findings. So does a baseline, but that is JSON.
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
