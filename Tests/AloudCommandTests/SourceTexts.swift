import AloudTestSupport
import Foundation

/// The texts of string literals in the sources: what the tool can say in English.
///
/// A text whose parts are said by different literals is known, too: `known(_:)` finds the parts.
struct SourceTexts {
  /// Texts of whole literals; `hole` stands for an interpolation.
  private var whole: Set<String> = []
  /// Parts of literals between interpolations, and names of cases, which are printed as they are.
  private var parts: Set<String> = []
  /// Beginnings and ends of the parts.
  private var beginnings: Set<String> = []
  private var ends: Set<String> = []
  /// All parts, for a search in the middle of one.
  private var all = ""

  static let hole: Character = "\u{1}"

  /// The keys of the literals as messages: `{}` stands for each interpolation. Places before a message, and sentences
  /// that `; ` joins, have keys of their own.
  private(set) var keys: Set<String> = []

  /// The texts of all sources, except those of the Korean tables and of the parts of pages.
  static let ofTheTool: SourceTexts = {
    var texts = SourceTexts()
    let folder = Fixtures.package.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", !file.path.contains("Korean/Korean"),
        file.lastPathComponent != "PageParts.swift",
        let bytes = try? Data(contentsOf: file)
      else { continue }
      texts.add(Array(bytes))
    }
    texts.finish()
    return texts
  }()

  mutating func add(_ source: [UInt8]) {
    for literal in SwiftLiterals(source).joined {
      addKeys(literal)
      let text = literal.map { $0 ?? String(SourceTexts.hole) }.joined()
      for paragraph in text.components(separatedBy: "\n\n") {
        let line = paragraph.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(
          separator: " ")
        add(line.trimmingCharacters(in: .whitespaces))
        add(line)
        // Sentences of a message are translated one by one.
        for mark in ["; ", ": ", ", "] { line.components(separatedBy: mark).forEach { addParts($0) } }
      }
      text.split(separator: "\n").forEach { addParts($0.trimmingCharacters(in: .whitespaces)) }
    }
    for name in SwiftLiterals.namesOfCases(String(decoding: source, as: UTF8.self)) {
      parts.insert(name)
      // `guidedAccess` is printed as "guided access".
      parts.insert(name.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined())
    }
  }

  private mutating func addKeys(_ literal: SwiftLiterals.Parts) {
    var key = literal.map { $0?.replacingOccurrences(of: "{}", with: "{{}}") ?? "{}" }.joined()
    guard key.utf8.count <= SourceTexts.longest else { return }
    if key.contains("\n") { key = key.trimmingCharacters(in: .whitespacesAndNewlines) }
    keys.insert(key)
    keys.formUnion(key.components(separatedBy: "; "))
    while let colon = key.range(of: ": ") {
      let place = key[..<colon.lowerBound]
      guard !place.contains(" ") || place.hasPrefix("aloud ") else { break }
      key = String(key[colon.upperBound...])
      keys.insert(key)
    }
  }

  /// A longer text is a table of words, and not a message.
  private static let longest = 1_000

  private mutating func add(_ text: String) {
    guard text.utf8.count <= SourceTexts.longest else { return }
    whole.insert(text)
    addParts(text)
    for mark in ["; ", ": ", ", "] where text.contains(mark) { parts.insert(mark) }
  }

  private mutating func addParts(_ text: String) {
    guard text.utf8.count <= SourceTexts.longest else { return }
    for part in text.split(separator: SourceTexts.hole) {
      parts.insert(String(part))
      parts.insert(part.trimmingCharacters(in: .whitespaces))
    }
  }

  mutating func finish() {
    parts.remove("")
    for part in parts where part.utf8.count <= 200 {
      let characters = Array(part)
      for place in 1..<max(1, characters.count) where SourceTexts.isBoundary(characters, place) {
        beginnings.insert(String(characters[..<place]))
        ends.insert(String(characters[place...]))
      }
    }
    all = parts.joined(separator: "\n")
  }

  /// False between two letters.
  private static func isBoundary(_ text: [Character], _ place: Int) -> Bool {
    place <= 0 || place >= text.count || !(text[place - 1].isLetter && text[place].isLetter)
  }

  /// True for a text of which each part is in a literal. `hole` stands for any text.
  func known(_ text: String) -> Bool {
    if whole.contains(text) { return true }
    let pieces = text.split(separator: SourceTexts.hole, omittingEmptySubsequences: false)
    return pieces.enumerated().allSatisfy { number, piece in
      isKnown(Array(piece), afterHole: number > 0, beforeHole: number < pieces.count - 1)
    }
  }

  /// Single words are in literals, too, and could make up any sentence. So at most two of them are side by side.
  private static let wordsInARow = 2

  /// True for a text that is made of whole parts. Beside a hole, a part may be incomplete: the rest of it is in the hole.
  private func isKnown(_ piece: [Character], afterHole: Bool, beforeHole: Bool) -> Bool {
    if piece.isEmpty { return true }
    if afterHole, beforeHole, piece.count > 2, all.contains(String(piece)) { return true }
    // For each place that is reached, the least number of single words before it.
    var words = [Int?](repeating: nil, count: piece.count + 1)
    words[0] = 0
    for start in piece.indices {
      guard let before = words[start] else { continue }
      for end in start + 1...piece.count where SourceTexts.isWord(piece, start, end) {
        let text = String(piece[start..<end])
        guard
          parts.contains(text) || (start == 0 && afterHole && end - start > 2 && ends.contains(text))
            || (end == piece.count && beforeHole && end - start > 2 && beginnings.contains(text))
        else { continue }
        let count = text == "s" ? 0 : text.split { !$0.isLetter }.count
        // The members of a list are single words.
        let row = count == 0 ? (text.contains(",") ? 0 : before) : count == 1 ? before + 1 : 0
        if row <= SourceTexts.wordsInARow { words[end] = min(words[end] ?? row, row) }
      }
    }
    return words[piece.count] != nil
  }

  /// True for whole words; the `s` of a plural is a part of its own.
  private static func isWord(_ text: [Character], _ start: Int, _ end: Int) -> Bool {
    func isPlural(_ place: Int) -> Bool { text[place] == "s" && isBoundary(text, place + 1) }
    return (isBoundary(text, start) || isPlural(start)) && (isBoundary(text, end) || isPlural(end))
  }
}

