/// A terminal without a window: the output of programs becomes characters in places.
public struct VirtualTerminal: Sendable {
  public private(set) var width: Int
  public private(set) var height: Int
  /// A character for each place; the right half of a wide one is empty.
  private var rows: [[String]]
  private var column = 0
  private var row = 0
  private var waiting: [UInt8] = []
  /// Private modes that are set: 1049 is the alternate screen, 25 the cursor.
  public private(set) var modes: Set<Int> = [25]
  /// Unknown control sequences.
  public private(set) var unknown: [String] = []
  /// All output so far.
  public private(set) var bytes: [UInt8] = []

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
    rows = Array(repeating: Array(repeating: " ", count: width), count: height)
  }

  /// The visible text, without spaces at the ends of lines.
  public var lines: [String] {
    rows.map { row in String(row.joined().reversed().drop { $0 == " " }.reversed()) }
  }

  public var text: String { lines.joined(separator: "\n") }

  public mutating func resize(width: Int, height: Int) {
    self = VirtualTerminal(width: width, height: height, like: self)
  }

  private init(width: Int, height: Int, like other: VirtualTerminal) {
    self.init(width: width, height: height)
    (modes, unknown, bytes) = (other.modes, other.unknown, other.bytes)
  }

  public mutating func feed(_ text: String) { feed(Array(text.utf8)) }

  public mutating func feed(_ new: [UInt8]) {
    bytes += new
    waiting += new
    var rest = waiting[...]
    while let first = rest.first {
      let before = rest
      if first == 0x1B {
        guard control(&rest) else {
          rest = before
          break
        }
      } else if first < 0x20 {
        rest.removeFirst()
        if first == 13 { column = 0 }
        if first == 10 { row = min(row + 1, height - 1) }
      } else {
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
        guard rest.count >= length else { break }
        put(String(decoding: rest.prefix(length), as: UTF8.self))
        rest.removeFirst(length)
      }
    }
    waiting = Array(rest)
  }

  private mutating func put(_ letter: String) {
    guard let scalar = letter.unicodeScalars.first, row < height else { return }
    let isMark = [.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
    if isMark, column > 0 { return rows[row][column - 1] += letter }
    let isWide =
      (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xD7A3).contains(scalar.value)
      || (0xFF00...0xFF60).contains(scalar.value) || scalar.properties.isEmojiPresentation
    for part in isWide ? [letter, ""] : [letter] where column < width {
      rows[row][column] = part
      column += 1
    }
  }

  /// Takes a control sequence; false while it is not complete.
  private mutating func control(_ rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.count > 1 else { return false }
    guard rest[rest.startIndex + 1] == 0x5B else {
      unknown.append(String(decoding: rest.prefix(2), as: UTF8.self))
      rest.removeFirst(2)
      return true
    }
    let body = rest.dropFirst(2)
    guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0) }) else { return false }
    perform(Character(Unicode.Scalar(body[end])), String(decoding: body[..<end], as: UTF8.self))
    rest = rest[(end + 1)...]
    return true
  }

  private mutating func perform(_ final: Character, _ parameters: String) {
    let numbers = parameters.drop { $0 == "?" }.split(separator: ";").map { Int($0) ?? 0 }
    switch (final, parameters.first == "?") {
    case ("H", false):
      row = min(max((numbers.first ?? 1) - 1, 0), height - 1)
      column = min(max((numbers.dropFirst().first ?? 1) - 1, 0), width - 1)
    case ("J", false): rows = Array(repeating: Array(repeating: " ", count: width), count: height)
    case ("m", false): break
    case ("h", true): modes.formUnion(numbers)
    case ("l", true): modes.subtract(numbers)
    default: unknown.append("\(parameters)\(final)")
    }
  }
}
