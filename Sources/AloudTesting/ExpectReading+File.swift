internal import Aloud
public import AloudReader
public import AloudTree
internal import Foundation

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
  line: UInt = #line,
  column: UInt = #column
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
