import Foundation
public import Testing

/// The content of `Fixtures/Pages/NAME.expected.txt`.
public struct ExpectedPage: Sendable {
  /// The reading comes first, without a title.
  public struct Section: Sendable, CustomTestStringConvertible {
    public let page: String
    /// `Rotor`, `Announced`, `Backward`; empty for the reading.
    public let kind: String
    /// The text after the kind: the name of a rotor option, a selector.
    public let subject: String
    /// The lines without marks and blank lines.
    public let lines: [String]

    public var testDescription: String { "\(page): \(kind) \(subject)" }
  }

  public let sections: [Section]

  public init(_ page: String) throws {
    var sections: [Section] = []
    var title = ("", "")
    var lines: [String] = []
    func end() { sections.append(Section(page: page, kind: title.0, subject: title.1, lines: lines)) }
    for line in try Fixtures.text("Pages/\(page).expected.txt").split(separator: "\n").map(String.init) {
      guard line.hasPrefix("== ") else {
        if !line.trimmingCharacters(in: .whitespaces).isEmpty { lines.append(line) }
        continue
      }
      end()
      let parts = line.dropFirst(3).split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      (title, lines) = ((parts[0], parts.count > 1 ? parts[1] : ""), [])
    }
    end()
    self.sections = sections
  }

  /// The lines of the first section of a kind; nil if there is none.
  public func lines(_ kind: String) -> [PageLine]? {
    sections.first { $0.kind == kind }.map { $0.lines.map { PageLine(written: $0) } }
  }

  /// The names of the pages that have a dump.
  public static let names: [String] = Fixtures.files(in: "Pages").compactMap { file in
    let name = (file as NSString).lastPathComponent
    guard name.hasSuffix(".json"), !name.hasSuffix(".after.json") else { return nil }
    let page = String(name.dropLast(5))
    return FileManager.default.fileExists(atPath: Fixtures.url("Pages/\(page).expected.txt").path) ? page : nil
  }

  /// All sections of a kind, of all pages.
  public static func sections(_ kind: String) throws -> [Section] {
    try names.flatMap { try ExpectedPage($0).sections }.filter { $0.kind == kind }
  }

  /// A line for comparison: letters, numbers and percent signs, without marks.
  public static func compared(_ line: String) -> String {
    var line = line
    for mark in [#" \(assumed[^)]*\)\s*$"#, #" \[[A-Za-z-]+\]\s*$"#] {
      line = line.replacingOccurrences(of: mark, with: "", options: .regularExpression)
    }
    return String(line.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "%" })
  }
}
