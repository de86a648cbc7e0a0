import Aloud
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudImport

/// The law: every control of a dump is read, belongs to an element that is read, or is left out by a rule that counts it.
@Suite struct LostElementTests {
  @Test(arguments: Fixtures.files(in: "Dumps")) func noControlOfADumpIsLost(_ file: String) throws {
    let bytes = try Fixtures.bytes(file)
    guard let parts = RawParts(bytes) else { return }
    #expect(try parts.lost(by: ImportedScreen(bytes, language: "en")) == [])
  }

  @Test(arguments: [UInt64](0..<400)) func noControlOfARandomDescriptionIsLost(_ seed: UInt64) throws {
    try expectNothingLost(RandomDump(seed: seed).description)
  }

  @Test(arguments: [UInt64](0..<400)) func noControlOfARandomPageSourceIsLost(_ seed: UInt64) throws {
    try expectNothingLost(RandomDump(seed: seed).source)
  }

  private func expectNothingLost(_ dump: String) throws {
    let bytes = Array(dump.utf8)
    let lost = try #require(RawParts(bytes)).lost(by: ImportedScreen(bytes, language: "en"))
    #expect(lost.isEmpty, "\(lost) of \(dump)")
  }
}

/// The objects, tags or lines of a dump that are elements, found without an importer.
struct RawParts {
  private struct Part {
    let start: Int
    var end = Int.max
    /// What the dump says of the element itself.
    var text = ""
  }

  private var parts: [Part] = []

  /// Nil for a dump in another form, such as a log.
  init?(_ bytes: [UInt8]) {
    switch bytes.first(where: { $0 > 0x20 }) {
    case UInt8(ascii: "{"), UInt8(ascii: "["): readObjects(bytes)
    case UInt8(ascii: "<"): readTags(String(decoding: bytes, as: UTF8.self))
    default:
      guard bytes.starts(with: "Element subtree:".utf8) else { return nil }
      readLines(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The controls that neither are stops, nor are in stops or have stops in them, nor are counted.
  func lost(by screen: ImportedScreen) -> [String] {
    let tree = screen.document.firstScreen.tree
    let told =
      ReadingOrder(of: tree).stops.compactMap { tree[$0].fileOffset.value }
      + screen.leftOut.compactMap(\.fileOffset)
    let toldParts = Set(told)
    return parts.indices.filter { index in
      let part = parts[index]
      guard part.text.contains(RawParts.control), !part.text.contains(RawParts.unheard) else { return false }
      let isRelated = parts.contains { other in
        let isAround = other.start <= part.start && part.end <= other.end
        let isInside = part.start <= other.start && other.end <= part.end
        return (isAround || isInside) && toldParts.contains(other.start)
      }
      return !isRelated
    }.map { parts[$0].text }
  }

  nonisolated(unsafe) private static let control =
    /^\s*Button\b|^\s*(Switch|Slider|TextField|Link)\b|^<XCUIElementType(Button|Switch|Slider|TextField|Link)\b|"(type|role|elementType)" ?: ?"(Button|Switch|Slider|TextField|Link)"/
  nonisolated(unsafe) private static let unheard = /accessible="false"|visible="false"|"isVisible" ?: ?"0"/

  private mutating func readObjects(_ bytes: [UInt8]) {
    var open: [Int] = []
    var isText = false
    var isEscaped = false
    for (offset, byte) in bytes.enumerated() {
      if isText {
        if !isEscaped, byte == UInt8(ascii: "\"") { isText = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else if byte == UInt8(ascii: "\"") {
        isText = true
      } else if byte == UInt8(ascii: "{") {
        open.append(parts.count)
        parts.append(Part(start: offset))
      } else if byte == UInt8(ascii: "}"), let last = open.popLast() {
        parts[last].end = offset
      }
      if let last = open.last { parts[last].text.unicodeScalars.append(Unicode.Scalar(byte)) }
    }
  }

  private mutating func readTags(_ text: String) {
    var open: [Int] = []
    for tag in text.matches(of: /<(\/?)XCUIElementType(?:[^>"]|"[^"]*")*>/) {
      let start = text.utf8.distance(from: text.startIndex, to: tag.range.lowerBound)
      if tag.output.1.isEmpty {
        if !tag.output.0.hasSuffix("/>") { open.append(parts.count) }
        parts.append(Part(start: start, end: start + tag.output.0.utf8.count, text: String(tag.output.0)))
      } else if let last = open.popLast() {
        parts[last].end = start
      }
    }
  }

  private mutating func readLines(_ text: String) {
    var open: [(index: Int, indent: Int)] = []
    var start = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }.count
      while let last = open.last, last.indent >= indent { parts[open.removeLast().index].end = start - 1 }
      open.append((parts.count, indent))
      parts.append(Part(start: start + indent, text: String(line)))
      start += line.utf8.count + 1
    }
  }
}
