internal import Aloud
public import AloudReader
public import AloudTree
internal import Foundation

/// Expects that a screen reads as a text says, one line a stop.
///
///     expectReading(of: document, equals: """
///       Settings, Heading
///       Wi-Fi, Home, Button
///       """)
///
/// A line `…` stands for any number of stops, as in scripts. A failure shows both texts aligned, and the rules behind the words that
/// differ. Works in Swift Testing and in XCTest.
/// The screen is found by its key or its name, and is the first where none is given. A stop that says nothing is an empty line.
public func expectReading(
  of document: Document, screen: String? = nil, options: ReaderOptions = ReaderOptions(), equals expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let reader = reader(of: document, screen: screen, options: options, at: caller) else { return }
  expect(reader, equals: expected, at: caller)
}

/// Expects that the screen of a reader reads as a text says, one line a stop, wherever its cursor is.
public func expectReading(
  of reader: ScreenReader, equals expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  expect(reader, equals: expected, at: Caller(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that a dump or a screen document, given as its text, reads as a text says, one line a stop.
///
///     try expectReading(reading: app.debugDescription, language: "ko", equals: """
///       설정, 머리말
///       """)
///
/// - Throws: `ImportError` for what cannot be read.
public func expectReading(
  reading text: String, language: String? = nil, options: ReaderOptions = ReaderOptions(), equals expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  let document = try Document(reading: text, language: language)
  expect(
    ScreenReader(document, options: options), equals: expected,
    at: Caller(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// True when expectations are to be written anew: `ALOUD_RECORD=1 swift test`.
public var isRecordingExpectations: Bool {
  let value = ProcessInfo.processInfo.environment["ALOUD_RECORD"] ?? ""
  return value != "" && value != "0"
}

/// Expects that a screen reads as a file says, one line a stop.
///
///     try expectReading(of: document, matches: "Fixtures/settings.reading.txt")
///
/// The path of the file begins at the folder of the test's package. With `ALOUD_RECORD=1` in its environment, or where `record`
/// is true, a test writes the file anew where it differs, and says so in a warning. A line `…` stands for any number of stops.
///
/// - Throws: ``PackageFolder/Failure`` where the package is not found, and errors of Foundation for a file that cannot be
///   read or written.
public func expectReading(
  of document: Document, screen: String? = nil, options: ReaderOptions = ReaderOptions(), matches file: String,
  record: Bool = isRecordingExpectations, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) throws {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let reader = reader(of: document, screen: screen, options: options, at: caller) else { return }
  try expectReading(
    of: reader, matches: file, record: record, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects that the screen of a reader reads as a file says, one line a stop.
public func expectReading(
  of reader: ScreenReader, matches file: String, record: Bool = isRecordingExpectations, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  let url = try PackageFolder(above: "\(filePath)").file(file)
  let isThere = FileManager.default.fileExists(atPath: url.path)
  if record {
    let text = reader.reading().map { $0.text + "\n" }.joined()
    // Lines `…` stay as long as they hold.
    let old = isThere ? lines(of: try String(contentsOf: url, encoding: .utf8)) : nil
    if let old, ReadingMessage(expected: old, actual: lines(of: reader)).text == nil { return }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
    remark("Recorded \(file).", at: caller)
  } else if isThere {
    expect(reader, equals: try String(contentsOf: url, encoding: .utf8), at: caller)
  } else {
    report("There is no file \(url.path); run the test with ALOUD_RECORD=1 to write it.", at: caller)
  }
}

private func expect(_ reader: ScreenReader, equals expected: String, at caller: Caller) {
  if let message = ReadingMessage(expected: lines(of: expected), actual: lines(of: reader)).text {
    report(message, at: caller)
  }
}

/// A reader on a screen; nil, and a report, where there is no such screen.
func reader(of document: Document, screen name: String?, options: ReaderOptions, at caller: Caller) -> ScreenReader? {
  guard let name else { return ScreenReader(document, options: options) }
  guard let screen = document.screen(named: name) else {
    let names = document.screens.compactMap { $0.key ?? $0.name }
    report("There is no screen \"\(name)\"\(suggestion(for: name, among: names)).", at: caller)
    return nil
  }
  return ScreenReader(document, screen: screen, options: options)
}

func lines(of reader: ScreenReader) -> [ReadingMessage.Line] {
  reader.reading().map { ReadingMessage.Line(text: $0.text, fragments: $0.utterance.fragments) }
}

/// The lines of a text; one line break at its end makes no line.
func lines(of text: String) -> [String] {
  guard !text.isEmpty else { return [] }
  let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  return lines.count > 1 && lines.last == "" ? lines.dropLast() : lines
}
