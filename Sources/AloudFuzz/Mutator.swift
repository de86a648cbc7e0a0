/// Makes new inputs from existing ones. The same seed gives the same inputs.
struct Mutator {
  /// The texts from which inputs are made.
  let seeds: [[UInt8]]
  private var random: FuzzGenerator

  /// The maximum length of an input, in bytes. It keeps inputs from being slow only because of their size.
  static let longest = 1 << 20

  init(seeds: [[UInt8]], seed: UInt64) {
    self.seeds = seeds
    random = FuzzGenerator(state: seed)
  }

  /// A copy of one of the texts with some changes, usually few.
  mutating func next() -> [UInt8] {
    var bytes = seeds.randomElement(using: &random) ?? []
    repeat { change(&bytes) } while Int.random(in: 0..<3, using: &random) > 0
    return bytes.count > Mutator.longest ? Array(bytes.prefix(Mutator.longest)) : bytes
  }

  private enum Change: CaseIterable {
    case flip, overwrite, delete, duplicate, move, cut, splice, token, token2, number, run, nest
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let part = self.part(of: bytes)
    switch Change.allCases.randomElement(using: &random) ?? .flip {
    case .flip: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<7, using: &random) }
    case .overwrite: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
    case .delete: bytes.removeSubrange(part)
    case .duplicate: bytes.insert(contentsOf: Array(bytes[part]), at: place)
    case .move:
      let moved = Array(bytes[part])
      bytes.removeSubrange(part)
      bytes.insert(contentsOf: moved, at: min(place, bytes.count))
    case .cut: bytes.removeSubrange(place...)
    case .splice:
      let other = seeds.randomElement(using: &random) ?? []
      bytes.replaceSubrange(place..., with: other[Int.random(in: 0...other.count, using: &random)...])
    case .token, .token2: bytes.insert(contentsOf: token(), at: place)
    case .number: replaceNumber(near: place, in: &bytes)
    case .run: bytes.insert(contentsOf: repeated(token()), at: place)
    case .nest:
      // In half of the cases, the brackets are closed at the end.
      let (opening, closing) = Mutator.brackets.randomElement(using: &random) ?? ([], [])
      let count = self.count()
      bytes.insert(contentsOf: (0..<count).flatMap { _ in opening }, at: place)
      if Bool.random(using: &random) { bytes += (0..<count).flatMap { _ in closing } }
    }
  }

  /// A range, usually short, sometimes a whole line.
  private mutating func part(of bytes: [UInt8]) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &random)
    if Int.random(in: 0..<4, using: &random) == 0 {
      let newline = UInt8(ascii: "\n")
      let begin = bytes[..<start].lastIndex(of: newline).map { $0 + 1 } ?? 0
      return begin..<(bytes[start...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count)
    }
    let longest = [4, 64, 4096].randomElement(using: &random) ?? 4
    return start..<min(bytes.count, start + Int.random(in: 0...longest, using: &random))
  }

  private mutating func token() -> [UInt8] { Mutator.tokens.randomElement(using: &random) ?? [] }

  private mutating func count() -> Int { [3, 10, 30, 100, 300, 1_100, 20_000].randomElement(using: &random) ?? 3 }

  private mutating func repeated(_ token: [UInt8]) -> [UInt8] {
    let count = min(self.count() * 5, Mutator.longest / max(token.count, 1))
    return Array((0..<count).map { _ in token }.joined())
  }

  /// Replaces the next number with an unusual one.
  private mutating func replaceNumber(near place: Int, in bytes: inout [UInt8]) {
    let isDigit = { (byte: UInt8) in (48...57).contains(byte) }
    guard let start = bytes[place...].firstIndex(where: isDigit) else { return }
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: Mutator.numbers.randomElement(using: &random) ?? [])
  }

  private static let numbers = ["NaN", "inf", "-1", "1e999", "-0", "1e-999", "9223372036854775808", "0x1p3", "1.5", ""]
    .map { Array($0.utf8) }

  private static let brackets = [
    ("[", "]"), ("{\"children\":[", "]}"), ("{\"elements\":[{\"a\":", "}]}"),
    ("<XCUIElementTypeOther>", "</XCUIElementTypeOther>"),
    ("{{", "}}"), ("(", ")"), ("\n|\t", ""), ("\n|  |--<", ">"), ("\n- list:\n ", ""),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  private static let texts = [
    "\"", "'", "\\", "\\u", "\\ud800", "\\u0000", "&#x", "&#0;", "&amp", "<!--", "]]>",
    "<!DOCTYPE x [<!ENTITY a \"b\">", "{{",
    "}}", "{", "}", "[", "]", ",", ":", ";", "<", ">", "|\t", "|  |--<", "\n", "\r", "\r\n", "\t", " ", "//", "#",
    "```", "...",
    "NaN", "Infinity", "1e999", "null", "true", "(null)", ", label: '", "', value: ", ", identifier: '", "→", "; AX=Y",
    "; AX.label='", "; AX.frame={{", "'>", "; text='", ", traits: ", " (invisible)", "== Window 1 ==", "Window level 0",
    "Element subtree:", "Query chain:", "Attributes: ", "\"children\":[", "\"aloud\":1,", "\"AXLabel\":", "\"frame\":",
    "\u{202E}", "\u{FEFF}", "e\u{301}", "\u{1F468}\u{200D}\u{1F469}", "한국어", "العربية",
    "\"childIds\":[\"1\",\"2\"],", "\"nodeId\":\"1\",", "\"parentIndex\":[", "\"backendDOMNodeId\":2,", "\n- button \"",
    " [checked=",
    "\"if\":{", "\"not\":{", "\"all\":[", "\"then\":[", "\"matches\":\"*\"", "\"let\":\"n\",\"be\":1",
    "{\"add\":\"n\"},", "{n}",
    "\n> ", "\n> touch \"", "\n> wait ", "\n!", "\n…\n", "\n[alert]\n", "\n/", "(a|b)*", "/\n", "setting ",
  ]

  /// Texts that mean something in some format, and bytes that are not UTF-8.
  private static let tokens: [[UInt8]] =
    texts.map { Array($0.utf8) } + [
      [0], [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF5, 0x80], [0xFE, 0xFF], [0xE2, 0x86],
    ]
}

/// A generator whose numbers are the same on every run (SplitMix64).
struct FuzzGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