/// The string literals in a Swift source, with their escapes resolved.
struct SwiftLiterals {
  /// The parts of a literal; nil for an interpolation.
  typealias Parts = [String?]

  private let source: [UInt8]
  private var found: [(range: Range<Int>, parts: Parts)] = []

  init(_ source: [UInt8]) {
    self.source = source
    _ = scan(from: 0, isInterpolation: false)
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The literals; those with `+` between them are one.
  var joined: [Parts] {
    var texts: [Parts] = []
    var end: Int?
    for (range, parts) in found {
      if let end, range.lowerBound >= end, isPlus(end..<range.lowerBound), let last = texts.popLast() {
        let seam = (last.last.flatMap(\.self) ?? "") + (parts.first.flatMap(\.self) ?? "")
        texts.append(Array(last.dropLast()) + [seam] + Array(parts.dropFirst()))
      } else {
        texts.append(parts)
      }
      end = range.upperBound
    }
    return texts
  }

  private func isPlus(_ range: Range<Int>) -> Bool {
    let text = source[range].filter { $0 > 0x20 }
    return text == [UInt8(ascii: "+")]
  }

  static func namesOfCases(_ text: String) -> [String] {
    guard let pattern = try? NSRegularExpression(pattern: #"\bcase ([a-z]\w*(?:, [a-z]\w*)*)"#) else { return [] }
    return pattern.matches(in: text, range: NSRange(text.startIndex..., in: text)).flatMap { match in
      Range(match.range(at: 1), in: text).map { text[$0].components(separatedBy: ", ") } ?? []
    }
  }

  private func has(_ text: StaticString, at place: Int) -> Bool {
    place + text.utf8CodeUnitCount <= source.count
      && text.withUTF8Buffer { source[place..<place + text.utf8CodeUnitCount].elementsEqual($0) }
  }

  /// Skips code up to its end, or to the parenthesis that closes an interpolation.
  private mutating func scan(from start: Int, isInterpolation: Bool) -> Int {
    var place = start
    var depth = 0
    while place < source.count {
      switch source[place] {
      case UInt8(ascii: "/") where has("//", at: place):
        while place < source.count, source[place] != 0x0A { place += 1 }
        continue
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if isInterpolation, depth == 0 { return place }
        depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        var quote = place
        while quote < source.count, source[quote] == UInt8(ascii: "#") { quote += 1 }
        if quote < source.count, source[quote] == UInt8(ascii: "\"") {
          place = literal(from: place, quote: quote)
          continue
        }
        place = quote - 1 < place ? place : quote - 1
      default: break
      }
      place += 1
    }
    return place
  }

  /// Reads a literal; returns its end.
  private mutating func literal(from start: Int, quote: Int) -> Int {
    let signs = Array(source[start..<quote])
    let isLong = has("\"\"\"", at: quote)
    let end = Array(repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1) + signs
    let escape = [UInt8(ascii: "\\")] + signs
    var place = quote + (isLong ? 3 : 1)
    var parts: Parts = []
    var text: [UInt8] = []
    while place < source.count {
      if source[place] == end[0], source[place...].starts(with: end) {
        place += end.count
        break
      }
      if source[place] == escape[0], source[place...].starts(with: escape) {
        place += escape.count
        guard place < source.count else { break }
        switch source[place] {
        case UInt8(ascii: "("):
          parts += [String(decoding: text, as: UTF8.self), nil]
          text = []
          place = scan(from: place + 1, isInterpolation: true) + 1
          continue
        case UInt8(ascii: "u"):
          let digits = source[place...].dropFirst(2).prefix { $0 != UInt8(ascii: "}") }
          let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
          text += Array(String(scalar ?? " ").utf8)
          place = digits.endIndex
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case 0x0A:
          while place + 1 < source.count, source[place + 1] == 0x20 { place += 1 }
        case let other: text.append(other)
        }
        place += 1
        continue
      }
      if !isLong, source[place] == 0x0A { break }
      text.append(source[place])
      place += 1
    }
    parts.append(String(decoding: text, as: UTF8.self))
    found.append((start..<place, parts))
    return place
  }
}
