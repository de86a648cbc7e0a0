internal import Aloud
public import AloudReader
public import AloudTree

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

func expect(_ reader: ScreenReader, equals expected: String, at caller: Caller) {
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
