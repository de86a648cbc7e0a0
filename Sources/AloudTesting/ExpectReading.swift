internal import Aloud
public import AloudReader
public import AloudTree
internal import Foundation

/// Expects that the reading of a screen equals a text, one line a stop.
///
///     expectReading(of: document, equals: """
///       Settings, Heading
///       Wi-Fi, Home, Button
///       """)
///
/// A line `…` stands for any number of stops, as in scripts. A failure shows both texts aligned, and the rules for the
/// words that differ. Works in Swift Testing and in XCTest.
///
/// The screen is given by its key or its name; the default is the first screen. A stop that says nothing is an empty
/// line.
public func expectReading(
  of document: Document, screen: String? = nil, options: ReaderOptions = ReaderOptions(), equals expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let reader = reader(of: document, screen: screen, options: options, at: caller) else { return }
  expect(reader, equals: expected, at: caller)
}

/// Expects that the reading of a screen that is written in Swift equals a text, one line a stop.
///
///     try expectReading(of: [.heading("Sign in"), .button("Continue")], equals: """
///       Sign in, Heading
///       Continue, Button
///       """)
///
/// - Throws: `TreeError` for a screen that cannot be, for example with an id that two elements have.
public func expectReading(
  of outline: Outline, options: ReaderOptions = ReaderOptions(), equals expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  expectReading(
    of: try Document(outline), options: options, equals: expected, fileID: fileID, filePath: filePath, line: line,
    column: column)
}

/// Expects that the reading of a reader's screen equals a text, one line a stop. The position of the cursor does not
/// matter.
public func expectReading(
  of reader: ScreenReader, equals expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  expect(reader, equals: expected, at: Caller(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that the reading of a dump or a screen document, given as its text, equals a text, one line a stop.
///
///     try expectReading(reading: app.debugDescription, language: "ko", equals: """
///       설정, 머리말
///       """)
///
/// - Throws: `ImportError` for a text that cannot be read.
public func expectReading(
  reading text: String, language: String? = nil, options: ReaderOptions = ReaderOptions(), equals expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  let document = try Document(reading: text, language: language)
  expect(
    ScreenReader(document, options: options), equals: expected,
    at: Caller(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// True when expectations must be recorded: `ALOUD_RECORD=1 swift test`.
public var isRecordingExpectations: Bool {
  let value = ProcessInfo.processInfo.environment["ALOUD_RECORD"] ?? ""
  return value != "" && value != "0"
}

/// Expects that the reading of a screen equals the content of a file, one line a stop.
///
///     try expectReading(of: document, matches: "Fixtures/settings.reading.txt")
///
/// The path of the file is relative to the folder of the test's package. With `ALOUD_RECORD=1` in the environment, or
/// if `record` is true, a test replaces a file that differs, and reports that in a warning. A line `…` stands for any
/// number of stops.
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

/// Expects that the reading of a screen that is written in Swift equals the content of a file, one line a stop.
///
/// - Throws: `TreeError` for a screen that cannot be, and the errors of the function for documents.
public func expectReading(
  of outline: Outline, options: ReaderOptions = ReaderOptions(), matches file: String,
  record: Bool = isRecordingExpectations, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) throws {
  try expectReading(
    of: try Document(outline), options: options, matches: file, record: record, fileID: fileID, filePath: filePath,
    line: line, column: column)
}

/// Expects that the reading of a dump or a screen document, given as its text, equals the content of a file, one line a
/// stop.
///
///     try expectReading(reading: app.debugDescription, matches: "Fixtures/settings.reading.txt")
///
/// - Throws: `ImportError` for a text that cannot be read, and the errors of the function for documents.
public func expectReading(
  reading text: String, language: String? = nil, options: ReaderOptions = ReaderOptions(), matches file: String,
  record: Bool = isRecordingExpectations, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) throws {
  try expectReading(
    of: try Document(reading: text, language: language), options: options, matches: file, record: record,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects that the reading of a reader's screen equals the content of a file, one line a stop.
public func expectReading(
  of reader: ScreenReader, matches file: String, record: Bool = isRecordingExpectations, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  let url = try PackageFolder(above: "\(filePath)").file(file)
  let isThere = FileManager.default.fileExists(atPath: url.path)
  if record {
    let text = reader.reading().map { $0.text + "\n" }.joined()
    // A file with lines `…` is kept while it still matches.
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

/// A reader for a screen. If no such screen exists, it reports a failure and returns nil.
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

/// The lines of a text; a line break at its end does not add a line.
func lines(of text: String) -> [String] {
  guard !text.isEmpty else { return [] }
  let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  return lines.count > 1 && lines.last == "" ? lines.dropLast() : lines
}
